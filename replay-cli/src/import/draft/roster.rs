//! The units of a draft: names, sides and types, by the counters of the files.

use super::Source;
use crate::import::types::{Known, gun, vehicle};
use crate::import::vassal::action::{Look, look};
use crate::import::vassal::counter::Sort;
use crate::import::vassal::viewer::{Sight, owners};
use crate::import::vassal::{layers, position::Position};
use asl_core::catalogue;
use asl_core::scenario::Types;
use asl_core::vocab::UnitId;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// A unit of the draft.
struct Row {
    name: UnitId,
    nation: String,
    side: &'static str,
    /// The factors of its counter.
    factors: String,
    sort: Sort,
}

/// The units by the ids of their counters.
pub(super) struct Roster<'a> {
    rows: BTreeMap<String, Row>,
    /// The rows of the head, in order: name, side, description.
    head: Vec<(String, &'static str, String)>,
    players: BTreeSet<String>,
    names: BTreeSet<String>,
    book: u16,
    types: &'a Types,
}

/// Counters that are units of a side.
pub(super) const fn is_force(sort: Sort) -> bool {
    matches!(sort, Sort::Personnel | Sort::Vehicle | Sort::Gun)
}

impl<'a> Roster<'a> {
    /// All units that the viewer sees in any of the files.
    pub(super) fn of(source: &Source<'a>) -> Roster<'a> {
        let players = owners(source.files).into_values().collect();
        let mut roster = Roster {
            rows: BTreeMap::new(),
            head: Vec::new(),
            players,
            names: BTreeSet::new(),
            book: source.scenario.book,
            types: source.types,
        };
        for file in source.files {
            roster.all_of(source, file, &file.setup);
            let made = file.actions.iter().flat_map(|action| &action.changes);
            for change in made {
                for look in [change.before.as_ref(), change.after.as_ref()] {
                    roster.seen(source, look, nation_at(&file.last, &file.setup, look));
                }
            }
        }
        roster
    }

    fn all_of(&mut self, source: &Source<'_>, file: &crate::import::vassal::Imported, position: &Position) {
        for piece in position.pieces() {
            let seen = look(position, &file.layout, piece);
            self.seen(source, seen.as_ref(), layers::nation(piece));
        }
    }

    fn seen(&mut self, source: &Source<'_>, look: Option<&Look>, nation: Option<String>) {
        let Some(look) = look.filter(|look| is_force(look.sort) && !self.rows.contains_key(&look.id)) else {
            return;
        };
        let sight = source.eyes.through(look.hidden_by.as_deref(), look.concealed_by.as_deref());
        let Some(nation) = nation.filter(|_| sight == Sight::Whole) else { return };
        self.enroll(look, nation);
    }

    fn enroll(&mut self, look: &Look, nation: String) {
        let (name, side) = (self.name(&nation, &look.face.class), side(&nation));
        let factors = look.face.class.split_whitespace().next().unwrap_or_default().to_owned();
        // A name that is none makes a head that is none: nothing is drafted then.
        let id = name.parse::<UnitId>();
        self.head.push((name, side, describe(look, &nation, self.book, self.types)));
        if let Ok(name) = id {
            self.rows.insert(look.id.clone(), Row { name, nation, side, factors, sort: look.sort });
        }
    }

    /// `ge467a`: the nation's folder, the factors or the class, and a letter.
    fn name(&mut self, nation: &str, class: &str) -> String {
        let first = class.split_whitespace().next().unwrap_or("unit");
        let short = if is_factors(first) && first.matches('-').count() == 2 {
            first.replace('-', "")
        } else if is_factors(first) {
            first.to_owned()
        } else {
            class.chars().filter(char::is_ascii_alphanumeric).collect()
        };
        let stem: String = format!("{nation}{short}").chars().filter(|c| is_plain(*c)).take(24).collect();
        let free = |name: &String| !self.names.contains(name);
        let lettered = ('a'..='z').map(|letter| format!("{stem}{letter}")).find(free);
        let name = lettered.or_else(|| (1..).map(|n| format!("{stem}_{n}")).find(free)).unwrap_or(stem);
        self.names.insert(name.clone());
        name
    }

    /// The counter stands for another unit from now on: what is left of it, or what replaces it.
    pub(super) fn becomes(&mut self, look: &Look) -> Option<UnitId> {
        let nation = self.rows.get(&look.id)?.nation.clone();
        self.enroll(look, nation);
        self.of_id(&look.id).cloned()
    }

    /// No unit is seen: files of dice alone.
    pub(super) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The name of a counter's unit.
    pub(super) fn of_id(&self, id: &str) -> Option<&UnitId> {
        self.rows.get(id).map(|row| &row.name)
    }

    /// The factors of a counter, `4-6-7`.
    pub(super) fn factors(&self, id: &str) -> String {
        self.rows.get(id).map(|row| row.factors.clone()).unwrap_or_default()
    }

    /// What a leader's counter prints behind his morale.
    pub(super) fn leadership(&self, id: &str) -> Option<i16> {
        let row = self.rows.get(id).filter(|row| row.sort == Sort::Personnel && is_leader(&row.factors))?;
        let at = row.factors.find(['-', '+'])?;
        let value: i16 = row.factors.get(at + 1..)?.parse().ok()?;
        Some(if row.factors.as_bytes()[at] == b'-' { -value } else { value })
    }

    /// Whether it is a leader.
    pub(super) fn is_leader(&self, id: &str) -> bool {
        self.leadership(id).is_some()
    }

    /// Whether it makes checks: Personnel does.
    pub(super) fn checks(&self, id: &str) -> bool {
        self.rows.get(id).is_some_and(|row| row.sort == Sort::Personnel)
    }

    /// What its counter is.
    pub(super) fn sort(&self, id: &str) -> Option<Sort> {
        self.rows.get(id).map(|row| row.sort)
    }

    /// The side of a counter's unit.
    pub(super) fn side(&self, id: &str) -> Option<&'static str> {
        self.rows.get(id).map(|row| row.side)
    }

    /// Players and units as tables of a head.
    pub(super) fn head(&self) -> String {
        let mut head = String::from("\n[players]\n");
        for player in self.players.iter().filter(|player| is_name(player)) {
            let _infallible = writeln!(head, "{player:?} = {{}}");
        }
        head += "vasl = {}\n\n[units]\n";
        for (name, side, toml) in &self.head {
            let _infallible = writeln!(head, "{name:?} = {{ side = {side:?}, {toml} }}");
        }
        head
    }
}

fn nation_at(end: &Position, begin: &Position, look: Option<&Look>) -> Option<String> {
    let id = &look?.id;
    layers::nation(end.get(id).or_else(|| begin.get(id))?)
}

const fn is_plain(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '/' | '+')
}

fn is_name(text: &str) -> bool {
    text.parse::<asl_core::event::Name>().is_ok() && text != "vasl"
}

/// `4-6-7`, `9-1`, `8+1`.
fn is_factors(word: &str) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    word.starts_with(digit)
        && word.ends_with(digit)
        && word.chars().all(|c| digit(c) || matches!(c, '-' | '+'))
}

/// Two figures: morale and leadership.
fn is_leader(factors: &str) -> bool {
    is_factors(factors) && factors.matches(['-', '+']).count() == 1
}

/// VASL's phase wheel knows two sides; whose nation belongs to which it does not say, so this is a reading.
fn side(nation: &str) -> &'static str {
    const AXIS: [&str; 11] = ["ge", "ss", "it", "ja", "fi", "ax", "hu", "ro", "bu", "sl", "cr"];
    if AXIS.contains(&nation) { "Axis" } else { "Allied" }
}

fn nation_word(folder: &str) -> &'static str {
    match folder {
        "ge" => "german",
        "ss" => "german ss",
        "ru" => "russian",
        "am" => "american",
        "br" => "british",
        "fr" => "french",
        "it" => "italian",
        "ja" => "japanese",
        "fi" => "finnish",
        _ => "",
    }
}

/// Type, kind and printed factors of a counter, as a row of the head tells them. Which SW a unit possesses no counter shows:
/// they lie with it in a stack, or under a `?`, so the row has no list of them.
fn describe(look: &Look, nation: &str, book: u16, own: &Types) -> String {
    let class = look.face.class.as_str();
    match look.sort {
        Sort::Vehicle => {
            let found = vehicle(&Known::of(look), book, own).unwrap_or(class);
            format!("type = {found:?}, ce = {}", look.face.ce == Some(true))
        }
        Sort::Personnel => personnel(class, nation, book),
        Sort::Gun => format!("type = {:?}", gun(&Known::of(look), book, own).unwrap_or(class)),
        Sort::Weapon | Sort::Wreck | Sort::Question | Sort::Wheel | Sort::Marker => {
            format!("type = {class:?}")
        }
    }
}

fn personnel(class: &str, nation: &str, book: u16) -> String {
    let mut words = class.split_whitespace();
    let (factors, last) = (words.next().unwrap_or_default(), words.last().unwrap_or_default());
    let kind = kind(factors, last);
    let crew = if kind == "crew" { "crew " } else { "" };
    let name = format!("{} {crew}{factors}", nation_word(nation)).trim().to_owned();
    let known = catalogue::personnel(&name, book).or_else(|| catalogue::personnel(factors, book));
    if let Some(known) = known {
        return format!("type = {:?}", known.name);
    }
    let digits: Vec<u8> = factors.split(['-', '+']).filter_map(|part| part.parse().ok()).collect();
    let values = match (kind, digits.as_slice()) {
        ("leader", [morale, _]) => format!(", morale = {morale}"),
        (_, [fp, range, morale]) => format!(", fp = {fp}, range = {range}, morale = {morale}"),
        _ => String::new(),
    };
    format!("type = {class:?}, kind = {kind:?}{values}")
}

/// What a counter's name tells of its kind: `1sq`, `2hs`, `crew`, two figures for a leader.
fn kind(factors: &str, last: &str) -> &'static str {
    let last = last.to_lowercase();
    match () {
        () if last.ends_with("hs") => "hs",
        () if last.contains("crew") => "crew",
        () if last.contains("hero") => "hero",
        () if is_leader(factors) => "leader",
        () => "squad",
    }
}
