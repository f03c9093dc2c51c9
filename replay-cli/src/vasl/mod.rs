//! `import` and `answer`: files of VASL become a game; what they leave open is asked.

pub mod answer;
pub(crate) mod asking;
pub mod command;
mod questions;
