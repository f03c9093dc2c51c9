//! A3: what belongs to which phase, and to whom, outside A7: the end of a move, Close Combat, fire counters.

use crate::event::{
    CloseCombatFought, Event, Marker, MarkerPlaced, Routed, Status, StatusChanged, UnitId, What,
};
use crate::facts::{Ctx, Told};
use crate::figures::fire::prc::put_in_melee;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Unit, side_of};
use crate::vocab::InfantryKind;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A3.3-own-mph-ends",
        &[Matter::MovePhase],
        "A unit's MPh ends in the MPh of its own side.",
        Check::Any(own_move),
    ),
    Clause::check(
        "A8.1-pass-answers",
        &[Matter::Order],
        "The DEFENDER lets an expenditure of the moving unit pass.",
        Check::Any(pass_answers),
    ),
    Clause::check(
        "A10.5-personnel",
        &[Matter::MoveLeave],
        "A vehicle does not rout.",
        Check::Routed(personnel_rout),
    ),
    Clause::check(
        "A11.1-one-hex",
        &[Matter::Target],
        "Close Combat is fought in one hex, in the CCPh; against a vehicle that moves as Reaction Fire (D7.2) too.",
        Check::Cc(one_hex),
    ),
    Clause::checks(
        "A11.15-melee-with-enemy",
        &[Matter::MeleeCounter],
        "Melee holds those who share a Location with an enemy.",
        &[Check::Marker(melee_alone), Check::Status(melee_alone_status)],
    ),
    Clause::check(
        "A7.1-fire-counters",
        &[Matter::Counter],
        "Prep Fire and Opportunity Fire counters are the ATTACKER's, First and Final Fire counters the DEFENDER's; each \
         is placed in the phases of its fire, and Bounding Fire on a vehicle, or on those aboard who fired.",
        Check::Marker(fire_counters),
    ),
];

/// Is it the Player Turn of this unit's side? `None` when the scenario does not say.
fn attacks(ctx: &Ctx<'_>, unit: &UnitId) -> Option<bool> {
    let side = side_of(ctx.before, ctx.scenario, unit)?;
    Some(ctx.before.side.as_ref()? == side)
}

fn own_move(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::UnitMoveEnded(ended) = &event.what else { return Verdict::Silent };
    if told.unit.is_some_and(|unit| unit.eliminated) {
        return Verdict::Silent;
    }
    let (Some(phase), Some(own)) = (ctx.before.phase, attacks(ctx, &ended.unit)) else {
        return Verdict::Silent;
    };
    Verdict::kept_or(own && phase == Phase::MPh, || {
        let whose = if own { "its own" } else { "the enemy's" };
        format!("this is {whose} {phase}")
    })
}

fn pass_answers(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::Passed(passed) = &event.what else { return Verdict::Silent };
    if told.unit.is_some_and(|unit| unit.eliminated) {
        return Verdict::Silent;
    }
    let mover = ctx.before.window.as_ref().map(|window| &window.mover);
    Verdict::kept_or(mover == Some(&passed.unit) && ctx.before.phase == Some(Phase::MPh), || match mover {
        Some(mover) => format!("the last expenditure was that of {mover}"),
        None => "nothing was spent that could pass".into(),
    })
}

fn personnel_rout(told: &Told<'_, Routed>) -> Verdict {
    let (ctx, routed) = (&told.ctx, told.said);
    Verdict::kept_or(ctx.vehicle(&routed.unit).is_none(), || format!("{} is a vehicle", routed.unit))
}

/// Squads, HS and crews on foot are fought in the CCPh alone.
fn waits_for_ccph(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let many = [InfantryKind::Squad, InfantryKind::Hs, InfantryKind::Crew];
    let own = ctx.unit(id).filter(|(unit, _)| unit.aboard.is_none());
    own.and_then(|(_, def)| def.infantry.as_ref()?.kind).is_some_and(|kind| many.contains(&kind))
}

fn one_hex(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    if !matches!(ctx.before.phase, Some(Phase::CCPh | Phase::MPh) | None) {
        return Verdict::broken("Close Combat is fought in the CCPh");
    }
    let all = || fought.attackers.iter().chain(&fought.targets);
    if ctx.before.phase == Some(Phase::MPh) && all().all(|id| waits_for_ccph(ctx, id)) {
        return Verdict::broken(
            "Infantry is fought in the CCPh, and in the MPh a vehicle, or a SMC overrun (A4.15)",
        );
    }
    let hex = |id: &UnitId| {
        let unit = ctx.before.units.get(id)?;
        let carrier = unit.aboard.as_ref().and_then(|carrier| ctx.before.units.get(carrier));
        carrier.unwrap_or(unit).place.cell()
    };
    let Some((first, cell)) = all().find_map(|id| Some((id, hex(id)?))) else { return Verdict::Silent };
    let apart = all().find(|id| hex(id).is_some_and(|other| other != cell));
    Verdict::kept_or(apart.is_none(), || match apart {
        Some(other) => format!("{first} is in {}, and {other} is not", ctx.show(cell)),
        None => "they are not in one hex".into(),
    })
}

fn melee_alone(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    put_in_melee(placed).map_or(Verdict::Silent, |id| held_alone(ctx, id))
}

fn melee_alone_status(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    if changed.add.contains(&Status::Melee) { held_alone(ctx, &changed.unit) } else { Verdict::Silent }
}

/// Levels of one hex are not told apart: which Location a CC was fought in a log may leave out.
fn held_alone(ctx: &Ctx<'_>, id: &UnitId) -> Verdict {
    let unit = ctx.before.units.get(id);
    let carrier = unit.and_then(|unit| ctx.before.units.get(unit.aboard.as_ref()?));
    let Some(cell) = carrier.or(unit).and_then(|unit| unit.place.cell()) else { return Verdict::Silent };
    let Some(side) = side_of(ctx.before, ctx.scenario, id).filter(|_| ctx.before.phase.is_some()) else {
        return Verdict::Silent;
    };
    let enemy = |unit: &Unit| !unit.eliminated && unit.side.as_ref().is_some_and(|other| other != side);
    let there = ctx.before.units_at(cell).into_iter().any(|(_, unit)| enemy(unit));
    Verdict::kept_or(there, || format!("no enemy is with {id} in {}", ctx.show(cell)))
}

/// It fired in this phase, or directed fire.
fn fired_in(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.before.may_have_fired(id)[1]
}

/// Whose counter, and in which phases it is placed; a counter comes off at any time.
fn fire_counters(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let (Some(unit), Some(phase), false) = (&placed.unit, ctx.before.phase, placed.removed) else {
        return Verdict::Silent;
    };
    let Some(attacks) = attacks(ctx, unit) else { return Verdict::Silent };
    let good = match placed.marker {
        // The AFPh turns an Opportunity Fire counter, and marks who Cowers (A7.25, A7.9): those who fired in it.
        Marker::PrepFire => {
            attacks && (phase == Phase::PFPh || (phase == Phase::AFPh && fired_in(ctx, unit)))
        }
        Marker::FirstFire | Marker::FinalFire => !attacks && matches!(phase, Phase::MPh | Phase::DFPh),
        // On a vehicle D3.3 tells; its PRC have fired with it.
        Marker::BoundingFire => {
            if ctx.vehicle(unit).is_some() {
                return Verdict::Silent;
            }
            let aboard = ctx.before.units.get(unit).is_some_and(|unit| unit.aboard.is_some());
            aboard && attacks && phase == Phase::MPh && fired_in(ctx, unit)
        }
        // A7.25 tells when and on whom an Opportunity Fire counter lies.
        Marker::OpportunityFire
        | Marker::IntensiveFire
        | Marker::NoFire
        | Marker::Motion
        | Marker::ReverseMotion
        | Marker::Pin
        | Marker::Encircled
        | Marker::Melee
        | Marker::Malfunction
        | Marker::EncircledLevel(_)
        | Marker::Named(_) => return Verdict::Silent,
    };
    Verdict::kept_or(good, || {
        let whose = if attacks { "the ATTACKER's" } else { "the DEFENDER's" };
        format!("{unit} is {whose}, in the {phase}: that counter does not lie on it now")
    })
}
