//! Those who stand outside of a game and cosign it: `witness`, `club`.

pub mod club;
pub mod command;
