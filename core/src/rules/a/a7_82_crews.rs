//! A7.82 and A7.821: Pin counters on vehicles, and what they mean for crews and Riders.

use crate::counter::Vehicle;
use crate::duty::{Debt, Owed, Standing};
use crate::event::{Event, UnitId, What};
use crate::facts::{Ctx, Move, Shot, ToHitRoll, Told, Underway, Volley};
use crate::figures::check::pin::uses_rof;
use crate::finding::Verdict;
use crate::rules::a::a7_8_pin::has_case_d;
use crate::rules::forms::factor::factor;
use crate::rules::forms::shots::each_shot;
use crate::vocab::Reason;
use alloc::format;
use alloc::vec::Vec;

/// An open-topped AFV under a Pin counter.
fn is_pinned_crew(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let open = |vehicle: &Vehicle| vehicle.afv && vehicle.open_topped == Some(true);
    ctx.vehicle(id).is_some_and(|(unit, vehicle)| unit.is_pinned() && open(vehicle))
}

/// FP halved once, and no ROF.
pub(super) fn crew_fire(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let ours = |shot: &Shot<'_>| is_pinned_crew(ctx, &shot.firer.unit);
    let again = each_shot(volley, ours, |shot| uses_rof(ctx, attack, shot));
    if again != Verdict::Kept {
        return again;
    }
    let halved = factor(volley, Reason::Pin, |shot| ours(shot) && shot.said(Reason::Pin) < 2);
    if halved == Verdict::Silent { again } else { halved }
}

pub(super) fn crew_case_d(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    if is_pinned_crew(ctx, &attempt.unit) { has_case_d(attempt) } else { Verdict::Silent }
}

/// A closed-topped AFV under a Pin counter.
fn is_shut(ctx: &Ctx<'_>, id: &UnitId) -> Option<bool> {
    let (unit, vehicle) = ctx.vehicle(id)?;
    let closed = vehicle.afv && vehicle.open_topped == Some(false) && unit.is_pinned();
    closed.then(|| unit.ce.or(vehicle.ce) == Some(false))
}

/// Such crews that an attack pinned are BU when it is worked off.
pub(super) fn goes_bu(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let crews = attack.pinned.iter().filter_map(|id| Some((id, is_shut(ctx, id)?)));
    let says = || "the pinned crew of {} goes BU".into();
    crews.map(|(id, shut)| Owed::of(id, Debt::ButtonsUp, Standing::done_or(shut, says))).collect()
}

/// And they do not go CE again in this Player Turn.
pub(super) fn stays_bu(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::CrewStatusChanged(changed) = &event.what else { return Verdict::Silent };
    match is_shut(ctx, &changed.unit) {
        Some(_) => Verdict::kept_or(!changed.ce, || {
            format!("the crew of {} is pinned and stays BU for this Player Turn", changed.unit)
        }),
        None => Verdict::Silent,
    }
}

/// An AFV that is not open-topped carries Riders; pinned ones bail out before it moves on.
pub(super) fn riders_bail_out(moved: &Move<'_>) -> Verdict {
    if !moved.vehicle.afv || moved.vehicle.open_topped == Some(true) {
        return Verdict::Silent;
    }
    let aboard = moved.ctx.before.units_aboard(&moved.said.unit);
    if aboard.is_empty() {
        return Verdict::Silent;
    }
    let held = aboard.into_iter().find(|(_, unit)| unit.is_pinned());
    held.map_or(Verdict::Kept, |(id, _)| Verdict::broken(format!("{id}, pinned on the AFV, bails out")))
}
