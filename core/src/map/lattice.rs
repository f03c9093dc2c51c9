//! The hexes of a board over its pixels: centres, corners, hexsides, and the hex of a pixel. Standard hexes alone,
//! 56.25 pixels from column to column and 64.5 high. All in eighths of a pixel, so that every point is exact. Knows no
//! terrain.

use crate::vocab::hex::{Cell, Dir};

/// A point in eighths of a pixel, x to the right and y down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Down.
    pub y: i32,
}

/// A pixel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pixel {
    /// Column of pixels, from the left.
    pub x: i32,
    /// Row of pixels, from the top.
    pub y: i32,
}

/// Eighths of a pixel in one.
pub(super) const EIGHTHS: i32 = 8;
/// Eighths of a pixel from column to column.
pub(super) const COLUMN: i32 = 450;
/// Eighths of a pixel in half the height of a hex: one step of a cell's `y`.
pub(super) const HALF_ROW: i32 = 258;

/// The corners of a hex from its centre, corner k between side k and side k + 1.
const CORNERS: [Point; 6] = [
    Point { x: 150, y: -258 },
    Point { x: 300, y: 0 },
    Point { x: 150, y: 258 },
    Point { x: -150, y: 258 },
    Point { x: -300, y: 0 },
    Point { x: -150, y: -258 },
];

/// The middles of the sides of a hex from its centre, north first, clockwise.
const MIDDLES: [Point; 6] = [
    Point { x: 0, y: -258 },
    Point { x: 225, y: -129 },
    Point { x: 225, y: 129 },
    Point { x: 0, y: 258 },
    Point { x: -225, y: 129 },
    Point { x: -225, y: -129 },
];

impl Point {
    /// This point moved by another.
    #[must_use]
    pub const fn plus(self, by: Point) -> Point {
        Point { x: self.x + by.x, y: self.y + by.y }
    }

    /// The pixel that holds it.
    #[must_use]
    pub const fn floor(self) -> Pixel {
        Pixel { x: self.x.div_euclid(EIGHTHS), y: self.y.div_euclid(EIGHTHS) }
    }
}

/// The centre of a hex.
#[must_use]
pub const fn centre(cell: Cell) -> Point {
    Point { x: cell.x * COLUMN, y: cell.y * HALF_ROW }
}

/// Corner `k` of a hex, 0 to 5: where its sides k and k + 1 meet.
#[must_use]
pub const fn corner(cell: Cell, k: usize) -> Point {
    centre(cell).plus(CORNERS[k % 6])
}

/// The middle of a side of a hex.
#[must_use]
pub const fn middle(cell: Cell, side: Dir) -> Point {
    centre(cell).plus(MIDDLES[side as usize])
}

/// The hexes of one sheet of `columns` by `rows`: columns A, C, .. have `rows` hexes, the others one more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lattice {
    columns: i32,
    rows: i32,
}

impl Lattice {
    /// A sheet of so many columns and rows.
    #[must_use]
    pub const fn new(columns: u16, rows: u16) -> Lattice {
        Lattice { columns: columns as i32, rows: rows as i32 }
    }

    /// Width and height in pixels of a sheet of standard hexes, fractions rounded up.
    #[must_use]
    pub const fn size(self) -> (i32, i32) {
        let (width, height) = ((self.columns - 1) * COLUMN, self.rows * 2 * HALF_ROW);
        ((width + EIGHTHS - 1) / EIGHTHS, (height + EIGHTHS - 1) / EIGHTHS)
    }

    /// How many numbers [`Lattice::index`] gives out, some of them to no hex.
    #[must_use]
    pub const fn len(self) -> usize {
        (self.columns * self.stride()) as usize
    }

    /// Has it no hex at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.columns == 0
    }

    /// Columns of hexes, and rows of column A.
    #[must_use]
    pub const fn counts(self) -> (u16, u16) {
        (self.columns as u16, self.rows as u16)
    }

    const fn stride(self) -> i32 {
        self.rows + 1
    }

    /// Is it one of the hexes?
    #[must_use]
    pub const fn holds(self, cell: Cell) -> bool {
        let low = if cell.x % 2 == 0 { 1 } else { 0 };
        let inside = cell.x >= 0 && cell.x < self.columns && cell.y >= low && cell.y <= 2 * self.rows - low;
        inside && (cell.x + cell.y) % 2 != 0
    }

    /// The number of a hex of the sheet.
    #[must_use]
    pub const fn index(self, cell: Cell) -> Option<usize> {
        if self.holds(cell) { Some((cell.x * self.stride() + cell.y / 2) as usize) } else { None }
    }

    /// The hex of a number that [`Lattice::index`] gave.
    #[must_use]
    pub const fn cell(self, index: usize) -> Cell {
        let (x, row) = (index as i32 / self.stride(), index as i32 % self.stride());
        Cell { x, y: row * 2 + if x % 2 == 0 { 1 } else { 0 } }
    }

    /// All hexes, column by column from the top.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.len()).map(move |n| self.cell(n)).filter(move |cell| self.holds(*cell))
    }

    /// Does a hex lie partly beyond the sheet? The other half is another board's.
    #[must_use]
    pub const fn is_cut(self, cell: Cell) -> bool {
        cell.x == 0 || cell.x == self.columns - 1 || cell.y == 0 || cell.y == 2 * self.rows
    }

    /// The hex whose centre is nearest to a pixel's upper left corner.
    #[must_use]
    pub fn nearest(self, pixel: Pixel) -> Cell {
        let (left, right) = self.beside(pixel.x);
        let (a, b) = (self.in_column(left, pixel.y), self.in_column(right, pixel.y));
        if distance(a, pixel) <= distance(b, pixel) { a } else { b }
    }

    /// The numbers of the hexes of a column of pixels, from the top: as [`Lattice::nearest`] has them, but faster.
    pub(super) fn column(self, x: i32, height: i32) -> impl Iterator<Item = usize> {
        let (mut until, mut number) = (0, 0);
        (0..height).map(move |y| {
            if y == until {
                let hex = |y: i32| self.nearest(Pixel { x, y });
                let own = hex(y);
                // Within so few pixels the nearest hex changes at most once, so that its last pixel is found by halves.
                until = (y + STRIDE).min(height);
                if hex(until - 1) != own {
                    until = first(y, until - 1, |y| hex(y) != own);
                }
                number = self.index(own).unwrap_or_default();
            }
            number
        })
    }

    /// The columns of hexes on both sides of a column of pixels.
    fn beside(self, x: i32) -> (i32, i32) {
        let column = x * EIGHTHS / COLUMN;
        (column.clamp(0, self.columns - 1), (column + 1).clamp(0, self.columns - 1))
    }

    /// The hex of a column that is nearest to a height in pixels.
    const fn in_column(self, x: i32, y: i32) -> Cell {
        let shift = if x % 2 == 0 { HALF_ROW } else { 0 };
        let row = (y * EIGHTHS - shift + HALF_ROW).div_euclid(2 * HALF_ROW);
        let last = self.rows - if x % 2 == 0 { 1 } else { 0 };
        let row = if row < 0 {
            0
        } else if row > last {
            last
        } else {
            row
        };
        Cell { x, y: 2 * row + if x % 2 == 0 { 1 } else { 0 } }
    }
}

/// Pixels of a column within which the nearest hex changes at most once: less than the least height of a hex there.
const STRIDE: i32 = 4;

/// The first of `from..=to` for which something is so, when it is so from there on to `to`.
fn first(mut from: i32, mut to: i32, is_so: impl Fn(i32) -> bool) -> i32 {
    while from < to {
        let middle = (from + to) / 2;
        if is_so(middle) {
            to = middle;
        } else {
            from = middle + 1;
        }
    }
    from
}

/// The square of the distance from a hex's centre to a pixel's corner, in eighths.
const fn distance(cell: Cell, pixel: Pixel) -> i64 {
    let at = centre(cell);
    let (dx, dy) = ((at.x - pixel.x * EIGHTHS) as i64, (at.y - pixel.y * EIGHTHS) as i64);
    dx * dx + dy * dy
}
