//! The program behind `asl-replay`: reads the files that players exchange, folds and judges the game, and
//! shows what it found. The glue between `asl-core`, which knows the game, and `asl-store`, which knows bytes.
//!
//! ```
//! use asl_replay::audit::view::AuditView;
//! use asl_replay::read::load_bytes;
//! use std::path::Path;
//!
//! let bytes = br#"
//! name = "a lane"
//! printing = "2e"
//! [players]
//! hans = { side = "german" }
//! ivan = { side = "russian" }
//! [default-terrain]
//! is = ["open-ground"]
//! [units]
//! pz = { side = "german", type = "PzKpfw IVH" }
//! ---
//! by hans
//! place pz E6 vca E5-F5
//! turn 1 german MPh
//! pz start 1 MP
//! pz enter E5 1/2 MP
//! "#;
//! let loaded = load_bytes(Path::new("lane.asl"), bytes)?;
//! let audit = AuditView::of(&loaded);
//! assert_eq!(audit.broken, 1);
//! assert_eq!(audit.findings[0].clause, "D2.18-2e-min");
//! assert_eq!(audit.findings[0].due.as_deref(), Some("1 MP"));
//! # Ok::<(), asl_replay::read::ReadError>(())
//! ```
//!
//! `cargo run --example vasl -- GAME.vlog` reads a log of VASL, and tells what it leaves open.
//!
//! A feature is a folder: its commands, with what they take, do and show. `program` has the one table of all commands.
//!
//! Without the feature `cli` (a default) what is left needs no system: [`import`] and [`read`] make a game of
//! bytes, [`view`] is what there is to see of it, [`text`] is text of that; [`audit`], [`stats`], [`review`] and [`report`]
//! are left without their commands. So it builds for `wasm32-unknown-unknown`.

#[cfg(feature = "cli")]
pub mod archive;
pub mod audit;
pub mod boards;
#[cfg(feature = "cli")]
pub mod book;
#[cfg(feature = "cli")]
pub mod command;
#[cfg(feature = "cli")]
pub mod copies;
#[cfg(feature = "cli")]
pub mod dice;
#[cfg(feature = "cli")]
pub mod history;
#[cfg(feature = "cli")]
pub mod home;
pub mod import;
#[cfg(feature = "cli")]
pub mod mail;
#[cfg(feature = "cli")]
pub mod map;
#[cfg(feature = "cli")]
pub mod open;
pub mod picture;
#[cfg(feature = "cli")]
pub mod program;
#[cfg(feature = "cli")]
pub mod prompt;
pub mod read;
#[cfg(feature = "cli")]
pub mod record;
pub mod report;
pub mod review;
#[cfg(feature = "cli")]
pub mod setup;
pub mod stats;
pub mod text;
pub mod tray;
#[cfg(feature = "cli")]
pub mod types;
#[cfg(feature = "cli")]
pub mod vasl;
pub mod view;
#[cfg(feature = "cli")]
pub mod witness;
pub mod words;
