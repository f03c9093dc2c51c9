//! PRC as targets: who rides, who survived the loss of the vehicle (A7.211, A7.308).

use crate::event::{Marker, MarkerPlaced, UnitId};
use crate::facts::{Ctx, Shot};
use crate::state::Attack;

/// A vehicle, or a unit that is aboard one, or got off one in this Player Turn (A7.211).
pub(crate) fn rides(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let rode = |unit: &crate::state::Unit| unit.aboard.is_some() || unit.got_off;
    ctx.before.units.get(id).is_some_and(rode) || ctx.vehicle(id).is_some()
}

/// Fire within the hex at PRC alone.
pub(crate) fn at_entered_prc(shot: &Shot<'_>) -> bool {
    let targets = shot.targets();
    let at_prc = !targets.is_empty() && targets.iter().all(|id| rides(&shot.ctx, id));
    at_prc && shot.range_to(0) == Some(0)
}

/// A closed-topped AFV whose crew is BU.
#[must_use]
pub fn is_closed(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.vehicle(id).is_some_and(|(unit, vehicle)| {
        vehicle.afv && vehicle.open_topped == Some(false) && unit.ce.or(vehicle.ce) == Some(false)
    })
}

/// The unit that a Melee counter is placed on.
pub(crate) fn put_in_melee(placed: &MarkerPlaced) -> Option<&UnitId> {
    placed.unit.as_ref().filter(|_| placed.marker == Marker::Melee && !placed.removed)
}

/// The vehicle itself, or one that it carries.
fn is_of(ctx: &Ctx<'_>, vehicle: &UnitId, id: &UnitId) -> bool {
    id == vehicle || ctx.before.units.get(id).and_then(|unit| unit.aboard.as_ref()) == Some(vehicle)
}

/// A vehicle that was fired on, or whose PRC were, within its own Location, and is still there: it is owed a
/// CC counter.
#[must_use]
pub fn is_survivor(ctx: &Ctx<'_>, vehicle: &UnitId) -> bool {
    let Some((unit, _)) = ctx.vehicle(vehicle) else { return false };
    let within = |attack: &Attack| {
        let near = attack.from.iter().flatten().any(|(cell, _)| Some(*cell) == unit.place.cell());
        let prc = |id: &UnitId| is_of(ctx, vehicle, id) && !is_closed(ctx, id);
        near && attack.is_first_fire() && attack.targets.iter().any(prc)
    };
    !unit.eliminated && ctx.before.attacks.values().any(within)
}
