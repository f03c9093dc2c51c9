//! The units of a draft: names, sides and types, by the counters of the files.

use super::Source;
use crate::import::types::{Known, factors, gun, is_factors, is_leader, kind, of_personnel, vehicle, weapon};
use crate::import::vassal::action::{Look, look};
use crate::import::vassal::army::Army;
use crate::import::vassal::counter::Sort;
use crate::import::vassal::viewer::{Sight, owners};
use asl_core::scenario::Types;
use asl_core::vocab::{UnitId, WeaponName};
use std::collections::{BTreeMap, BTreeSet};

/// A unit of the draft, and of its head.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Enrolled {
    /// Its name.
    pub name: UnitId,
    /// Its side.
    pub side: &'static str,
    /// Its counter.
    pub counter: String,
    /// What the counter is.
    pub sort: Sort,
    /// The factors of its counter, `4-6-7`.
    pub factors: String,
    /// The letters of its army in the palette.
    pub nation: String,
    /// What the counter says of it, in TOML: all, then less, for a head that does not take all.
    pub says: Vec<String>,
}

impl Enrolled {
    /// What a leader's counter prints behind the morale.
    pub(super) fn leadership(&self) -> Option<i16> {
        let is_one = self.sort == Sort::Personnel && is_leader(&self.factors);
        let at = self.factors.find(['-', '+']).filter(|_| is_one)?;
        let value: i16 = self.factors.get(at + 1..)?.parse().ok()?;
        Some(if self.factors.as_bytes()[at] == b'-' { -value } else { value })
    }

    /// Whether it is a leader.
    pub(super) fn is_leader(&self) -> bool {
        self.leadership().is_some()
    }

    /// Whether it makes checks: Personnel does.
    pub(super) fn checks(&self) -> bool {
        self.sort == Sort::Personnel
    }
}

/// The units by the ids of their counters.
pub(super) struct Roster<'a> {
    /// Their places in the head.
    rows: BTreeMap<String, usize>,
    /// The rows of the head, in order.
    head: Vec<Enrolled>,
    players: BTreeSet<String>,
    names: BTreeSet<UnitId>,
    /// SW that the files show, by the letters of their armies: names and types.
    weapons: BTreeMap<String, BTreeMap<String, &'static str>>,
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
            weapons: BTreeMap::new(),
            book: source.scenario.book,
            types: source.types,
        };
        for file in source.files {
            let stand = file.setup.pieces().filter_map(|piece| look(&file.setup, &file.layout, piece));
            let stand: Vec<Look> = stand.collect();
            let made = file.actions.iter().flat_map(|action| &action.changes);
            let made = made.flat_map(|change| [change.before.as_ref(), change.after.as_ref()]).flatten();
            let all: Vec<&Look> = stand.iter().chain(made).collect();
            all.iter().for_each(|look| roster.armed(look));
            all.iter().for_each(|look| roster.seen(source, look));
        }
        roster
    }

    /// A SW: units of its army may come to fire it, and the head says what it is worth.
    fn armed(&mut self, look: &Look) {
        let Some(army) = look.army.as_deref().filter(|_| look.sort == Sort::Weapon) else { return };
        let is_name = look.face.class.parse::<WeaponName>().is_ok();
        if let Some(found) = weapon(army, &look.face.class, self.book).filter(|_| is_name) {
            self.weapons.entry(army.to_owned()).or_default().insert(look.face.class.clone(), found.name);
        }
    }

    fn seen(&mut self, source: &Source<'_>, look: &Look) {
        if !is_force(look.sort) || self.rows.contains_key(&look.id) {
            return;
        }
        let sight = source.eyes.through(look.hidden_by.as_deref(), look.concealed_by.as_deref());
        if sight == Sight::Whole {
            self.enroll(look, look.army.clone().unwrap_or_default());
        }
    }

    fn enroll(&mut self, look: &Look, nation: String) {
        let (name, side) = (self.name(&nation, &look.face.class), side(&nation));
        let factors = factors(&look.face.class).to_owned();
        let arms = self.weapons.get(&nation);
        let says = described(look, &nation, (self.book, self.types), arms);
        let (counter, sort) = (look.face.class.clone(), look.sort);
        self.rows.insert(look.id.clone(), self.head.len());
        self.head.push(Enrolled { name, side, counter, sort, factors, nation, says });
    }

    /// `ge467a`: the nation's folder, the factors or the class, and a letter.
    fn name(&mut self, nation: &str, class: &str) -> UnitId {
        let first = factors(class);
        let short = if is_factors(first) && first.matches('-').count() == 2 {
            first.replace('-', "")
        } else if is_factors(first) {
            // A name has no `+`, and an 8+1 is no 8-1.
            first.replace('+', "plus")
        } else {
            class.chars().filter(char::is_ascii_alphanumeric).collect()
        };
        let stem: String = format!("{nation}{short}").chars().filter(|c| is_plain(*c)).take(24).collect();
        // A class in other letters than ours is a unit all the same.
        let stem =
            if stem.starts_with(|c: char| c.is_ascii_alphabetic()) { stem } else { format!("unit{stem}") };
        let lettered = ('a'..='z').map(|letter| format!("{stem}{letter}"));
        let numbered = (1..).map(|n: u32| format!("{stem}_{n}"));
        let mut names = lettered.chain(numbered).filter_map(|name| name.parse::<UnitId>().ok());
        let name = names.find(|name| !self.names.contains(name)).expect("letters and a number are a name");
        self.names.insert(name.clone());
        name
    }

    /// The counter stands for another unit from now on: what is left of it, or what replaces it.
    pub(super) fn becomes(&mut self, look: &Look) -> Option<UnitId> {
        let nation = self.row(&look.id)?.nation.clone();
        self.enroll(look, nation);
        self.of_id(&look.id).cloned()
    }

    /// No unit is seen: files of dice alone.
    pub(super) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    pub(super) fn row(&self, id: &str) -> Option<&Enrolled> {
        self.head.get(*self.rows.get(id)?)
    }

    /// The name of a counter's unit.
    pub(super) fn of_id(&self, id: &str) -> Option<&UnitId> {
        self.row(id).map(|row| &row.name)
    }

    /// Whether it is a leader.
    pub(super) fn is_leader(&self, id: &str) -> bool {
        self.row(id).is_some_and(Enrolled::is_leader)
    }

    /// The side of a counter's unit.
    pub(super) fn side(&self, id: &str) -> Option<&'static str> {
        self.row(id).map(|row| row.side)
    }

    /// The players that a head can name, and the units.
    pub(super) fn told(self) -> (Vec<String>, Vec<Enrolled>) {
        (self.players.into_iter().filter(|player| is_name(player)).collect(), self.head)
    }
}

const fn is_plain(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '/')
}

fn is_name(text: &str) -> bool {
    text.parse::<asl_core::event::Name>().is_ok() && text != "vasl"
}

/// VASL's phase wheel knows two sides; whose nation belongs to which it does not say, so this is a reading.
pub(super) fn side(nation: &str) -> &'static str {
    if Army::of(nation).is_some_and(|army| army.is_axis) { "Axis" } else { "Allied" }
}

/// Type, kind and printed factors of a counter, as a row of the head tells them, then the same without what a head may not
/// take. Which SW a unit possesses no counter shows: they lie with it in a stack, or under a `?`, so the row has no list of
/// them.
fn described(
    look: &Look,
    nation: &str,
    (book, own): (u16, &Types),
    arms: Option<&BTreeMap<String, &'static str>>,
) -> Vec<String> {
    let class = look.face.class.as_str();
    match look.sort {
        Sort::Vehicle => {
            let found = vehicle(&Known::of(look), book, own).unwrap_or(class);
            vec![
                format!("type = {found:?}, ce = {}", look.face.ce == Some(true)),
                format!("type = {class:?}"),
            ]
        }
        Sort::Personnel => {
            let plain = personnel(class, nation, book);
            let row = |(name, of): (&String, &&str)| format!("{name} = {of:?}");
            let arms: Vec<String> = arms.into_iter().flatten().map(row).collect();
            let armed = plain.first().filter(|_| !arms.is_empty());
            let armed = armed.map(|says| format!("{says}, weapons = {{ {} }}", arms.join(", ")));
            armed.into_iter().chain(plain).collect()
        }
        Sort::Gun => vec![format!("type = {:?}", gun(&Known::of(look), book, own).unwrap_or(class))],
        Sort::Weapon | Sort::Wreck | Sort::Question | Sort::Wheel | Sort::Marker => {
            vec![format!("type = {class:?}")]
        }
    }
}

fn personnel(class: &str, nation: &str, book: u16) -> Vec<String> {
    let (factors, kind) = (factors(class), kind(class));
    if let Some(known) = of_personnel(class, nation, book) {
        return vec![format!("type = {known:?}")];
    }
    let digits: Vec<u8> = factors.split(['-', '+']).filter_map(|part| part.parse().ok()).collect();
    let values = match (kind, digits.as_slice()) {
        ("leader", [morale, _]) => format!(", morale = {morale}"),
        (_, [fp, range, morale]) => format!(", fp = {fp}, range = {range}, morale = {morale}"),
        _ => String::new(),
    };
    let kind = format!("kind = {kind:?}");
    vec![format!("type = {class:?}, {kind}{values}"), format!("{kind}{values}"), kind]
}
