//! D6.5: who gets off a vehicle, when, and for what.

use crate::counter::Vehicle;
use crate::event::Boarding;
use crate::event::MoveWay;
use crate::facts::{Told, Walk};
use crate::figures::infantry::allotment::{Favour, allotment};
use crate::figures::infantry::unit::infantry;
use crate::figures::vehicle::riders::has_riders;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::may_move::is_its_own;
use crate::rules::table::Check;
use crate::state::Unit;
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, MoverClass};
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::line(
        "D6.5-unload",
        &[Matter::Cost],
        "To unload a stack costs a vehicle a quarter of its printed MP, fractions rounded up.",
    ),
    Clause::check(
        "D6.5-stopped",
        &[Matter::MotionStatus],
        "Passengers get off a vehicle that has stopped.",
        Check::Boarding(stopped),
    )
    .since(2),
    Clause::check(
        "D6.5-mf-spent",
        &[Matter::MfAllotment],
        "Who gets off has spent a MF for each quarter of the MP that the vehicle used, or part of one, and one to get off.",
        Check::Walk(walks_on),
    )
    .since(2),
    Clause::check(
        "D6.5-limit",
        &[Matter::MoveLeave],
        "Nobody gets off a vehicle that used more than three quarters of its printed MP.",
        Check::Boarding(in_time),
    )
    .since(2),
];

/// A vehicle with a motor from which a unit gets off in the MPh of both: it is no crew that leaves its own vehicle.
fn unloads<'a>(told: &Told<'a, Boarding>) -> Option<(&'a Unit, &'a Unit, &'a Vehicle)> {
    let (ctx, boarding) = (&told.ctx, told.said);
    let (unit, values) = infantry(ctx, &boarding.unit)?;
    let (carrier, vehicle) = ctx.vehicle(&boarding.vehicle)?;
    let motor = !matches!(vehicle.class, MoverClass::Wagon | MoverClass::Motorcycle);
    let rides = unit.aboard.as_ref() == Some(&boarding.vehicle) && values.kind != Some(InfantryKind::Crew);
    let known = !boarding.aboard && motor && rides && ctx.tells_all() && !carrier.eliminated;
    (known && is_its_own(ctx, &boarding.vehicle, Phase::MPh)).then_some((unit, carrier, vehicle))
}

/// Riders may bail out of one that moves (D6.24), and of a Passenger that is broken or pinned this book does not say it.
fn stopped(told: &Told<'_, Boarding>) -> Verdict {
    let Some((unit, carrier, vehicle)) = unloads(told) else { return Verdict::Silent };
    if has_riders(vehicle) || unit.is_broken() || unit.is_pinned() || !carrier.is_mobile() {
        return Verdict::Silent;
    }
    let Boarding { unit, vehicle, .. } = told.said;
    Verdict::kept_or(!carrier.mph.running && carrier.motion.is_none(), || {
        format!("{vehicle} has not stopped: {unit} does not get off it")
    })
}

/// Of Riders who bail out the share does not speak. One witness: it is asked.
fn in_time(told: &Told<'_, Boarding>) -> Verdict {
    let Some((_, carrier, vehicle)) = unloads(told).filter(|(.., vehicle)| !has_riders(vehicle)) else {
        return Verdict::Silent;
    };
    let Some(all) = vehicle.mp.filter(|_| !carrier.mph.minimum_move) else { return Verdict::Silent };
    let used = carrier.mph.spent - carrier.mph.unloading;
    if used.halves().saturating_mul(4) <= all.halves().saturating_mul(3) {
        return Verdict::Kept;
    }
    let Boarding { unit, vehicle, .. } = told.said;
    Verdict::undecided(format!(
        "whether {unit} gets off {vehicle} after {used} of {all} MP: by one source nobody does after three quarters"
    ))
}

/// What is too much without the ride is told by A4.1.
fn walks_on(walk: &Walk<'_>) -> Verdict {
    let (ctx, id) = (&walk.ctx, &walk.said.unit);
    let Some((ridden, cost)) = walk.unit.ridden.zip(walk.said.cost) else { return Verdict::Silent };
    let after = walk.after();
    let has = allotment(ctx, id, &after, Favour::All).map(|tally| tally.value().0);
    let (Some(has), spent) = (has, after.mph.spent) else { return Verdict::Silent };
    let before = spent - cost;
    let told = spent > has || (before > Mp::ZERO && before + ridden > has);
    if !ctx.tells_all() || told || after.mph.unstated || after.mph.afoot.says(MoveWay::MinimumMove) {
        return Verdict::Silent;
    }
    if spent + ridden <= has {
        return Verdict::Kept;
    }
    let says = format!("{id} used {ridden} of its {has} MF by riding and getting off");
    Verdict::wrong(
        says,
        format!("{spent} MF on foot"),
        format!("at most {} MF", (has - ridden).max(Mp::ZERO)),
    )
}
