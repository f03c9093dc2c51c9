//! What MP cost.

pub mod all;
pub mod others;
pub mod step;
