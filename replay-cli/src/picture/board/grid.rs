//! Where the hexes of a board's picture lie, as VASL counts them when it lays an overlay.

use super::super::counter::geometry::whole;
use std::collections::BTreeMap;

/// The grid of a picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Grid {
    width: f64,
    height: f64,
    a1: [i32; 2],
    is_alternate: bool,
}

impl Grid {
    /// By what a board says of itself.
    pub(super) fn of(says: &BTreeMap<String, String>) -> Grid {
        let number = |key: &str, standard: f64| {
            let said = says.get(key).and_then(|text| text.parse().ok());
            said.filter(|n: &f64| n.is_finite() && *n != -999.0).unwrap_or(standard)
        };
        Grid {
            width: number("hexWidth", 56.25),
            height: number("hexHeight", 64.5),
            a1: [whole(number("A1CenterX", 0.0)), whole(number("A1CenterY", 32.25))],
            is_alternate: says.get("altHexGrain").is_some_and(|text| text.eq_ignore_ascii_case("true")),
        }
    }

    /// The pixel of a hex's centre: `o5`, `AA10`.
    pub(super) fn centre(&self, hex: &str) -> Option<[i32; 2]> {
        let end = hex.find(|c: char| !c.is_ascii_alphabetic()).filter(|end| (1..=4).contains(end))?;
        let (letters, row) = hex.split_at(end);
        let first = letters.bytes().next()?.to_ascii_lowercase() - b'a';
        let column = i32::from(first) + 26 * (i32::try_from(letters.len()).ok()? - 1);
        let row: i32 = row.parse().ok().filter(|row: &i32| row.unsigned_abs() < 1000)?;
        let down = match (column % 2, self.is_alternate) {
            (0, _) => 1.0,
            (_, true) => 1.5,
            (_, false) => 0.5,
        };
        let x = whole(self.width * f64::from(column) + 0.5);
        let y = whole(self.height * (f64::from(row) - down) + 0.5);
        Some([x + self.a1[0], y + self.a1[1]])
    }
}
