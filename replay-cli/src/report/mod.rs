//! `report`: a game as a page, and its findings as a letter.

#[cfg(feature = "cli")]
pub mod command;
pub mod page;
