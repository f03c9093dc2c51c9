//! Cells of the grid and their neighbours. The one place where the rule of the offset columns stands:
//! a cell has doubled coordinates, `x` the column and `y` twice the distance from the top row of half
//! hexes, so that all six steps are constants whatever the column.

use core::fmt;
use core::ops::Add;
use serde::{Deserialize, Serialize};

/// One hex of the plane. `x + y` is odd for every hex; a hex of column A (x = 0) and row r has y = 2r - 1,
/// one of column B (x = 1) and row r has y = 2r.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Cell {
    /// Column, 0 for A of the first board.
    pub x: i32,
    /// Twice the vertical place, growing downwards.
    pub y: i32,
}

/// One of the six directions, clockwise from north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Dir {
    /// North: the top of the map.
    N,
    /// North-east.
    NE,
    /// South-east.
    SE,
    /// South.
    S,
    /// South-west.
    SW,
    /// North-west.
    NW,
}

impl Dir {
    /// All six, clockwise.
    pub const ALL: [Dir; 6] = [Dir::N, Dir::NE, Dir::SE, Dir::S, Dir::SW, Dir::NW];

    /// This direction turned clockwise by `n` sixths.
    #[must_use]
    pub const fn turned(self, n: i32) -> Dir {
        Dir::ALL[(self as i32 + n).rem_euclid(6) as usize]
    }

    /// The step to the neighbour in this direction.
    const fn step(self) -> (i32, i32) {
        match self {
            Dir::N => (0, -2),
            Dir::NE => (1, -1),
            Dir::SE => (1, 1),
            Dir::S => (0, 2),
            Dir::SW => (-1, 1),
            Dir::NW => (-1, -1),
        }
    }
}

impl fmt::Display for Dir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Dir::N => "N",
            Dir::NE => "NE",
            Dir::SE => "SE",
            Dir::S => "S",
            Dir::SW => "SW",
            Dir::NW => "NW",
        })
    }
}

/// A hexspine of a hex, 0 to 5 clockwise: spine k points between direction k and direction k + 1.
/// A vehicle's facing is a hexspine (C3.2, D2.11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Spine(u8);

impl Spine {
    /// Spine `k`, taken modulo six.
    #[must_use]
    pub const fn new(k: i32) -> Spine {
        Spine(k.rem_euclid(6) as u8)
    }

    /// All six, clockwise from the one between N and NE.
    pub const ALL: [Spine; 6] = [Spine(0), Spine(1), Spine(2), Spine(3), Spine(4), Spine(5)];

    /// The spine's number, 0 to 5.
    #[must_use]
    pub const fn index(self) -> i32 {
        self.0 as i32
    }

    /// Turned clockwise by `n` hexspines.
    #[must_use]
    pub const fn turned(self, n: i32) -> Spine {
        Spine::new(self.0 as i32 + n)
    }

    /// The two directions that the spine points between, anticlockwise one first.
    #[must_use]
    pub const fn dirs(self) -> (Dir, Dir) {
        (Dir::ALL[self.0 as usize], Dir::ALL[(self.0 as usize + 1) % 6])
    }

    /// Hexspines turned from here to `to` by the shorter way, 0 to 3.
    #[must_use]
    pub const fn steps_to(self, to: Spine) -> i32 {
        let n = (to.0 as i32 - self.0 as i32).rem_euclid(6);
        if n > 3 { 6 - n } else { n }
    }
}

impl Cell {
    /// The neighbour in a direction.
    #[must_use]
    pub const fn to(self, dir: Dir) -> Cell {
        let (dx, dy) = dir.step();
        Cell { x: self.x.saturating_add(dx), y: self.y.saturating_add(dy) }
    }

    /// The six neighbours, clockwise from north.
    #[must_use]
    pub fn neighbours(self) -> [Cell; 6] {
        Dir::ALL.map(|dir| self.to(dir))
    }

    /// The direction of a neighbour; `None` when the two are not neighbours.
    #[must_use]
    pub fn dir_to(self, other: Cell) -> Option<Dir> {
        Dir::ALL.into_iter().find(|dir| self.to(*dir) == other)
    }

    /// The two hexes that hexspine `k` of this hex points between.
    #[must_use]
    pub const fn spine_hexes(self, spine: Spine) -> (Cell, Cell) {
        let (a, b) = spine.dirs();
        (self.to(a), self.to(b))
    }

    /// The hexspine of this hex that points between two hexes, in either order.
    #[must_use]
    pub fn spine_between(self, a: Cell, b: Cell) -> Option<Spine> {
        Spine::ALL.into_iter().find(|s| {
            let (p, q) = self.spine_hexes(*s);
            (p, q) == (a, b) || (p, q) == (b, a)
        })
    }

    /// Distance in hexes.
    #[must_use]
    pub const fn range(self, other: Cell) -> u32 {
        let (dx, dy) = (self.x.abs_diff(other.x), self.y.abs_diff(other.y));
        if dy > dx { dx + (dy - dx) / 2 } else { dx }
    }

    /// Does the straight line between the centres of two hexes go through this one? `Some(true)` through it, `Some(false)` along its edge
    /// or by a corner of it, `None` past it.
    #[must_use]
    pub fn lies_between(self, a: Cell, b: Cell) -> Option<bool> {
        // Its corners about the centre, with columns a third as wide.
        const CORNERS: [(i64, i64); 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];
        if self.range(a) + self.range(b) != a.range(b) {
            return None;
        }
        let flat = |cell: Cell| (3 * i64::from(cell.x), i64::from(cell.y));
        let ((ax, ay), (bx, by), (x, y)) = (flat(a), flat(b), flat(self));
        let beside = |(dx, dy): (i64, i64)| (bx - ax) * (y + dy - ay) - (by - ay) * (x + dx - ax);
        let sides = CORNERS.map(beside);
        let (low, high) = (sides.into_iter().min()?, sides.into_iter().max()?);
        (low <= 0 && high >= 0).then_some(low < 0 && high > 0)
    }

    /// `other - self` as axial coordinates: so many steps south-east and so many south.
    pub(super) const fn axial_to(self, other: Cell) -> (i32, i32) {
        let (dx, dy) = (other.x - self.x, other.y - self.y);
        (dx, (dy - dx) / 2)
    }

    /// `other - self` written as `a` steps in `dir` and `b` steps in the next direction clockwise.
    #[must_use]
    pub const fn along(self, other: Cell, dir: Dir) -> (i32, i32) {
        let (q, r) = self.axial_to(other);
        match dir {
            Dir::N => (-r - q, q),
            Dir::NE => (-r, q + r),
            Dir::SE => (q, r),
            Dir::S => (r + q, -q),
            Dir::SW => (r, -q - r),
            Dir::NW => (-q, -r),
        }
    }
}

impl Add<(Cell, Cell)> for Cell {
    type Output = Cell;
    /// This cell moved as the second of the pair lies from the first.
    fn add(self, (from, to): (Cell, Cell)) -> Cell {
        Cell { x: self.x + to.x - from.x, y: self.y + to.y - from.y }
    }
}

/// The side that two neighbouring hexes share; the same whichever is named first (D2.31).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Hexside(Cell, Cell);

impl Hexside {
    /// The hexside of two neighbours; `None` when they share none.
    #[must_use]
    pub fn between(a: Cell, b: Cell) -> Option<Hexside> {
        a.dir_to(b).map(|_| Hexside(a.min(b), a.max(b)))
    }

    /// The two hexes.
    #[must_use]
    pub const fn hexes(self) -> (Cell, Cell) {
        (self.0, self.1)
    }

    /// The hex across from `cell`; `None` when the hexside is none of its own.
    #[must_use]
    pub fn across(self, cell: Cell) -> Option<Cell> {
        (self.0 == cell).then_some(self.1).or((self.1 == cell).then_some(self.0))
    }

    /// The two vertices at its ends.
    #[must_use]
    pub fn ends(self) -> [Vertex; 2] {
        let dir = self.0.dir_to(self.1).expect("a hexside is built of neighbours only");
        [-1, 1].map(|n| Vertex::sorted([self.0, self.1, self.0.to(dir.turned(n))]))
    }

    /// Does it end at this vertex?
    #[must_use]
    pub fn touches(self, vertex: Vertex) -> bool {
        self.ends().contains(&vertex)
    }

    /// The other end.
    #[must_use]
    pub fn far_end(self, near: Vertex) -> Option<Vertex> {
        let [a, b] = self.ends();
        (a == near).then_some(b).or((b == near).then_some(a))
    }
}

/// The point where three hexes meet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Vertex([Cell; 3]);

impl Vertex {
    /// The vertex of three hexes; `None` unless they are three and each a neighbour of the others.
    #[must_use]
    pub fn of(a: Cell, b: Cell, c: Cell) -> Option<Vertex> {
        let meet = a.dir_to(b).is_some() && b.dir_to(c).is_some() && c.dir_to(a).is_some();
        meet.then(|| Vertex::sorted([a, b, c]))
    }

    fn sorted(mut hexes: [Cell; 3]) -> Vertex {
        hexes.sort_unstable();
        Vertex(hexes)
    }

    /// The three hexes.
    #[must_use]
    pub const fn hexes(self) -> [Cell; 3] {
        self.0
    }

    /// The third hex beside a hexside that ends here.
    #[must_use]
    pub fn third(self, side: Hexside) -> Option<Cell> {
        let (a, b) = side.hexes();
        let both = self.0.contains(&a) && self.0.contains(&b);
        self.0.into_iter().find(|c| both && *c != a && *c != b)
    }
}
