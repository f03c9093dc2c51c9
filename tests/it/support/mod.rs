//! What several areas share: strategies for events and their seed, the examples of the notation, generated
//! games, a builder of small ones.

#![allow(clippy::unwrap_used, reason = "helpers of tests: what cannot be unwrapped is a failed test")]

pub(crate) mod arbitrary;
pub(crate) mod battle;
pub(crate) mod behind;
pub(crate) mod builder;
pub(crate) mod draws;
pub(crate) mod examples;
pub(crate) mod folder;
pub(crate) mod generated;
pub(crate) mod haggle;
pub(crate) mod hunted;
pub(crate) mod many;
pub(crate) mod piled;
pub(crate) mod seed;
