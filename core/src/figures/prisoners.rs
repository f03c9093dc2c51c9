//! Prisoners (A20): how many a Guard holds, and how many it may.

use crate::event::{Status, UnitId};
use crate::facts::Ctx;
use crate::figures::concealment::us_number;
use crate::figures::infantry::unit::infantry;
use crate::state::Unit;

/// The US# of a unit; `None` where nobody says what it is.
#[must_use]
pub fn us(ctx: &Ctx<'_>, id: &UnitId) -> Option<u32> {
    us_number(infantry(ctx, id)?.1.kind?).map(u32::from)
}

/// How many times its own US# a Guard holds (A20.51).
const HOLDS: u32 = 5;

/// The US# that a Guard may hold.
#[must_use]
pub fn holds(ctx: &Ctx<'_>, guard: &UnitId) -> Option<u32> {
    us(ctx, guard).map(|us| us * HOLDS)
}

/// The prisoners of a Guard.
pub(crate) fn prisoners_of<'a>(ctx: &Ctx<'a>, guard: &UnitId) -> impl Iterator<Item = &'a UnitId> {
    let held = |unit: &Unit| {
        !unit.eliminated && unit.status.has(Status::Captured) && unit.guard.as_ref() == Some(guard)
    };
    ctx.before.units.iter().filter(move |(_, unit)| held(unit)).map(|(id, _)| id)
}
