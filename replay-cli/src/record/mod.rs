//! `record`: a text game becomes a hashed log, whole, by turns, or line by line.

pub mod by_line;
pub mod command;
mod turn;
