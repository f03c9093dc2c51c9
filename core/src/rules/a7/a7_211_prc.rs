//! A7.211: fire at PRC that entered an enemy Location, and what becomes of the survivors.

use super::facts::{each_shot, factor};
use super::sheet::{exposed, is_named};
use super::shot::{Reason, Shot};
use super::{Check, Clause, Ctx};
use crate::event::{FireAttack, IftResolved, Marker, MarkerPlaced, UnitId};
use crate::finding::Verdict;
use crate::num::Drm;
use crate::phase::Phase;
use crate::rules::Closing;
use crate::state::{Attack, targets_of};
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.211-prc-entering-tpbf",
        "PRC that are not BU in a closed-topped AFV and enter an enemy-occupied hex in the MPh can be fired on with TPBF by enemies in that Location or higher in the same hex.",
        Check::Fire(prc_tpbf),
    ),
    Clause::fact(
        "A7.211-first-and-final-fire",
        "That TPBF holds for First Fire and for Final Fire.",
        "the factor TPBF asks for no phase: `Shot::due`",
    ),
    Clause::fact(
        "A7.211-disembark-irrelevant",
        "It does not matter whether the PRC have got off.",
        "whoever stands in the Location counts, aboard or not: `targets_of`",
    ),
    Clause::check(
        "A7.211-bu-ct-immune",
        "A crew BU in a closed-topped AFV is no target for this fire.",
        Check::Fire(bu_ct_immune),
    ),
    Clause::check(
        "A7.211-ot-and-ht-plus2",
        "Halftrack Passengers and open-topped crews are subject to it even when not CE, but they get the +2 CE DRM.",
        Check::Ift(plus_two),
    ),
    Clause::fact(
        "A7.211-movers-may-attack",
        "The entering side may attack first through OVR, or later in its AFPh with both Area Fire and TPBF multipliers, if otherwise able.",
        "TPBF and the halving of the AFPh are factors of their own and multiply: `Shot::fp`",
    ),
    Clause::check(
        "A7.211-survivors-not-melee",
        "Survivors are not held in Melee before the CCPh is over.",
        Check::Marker(not_melee),
    ),
    Clause::check(
        "A7.211-mobile-prc-never-melee",
        "PRC of a Mobile vehicle are never held in Melee.",
        Check::Marker(mobile_never_melee),
    ),
    Clause::check(
        "A7.211-cc-counter",
        "Survivors are marked with a CC counter.",
        Check::MoveClosed(cc_counter),
    ),
    Clause::guard("A7.211-may-rout", "So they may rout away in the RtPh."),
];
fn rides(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.before.units.get(id).is_some_and(|unit| unit.aboard.is_some()) || ctx.vehicle(id).is_some()
}

fn prc_tpbf(ctx: &Ctx<'_>, attack: &FireAttack) -> Verdict {
    let targets = targets_of(ctx.before, ctx.scenario, attack);
    let at_prc = !targets.is_empty() && targets.iter().all(|id| rides(ctx, id));
    factor(ctx, attack, Reason::Tpbf, |shot| at_prc && shot.range_to(0) == Some(0))
}

/// A closed-topped AFV whose crew is BU.
pub(super) fn is_closed(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.vehicle(id).is_some_and(|(unit, vehicle)| {
        vehicle.afv && vehicle.open_topped == Some(false) && unit.ce.or(vehicle.ce) == Some(false)
    })
}

fn bu_ct_immune(ctx: &Ctx<'_>, attack: &FireAttack) -> Verdict {
    let targets = targets_of(ctx.before, ctx.scenario, attack);
    let near =
        |shot: &Shot<'_>| shot.range_to(0) == Some(0) && shot.says(Reason::Tpbf) && !targets.is_empty();
    each_shot(ctx, attack, near, |_| {
        let closed = targets.iter().all(|id| is_closed(ctx, id));
        closed.then(|| "a crew BU in a closed-topped AFV is no target of this fire".into())
    })
}

fn plus_two(ctx: &Ctx<'_>, ift: &IftResolved) -> Verdict {
    let Some(attack) = ctx.before.attacks.get(&ift.attack) else { return Verdict::Silent };
    let Some(due) = exposed(ctx, attack) else { return Verdict::Silent };
    let said = ift.drm.iter().find(|line| is_named(line, "CE")).and_then(|line| line.value);
    Verdict::kept_or(said.is_none_or(|said| said == due) && said.is_some(), || {
        format!("these PRC get {due}, {} was declared", said.unwrap_or(Drm(0)))
    })
}

fn not_melee(ctx: &Ctx<'_>, placed: &MarkerPlaced) -> Verdict {
    let Some(unit) = placed.unit.as_ref().and_then(|id| ctx.before.units.get(id)) else {
        return Verdict::Silent;
    };
    if placed.marker != Marker::Melee || placed.removed {
        return Verdict::Silent;
    }
    let early = ctx.before.phase.is_some_and(|phase| phase < Phase::CCPh);
    let came = unit.mph.entered_hex || unit.aboard.is_some();
    Verdict::kept_or(!(early && came), || "nobody is held in Melee before the CCPh is over".into())
}

fn mobile_never_melee(ctx: &Ctx<'_>, placed: &MarkerPlaced) -> Verdict {
    let unit = placed.unit.as_ref().and_then(|id| ctx.before.units.get(id));
    let vehicle = unit.and_then(|unit| ctx.vehicle(unit.aboard.as_ref()?));
    let Some((vehicle, _)) = vehicle.filter(|_| placed.marker == Marker::Melee && !placed.removed) else {
        return Verdict::Silent;
    };
    Verdict::kept_or(!vehicle.is_mobile(), || "PRC of a Mobile vehicle are never held in Melee".into())
}

/// Survivors: the vehicle, or one that it carries, was fired on within its own Location.
fn cc_counter(closing: &Closing<'_>) -> Verdict {
    if !is_survivor(&closing.ctx, closing.id) {
        return Verdict::Silent;
    }
    let cc =
        |marker: &Marker| matches!(marker, Marker::Named(name) if name.as_str().eq_ignore_ascii_case("cc"));
    let state = closing.ctx.before;
    let marked = state
        .units
        .iter()
        .any(|(id, unit)| is_of(&closing.ctx, closing.id, id) && unit.markers.iter().any(cc));
    Verdict::kept_or(marked, || "survivors in an enemy Location are marked with a CC counter".into())
}

/// The vehicle itself, or one that it carries.
fn is_of(ctx: &Ctx<'_>, vehicle: &UnitId, id: &UnitId) -> bool {
    id == vehicle || ctx.before.units.get(id).and_then(|unit| unit.aboard.as_ref()) == Some(vehicle)
}

/// A vehicle that was fired on, or whose PRC were, within its own Location, and is still there: it is owed a
/// CC counter.
#[must_use]
pub fn is_survivor(ctx: &Ctx<'_>, vehicle: &UnitId) -> bool {
    let Some((unit, _)) = ctx.vehicle(vehicle) else { return false };
    let within = |attack: &Attack| {
        let near = attack.from.iter().flatten().any(|(cell, _)| Some(*cell) == unit.place.cell());
        near && attack.is_first_fire() && attack.targets.iter().any(|id| is_of(ctx, vehicle, id))
    };
    !unit.eliminated && ctx.before.attacks.values().any(within)
}
