//! A vehicle in Bypass: on a hexside, its front corner on a vertex (D2.3, D2.32), with covered arcs and
//! target facings of their own (D2.32, D2.321).

use super::arc::Facing;
use super::cell::{Cell, Hexside, Spine, Vertex};
use serde::{Deserialize, Serialize};

/// A place in Bypass: the obstacle hex occupied, the hexside straddled, and the way the vehicle heads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Bypass {
    /// The obstacle hex, which is the one hex occupied (D2.36).
    pub hex: Cell,
    /// The hexside straddled.
    pub side: Hexside,
    /// The facing: a hexspine number, the same everywhere on the map.
    pub heading: Spine,
}

/// One of the four ways a turret can point in Bypass (D2.321).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum TurretSide {
    /// The front wedge.
    Front,
    /// The side on the left hand of the heading.
    Left,
    /// The side on the right hand of the heading.
    Right,
    /// The rear wedge.
    Rear,
}

impl TurretSide {
    /// All four.
    pub const ALL: [TurretSide; 4] =
        [TurretSide::Front, TurretSide::Left, TurretSide::Right, TurretSide::Rear];

    /// Its word, as a line of a game has it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            TurretSide::Front => "front",
            TurretSide::Left => "left",
            TurretSide::Right => "right",
            TurretSide::Rear => "rear",
        }
    }
}

impl Bypass {
    /// The place of a vehicle that came along `side` of `hex` and heads for `cafp`. `None` when the
    /// hexside is none of the hex or does not end at the vertex.
    #[must_use]
    pub fn along(hex: Cell, side: Hexside, cafp: Vertex) -> Option<Bypass> {
        Bypass::both_ways(hex, side)?.into_iter().find(|place| place.cafp() == cafp)
    }

    /// The two places on a hexside: its two headings. Hexside d of a hex, followed clockwise, is followed
    /// with heading d + 1; anticlockwise with d - 2.
    #[must_use]
    pub fn both_ways(hex: Cell, side: Hexside) -> Option<[Bypass; 2]> {
        let dir = hex.dir_to(side.across(hex)?)? as i32;
        Some([dir + 1, dir - 2].map(|k| Bypass { hex, side, heading: Spine::new(k) }))
    }

    /// The place on a hexside with a given heading.
    #[must_use]
    pub fn with_heading(hex: Cell, side: Hexside, heading: Spine) -> Option<Bypass> {
        Bypass::both_ways(hex, side)?.into_iter().find(|place| place.heading == heading)
    }

    /// The vertex ahead: the CAFP (D2.32).
    #[must_use]
    pub fn cafp(self) -> Vertex {
        self.end(self.heading)
    }

    /// The vertex behind.
    #[must_use]
    pub fn rear(self) -> Vertex {
        self.end(self.heading.turned(3))
    }

    /// The hex ahead of the CAFP: the base of the Bypass VCA.
    #[must_use]
    pub fn base_hex(self) -> Cell {
        self.cafp().third(self.side).expect("the CAFP is an end of the hexside")
    }

    /// The hex behind: the only one a vehicle in Bypass can back into (D2.22).
    #[must_use]
    pub fn rear_hex(self) -> Cell {
        self.rear().third(self.side).expect("the rear vertex is an end of the hexside")
    }

    /// The two hexsides, with their headings, that a turn at the CAFP can follow (D2.33).
    #[must_use]
    pub fn free_hexsides(self) -> [(Hexside, Spine); 2] {
        let (a, b) = self.side.hexes();
        let side = |cell| Hexside::between(cell, self.base_hex()).expect("they meet in the CAFP");
        [side(a), side(b)].map(|side| (side, heading_away(side, self.cafp())))
    }

    /// Target Facing of the hull for a firer in `from` (D2.32): by the firer's hex, not by a hexside crossed.
    #[must_use]
    pub fn facing_to(self, from: Cell) -> Facing {
        if wedge(self.base_hex(), self.heading, from) {
            Facing::Front
        } else if wedge(self.rear_hex(), self.heading.turned(3), from) {
            Facing::Rear
        } else {
            Facing::Side
        }
    }

    /// The field of the turret that holds `target` (D2.321). The two hexes of the hexside itself lie on
    /// the side where they are.
    #[must_use]
    pub fn field_of(self, target: Cell) -> TurretSide {
        match self.facing_to(target) {
            Facing::Front => TurretSide::Front,
            Facing::Rear => TurretSide::Rear,
            Facing::Side if self.is_left(target) => TurretSide::Left,
            Facing::Side => TurretSide::Right,
        }
    }

    /// Is a hex on the left hand of the line of the hexside?
    fn is_left(self, target: Cell) -> bool {
        let (left, right) = self.hands();
        target.range(left) < target.range(right)
    }

    /// The hex on the left hand of the heading, then the one on the right.
    fn hands(self) -> (Cell, Cell) {
        self.rear_hex().spine_hexes(self.heading)
    }

    fn end(self, heading: Spine) -> Vertex {
        let [p, q] = self.side.ends();
        if heading_away(self.side, q) == heading { p } else { q }
    }
}

/// The heading of a vehicle that follows `side` away from the vertex `from`: the hexside is a hexspine of
/// the hex behind that vertex.
fn heading_away(side: Hexside, from: Vertex) -> Spine {
    let behind = from.third(side).expect("the vertex is an end of the hexside");
    let (a, b) = side.hexes();
    behind.spine_between(a, b).expect("a hexside is a hexspine of the hexes at its ends")
}

/// Is `target` in the 60-degree wedge of hexes that opens from `base` about `heading`, `base` included?
#[must_use]
pub fn wedge(base: Cell, heading: Spine, target: Cell) -> bool {
    let (a, b): (i32, i32) = base.along(target, heading.dirs().0);
    a >= 0 && b >= 0
}
