//! Figures of Infantry.

pub(crate) mod adjacent;
pub mod advance;
pub mod allotment;
pub mod at_least;
pub mod entry;
pub(crate) mod friends;
pub(crate) mod good_order;
pub(crate) mod held;
pub(crate) mod minimum_move;
pub mod nation;
pub mod sw;
pub mod unit;
