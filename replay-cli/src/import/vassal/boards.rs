//! The `bd` command: which boards lie where, turned, cropped, with which overlays and terrain changes.
//!
//! Input: the text after `bd` TAB. It does not know the boards' art or sizes; see `hexes` for pixels.

use thiserror::Error;

/// Most boards of one map.
pub const MAX_BOARDS: usize = 256;

/// A board of the map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    /// Column of its slot.
    pub col: usize,
    /// Row of its slot.
    pub row: usize,
    /// Its id as VASL names it, leading zeros kept.
    pub name: String,
    /// Turned by 180 degrees.
    pub rotated: bool,
    /// Cropped part in the board's own unrotated pixels.
    pub crop: Option<Crop>,
    /// Version of the board file.
    pub version: Option<String>,
    /// Overlays placed on it.
    pub overlays: Vec<Overlay>,
    /// Terrain transformations in force.
    pub rules: Vec<String>,
    /// Deluxe boards are drawn larger, in thousandths (3000 = three times).
    pub zoom_thousandths: u32,
}

/// A crop; a width or height of zero or less leaves that direction whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Crop {
    /// Left edge.
    pub x: i32,
    /// Upper edge.
    pub y: i32,
    /// Width in pixels of the board's picture.
    pub width: i32,
    /// Height in pixels of the board's picture.
    pub height: i32,
}

/// An overlay and the two hexes it lies on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Overlay {
    /// Its name.
    pub name: String,
    /// First hex.
    pub hex1: String,
    /// Second hex.
    pub hex2: String,
}

/// Why a board list cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BoardsError {
    /// Slot or name missing.
    #[error("board {0} of the list has no column, row and name")]
    Head(usize),
    /// More than [`MAX_BOARDS`].
    #[error("more than {MAX_BOARDS} boards")]
    TooMany,
}

/// Reads a board list. `known` says whether a name is a board of its own, which settles a leading `r`.
///
/// # Errors
/// A board without slot or name, or too many boards.
pub fn parse(text: &str, known: &dyn Fn(&str) -> bool) -> Result<Vec<Board>, BoardsError> {
    let texts: Vec<&str> = text.split("bd\t").filter(|t| !t.trim().is_empty()).collect();
    if texts.len() > MAX_BOARDS {
        return Err(BoardsError::TooMany);
    }
    texts.iter().enumerate().map(|(i, t)| board(t, known).ok_or(BoardsError::Head(i + 1))).collect()
}

fn board(text: &str, known: &dyn Fn(&str) -> bool) -> Option<Board> {
    let fields: Vec<&str> = text.split(['\t', '\n', '\r']).filter(|f| !f.is_empty()).collect();
    let [col, row, written, rest @ ..] = fields.as_slice() else { return None };
    let slot = |text: &str| text.parse::<usize>().ok().filter(|slot| *slot < MAX_BOARDS);
    let (name, rotated) = unrotated(written, known);
    let (crop, rest) = crop(rest);
    let mut board = Board {
        col: slot(col)?,
        row: slot(row)?,
        name,
        rotated,
        crop,
        version: None,
        overlays: Vec::new(),
        rules: Vec::new(),
        zoom_thousandths: 1000,
    };
    options(&mut board, rest);
    Some(board)
}

fn unrotated(written: &str, known: &dyn Fn(&str) -> bool) -> (String, bool) {
    match written.strip_prefix('r') {
        Some(name) if !name.is_empty() && !known(written) => (name.to_owned(), true),
        _ => (written.to_owned(), false),
    }
}

fn crop<'a, 'b>(fields: &'a [&'b str]) -> (Option<Crop>, &'a [&'b str]) {
    if let [x, y, width, height, rest @ ..] = fields
        && let (Ok(x), Ok(y), Ok(width), Ok(height)) = (x.parse(), y.parse(), width.parse(), height.parse())
    {
        return (Some(Crop { x, y, width, height }), rest);
    }
    (None, fields)
}

const KEYWORDS: [&str; 4] = ["VER", "OVR", "SSR", "ZOOM"];

fn options(board: &mut Board, mut fields: &[&str]) {
    while let [keyword, rest @ ..] = fields {
        let count = rest.iter().position(|f| KEYWORDS.contains(f)).unwrap_or(rest.len());
        let (values, next) = rest.split_at(count);
        option(board, keyword, values);
        fields = next;
    }
}

fn option(board: &mut Board, keyword: &str, values: &[&str]) {
    match (keyword, values) {
        ("VER", [version, ..]) => board.version = Some((*version).to_owned()),
        ("OVR", [name, hex1, hex2, ..]) => {
            let own = |text: &str| text.to_owned();
            board.overlays.push(Overlay { name: own(name), hex1: own(hex1), hex2: own(hex2) });
        }
        ("SSR", rules) => board.rules.extend(rules.iter().map(|r| (*r).to_owned())),
        ("ZOOM", [factor, ..]) => board.zoom_thousandths = thousandths(factor).unwrap_or(1000),
        _ => {}
    }
}

/// `3.0` -> 3000.
fn thousandths(text: &str) -> Option<u32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let part: u32 = format!("{part:0<3}").get(..3)?.parse().ok()?;
    let value = whole.parse::<u32>().ok()?.checked_mul(1000)?.checked_add(part)?;
    (1..=100_000).contains(&value).then_some(value)
}
