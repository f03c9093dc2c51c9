//! The land that Infantry walks over, and what it costs: by a table of the tests' own.

use crate::generator::chance::Chance;
use asl_core::map::Map;
use asl_core::vocab::hex::{Cell, Hexside};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// Terrain and its price in half MF.
const GROUND: [(&str, i32); 8] = [
    ("open-ground", 2),
    ("brush", 4),
    ("woods", 4),
    ("grain", 3),
    ("orchard", 2),
    ("stone-building", 4),
    ("rubble", 6),
    ("graveyard", 2),
];

/// Hexes from the middle of the land to its edge.
const REACH: u32 = 4;

/// A hex that is no Open Ground.
#[derive(Clone, Copy)]
pub(super) struct Ground {
    pub(super) kind: usize,
    pub(super) level: i32,
}

/// The land.
pub(super) struct World {
    pub(super) map: Map,
    pub(super) ground: BTreeMap<Cell, Ground>,
    roads: BTreeSet<Hexside>,
    walls: BTreeSet<Hexside>,
    pub(super) cells: Vec<Cell>,
}

/// A way into a hex: the words behind its line, and half MF.
#[derive(Clone)]
pub(super) struct Way {
    pub(super) to: Cell,
    pub(super) words: String,
    pub(super) cost: i32,
    pub(super) bypass: bool,
    /// What is due of the price to a wall, a rise.
    pub(super) wall: i32,
    pub(super) rise: bool,
}

impl World {
    /// A land drawn at random.
    pub(super) fn drawn(chance: &mut Chance) -> World {
        let map = Map::sheet();
        let origin = map.cell(map.read("K10").expect("a hex"));
        let mut cells = vec![origin];
        let mut at = 0;
        while let Some(cell) = cells.get(at).copied() {
            let near = cell.neighbours().into_iter().filter(|next| next.range(origin) <= REACH);
            let new: Vec<Cell> = near.filter(|next| !cells.contains(next)).collect();
            cells.extend(new);
            at += 1;
        }
        let mut ground = BTreeMap::new();
        for cell in &cells {
            if chance.percent(45) {
                let kind = chance.below(8) as usize;
                let level = i32::from(chance.percent(15));
                ground.insert(*cell, Ground { kind, level });
            }
        }
        let mut world = World { map, ground, roads: BTreeSet::new(), walls: BTreeSet::new(), cells };
        world.lay_road(chance);
        world.lay_walls(chance);
        world
    }

    pub(super) fn holds(&self, cell: Cell) -> bool {
        self.cells.contains(&cell)
    }

    fn lay_road(&mut self, chance: &mut Chance) {
        let mut at = chance.pick(&self.cells);
        for _ in 0..10 {
            let next = chance.pick(&at.neighbours());
            if let Some(side) = Hexside::between(at, next).filter(|_| self.holds(next)) {
                self.roads.insert(side);
                at = next;
            }
        }
    }

    fn lay_walls(&mut self, chance: &mut Chance) {
        for _ in 0..8 {
            let at = chance.pick(&self.cells);
            let side = Hexside::between(at, chance.pick(&at.neighbours())).expect("neighbours");
            if !self.roads.contains(&side) {
                self.walls.insert(side);
            }
        }
    }

    pub(super) fn kind(&self, cell: Cell) -> &'static str {
        GROUND[self.ground.get(&cell).map_or(0, |ground| ground.kind)].0
    }

    pub(super) fn level(&self, cell: Cell) -> i32 {
        self.ground.get(&cell).map_or(0, |ground| ground.level)
    }

    fn price(&self, cell: Cell) -> i32 {
        GROUND[self.ground.get(&cell).map_or(0, |ground| ground.kind)].1
    }

    pub(super) fn name(&self, cell: Cell) -> String {
        self.map.show_cell(cell)
    }

    fn side(&self, one: Cell, other: Cell) -> String {
        format!("{}-{}", self.name(one), self.name(other))
    }

    /// The ways from one hex into the next.
    pub(super) fn ways(&self, from: Cell, to: Cell) -> Vec<Way> {
        let side = Hexside::between(from, to).expect("neighbours");
        let rise = self.level(to) > self.level(from);
        let factor = if rise { 2 } else { 1 };
        let wall = if self.walls.contains(&side) { 2 } else { 0 };
        let obstacle = ["woods", "stone-building"].contains(&self.kind(to));
        let way = |words: String, cost, wall| Way { to, words, cost, bypass: false, wall, rise };
        let plain = if obstacle || self.roads.contains(&side) { " terrain" } else { "" };
        let mut ways = vec![way(plain.to_owned(), self.price(to) * factor + wall, wall)];
        if self.roads.contains(&side) {
            ways.push(way(" road".to_owned(), 2 * factor, 0));
        }
        let beside = to.neighbours().into_iter().find(|third| third.range(from) == 1);
        if let Some(third) = beside.filter(|_| obstacle) {
            let words = format!(" along {}", self.side(to, third));
            ways.push(Way { bypass: true, ..way(words, 2 * factor + wall, wall) });
        }
        ways
    }

    /// The head's tables of terrain.
    pub(super) fn head(&self) -> String {
        let list = |sides: &BTreeSet<Hexside>| {
            let named = sides.iter().map(|side| <[Cell; 2]>::from(side.hexes()));
            named.map(|[a, b]| format!("{:?}", self.side(a, b))).collect::<Vec<_>>().join(", ")
        };
        let mut text = format!(
            "walls = [{}]\n[default-terrain]\nis = [\"open-ground\"]\n[terrain]\n",
            list(&self.walls)
        );
        for cell in &self.cells {
            let touching = self.roads.iter().filter(|side| side.across(*cell).is_some()).copied();
            let roads: BTreeSet<Hexside> = touching.collect();
            if self.ground.contains_key(cell) || !roads.is_empty() {
                let (name, kind, level) = (self.name(*cell), self.kind(*cell), self.level(*cell));
                let _ = writeln!(
                    text,
                    "{name} = {{ is = [{kind:?}], level = {level}, road = [{}] }}",
                    list(&roads)
                );
            }
        }
        text
    }
}
