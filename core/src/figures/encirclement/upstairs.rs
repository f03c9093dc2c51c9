//! Encirclement of an upper level, whose stairway an enemy holds (A7.72).

use crate::event::{Level, MarkerPlaced, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::encirclement::by_fire::{attacks_now, is_encircled_by_fire, is_fit};
use crate::figures::infantry::unit::infantry;

/// The unit upstairs whom a counter in a hex is for, where no fire at it can have encircled anybody: the one named, else the
/// first that stands there.
pub(crate) fn upstairs_in(ctx: &Ctx<'_>, placed: &MarkerPlaced) -> Option<UnitId> {
    let asked = placed.marker.is_encircled() && !placed.removed && ctx.before.is_under_way();
    let cell = ctx.cell(placed.hex.filter(|_| asked)?);
    let level = placed.marker.level();
    let there = ctx.before.units_at(cell).into_iter();
    let there = there.filter(|(_, unit)| level.is_none_or(|level| unit.level == level)).map(|(id, _)| id);
    let named = |id: &&UnitId| placed.unit.as_ref().is_none_or(|unit| unit == *id);
    let by_fire = is_fit(ctx.before.phase) && !attacks_now(ctx, cell).is_empty();
    let mut men = there.filter(named).filter(|id| infantry(ctx, id).is_some());
    men.find(|id| is_upstairs(ctx, id)).filter(|_| !by_fire).cloned()
}

pub(crate) fn is_upstairs(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.before.units.get(id).is_some_and(|unit| matches!(unit.level, Level::At(1..)))
}

/// The fire of this phase has encircled it; a unit that is encircled already stays so.
pub(crate) fn is_sealed(ctx: &Ctx<'_>, id: &UnitId) -> Option<bool> {
    let (unit, _) = infantry(ctx, id)?;
    let by_fire = unit.place.cell().is_some_and(|cell| is_encircled_by_fire(ctx, id, cell));
    Some(by_fire || unit.status.has(Status::Encircled))
}
