//! Whether a crew is BU, and what a Stun leaves.

use crate::event::UnitId;
use crate::facts::Ctx;
use crate::vocab::num::Drm;

/// A Pin counter has buttoned up the CE crew of this closed-topped AFV (A7.82).
#[must_use]
pub fn is_buttoned_up(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.vehicle(id).is_some_and(|(unit, vehicle)| {
        vehicle.afv && vehicle.open_topped == Some(false) && vehicle.ce == Some(true) && unit.is_pinned()
    })
}

/// So much does a vehicle pay whose crew was stunned in an earlier Player Turn, to the end of the game (D5.34).
pub(crate) fn was_stunned(ctx: &Ctx<'_>, id: &UnitId, said: Drm) -> bool {
    let stunned = ctx.vehicle(id).is_some_and(|(unit, _)| unit.stuns > 0 && !unit.is_stunned());
    ctx.scenario.book >= 2 && stunned && said == STUNNED
}

/// What the counter adds once it is turned.
const STUNNED: Drm = Drm(1);
