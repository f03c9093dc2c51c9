//! `setup`: where a player's own VASL files lie, asked once and remembered.

pub mod command;
mod properties;
pub mod search;
