//! Charts of the game as data.

pub mod terrain;
