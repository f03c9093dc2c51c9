//! Where a player's overlay lies on a board, and which of its pictures.
//!
//! Input: the overlay's two hexes, the board's grid, the archive of the overlay's family.

use super::grid::Grid;
use crate::import::vassal::boards::Overlay;
use crate::picture::archive::Archive;

/// Overlays that are another by another name.
const ALIASES: [(&str, &str); 6] =
    [("be2", "be1"), ("be3", "be1"), ("be5", "be4"), ("be6", "be4"), ("oc2", "oc1"), ("oc4", "oc3")];
/// Largest table of an archive of overlays.
const MAX_TABLE: u64 = 1 << 20;

/// The file of an overlay's family: `overlays/ovrO` for `o5`.
pub(super) fn file(name: &str) -> Option<String> {
    let name = aliased(&name.to_lowercase());
    let is_plain = name.bytes().all(|b| b.is_ascii_alphanumeric()) && (1..=16).contains(&name.len());
    let family = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let family = if family.is_empty() { name.clone() } else { family.to_uppercase() };
    is_plain.then(|| format!("overlays/ovr{family}"))
}

fn aliased(name: &str) -> String {
    let alias = ALIASES.iter().find(|(from, _)| name.starts_with(from));
    alias.map_or_else(|| name.to_owned(), |(_, to)| format!("{to}{}", &name[3..]))
}

/// The entry with its picture, and the pixel of the board on which its upper left corner lies; else why there is none.
pub(super) fn laid(
    overlay: &Overlay,
    grid: &Grid,
    archive: &Archive,
) -> Result<(String, [i32; 2]), &'static str> {
    let centre = |hex: &str| grid.centre(hex).ok_or("its hex is none");
    let (one, two) = (centre(&overlay.hex1)?, centre(&overlay.hex2)?);
    let (name, low) = (aliased(&overlay.name.to_lowercase()), overlay.name.to_lowercase());
    let turn = turn(one, two);
    let single = archive.folded(&format!("ovr{name}d.gif")).is_none();
    let letter = char::from(b'a' + if single { 0 } else { turn });
    let entry =
        archive.folded(&format!("ovr{name}{letter}.gif")).ok_or("its archive has no picture of it")?;
    let origin = origins(archive, &low)
        .and_then(|origins| origins.split(';').nth(usize::from(turn)).map(str::to_owned))
        .ok_or("its archive does not say where it lies")?;
    let origin = centre(&origin)?;
    Ok((entry.to_owned(), [one[0] - origin[0], one[1] - origin[1]]))
}

/// How it is turned, by the way from the first hex to the second.
const fn turn([x, y]: [i32; 2], [to_x, to_y]: [i32; 2]) -> u8 {
    let is_up = y > to_y;
    match (x == to_x, x > to_x) {
        (true, _) if y < to_y => 3,
        (true, _) => 0,
        (false, true) => {
            if is_up {
                5
            } else {
                4
            }
        }
        (false, false) => {
            if is_up {
                1
            } else {
                2
            }
        }
    }
}

/// The hexes inside its pictures that come upon its first hex.
fn origins(archive: &Archive, name: &str) -> Option<String> {
    let table = archive.words(archive.folded("data")?, MAX_TABLE)?;
    table.lines().find_map(|line| {
        let (first, rest) = line.trim().split_once(char::is_whitespace)?;
        (first.to_lowercase() == name).then(|| rest.trim().to_owned())
    })
}
