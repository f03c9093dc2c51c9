//! Arcs and facings by angles in the plane, not by steps of a grid.

use super::super::geometry::{Entry, entry};
use asl_core::vocab::hex::{Cell, Dir, Facing, Spine};

/// The centre of a hex.
fn centre(cell: Cell) -> (f64, f64) {
    (1.5 * f64::from(cell.x), f64::from(cell.y) * 3f64.sqrt() / 2.0)
}

fn heading((x, y): (f64, f64)) -> f64 {
    y.atan2(x).to_degrees()
}

/// The heading of a hexspine: between the two hexes that it points to.
fn heading_of(cell: Cell, spine: Spine) -> f64 {
    let (a, b) = cell.spine_hexes(spine);
    let ((x, y), (ax, ay), (bx, by)) = (centre(cell), centre(a), centre(b));
    heading(((ax + bx) / 2.0 - x, (ay + by) / 2.0 - y))
}

/// The angle between two headings, 0 to 180 degrees.
fn apart(one: f64, other: f64) -> f64 {
    let turn = (one - other).rem_euclid(360.0);
    turn.min(360.0 - turn)
}

/// Is a hex within 30 degrees of the hexspine, the edges included?
pub(crate) fn covers(cell: Cell, spine: Spine, target: Cell) -> bool {
    let ((x, y), (tx, ty)) = (centre(cell), centre(target));
    cell != target && apart(heading((tx - x, ty - y)), heading_of(cell, spine)) < 30.0 + 1e-6
}

/// Hexspines from one facing to another, the shorter way.
pub(crate) fn steps(from: Spine, to: Spine) -> usize {
    let home = Cell { x: 20, y: 40 };
    (apart(heading_of(home, from), heading_of(home, to)) / 60.0).round() as usize
}

/// A turret that is carried round by its hull keeps its place on it.
pub(crate) fn carried(turret: Spine, hull: Spine, to: Spine) -> Spine {
    turret.turned(to.index() - hull.index())
}

/// The facing that a shot strikes: by the hexside that it crosses; on a hexspine the one that is worse for the firer.
pub(crate) fn facing(target: Cell, spine: Spine, from: Cell) -> Facing {
    let of = |n: i32| {
        let side = Dir::ALL[n.rem_euclid(6) as usize];
        let away = {
            let ((x, y), (sx, sy)) = (centre(target), centre(target.to(side)));
            apart(heading((sx - x, sy - y)), heading_of(target, spine))
        };
        if away < 60.0 {
            Facing::Front
        } else if away < 120.0 {
            Facing::Side
        } else {
            Facing::Rear
        }
    };
    match entry(target, from).expect("another hex") {
        Entry::Side(n) => of(n),
        Entry::Spine(n) => of(n).min(of(n + 1)),
    }
}
