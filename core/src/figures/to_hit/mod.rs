//! Figures of the To Hit roll.

pub mod acquired;
pub mod backfire;
pub mod case_a;
pub mod case_c;
pub mod cases;
pub(crate) mod critical;
pub mod dice;
pub mod hit;
pub(crate) mod hull_down;
pub mod movers;
pub(crate) mod multiple;
pub mod number;
pub(crate) mod on_foot;
pub(crate) mod overstacked;
pub mod sheet;
pub mod target_type;
