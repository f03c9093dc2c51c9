//! D2.4: Motion, a file for each part.

mod d2_401_attempt;
mod d2_41_fire;
mod d2_4_counter;
mod d2_4_status;

pub(super) use d2_4_status::CLAUSES;
pub(super) use d2_4_status::{Reach, reach};
pub(super) use d2_41_fire::D2_41;
pub(in crate::rules) use d2_41_fire::case_j_on_ift;
pub(in crate::rules) use d2_41_fire::counts_as_motion;
pub(in crate::rules) use d2_41_fire::fires_in_motion;
pub use d2_41_fire::{is_motion_fire, motion_fire_fp};
pub(super) use d2_401_attempt::D2_401;
pub use d2_401_attempt::motion_due;
