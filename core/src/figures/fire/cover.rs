//! How a target in its hex is sheltered: in Bypass, behind a vehicle, in an entrenchment.

use crate::event::{Claim, Claimed, Status, UnitId};
use crate::facts::{Ctx, Underway};
use crate::figures::to_hit::target_type::is_by_mortar;
use crate::state::{Attack, Unit, side_of};
use crate::vocab::hex::Cell;
use crate::vocab::num::Drm;
use crate::vocab::{Cover, WeaponKind};

/// All its firers use such a weapon.
pub(crate) fn is_by(ctx: &Ctx<'_>, attack: &Attack, kind: WeaponKind) -> bool {
    let underway = Underway::of(ctx, attack);
    let shots = underway.volley.shots();
    !shots.is_empty() && shots.iter().all(|shot| shot.kind() == Some(kind))
}

/// Is it fire of a mortar, which is Indirect Fire (C9.1)?
pub(crate) fn is_indirect(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    !attack.is_residual() && is_by_mortar(&Underway::of(ctx, attack).volley)
}

/// A vehicle in the hex may give it cover: a wreck, or one that is no AFV of the enemy in working order (D9.3).
pub(crate) fn is_sheltered(ctx: &Ctx<'_>, id: &UnitId, cell: Cell) -> bool {
    let side = side_of(ctx.before, ctx.scenario, id);
    let shelters = |(other, unit): (&UnitId, &Unit)| {
        ctx.vehicle(other).is_some_and(|(_, vehicle)| {
            let hostile = side.is_some() && unit.side.is_some() && unit.side.as_ref() != side;
            let idle = unit.eliminated || unit.status.has(Status::Abandoned);
            idle || !hostile || !vehicle.afv
        })
    };
    ctx.before.units_at(cell).into_iter().any(shelters)
}

/// The TEM of an entrenchment that is claimed: none to a unit that was pinned before it paid the MF to enter
/// it (A7.83), else as claimed. None for other terrain.
#[must_use]
pub fn entrenchment_tem(ctx: &Ctx<'_>, claimed: &Claimed) -> Option<Drm> {
    let Claim::Tem { terrain, value, .. } = &claimed.claim else { return None };
    let dug = terrain.means().is_some_and(Cover::is_entrenchment);
    let unit = ctx.before.units.get(&claimed.unit).filter(|_| dug)?;
    Some(if unit.is_pinned() && unit.mph.entered_hex { Drm(0) } else { *value })
}
