//! Charts of the game as data.

pub mod cct;
pub mod cover;
pub mod cvp;
pub mod elr;
pub mod hexside;
pub mod ift;
pub mod terrain;
pub mod to_hit;
pub mod to_kill;
