//! What is believed: two audits made by machine. Every leaf of every event is changed in turn, and every kind of event
//! is put in where the rules forbid it; the engine has to notice. What it cannot notice stands in reviewed tables,
//! which are printed in `docs/what-is-believed.md`.
//!
//! `support::draws` says how many changes a run makes; `GENERATOR_SEED` draws others.

#![allow(clippy::unwrap_used, reason = "helpers of tests: what cannot be unwrapped is a failed test")]
#![expect(clippy::wildcard_enum_match_arm, reason = "a row speaks of one kind of event")]

mod fields;
mod insertions;
mod page;
mod rows;
mod source;
mod tree;
mod vasl;
