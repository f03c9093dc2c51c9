//! Which hexside a pixel of a wall or hedge belongs to, and whether it is the viewer's or the target's own (B9.2).

use super::line::Line;
use crate::map::lattice::{EIGHTHS, Point, corner};
use crate::map::thread::Run;
use crate::vocab::hex::{Cell, Dir, Spine};

/// A hexside near the pixel: the two hexes that share it, and its distance.
struct Near {
    hexes: [Cell; 2],
    /// The square of the distance, as a fraction.
    distance: (i64, i64),
}

impl Line<'_> {
    /// Does the hexside that a run lies on belong to the hex of an end?
    pub(super) fn is_own_side(&self, run: &Run) -> bool {
        let (cell, pixel) = (self.cell(run), run.middle());
        let at = Point { x: pixel.x * EIGHTHS, y: pixel.y * EIGHTHS };
        let sides = || Dir::ALL.into_iter().map(move |side| side_of(cell, side, at));
        let drawn = Dir::ALL.into_iter().filter(|side| self.ground.side(cell, *side).is_some());
        let drawn = drawn.map(|side| side_of(cell, side, at)).chain(self.spurs(cell, at));
        let nearest = drawn.reduce(nearer).or_else(|| sides().reduce(nearer));
        nearest.is_some_and(|near| near.hexes.iter().any(|hex| self.is_end(*hex)))
    }

    /// Hexsides that begin at a corner of the hex and carry terrain.
    fn spurs(&self, cell: Cell, at: Point) -> impl Iterator<Item = Near> {
        Spine::ALL.into_iter().filter_map(move |spine| {
            let (a, b) = cell.spine_hexes(spine);
            let holder = if self.ground.hex(a).is_some() { a } else { b };
            let other = if holder == a { b } else { a };
            self.ground.side(holder, holder.dir_to(other)?)?;
            let from = corner(cell, spine.index() as usize);
            let (dx, dy) = (i64::from(at.x - from.x), i64::from(at.y - from.y));
            Some(Near { hexes: [a, b], distance: (dx * dx + dy * dy, 1) })
        })
    }
}

fn nearer(one: Near, other: Near) -> Near {
    let ((a, b), (c, d)) = (one.distance, other.distance);
    if c * b < a * d { other } else { one }
}

/// A side of a hex and how far a point is from it.
fn side_of(cell: Cell, side: Dir, at: Point) -> Near {
    let (from, to) = (corner(cell, side as usize + 5), corner(cell, side as usize));
    Near { hexes: [cell, cell.to(side)], distance: distance(at, from, to) }
}

/// The square of the distance of a point from a segment.
fn distance(at: Point, from: Point, to: Point) -> (i64, i64) {
    let (ux, uy) = (i64::from(to.x - from.x), i64::from(to.y - from.y));
    let (vx, vy) = (i64::from(at.x - from.x), i64::from(at.y - from.y));
    let (length, along) = (ux * ux + uy * uy, ux * vx + uy * vy);
    if along <= 0 {
        (vx * vx + vy * vy, 1)
    } else if along >= length {
        let (wx, wy) = (vx - ux, vy - uy);
        (wx * wx + wy * wy, 1)
    } else {
        let cross = ux * vy - uy * vx;
        (cross * cross, length)
    }
}
