//! A7.82 and A7.821: Pin counters on vehicles, and what they mean for crews and Riders.

use crate::counter::Vehicle;
use crate::duty::{Debt, Owed, Standing};
use crate::event::{self, Event, UnitId, What};
use crate::facts::{Ctx, Move, Shot, ToHitRoll, Told, Underway, Volley};
use crate::figures::check::owed::is_asked_once;
use crate::figures::check::pin::{highest_pass, uses_rof};
use crate::figures::vehicle::riders::has_riders;
use crate::finding::Verdict;
use crate::rules::a::a7_8_pin::has_case_d;
use crate::rules::forms::factor::factor;
use crate::rules::forms::shots::each_shot;
use crate::state::{CheckMade, Unit};
use crate::vocab::Reason;
use alloc::collections::BTreeSet;
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
    let closed = vehicle.afv && vehicle.open_topped == Some(false);
    // It failed its PTC, with or without a counter.
    let pinned = unit.is_pinned() || unit.crew.failed_task;
    (closed && pinned).then(|| unit.ce.or(vehicle.ce) == Some(false))
}

/// AFV whose crew an attack pinned: under a counter, or by the check that it failed, or passed with the highest DR.
fn pinned_crews<'a>(on: &Underway<'a>) -> Vec<(&'a UnitId, &'a Unit, &'a Vehicle)> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let pins = |made: &&CheckMade| {
        let task = matches!(made.check, event::Check::Ptc | event::Check::Ntc) && made.passed == Some(false);
        is_asked_once(ctx, attack, made) && (task || highest_pass(ctx, made))
    };
    let checked = attack.checks.iter().filter(pins).map(|made| &made.unit);
    let all: BTreeSet<&UnitId> = attack.pinned.iter().chain(checked).collect();
    let vehicle = |id: &'a UnitId| {
        let (unit, vehicle) = ctx.vehicle(id)?;
        (vehicle.afv && !unit.eliminated).then_some((id, unit, vehicle))
    };
    all.into_iter().filter_map(vehicle).collect()
}

/// In a closed-topped one it is BU when the attack is worked off.
pub(super) fn goes_bu(on: &Underway<'_>) -> Vec<Owed> {
    let closed = pinned_crews(on).into_iter().filter(|(.., vehicle)| vehicle.open_topped == Some(false));
    let says = || "the pinned crew of {} goes BU".into();
    let shut = |unit: &Unit, vehicle: &Vehicle| unit.ce.or(vehicle.ce) == Some(false);
    let owed = closed.map(|(id, unit, vehicle)| {
        Owed::of(id, Debt::ButtonsUp, Standing::done_or(shut(unit, vehicle), says))
    });
    owed.collect()
}

/// In an open-topped one it gets a counter, which marks what it pays.
pub(super) fn is_marked(on: &Underway<'_>) -> Vec<Owed> {
    let owed = pinned_crews(on).into_iter().filter_map(|(id, unit, vehicle)| {
        let says = || "the crew of {} is pinned".into();
        let standing = match vehicle.open_topped {
            Some(false) => return None,
            Some(true) | None if unit.is_pinned() => Standing::Done,
            Some(true) => Standing::Open(says()),
            None => Standing::Unclear("whether {} is open-topped, and how its crew is pinned".into()),
        };
        Some(Owed::of(id, Debt::Pinned, standing))
    });
    owed.collect()
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

/// Pinned Riders bail out before it spends more; a Rider carried on is told of once.
pub(super) fn riders_bail_out(moved: &Move<'_>) -> Verdict {
    let aboard = moved.ctx.before.units_aboard(&moved.said.unit);
    if !has_riders(moved.vehicle) || aboard.is_empty() {
        return Verdict::Silent;
    }
    let held = aboard.into_iter().find(|(_, unit)| unit.is_pinned() && !unit.mph.carried_pinned);
    held.map_or(Verdict::Kept, |(id, _)| Verdict::broken(format!("{id}, pinned on the AFV, bails out")))
}

/// Nor do they stay on while it stands.
pub(super) fn riders_get_off(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let rides = |id: &&UnitId| {
        let carrier = ctx.before.units.get(id).and_then(|unit| unit.aboard.as_ref());
        carrier.and_then(|vehicle| ctx.vehicle(vehicle)).is_some_and(|(_, vehicle)| has_riders(vehicle))
    };
    let stays = |id: &UnitId| {
        let on_it = |unit: &Unit| unit.is_pinned() && !unit.eliminated && !unit.mph.carried_pinned;
        ctx.before.units.get(id).is_some_and(on_it)
    };
    let says = || "{}, pinned on the AFV, bails out".into();
    let riders = attack.pinned.iter().filter(rides);
    riders.map(|id| Owed::of(id, Debt::BailsOut, Standing::done_or(!stays(id), says))).collect()
}
