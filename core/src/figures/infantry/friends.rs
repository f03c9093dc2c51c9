//! Who is with a unit.

use crate::event::UnitId;
use crate::facts::Ctx;
use crate::state::{Unit, side_of};
use alloc::vec::Vec;

/// Others of its side in its Location who are in play.
pub(crate) fn friends_with<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Vec<(&'a UnitId, &'a Unit)> {
    let here = ctx.before.units.get(id).and_then(Unit::location);
    let side = side_of(ctx.before, ctx.scenario, id);
    let mut there = ctx.units_with(here);
    there.retain(|(other, unit)| *other != id && !unit.eliminated && unit.side.as_ref() == side);
    there
}
