//! `setup`: where a player's own VASL files lie, asked once and remembered.

pub mod command;
pub mod found;
mod properties;
