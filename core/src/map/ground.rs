//! A sheet ready to be asked: what each of its hexes holds, what lies on its hexsides, where roads cross. Pixels in,
//! facts out; all are worked out once. Sections 3 and 4 of what is known of board files.

use super::grid::Grid;
use super::hexes::{HexFacts, Tallies};
use super::lattice::{EIGHTHS, Pixel, middle};
use super::roads::{Crossing, crossing};
use super::surface::Surface;
use crate::vocab::hex::{Cell, Dir};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// A sheet with the facts of its hexes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ground {
    grid: Grid,
    hexes: Box<[HexFacts]>,
    briefs: Box<[Brief]>,
}

/// What a thread asks of each hex that it crosses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Brief {
    pub(super) cell: Cell,
    /// Inherent terrain that fills it.
    pub(super) inherent: Option<&'static Surface>,
}

impl Ground {
    /// Works out the facts of every hex of a grid.
    #[must_use]
    pub fn of(grid: Grid) -> Ground {
        let lattice = grid.lattice();
        let tallies = Tallies::of(&grid);
        let facts = |n| HexFacts::of(&grid, lattice.cell(n), tallies.hex(n));
        let mut hexes: Vec<HexFacts> = (0..lattice.len()).map(facts).collect();
        for (n, hex) in hexes.iter_mut().enumerate() {
            let cell = lattice.cell(n);
            if lattice.holds(cell) {
                settle(&grid, hex, cell);
            }
        }
        let inherent = |hex: &HexFacts| hex.inherent.and_then(Surface::of);
        let brief = |hex: &HexFacts| Brief { cell: hex.cell, inherent: inherent(hex) };
        let briefs = hexes.iter().map(brief).collect();
        Ground { grid, hexes: hexes.into_boxed_slice(), briefs }
    }

    /// Its pixels.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The facts of a hex; none beyond the sheet.
    #[must_use]
    pub fn hex(&self, cell: Cell) -> Option<&HexFacts> {
        self.grid.lattice().index(cell).map(|n| &self.hexes[n])
    }

    /// The facts of all hexes, column by column from the top.
    pub fn hexes(&self) -> impl Iterator<Item = &HexFacts> {
        self.grid.lattice().cells().filter_map(|cell| self.hex(cell))
    }

    /// By the number that the grid's pixels carry.
    pub(super) fn brief(&self, hex: usize) -> Brief {
        self.briefs[hex]
    }

    /// The terrain on a hexside.
    #[must_use]
    pub fn side(&self, cell: Cell, side: Dir) -> Option<u8> {
        self.hex(cell).and_then(|hex| hex.sides[side as usize])
    }
}

/// What lies on the sides of a hex.
fn settle(grid: &Grid, hex: &mut HexFacts, cell: Cell) {
    for side in Dir::ALL {
        hex.sides[side as usize] = on_side(grid, cell, side);
        hex.roads[side as usize] = crossing(grid, cell, side);
    }
    if hex.is_cut {
        hex.roads = along_the_edge(grid, cell, hex.roads);
    }
}

/// A geomorphic road leaves the board along the hexside between the two middle hexes of an outer column; that hexside
/// and its neighbours are settled when boards are joined.
fn along_the_edge(grid: &Grid, cell: Cell, roads: [Crossing; 6]) -> [Crossing; 6] {
    let lattice = grid.lattice();
    let mut roads = roads;
    for side in [Dir::N, Dir::S] {
        let beside = cell.to(side);
        let outer = !lattice.holds(cell.to(Dir::NE)) && !lattice.holds(cell.to(Dir::SE))
            || !lattice.holds(cell.to(Dir::NW)) && !lattice.holds(cell.to(Dir::SW));
        if outer && lattice.holds(beside) && roads[side as usize] == Crossing::Road {
            roads[side as usize] = Crossing::Unclear;
        }
    }
    roads
}

/// How far from the middle of a hexside its terrain is looked for, and how many pixels of it count.
const REACH: i32 = 2;
const ENOUGH: u32 = 3;

/// The commonest terrain of a hexside about its middle.
fn on_side(grid: &Grid, cell: Cell, side: Dir) -> Option<u8> {
    let at = middle(cell, side).floor();
    let mut seen: Vec<(u8, u32)> = Vec::new();
    for n in 0..(2 * REACH + 1) * (2 * REACH + 1) {
        let (dx, dy) = (n / (2 * REACH + 1) - REACH, n % (2 * REACH + 1) - REACH);
        let Some((_, code)) = grid.pixel(Pixel { x: at.x + dx, y: at.y + dy }) else { continue };
        if !Surface::of(code).is_some_and(Surface::is_hexside) {
            continue;
        }
        match seen.iter_mut().find(|(other, _)| *other == code) {
            Some((_, count)) => *count += 1,
            None => seen.push((code, 1)),
        }
    }
    let most = seen.into_iter().max_by_key(|(code, count)| (*count, core::cmp::Reverse(*code)));
    most.filter(|(_, count)| *count >= ENOUGH).map(|(code, _)| code)
}

/// The pixel that stands for a hex: the one under its centre dot.
pub(super) fn centre_pixel(grid: &Grid, cell: Cell) -> Pixel {
    grid.clamp(super::lattice::centre(cell).floor())
}

/// A point at nine tenths of the way to the middle of a side.
pub(super) fn near_side(grid: &Grid, cell: Cell, side: Dir) -> Pixel {
    let (from, to) = (super::lattice::centre(cell), middle(cell, side));
    let nine = |a: i32, b: i32| (a * 10 + (b - a) * 9).div_euclid(10 * EIGHTHS);
    grid.clamp(Pixel { x: nine(from.x, to.x), y: nine(from.y, to.y) })
}
