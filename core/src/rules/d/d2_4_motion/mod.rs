//! D2.4: Motion, a file for each part.

mod d2_401_attempt;
mod d2_41_fire;
mod d2_4_counter;
mod d2_4_status;

pub(super) use d2_4_status::CLAUSES;
pub(super) use d2_41_fire::D2_41;
pub(super) use d2_401_attempt::D2_401;
