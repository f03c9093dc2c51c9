//! Which counters of a player's palette stand for the units of a game that was never in VASL.
//!
//! An import says which type a counter is; this asks the same the other way round: which counter of the palette is of a type and
//! a nation, and as which counters VASL shows what lies on a unit. Input: a module, the types of the game, roles. Output: figures.
//! Of several counters of a type the one whose name says least besides is taken; several that look otherwise then are none.

use super::counter::{Drawer, Figure, Globals};
use super::module::Module;
use super::palette::{Palette, Slot};
use super::posture;
use crate::import::types::{Known, called, factors, gun, is_factors, kind, of_personnel, vehicle};
use crate::import::vassal::army::Army;
use crate::import::vassal::counter::{self, Face, Sort};
use crate::import::vassal::layers;
use crate::import::vassal::piece::{Base, Piece};
use crate::import::vassal::viewer::Eyes;
use asl_core::scenario::Types;
use asl_core::vocab::{Meaning, Nation};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

/// A unit to be shown.
#[derive(Clone, Copy, Debug)]
pub struct Role<'r> {
    /// Its type, as the head names it.
    pub kind: &'r str,
    /// The nation of its counter; empty where nothing tells it.
    pub nation: &'r str,
    /// What it is: `squad`, `hs`, `crew`, `leader`, `hero`, or another word where that is not told.
    pub sort: &'r str,
    /// What is left of it is a wreck.
    pub is_wreck: bool,
    /// The hexspine of its hull, and that of its turret where it is another: 0 to 5 clockwise from the one between north and north-east.
    pub facing: [Option<u8>; 2],
    /// What is to be said of it, in the words of `show`: `pinned`, `CE`, `has LMG`.
    pub words: &'r [String],
}

/// A unit, and what lies upon it, from below; of each the figure, or why there is none.
#[derive(Clone, Debug)]
pub struct Cast {
    /// The unit.
    pub unit: Result<Arc<Figure>, String>,
    /// What lies upon it: the word for it, and its figure.
    pub upon: Vec<Upon>,
}

/// What lies upon a unit: the word for it, and its figure, or why there is none.
pub type Upon = (String, Result<Arc<Figure>, String>);

/// The word tells of a SW, or of one that malfunctioned.
fn is_arm(word: &str) -> bool {
    word.starts_with("has ") || word.ends_with(" out of order")
}

/// How VASL shows a word of `show`: by a layer of the counter, else by the first of these counters that the palette has.
struct Shown {
    word: &'static str,
    layer: &'static str,
    counters: &'static [&'static str],
}

const fn by(word: &'static str, layer: &'static str, counters: &'static [&'static str]) -> Shown {
    Shown { word, layer, counters }
}

/// Words that VASL shows; the others stand in the name of the counter.
const SHOWN: [Shown; 31] = [
    by("broken", "broken", &[]),
    by("disrupted", "disrupted", &["Disrupt"]),
    by("berserk", "Berserk", &["Berserk"]),
    by("heroic", "Heroic", &["Heroic"]),
    by("fanatic", "Fanatic", &["Fanatic"]),
    by("wounded", "Wnd", &["Wounded"]),
    by("DM", "", &["DM"]),
    by("pinned", "", &["Pin"]),
    by("Pin", "", &["Pin"]),
    by("encircled", "", &["Encircled"]),
    by("Encircled", "", &["Encircled"]),
    by("in Melee", "", &["Melee"]),
    by("Melee", "", &["Melee"]),
    by("TI", "", &["TI"]),
    by("CX", "", &["CX"]),
    by("immobilized", "", &["Immob.", "Immobilized"]),
    by("bogged", "", &["Bog"]),
    by("abandoned", "", &["Abandoned", "Aband."]),
    by("stunned", "", &["stun", "stun +1"]),
    by("shocked", "", &["Shock"]),
    by("recalled", "", &["RECALL"]),
    by("Motion", "", &["Motion"]),
    by("Reverse Motion", "", &["Reverse Motion"]),
    by("Prep Fire", "", &["Prep Fire"]),
    by("First Fire", "", &["First Fire"]),
    by("Final Fire", "", &["Final Fire"]),
    by("Bounding Fire", "", &["Bnd. Fire", "Bounding Fire"]),
    by("Opportunity Fire", "", &["Opp. Fire", "Opportunity Fire"]),
    by("Intensive Fire", "", &["Int. Fire", "Intensive Fire"]),
    by("No Fire", "", &["No Fire"]),
    by("hull down", "", &["HD", "Hull Down"]),
];

/// A counter of the palette, read.
struct Candidate {
    piece: Piece,
    face: Face,
    sort: Sort,
    /// The letters of its army, or nothing.
    army: String,
    /// The nation under which the palette lists it.
    listed: Option<Nation>,
    pictures: Vec<String>,
}

/// What Personnel is, where a role says it.
const SORTS: [&str; 5] = ["squad", "hs", "crew", "leader", "hero"];

/// How much a counter says beyond its type: the fewer the plainer.
type Plainness = (bool, bool, usize, usize, usize);

/// A palette that is asked for the counters of a game.
pub struct Casting<'a> {
    module: &'a Module,
    palette: Palette,
    book: u16,
    own: &'a Types,
    read: BTreeMap<usize, Option<Rc<Candidate>>>,
    /// What was asked for, by its words.
    found: BTreeMap<String, Result<Rc<Candidate>, String>>,
    figures: BTreeMap<String, Option<Arc<Figure>>>,
}

impl<'a> Casting<'a> {
    /// Counters of a module for a game that takes its types from the catalogue of a book and from the player's own.
    #[must_use]
    pub fn of(module: &'a Module, book: u16, own: &'a Types) -> Casting<'a> {
        let palette = module.palette();
        let (read, found, figures) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        Casting { module, palette, book, own, read, found, figures }
    }

    /// Whether the module has a palette at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.palette.slots().is_empty()
    }

    /// The counters of a role.
    #[must_use]
    pub fn cast(&mut self, role: Role<'_>) -> Cast {
        let found = self.unit(role);
        let [hull, turret] = role.facing;
        let is_exposed = role.words.iter().any(|word| word == "CE");
        let mut piece = found.map(|found| found.piece.clone());
        let mut upon: Vec<Upon> = Vec::new();
        if let Ok(piece) = &mut piece {
            if is_exposed || role.words.iter().any(|word| word == "BU") {
                posture::crew(piece, is_exposed);
            }
            if let Some(hull) = hull {
                posture::face(piece, hull);
                turret.into_iter().for_each(|turret| posture::aim(piece, hull, turret, is_exposed));
            }
        }
        // SW lie on their unit, and counters of what it did on both. What is not of the module is drawn with all of it.
        let (arms, others): (Vec<&String>, Vec<&String>) = role.words.iter().partition(|word| is_arm(word));
        for word in arms.into_iter().chain(others) {
            let said = piece.as_mut().map_or(None, |unit| self.said(role, word, unit));
            upon.extend(said.filter(|(name, _)| upon.iter().all(|(other, _)| other != name)));
        }
        let unit = piece
            .map(|piece| self.figure(&piece))
            .and_then(|drawn| drawn.ok_or_else(|| format!("the module has no picture of {}", role.kind)));
        Cast { unit, upon }
    }

    /// What a word of a unit is shown by, where it is no layer of its counter.
    fn said(&mut self, role: Role<'_>, word: &str, unit: &mut Piece) -> Option<Upon> {
        let is_afoot = role.facing[0].is_none();
        if let Some(name) = word.strip_prefix("has ") {
            return Some((name.to_owned(), self.weapon(name, role.nation, false)));
        }
        if let Some(name) = word.strip_suffix(" out of order") {
            return is_afoot.then(|| (word.to_owned(), self.weapon(name, role.nation, true)));
        }
        if word == "concealed" {
            return Some(("?".to_owned(), self.question(role)));
        }
        let Shown { layer, counters, .. } = SHOWN.iter().find(|shown| shown.word == word)?;
        if !layer.is_empty() && posture::switch(unit, layer) {
            return None;
        }
        let marker = self.marker(word, counters);
        Some(((*counters.first().unwrap_or(&word)).to_owned(), marker))
    }

    fn unit(&mut self, role: Role<'_>) -> Result<Rc<Candidate>, String> {
        let Role { kind, nation, sort, is_wreck, .. } = role;
        let first = factors(kind);
        let names = [kind, first];
        let of = if nation.is_empty() { String::new() } else { format!(" ({nation})") };
        let what = if is_wreck { format!("a wreck of {kind}{of}") } else { format!("{kind}{of}") };
        let is_told = Nation::read(nation).is_some();
        let key = format!("unit {is_wreck} {kind} {nation} {sort}");
        self.once(key, |casting| {
            for name in names.into_iter().filter(|name| !name.is_empty()) {
                let words = called(name, casting.book, casting.own);
                let needles: Vec<String> = words.iter().cloned().chain([factors(name).to_owned()]).collect();
                let found = casting.matching(&needles, |casting, each| {
                    let is_one = if is_wreck {
                        casting.is_wreck_of(each, name)
                    } else {
                        casting.is_of_type(each, name)
                    };
                    // Factors are alike in many armies, and a vehicle may be captured.
                    let is_foreign = each.sort == Sort::Personnel && is_told && each.allegiance(nation) == 0;
                    (is_one && !is_foreign).then(|| Self::plainness(each, &words, sort))
                });
                if !found.is_empty() {
                    return chosen(found, nation, &what);
                }
            }
            Err(format!("the module has no counter that is known as {what}"))
        })
    }

    /// A SW, or what malfunctioned of it.
    fn weapon(&mut self, name: &str, nation: &str, is_broken: bool) -> Result<Arc<Figure>, String> {
        let key = format!("weapon {name} {nation}");
        let found = self.once(key, |casting| {
            let found = casting.matching(&[name.to_owned()], |_, each| {
                let is_one = each.sort == Sort::Weapon && each.face.class.eq_ignore_ascii_case(name);
                is_one.then(|| Self::plainness(each, &[], ""))
            });
            chosen(found, nation, &format!("a SW {name}"))
        })?;
        let mut piece = found.piece.clone();
        if is_broken {
            posture::switch(&mut piece, "malf");
        }
        self.figure(&piece).ok_or_else(|| format!("the module has no picture of a SW {name}"))
    }

    /// The `?` of a nation; a large one on what has a large counter.
    fn question(&mut self, role: Role<'_>) -> Result<Arc<Figure>, String> {
        let is_large = role.facing[0].is_some();
        let key = format!("question {} {is_large}", role.nation);
        let found = self.once(key, |casting| {
            let found = casting.matching(&["?".to_owned()], |_, each| {
                let is_small = !layers::art(&each.piece).contains("58");
                (each.sort == Sort::Question).then_some((is_small == is_large, false, 0, 0, 0))
            });
            chosen(found, role.nation, "a ?")
        })?;
        self.figure(&found.piece).ok_or_else(|| "the module has no picture of a ?".to_owned())
    }

    fn marker(&mut self, word: &str, counters: &[&str]) -> Result<Arc<Figure>, String> {
        let needles: Vec<String> = counters.iter().map(|name| (*name).to_owned()).collect();
        let found = self.once(format!("marker {word}"), |casting| {
            let mut found = casting.matching(&needles, |_, each| {
                let is_one = |name: &&str| each.face.class.eq_ignore_ascii_case(name);
                let place = counters.iter().position(is_one).filter(|_| each.sort == Sort::Marker);
                place.map(|place| (false, false, place, 0, 0))
            });
            // The palette lists a marker wherever it is at hand: the first is as good as any.
            found.sort_by_key(|(plainness, _)| *plainness);
            let first = found.into_iter().next().map(|(_, each)| each);
            first.ok_or_else(|| format!("the module has no counter for `{word}`"))
        })?;
        self.figure(&found.piece).ok_or_else(|| format!("the module has no picture of `{word}`"))
    }

    fn once(
        &mut self,
        key: String,
        find: impl FnOnce(&mut Self) -> Result<Rc<Candidate>, String>,
    ) -> Result<Rc<Candidate>, String> {
        if let Some(known) = self.found.get(&key) {
            return known.clone();
        }
        let found = find(self);
        self.found.insert(key, found.clone());
        found
    }

    /// The counters that are wanted, among those whose definitions hold one of these words.
    fn matching(
        &mut self,
        needles: &[String],
        wanted: impl Fn(&Self, &Candidate) -> Option<Plainness>,
    ) -> Vec<(Plainness, Rc<Candidate>)> {
        let slots = self.palette.slots();
        let held: Vec<usize> = (0..slots.len()).filter(|n| slots[*n].holds(needles)).collect();
        let read: Vec<Rc<Candidate>> = held.into_iter().filter_map(|n| self.candidate(n)).collect();
        read.into_iter().filter_map(|each| Some((wanted(self, &each)?, each))).collect()
    }

    fn candidate(&mut self, n: usize) -> Option<Rc<Candidate>> {
        if let Some(known) = self.read.get(&n) {
            return known.clone();
        }
        let slot = self.palette.slots().get(n)?;
        let read = match self.palette.piece(slot) {
            Ok(piece) => counted(slot, piece).map(Rc::new),
            Err(why) => {
                self.module.fault(format!("the module: its counter {}: {why}", slot.name));
                None
            }
        };
        self.read.insert(n, read.clone());
        read
    }

    /// Is a counter of this type? Factors alone are a type of any nation, and a name that the catalogue does not know is one of VASL's.
    fn is_of_type(&self, each: &Candidate, name: &str) -> bool {
        let (known, class) = (each.known(), each.face.class.as_str());
        let found = match each.sort {
            Sort::Personnel if is_factors(name) => return factors(class) == name,
            Sort::Personnel => of_personnel(class, &each.army, self.book),
            Sort::Vehicle => vehicle(&known, self.book, self.own),
            Sort::Gun => gun(&known, self.book, self.own),
            Sort::Weapon | Sort::Wreck | Sort::Question | Sort::Wheel | Sort::Marker => None,
        };
        let is_force = matches!(each.sort, Sort::Vehicle | Sort::Gun);
        found.map_or_else(|| is_force && known.is_named(name), |found| found == name)
    }

    fn is_wreck_of(&self, each: &Candidate, name: &str) -> bool {
        let class = each.face.class.trim();
        let cut = class.len().checked_sub("wreck".len()).filter(|_| each.sort == Sort::Wreck);
        let class = cut.and_then(|cut| class.get(..cut)).map(str::trim);
        let of = |class| vehicle(&Known { class, ..each.known() }, self.book, self.own);
        class.is_some_and(|class| of(class) == Some(name))
    }

    fn plainness(each: &Candidate, words: &[String], sort: &str) -> Plainness {
        let class = &each.face.class;
        let is_other = SORTS.contains(&sort) && each.sort == Sort::Personnel && kind(class) != sort;
        let is_named = layers::art(&each.piece).rsplit(['/', '\\']).next().is_some_and(|picture| {
            let stem = picture.split('.').next().unwrap_or(picture);
            words.iter().any(|word| word.eq_ignore_ascii_case(stem))
        });
        (is_other, !is_named, each.face.statuses.len(), class.split_whitespace().count(), class.len())
    }

    fn figure(&mut self, piece: &Piece) -> Option<Arc<Figure>> {
        let states = piece.traits.iter().map(|t| t.state.as_str());
        let key = states.fold(piece.id.clone(), |key, state| key + "\t" + state);
        if let Some(known) = self.figures.get(&key) {
            return known.clone();
        }
        let (eyes, globals) = (Eyes::director(), Globals::new());
        let drawer = Drawer { module: self.module, eyes: &eyes, globals: &globals };
        let figure = drawer.figure(piece).filter(|figure| !figure.ops.is_empty()).map(Arc::new);
        self.figures.insert(key, figure.clone());
        figure
    }
}

impl Candidate {
    fn known(&self) -> Known<'_> {
        let gpid = match &self.piece.base {
            Base::Counter(counter) => counter.gpid.as_str(),
            Base::Stack { .. } | Base::Deck { .. } => "",
        };
        Known { class: &self.face.class, pictures: &self.pictures, gpid }
    }

    /// How surely it belongs to a nation.
    fn allegiance(&self, nation: &str) -> u8 {
        let army = Army::of(&self.army);
        if army.is_some_and(|army| !army.word.is_empty() && army.word == nation) {
            return 2;
        }
        let named =
            |army: &Army| Nation::read(army.letters).or_else(|| Nation::read(&army.name.to_lowercase()));
        let own = army.and_then(named).or(self.listed);
        u8::from(own.is_some() && own == Nation::read(nation))
    }
}

/// What is to be known of a slot's counter.
fn counted(slot: &Slot, piece: Piece) -> Option<Candidate> {
    let sort = counter::sort(&piece)?;
    Some(Candidate {
        face: counter::face(&piece),
        sort,
        army: layers::nation(&piece).unwrap_or_default(),
        listed: slot.path.iter().rev().find_map(|part| Nation::read(&part.to_lowercase())),
        pictures: layers::pictures(&piece),
        piece,
    })
}

/// The plainest counter of a nation; none where several are as plain and look otherwise.
fn chosen(found: Vec<(Plainness, Rc<Candidate>)>, nation: &str, what: &str) -> Result<Rc<Candidate>, String> {
    let nearest = found.iter().map(|(_, each)| each.allegiance(nation)).max().unwrap_or(0);
    let near = |(_, each): &&(Plainness, Rc<Candidate>)| each.allegiance(nation) == nearest;
    let least = found.iter().filter(near).map(|(plainness, _)| *plainness).min();
    let mut plainest =
        found.iter().filter(near).filter(|(plainness, _)| Some(*plainness) == least).map(|(_, each)| each);
    let first =
        plainest.next().ok_or_else(|| format!("the module has no counter that is known as {what}"))?;
    let art = |each: &Candidate| layers::art(&each.piece);
    if plainest.all(|each| art(each) == art(first)) {
        Ok(Rc::clone(first))
    } else {
        Err(format!("the module has several counters for {what}"))
    }
}
