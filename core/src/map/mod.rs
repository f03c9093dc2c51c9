//! The map: boards laid out (names to cells and back), and what their pixels say, terrain and Line of Sight. Pure:
//! grids of level and terrain code in, facts out. It reads no file and knows no rule of movement or fire.

mod changes;
mod grid;
mod ground;
mod hexes;
mod land;
mod lattice;
mod layout;
mod los;
mod roads;
mod surface;
mod thread;

pub use changes::Change;
pub use grid::{Grid, GridError, MAX_HEXES, MAX_PIXELS, RawGrid};
pub use ground::Ground;
pub use hexes::{Bridge, Doubt as HexDoubt, HexFacts};
pub use land::Land;
pub use lattice::{Lattice, Pixel, Point, centre, corner, middle};
pub use layout::{Board, Map, MapError};
pub use los::{Block, Doubt, Floor, NoSpot, Sight, Spot, Verdict, Why};
pub use roads::Crossing;
pub use surface::{Below, Class, Surface};
