//! Chapter C: the ROF of ordnance (C2), the To Hit roll (C3) with the Cases of C5 and C6 that modify it, To Kill rolls (C7).

mod c10_11_hook;
mod c10_3_push;
mod c13_3_pf;
mod c13_4_latw;
mod c2_21_ammunition;
mod c2_2401_duel;
mod c2_24_rof;
mod c2_25_range;
mod c2_271_size;
mod c2_29_ife;
mod c2_6_elevation;
mod c2_8_moved;
mod c3_33_area;
mod c3_7_critical;
mod c3_8_multiple;
mod c3_to_hit;
mod c4_gun;
mod c5_cases;
mod c6_cases;
mod c7_to_kill;
mod c8_31_he;
mod c8_5_smoke;
mod c8_9_depletion;
mod c_8_moving;
mod cases;
mod intensive;
mod on_foot;
mod shells;

use crate::rules::clause::Clause;

/// The sections of C, in rulebook order.
pub(in crate::rules) const SECTIONS: &[&[Clause]] = &[
    c_8_moving::CLAUSES,
    c2_21_ammunition::CLAUSES,
    c2_24_rof::CLAUSES,
    c2_2401_duel::CLAUSES,
    c2_25_range::CLAUSES,
    c2_271_size::CLAUSES,
    c2_29_ife::CLAUSES,
    c2_6_elevation::CLAUSES,
    c2_8_moved::CLAUSES,
    c3_to_hit::CLAUSES,
    c3_33_area::CLAUSES,
    c3_7_critical::CLAUSES,
    c3_8_multiple::CLAUSES,
    c4_gun::CLAUSES,
    c5_cases::CLAUSES,
    c6_cases::CLAUSES,
    c7_to_kill::CLAUSES,
    c8_31_he::CLAUSES,
    c8_5_smoke::CLAUSES,
    c8_9_depletion::CLAUSES,
    c10_11_hook::CLAUSES,
    c10_3_push::CLAUSES,
    c13_3_pf::CLAUSES,
    c13_4_latw::CLAUSES,
];
