//! Chapter D: vehicular movement (D2), AFV combat (D3), and what MP cost.

pub(super) mod d2_1;
mod d2_23_direction;
mod d2_2_reverse;
mod d2_3_bypass;
mod d2_4_motion;
mod d2_5_breakdown;
mod d2_6_enemy_afv;
mod d2_7_all;
pub(super) mod d3;
mod d4_hull_down;
mod d5_33_exposure;
mod d5_crew;
mod d6_5_unloading;
pub(in crate::rules) mod d6_passengers;
mod d7_1_overrun;
mod d7_reaction_fire;
mod d8_2_bog;
mod d8_3_removal;

pub use d2_1::MOST_DELAY;
pub(in crate::rules) use d3::SECTIONS as D3;

use crate::rules::clause::Clause;

/// The sections of D2, in rulebook order.
pub(super) const D2: &[&[Clause]] = &[
    d2_1::CLAUSES,
    d2_1::D2_11,
    d2_1::D2_12,
    d2_1::D2_13,
    d2_1::D2_14,
    d2_1::D2_15,
    d2_1::D2_16,
    d2_1::D2_17,
    d2_1::D2_18,
    d2_2_reverse::CLAUSES,
    d2_23_direction::D2_23,
    d2_3_bypass::CLAUSES,
    d2_3_bypass::D2_31,
    d2_3_bypass::D2_32,
    d2_3_bypass::D2_321,
    d2_3_bypass::D2_33,
    d2_3_bypass::D2_34,
    d2_4_motion::CLAUSES,
    d2_4_motion::D2_401,
    d2_4_motion::D2_41,
    d2_5_breakdown::CLAUSES,
    d2_5_breakdown::D2_51,
    d2_6_enemy_afv::CLAUSES,
    d2_7_all::CLAUSES,
    d4_hull_down::CLAUSES,
    d5_crew::CLAUSES,
    d5_33_exposure::CLAUSES,
    d6_passengers::CLAUSES,
    d6_5_unloading::CLAUSES,
    d7_reaction_fire::CLAUSES,
    d7_1_overrun::CLAUSES,
    d8_2_bog::CLAUSES,
    d8_3_removal::CLAUSES,
];
