//! `review`: a game stepped through. The view of its steps is what the page of `report` shows, too.

#[cfg(feature = "cli")]
pub mod command;
pub mod view;
