//! A Fire Lane in place (A9.22).

use crate::event::{AttackId, LaneSide};
use crate::vocab::hex::Cell;
use crate::vocab::num::Fp;

/// A Fire Lane, by the unit and the MG that laid it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lane {
    /// The event that laid it.
    pub seq: u64,
    /// Where the MG stood.
    pub from: Option<Cell>,
    /// Where it ends.
    pub to: Cell,
    /// The side, along an Alternate Hex Grain.
    pub side: Option<LaneSide>,
    /// The FP of the counter, as told.
    pub fp: Option<Fp>,
    /// The attack with which it was laid, as told.
    pub attack: Option<AttackId>,
}
