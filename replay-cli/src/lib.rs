//! The program behind `asl-replay`: reads the files that players exchange, folds and judges the game, and
//! shows what it found. The glue between `asl-core`, which knows the game, and `asl-store`, which knows bytes.

pub mod args;
pub mod commands;
pub mod converse;
pub mod exit;
pub mod import;
pub mod render;
pub mod session;
pub mod view;
