//! D2.3: Vehicular Bypass Movement, a file for each part.

mod d2_31_where;
mod d2_321_turret;
mod d2_32_position;
mod d2_33_turns;
mod d2_34_standing;
mod d2_37_los;
mod d2_3_announcing;

pub(super) use d2_3_announcing::CLAUSES;
pub(super) use d2_31_where::D2_31;
pub(super) use d2_32_position::D2_32;
pub(super) use d2_33_turns::D2_33;
pub(super) use d2_34_standing::D2_34;
pub(super) use d2_321_turret::D2_321;
