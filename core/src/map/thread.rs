//! The thread of a Line of Sight: the pixels between two points, in runs of equal hex, level and terrain, and the same
//! shifted by one pixel to each side, when that is asked. Exact: the line is rational. The pixels are the same from both ends.

use super::grid::{Dot, Grid};
use super::lattice::Pixel;
use alloc::vec::Vec;

/// To the right, to the left, down and up.
const SHIFTS: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// Pixels in a row with the same hex, level and terrain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Run {
    pub(super) dot: Dot,
    /// First and last pixel.
    pub(super) ends: (Pixel, Pixel),
    /// Is a pixel of it among its like? Then every shifted thread has a run like this one. Known of the thread itself.
    pub(super) wide: bool,
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

/// A thread.
#[derive(Debug)]
pub(super) struct Thread {
    pub(super) runs: Vec<Run>,
    steps: Vec<Step>,
    last: Pixel,
}

/// A pixel of a walk, and the one before it.
#[derive(Clone, Copy, Debug)]
struct Step {
    at: Pixel,
    before: Pixel,
}

/// Runs and steps of a thread that are made room for.
const ROOM: usize = 128;

impl Thread {
    /// The thread between two pixels of the sheet. Column by column of pixels, in each from the height at which the
    /// line enters it to that at which it leaves. A pixel among its like, after one like it, changes nothing, neither
    /// for the thread nor for its shifts; all others are kept as steps.
    pub(super) fn between(grid: &Grid, from: Pixel, to: Pixel) -> Thread {
        let (mut runs, mut steps) = (Vec::with_capacity(ROOM), Vec::with_capacity(2 * ROOM));
        let (n, rise) = ((to.x - from.x).abs(), to.y - from.y);
        let (right, down) = (if to.x > from.x { 1 } else { -1 }, if rise < 0 { -1 } else { 1 });
        // y at half a pixel beyond column i is from.y + rise (2i + 1) / 2n: kept as a whole part and a rest of 2n.
        let twice = (2 * n).max(1);
        let (mut leave, mut rest) = (from.y + rise.div_euclid(twice), rise.rem_euclid(twice));
        let (slope, slant) = ((2 * rise).div_euclid(twice), (2 * rise).rem_euclid(twice));
        let (mut at, mut before, mut common) = (from, from, Dot::NONE);
        for i in 0..=n {
            let dots = grid.column(at.x);
            let until = if i == n { to.y } else { leave };
            loop {
                let dot = dots[at.y as usize];
                if dot != common {
                    let step = Step { at, before };
                    steps.push(step);
                    turn(&mut runs, dot.alone(), step, (0, 0));
                    common = Dot::NONE;
                    if dot.is_among_its_like() {
                        common = dot;
                        runs.last_mut().into_iter().for_each(|run| run.wide = true);
                    }
                }
                before = at;
                if at.y == until {
                    break;
                }
                at.y += down;
            }
            at.x += right;
            (leave, rest) = (leave + slope, rest + slant);
            if rest >= twice {
                (leave, rest) = (leave + 1, rest - twice);
            }
        }
        end(&mut runs, to, (0, 0));
        Thread { runs, steps, last: to }
    }

    /// The thread shifted by one pixel to each side; pixels beyond the sheet count as those of its edge.
    pub(super) fn shifted(&self, grid: &Grid) -> impl Iterator<Item = Vec<Run>> {
        SHIFTS.into_iter().map(|shift| {
            let mut runs = Vec::with_capacity(ROOM);
            for step in &self.steps {
                turn(&mut runs, grid.clamped(moved(step.at, shift)), *step, shift);
            }
            end(&mut runs, self.last, shift);
            runs
        })
    }
}

/// Goes on to another pixel.
#[inline]
fn turn(runs: &mut Vec<Run>, dot: Dot, step: Step, shift: (i32, i32)) {
    if let Some(run) = runs.last_mut() {
        if run.dot == dot {
            return;
        }
        run.ends.1 = moved(step.before, shift);
    }
    let first = moved(step.at, shift);
    runs.push(Run { dot, ends: (first, first), wide: false });
}

/// The last run ends where the walk ends.
fn end(runs: &mut [Run], last: Pixel, shift: (i32, i32)) {
    if let Some(run) = runs.last_mut() {
        run.ends.1 = moved(last, shift);
    }
}

const fn moved(at: Pixel, (dx, dy): (i32, i32)) -> Pixel {
    Pixel { x: at.x + dx, y: at.y + dy }
}
