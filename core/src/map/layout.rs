//! The layout: boards in their slots, rotated and cropped, or one blank sheet. Turns names into cells and back.
//! Knows neither terrain nor rules.

use crate::vocab::hex::{Cell, Hex, HexError, HexPair, HexTriple, Hexside, Name, Spine, Vertex};
use alloc::string::String;
use alloc::vec::Vec;
use serde::Deserialize;

/// One board of the map. The standard geomorphic board runs from A to GG and has ten rows.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The board's own name, such as `2` or `1a`; empty for a sheet whose hexes carry no board.
    #[serde(default)]
    pub name: String,
    /// Slot from the left, 0 first.
    #[serde(default)]
    pub column: u8,
    /// Slot from the top, 0 first.
    #[serde(default)]
    pub row: u8,
    /// Placed upside down (turned by 180 degrees).
    #[serde(default)]
    pub rotated: bool,
    /// The columns in play, by number (`[16, 32]` is Q to GG); absent when all are.
    #[serde(default)]
    pub columns: Option<(u8, u8)>,
    /// The rows in play (`[1, 5]`); absent when all are.
    #[serde(default)]
    pub rows: Option<(u8, u8)>,
    /// Width of the whole board in columns.
    #[serde(default = "standard_width")]
    pub width: u8,
    /// Height of the whole board in rows.
    #[serde(default = "standard_height")]
    pub height: u8,
    /// A sheet without edges: every hex name is on it.
    #[serde(default)]
    pub endless: bool,
    /// SHA-256 of the board file that the players agreed on, in hexadecimal; another file is another map.
    #[serde(default)]
    pub sha256: Option<String>,
    /// The version that the board file gives of itself, for the eye.
    #[serde(default)]
    pub version: Option<String>,
    /// Changes of its terrain by SSR, in the words of board files, such as `NoGrain`.
    #[serde(default)]
    pub changes: Vec<String>,
    /// Hexes whose terrain the board does not tell, such as those under an overlay.
    #[serde(default)]
    pub unverified: Vec<String>,
}

const fn standard_width() -> u8 {
    33
}

const fn standard_height() -> u8 {
    10
}

impl Board {
    /// One sheet without edges and without a name: the map of a puzzle or an example.
    #[must_use]
    pub fn sheet() -> Board {
        Board {
            name: String::new(),
            column: 0,
            row: 0,
            rotated: false,
            columns: None,
            rows: None,
            width: standard_width(),
            height: standard_height(),
            endless: true,
            sha256: None,
            version: None,
            changes: Vec::new(),
            unverified: Vec::new(),
        }
    }

    /// First and last column in play.
    fn span(&self) -> (i32, i32) {
        let (first, last) = self.columns.unwrap_or((0, self.width.saturating_sub(1)));
        (i32::from(first), i32::from(last))
    }

    /// Top and bottom in play, in doubled rows.
    fn depth(&self) -> (i32, i32) {
        let (first, last) = self.rows.unwrap_or((1, self.height));
        (2 * i32::from(first) - 2, 2 * i32::from(last))
    }

    /// The cell of a name on this board alone, its crop's upper left corner at the origin.
    fn local(&self, column: u8, row: i8) -> Cell {
        let (x, row) = (i32::from(column), i32::from(row));
        let y = if x % 2 == 0 { 2 * row - 1 } else { 2 * row };
        self.turned(Cell { x, y })
    }

    /// A cell of the whole board unturned, from the upper left corner of what is in play.
    fn turned(&self, Cell { x, y }: Cell) -> Cell {
        let ((left, right), (top, bottom)) = (self.span(), self.depth());
        if self.rotated { Cell { x: right - x, y: bottom - y } } else { Cell { x: x - left, y: y - top } }
    }

    /// A cell from the upper left corner of what is in play, as it lies on the whole board unturned.
    fn unturned(&self, cell: Cell) -> Cell {
        let ((left, right), (top, bottom)) = (self.span(), self.depth());
        if self.rotated {
            Cell { x: right - cell.x, y: bottom - cell.y }
        } else {
            Cell { x: cell.x + left, y: cell.y + top }
        }
    }

    fn name_of(&self, cell: Cell) -> Option<Name> {
        let Cell { x, y } = self.unturned(cell);
        let row = if x % 2 == 0 { (y + 1) / 2 } else { y / 2 };
        Some(Name { column: u8::try_from(x).ok()?, row: i8::try_from(row).ok()? })
    }

    /// Is only part of it in play?
    pub(super) const fn is_cropped(&self) -> bool {
        self.columns.is_some() || self.rows.is_some()
    }

    fn holds(&self, cell: Cell) -> bool {
        let ((left, right), (top, bottom)) = (self.span(), self.depth());
        self.endless || ((0..=right - left).contains(&cell.x) && (0..=bottom - top).contains(&cell.y))
    }
}

/// The boards of a scenario in their places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    boards: Vec<(Board, Cell)>,
}

/// Why boards make no map.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MapError {
    /// No board at all, or more than a map can hold.
    #[error("a map has 1 to 64 boards, this one has {0}")]
    Count(usize),
    /// Two boards with one name or in one slot, or a name that cannot stand before a hex.
    #[error("board {0:?}: {1}")]
    Board(String, &'static str),
}

impl Map {
    /// Lays boards out by their slots: a slot's origin is the sum of the widths to its left and of the
    /// heights above it.
    ///
    /// # Errors
    /// When there is no board, or boards share a name or a slot, or a crop is empty.
    pub fn lay_out(boards: Vec<Board>) -> Result<Map, MapError> {
        if boards.is_empty() || boards.len() > 64 {
            return Err(MapError::Count(boards.len()));
        }
        for (n, board) in boards.iter().enumerate() {
            check_board(board, &boards[..n], boards.len())?;
        }
        let origins: Vec<Cell> = boards.iter().map(|board| origin(board, &boards)).collect();
        Ok(Map { boards: boards.into_iter().zip(origins).collect() })
    }

    /// One endless sheet.
    #[must_use]
    pub fn sheet() -> Map {
        Map { boards: alloc::vec![(Board::sheet(), Cell { x: 0, y: 0 })] }
    }

    /// The boards in the order of the scenario.
    pub fn boards(&self) -> impl Iterator<Item = &Board> {
        self.boards.iter().map(|(board, _)| board)
    }

    /// The cell that a name means. Defined for every name, on the board or off it.
    #[must_use]
    pub fn cell(&self, hex: Hex) -> Cell {
        let at = usize::from(hex.board).min(self.boards.len() - 1);
        let (board, origin) = &self.boards[at];
        let local = board.local(hex.column, hex.row);
        Cell { x: origin.x + local.x, y: origin.y + local.y }
    }

    /// The name of a cell: on the first board that holds it, else as a name off the first board that has one for
    /// it (there is none left of column A or above row -128).
    #[must_use]
    pub fn hex(&self, cell: Cell) -> Hex {
        let found = self.boards.iter().position(|(board, origin)| board.holds(offset(cell, *origin)));
        let named = |(board, origin): &(Board, Cell)| board.name_of(offset(cell, *origin)).is_some();
        let at = found.or_else(|| self.boards.iter().position(named)).unwrap_or(0);
        let (board, origin) = &self.boards[at];
        let name = board.name_of(offset(cell, *origin)).unwrap_or(Name { column: 0, row: 0 });
        Hex { board: at as u8, column: name.column, row: name.row }
    }

    /// The boards in their places.
    pub(super) fn placed(&self) -> impl Iterator<Item = Placed<'_>> {
        self.boards.iter().enumerate().map(|(at, (board, origin))| Placed { at, board, origin: *origin })
    }

    /// Is the cell on a board? The half hexes at the edges are.
    #[must_use]
    pub fn holds(&self, cell: Cell) -> bool {
        self.boards.iter().any(|(board, origin)| board.holds(offset(cell, *origin)))
    }

    /// A hex as players write it on this map: with its board when there is more than one.
    #[must_use]
    pub fn show(&self, hex: Hex) -> String {
        let name = Name { column: hex.column, row: hex.row };
        let board = self.boards.get(usize::from(hex.board)).map_or("?", |(board, _)| board.name.as_str());
        match board {
            "" => alloc::format!("{name}"),
            _ if self.boards.len() == 1 => alloc::format!("{name}"),
            b if b.bytes().all(|c| c.is_ascii_digit()) => alloc::format!("{b}{name}"),
            b => alloc::format!("{b}:{name}"),
        }
    }

    /// The name of a cell as players write it.
    #[must_use]
    pub fn show_cell(&self, cell: Cell) -> String {
        self.show(self.hex(cell))
    }

    /// Reads a hex: `FF6`, `2FF6` or `1a:FF6`. With several boards the board is needed. Small letters are refused:
    /// a hex has one name.
    ///
    /// # Errors
    /// When the text is no hex name, or its board is none of this map's.
    pub fn read(&self, text: &str) -> Result<Hex, HexError> {
        let (board, rest) = of_board(text);
        let name = Name::parse(rest).map_err(|_| no_name(text, rest))?;
        let found = self.boards.iter().position(|(b, _)| b.name == board);
        let at = found.or((board.is_empty() && self.boards.len() == 1).then_some(0));
        let at = at.ok_or_else(|| HexError::Board(text.into(), self.board_names()))?;
        Ok(Hex { board: at as u8, column: name.column, row: name.row })
    }

    fn board_names(&self) -> String {
        let names: Vec<&str> = self.boards().map(|b| b.name.as_str()).collect();
        names.join(", ")
    }

    /// The hexside that a pair names; `None` when the two are no neighbours.
    #[must_use]
    pub fn hexside(&self, pair: HexPair) -> Option<Hexside> {
        Hexside::between(self.cell(pair.0), self.cell(pair.1))
    }

    /// The hexspine of `hex` that a pair names; `None` when it is none of that hex (D2.11).
    #[must_use]
    pub fn spine(&self, hex: Cell, pair: HexPair) -> Option<Spine> {
        hex.spine_between(self.cell(pair.0), self.cell(pair.1))
    }

    /// The vertex that a triple names; `None` when the three do not meet (D2.32).
    #[must_use]
    pub fn vertex(&self, triple: HexTriple) -> Option<Vertex> {
        Vertex::of(self.cell(triple.0), self.cell(triple.1), self.cell(triple.2))
    }

    /// The name of hexspine `spine` of `hex`.
    #[must_use]
    pub fn spine_name(&self, hex: Cell, spine: Spine) -> HexPair {
        let (a, b) = hex.spine_hexes(spine);
        HexPair(self.hex(a), self.hex(b))
    }

    /// A pair as players write it.
    #[must_use]
    pub fn show_pair(&self, pair: HexPair) -> String {
        alloc::format!("{}-{}", self.show(pair.0), self.show(pair.1))
    }

    /// A triple as players write it.
    #[must_use]
    pub fn show_triple(&self, triple: HexTriple) -> String {
        alloc::format!("{}-{}-{}", self.show(triple.0), self.show(triple.1), self.show(triple.2))
    }
}

/// A board in its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed<'a> {
    /// Its place in the list of boards.
    pub(super) at: usize,
    pub(super) board: &'a Board,
    /// The cell of the upper left corner of what is in play.
    pub(super) origin: Cell,
}

impl Placed<'_> {
    /// A cell of the map as it lies on the whole board unturned; none when the board does not hold it.
    pub(super) fn own(self, cell: Cell) -> Option<Cell> {
        let local = offset(cell, self.origin);
        (!self.board.endless && self.board.holds(local)).then(|| self.board.unturned(local))
    }

    /// A cell of the whole board unturned as it lies on the map.
    pub(super) fn on_map(self, own: Cell) -> Cell {
        let local = self.board.turned(own);
        Cell { x: local.x + self.origin.x, y: local.y + self.origin.y }
    }

    /// The cell of the map that one of the board's own names means.
    pub(super) fn named(self, name: &str) -> Option<Cell> {
        let name = Name::parse(name).ok()?;
        let local = self.board.local(name.column, name.row);
        self.board.holds(local).then(|| Cell { x: local.x + self.origin.x, y: local.y + self.origin.y })
    }

    /// The cells of the map that the board holds.
    pub(super) fn cells(self) -> impl Iterator<Item = Cell> {
        let ((width, height), origin) = (self.extent(), self.origin);
        let all = (0..=width)
            .flat_map(move |x| (0..=height).map(move |y| Cell { x: origin.x + x, y: origin.y + y }));
        all.filter(|cell| (cell.x + cell.y) % 2 != 0)
    }

    /// Does a hex of the map lie partly beyond what is in play of the board?
    pub(super) fn cuts(self, cell: Cell) -> bool {
        let local = offset(cell, self.origin);
        let (width, height) = self.extent();
        local.x == 0 || local.x == width || local.y == 0 || local.y == height
    }

    /// What is in play: columns from the first to the last, and rows in halves.
    pub(super) fn extent(self) -> (i32, i32) {
        let ((left, right), (top, bottom)) = (self.board.span(), self.board.depth());
        (right - left, bottom - top)
    }

    /// The upper left corner of what is in play, as a cell of the whole board unturned.
    pub(super) fn corner(self) -> Cell {
        Cell { x: self.board.span().0, y: self.board.depth().0 }
    }
}

/// The board in front of a hex name, and the name.
fn of_board(text: &str) -> (&str, &str) {
    match text.split_once(':') {
        Some((board, rest)) => (board, rest),
        None => text.split_at(text.bytes().take_while(u8::is_ascii_digit).count()),
    }
}

/// Why a text is no hex: small letters are told apart, with the name that they mean.
fn no_name(text: &str, name: &str) -> HexError {
    let capitals = name.to_ascii_uppercase();
    match (Name::parse(&capitals), text.strip_suffix(name)) {
        (Ok(_), Some(board)) => HexError::Small(text.into(), alloc::format!("{board}{capitals}")),
        _ => HexError::Form(text.into()),
    }
}

fn offset(cell: Cell, origin: Cell) -> Cell {
    Cell { x: cell.x - origin.x, y: cell.y - origin.y }
}

/// A crop of an odd number of columns keeps the grid's parity only when it starts at an even one.
fn origin(board: &Board, boards: &[Board]) -> Cell {
    let width = |b: &Board| b.span().1 - b.span().0;
    let height = |b: &Board| b.depth().1 - b.depth().0;
    let left = boards.iter().filter(|b| b.row == board.row && b.column < board.column).map(width).sum();
    let above = boards.iter().filter(|b| b.column == board.column && b.row < board.row).map(height).sum();
    Cell { x: left, y: above }
}

fn check_board(board: &Board, earlier: &[Board], count: usize) -> Result<(), MapError> {
    let fail = |what| Err(MapError::Board(board.name.clone(), what));
    let plain = board.name.bytes().all(|b| b.is_ascii_alphanumeric()) && board.name.len() <= 16;
    let ((left, right), (top, bottom)) = (board.span(), board.depth());
    if !plain {
        return fail("a board's name is up to 16 letters and digits");
    }
    if board.name.is_empty() && count > 1 {
        return fail("with several boards each needs a name");
    }
    if earlier.iter().any(|b| b.name == board.name) {
        return fail("named twice");
    }
    if earlier.iter().any(|b| (b.column, b.row) == (board.column, board.row)) {
        return fail("shares its slot with another board");
    }
    let odd = left % 2 != 0 || right % 2 != 0;
    if left >= right
        || top >= bottom
        || right >= i32::from(board.width)
        || bottom > 2 * i32::from(board.height)
    {
        return fail("the crop leaves nothing or reaches beyond the board");
    }
    if odd {
        return fail("a crop starts and ends at an even column (A, C, ...), where boards join");
    }
    Ok(())
}
