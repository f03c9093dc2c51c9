//! A3: what belongs to which phase, and to whom, outside A7: the end of a move, Close Combat, fire counters.

use super::{Check, Clause, Ctx};
use crate::event::{CloseCombatFought, Event, Marker, MarkerPlaced, Routed, UnitId, What};
use crate::facts::Told;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::state::side_of;
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
    Clause::check(
        "A7.1-fire-counters",
        &[Matter::Counter],
        "Prep Fire and Opportunity Fire counters are the ATTACKER's, First and Final Fire counters the DEFENDER's; each \
         is placed in the phases of its fire, and Bounding Fire on a vehicle.",
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

fn one_hex(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    if !matches!(ctx.before.phase, Some(Phase::CCPh | Phase::MPh) | None) {
        return Verdict::broken("Close Combat is fought in the CCPh");
    }
    let hex = |id: &UnitId| {
        let unit = ctx.before.units.get(id)?;
        let carrier = unit.aboard.as_ref().and_then(|carrier| ctx.before.units.get(carrier));
        carrier.unwrap_or(unit).place.cell()
    };
    let all = || fought.attackers.iter().chain(&fought.targets);
    let Some((first, cell)) = all().find_map(|id| Some((id, hex(id)?))) else { return Verdict::Silent };
    let apart = all().find(|id| hex(id).is_some_and(|other| other != cell));
    Verdict::kept_or(apart.is_none(), || match apart {
        Some(other) => format!("{first} is in {}, and {other} is not", ctx.show(cell)),
        None => "they are not in one hex".into(),
    })
}

/// Whose counter, and in which phases it is placed; a counter comes off at any time.
fn fire_counters(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let (Some(unit), Some(phase), false) = (&placed.unit, ctx.before.phase, placed.removed) else {
        return Verdict::Silent;
    };
    let Some(attacks) = attacks(ctx, unit) else { return Verdict::Silent };
    let good = match placed.marker {
        // The AFPh turns an Opportunity Fire counter, and marks who Cowers (A7.25, A7.9).
        Marker::PrepFire => attacks && matches!(phase, Phase::PFPh | Phase::AFPh),
        Marker::FirstFire | Marker::FinalFire => !attacks && matches!(phase, Phase::MPh | Phase::DFPh),
        // On a vehicle D3.3 tells.
        Marker::BoundingFire => {
            let aboard = ctx.before.units.get(unit).is_some_and(|unit| unit.aboard.is_some());
            if aboard || ctx.vehicle(unit).is_some() {
                return Verdict::Silent;
            }
            false
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
        | Marker::Named(_) => return Verdict::Silent,
    };
    Verdict::kept_or(good, || {
        let whose = if attacks { "the ATTACKER's" } else { "the DEFENDER's" };
        format!("{unit} is {whose}, in the {phase}: that counter does not lie on it now")
    })
}
