//! The thread of a Line of Sight: the pixels between two points, in runs of equal hex, level and terrain, and the same
//! shifted by one pixel to each side. Exact: the line is rational. The pixels are the same from both ends.

use super::grid::{Dot, Grid};
use super::lattice::Pixel;
use alloc::vec::Vec;

/// The thread as it is, then shifted by one pixel to each side.
pub(super) const SHIFTS: [(i32, i32); 5] = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)];

/// Pixels in a row with the same hex, level and terrain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Run {
    pub(super) dot: Dot,
    /// First and last pixel.
    pub(super) ends: (Pixel, Pixel),
}

impl Run {
    /// Its level in half levels.
    pub(super) const fn level(&self) -> i32 {
        self.dot.level() as i32 * 2
    }

    /// A pixel at its middle.
    pub(super) const fn middle(&self) -> Pixel {
        let (a, b) = self.ends;
        Pixel { x: (a.x + b.x).div_euclid(2), y: (a.y + b.y).div_euclid(2) }
    }
}

/// The runs of a thread and of its four shifts, in the order of [`SHIFTS`].
#[derive(Debug, Default)]
pub(super) struct Threads {
    runs: [Vec<Run>; 5],
}

/// Where a walk along a thread is.
#[derive(Clone, Copy)]
struct Walk {
    /// The dot that all five lie on, while they lie on one.
    common: Dot,
    last: Pixel,
}

/// Runs of a thread that are made room for.
const ROOM: usize = 64;

impl Threads {
    /// The threads between two pixels of the sheet; shifted pixels beyond it count as those of its edge.
    pub(super) fn between(grid: &Grid, from: Pixel, to: Pixel) -> Threads {
        let mut threads = Threads { runs: core::array::from_fn(|_| Vec::with_capacity(ROOM)) };
        let walk = Walk { common: Dot::NONE, last: from };
        let walk = if from.x == to.x {
            threads.column(grid, walk, from.x, (from.y, to.y))
        } else {
            threads.slope(grid, walk, from, to)
        };
        threads.close(walk);
        threads
    }

    pub(super) const fn all(&self) -> &[Vec<Run>; 5] {
        &self.runs
    }

    fn slope(&mut self, grid: &Grid, mut walk: Walk, from: Pixel, to: Pixel) -> Walk {
        let (n, rise) = ((to.x - from.x).abs(), to.y - from.y);
        let step = if to.x > from.x { 1 } else { -1 };
        // y at half a pixel beyond column i is from.y + rise (2i + 1) / 2n: kept as a whole part and a rest of 2n.
        let (mut whole, mut rest) = (from.y + rise.div_euclid(2 * n), rise.rem_euclid(2 * n));
        let (slope, slant) = ((2 * rise).div_euclid(2 * n), (2 * rise).rem_euclid(2 * n));
        let (mut enter, mut x) = (from.y, from.x);
        for i in 0..=n {
            let leave = if i == n { to.y } else { whole };
            walk = self.column(grid, walk, x, (enter, leave));
            (enter, x) = (leave, x + step);
            (whole, rest) = (whole + slope, rest + slant);
            if rest >= 2 * n {
                (whole, rest) = (whole + 1, rest - 2 * n);
            }
        }
        walk
    }

    /// The pixels of one column of pixels between two heights, both included. A pixel among its like, like those before
    /// it, changes nothing for any of the five.
    #[inline]
    fn column(&mut self, grid: &Grid, mut walk: Walk, x: i32, (from, to): (i32, i32)) -> Walk {
        let dots = grid.column(x);
        let step = if to < from { -1 } else { 1 };
        let mut y = from;
        loop {
            let dot = dots[y as usize];
            if dot != walk.common {
                walk.common = self.turn(grid, walk, Pixel { x, y }, dot);
            }
            walk.last = Pixel { x, y };
            if y == to {
                return walk;
            }
            y += step;
        }
    }

    /// Each of the five goes on to another pixel; the dot that they have in common there, if they have one.
    #[inline(never)]
    fn turn(&mut self, grid: &Grid, walk: Walk, at: Pixel, dot: Dot) -> Dot {
        self.close(walk);
        for ((shift, dot), runs) in SHIFTS.into_iter().zip(grid.about(at)).zip(&mut self.runs) {
            let pixel = moved(at, shift);
            match runs.last_mut() {
                Some(run) if run.dot == dot => run.ends.1 = pixel,
                _ => runs.push(Run { dot, ends: (pixel, pixel) }),
            }
        }
        if dot.is_among_its_like() { dot } else { Dot::NONE }
    }

    /// Ends the runs that all five have in common at the last pixel.
    fn close(&mut self, walk: Walk) {
        if walk.common == Dot::NONE {
            return;
        }
        for (shift, runs) in SHIFTS.into_iter().zip(&mut self.runs) {
            if let Some(run) = runs.last_mut() {
                run.ends.1 = moved(walk.last, shift);
            }
        }
    }
}

const fn moved(at: Pixel, (dx, dy): (i32, i32)) -> Pixel {
    Pixel { x: at.x + dx, y: at.y + dy }
}
