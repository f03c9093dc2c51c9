//! The hexes of a review: those that the game touches, and what lies around them.

use asl_core::audit::{Game, Replay};
use asl_core::charts::terrain::TerrainKind;
use asl_core::event::What;
use asl_core::map::{Map, centre, corner, middle};
use asl_core::scenario::{Obstacle, Scenario, Terrain};
use asl_core::state::{State, Units};
use asl_core::vocab::hex::{Cell, Dir, Hexside};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// So many hexes around what happens are shown.
const MARGIN: i32 = 3;
/// A map with more hexes than this is drawn near to what happens alone.
const MOST_HEXES: usize = 4000;

/// One hex. Points are in eighths of a pixel of a board, x to the right and y down.
#[derive(JsonSchema, Serialize, Debug)]
pub struct MapHexRow {
    /// Its name.
    pub name: String,
    /// Its centre.
    pub x: i32,
    /// Its centre.
    pub y: i32,
    /// Its terrain, by the row of the Terrain Chart; empty where nothing is known of it.
    pub terrain: &'static str,
    /// Its base level: -1 for a valley, 0 for the ground (B1.1, B10).
    pub level: i8,
    /// Where roads leave it: middles of its sides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub roads: Vec<[i32; 2]>,
}

/// A hexside with something on it.
#[derive(JsonSchema, Serialize, Debug)]
pub struct SideRow {
    /// What: `Wall`, `Hedge`.
    pub kind: String,
    /// From this point.
    pub from: [i32; 2],
    /// To this one.
    pub to: [i32; 2],
}

/// The map.
#[derive(Default, JsonSchema, Serialize, Debug)]
pub struct MapRow {
    /// Its hexes; others speak of them by their place in this list.
    pub hexes: Vec<MapHexRow>,
    /// Walls, hedges and their like.
    pub sides: Vec<SideRow>,
    /// Where two boards meet: sides of hexes, from a point to a point.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seams: Vec<[[i32; 2]; 2]>,
}

/// The hexes of a review, each with its number.
pub(super) struct Cells(BTreeMap<Cell, u32>);

impl Cells {
    /// The hexes that a game touches, and those around them.
    pub(super) fn of(game: &Game) -> Cells {
        let used = used(game);
        let map = &game.scenario.map;
        let bounds = |of: fn(&Cell) -> i32| Some((used.iter().map(of).min()?, used.iter().map(of).max()?));
        let Some(((left, right), (top, bottom))) = bounds(|cell| cell.x).zip(bounds(|cell| cell.y)) else {
            return Cells::whole(map);
        };
        let wide = i64::from(right) - i64::from(left) + 2 * i64::from(MARGIN) + 1;
        let high = i64::from(bottom) - i64::from(top) + 4 * i64::from(MARGIN) + 1;
        // An endless sheet has hexes that no name tells.
        let is_named = |cell: Cell| map.read(&map.show_cell(cell)).is_ok_and(|hex| map.cell(hex) == cell);
        let is_hex =
            |cell: &Cell| (cell.x + cell.y).rem_euclid(2) == 1 && map.holds(*cell) && is_named(*cell);
        let cells: BTreeSet<Cell> = if wide * high / 2 <= MOST_HEXES as i64 {
            let columns = left - MARGIN..=right + MARGIN;
            let rows = top - 2 * MARGIN..=bottom + 2 * MARGIN;
            columns.flat_map(|x| rows.clone().map(move |y| Cell { x, y })).filter(is_hex).collect()
        } else {
            let near = used.iter().flat_map(|cell| cell.neighbours().into_iter().chain([*cell]));
            near.filter(is_hex).take(MOST_HEXES).collect()
        };
        Cells(cells.into_iter().zip(0..).collect())
    }

    /// All hexes of the boards: nothing stands on them that would say which matter.
    fn whole(map: &Map) -> Cells {
        if map.boards().any(|board| board.endless) {
            return Cells(BTreeMap::new());
        }
        let rows = |x: i32| (0..MOST_HEXES as i32 / 8).map(move |y| Cell { x, y });
        let all = (0..MOST_HEXES as i32 / 8).flat_map(rows);
        let held = all.filter(|cell| (cell.x + cell.y).rem_euclid(2) == 1 && map.holds(*cell));
        Cells(held.take(MOST_HEXES).zip(0..).collect())
    }

    /// The number of a hex.
    pub(super) fn number(&self, cell: Cell) -> Option<u32> {
        self.0.get(&cell).copied()
    }

    /// The hexes as rows.
    pub(super) fn rows(&self, scenario: &Scenario) -> MapRow {
        let hexes = self.0.keys().map(|cell| hex(scenario, *cell)).collect();
        let (mut sides, mut seams) = (Vec::new(), Vec::new());
        for cell in self.0.keys() {
            // Half of the directions: each side belongs to two hexes.
            for dir in [Dir::N, Dir::NE, Dir::SE] {
                sides.extend(side(scenario, *cell, dir));
                let across = cell.to(dir);
                let board = |cell| scenario.map.hex(cell).board;
                let parts = self.0.contains_key(&across) && board(*cell) != board(across);
                seams.extend(parts.then(|| ends(*cell, dir)));
            }
        }
        MapRow { hexes, sides, seams }
    }
}

/// Where a unit stands at any time, and what is fired at.
fn used(game: &Game) -> BTreeSet<Cell> {
    let (mut used, replay) = (BTreeSet::new(), Replay::of(game));
    let mut last = Units::default();
    let mut units = |state: &State, used: &mut BTreeSet<Cell>| {
        used.extend(state.units.changed(&last).filter_map(|(_, unit)| unit.place.cell()));
        last = state.units.clone();
    };
    replay.walk(|n, before, event| {
        // A unit that moves is somewhere before the next event.
        if n > 0 {
            units(before, &mut used);
        }
        if let What::FireAttack(attack) = event.what.done() {
            used.extend(attack.target.locations.iter().map(|at| game.scenario.map.cell(at.hex)));
        }
    });
    units(&replay.before(game.events.len()), &mut used);
    used
}

fn hex(scenario: &Scenario, cell: Cell) -> MapHexRow {
    let (at, known) = (centre(cell), scenario.terrain_at(cell));
    // A road goes on beyond a hexside that it crosses: where boards meet, one of the two hexes alone may be known.
    let crosses = |dir: &Dir| {
        let across = cell.to(*dir);
        let tells = |cell: Cell, side: &Hexside| {
            scenario.terrain_at(cell).is_some_and(|terrain| terrain.road.contains(side))
        };
        Hexside::between(cell, across).is_some_and(|side| tells(cell, &side) || tells(across, &side))
    };
    MapHexRow {
        name: scenario.map.show_cell(cell),
        x: at.x,
        y: at.y,
        terrain: known.map_or("", word),
        level: known.map_or(0, |terrain| terrain.level),
        roads: Dir::ALL.into_iter().filter(crosses).map(|dir| end(cell, dir)).collect(),
    }
}

fn end(cell: Cell, dir: Dir) -> [i32; 2] {
    let at = middle(cell, dir);
    [at.x, at.y]
}

/// What a hex looks like: what is no Open Ground in it, first what fills it.
fn word(terrain: &Terrain) -> &'static str {
    let listed = terrain.is.iter().find(|kind| !matches!(kind, TerrainKind::OpenGround));
    match (listed, terrain.obstacle.first()) {
        (Some(kind), _) => kind.name(),
        (None, Some(Obstacle::Woods)) => "Woods",
        (None, Some(Obstacle::Building | Obstacle::WoodsOrBuilding)) => "Building",
        (None, None) => TerrainKind::OpenGround.name(),
    }
}

fn side(scenario: &Scenario, cell: Cell, dir: Dir) -> Option<SideRow> {
    let side = Hexside::between(cell, cell.to(dir))?;
    let kind = scenario.hexside(side)?;
    let [from, to] = ends(cell, dir);
    Some(SideRow { kind: format!("{kind:?}"), from, to })
}

/// Side k lies between corners k - 1 and k.
fn ends(cell: Cell, dir: Dir) -> [[i32; 2]; 2] {
    let n = dir as usize;
    [corner(cell, (n + 5) % 6), corner(cell, n)].map(|at| [at.x, at.y])
}
