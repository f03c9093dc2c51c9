//! Where a piece lies, in VASL's words: a hex, the casualties bin of a side, another map.
//!
//! Input: the layout of the boards and a point. It knows no zones of the module but the one that every game marks:
//! on the map of casualties a counter of each side's victory points stands over that side's bin.

use super::event::Place;
use super::hexes::Layout;
use super::leaf::Spot;
use super::piece::{Base, Piece};
use super::position::Position;

/// The map of the dead.
pub const CASUALTIES: &str = "Casualties";

/// VASL 6.4 and earlier call the main map `Map0`.
#[must_use]
pub fn is_main_map(name: &str) -> bool {
    matches!(name, "Main Map" | "Map0")
}

/// A point of a map with its name; a point of the main map has none while no board is known.
#[must_use]
pub fn place(layout: &Layout, spot: &Spot) -> Place {
    let hex = match spot.map.as_deref() {
        Some(map) if is_main_map(map) => (!layout.is_empty()).then(|| layout.name(spot.x, spot.y)),
        Some(CASUALTIES) => bin(layout, spot),
        Some(_) | None => None,
    };
    Place { spot: spot.clone(), hex }
}

/// `Axis Casualties`, by the nearer of the two counters of victory points.
fn bin(layout: &Layout, spot: &Spot) -> Option<String> {
    let nearest = layout.bins.iter().min_by_key(|(x, _)| x.abs_diff(spot.x));
    nearest.map(|(_, side)| format!("{side} Casualties"))
}

/// Where the counters of victory points lie, each with its side.
pub(super) fn bins(position: &Position) -> Vec<(i32, String)> {
    let mark = |piece: &Piece| {
        let Base::Counter(counter) = &piece.base else { return None };
        let side = counter.name.strip_suffix(" CVP Count")?;
        let spot = position.spot(&piece.id).filter(|spot| spot.map.as_deref() == Some(CASUALTIES))?;
        Some((spot.x, side.to_owned()))
    };
    position.pieces().filter_map(mark).take(MAX_BINS).collect()
}

/// Two sides have bins; more are looked at in case a game was merged from two.
const MAX_BINS: usize = 8;
