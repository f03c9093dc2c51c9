//! Prisoners (A20): how many a Guard holds, and how many it may.

use crate::event::{Status, UnitId};
use crate::facts::Ctx;
use crate::figures::infantry::unit::infantry;
use crate::state::Unit;
use crate::vocab::InfantryKind;

/// The US# of a unit (A5.6 counts by it too): a squad 3, a HS or crew 2, a SMC 1; `None` for what it does not know.
#[must_use]
pub fn us(ctx: &Ctx<'_>, id: &UnitId) -> Option<u32> {
    match infantry(ctx, id)?.1.kind? {
        InfantryKind::Squad => Some(3),
        InfantryKind::Hs | InfantryKind::Crew => Some(2),
        InfantryKind::Leader | InfantryKind::Hero => Some(1),
        InfantryKind::Cavalry => None,
    }
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
