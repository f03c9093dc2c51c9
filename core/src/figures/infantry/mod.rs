//! Figures of Infantry.

pub mod advance;
pub mod allotment;
pub mod entry;
pub mod mf;
pub mod nation;
pub mod stacking;
pub mod sw;
pub mod unit;
