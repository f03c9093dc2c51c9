//! A7.211: fire at PRC that entered an enemy Location, and what becomes of the survivors.

use crate::duty::Debt;
use crate::event::{Marker, MarkerPlaced, Status, StatusChanged, UnitId};
use crate::facts::{Closing, Ctx, IftRoll, Shot, Told, Volley};
use crate::figures::fire::exposed::{exposed, exposed_due};
use crate::figures::fire::prc::{at_entered_prc, is_closed, is_survivor, put_in_melee};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::factor::factor;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{Counter, Modifier, Reason, WeaponKind};
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.211-prc-entering-tpbf",
        &[Matter::Target],
        "PRC that are not BU in a closed-topped AFV and enter an enemy-occupied hex in the MPh can be fired on with TPBF by enemies in that Location or higher in the same hex.",
        Check::Fire(prc_tpbf),
    ),
    Clause::fact(
        "A7.211-first-and-final-fire",
        "The TPBF at PRC that entered an enemy-occupied hex holds for First Fire and for Final Fire.",
        "the factor TPBF asks for no phase: `Shot::due`",
    ),
    Clause::fact(
        "A7.211-disembark-irrelevant",
        "Whether the PRC have got off does not matter to the TPBF at them.",
        "whoever stands in the Location counts, aboard or not: `targets_of`",
    ),
    Clause::check(
        "A7.211-bu-ct-immune",
        &[Matter::Target],
        "A crew BU in a closed-topped AFV is no target for this fire.",
        Check::Fire(bu_ct_immune),
    ),
    Clause::check(
        "A7.211-ot-and-ht-plus2",
        &[Matter::Modifier],
        "Halftrack Passengers and open-topped crews are subject to it even when not CE, but they get the +2 CE DRM.",
        Check::Ift(plus_two),
    ),
    Clause::fact(
        "A7.211-movers-may-attack",
        "The entering side may attack first through OVR, or later in its AFPh with both Area Fire and TPBF multipliers, if otherwise able.",
        "TPBF and the halving of the AFPh are factors of their own and multiply: `Shot::fp`",
    ),
    Clause::checks(
        "A7.211-survivors-not-melee",
        &[Matter::MeleeCounter],
        "Survivors are not held in Melee before the CCPh is over.",
        &[Check::Marker(not_melee), Check::Status(not_melee_status)],
    ),
    Clause::checks(
        "A7.211-mobile-prc-never-melee",
        &[Matter::MeleeCounter],
        "PRC of a Mobile vehicle are never held in Melee.",
        &[Check::Marker(mobile_never_melee), Check::Status(mobile_never_melee_status)],
    ),
    Clause::check(
        "A7.211-cc-counter",
        &[Matter::Counter],
        "Survivors are marked with a CC counter.",
        Check::MoveOwed(Debt::CcCounter, cc_counter),
    ),
    Clause::guard("A7.211-may-rout", "Survivors of the TPBF at PRC may rout away in the RtPh."),
];

/// The clause below speaks of a crew that is no target at all.
fn prc_tpbf(volley: &Volley<'_>) -> Verdict {
    let asked = |s: &Shot<'_>| at_entered_prc(s) && !is_immune(s) && !s.says(Reason::Pbf);
    let doubled = |s: &Shot<'_>| {
        let instead = at_entered_prc(s) && s.says(Reason::Pbf) && !s.says(Reason::Tpbf);
        instead && s.due(Reason::Tpbf, 0) == Some(true) && !is_immune(s)
    };
    let by_two = each_shot(volley, doubled, |s| {
        Some(format!("fire of {} at PRC in its hex is tripled, not doubled", s.firer.unit))
    });
    if by_two == Verdict::Silent { factor(volley, Reason::Tpbf, asked) } else { by_two }
}

/// All targets are crews BU in closed-topped AFV.
fn is_immune(shot: &Shot<'_>) -> bool {
    let targets = shot.targets();
    !targets.is_empty() && targets.iter().all(|id| is_closed(&shot.ctx, id))
}

fn bu_ct_immune(volley: &Volley<'_>) -> Verdict {
    let flames = |s: &Shot<'_>| s.kind().is_some_and(|k| k.is_ordnance() || k.is_assault_weapon());
    // An ATR tries a To Kill as ordnance does.
    let kills = |s: &Shot<'_>| s.firer.to_kill || s.kind() == Some(WeaponKind::Atr);
    let near = |s: &Shot<'_>| s.range_to(0) == Some(0) && !flames(s) && !kills(s) && at_entered_prc(s);
    each_shot(volley, near, |shot| {
        is_immune(shot).then(|| "a crew BU in a closed-topped AFV is no target of this fire".into())
    })
}

fn plus_two(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack() else { return Verdict::Silent };
    let Some(due) = exposed(ctx, attack).and_then(|_| exposed_due(ctx, attack)) else {
        return Verdict::Silent;
    };
    let said = ift.drm.iter().find(|line| line.is(Modifier::Ce)).and_then(|line| line.value);
    Verdict::kept_or(said.unwrap_or_default() == due, || {
        format!("these PRC get {due}, {} was declared", said.unwrap_or(Drm(0)))
    })
}

fn not_melee(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    put_in_melee(placed).map_or(Verdict::Silent, |id| held_early(ctx, id))
}

fn not_melee_status(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    if changed.add.contains(&Status::Melee) { held_early(ctx, &changed.unit) } else { Verdict::Silent }
}

fn held_early(ctx: &Ctx<'_>, id: &UnitId) -> Verdict {
    let Some(unit) = ctx.before.units.get(id) else { return Verdict::Silent };
    let early = ctx.before.phase.is_some_and(|phase| phase < Phase::CCPh);
    Verdict::kept_or(!early || unit.status.has(Status::Melee), || {
        format!("{id} is not held in Melee before the CCPh is over")
    })
}

fn mobile_never_melee(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    put_in_melee(placed).map_or(Verdict::Silent, |id| held_aboard(ctx, id))
}

fn mobile_never_melee_status(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    if changed.add.contains(&Status::Melee) { held_aboard(ctx, &changed.unit) } else { Verdict::Silent }
}

fn held_aboard(ctx: &Ctx<'_>, id: &UnitId) -> Verdict {
    let unit = ctx.before.units.get(id);
    let Some((vehicle, _)) = unit.and_then(|unit| ctx.vehicle(unit.aboard.as_ref()?)) else {
        return Verdict::Silent;
    };
    Verdict::kept_or(!vehicle.is_mobile(), || "PRC of a Mobile vehicle are never held in Melee".into())
}

/// Survivors: the vehicle, or one that it carries, was fired on within its own Location.
fn cc_counter(closing: &Closing<'_>) -> Verdict {
    if !is_survivor(&closing.ctx, closing.id) {
        return Verdict::Silent;
    }
    let cc = |marker: &Marker| matches!(marker, Marker::Named(name) if name.is(Counter::Cc));
    let is_marked = |unit: &crate::state::Unit| unit.markers.iter().any(cc);
    // A unit that got off in this Player Turn stands in the same Location.
    let got_off =
        |unit: &crate::state::Unit| unit.got_off && unit.side == closing.unit.side && is_marked(unit);
    let there = closing.ctx.units_with(closing.unit.location());
    let marked = is_marked(closing.unit)
        || closing.ctx.before.units_aboard(closing.id).iter().any(|(_, unit)| is_marked(unit))
        || there.iter().any(|(_, unit)| got_off(unit));
    Verdict::kept_or(marked, || "survivors in an enemy Location are marked with a CC counter".into())
}
