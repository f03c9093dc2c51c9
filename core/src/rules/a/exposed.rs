//! D5.31: the +2 of exposed crews and Passengers, and TEM, with which it does not add up.

use super::Ctx;
use super::sheet::full_tem;
use crate::event::UnitId;
use crate::state::Attack;
use crate::vocab::num::Drm;
use core::cmp::Ordering;

/// +2 for Passengers of a halftrack and for open-topped crews (A7.211); `None` for other targets.
pub(super) fn exposed(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let rides = |id: &UnitId| {
        let unit = ctx.before.units.get(id)?;
        let (_, vehicle) = ctx.vehicle(unit.aboard.as_ref()?)?;
        (vehicle.open_topped == Some(true) && vehicle.afv).then_some(())
    };
    let mut targets = attack.targets.iter();
    let personnel = |id: &&UnitId| ctx.vehicle(id).is_none();
    let all = attack.targets.iter().any(|id| rides(id).is_some())
        && targets.by_ref().filter(personnel).all(|id| rides(id).is_some());
    all.then_some(Drm(2))
}

/// +2 for the CE crews of AFV (D5.31), where nobody else is hit.
pub(super) fn exposed_crew(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let ce = |id: &UnitId| {
        ctx.vehicle(id).is_some_and(|(unit, vehicle)| vehicle.afv && unit.ce.or(vehicle.ce) == Some(true))
    };
    (!attack.targets.is_empty() && attack.targets.iter().all(ce)).then_some(Drm(2))
}

/// The +2 of whoever is exposed in an AFV, where nobody else is hit. It does not add up with TEM (D5.31): the greater counts,
/// and of two that are equal either may be named, so neither is known.
pub(super) fn exposed_due(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let own = exposed(ctx, attack).or_else(|| exposed_crew(ctx, attack))?;
    match full_tem(ctx, attack).unwrap_or_default().cmp(&own) {
        Ordering::Less => Some(own),
        Ordering::Equal => None,
        Ordering::Greater => Some(Drm(0)),
    }
}

/// TEM, which counts against the exposed alone only where it is more than their own +2 (D5.31).
pub(super) fn tem_due(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let tem = full_tem(ctx, attack)?;
    let own = exposed(ctx, attack).or_else(|| exposed_crew(ctx, attack)).unwrap_or_default();
    match tem.cmp(&own) {
        Ordering::Less if tem > Drm(0) => Some(Drm(0)),
        Ordering::Equal if tem > Drm(0) => None,
        Ordering::Less | Ordering::Equal | Ordering::Greater => Some(tem),
    }
}
