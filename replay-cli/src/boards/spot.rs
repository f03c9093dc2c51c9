//! Locations as players and board files write them: `3M8`, `3M8 L1`, `3M8 Level 1`, `3M8 Rooftop`, `3M8-3M9-3N8`.

use asl_core::map::{Floor, Map, Spot};
use asl_core::vocab::hex::HexTriple;

/// Reads a Location of a map.
///
/// # Errors
/// When the text is none, in words.
pub fn read(map: &Map, text: &str) -> Result<Spot, String> {
    let text = text.trim();
    let (place, floor) = text.split_once(' ').unwrap_or((text, ""));
    let floor = floor_of(floor.trim()).ok_or_else(|| {
        format!(
            "{text:?} is no Location: behind the hex may stand L1, Level 1 or Rooftop, such as \"3M8 L1\""
        )
    })?;
    let hexes: Result<Vec<_>, _> = place.split('-').map(|hex| map.read(hex)).collect();
    match hexes.map_err(|e| e.to_string())?.as_slice() {
        [hex] => Ok(Spot { floor, ..Spot::ground(map.cell(*hex)) }),
        [hex, one, other] => {
            let cell = map.cell(*hex);
            map.vertex(HexTriple(*hex, *one, *other))
                .and_then(|_| cell.spine_between(map.cell(*one), map.cell(*other)))
                .map(|spine| Spot { cell, floor, corner: u8::try_from(spine.index()).ok() })
                .ok_or_else(|| format!("{place}: these three hexes do not meet in a vertex"))
        }
        _ => Err(format!("{place:?} is neither a hex nor the three hexes of a vertex")),
    }
}

fn floor_of(text: &str) -> Option<Floor> {
    let number = text.strip_prefix("Level ").or_else(|| text.strip_prefix('L'));
    match (text, number) {
        ("", _) => Some(Floor::Ground),
        ("Rooftop" | "roof", _) => Some(Floor::Rooftop),
        (_, Some(number)) => {
            let level = number.trim().parse().ok()?;
            Some(if level == 0 { Floor::Ground } else { Floor::Level(level) })
        }
        _ => None,
    }
}

/// A Location as board files write it, its vertex behind it.
#[must_use]
pub fn show(map: &Map, spot: Spot) -> String {
    let hex = map.show_cell(spot.cell);
    let floor = match spot.floor {
        Floor::Ground => String::new(),
        Floor::Level(n) => format!(" Level {n}"),
        Floor::Rooftop => " Rooftop".into(),
    };
    let corner = spot.corner.map(|k| {
        let (a, b) = spot.cell.spine_hexes(asl_core::vocab::hex::Spine::new(i32::from(k)));
        format!("-{}-{}", map.show_cell(a), map.show_cell(b))
    });
    format!("{hex}{}{floor}", corner.unwrap_or_default())
}
