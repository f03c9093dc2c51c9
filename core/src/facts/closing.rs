//! What is over with an event: a unit's MPh, a phase.

use super::{Ctx, Traces};
use crate::counter::Vehicle;
use crate::event::{UnitId, UnitMoveEnded};
use crate::state::Unit;

/// A unit's MPh that is over with this event.
pub struct Closing<'a> {
    /// Scenario and state.
    pub ctx: Ctx<'a>,
    /// The unit's name.
    pub id: &'a UnitId,
    /// The vehicle before the event.
    pub unit: &'a Unit,
    /// Its printed values.
    pub vehicle: &'a Vehicle,
    /// How it says that it ended; `None` when another unit moved or the phase ended.
    pub end: Option<&'a UnitMoveEnded>,
}

/// A unit in play when a phase is over.
pub struct PhaseClosing<'a> {
    /// Scenario and state.
    pub ctx: Ctx<'a>,
    /// The unit's name.
    pub id: &'a UnitId,
    /// The unit before the event.
    pub unit: &'a Unit,
    /// What the phase left on it.
    pub traces: Traces,
}
