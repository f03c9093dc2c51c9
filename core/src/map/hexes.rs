//! What one hex holds, from its pixels: level, terrain of its centre, shares of terrain, building and its Locations.
//! The centre pixel alone misleads (grain is drawn as dots, roads hide woods), so terrain for costs goes by shares.

use super::grid::Grid;
use super::ground::{centre_pixel, near_side};
use super::roads::Crossing;
use super::surface::{Class, Surface};
use crate::charts::terrain::TerrainKind as Row;
use crate::vocab::hex::{Cell, Dir};
use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// The facts of one hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HexFacts {
    /// Where it lies on its sheet.
    pub cell: Cell,
    /// Its base level.
    pub level: i8,
    /// Terrain code of its centre, as a building or inherent terrain has it.
    pub centre: u8,
    /// Terrain code of its centre pixel.
    pub dot: u8,
    /// The depression that it is; its base level is then the bottom.
    pub depression: Option<u8>,
    /// It has a stairway (B23.4).
    pub stairway: bool,
    /// Terrain codes of its sides, north first, clockwise.
    pub sides: [Option<u8>; 6],
    /// Roads through its sides.
    pub roads: [Crossing; 6],
    /// It lies partly beyond the sheet.
    pub is_cut: bool,
    /// Inherent terrain that fills it (B.6).
    pub inherent: Option<u8>,
    /// A bridge that leads over a depression or water in it (B6): the hex's level is that of the road.
    pub bridge: Option<Bridge>,
    /// Codes of its pixels and how many there are of each, in the order of the codes.
    pub shares: Vec<(u8, u32)>,
}

/// A bridge with what lies under it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bridge {
    /// Its terrain code.
    pub code: u8,
    /// The level of what lies under it, when it shows.
    pub beneath: Option<i8>,
    /// The terrain code of what lies under it, when it shows.
    pub over: Option<u8>,
}

impl Bridge {
    /// A bridge whose middle is a road or the bridge itself, so that the road is at the level of the hex.
    fn of(grid: &Grid, cell: Cell, dot: u8, shares: &[(u8, u32)]) -> Option<Bridge> {
        let class = |code: u8| Surface::of(code).map(|surface| surface.class);
        let all: u32 = shares.iter().map(|(_, n)| n).sum();
        let most = |wanted: &[Class]| {
            let alike =
                shares.iter().filter(|(code, _)| class(*code).is_some_and(|class| wanted.contains(&class)));
            alike.max_by_key(|(code, n)| (*n, core::cmp::Reverse(*code))).copied()
        };
        let (code, n) = most(&[Class::Bridge])?;
        let is_way = matches!(class(dot), Some(Class::Bridge | Class::Road));
        if 100 * n < TRACE * all || !is_way {
            return None;
        }
        let over = most(&[Class::Depression, Class::Water]).map(|(code, _)| code);
        let beneath = over.and_then(|code| grid.level_in(cell, code));
        Some(Bridge { code, beneath, over })
    }
}

impl HexFacts {
    pub(super) fn of(grid: &Grid, cell: Cell, shares: Vec<(u8, u32)>) -> HexFacts {
        let dot = grid.clamped(centre_pixel(grid, cell));
        let inherent = filling(&shares);
        let class = Surface::of(dot.code()).map(|surface| surface.class);
        HexFacts {
            cell,
            level: dot.level(),
            centre: inherent.unwrap_or_else(|| about(grid, cell, dot.code())),
            dot: dot.code(),
            depression: (class == Some(Class::Depression)).then(|| dot.code()),
            stairway: grid.stairway(cell),
            sides: [None; 6],
            roads: [Crossing::None; 6],
            is_cut: grid.lattice().is_cut(cell),
            inherent,
            bridge: Bridge::of(grid, cell, dot.code(), &shares),
            shares,
        }
    }

    /// The terrain of its centre, when this program knows it.
    #[must_use]
    pub fn surface(&self) -> Option<&'static Surface> {
        Surface::of(self.centre)
    }

    /// Levels above the ground that are Locations: those of its building.
    #[must_use]
    pub fn storeys(&self) -> u8 {
        self.surface().map_or(0, |surface| surface.storeys)
    }

    /// Its pixels.
    #[must_use]
    pub fn pixels(&self) -> u32 {
        self.shares.iter().map(|(_, count)| count).sum()
    }

    /// Rows of the Terrain Chart in it, in the order of the chart. Open ground is among them when the rest leaves
    /// some of the hex, or is paid in addition to it.
    #[must_use]
    pub fn rows(&self) -> BTreeSet<Row> {
        if self.bridge.is_some() {
            return BTreeSet::from([Row::Bridge]);
        }
        let known = self.shares.iter().filter_map(|(code, _)| Surface::of(*code));
        let mut rows: BTreeSet<Row> =
            known.filter(|surface| self.is_held(surface)).filter_map(|surface| surface.row).collect();
        if self.has_open(&rows) {
            rows.insert(Row::OpenGround);
        }
        rows
    }

    /// Is terrain in it: by its share of the hex, or since the centre is of it?
    fn is_held(&self, surface: &Surface) -> bool {
        let least = match (surface.class, surface.row) {
            (_, None | Some(Row::OpenGround)) => return false,
            (Class::Water | Class::Bridge, _) | (_, Some(Row::Marsh)) => TRACE,
            (Class::Building, _) | (_, Some(Row::Shellholes)) => 10,
            _ => 20,
        };
        let of_centre = [self.dot, self.centre].into_iter().filter_map(Surface::of);
        of_centre.into_iter().any(|centre| centre.row == surface.row) || self.percent(surface.row) >= least
    }

    /// Percent of the hex that terrain of a row covers.
    fn percent(&self, row: Option<Row>) -> u32 {
        let alike = |code: u8| Surface::of(code).is_some_and(|other| other.row == row);
        self.percent_of(alike)
    }

    fn percent_of(&self, alike: impl Fn(u8) -> bool) -> u32 {
        let count: u32 = self.shares.iter().filter(|(code, _)| alike(*code)).map(|(_, n)| n).sum();
        100 * count / self.pixels().max(1)
    }

    /// Is there open ground beside terrain of these rows?
    fn has_open(&self, rows: &BTreeSet<Row>) -> bool {
        let fills = |row: &Row| !row.is_obstacle() && !ADDED.contains(row);
        let covered = self.percent_of(|code| {
            let row = Surface::of(code).and_then(|surface| surface.row);
            row.is_some_and(|row| rows.contains(&row) && row.is_obstacle())
        });
        !rows.iter().any(fills) && covered <= 90
    }

    /// Why its terrain cannot be told from the picture alone; empty when it can.
    #[must_use]
    pub fn doubts(&self) -> BTreeSet<Doubt> {
        let all = self.pixels().max(1);
        // What lies under a bridge is no part of the way over it.
        let is_under = |code: u8| {
            let class = Surface::of(code).map(|surface| surface.class);
            self.bridge.is_some() && matches!(class, Some(Class::Bridge | Class::Water | Class::Depression))
        };
        let shown = self.shares.iter().filter(|(code, _)| !is_under(*code));
        let each = shown.filter_map(|(code, count)| doubt(*code, 100 * count / all));
        let sides = self.sides.iter().flatten().filter(|code| Surface::of(**code).is_none());
        let sides = sides.map(|code| Doubt::Unknown(*code));
        each.chain(sides).chain(self.is_cut.then_some(Doubt::Cut)).collect()
    }
}

/// Percent of a hex from which on water, marsh and bridges are more than a stray.
const TRACE: u32 = 3;
/// Rows whose price is paid in addition to that of other terrain.
const ADDED: [Row; 5] = [Row::Shellholes, Row::Gully, Row::StreamDry, Row::StreamShallow, Row::StreamDeep];

/// What makes so many percent of terrain doubtful.
fn doubt(code: u8, percent: u32) -> Option<Doubt> {
    let Some(surface) = Surface::of(code) else { return Some(Doubt::Unknown(code)) };
    let little = match (surface.class, surface.row) {
        (Class::Water | Class::Bridge, _) | (_, Some(Row::Marsh)) => percent >= TRACE,
        (_, Some(Row::Shellholes)) => (10..20).contains(&percent),
        _ => false,
    };
    let doubtful = surface.doubt && percent >= 10;
    doubtful.then_some(Doubt::Row(code)).or(little.then_some(Doubt::Little(code)))
}

/// Why the terrain of a hex is undecided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Doubt {
    /// It lies on the edge of its board.
    Cut,
    /// A terrain code that this program does not know.
    Unknown(u8),
    /// Terrain whose cost no row settles.
    Row(u8),
    /// So little of it that an eye must look: water, a bridge, shellholes.
    Little(u8),
}

/// The inherent terrain that covers more than half of a hex.
fn filling(shares: &[(u8, u32)]) -> Option<u8> {
    let all: u32 = shares.iter().map(|(_, count)| count).sum();
    let inherent = |code: u8| Surface::of(code).is_some_and(|surface| surface.inherent);
    shares.iter().find(|(code, count)| inherent(*code) && count * 2 > all).map(|(code, _)| *code)
}

/// The terrain of the centre; where a building stands about it on three sides or more, that building.
fn about(grid: &Grid, cell: Cell, centre: u8) -> u8 {
    let building = |code: u8| Surface::of(code).is_some_and(Surface::is_building);
    if building(centre) {
        return centre;
    }
    let around = Dir::ALL.map(|side| grid.clamped(near_side(grid, cell, side)).code());
    let count = |code: u8| around.iter().filter(|other| **other == code).count();
    around.into_iter().find(|code| building(*code) && count(*code) >= 3).unwrap_or(centre)
}

/// Pixels counted by hex and code, in one walk over the grid.
pub(super) struct Tallies(Box<[[u32; 256]]>);

impl Tallies {
    pub(super) fn of(grid: &Grid) -> Tallies {
        let mut counts = alloc::vec![[0u32; 256]; grid.lattice().len()].into_boxed_slice();
        for dot in grid.dots() {
            counts[dot.hex()][usize::from(dot.code())] += 1;
        }
        Tallies(counts)
    }

    pub(super) fn hex(&self, n: usize) -> Vec<(u8, u32)> {
        let counts = self.0[n].iter().enumerate();
        counts.filter(|(_, count)| **count > 0).map(|(code, count)| (code as u8, *count)).collect()
    }
}
