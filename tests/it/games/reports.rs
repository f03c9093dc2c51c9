//! Golden reports: what players see of the games that ship.

use super::{answer, plain};

/// A report against its snapshot; the snapshot says which command line gave it.
macro_rules! report {
    ($name:ident, $($word:literal),+ $(,)?) => {
        #[test]
        fn $name() {
            let words = [$($word),+];
            let settings = {
                let mut settings = insta::Settings::clone_current();
                settings.set_snapshot_path("../../snapshots");
                settings.set_prepend_module_to_snapshot(false);
                settings.set_description(format!("asl-replay {}", words.join(" ")));
                settings.set_omit_expression(true);
                settings
            };
            settings.bind(|| insta::assert_snapshot!(stringify!($name), plain(&answer(&words))));
        }
    };
}

report!(audit_long, "audit", "games/long.asl");
report!(audit_street, "audit", "games/street.asl");
report!(audit_d2_21, "audit", "games/d2_21_reverse_bypass.asl");
report!(audit_d2_21_cheated, "audit", "games/d2_21_reverse_bypass_cheated.asl");
report!(audit_d3_3_t34, "audit", "games/d3_3_t34.asl");

// What a director reads of AFV fire that went wrong.
report!(audit_to_hit_cases, "audit", "cases/d3/own_to_hit_cases.asl");
report!(audit_slips_of_fire, "audit", "cases/d3/own_slips_of_fire.asl");
report!(audit_no_case_c, "audit", "cases/d3/d3-bff-no-case-c.asl");
report!(audit_no_malfunction, "audit", "cases/d3/d3x-12-without-malfunction.asl");
report!(audit_no_recall, "audit", "cases/d3/own_recall.asl");
report!(audit_outside_an_arc, "audit", "cases/d3/d3-combined-one-outside-arc.asl");

// Every other worked example.
report!(audit_d2_11_turn_and_drive, "audit", "games/d2_11_turn_and_drive.asl");
report!(audit_d2_11_turn_and_drive_cheated, "audit", "games/d2_11_turn_and_drive_cheated.asl");
report!(audit_d2_21_turn_in_bypass_cheated, "audit", "games/d2_21_turn_in_bypass_cheated.asl");
report!(audit_d2_22_rear_hexes, "audit", "games/d2_22_rear_hexes.asl");
report!(audit_d2_22_rear_hexes_cheated, "audit", "games/d2_22_rear_hexes_cheated.asl");
report!(audit_d2_24_reverse_uphill_1e, "audit", "games/d2_24_reverse_uphill_1e.asl");
report!(audit_d2_24_reverse_uphill_1e_cheated, "audit", "games/d2_24_reverse_uphill_1e_cheated.asl");
report!(audit_d2_24_reverse_uphill_2e, "audit", "games/d2_24_reverse_uphill_2e.asl");
report!(audit_d2_24_reverse_uphill_2e_cheated, "audit", "games/d2_24_reverse_uphill_2e_cheated.asl");
report!(audit_d2_31_same_hexside_cheated, "audit", "games/d2_31_same_hexside_cheated.asl");
report!(audit_d2_32_facings, "audit", "games/d2_32_facings.asl");
report!(audit_d2_32_facings_cheated, "audit", "games/d2_32_facings_cheated.asl");
report!(audit_d2_33_a_continue, "audit", "games/d2_33_a_continue.asl");
report!(audit_d2_33_a_continue_cheated, "audit", "games/d2_33_a_continue_cheated.asl");
report!(audit_d2_33_approach, "audit", "games/d2_33_approach.asl");
report!(audit_d2_33_b_building_1e, "audit", "games/d2_33_b_building_1e.asl");
report!(audit_d2_33_b_building_2e, "audit", "games/d2_33_b_building_2e.asl");
report!(audit_d2_33_b_building_2e_cheated, "audit", "games/d2_33_b_building_2e_cheated.asl");
report!(audit_d2_33_c_bypass_j2, "audit", "games/d2_33_c_bypass_j2.asl");
report!(audit_d2_33_c_bypass_j2_cheated, "audit", "games/d2_33_c_bypass_j2_cheated.asl");
report!(audit_d2_33_c_open_hex_cheated, "audit", "games/d2_33_c_open_hex_cheated.asl");
report!(audit_d2_33_c_too_tight, "audit", "games/d2_33_c_too_tight.asl");
report!(audit_d2_33_d_reverse, "audit", "games/d2_33_d_reverse.asl");
report!(audit_d2_33_d_reverse_cheated, "audit", "games/d2_33_d_reverse_cheated.asl");
report!(audit_d2_33_misprint_1e_cheated, "audit", "games/d2_33_misprint_1e_cheated.asl");
report!(audit_d2_38_two_obstacles, "audit", "games/d2_38_two_obstacles.asl");
report!(audit_d2_3_uphill_bypass, "audit", "games/d2_3_uphill_bypass.asl");
report!(audit_d2_3_uphill_bypass_cheated, "audit", "games/d2_3_uphill_bypass_cheated.asl");
report!(audit_d3_3_t34_cheated, "audit", "games/d3_3_t34_cheated.asl");
report!(audit_d3_3_t34_delay, "audit", "games/d3_3_t34_delay.asl");
report!(audit_d3_3_t34_drives_on, "audit", "games/d3_3_t34_drives_on.asl");
report!(audit_d3_51_pziv, "audit", "games/d3_51_pziv.asl");
report!(explain_d3_51_pziv, "explain", "games/d3_51_pziv.asl", "23", "--all");
report!(audit_d3_51_pziv_hull, "audit", "games/d3_51_pziv_hull.asl");
report!(audit_d3_3_t34_reverse, "audit", "games/d3_3_t34_reverse.asl");

// The worked examples of A7.
report!(audit_a7_212_buttoned_up, "audit", "games/a7_212_buttoned_up.asl");
report!(audit_a7_212_halftrack, "audit", "games/a7_212_halftrack.asl");
report!(audit_a7_212_halftrack_cheated, "audit", "games/a7_212_halftrack_cheated.asl");
report!(audit_a7_212_upstairs, "audit", "games/a7_212_upstairs.asl");
report!(audit_a7_212_upstairs_cheated, "audit", "games/a7_212_upstairs_cheated.asl");
report!(audit_a7_21_gully_cheated, "audit", "games/a7_21_gully_cheated.asl");
report!(audit_a7_306_fire_group, "audit", "games/a7_306_fire_group.asl");
report!(audit_a7_308_caps, "audit", "games/a7_308_caps.asl");
report!(audit_a7_308_caps_cheated, "audit", "games/a7_308_caps_cheated.asl");
report!(audit_a7_308_truck_burns, "audit", "games/a7_308_truck_burns.asl");
report!(audit_a7_308_truck_eliminated, "audit", "games/a7_308_truck_eliminated.asl");
report!(audit_a7_308_truck_immobilized, "audit", "games/a7_308_truck_immobilized.asl");
report!(audit_a7_34_spraying, "audit", "games/a7_34_spraying.asl");
report!(audit_a7_36_assault_fire, "audit", "games/a7_36_assault_fire.asl");
report!(audit_a7_36_concealed, "audit", "games/a7_36_concealed.asl");
report!(audit_a7_51_tank_cheated, "audit", "games/a7_51_tank_cheated.asl");
report!(audit_a7_7_both_hexsides, "audit", "games/a7_7_both_hexsides.asl");
report!(audit_a7_7_fire_group, "audit", "games/a7_7_fire_group.asl");
report!(audit_a7_7_one_hexside_s4_cheated, "audit", "games/a7_7_one_hexside_s4_cheated.asl");
report!(audit_a7_7_one_hexside_t4_cheated, "audit", "games/a7_7_one_hexside_t4_cheated.asl");
report!(audit_a7_7_opposite_spines, "audit", "games/a7_7_opposite_spines.asl");
report!(audit_a7_83_pinned_mover, "audit", "games/a7_83_pinned_mover.asl");

report!(explain_a7_306_attack, "explain", "games/a7_306_fire_group.asl", "9", "--all");
report!(explain_a7_306_roll, "explain", "games/a7_306_fire_group.asl", "11", "--all");
report!(explain_a7_308_roll, "explain", "games/a7_308_truck_immobilized.asl", "13", "--all");
report!(explain_a7_34_attack, "explain", "games/a7_34_spraying.asl", "7", "--all");
report!(explain_a7_34_roll, "explain", "games/a7_34_spraying.asl", "9", "--all");
report!(explain_a7_36_concealed, "explain", "games/a7_36_concealed.asl", "6", "--all");

report!(explain_d2_21, "explain", "games/d2_21_reverse_bypass.asl", "6", "--all");
report!(explain_d2_21_cheated, "explain", "games/d2_21_reverse_bypass_cheated.asl", "6");
report!(explain_a7_306, "explain", "cases/a7/A7.306-EX.asl", "11", "--all");
report!(explain_a7_308, "explain", "cases/a7/A7.308-EX-6.asl", "11", "--all");
report!(explain_a7_34, "explain", "cases/a7/A7.34-EX.asl", "8", "--all");
report!(explain_a7_305_missing, "explain", "cases/a7/a7x-ptc-without-check.asl", "6", "--all");
report!(show_d2_33, "show", "games/d2_33_a_continue.asl");
report!(show_street, "show", "games/street.asl");
report!(show_long, "show", "games/long.asl");
