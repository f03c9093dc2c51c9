//! What stood when the dice of a declared roll could be known: what they are for, whatever is taken back later.

use crate::event::{FireAttack, UnitId};
use crate::vocab::hex::Cell;
use alloc::vec::Vec;

/// When the dice of a roll could be known, and what they stand for then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// The event of the answer.
    pub seq: u64,
    /// The attack that the roll belongs to, with the event that declared it: the one named, or that of the roll it hangs
    /// on, or the last open one on its unit.
    pub attack: Option<(u64, FireAttack)>,
    /// Whether the crews of those that fire in it were CE; `None` as the head has it.
    pub crews: Vec<(UnitId, Option<bool>)>,
    /// Where they stood.
    pub places: Vec<(UnitId, Option<Cell>)>,
    /// Its declaration had been taken back: nobody could choose by its dice.
    pub taken_back: bool,
    /// The MP expenditures that its unit had made.
    pub expenditures: u32,
    /// An entry, a turn or a start of the unit had called for such a DR (D8.2, D2.51).
    pub called_for: bool,
}
