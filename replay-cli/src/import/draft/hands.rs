//! In whose hand the counters are: who moves, fires with or flips units of the side that another plays.
//!
//! Beside each drag stands the id of who made it. The files tell in three ways on which side a player is: by the roster, by
//! what the player hides and conceals, and by the names on the counters of the first set-up. A player whom they put on both
//! sides, or on none, is put nowhere: players of one copy move both, and nothing is guessed of them. Players do such things
//! for each other, so that it is a question, one for a player and a phase, and never a breach.

use super::event::At;
use super::marks::Mark;
use super::roster::{Roster, is_force, side};
use super::{Ask, Drafter, Moment, Source};
use crate::import::vassal::Imported;
use crate::import::vassal::action::{Change, Deed, Look, look};
use crate::import::vassal::counter::Sort;
use crate::import::vassal::leaf::Leaf;
use crate::import::vassal::viewer::{HIDES, owners};
use std::collections::{BTreeMap, BTreeSet};

/// What somebody does with a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Hand {
    /// The player drags it.
    Moved,
    /// The player lays a counter of fire on it.
    Fired,
    /// The player flips it to its broken side, and no dice fell before.
    Flipped,
}

impl Hand {
    const fn word(self) -> &'static str {
        match self {
            Hand::Moved => "moved",
            Hand::Fired => "laid a counter of fire on",
            Hand::Flipped => "flipped",
        }
    }
}

/// So many units are named in a question; where there are more, only how many.
const MOST_NAMED: usize = 4;

/// So many questions are asked in all: a game has fewer phases.
const MOST_ASKED: usize = 512;

/// What one player did in one phase with units of the side of another.
struct Borrowed {
    at: At,
    /// Its place among the events of the draft.
    place: usize,
    who: String,
    of: &'static str,
    /// The player of that side, as far as that is told.
    owner: Option<String>,
    /// The files tell a side of one of both; else each may have touched what is their own.
    is_told: bool,
    units: Vec<(Hand, String)>,
}

/// Who has what in hand.
pub(super) struct Hands {
    /// Display names by pseudonyms.
    names: BTreeMap<String, String>,
    /// The sides of the players that the files tell.
    sides: BTreeMap<String, &'static str>,
    /// Who had units of a side in hand in this phase.
    phase: BTreeMap<&'static str, BTreeSet<String>>,
    /// What was borrowed in this phase, by player and side.
    known: BTreeMap<(String, &'static str), usize>,
    has_rolled: bool,
    all: Vec<Borrowed>,
}

impl Hands {
    /// The hands of no files.
    pub(super) const fn none() -> Hands {
        Hands {
            names: BTreeMap::new(),
            sides: BTreeMap::new(),
            phase: BTreeMap::new(),
            known: BTreeMap::new(),
            has_rolled: false,
            all: Vec::new(),
        }
    }

    pub(super) fn of(source: &Source<'_>) -> Hands {
        let names = named_alone(source.files);
        let mut told = Told { names: &names, sides: BTreeMap::new() };
        for (n, file) in source.files.iter().enumerate() {
            told.file(file, n == 0);
        }
        let sides = told.sides.into_iter().filter_map(|(who, claim)| Some((who, claim.side()?))).collect();
        Hands { names, sides, ..Hands::none() }
    }

    /// The side of a player by the name that the dice give, where the files tell it.
    pub(super) fn side_of(&self, player: &str) -> Option<&'static str> {
        self.sides.get(player).copied()
    }

    pub(super) fn begin_phase(&mut self) {
        self.phase.clear();
        self.known.clear();
        self.has_rolled = false;
    }

    /// Somebody does something with a unit, at a place among the events of the draft.
    pub(super) fn take(
        &mut self,
        (at, place): (At, usize),
        by: &str,
        hand: Hand,
        (of, unit): (&'static str, String),
    ) {
        if hand == Hand::Flipped && self.has_rolled {
            return;
        }
        let who = self.names.get(by).map_or(by, String::as_str).to_owned();
        let before = self.phase.entry(of).or_default();
        let other = before.iter().find(|other| **other != who).cloned();
        before.insert(who.clone());
        let plays = self
            .sides
            .iter()
            .find(|(player, side)| **side == of && **player != who)
            .map(|(player, _)| player);
        let is_told = self.sides.contains_key(&who) || plays.is_some();
        let owner = match self.sides.get(&who) {
            Some(own) if *own == of => return,
            Some(_) => plays.cloned(),
            None => match plays.cloned().or(other) {
                Some(owner) => Some(owner),
                None => return,
            },
        };
        let n = *self.known.entry((who.clone(), of)).or_insert(self.all.len());
        if let Some(borrowed) = self.all.get_mut(n) {
            if !borrowed.units.contains(&(hand, unit.clone())) {
                borrowed.units.push((hand, unit));
            }
        } else if self.all.len() < MOST_ASKED {
            self.all.push(Borrowed { at, place, who, of, owner, is_told, units: vec![(hand, unit)] });
        }
    }

    /// Dice fell in this phase: who shows what comes of them is not asked.
    pub(super) const fn rolled(&mut self) {
        self.has_rolled = true;
    }

    /// The questions, each with its place.
    pub(super) fn asks(self) -> impl Iterator<Item = (At, usize, Ask)> {
        let names: BTreeSet<String> = self.names.into_values().collect();
        self.all.into_iter().map(move |borrowed| (borrowed.at, borrowed.place, borrowed.ask(&names)))
    }
}

impl Borrowed {
    fn ask(&self, names: &BTreeSet<String>) -> Ask {
        // A pseudonym is nobody's name.
        let named =
            |who: &String| Some(who.clone()).filter(|who| !who.starts_with("owner-") || names.contains(who));
        let who = named(&self.who).unwrap_or_else(|| "a player whom the files do not name".into());
        let owner = self.owner.as_ref().and_then(named).unwrap_or_else(|| "the other player".into());
        let mut done: Vec<String> = Vec::new();
        for hand in [Hand::Moved, Hand::Fired, Hand::Flipped] {
            let units: Vec<&str> =
                self.units.iter().filter(|(of, _)| *of == hand).map(|(_, unit)| unit.as_str()).collect();
            if !units.is_empty() {
                let more = units.len().saturating_sub(MOST_NAMED);
                let more = if more == 0 { String::new() } else { format!(" and {more} more") };
                let shown = units[..units.len().min(MOST_NAMED)].join(", ");
                done.push(format!("{} {shown}{more}", hand.word()));
            }
        }
        let done = format!("{who} {} of the {} side", done.join(" and "), self.of);
        if !self.is_told {
            let says = format!("{done}, as {owner} did: whose are they");
            let plain = vec![
                format!("{owner}'s, for whom it was done"),
                format!("{who}'s own"),
                "it was a mistake".into(),
            ];
            return Ask { plain, ..Ask::of("mover", says) };
        }
        let says = format!("{done}: was it for {owner}");
        let plain = vec![format!("yes, for {owner}"), "no, by mistake".into()];
        Ask { plain, ..Ask::of("mover", says) }
    }
}

/// The names of the pseudonyms. A player who drags what bears another's name is not that other: of two pseudonyms with one
/// name the one with less to show for it has none.
fn named_alone(files: &[Imported]) -> BTreeMap<String, String> {
    let mut votes: BTreeMap<(&String, &String), u32> = BTreeMap::new();
    for ((owner, name), count) in files.iter().flat_map(|file| &file.votes) {
        let sum = votes.entry((owner, name)).or_default();
        *sum = sum.saturating_add(*count);
    }
    let most = |name: &String| votes.iter().filter(|((_, of), _)| *of == name).map(|(_, count)| *count).max();
    let names = owners(files).into_iter();
    names
        .filter(|(owner, name)| {
            let own = votes.get(&(owner, name)).copied();
            own.is_some_and(|own| own >= HIDES) || own == most(name)
        })
        .collect()
}

/// What speaks for the sides of the players.
struct Told<'t> {
    names: &'t BTreeMap<String, String>,
    sides: BTreeMap<String, Claim>,
}

/// What speaks for the side of one player: the strongest that is told counts.
#[derive(Default)]
struct Claim {
    seat: BTreeSet<&'static str>,
    closed: BTreeSet<&'static str>,
    named: BTreeSet<&'static str>,
}

impl Claim {
    fn side(&self) -> Option<&'static str> {
        let told = [&self.seat, &self.closed, &self.named].into_iter().find(|sides| !sides.is_empty())?;
        let mut sides = told.iter();
        sides.next().copied().filter(|_| sides.next().is_none())
    }
}

impl Told<'_> {
    fn file(&mut self, file: &Imported, is_first: bool) {
        for raw in &file.kept {
            if let Leaf::Player { owner, side, .. } = Leaf::parse(raw) {
                let seat = ["Axis", "Allied"].into_iter().filter(|word| side.contains(word));
                self.claim(&owner).seat.extend(seat);
            }
        }
        let stand = file.setup.pieces().filter_map(|piece| look(&file.setup, &file.layout, piece));
        for look in stand.filter(|look| is_force(look.sort)) {
            self.closed(&look);
            if let (true, Some(bearer), Some(side)) = (is_first, named(&look), side_of(&look)) {
                self.claim(bearer).named.insert(side);
            }
        }
        let changed = file.actions.iter().flat_map(|action| &action.changes);
        for look in changed.filter_map(|change| change.after.as_ref()).filter(|look| is_force(look.sort)) {
            self.closed(look);
        }
    }

    /// A player who hides or conceals a unit plays its side.
    fn closed(&mut self, look: &Look) {
        let Some(side) = side_of(look) else { return };
        for owner in [&look.hidden_by, &look.concealed_by].into_iter().flatten() {
            self.claim(owner).closed.insert(side);
        }
    }

    fn claim(&mut self, owner: &str) -> &mut Claim {
        let who = self.names.get(owner).map_or(owner, String::as_str);
        self.sides.entry(who.to_owned()).or_default()
    }
}

fn named(look: &Look) -> Option<&str> {
    look.bearer.as_deref().filter(|name| !name.is_empty() && *name != "null")
}

/// The side of a counter whose army it tells.
fn side_of(look: &Look) -> Option<&'static str> {
    look.army.as_deref().map(side)
}

impl Drafter<'_> {
    /// Who has which units in hand: those that the player drags, lays a counter of fire on, or flips.
    pub(super) fn handled(&mut self, now: &Moment<'_>) {
        if let Deed::Rolled(_) = now.action.deed {
            self.hands.rolled();
        }
        let Some(by) = &now.action.by else { return };
        let here = (now.at, self.events.len());
        for change in &now.action.changes {
            let Some((hand, id)) = self.in_hand(&now.action.deed, change) else { continue };
            if let Some(unit) = self.roster.shown(&id) {
                self.hands.take(here, by, hand, unit);
            }
        }
    }

    fn in_hand(&self, deed: &Deed, change: &Change) -> Option<(Hand, String)> {
        let force = || self.seen(change).filter(|(before, _)| is_force(before.sort));
        if *deed == Deed::Marked {
            let made = change.after.as_ref().filter(|look| look.sort == Sort::Marker && self.sees(look))?;
            let mark = Mark::named(&made.face.class).filter(|mark| mark.is_of_fire())?;
            return Some((Hand::Fired, self.of_these(mark, change.beneath.iter().map(String::as_str))?));
        }
        let hand = match *deed == Deed::Moved {
            true => Hand::Moved,
            false if *deed == Deed::Broke => Hand::Flipped,
            false => return None,
        };
        force().map(|(before, _)| (hand, before.id.clone()))
    }
}

impl Roster<'_> {
    /// A unit with its side, as a question names it.
    pub(super) fn shown(&self, id: &str) -> Option<(&'static str, String)> {
        let row = self.row(id)?;
        Some((row.side, format!("{} ({})", row.counter, row.name)))
    }
}
