//! Boards: terrain and Line of Sight from board files.
#![expect(clippy::unwrap_used, reason = "boards and folders that the tests themselves make")]

pub(crate) mod cli;
mod hostile;
mod layout;
pub(crate) mod meadow;
mod shared;
pub(crate) mod sheet;
mod small;
