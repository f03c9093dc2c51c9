//! The program behind `asl-replay`: reads the files that players exchange, folds and judges the game, and
//! shows what it found. The glue between `asl-core`, which knows the game, and `asl-store`, which knows bytes.
//!
//! Without the feature `cli` (a default) what is left needs no system: [`import`] and [`read`] make a game of
//! bytes, [`view`] is what there is to see of it, [`text`] is text of that. So it builds for
//! `wasm32-unknown-unknown`.

#[cfg(feature = "cli")]
pub mod args;
pub mod boards;
#[cfg(feature = "cli")]
pub mod command;
#[cfg(feature = "cli")]
pub mod commands;
#[cfg(feature = "cli")]
pub mod converse;
#[cfg(feature = "cli")]
pub mod exit;
#[cfg(feature = "cli")]
pub mod home;
pub mod import;
pub mod read;
#[cfg(feature = "cli")]
pub mod stepper;
pub mod text;
pub mod tray;
pub mod view;
pub mod words;
