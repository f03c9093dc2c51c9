//! Whoever stands outside of a game and cosigns it: `witness`, `club`.

pub mod club;
pub mod command;
