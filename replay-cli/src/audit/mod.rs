//! `audit`: integrity, dice and rules of a game. What it finds is data and text that other features show too.

#[cfg(feature = "cli")]
pub mod command;
mod groups;
pub mod part;
pub mod summary;
pub mod text;
mod unjudged;
pub mod view;
