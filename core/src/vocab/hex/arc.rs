//! Covered arcs and target facings of a vehicle that stands inside its hex (C3.2, D3.1, D3.2).

use super::cell::{Cell, Dir, Spine};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Which covered arc.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Arc {
    /// Vehicular Covered Arc: the hull.
    Vca,
    /// Turret Covered Arc.
    Tca,
    /// Covered arc of a Gun.
    Ca,
}

/// Target Facing of a vehicle (D3.2, D2.32).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Facing {
    /// The front.
    Front,
    /// One of the two sides.
    Side,
    /// The rear.
    Rear,
}

impl core::fmt::Display for Facing {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Facing::Front => "front",
            Facing::Side => "side",
            Facing::Rear => "rear",
        })
    }
}

/// Where a line from centre to centre crosses into the target's hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// Through this hexside of the target.
    Side(Dir),
    /// Exactly along this hexspine of the target.
    Spine(Spine),
}

/// Is `target` inside the 60-degree arc that opens from `hex` about hexspine `facing`, its edges
/// included (C3.2)? The hex itself is in no arc.
#[must_use]
pub fn in_arc(hex: Cell, facing: Spine, target: Cell) -> bool {
    let (a, b) = hex.along(target, facing.dirs().0);
    a >= 0 && b >= 0 && (a, b) != (0, 0)
}

/// The hexes of an arc at a given range.
#[must_use]
pub fn arc_hexes(hex: Cell, facing: Spine, range: u32) -> Vec<Cell> {
    let (first, second) = facing.dirs();
    let step = |cell: Cell, dir: Dir, n: u32| (0..n).fold(cell, |c, _| c.to(dir));
    (0..=range).map(|b| step(step(hex, first, range - b), second, b)).collect()
}

/// The hexside or hexspine of `target` by which a centre-to-centre line from `from` comes in; `None`
/// when both are the same hex.
#[must_use]
pub fn line_of_entry(target: Cell, from: Cell) -> Option<Entry> {
    let (spine, (a, b)) = sector(target, from)?;
    let (first, second) = spine.dirs();
    Some(match a.cmp(&b) {
        core::cmp::Ordering::Greater => Entry::Side(first),
        core::cmp::Ordering::Less => Entry::Side(second),
        core::cmp::Ordering::Equal => Entry::Spine(spine),
    })
}

/// The hexsides of `target` that a line from there may come in by: one, or both beside a vertex that it passes within a tenth of a
/// hexside, where what is drawn decides; none when both are the same hex.
pub fn sides_of_entry(target: Cell, from: Cell) -> impl Iterator<Item = Dir> {
    let two = sector(target, from).map(|(spine, (a, b))| {
        let (first, second) = spine.dirs();
        let (near, far) = if a >= b { (first, second) } else { (second, first) };
        [Some(near), Some(far).filter(|_| 5 * a.min(b) > 4 * a.max(b))]
    });
    two.into_iter().flatten().flatten()
}

/// The hexspine between whose two hexes the other lies, and how many hexes along each.
fn sector(hex: Cell, other: Cell) -> Option<(Spine, (i32, i32))> {
    Spine::ALL.into_iter().find_map(|spine| {
        let (a, b) = hex.along(other, spine.dirs().0);
        (a >= 0 && b >= 0 && (a, b) != (0, 0)).then_some((spine, (a, b)))
    })
}

/// The facings of a vehicle facing `facing` that a line by this entry can strike: one for a hexside, the
/// two beside a hexspine (D3.2), the same twice when both agree.
#[must_use]
pub fn facing_by_crossing(facing: Spine, entry: Entry) -> (Facing, Facing) {
    let of = |dir: Dir| match (dir as i32 - facing.index()).rem_euclid(6) {
        0 | 1 => Facing::Front,
        2 | 5 => Facing::Side,
        _ => Facing::Rear,
    };
    match entry {
        Entry::Side(dir) => (of(dir), of(dir)),
        Entry::Spine(spine) => (of(spine.dirs().0), of(spine.dirs().1)),
    }
}
