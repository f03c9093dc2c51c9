//! From where the firers of an attack reach a hex (A7.7).

use crate::event::{Level, UnitId};
use crate::state::Attack;
use crate::vocab::hex::{Cell, Entry, line_of_entry};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// Firers of an attack, and where their lines of fire enter.
pub(super) struct Reach<'a> {
    pub(super) entries: Vec<Entry>,
    pub(super) levels: Vec<i32>,
    pub(super) units: BTreeSet<&'a UnitId>,
}

/// The lines of fire of those firers, by number, that count.
pub(super) fn reach(attack: &Attack, cell: Cell, counts: impl Fn(usize) -> bool) -> Reach<'_> {
    let target = attack.at.iter().find(|(c, _)| *c == cell).map_or(Level::At(0), |(_, level)| *level);
    let above = |level: &Level| match (level, target) {
        (Level::At(own), Level::At(target)) => Some(i32::from(*own) - i32::from(target)),
        (Level::In, _) | (_, Level::In) => None,
    };
    let firers = attack.declared.firers.iter().zip(&attack.from).enumerate().filter(|(n, _)| counts(*n));
    let firers: Vec<_> = firers.map(|(_, firer)| firer).collect();
    let from = || firers.iter().filter_map(|(_, from)| from.as_ref());
    Reach {
        entries: from().filter_map(|(c, _)| line_of_entry(cell, *c)).collect(),
        levels: from().filter(|(c, _)| *c == cell).filter_map(|(_, level)| above(level)).collect(),
        units: firers.iter().map(|(firer, _)| &firer.unit).collect(),
    }
}
