//! Figures of Infantry.

pub mod advance;
pub mod allotment;
pub mod entry;
pub mod nation;
pub mod sw;
pub mod unit;
