//! D6: who gets on a vehicle, who gets off it, and who falls off.

use crate::charts::terrain::TerrainKind;
use crate::counter::Vehicle;
use crate::duty::{Debt, Owed, Standing};
use crate::event::{Boarding, Marker, MpUse, Purpose, Rate, Status, UnitId, Use, VehicleResult};
use crate::facts::{Ctx, Move, Told, Underway, Volley};
use crate::figures::fire::riders::rolled_for;
use crate::figures::infantry::unit::infantry;
use crate::figures::price::step::is_unsaid_road;
use crate::figures::vehicle::riders::has_riders;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::factor::factor;
use crate::rules::forms::may_move::{held, is_its_own};
use crate::rules::table::Check;
use crate::scenario::Terrain;
use crate::state::{Unit, side_of};
use crate::vocab::hex::Hexside;
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, MoverClass, Reason, WeaponWord};
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D6-riders-bail-out",
        &[Matter::Place],
        "Riders bail out when the turret of their vehicle turns against its hull (D6.24).",
        Check::Mp(riders_bail_out),
    ),
    Clause::check(
        "D6.1-sw",
        &[Matter::FireLeave],
        "Of their SW Passengers fire a LMG and a PIAT alone, and throw a DC.",
        Check::Fire(passengers_sw),
    )
    .since(2),
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
    Clause::check(
        "D6.22-mounted",
        &[Matter::Factor],
        "Riders and the Passengers of a truck fire at half FP, beside all other halvings (D6.1, D6.22).",
        Check::Fire(|volley| factor(volley, Reason::Mounted, |_| true)),
    ),
    Clause::check(
        "D6.4-loads-first",
        &[Matter::MoveLeave],
        "A vehicle that loads has spent no MP before in that MPh.",
        Check::Boarding(loads_first),
    ),
    Clause::check(
        "D6-unloads-able",
        &[Matter::MoveLeave],
        "Nobody gets off a vehicle that is stunned or shocked, or that was abandoned in that MPh (D5.34, D5.4, D6.5).",
        Check::Boarding(unloads_able),
    ),
    Clause::check(
        "D6.4-loads-in-mph",
        &[Matter::MoveLeave],
        "Personnel get on in their own MPh, for MF: none that is broken, pinned, TI, in Melee or has fired in the PFPh.",
        Check::Boarding(loads_in_mph),
    ),
    Clause::check(
        "D6.9-passenger-survival",
        &[Matter::Consequence],
        "Each Passenger or Rider unit of an AFV that is destroyed and does not burn rolls for survival.",
        Check::Owed(survive_afv),
    ),
];

/// A7.308 speaks of unarmored vehicles. A unit that is lost already owes no roll.
fn survive_afv(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let destroyed = attack.hits.iter().filter(|(_, result)| *result == VehicleResult::Eliminated);
    let afvs =
        destroyed.map(|(id, _)| id).filter(|id| ctx.vehicle(id).is_some_and(|(_, vehicle)| vehicle.afv));
    let carried = afvs.flat_map(|vehicle| {
        let left = attack.left_wreck.iter().filter(move |(_, of)| *of == vehicle).map(|(id, _)| id);
        ctx.before.units_aboard(vehicle).into_iter().map(|(id, _)| id).chain(left)
    });
    let each = carried.map(|id| {
        let lost = ctx.before.units.get(id).is_some_and(|unit| unit.eliminated);
        let done = lost || rolled_for(attack, id, &Purpose::Survival);
        Owed::of(
            id,
            Debt::Survival,
            Standing::done_or(done, || "no survival roll of {} is in the log".into()),
        )
    });
    each.collect()
}

/// Before it enters another hex.
fn riders_bail_out(moved: &Move<'_>) -> Verdict {
    if moved.said.on.hex().is_none() || !has_riders(moved.vehicle) {
        return Verdict::Silent;
    }
    let id = &moved.said.unit;
    let there = moved.ctx.before.units_aboard(id);
    let mut riders = there.into_iter().filter(|(_, unit)| !unit.eliminated).peekable();
    if riders.peek().is_none() {
        return Verdict::Silent;
    }
    let thrown = riders.find(|(_, unit)| unit.mph.thrown_off);
    thrown.map_or(Verdict::Kept, |(rider, _)| {
        Verdict::broken(format!("the turret of {id} was turned against its hull: {rider} bails out first"))
    })
}

/// In its own MPh.
fn loads_in<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<(&'a Unit, &'a Vehicle)> {
    let own = side_of(ctx.before, ctx.scenario, id) == ctx.before.side.as_ref();
    ctx.vehicle(id).filter(|_| own && ctx.before.phase == Some(Phase::MPh))
}

/// A Minimum Move and those from off board apart, it spends MP where the log tells.
fn loads_first(told: &Told<'_, Boarding>) -> Verdict {
    let (ctx, boarding) = (&told.ctx, told.said);
    if !boarding.aboard
        || !ctx.tells_all()
        || ctx.unit(&boarding.unit).is_none_or(|(_, def)| def.infantry.is_none())
    {
        return Verdict::Silent;
    }
    let Some((unit, _)) = loads_in(ctx, &boarding.vehicle) else { return Verdict::Silent };
    Verdict::kept_or(unit.mph.spent == Mp::ZERO, || {
        format!("{} spent MP in this MPh: it loads before that", boarding.vehicle)
    })
}

fn unloads_able(told: &Told<'_, Boarding>) -> Verdict {
    let (ctx, boarding) = (&told.ctx, told.said);
    if boarding.aboard {
        return Verdict::Silent;
    }
    let Some((unit, _)) = loads_in(ctx, &boarding.vehicle) else { return Verdict::Silent };
    let why = [(unit.is_stunned(), "is stunned"), (unit.status.has(Status::Shocked), "is shocked")];
    let why = why.into_iter().find(|(is_so, _)| *is_so).map(|(_, why)| why);
    let why = why.or_else(|| unit.mph.abandoned.then_some("was abandoned in this MPh, for all its MP"));
    why.map_or(Verdict::Kept, |why| {
        Verdict::broken(format!("{} {why}: {} does not get off it", boarding.vehicle, boarding.unit))
    })
}

/// Before anything is played units are set up aboard.
fn loads_in_mph(told: &Told<'_, Boarding>) -> Verdict {
    let (ctx, boarding) = (&told.ctx, told.said);
    let Some((unit, _)) = infantry(ctx, &boarding.unit).filter(|_| boarding.aboard) else {
        return Verdict::Silent;
    };
    // Below the line of the first phase, if that is no phase of moving.
    let early = matches!(ctx.before.phase, None | Some(Phase::RPh | Phase::PFPh));
    if ctx.scenario.excerpts || (early && !ctx.before.has_begun()) {
        return Verdict::Silent;
    }
    let id = &boarding.unit;
    if !is_its_own(ctx, id, Phase::MPh) {
        return Verdict::broken(format!("{id} gets on outside its own MPh"));
    }
    let why = held(unit).or_else(|| unit.is_pinned().then_some("is pinned"));
    let why = why.or_else(|| unit.fired.contains(&Phase::PFPh).then_some("fired in the PFPh"));
    let waits = unit.markers.contains(&Marker::OpportunityFire);
    let why = why.or_else(|| waits.then_some("is under an Opportunity Fire counter"));
    why.map_or(Verdict::Kept, |why| Verdict::broken(format!("{id} {why} and does not get on")))
}

/// One witness: it is asked of MMG and HMG, and of light anti-tank weapons but the PIAT.
fn passengers_sw(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let heavy = [WeaponWord::Mmg, WeaponWord::Hmg, WeaponWord::Psk, WeaponWord::Baz];
    let mut verdict = Verdict::Silent;
    for firer in &volley.declared.firers {
        let unit = infantry(ctx, &firer.unit).map(|(unit, _)| unit);
        let carrier = unit.and_then(|unit| ctx.vehicle(unit.aboard.as_ref()?));
        let inside = carrier.is_some_and(|(_, vehicle)| !has_riders(vehicle));
        let Use::Sw(name) = &firer.weapon else { continue };
        if inside && heavy.into_iter().any(|word| firer.weapon.is(word)) {
            return Verdict::undecided(format!("whether {}, a Passenger, fires a {name}", firer.unit));
        }
        if inside {
            verdict = Verdict::Kept;
        }
    }
    verdict
}

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
    let crosses = moved.unit.place.cell().and_then(|from| Hexside::between(from, to));
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
