//! Pixels of the main map to hex names as VASL writes them (SPEC 6 and 6.1).
//!
//! Input: the boards of a game and, where the caller has them, the sizes of the board files. Output: `H9`, `57H9`,
//! `00D5/D6` for a hexside, `offboard`. It knows nothing of terrain. Lengths are in quarter pixels, so that the
//! standard grid (56.25 x 64.5) is exact.

use std::collections::BTreeMap;

use super::boards::Board;

/// Pixels of empty border around the boards of the main map.
pub const EDGE: i64 = 400;
/// What VASL calls a point on no board.
pub const OFFBOARD: &str = "offboard";

/// Size and grid of a board file, all in quarter pixels except the size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Grid {
    /// Width of the whole board in pixels.
    pub width: i64,
    /// Height of the whole board in pixels.
    pub height: i64,
    /// Distance between columns.
    pub dx4: i64,
    /// Distance between rows.
    pub dy4: i64,
    /// Centre of hex A1, from the left.
    pub a1_x4: i64,
    /// Centre of hex A1, from the top.
    pub a1_y4: i64,
    /// Odd columns are numbered from 1, not 0.
    pub alt_grain: bool,
}

impl Grid {
    /// A geomorphic board, 33 columns of 10 hexes.
    pub const STANDARD: Self =
        Self { width: 1800, height: 645, dx4: 225, dy4: 258, a1_x4: 0, a1_y4: 129, alt_grain: false };
}

/// Sizes of boards that are not standard, by name.
pub type Grids = BTreeMap<String, Grid>;

/// The boards of a game, laid out in pixels.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Layout {
    placed: Vec<Placed>,
    /// Pixels from the left of the map of casualties where each side's dead are counted.
    pub(super) bins: Vec<(i32, String)>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Placed {
    board: Board,
    grid: Grid,
    left: i64,
    top: i64,
    width: i64,
    height: i64,
}

impl Layout {
    /// Lays the boards out from the edge buffer, a slot beside a slot.
    #[must_use]
    pub fn new(boards: &[Board], grids: &Grids) -> Self {
        let sizes: Vec<(usize, usize, i64, i64)> =
            boards.iter().map(|b| (b.col, b.row, extent(b, grids).0, extent(b, grids).1)).collect();
        let left = |b: &Board| sizes.iter().filter(|s| s.1 == b.row && s.0 < b.col).map(|s| s.2).sum::<i64>();
        let top = |b: &Board| sizes.iter().filter(|s| s.0 == b.col && s.1 < b.row).map(|s| s.3).sum::<i64>();
        let placed = boards.iter().map(|b| {
            let (width, height) = extent(b, grids);
            let grid = grid_of(b, grids);
            Placed { board: b.clone(), grid, left: EDGE + left(b), top: EDGE + top(b), width, height }
        });
        Self { placed: placed.collect(), bins: Vec::new() }
    }

    /// Whether it holds no board.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.placed.is_empty()
    }

    /// The name of the hex, hexside or other place at a pixel of the main map.
    #[must_use]
    pub fn name(&self, x: i32, y: i32) -> String {
        let (x, y) = (i64::from(x), i64::from(y));
        let Some(placed) = self.placed.iter().find(|p| p.contains(x, y)) else { return OFFBOARD.to_owned() };
        let prefix = if self.placed.len() > 1 { placed.board.name.as_str() } else { "" };
        let (px, py) = placed.local(x, y);
        format!("{prefix}{}", hex_name(&placed.grid, px, py))
    }
}

impl Placed {
    fn contains(&self, x: i64, y: i64) -> bool {
        (self.left..self.left + self.width).contains(&x) && (self.top..self.top + self.height).contains(&y)
    }

    /// Pixel of the board's own, whole, unrotated image.
    fn local(&self, x: i64, y: i64) -> (i64, i64) {
        let (x, y) = (x - self.left, y - self.top);
        let (x, y) = if self.board.rotated { (self.width - x, self.height - y) } else { (x, y) };
        let zoom = i64::from(self.board.zoom_thousandths);
        let crop = self.board.crop.map_or((0, 0), |c| (i64::from(c.x.max(0)), i64::from(c.y.max(0))));
        (x * 1000 / zoom + crop.0, y * 1000 / zoom + crop.1)
    }
}

fn grid_of(board: &Board, grids: &Grids) -> Grid {
    grids.get(&board.name).copied().unwrap_or(Grid::STANDARD)
}

fn extent(board: &Board, grids: &Grids) -> (i64, i64) {
    let grid = grid_of(board, grids);
    let part = |cropped: i32, whole: i64| if cropped > 0 { i64::from(cropped) } else { whole };
    let (width, height) = board
        .crop
        .map_or((grid.width, grid.height), |c| (part(c.width, grid.width), part(c.height, grid.height)));
    let zoom = i64::from(board.zoom_thousandths);
    (width * zoom / 1000, height * zoom / 1000)
}

/// The name of a pixel of the board's own image.
#[must_use]
pub fn hex_name(grid: &Grid, x: i64, y: i64) -> String {
    let axes = Axes::new(grid, x, y);
    match axes.other_hex() {
        Some((a, b)) => format!("{}/{}", axes.label(a), axes.label(b)),
        None => axes.label(axes.hex_in(axes.column())),
    }
}

type Hex = (i64, i64);

/// A pixel relative to the grid origin; all lengths in quarter pixels.
struct Axes {
    dx: i64,
    dy: i64,
    px: i64,
    py: i64,
    /// The pixel itself and the origin, in whole pixels.
    at: (i64, i64),
    origin: (i64, i64),
    alt_grain: bool,
}

impl Axes {
    fn new(grid: &Grid, x: i64, y: i64) -> Self {
        let origin = (grid.a1_x4 / 4, grid.a1_y4 / 4);
        let shift = (grid.dy4 - 8 * origin.1) / 8;
        let (px, py) = (4 * (x - origin.0), 4 * (y + shift));
        Self { dx: grid.dx4, dy: grid.dy4, px, py, at: (x, y), origin, alt_grain: grid.alt_grain }
    }

    /// floor(px/dx + 1/2)
    fn column(&self) -> i64 {
        (2 * self.px + self.dx).div_euclid(2 * self.dx)
    }

    fn hex_in(&self, col: i64) -> Hex {
        let row = if is_even(col) {
            self.py.div_euclid(self.dy) + 1
        } else {
            (2 * self.py + self.dy).div_euclid(2 * self.dy)
        };
        (col, row)
    }

    /// Whether the pixel lies beyond the centre line of the hex: py against (row-0.5)dy or row*dy.
    fn below_centre(&self, (col, row): Hex) -> bool {
        let twice = if is_even(col) { 2 * row - 1 } else { 2 * row };
        2 * self.py > twice * self.dy
    }

    /// Both hexes when the pixel is exactly a hexside point.
    fn other_hex(&self) -> Option<(Hex, Hex)> {
        if self.at != self.side_point() {
            return None;
        }
        if !is_even((4 * self.px + self.dx).div_euclid(2 * self.dx)) {
            return Some(self.between_columns());
        }
        let here = self.hex_in(self.column());
        let half = (4 * self.py + self.dy).div_euclid(2 * self.dy);
        (is_even(here.0) == is_even(half)).then(|| self.within_column(here))
    }

    fn between_columns(&self) -> (Hex, Hex) {
        let here = self.hex_in(self.px.div_euclid(self.dx));
        let below = self.below_centre(here);
        let row = match (is_even(here.0), below) {
            (true, true) | (false, false) => here.1,
            (true, false) => here.1 - 1,
            (false, true) => here.1 + 1,
        };
        (here, (here.0 + 1, row))
    }

    fn within_column(&self, (col, row): Hex) -> (Hex, Hex) {
        let other = if self.below_centre((col, row)) { row + 1 } else { row - 1 };
        ((col, row.min(other)), (col, row.max(other)))
    }

    /// The nearest hexside point, truncated to whole pixels as VASL does.
    fn side_point(&self) -> (i64, i64) {
        let (ox, oy) = self.origin;
        let x4 = 4 * (self.at.0 - ox);
        let n = (8 * x4 + 2 * self.dx).div_euclid(4 * self.dx);
        let y4 = 4 * (self.at.1 - oy);
        let x = (self.dx * n + 8 * ox) / 8;
        let y = if is_even(n) {
            (self.dy * (8 * y4 + 2 * self.dy).div_euclid(4 * self.dy) + 8 * oy) / 8
        } else {
            (self.dy * (2 * y4).div_euclid(self.dy) + 8 * (self.dy / 16) + 8 * oy) / 8
        };
        (x, y)
    }

    fn label(&self, (col, row): Hex) -> String {
        let shift = i64::from(self.alt_grain && !is_even(col));
        format!("{}{}", letters(col), row + shift)
    }
}

fn is_even(n: i64) -> bool {
    n.rem_euclid(2) == 0
}

/// A..Z, AA..ZZ, AAA..: the same letter repeated.
fn letters(col: i64) -> String {
    let (letter, more) = (col.rem_euclid(26), col.div_euclid(26));
    let letter = char::from(b'A' + u8::try_from(letter).unwrap_or(0));
    let count = usize::try_from(more + 1).unwrap_or(0).min(8);
    if count == 0 { format!("-{letter}") } else { letter.to_string().repeat(count) }
}
