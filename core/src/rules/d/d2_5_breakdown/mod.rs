//! D2.5: ESB and mechanical reliability, a file for each part.

mod d2_51_reliability;
mod d2_5_esb;

pub(super) use d2_5_esb::CLAUSES;
pub(super) use d2_51_reliability::D2_51;
