//! D3: AFV combat. A file for each paragraph; `case_a`, `case_c` and `sheet` hold the DRM of a shot as data, `facts`
//! what several paragraphs ask for.

mod d3_12_occasions;
mod d3_12_turret;
mod d3_1_covered_arc;
mod d3_2_facing;
mod d3_31_bounding_fp;
mod d3_32_final_fire;
mod d3_3_bounding;
mod d3_3_window;
mod d3_42_crew;
pub(in crate::rules) mod d3_44_modifier;
mod d3_4_armor_leaders;
pub(in crate::rules) mod d3_51_case_a;
mod d3_52_machine_guns;
mod d3_5_combined;
mod d3_5_machine_guns;
mod d3_6_flamethrower;
mod d3_7_breakdown;
mod d3_7_repair;
pub(in crate::rules) mod d3_scope;

use crate::rules::clause::Clause;

/// The sections of D3, in rulebook order.
pub(in crate::rules) const SECTIONS: &[&[Clause]] = &[
    d3_scope::CLAUSES,
    d3_1_covered_arc::CLAUSES,
    d3_12_turret::CLAUSES,
    d3_12_occasions::CLAUSES,
    d3_2_facing::CLAUSES,
    d3_3_bounding::CLAUSES,
    d3_3_window::CLAUSES,
    d3_31_bounding_fp::CLAUSES,
    d3_32_final_fire::CLAUSES,
    d3_5_combined::CLAUSES,
    d3_51_case_a::CLAUSES,
    d3_52_machine_guns::CLAUSES,
    d3_4_armor_leaders::CLAUSES,
    d3_42_crew::CLAUSES,
    d3_44_modifier::CLAUSES,
    d3_5_machine_guns::CLAUSES,
    d3_6_flamethrower::CLAUSES,
    d3_7_breakdown::CLAUSES,
    d3_7_repair::CLAUSES,
    d3_7_breakdown::D3_71,
];
