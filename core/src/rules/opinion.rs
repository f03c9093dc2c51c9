//! What one clause says of one event.

use crate::event::{AttackId, UnitId};
use crate::finding::Verdict;
use crate::vocab::ClauseId;
use crate::vocab::hex::Cell;

/// What one clause said of one event; silence is left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opinion {
    /// The clause that spoke, or the one that it blames.
    pub clause: ClauseId,
    /// What it said.
    pub verdict: Verdict,
    /// The unit concerned.
    pub unit: Option<UnitId>,
    /// Where it stood before the event.
    pub cell: Option<Cell>,
    /// The attack concerned, where it is an earlier one that the event makes certain.
    pub attack: Option<AttackId>,
}
