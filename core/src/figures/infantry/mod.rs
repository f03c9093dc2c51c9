//! Figures of Infantry.

pub mod mf;
pub mod sw;
pub mod unit;
