//! D8.2: the Bog Check, as far as D2 takes it for granted. The ids are those of the rule.

use crate::charts::terrain::TerrainKind;
use crate::counter::Vehicle;
use crate::event::{BogChecked, Rate, Status};
use crate::facts::{Ctx, Told};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::Terrain;
use crate::state::Unit;
use crate::vocab::num::Drm;
use crate::vocab::{GroundPressure, MoverClass};
use alloc::format;
use alloc::string::String;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D8.2-bog-number",
        &[Matter::Consequence],
        "A Final Bog DR of 12 or more bogs the vehicle, a lower one does not.",
        Check::Bog(bog_number),
    ),
    Clause::check(
        "D8.2-turn-drm",
        &[Matter::Modifier],
        "A hull turn inside takes no DRM of an entry (D8.21): ground pressure, towing, tracks and soft ground alone.",
        Check::Bog(turn_drm),
    ),
    Clause::check(
        "D8.21-drm",
        &[Matter::Modifier],
        "Where a vehicle goes inside its Bog DR has the DRM of its ground pressure, its tracks, what it tows and what it enters at half MP.",
        Check::Bog(entry_drm),
    )
    .since(2),
    Clause::check(
        "D8.21-all-mp",
        &[Matter::Modifier],
        "Woods that it enters at ALL MP, or by a Minimum Move, have no DRM of their own.",
        Check::Bog(woods_at_all),
    )
    .since(2),
];

/// The Final DR that bogs.
const BOGS: i16 = 12;

/// By the DRM that were declared; without any an Original 12 bogs for certain, for none of them is known to be a
/// minus that a log could leave out.
fn bog_number(told: &Told<'_, BogChecked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some(dr) = checked.roll.and_then(|id| ctx.before.rolls.get(&id)).map(|roll| roll.dice.total()) else {
        return Verdict::Silent;
    };
    let word = |bogged: bool| if bogged { "bogged" } else { "not bogged" };
    let due = match checked.drm {
        Some(drm) => dr.saturating_add(drm.0) >= BOGS,
        None if checked.bogged || dr < BOGS => return Verdict::Silent,
        None => true,
    };
    if checked.bogged == due {
        return Verdict::Kept;
    }
    let drm = checked.drm.map_or(String::new(), |drm| format!(" {drm}"));
    Verdict::wrong(format!("a Bog DR of {dr}{drm}"), word(checked.bogged), word(due))
}

/// Soft ground (D8.21), of which the log does not tell.
const SOFT: i16 = 1;

/// A vehicle that has entered no hex in this MPh checks for its turn.
fn turn_drm(told: &Told<'_, BogChecked>) -> Verdict {
    let checked = told.said;
    let Some((unit, vehicle)) = told.vehicle().filter(|(unit, _)| {
        let inside = unit.mph.entered_hex || unit.mph.entered_hexside || unit.mph.began_off_board;
        unit.mph.turned_here && !inside && unit.mph.expenditures > 0
    }) else {
        return Verdict::Silent;
    };
    let terrain = unit.place.cell().and_then(|cell| told.ctx.terrain(cell));
    let Some((said, pressure)) = checked.drm.zip(vehicle.ground_pressure) else { return Verdict::Silent };
    if !terrain.is_some_and(Terrain::is_obstacle) {
        return Verdict::Silent;
    }
    let due = of_vehicle(unit, vehicle, pressure);
    if (due..=due + SOFT).contains(&said.0) {
        return Verdict::Kept;
    }
    Verdict::wrong("the DRM of a Bog DR for a turn", format!("{said}"), format!("{}", Drm(due)))
}

/// Its ground pressure, +1 if it is not fully tracked, +1 of a truck, +1 for what it tows.
fn of_vehicle(unit: &Unit, vehicle: &Vehicle, pressure: GroundPressure) -> i16 {
    let pressure = match pressure {
        GroundPressure::Low => 0,
        GroundPressure::Normal => 1,
        GroundPressure::High => 2,
    };
    let tracks = i16::from(!vehicle.class.is_tracked()) + i16::from(vehicle.class == MoverClass::Truck);
    pressure + tracks + i16::from(unit.status.has(Status::Towing))
}

/// What else the chart knows and no line tells: soft ground and deep snow, an abrupt change of elevation, a stream that it leaves, a level
/// gained into woods, debris, and Wire for two.
const UNTOLD: i16 = 8;

/// Going inside at half MP: what it enters. `None` where it may have gone at ALL MP.
fn at_half(ctx: &Ctx<'_>, unit: &Unit, vehicle: &Vehicle) -> Option<i16> {
    let entry = unit.mph.inside.last().filter(|entry| unit.place.cell() == Some(entry.cell))?;
    let by_cost = entry.cost <= vehicle.mp?.share_rounded_up(2) && vehicle.class.is_tracked();
    let half = entry.rate == Rate::Half || (entry.rate != Rate::All && by_cost);
    let terrain = ctx.terrain(entry.cell).filter(|_| half && !unit.mph.minimum_move)?;
    let costs =
        [TerrainKind::Woods, TerrainKind::WoodenBuilding, TerrainKind::Rubble, TerrainKind::StoneBuilding];
    terrain.is.iter().any(|kind| costs.contains(kind)).then_some(WOODS)
}

/// What woods, a wooden building or rubble give at half MP, and a stone building at most: by an example of D2.33 that has one less.
const WOODS: i16 = 3;
const STONE: i16 = 4;

/// The vehicle that went inside with its last expenditure, and did not turn there; with what it is on the chart.
fn gone_inside<'a>(told: &Told<'a, BogChecked>) -> Option<(&'a Unit, &'a Vehicle, i16)> {
    let (unit, vehicle) = told.vehicle().filter(|_| told.ctx.is_of_players())?;
    let gone = unit.mph.inside.last().is_some_and(|entry| unit.place.cell() == Some(entry.cell));
    let here = gone || unit.mph.minimum_move;
    let pressure = vehicle.ground_pressure.filter(|_| here && !unit.mph.turned_here)?;
    Some((unit, vehicle, of_vehicle(unit, vehicle, pressure)))
}

fn entry_drm(told: &Told<'_, BogChecked>) -> Verdict {
    let Some(((unit, vehicle, own), said)) = gone_inside(told).zip(told.said.drm) else {
        return Verdict::Silent;
    };
    let inside = at_half(&told.ctx, unit, vehicle);
    // A light mortar that is towed gives none, and whether a truck has one for itself one source alone tells.
    let may = i16::from(unit.status.has(Status::Towing)) + i16::from(vehicle.class == MoverClass::Truck);
    let least = own - may + inside.unwrap_or(0);
    let most = own + inside.unwrap_or(STONE) + UNTOLD;
    if (least..=most).contains(&said.0) {
        return Verdict::Kept;
    }
    let due =
        if said.0 < least { format!("at least {}", Drm(least)) } else { format!("at most {}", Drm(most)) };
    Verdict::wrong("the DRM of a Bog DR for going inside", format!("{said}"), due)
}

/// The sources agree in part: it is asked.
fn woods_at_all(told: &Told<'_, BogChecked>) -> Verdict {
    let Some(((unit, _, own), said)) = gone_inside(told).zip(told.said.drm) else { return Verdict::Silent };
    let all = unit.mph.inside.last().is_some_and(|entry| entry.rate == Rate::All) || unit.mph.minimum_move;
    let woods = unit.place.cell().and_then(|cell| told.ctx.terrain(cell)).is_some_and(Terrain::is_woods);
    match said.0.saturating_sub(own) {
        _ if !all || !woods => Verdict::Silent,
        WOODS.. => Verdict::undecided("why this Bog DR has +3: woods entered at ALL MP give none"),
        _ => Verdict::Kept,
    }
}
