//! `import`: files of VASL become a game; what they leave open is asked.

pub mod command;
mod questions;
