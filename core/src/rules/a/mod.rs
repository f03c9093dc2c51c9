//! Chapter A: fire attacks (A7), and what of movement, morale and the rest goes with them. A file for each paragraph.

mod a10_2_leader_loss;
mod a10_31_casualty;
mod a10_51_way;
mod a10_53_interdiction;
mod a10_5_rout;
mod a10_62_dm;
mod a10_6_rally;
mod a10_morale;
mod a11_11_attack;
mod a11_11_results;
mod a11_2_withdrawal;
mod a11_3_sequence;
mod a11_4_ambush;
mod a11_5_vehicles;
mod a11_close_combat;
mod a12_14_loss;
mod a12_15_detection;
mod a12_1_concealment;
mod a12_3_hidden;
mod a14_1_sniper;
mod a15_1_heat;
mod a15_2_heroes;
mod a15_3_hardening;
mod a15_4_berserk;
mod a17_1_wounds;
mod a18_1_creation;
mod a19_1_replacement;
mod a1_3_deployment;
mod a20_2_prisoners;
mod a21_11_captured;
mod a3_occasions;
mod a4_11_allotment;
mod a4_13_cost;
mod a4_15_overrun;
mod a4_3_bypass;
mod a4_4_portage;
mod a4_5_double_time;
mod a4_61_assault;
mod a4_63_dash;
mod a4_6_movers;
mod a4_7_advance;
mod a4_movement;
mod a5_stacking;
mod a6_1_los;
mod a7_1_phases;
mod a7_211_prc;
mod a7_212_own_location;
mod a7_21_point_blank;
mod a7_25_opportunity;
mod a7_2_factors;
mod a7_301_casualties;
mod a7_302_reduction;
mod a7_303_checks;
mod a7_303_losses;
mod a7_307_crews;
mod a7_307_prc;
mod a7_307_vehicles;
mod a7_30_harm;
mod a7_31_order;
mod a7_34_spraying;
mod a7_35_weapons;
mod a7_36_assault;
mod a7_3_resolution;
mod a7_4_targets;
mod a7_53_leaders;
mod a7_54_mandatory;
mod a7_5_fire_group;
mod a7_6_drm;
mod a7_7_encirclement;
mod a7_7_standing;
mod a7_82_crews;
mod a7_83_movers;
mod a7_8_pin;
mod a7_9_cowering;
mod a8_15_snap_shot;
mod a8_1_first_fire;
mod a8_2_residual;
mod a8_312_entered;
mod a8_31_fpf;
mod a8_3_subsequent;
mod a8_4_final_fire;
mod a9_1_leaders_fire;
mod a9_21_arc;
mod a9_223_lane_ends;
mod a9_22_fire_lane;
mod a9_2_rof;
mod a9_3_sustained;
mod a9_4_reach;
mod a9_72_repair;
mod a9_7_breakdown;
mod a9_7_guns;
mod a_9_selection;
mod owes_check;

pub use a4_6_movers::left_to_word;
pub use owes_check::owes_check;

use crate::rules::clause::Clause;

/// The sections of A7, in rulebook order.
pub(super) const SECTIONS: &[&[Clause]] = &[
    a6_1_los::CLAUSES,
    a7_1_phases::CLAUSES,
    a7_21_point_blank::CLAUSES,
    a7_211_prc::CLAUSES,
    a7_212_own_location::CLAUSES,
    a7_2_factors::CLAUSES,
    a7_25_opportunity::CLAUSES,
    a7_3_resolution::CLAUSES,
    a7_301_casualties::CLAUSES,
    a7_302_reduction::CLAUSES,
    a_9_selection::CLAUSES,
    a7_303_checks::CLAUSES,
    a7_30_harm::CLAUSES,
    a7_307_vehicles::CLAUSES,
    a7_307_prc::CLAUSES,
    a7_31_order::CLAUSES,
    a7_34_spraying::CLAUSES,
    a7_35_weapons::CLAUSES,
    a7_36_assault::CLAUSES,
    a7_4_targets::CLAUSES,
    a7_5_fire_group::CLAUSES,
    a7_53_leaders::CLAUSES,
    a7_54_mandatory::CLAUSES,
    a7_6_drm::CLAUSES,
    a4_6_movers::CLAUSES,
    a7_7_encirclement::CLAUSES,
    a7_7_standing::CLAUSES,
    a7_8_pin::CLAUSES,
    a7_83_movers::CLAUSES,
    a7_9_cowering::CLAUSES,
    a8_1_first_fire::CLAUSES,
    a8_15_snap_shot::CLAUSES,
    a8_2_residual::CLAUSES,
    a8_3_subsequent::CLAUSES,
    a8_31_fpf::CLAUSES,
    a8_312_entered::CLAUSES,
    a8_4_final_fire::CLAUSES,
    a9_1_leaders_fire::CLAUSES,
    a9_2_rof::CLAUSES,
    a9_21_arc::CLAUSES,
    a9_22_fire_lane::CLAUSES,
    a9_223_lane_ends::CLAUSES,
    a9_3_sustained::CLAUSES,
    a9_4_reach::CLAUSES,
    a4_movement::CLAUSES,
    a4_11_allotment::CLAUSES,
    a4_13_cost::CLAUSES,
    a4_15_overrun::CLAUSES,
    a4_3_bypass::CLAUSES,
    a4_4_portage::CLAUSES,
    a4_5_double_time::CLAUSES,
    a4_61_assault::CLAUSES,
    a4_63_dash::CLAUSES,
    a4_7_advance::CLAUSES,
    a5_stacking::CLAUSES,
    a10_2_leader_loss::CLAUSES,
    a10_31_casualty::CLAUSES,
    a10_5_rout::CLAUSES,
    a10_51_way::CLAUSES,
    a10_53_interdiction::CLAUSES,
    a10_morale::CLAUSES,
    a10_6_rally::CLAUSES,
    a10_62_dm::CLAUSES,
    a11_close_combat::CLAUSES,
    a11_11_attack::CLAUSES,
    a11_2_withdrawal::CLAUSES,
    a11_3_sequence::CLAUSES,
    a11_4_ambush::CLAUSES,
    a11_5_vehicles::CLAUSES,
    a12_1_concealment::CLAUSES,
    a12_14_loss::CLAUSES,
    a12_15_detection::CLAUSES,
    a12_3_hidden::CLAUSES,
    a14_1_sniper::CLAUSES,
    a15_1_heat::CLAUSES,
    a15_2_heroes::CLAUSES,
    a15_3_hardening::CLAUSES,
    a15_4_berserk::CLAUSES,
    a17_1_wounds::CLAUSES,
    a18_1_creation::CLAUSES,
    a19_1_replacement::CLAUSES,
    a20_2_prisoners::CLAUSES,
    a9_7_breakdown::CLAUSES,
    a9_7_guns::CLAUSES,
    a9_72_repair::CLAUSES,
    a21_11_captured::CLAUSES,
    a1_3_deployment::CLAUSES,
    a3_occasions::CLAUSES,
];
