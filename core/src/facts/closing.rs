//! What is over with an event: a unit's MPh, a phase.

use super::{Ctx, Traces};
use crate::counter::Vehicle;
use crate::event::{Direction, MoveEnd, UnitId, UnitMoveEnded};
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

impl Closing<'_> {
    /// Which way it goes on under the counter that ends its move: by the words of its end, else by one laid in the move.
    #[must_use]
    pub fn counter(&self) -> Option<Direction> {
        match self.end.map(|end| end.end) {
            Some(MoveEnd::Motion) => Some(Direction::Forward),
            Some(MoveEnd::ReverseMotion) => Some(Direction::Reverse),
            Some(MoveEnd::Plain) | None => self.unit.motion.filter(|_| self.unit.mph.expenditures > 0),
        }
    }

    /// Its end says so, or a counter lies on it.
    #[must_use]
    pub fn is_left_in_motion(&self) -> bool {
        self.counter().is_some() || self.unit.motion.is_some()
    }
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
