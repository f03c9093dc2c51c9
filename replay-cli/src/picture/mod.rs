//! The players' own game as VASL shows it: counters and boards out of the player's own files.
//!
//! Input: a module and boards of the player's, as bytes; positions that the import has read; who looks. Output: what is
//! drawn, as plain data: it knows no page and no disk. Nothing of anybody's art is part of the program. The files come from
//! strangers: archives and pictures are bounded, and the pixels of a picture are never looked at here.

pub mod archive;
pub mod board;
pub mod casting;
pub mod counter;
pub mod film;
pub mod format;
pub mod markup;
pub mod metrics;
pub mod module;
pub mod palette;
mod posture;
pub mod scene;
pub mod stage;
