//! What counters of a position do to a Line of Sight: vehicles and wrecks in the hexes between (D9.4), SMOKE, Blazes.

use super::boards::{HindranceRow, SightRow};
use asl_core::map::{Land, Spot};
use asl_core::scenario::Scenario;
use asl_core::state::{Place, State};
use asl_core::vocab::hex::Cell;

/// Adds the counters between the ends to an answer. What they do is added where it is known, else the answer is
/// undecided.
pub fn add_counters(row: &mut SightRow, land: &Land, scenario: &Scenario, at: &State, ends: [Spot; 2]) {
    if row.result == "blocked" {
        return;
    }
    let Ok(sight) = land.sight(ends[0], ends[1]) else { return };
    let levels = ends.map(|end| height(land, end));
    let between = sight.crossed.iter().filter(|cell| ends.iter().all(|end| end.cell != **cell));
    for cell in between {
        let name = land.map().show_cell(*cell);
        let level = land.hex(*cell).map(|hex| i32::from(hex.level));
        let same = levels.iter().all(|end| *end == level);
        if same && let Some(by) = vehicles(scenario, at, *cell) {
            row.hindrances.push(HindranceRow { hex: name.clone(), by, drm: 1 });
        }
        if at.smoke.contains(cell) || scenario.terrain.get(cell).is_some_and(|t| t.blaze.is_some()) {
            row.undecided.push(format!("SMOKE or a Blaze in {name}: its Hindrance is not in the log"));
        }
    }
    total(row);
}

/// The level of an end.
fn height(land: &Land, end: Spot) -> Option<i32> {
    let hex = land.hex(end.cell)?;
    match end.floor {
        asl_core::map::Floor::Ground => Some(i32::from(hex.level)),
        asl_core::map::Floor::Level(n) => Some(i32::from(hex.level) + i32::from(n)),
        asl_core::map::Floor::Rooftop => None,
    }
}

/// The vehicles and wrecks inside a hex; those in Bypass hinder only across their hexside, which is for the eye.
fn vehicles(scenario: &Scenario, at: &State, cell: Cell) -> Option<String> {
    let inside = at.units.iter().filter(|(id, unit)| {
        let def = scenario.units.get(unit.like.as_ref().unwrap_or(id)).map(|def| &**def);
        let is_vehicle = def.is_some_and(|def| def.vehicle.is_some());
        is_vehicle && matches!(unit.place, Place::In(place, _) if place == cell)
    });
    let mut names: Vec<String> = inside.map(|(id, _)| id.to_string()).collect();
    let listed = scenario.terrain.get(&cell);
    let wrecks = listed.map_or(0, |terrain| terrain.wrecks + terrain.vehicles);
    if wrecks > 0 {
        names.push("wrecks and vehicles of the head".into());
    }
    (!names.is_empty()).then(|| format!("{} (D9.4)", names.join(", ")))
}

/// The result with the counters: six or more block (B.10).
fn total(row: &mut SightRow) {
    let terrain: usize = row.result.strip_prefix("hindrance ").and_then(|n| n.parse().ok()).unwrap_or(0);
    let counters = row.hindrances.iter().filter(|hindrance| hindrance.by.ends_with("(D9.4)")).count();
    if counters == 0 {
        return;
    }
    if terrain + counters >= 6 {
        (row.result, row.rule) = ("blocked".into(), "B.10".into());
        row.reason = "the Hindrances come to six or more".into();
    } else {
        row.result = format!("hindrance {}", terrain + counters);
    }
}
