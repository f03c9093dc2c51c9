//! Figures of Infantry.

pub mod mf;
pub mod nation;
pub mod sw;
pub mod unit;
