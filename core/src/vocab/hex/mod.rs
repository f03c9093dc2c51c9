//! The hex grid: names as players say them, cells as geometry needs them, and all that is said with
//! two or three hexes (hexsides, hexspines, vertices, covered arcs, target facings).

mod arc;
mod bypass;
mod cell;
mod name;

pub use arc::{Arc, Entry, Facing, arc_hexes, facing_by_crossing, in_arc, line_of_entry, sides_of_entry};
pub use bypass::{Bypass, TurretSide, wedge};
pub use cell::{Cell, Dir, Hexside, Spine, Vertex};
pub use name::{Hex, HexError, HexPair, HexTriple, Name, column_letters};
