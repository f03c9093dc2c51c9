//! The DRM of an Armor Leader, and of an Inexperienced crew (D3.44).

use crate::counter::Vehicle;
use crate::event::{DrmLine, ToHitAttempt};
use crate::facts::{Ctx, Underway};
use crate::figures::vehicle::leaders::{
    Arm, active, arms, attack, is_carrier_mg, is_halftrack_group, led_by,
};
use crate::figures::vehicle::overrun::is_overrun;
use crate::state::Attack;
use crate::vocab::num::Drm;
use crate::vocab::{Modifier, WeaponKind};

/// What a leader's DRM weighs on a To Hit roll of a vehicle or a Gun: nothing where it may not be used. `None` for other
/// lines, and where only the players can tell.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other DRM is a leader's")]
pub(crate) fn vehicular_drm(ctx: &Ctx<'_>, attempt: &ToHitAttempt, line: &DrmLine) -> Option<Drm> {
    let arm = Arm::of(ctx, &attempt.unit, &attempt.weapon)?;
    let own = led_by(ctx, attack(ctx, attempt.attack), &attempt.unit) == attempt.unit;
    let main = arm.is_vehicular() && arm.def.is_main(arm.weapon);
    let gun = *arm.weapon == crate::event::Use::Gun;
    match line.means()? {
        Modifier::ArmorLeader if main && own => active(ctx, arm.id).map(|leader| leader.strength.drm),
        Modifier::QuasiLeader if main && is_inexperienced(arm.vehicle()?) => Some(Drm(1)),
        Modifier::Leader if arm.is_vehicular() || gun => Some(Drm(0)),
        Modifier::ArmorLeader | Modifier::QuasiLeader => Some(Drm(0)),
        _ => None,
    }
}

/// What a leader's DRM weighs on an IFT roll of vehicles: `None` where only the players can tell.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other DRM is a leader's")]
pub(crate) fn leader_on_ift(on: &Underway<'_>, modifier: Modifier) -> Option<Drm> {
    let (ctx, attack) = (&on.ctx, on.attack);
    if !matches!(modifier, Modifier::ArmorLeader | Modifier::QuasiLeader | Modifier::Leader) {
        return None;
    }
    let arms = arms(&on.volley);
    let first = arms.first().filter(|arm| arm.is_vehicular())?;
    let permitted = is_main_fire(ctx, attack, &arms) || is_overrun(ctx, attack) || is_halftrack_group(&arms);
    match modifier {
        Modifier::ArmorLeader if permitted => active(ctx, first.id).map(|leader| leader.strength.drm),
        Modifier::QuasiLeader if permitted && is_inexperienced(first.vehicle()?) => Some(Drm(1)),
        Modifier::Leader if is_halftrack_group(&arms) => None,
        Modifier::Leader if is_carrier_mg(ctx, &arms) && !attack.declared.directors.is_empty() => None,
        Modifier::ArmorLeader | Modifier::QuasiLeader | Modifier::Leader => Some(Drm(0)),
        _ => None,
    }
}

/// Vehicles whose crew a SSR makes Inexperienced.
pub(crate) fn is_inexperienced(vehicle: &Vehicle) -> bool {
    vehicle.inexperienced_crew.is_some() && vehicle.armed != Some(false)
}

pub(crate) fn is_main_fire(ctx: &Ctx<'_>, attack: &Attack, arms: &[Arm<'_>]) -> bool {
    let main = |arm: &Arm<'_>| arm.def.is_main(arm.weapon);
    let ordnance = |arm: &Arm<'_>| arm.kind(ctx).is_some_and(WeaponKind::is_ordnance);
    arms.iter().all(main) && !arms.iter().any(ordnance) && attack.hit.is_none()
}
