//! Random Selection (A.9): a die for each; the highest are chosen, and all who tie with the last of them.

use crate::event::UnitId;
use crate::vocab::dice::Die;
use alloc::vec::Vec;

/// Those with the `n` highest dice, ties included, in the order in which they rolled. A unit without a die in the
/// log is not chosen.
pub fn selected<'a>(
    rolled: impl Iterator<Item = &'a (UnitId, Option<Die>)> + Clone,
    n: usize,
) -> Vec<&'a UnitId> {
    let mut dice: Vec<u8> = rolled.clone().filter_map(|(_, die)| die.map(Die::pips)).collect();
    dice.sort_unstable_by(|a, b| b.cmp(a));
    let least = n.checked_sub(1).and_then(|last| dice.get(last)).copied().unwrap_or(0);
    let high = rolled.filter(|(_, die)| die.is_some_and(|die| die.pips() >= least));
    high.map(|(unit, _)| unit).collect()
}
