//! Charts of the game as data.

pub mod ift;
pub mod terrain;
pub mod to_hit;
