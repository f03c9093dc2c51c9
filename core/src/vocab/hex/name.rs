//! Hexes as players name them: board, column letters, row. Knows letters and numbers; which cell a
//! name means is the map's business.

use alloc::string::String;
use core::fmt;
use serde::{Deserialize, Serialize};

/// A hex by name: `2FF6` is column FF, row 6 of board 2. Rows and columns beyond the board are names
/// too (`I11`): geometry is defined for them, and a rule decides what they mean.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Hex {
    /// The board's place in the scenario's list of boards, 0 first.
    pub board: u8,
    /// Column, 0 = A, 25 = Z, 26 = AA.
    pub column: u8,
    /// Row as printed; 0 and the last row of columns B, D, ... are half hexes.
    pub row: i8,
}

/// Two hexes as they were said: a hexside or a hexspine. Order and sense are kept, for a wrong name is
/// a finding and not an error.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct HexPair(pub Hex, pub Hex);

/// Three hexes as they were said: a vertex such as the CAFP of a vehicle in Bypass (D2.32).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct HexTriple(pub Hex, pub Hex, pub Hex);

/// The letters of a column: A to Z, then AA to ZZ (the same letter repeated), then AAA.
#[must_use]
pub fn column_letters(column: u8) -> String {
    let letter = char::from(b'A' + column % 26);
    core::iter::repeat_n(letter, usize::from(column / 26) + 1).collect()
}

/// A hex written without its board; see `Map::show` for the full name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name {
    /// Column, 0 = A.
    pub column: u8,
    /// Row as printed.
    pub row: i8,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", column_letters(self.column), self.row)
    }
}

/// Why a text names no hex.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HexError {
    /// The letters are no column: they must be one letter, or one letter repeated.
    #[error("{0:?} is no hex: a hex is column letters (A to Z, AA to ZZ) and a row, such as FF6")]
    Form(String),
    /// The letters are small: a hex is written as it is printed on the map.
    #[error("{0:?} is no hex: hexes are written in capital letters, {1}")]
    Small(String, String),
    /// The board in front is none of the scenario's.
    #[error("{0:?} is on no board of this scenario (boards: {1})")]
    Board(String, String),
}

impl Name {
    /// Reads `FF6`.
    ///
    /// # Errors
    /// `HexError::Form` when the letters or the row are not such a name.
    pub fn parse(text: &str) -> Result<Name, HexError> {
        let fail = || HexError::Form(text.into());
        let digits = text.find(|c: char| !c.is_ascii_uppercase()).ok_or_else(fail)?;
        let (letters, row) = text.split_at(digits);
        let first = *letters.as_bytes().first().ok_or_else(fail)?;
        let same = letters.bytes().all(|b| b == first) && letters.len() <= 9;
        let plain = row.strip_prefix('-').unwrap_or(row).bytes().all(|b| b.is_ascii_digit());
        let row = row.parse::<i8>().ok().filter(|_| same && plain).ok_or_else(fail)?;
        let column = (letters.len() - 1) * 26 + usize::from(first - b'A');
        Ok(Name { column: u8::try_from(column).map_err(|_| fail())?, row })
    }
}
