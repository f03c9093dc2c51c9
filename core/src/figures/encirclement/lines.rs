//! The lines along which a target is fired at: the hexsides and hexspines that its LOS enter by (A7.7).

use crate::event::{Level, UnitId};
use crate::figures::encirclement::pattern::pattern;
use crate::state::Attack;
use crate::vocab::hex::{Cell, Entry, line_of_entry};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// Firers of an attack, and where their lines of fire enter.
pub(crate) struct Reach<'a> {
    pub(crate) entries: Vec<Entry>,
    pub(crate) levels: Vec<i32>,
    pub(crate) units: BTreeSet<&'a UnitId>,
}

/// The level that an attack is aimed at in a hex.
fn aimed_at(attack: &Attack, cell: Cell) -> Level {
    attack.at.iter().find(|(c, _)| *c == cell).map_or(Level::At(0), |(_, level)| *level)
}

/// How many levels one is above another.
fn above(own: Level, target: Level) -> Option<i32> {
    match (own, target) {
        (Level::At(own), Level::At(target)) => Some(i32::from(own) - i32::from(target)),
        (Level::In, _) | (_, Level::In) => None,
    }
}

/// Lines of fire taken together. Fewer of them form no pattern that all do not form.
#[derive(Default)]
pub(crate) struct Lines {
    pub(crate) entries: Vec<Entry>,
    pub(crate) levels: Vec<i32>,
}

impl Lines {
    /// Those of all firers of these attacks, whether they count or not: of each place once.
    pub(crate) fn of(attacks: &[&Attack], cell: Cell) -> Lines {
        let places = |attack: &&Attack| {
            let target = aimed_at(attack, cell);
            attack.from.iter().flatten().map(move |(from, level)| (*from, *level, target)).collect::<Vec<_>>()
        };
        let places: BTreeSet<(Cell, Level, Level)> = attacks.iter().flat_map(places).collect();
        let here = places.iter().filter(|(from, ..)| *from == cell);
        Lines {
            entries: places.iter().filter_map(|(from, ..)| line_of_entry(cell, *from)).collect(),
            levels: here.filter_map(|(_, own, target)| above(*own, *target)).collect(),
        }
    }

    /// Has an attack a line of fire that none of these is?
    pub(crate) fn lack(&self, reach: &Reach<'_>) -> bool {
        reach.entries.iter().any(|entry| !self.entries.contains(entry))
            || reach.levels.iter().any(|level| !self.levels.contains(level))
    }

    pub(crate) fn take(&mut self, reach: &Reach<'_>) {
        self.entries.extend(reach.entries.iter().copied());
        self.levels.extend(reach.levels.iter().copied());
    }

    /// Do they encircle, as far as geometry goes?
    pub(crate) fn encircle(&self) -> bool {
        pattern(&self.entries, &self.levels).is_some()
    }
}

/// The lines of fire of those firers, by number, that count.
pub(crate) fn reach(attack: &Attack, cell: Cell, counts: impl Fn(usize) -> bool) -> Reach<'_> {
    let target = aimed_at(attack, cell);
    let firers = attack.declared.firers.iter().zip(&attack.from).enumerate().filter(|(n, _)| counts(*n));
    let firers: Vec<_> = firers.map(|(_, firer)| firer).collect();
    let from = || firers.iter().filter_map(|(_, from)| from.as_ref());
    Reach {
        entries: from().filter_map(|(c, _)| line_of_entry(cell, *c)).collect(),
        levels: from().filter(|(c, _)| *c == cell).filter_map(|(_, level)| above(*level, target)).collect(),
        units: firers.iter().map(|(firer, _)| &firer.unit).collect(),
    }
}
