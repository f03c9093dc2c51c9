//! Boards: terrain and Line of Sight from board files.

mod cli;
mod hostile;
mod layout;
mod shared;
pub(crate) mod sheet;
mod small;
