//! Whether a crew is BU.

use crate::event::UnitId;
use crate::facts::Ctx;

/// A Pin counter has buttoned up the CE crew of this closed-topped AFV (A7.82).
#[must_use]
pub fn is_buttoned_up(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.vehicle(id).is_some_and(|(unit, vehicle)| {
        vehicle.afv && vehicle.open_topped == Some(false) && vehicle.ce == Some(true) && unit.is_pinned()
    })
}
