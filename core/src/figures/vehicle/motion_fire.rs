//! Fire of a vehicle in Motion or that moves: which halvings, which DRM (D2.41, D2.42).

use crate::event::{Firer, UnitId};
use crate::facts::Ctx;
use crate::figures::vehicle::moving::is_moving_target;
use crate::figures::vehicle::overrun::is_overrun;
use crate::scenario::Printing;
use crate::state::{Attack, Unit};
use crate::vocab::WeaponKind;
use crate::vocab::num::{Drm, Fp};
use crate::vocab::phase::Phase;
use alloc::vec::Vec;

/// In Motion, or Non-Stopped. 1e names Motion alone in D2.42, but fire as of a stopped vehicle needs the stop MP in both
/// printings (D2.13), and D3.3 and D3.6 know Non-Stopped.
pub(crate) fn counts_as_motion(unit: &Unit) -> bool {
    let under_way = unit.mph.running && !unit.mph.closed;
    is_motion_vehicle(unit) || under_way
}

/// In Motion, or after a Minimum Move, which ends so (D2.15).
pub(crate) fn is_motion_vehicle(unit: &Unit) -> bool {
    unit.motion.is_some() || (unit.mph.minimum_move && unit.is_mobile())
}

/// The vehicle itself, or the one that carries it.
pub(crate) fn vehicle_of<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<&'a Unit> {
    let (unit, def) = ctx.unit(id)?;
    let carrier = || unit.aboard.as_ref().and_then(|id| ctx.vehicle(id)).map(|(unit, _)| unit);
    if def.vehicle.is_some() { Some(unit) } else { carrier() }
}

/// Is the attack one by DC or MOL, or an Overrun, which alone take the +2 on the IFT?
pub(crate) fn takes_plus_two(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let takes = |firer: &Firer| {
        matches!(kind(ctx, firer), Some(WeaponKind::Dc | WeaponKind::ThrownDc | WeaponKind::Mol))
    };
    is_overrun(ctx, attack) || attack.declared.firers.iter().any(takes)
}

/// The +2 on an IFT roll at vehicles alone (D2.41); `None` for other targets.
pub(crate) fn case_j_on_ift(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let moving = |id: &UnitId| {
        let (unit, _) = ctx.vehicle(id)?;
        Some(match ctx.printing {
            Printing::First => is_moving_target(ctx, unit),
            Printing::Second => counts_as_motion(unit),
        })
    };
    let all: Option<Vec<bool>> = attack.targets.iter().map(moving).collect();
    let first = all.filter(|all| all.windows(2).all(|pair| pair[0] == pair[1]))?.first().copied()?;
    Some(Drm(if first && takes_plus_two(ctx, attack) { 2 } else { 0 }))
}

pub(crate) fn thrown(ctx: &Ctx<'_>, firer: &Firer) -> bool {
    kind(ctx, firer) == Some(WeaponKind::ThrownDc)
}

/// What a firer fires with.
pub(crate) fn kind(ctx: &Ctx<'_>, firer: &Firer) -> Option<WeaponKind> {
    let def = ctx.unit(&firer.unit).map(|(_, def)| def);
    ctx.scenario.weapon_kind(def, &firer.weapon)
}

/// Halvings due for fire from a vehicle in Motion: one, and another in the AFPh, which does not halve a FT (A7.24).
pub(crate) fn halvings(ctx: &Ctx<'_>, firer: &Firer) -> u8 {
    let Some(unit) = vehicle_of(ctx, &firer.unit).filter(|unit| counts_as_motion(unit)) else {
        return 0;
    };
    let flame = kind(ctx, firer) == Some(WeaponKind::Ft);
    let afph = ctx.before.phase == Some(Phase::AFPh) && unit.motion.is_some() && !flame;
    if thrown(ctx, firer) { 0 } else { 1 + u8::from(afph) }
}

/// Is this fire from a vehicle in Motion or under way, whose FP are halved (D2.42)? Ordnance takes a DRM instead.
#[must_use]
pub fn is_motion_fire(ctx: &Ctx<'_>, firer: &Firer) -> bool {
    let ordnance = kind(ctx, firer).is_some_and(WeaponKind::is_ordnance);
    !ordnance && !firer.to_kill && halvings(ctx, firer) > 0
}

/// Does a vehicle fire as one in Motion, or Non-Stopped (D2.42)?
#[must_use]
pub(crate) fn fires_in_motion(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    vehicle_of(ctx, id).is_some_and(counts_as_motion)
}

/// FP of a firer in or on a vehicle in Motion, from the base declared.
#[must_use]
pub fn motion_fire_fp(ctx: &Ctx<'_>, firer: &Firer) -> Option<Fp> {
    Some((0..halvings(ctx, firer)).fold(firer.base?, |fp, _| fp.halved()))
}
