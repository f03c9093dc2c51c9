//! Encirclement (A7.7).

pub mod by_fire;
pub mod lines;
pub mod pattern;
pub mod unit;
pub mod upstairs;
