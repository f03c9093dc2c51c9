//! At which hex it may have been: that which the players named, to which they showed a LOS, in which the enemy suffers; else
//! every hex of the enemy that is not out of sight.

use super::By;
use super::table::Table;
use asl_core::vocab::UnitId;
use asl_core::vocab::hex::Cell;
use std::collections::BTreeSet;

/// A hex that may have been the target.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Aim {
    pub(super) cell: Cell,
    /// By what it is told; none where the enemy only stands there.
    pub(super) by: Option<By>,
}

/// The hexes at which a group may have fired.
pub(super) fn aims(table: &Table<'_>, side: &str, firers: &[UnitId]) -> Vec<Aim> {
    let told = |cell: Cell, by: By| vec![Aim { cell, by: Some(by) }];
    let named = table.words().filter(|said| said.is_of_fire).find_map(|said| said.at.as_deref());
    if let Some(said) = named {
        let mut named = table.named(said, |_, row| row.side != side);
        if named.is_empty() {
            named = table.veiled(said);
        }
        return match named.first().filter(|_| named.len() == 1) {
            Some(cell) => told(*cell, By::Words),
            None => named.into_iter().map(|cell| Aim { cell, by: None }).collect(),
        };
    }
    let own: BTreeSet<Cell> = firers.iter().filter_map(|unit| table.cell(unit)).collect();
    if let Some(cell) = sighted(table, side, &own).filter(|cell| !is_out_of_sight(table, side, firers, *cell))
    {
        return told(cell, By::Sight);
    }
    let suffers: BTreeSet<Cell> = harmed(table, side).filter_map(|unit| table.cell(unit)).collect();
    if let Some(cell) = suffers.first().filter(|_| suffers.len() == 1) {
        return told(*cell, By::Flip);
    }
    let foes = table.standing().filter(|(_, row, _)| row.side != side);
    let mut seen: Vec<Cell> = Vec::new();
    for (unit, _, cell) in foes {
        let blocked = firers.iter().all(|firer| table.course.sees(firer, unit) == Some(false));
        if !blocked && !seen.contains(&cell) {
            seen.push(cell);
        }
    }
    // In First Fire the mover is the likeliest, and a hex of which somebody spoke.
    let moved = table.mover.and_then(|unit| table.cell(unit));
    let spoken = table.words().find_map(|said| said.at.as_deref());
    let spoken = spoken.map(|said| table.named(said, |_, row| row.side != side)).unwrap_or_default();
    seen.sort_by_key(|cell| (!spoken.contains(cell), Some(*cell) != moved));
    seen.into_iter().map(|cell| Aim { cell, by: None }).collect()
}

/// None of them sees anybody there: then the LOS was looked at, and not fired along.
fn is_out_of_sight(table: &Table<'_>, side: &str, firers: &[UnitId], cell: Cell) -> bool {
    let there = table.at(cell, side, false);
    let sees = |firer: &UnitId| there.iter().any(|unit| table.course.sees(firer, unit) != Some(false));
    !firers.iter().any(sees)
}

/// Units of the other side that suffer behind it.
pub(super) fn harmed<'t>(table: &Table<'t>, side: &str) -> impl Iterator<Item = &'t UnitId> {
    let all: Vec<&UnitId> = table.seen.behind.harms.iter().map(|(unit, _)| unit).collect();
    let enemies: Vec<&UnitId> =
        all.into_iter().filter(|unit| table.side(unit).is_some_and(|of| of != side)).collect();
    enemies.into_iter()
}

/// The enemy's hex to which a LOS from the firers was shown last.
fn sighted(table: &Table<'_>, side: &str, own: &BTreeSet<Cell>) -> Option<Cell> {
    let ends = table.seen.sights.iter().rev();
    let mut ends = ends.filter_map(|(from, to)| Some((table.hex(from)?, table.hex(to)?)));
    let other = ends.find_map(|(from, to)| match (own.contains(&from), own.contains(&to)) {
        (true, false) => Some(to),
        (false, true) => Some(from),
        (true, true) | (false, false) => None,
    })?;
    (!table.at(other, side, false).is_empty()).then_some(other)
}
