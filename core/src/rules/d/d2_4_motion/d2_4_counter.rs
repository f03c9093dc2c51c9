//! D2.4: counters and words that put a vehicle in Motion, or take it out of it, outside the line that ends its move.

use crate::counter::Vehicle;
use crate::event::{Marker, MarkerPlaced, Status, StatusChanged};
use crate::facts::{Ctx, Told};
use crate::figures::vehicle::within::{is_moving, marked};
use crate::finding::Verdict;
use crate::scenario::Printing;
use crate::state::{Place, Unit};
use crate::vocab::MoverClass;

/// A vehicle that is said to be in Motion.
fn said_in_motion<'a>(ctx: &Ctx<'a>, changed: &StatusChanged) -> Option<&'a Unit> {
    let said = changed.add.contains(&Status::Motion);
    ctx.vehicle(&changed.unit).map(|(unit, _)| unit).filter(|_| said)
}

/// Why a vehicle gets a Motion counter outside the line that ends its move: it has one, a Motion attempt succeeded, or
/// its move is over while it is under way.
fn has_earned(unit: &Unit) -> bool {
    let attempted = unit.attempt.as_ref().is_some_and(|attempt| attempt.succeeded);
    unit.motion.is_some() || attempted || (unit.mph.running && unit.mph.expenditures > 0)
}

fn stopped(unit: &Unit) -> bool {
    unit.mph.stops > 0 && !unit.mph.running
}

/// At set-up D2.4-no-onboard-setup speaks, after a stop D2.4-not-if-stopped.
fn earned(ctx: &Ctx<'_>, unit: Option<&Unit>) -> Verdict {
    let asked = unit.filter(|unit| unit.is_mobile() && !stopped(unit) && !ctx.before.is_set_up());
    asked.map_or(Verdict::Silent, |unit| {
        Verdict::kept_or(has_earned(unit), || {
            "neither the end of a move under way nor a Motion attempt put it in Motion".into()
        })
    })
}

pub(super) fn counter_earned(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let bars = |(unit, vehicle): (&Unit, &Vehicle)| {
        unit.status.has(Status::Towing) || vehicle.class == MoverClass::Motorcycle
    };
    let barred = ctx.printing == Printing::First || told.vehicle().is_some_and(bars);
    // D2.24 speaks of Reverse Motion that may not be.
    if placed.marker == Marker::ReverseMotion && barred {
        return Verdict::Silent;
    }
    earned(ctx, marked(ctx, placed))
}

pub(super) fn status_earned(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    earned(ctx, said_in_motion(ctx, changed))
}

fn in_motion_though_stopped(unit: Option<&Unit>) -> Verdict {
    let asked = unit.filter(|unit| unit.is_mobile() && stopped(unit));
    asked.map_or(Verdict::Silent, |unit| {
        Verdict::kept_or(has_earned(unit), || "it stopped: no Motion counter goes on it".into())
    })
}

/// Laid in its own move, too: behind a stop it neither ends that move nor may it lie there while it goes on.
pub(super) fn stopped_counter(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    in_motion_though_stopped(marked(ctx, placed))
}

pub(super) fn stopped_status(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    in_motion_though_stopped(said_in_motion(ctx, changed))
}

/// During its move the next MP tells.
pub(super) fn status_timing(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let asked = said_in_motion(ctx, changed).filter(|unit| unit.mph.running && !is_moving(ctx, unit));
    asked.map_or(Verdict::Silent, |_| Verdict::Kept)
}

/// A counter that is taken off: that of a Mobile vehicle stays until it spends MP.
fn stays(unit: Option<&Unit>) -> Verdict {
    unit.filter(|unit| unit.motion.is_some()).map_or(Verdict::Silent, |_| {
        Verdict::broken("it is Mobile and has spent no MP since: its Motion counter stays")
    })
}

pub(super) fn counter_stays(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let removed = matches!(placed.marker, Marker::Motion | Marker::ReverseMotion) && placed.removed;
    let vehicle = placed.unit.as_ref().filter(|_| removed).and_then(|id| ctx.vehicle(id));
    let unit = vehicle.map(|(unit, _)| unit);
    if unit.is_some_and(|unit| !unit.is_mobile()) { Verdict::Kept } else { stays(unit) }
}

pub(super) fn status_stays(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let removed = changed.remove.contains(&Status::Motion);
    stays(ctx.vehicle(&changed.unit).map(|(unit, _)| unit).filter(|_| removed))
}

pub(super) const AT_SET_UP: &str = "no vehicle sets up on board in Motion";

fn on_board_at_set_up(ctx: &Ctx<'_>, unit: Option<&Unit>) -> Verdict {
    let asked =
        unit.filter(|unit| !ctx.scenario.excerpts && ctx.before.is_set_up() && unit.place != Place::Off);
    asked.map_or(Verdict::Silent, |_| Verdict::broken(AT_SET_UP))
}

pub(super) fn no_onboard_counter(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    on_board_at_set_up(ctx, marked(ctx, placed))
}

pub(super) fn no_onboard_status(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    on_board_at_set_up(ctx, said_in_motion(ctx, changed))
}

pub(super) fn mobile_only_status(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    said_in_motion(ctx, changed).map_or(Verdict::Silent, |unit| {
        Verdict::kept_or(unit.is_mobile(), || "only a Mobile vehicle can be in Motion".into())
    })
}
