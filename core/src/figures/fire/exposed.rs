//! TEM for those who are exposed aboard a vehicle (A7.211, D5.31).

use crate::event::{DrmLine, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::tem::full_tem;
use crate::figures::infantry::unit::infantry;
use crate::state::Attack;
use crate::vocab::num::Drm;
use core::cmp::Ordering;

/// +2 for Passengers of a halftrack and for open-topped crews (A7.211); `None` for other targets.
pub(crate) fn exposed(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let rides = |id: &UnitId| {
        let unit = ctx.before.units.get(id)?;
        let (_, vehicle) = ctx.vehicle(unit.aboard.as_ref()?)?;
        (vehicle.open_topped == Some(true) && vehicle.afv).then_some(())
    };
    let personnel = |id: &&UnitId| ctx.vehicle(id).is_none();
    let all = attack.struck().any(|id| rides(id).is_some())
        && attack.struck().filter(personnel).all(|id| rides(id).is_some());
    all.then_some(Drm(2))
}

/// +2 for the CE crews of AFV (D5.31), where nobody else is hit.
pub(crate) fn exposed_crew(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let ce = |id: &UnitId| {
        ctx.vehicle(id).is_some_and(|(unit, vehicle)| vehicle.afv && unit.ce.or(vehicle.ce) == Some(true))
    };
    (!attack.targets.is_empty() && attack.targets.iter().all(ce)).then_some(Drm(2))
}

/// The +2 of one target (D5.31): none for a target that stands on foot or rides in what is no AFV; `None` where the log does not tell.
fn exposed_of(ctx: &Ctx<'_>, id: &UnitId) -> Option<Drm> {
    let of_afv = |ce: bool| ce.then_some(Drm(2));
    if let Some((unit, vehicle)) = ctx.vehicle(id) {
        return of_afv(vehicle.afv && unit.ce.or(vehicle.ce) == Some(true));
    }
    let (unit, _) = infantry(ctx, id)?;
    match unit.aboard.as_ref() {
        Some(carrier) => {
            let (_, carrier) = ctx.vehicle(carrier)?;
            if carrier.afv { of_afv(carrier.open_topped == Some(true)) } else { Some(Drm(0)) }
        }
        None => (!unit.got_off).then_some(Drm(0)),
    }
}

/// What a line of the roll that names CE is worth for those whom it is meant for, who are alike in it.
pub(crate) fn exposed_by_line(ctx: &Ctx<'_>, attack: &Attack, line: &DrmLine) -> Option<Drm> {
    let meant = if line.only.is_empty() { &attack.targets } else { &line.only };
    let mut each = meant.iter().map(|id| exposed_of(ctx, id));
    let first = each.next()??;
    let alike = attack.hit.is_none() && each.all(|due| due == Some(first));
    let covered = full_tem(ctx, attack).unwrap_or_default() > Drm(0);
    (alike && (first == Drm(0) || !covered)).then_some(first)
}

/// The +2 of whoever is exposed in an AFV, where nobody else is hit. It does not add up with TEM (D5.31): the greater counts,
/// and of two that are equal either may be named, so neither is known.
pub(crate) fn exposed_due(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let own = exposed(ctx, attack).or_else(|| exposed_crew(ctx, attack))?;
    match full_tem(ctx, attack).unwrap_or_default().cmp(&own) {
        Ordering::Less => Some(own),
        Ordering::Equal => None,
        Ordering::Greater => Some(Drm(0)),
    }
}
