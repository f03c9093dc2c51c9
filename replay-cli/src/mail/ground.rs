//! The ground that a head gives, for who takes a new game in and compares it with the map, and what of it is unusual. Input: a
//! scenario. Whether it is right it must not say.

use crate::words::one_line;
use asl_core::scenario::{Blaze, Obstacle, Scenario, Terrain};
use asl_core::vocab::hex::{Cell, Hexside};
use asl_core::vocab::num::Mp;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// What a head says of some hexes or hexsides.
#[derive(Clone, PartialEq, Eq, JsonSchema, Serialize, Debug)]
pub struct GroundRow {
    /// What lies there: `Woods`, `level 1`, `a road`, `2 wrecks`, `Wall`.
    pub what: String,
    /// The hexes, or the hexsides as pairs of hexes; empty for every hex that is not listed.
    pub at: Vec<String>,
}

impl GroundRow {
    /// All that the head of a scenario says of its ground; what boards show beside it is not counted.
    #[must_use]
    pub fn of(scenario: &Scenario) -> Vec<GroundRow> {
        let mut rows: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (cell, terrain) in &scenario.terrain {
            for what in said_of(terrain) {
                rows.entry(what).or_default().push(scenario.map.show_cell(*cell));
            }
        }
        for (side, kind) in &scenario.hexsides {
            rows.entry(kind.name().to_owned()).or_default().push(pair(scenario, *side));
        }
        let mut all: Vec<GroundRow> = rows.into_iter().map(|(what, at)| GroundRow { what, at }).collect();
        let rest = scenario.default_terrain.iter().flat_map(said_of);
        all.extend(rest.map(|what| GroundRow { what, at: Vec::new() }));
        all
    }
}

fn pair(scenario: &Scenario, side: Hexside) -> String {
    let (one, other) = side.hexes();
    format!("{}-{}", scenario.map.show_cell(one), scenario.map.show_cell(other))
}

/// What the head says of one hex, in words.
fn said_of(terrain: &Terrain) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    if terrain.said.ground {
        all.extend(terrain.is.iter().map(|kind| kind.name().to_owned()));
    }
    all.extend(terrain.obstacle.iter().map(|obstacle| obstacle_name(*obstacle).to_owned()));
    if terrain.said.level && terrain.level != 0 {
        all.push(format!("level {}", terrain.level));
    }
    if terrain.said.road && !terrain.road.is_empty() {
        all.push("a road".into());
    }
    let marks = [
        (terrain.depression && terrain.said.ground, "a depression"),
        (terrain.note_d, "note D of the Terrain Chart"),
        (terrain.bog && terrain.said.ground, "a Bog DR asked for"),
        (terrain.rubble, "rubble"),
        (terrain.one_lane_bridge, "a One-Lane bridge"),
        (terrain.sunken_lane, "a Sunken Lane"),
    ];
    all.extend(marks.iter().filter(|(is, _)| *is).map(|(_, what)| (*what).to_owned()));
    all.extend(counters(terrain));
    all
}

const fn obstacle_name(obstacle: Obstacle) -> &'static str {
    match obstacle {
        Obstacle::Woods => "Woods",
        Obstacle::Building => "a building",
        Obstacle::WoodsOrBuilding => "woods or a building",
    }
}

/// What no map shows: counters that lie there when the game begins, and prices of the head's own.
fn counters(terrain: &Terrain) -> Vec<String> {
    let counted = |n: u8, one: &str, more: &str| match n {
        0 => None,
        1 => Some(format!("a {one}")),
        n => Some(format!("{n} {more}")),
    };
    let blaze = terrain.blaze.map(|blaze| match blaze {
        Blaze::Ground => "a Blaze".to_owned(),
        Blaze::Upper => "a Blaze above ground level".to_owned(),
    });
    let own = |is: bool, what: &str| is.then(|| what.to_owned());
    let all = [
        own(terrain.cot.is_some() || terrain.entry.is_some(), "prices of the head's own"),
        own(terrain.smoke != Mp::ZERO, "SMOKE"),
        counted(terrain.wrecks, "wreck", "wrecks"),
        counted(terrain.vehicles, "vehicle that is no unit", "vehicles that are no units"),
        counted(terrain.motorcycles, "motorcycle that is no unit", "motorcycles that are no units"),
        blaze,
    ];
    all.into_iter().flatten().collect()
}

/// A line for each kind of ground.
pub(crate) fn ground(rows: &[GroundRow]) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let line = |row: &GroundRow| {
        let at =
            if row.at.is_empty() { "every hex that is not listed".to_owned() } else { row.at.join(", ") };
        format!("  {}\n", one_line(&format!("{}: {at}", row.what)))
    };
    "The ground as the head gives it. Compare it with the map:\n".to_owned()
        + &rows.iter().map(line).collect::<String>()
}

/// What is unusual on the ground, a line each: what no map shows, and what the head says of hexes that a board tells.
pub(super) fn unusual_ground(scenario: &Scenario) -> Vec<String> {
    let mut by_what: BTreeMap<String, Vec<Cell>> = BTreeMap::new();
    for (cell, terrain) in &scenario.terrain {
        counters(terrain).into_iter().for_each(|what| by_what.entry(what).or_default().push(*cell));
    }
    let names = |cells: &[Cell]| {
        cells.iter().map(|cell| scenario.map.show_cell(*cell)).collect::<Vec<_>>().join(", ")
    };
    let rest = scenario.default_terrain.iter().flat_map(counters);
    let mut told: Vec<String> = rest.map(|what| format!("every hex that is not listed has {what}")).collect();
    told.extend(by_what.iter().map(|(what, cells)| format!("{} have {what}", names(cells))));
    let said = |terrain: &Terrain| terrain.said.ground || terrain.said.level || terrain.said.road;
    let has_boards = scenario.map.boards().any(|board| !board.endless && !board.name.is_empty());
    let own: Vec<Cell> =
        scenario.terrain.iter().filter(|(_, terrain)| said(terrain)).map(|(cell, _)| *cell).collect();
    if has_boards && !own.is_empty() {
        told.push(format!("the head itself gives the terrain of {}, beside the boards", names(&own)));
    }
    if has_boards && !scenario.hexsides.is_empty() {
        let sides: Vec<String> = scenario.hexsides.keys().map(|side| pair(scenario, *side)).collect();
        told.push(format!("the head itself says what lies on {}, beside the boards", sides.join(", ")));
    }
    told
}
