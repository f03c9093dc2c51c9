//! Where roads cross hexsides: by the road pixels on both sides of each hexside (B3.4, D2.16).

use super::grid::Grid;
use super::lattice::{EIGHTHS, Pixel, middle};
use super::surface::Surface;
use crate::vocab::hex::{Cell, Dir};

/// Whether a road crosses a hexside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Crossing {
    /// None does.
    #[default]
    None,
    /// One does, or runs beside it: the picture alone does not say.
    Unclear,
    /// One does.
    Road,
}

/// Pixels to each side of the middle of a hexside, along it, that are looked at.
const ALONG: i64 = 15;
/// Pixels from the hexside, on both of its sides.
const ACROSS: i64 = 4;
/// So many road pixels on both sides make a road.
const ROAD: u32 = 9;

/// Unit vectors from a centre through its sides, in 65,536ths.
const UNITS: [(i64, i64); 6] =
    [(0, -65_536), (56_855, -32_597), (56_855, 32_597), (0, 65_536), (-56_855, 32_597), (-56_855, -32_597)];
const ONE: i64 = 65_536;

/// Does a road cross this side of a hex?
#[must_use]
pub(super) fn crossing(grid: &Grid, cell: Cell, side: Dir) -> Crossing {
    match near(grid, cell, side, -ACROSS).min(near(grid, cell, side, ACROSS)) {
        0 => Crossing::None,
        n if n < ROAD => Crossing::Unclear,
        _ => Crossing::Road,
    }
}

/// Road pixels along a line `across` pixels beyond the hexside.
fn near(grid: &Grid, cell: Cell, side: Dir, across: i64) -> u32 {
    let (middle, (nx, ny)) = (middle(cell, side), UNITS[side as usize]);
    let place = |m: i32, shift: i64| {
        let eighth = ONE / i64::from(EIGHTHS);
        ((i64::from(m) * eighth + shift) + ONE / 2).div_euclid(ONE) as i32
    };
    let is_road = |s: i64| {
        let at = Pixel { x: place(middle.x, across * nx - s * ny), y: place(middle.y, across * ny + s * nx) };
        grid.pixel(at).and_then(|(_, code)| Surface::of(code)).is_some_and(Surface::is_road)
    };
    (-ALONG..=ALONG).map(|s| u32::from(is_road(s))).sum()
}
