//! The VASL importer: vectors that ship, real samples when they are there, synthetic files always.
#![expect(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "helpers of tests, which fail by panicking"
)]
mod answered;
mod both_ways;
mod builder;
mod chat;
mod continuity;
pub(super) mod expected;
mod faces;
mod found;
mod hexes;
mod hostile;
mod journeys;
mod label;
mod large;
pub(super) mod made;
mod made_actions;
mod malfunctions;
mod marks;
mod movement;
mod palette;
mod residual;
mod results;
mod saves;
pub(super) mod secrets;
mod sequence;
pub(super) mod shared;
mod tampered;
mod told;
mod undo;
mod verdict;
mod ways;
pub(crate) mod whose;
