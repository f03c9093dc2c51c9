//! D7.2: Reaction Fire of Infantry against a vehicle in its Location, by Close Combat or otherwise; there is no other of a vehicle's.

use crate::event::{CloseCombatFought, Marker, UnitId};
use crate::facts::{Shot, ToHitRoll, Told, Volley};
use crate::figures::paatc::{is_feared, takes_one};
use crate::figures::vehicle::firing::line;
use crate::figures::vehicle::reaction::{has_reacted, is_reaction_fire, owes_overrun};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::state::{names_fired_at, side_of};
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D7-no-cc-of-vehicle",
        &[Matter::FireLeave],
        "A vehicle that Infantry attacks by CC Reaction Fire makes no CC attack in the MPh (D7.213).",
        Check::Cc(no_cc_of_vehicle),
    ),
    Clause::check(
        "D7.2-reaction-when",
        &[Matter::FireAgain],
        "Reaction Fire comes behind the attack of the Overrun, other First Fire at its MP before it.",
        Check::Cc(behind_overrun),
    )
    .since(2),
    Clause::check(
        "D7.21-paatc",
        &[Matter::FireLeave],
        "A MMC passes a PAATC in the MPh in which it attacks a manned AFV by CC Reaction Fire.",
        Check::Cc(passed_paatc),
    )
    .since(2),
    Clause::check(
        "D7.21-counters",
        &[Matter::FireAgain],
        "Who made CC Reaction Fire lies under a CC counter, and makes no other fire at a vehicle in its Location in that MPh.",
        Check::Fire(under_cc),
    )
    .since(2),
    Clause::check(
        "D7.22-rear",
        &[Matter::Modifier],
        "Non-CC Reaction Fire strikes the rear facing, and takes neither Case A nor Case E.",
        Check::ToHit(no_case),
    )
    .since(2),
];

fn no_cc_of_vehicle(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    if ctx.before.phase != Some(Phase::MPh) {
        return Verdict::Silent;
    }
    let vehicle = fought.attackers.iter().find(|id| ctx.vehicle(id).is_some());
    vehicle.map_or(Verdict::Kept, |id| Verdict::broken(format!("{id} makes no CC attack in the MPh")))
}

/// Those who attack a vehicle by CC Reaction Fire, each with what it is; none of another Close Combat.
fn reacting<'e>(told: &'e Told<'_, CloseCombatFought>) -> impl Iterator<Item = &'e UnitId> {
    let (ctx, fought) = (&told.ctx, told.said);
    let at = |id: &UnitId| ctx.vehicle(id).is_some();
    let is = ctx.before.phase == Some(Phase::MPh) && fought.targets.iter().all(at);
    let answers = |id: &UnitId| {
        let side = side_of(ctx.before, ctx.scenario, id);
        side.is_some() && side != ctx.before.side.as_ref()
    };
    fought.attackers.iter().filter(move |id| is && answers(id))
}

/// One witness: it is asked.
fn behind_overrun(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let ctx = &told.ctx;
    let Some(by) = reacting(told).next().filter(|_| ctx.tells_all()) else { return Verdict::Silent };
    match told.said.targets.iter().find(|id| owes_overrun(ctx, id)) {
        None => Verdict::Kept,
        Some(id) => Verdict::undecided(format!(
            "whether {by} attacks {id} before its Overrun is resolved: Reaction Fire comes behind that"
        )),
    }
}

/// Who lies under Final Fire must attack: of its PAATC it is asked.
fn passed_paatc(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let ctx = &told.ctx;
    let mut verdict = Verdict::Silent;
    for (id, unit) in reacting(told).filter_map(|id| Some((id, ctx.before.units.get(id)?))) {
        let feared =
            |tank: &&UnitId| ctx.before.units.get(tank).is_some_and(|foe| is_feared(ctx, unit, (tank, foe)));
        let Some(tank) = told.said.targets.iter().find(feared).filter(|_| takes_one(ctx, id, unit)) else {
            continue;
        };
        let must = unit.markers.contains(&Marker::FinalFire);
        // What is left of a unit has passed what that passed.
        let names = names_fired_at(ctx.before, id).into_iter();
        let taken: Vec<bool> = names.filter_map(|name| ctx.before.units.get(name)?.paatc).collect();
        let passed = if taken.contains(&true) { Some(true) } else { taken.first().copied() };
        verdict = match passed {
            Some(true) => Verdict::Kept,
            Some(false) => return Verdict::broken(format!("{id} failed its PAATC and attacks {tank}")),
            None if ctx.tells_all() && !must => {
                return Verdict::broken(format!("{id} attacks {tank} without a PAATC in this MPh"));
            }
            None => {
                return Verdict::undecided(format!("whether {id}, which attacks {tank}, passed a PAATC"));
            }
        };
    }
    verdict
}

fn under_cc(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let within = |shot: &Shot<'_>| {
        let targets = shot.targets();
        let at_vehicle = targets.iter().all(|id| ctx.vehicle(id).is_some());
        at_vehicle && !targets.is_empty() && shot.location().is_some_and(|here| shot.at().contains(&here))
    };
    let reacted = |shot: &Shot<'_>| has_reacted(ctx, &shot.firer.unit) && shot.infantry().is_some();
    each_shot(volley, reacted, |shot| {
        within(shot).then(|| {
            format!(
                "{} attacked by CC Reaction Fire in this MPh, and fires at a vehicle beside it",
                shot.firer.unit
            )
        })
    })
}

/// Where the Overrun was resolved before it.
fn no_case(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(true) = roll.attack().and_then(|attack| is_reaction_fire(ctx, attack)) else {
        return Verdict::Silent;
    };
    let paid = |case: Modifier| {
        line(&attempt.drm, case).and_then(|line| line.value).filter(|value| *value != Drm(0)).map(|_| case)
    };
    match paid(Modifier::E).or_else(|| paid(Modifier::A)) {
        None => Verdict::Kept,
        Some(case) => Verdict::broken(format!(
            "{} fires at a vehicle that overran it: Reaction Fire takes no Case {}",
            attempt.unit,
            case.on_to_hit()
        )),
    }
}
