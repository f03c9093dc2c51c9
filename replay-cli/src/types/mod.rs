//! `types`: the catalogue, and data sets taken into a player's own.

pub mod added;
pub mod command;
mod text;
pub mod view;
