//! D6.1 and D6.21: whom a vehicle carries, and where Riders stay on it. D6.5: who gets off it, when, and for what.

use crate::charts::terrain::TerrainKind;
use crate::counter::Vehicle;
use crate::event::MoveWay;
use crate::event::{Boarding, MpUse, Rate, Status, UnitId};
use crate::facts::{Ctx, Move, Told, Walk};
use crate::figures::infantry::allotment::{Favour, allotment};
use crate::figures::infantry::unit::infantry;
use crate::figures::price::step::is_unsaid_road;
use crate::figures::vehicle::riders::has_riders;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::may_move::is_its_own;
use crate::rules::table::Check;
use crate::scenario::Terrain;
use crate::state::Unit;
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, MoverClass};
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D6.1-pp",
        &[Matter::Place],
        "Passengers and Riders are within the PP of their vehicle: a squad 10, a HS or crew 5, up to four SMC nothing.",
        Check::Boarding(within_pp),
    )
    .since(2),
    Clause::check(
        "D6.21-terrain",
        &[Matter::Place],
        "Riders bail out before their vehicle enters woods, an orchard, a building or rubble by other than a road hexside.",
        Check::Mp(enters_with_riders),
    )
    .since(2),
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

/// PP of Personnel aboard; `None` where its kind is not known.
fn pp(ctx: &Ctx<'_>, id: &UnitId) -> Option<u8> {
    match infantry(ctx, id)?.1.kind? {
        InfantryKind::Squad => Some(10),
        InfantryKind::Hs | InfantryKind::Crew => Some(5),
        InfantryKind::Leader | InfantryKind::Hero => Some(0),
        InfantryKind::Cavalry => None,
    }
}

/// The PP of Riders, where the vehicle has no other.
const RIDERS: u8 = 14;

/// One witness: it is asked. SW are not counted.
fn within_pp(told: &Told<'_, Boarding>) -> Verdict {
    let (ctx, boarding) = (&told.ctx, told.said);
    let Some((unit, vehicle)) = ctx.vehicle(&boarding.vehicle).filter(|_| boarding.aboard) else {
        return Verdict::Silent;
    };
    // Of a Carrier the crew is a HS of its own (D6.8), and a tank has the PP of Riders.
    let rides = has_riders(vehicle) && vehicle.capacity.is_none_or(|pp| pp == RIDERS);
    let all = match vehicle.class {
        MoverClass::Tracked => rides.then_some(RIDERS),
        MoverClass::Halftrack | MoverClass::ArmoredCar | MoverClass::Truck => vehicle.capacity,
        MoverClass::Motorcycle | MoverClass::Wagon => None,
    };
    if unit.status.has(Status::Abandoned) || unit.crew.out.as_ref() == Some(&boarding.unit) {
        return Verdict::Silent;
    }
    let there = ctx.before.units_aboard(&boarding.vehicle);
    let there = there.into_iter().filter(|(id, unit)| !unit.eliminated && **id != boarding.unit);
    let each: Option<Vec<u8>> =
        there.map(|(id, _)| id).chain([&boarding.unit]).map(|id| pp(ctx, id)).collect();
    let Some((all, each)) = all.zip(each) else { return Verdict::Silent };
    let sum: u16 = each.iter().copied().map(u16::from).sum();
    let smc = each.iter().filter(|pp| **pp == 0).count();
    if sum <= u16::from(all) && smc <= MOST_SMC {
        return Verdict::Kept;
    }
    Verdict::undecided(format!(
        "whether {} carries {sum} PP and {smc} SMC: by one source it has {all} PP, and room for {MOST_SMC} SMC",
        boarding.vehicle
    ))
}

/// So many SMC ride without PP.
const MOST_SMC: usize = 4;

/// In Bypass they stay on.
fn enters_with_riders(moved: &Move<'_>) -> Verdict {
    let Some(to) = moved.entered_next().filter(|_| has_riders(moved.vehicle)) else { return Verdict::Silent };
    let id = &moved.said.unit;
    let there = moved.ctx.before.units_aboard(id);
    let Some((rider, _)) = there.into_iter().find(|(_, unit)| !unit.eliminated && !unit.mph.thrown_off)
    else {
        return Verdict::Silent;
    };
    let by_road = matches!(&moved.said.on, MpUse::Enter { rate: Rate::Road | Rate::RoadDeclined, .. });
    let Some(terrain) = moved.terrain(to).filter(|terrain| throws_off(terrain)) else {
        return Verdict::Silent;
    };
    if by_road {
        return Verdict::Kept;
    }
    let says = format!("{id} enters {} by no road hexside: {rider} bails out first", moved.ctx.show(to));
    let crosses = moved.unit.place.cell().and_then(|from| crate::vocab::hex::Hexside::between(from, to));
    let road = is_unsaid_road(moved) || crosses.is_some_and(|side| terrain.road.contains(&side));
    if road {
        Verdict::undecided(format!("whether it goes by the road: else {says}"))
    } else {
        Verdict::broken(says)
    }
}

fn throws_off(terrain: &Terrain) -> bool {
    terrain.is_woods()
        || terrain.is_building()
        || terrain.is_rubble()
        || terrain.is.contains(&TerrainKind::Orchard)
}

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
    if 4 * i64::from(used.halves()) <= 3 * i64::from(all.halves()) {
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
