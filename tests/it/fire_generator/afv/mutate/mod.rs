//! One thing wrong in each of many legal turns of AFV fire. The engine has to find it, and to name the rule.

mod dropped;
mod figures;
mod shots;
mod workshop;

use crate::second_player::{Bounds, Hunt, Kind, kind};
use workshop::Workshop;

const CASE_A: &[&str] = &[
    "C5.1-case-a",
    "D3.51-incremental-turn",
    "D3.51-same-penalty-within-arc",
    "D3.51-repeat-shot-free",
    "D3.51-tca-carried-by-vca",
    "D3.51-further-tca-adds",
    "D3.51-bow-weapons-alike",
    "D3.51-fire-phase-spans-mph-dfph",
    "D3.12-vca-pivot-nt",
    "D3.12-turret-fire-keeps-vca",
];
const CASE_A_IFT: &[&str] = &[
    "D3.52-mg-case-a-on-ift",
    "D3.5-combined-worst-ca",
    "D3.6-case-a-on-ift",
    "D3.51-same-penalty-within-arc",
    "D3.51-incremental-turn",
    "D3.51-bow-weapons-alike",
    "D3.51-tca-carried-by-vca",
    "D3.51-further-tca-adds",
    "D3.51-fire-phase-spans-mph-dfph",
];
const BOUNDING_CASE_C: &[&str] = &["D3.3-case-c-mandatory"];
const MOTION: &[&str] = &[
    "D2.42-case-c4-2e",
    "D3.53-exc-ma-tk",
    "D3.32-afph-motion-quarter",
    "D3.3-case-c-mandatory",
    "C5.3-case-c",
];
const NUMBER: &[&str] = &[
    "C3.3-modified-th",
    "C3.3-basic-th",
    "C3.3-colour",
    "C4.11-short",
    "C4.12-long",
    "C4.2-small",
    "C4.2-tiny",
];
const SHEET: &[&str] = &["D3-scope-ordnance-chapter"];
const HALF: &[&str] = &["D3.31-bounding-half-fp", "D3.52-bff-half-instead", "D3.31-exc-gyro-cmg"];
const AFPH: &[&str] = &["D3.53-afph-half", "D3.32-afph-half-fp"];
const IN_MOTION: &[&str] =
    &["D2.42-fp-halved", "D2.42-cumulative", "D3.32-afph-motion-quarter", "D3.6-exc-motion-halved"];
const FP: &[&str] = &["A7.3-modify-each-then-sum", "D3.5-combine-fp", "D3.6-as-infantry-ft"];
const QUASI: &[&str] = &["D3.45-quasi-leader-6-plus-1", "D3.45-must-use", "D3.45-ssr-only"];
const LEADER: &[&str] = &[
    "D3.4-infantry-leader-no-vehicle-effect",
    "D3.4-armor-leader-inherent",
    "D3.41-assigned-on-side-record",
];
const IN_ARC: &[&str] = &[
    "D3.12-turret-weapon-arc",
    "D3.12-target-in-new-tca",
    "D3.5-combined-target-in-each-arc",
    "D3.11-bow-weapon-arc",
];
const TCA: &[&str] = &["D3.12-tca-change-occasions", "D3.12-tca-announced-with-mp", "D3.12-tca-needs-mp"];
const ELIGIBLE: &[&str] = &["D3.12-end-phase-tca-eligibility", "D3.12-end-phase-no-intensive-fire"];
const ONCE: &[&str] = &["D3.5-one-attack-per-player-turn", "D3.3-repeat-stop-and-fire", "D3.32-once"];
const AGAIN: &[&str] = &[
    "D3.3-no-afph-after-marker",
    "D3.5-same-phase-as-other-weapons",
    "D3.5-forfeit",
    "D3.5-exc-bounding",
    "D3.32-afph-rof-shot",
    "D3.32-only-the-rof-weapon",
    "D3.31-non-ma-fire-closes-afph",
    "D3.32-once",
];
const WEAR: &[&str] = &[
    "D3.7-breakdown-applies",
    "D3.7-ordnance-tested-on-th",
    "D3.7-mg-tested-on-ift",
    "D3.7-default-b12",
    "D3.7-printed-b-only-ma",
    "D3.7-combined-attack-malfunction",
    "D3.71-low-ammo",
    "D3.71-marker",
    "D3.71-original-12-malfunctions",
    "D3.71-new-b-one-less",
    "D3.71-b-becomes-x",
    "D3.71-x-disables-and-recalls",
];
const REPAIR: &[&str] = &["D3.7-repair-1", "D3.7-disable-6", "D3.7-repair-2-5"];
const FACING: &[&str] = &["D3.2-facing-selects-af", "D3.11-hull-hit-facing", "D3.12-turret-hit-facing"];

const CLAIMED: &[&str] =
    &["D3.2-facing-by-crossed-hexside", "D3.2-hexspine-least-favorable", "D3.3-no-rollback"];

/// Every kind, with what should be cited.
#[rustfmt::skip]
const KINDS: &[Kind<Workshop>] = &[
    kind("Case A omitted", figures::a_omitted, CASE_A),
    kind("Case A changed", figures::a_changed, CASE_A),
    kind("Case A undue", figures::a_undue, CASE_A),
    kind("Case A again for a ROF shot", figures::a_repeated, CASE_A),
    kind("Case A in Bounding First Fire", figures::a_bounding, &["D3.51-exc-bff-no-case-a"]),
    kind("Case A omitted on the IFT", figures::a_omitted_on_ift, CASE_A_IFT),
    kind("Case A changed on the IFT", figures::a_changed_on_ift, CASE_A_IFT),
    kind("Case A of a group", figures::a_of_group, CASE_A_IFT),
    kind("Case A for an AAMG", figures::a_for_roof, CASE_A_IFT),
    kind("Case A: hull as turret", figures::a_hull_as_turret, CASE_A),
    kind("Case A: one of two turns", figures::a_one_of_two, CASE_A),
    kind("Case C omitted", figures::c_omitted, BOUNDING_CASE_C),
    kind("Case C changed", figures::c_changed, BOUNDING_CASE_C),
    kind("Case C: another member", figures::c_other_member, BOUNDING_CASE_C),
    kind("Case C for C4", figures::c4_as_c, MOTION),
    kind("Case C4 omitted", figures::c4_omitted, MOTION),
    kind("Case B for C", figures::b_for_c, &["D3.32-afph-case-c", "C5.3-case-c"]),
    kind("Case B omitted", figures::b_omitted, &["C5.2-case-b"]),
    kind("Case B omitted for a To Kill", figures::b_omitted_to_kill, &["D3.53-exc-ma-tk"]),
    kind("Case B changed", figures::b_changed, &["C5.2-case-b"]),
    kind("Case B undue", figures::b_undue, &["C5.2-case-b"]),
    kind("Case B for a MG", figures::b_for_mg, &["D3.53-no-case-b-for-mg"]),
    kind("Case D undue", figures::d_undue, &["C5.4-case-d"]),
    kind("Case I omitted", figures::i_omitted, &["C5.9-case-i"]),
    kind("Case I undue", figures::i_undue, &["C5.9-case-i"]),
    kind("Case J omitted", figures::j_omitted, &["C6.1-case-j"]),
    kind("Case J changed", figures::j_changed, &["C6.1-case-j"]),
    kind("Case K omitted", figures::k_omitted, &["C6.2-case-k"]),
    kind("Case L changed", figures::l_changed, &["C6.3-case-l"]),
    kind("Case L under way", figures::l_under_way, &["C6.3-case-l"]),
    kind("Case Q omitted", figures::q_omitted, &["C6.8-case-q"]),
    kind("Case Q changed", figures::q_changed, &["C6.8-case-q"]),
    kind("Case R changed", figures::r_changed, &["C6.9-case-r"]),
    kind("acquired too much", figures::acquired_too_much, &["C6.5-acquired"]),
    kind("TEM counted again on the IFT", figures::tem_counted_again, &["A7.6-tem"]),
    kind("quasi leader omitted", figures::quasi_omitted, QUASI),
    kind("quasi leader changed", figures::quasi_changed, QUASI),
    kind("quasi leader undue", figures::quasi_undue, QUASI),
    kind("Armor Leader undue", figures::armor_leader_undue, LEADER),
    kind("a wrong To Kill Number", figures::kill_number, &["C7.11-basic-tk", "C7.11-final-tk"]),
    kind("Infantry leader", figures::leader_undue, LEADER),
    kind("To Hit Number misread", figures::number, NUMBER),
    kind("Final DR misadded", figures::total, SHEET),
    kind("hit and miss exchanged", figures::hit, SHEET),
    kind("FP: Bounding First Fire not halved", figures::no_bounding_half, HALF),
    kind("FP: AFPh not halved", figures::no_afph_half, AFPH),
    kind("FP: Motion not halved", figures::no_motion_half, IN_MOTION),
    kind("FP: FT halved in the MPh", figures::flame_halved, &["D3.31-exc-ft-not-halved"]),
    kind("FP: FT halved in the AFPh", figures::flame_halved_in_afph, &["A7.24-afph-half", "A7.24-exc-mol-ft-dc"]),
    kind("FP: undue Bounding half", figures::undue_bounding_half, HALF),
    kind("FP: undue Motion half", figures::undue_motion_half, IN_MOTION),
    kind("FP: base misread", figures::base, FP),
    kind("FP: misadded", figures::sum, FP),
    kind("AF of another facing", figures::armor, FACING),
    kind("another facing claimed", figures::facing, CLAIMED),
    kind("turret weapon out of its arc", shots::turret_out_of_arc, IN_ARC),
    kind("bow weapon out of its arc", shots::bow_out_of_arc, IN_ARC),
    kind("turret turned away", shots::turned_away, IN_ARC),
    kind("Bounding First Fire out of the arc", shots::bounding_out_of_arc, &["D3.52-bff-within-arc"]),
    kind("Bounding First Fire with a turn", shots::bounding_turned, TCA),
    kind("turned after a shot at unknown", shots::turned_after_unknown, &["D3.51-known-target-for-next-turn"]),
    kind("turret turned in silence", shots::silent_tca, TCA),
    kind("hull turned in silence", shots::silent_vca, &["D3.12-vca-change-occasions", "D2.11-vca-no-other-cause"]),
    kind("turret turned without MP", shots::tca_without_mp, TCA),
    kind("turret turned after its MP", shots::tca_after_mp, TCA),
    kind("free turn in the enemy's phase", shots::enemy_phase_end, &["D3.12-end-phase-friendly-only"]),
    kind("free turn with nothing to fire", shots::spent_phase_end, ELIGIBLE),
    kind("free turn after Prep Fire", shots::marked_phase_end, ELIGIBLE),
    kind("MG twice", shots::mg_twice, ONCE),
    kind("MA MG twice without ROF", shots::main_mg_twice, ONCE),
    kind("gun twice without ROF in the MPh", shots::gun_twice_bounding, ONCE),
    kind("gun twice without ROF", shots::gun_twice, &["C2.24-rof-kept"]),
    kind("AFPh ROF shot twice", shots::rof_shot_twice, ONCE),
    kind("ROF of a MG that is not the MA", shots::claimed_rof, &["D3.5-ma-mg-listing"]),
    kind("AFPh fire after Prep Fire", shots::prep_then_afph, AGAIN),
    kind("AFPh fire after Bounding First Fire", shots::bounding_then_afph, AGAIN),
    kind("Bounding Final Fire", shots::bounding_then_final, &["D3.32-no-bounding-final-fire", "A7.1-phases-by-side"]),
    kind("other weapon than the ROF's", shots::other_than_rof_weapon, AGAIN),
    kind("Opportunity Fire", shots::opportunity, &["D3.3-no-opportunity-fire"]),
    kind("Opportunity Fire counter", shots::opportunity_counter, &["D3.3-no-opportunity-fire"]),
    kind("Bounding First Fire as Prep Fire", shots::mph_as_prep, &["D3.3-any-mph-shot-is-bounding"]),
    kind("MG group split", shots::split_group, &["D3.5-mandatory-fg"]),
    kind("failed weapon fires", shots::broken_weapon, &["D3.7-malfunctioned-cannot-fire"]),
    kind("AAMG of a BU crew", shots::buttoned_up_roof, &["D3.5-bu-limits"]),
    kind("To Kill by another MG", shots::kill_by_other_mg, &["D3.54-only-ma-mg-tk"]),
    kind("another hex in the same phase", shots::other_hex, &["D3.51-same-hex-for-all-weapons"]),
    kind("Bounding Fire counter left off", dropped::bounding_counter, &["D3.3-bounding-marker"]),
    kind("Bounding Fire counter undue", dropped::needless_counter, &["D3.3-bounding-marker-rof-exc"]),
    kind("gun's failure left out", dropped::gun_failure, WEAR),
    kind("circled B# left out", dropped::circled_failure, WEAR),
    kind("MG's failure left out", dropped::mg_failure, WEAR),
    kind("FT's failure left out", dropped::flame_failure, WEAR),
    kind("failure of a group left out", dropped::group_failure, WEAR),
    kind("another failure", dropped::other_wear, WEAR),
    kind("failure undue", dropped::needless_failure, WEAR),
    kind("Recall left out", dropped::recall, &["D3.7-recall-when-all-disabled"]),
    kind("Recall undue", dropped::needless_recall, &["D3.7-exc-recall-passenger-towing"]),
    kind("repair: outcome flipped", dropped::repair_flipped, REPAIR),
    kind("repair: die used twice", dropped::repair_die_twice, &["D3.7-repair-own-dr", "D3.7-repair-once-per-rph"]),
    kind("repair: tried twice", dropped::repair_again, &["D3.7-repair-once-per-rph"]),
    kind("repair: in the RtPh", dropped::repair_late, &["D3.7-repair-once-per-rph"]),
    kind("repair: stunned crew", dropped::repair_stunned, &["D3.7-repair-crew-fit"]),
    kind("repair: a 6 without effect", dropped::repair_six, REPAIR),
    kind("effect without a To Hit roll", dropped::to_hit_roll, SHEET),
    kind("To Hit roll as one die", dropped::one_die, &["D3.2-colored-die-recorded"]),
    kind("First Fire at the hex left", dropped::fire_rolled_back, &["D3.3-no-rollback"]),
    kind("First Fire before Bounding First Fire is resolved", dropped::window_closed, &["D3.3-dff-window-closes"]),
    kind("First Fire before any MP", dropped::before_any_mp, &["D3.3-dff-needs-mp", "D3.3-dff-window-closes"]),
    kind("Delay on the move", dropped::delay_on_the_move, &["D3.3-delay-only-stopped", "D2.17-only-stopped"]),
    kind("AFPh fire under a Prep Fire counter", dropped::fire_after_prep_counter, &["D3.3-no-afph-after-marker"]),
    kind("MG after a harmless shot", dropped::harmless_shot_forgotten, &["D3.5-one-attack-per-player-turn", "D3.5-mandatory-fg"]),
];

const HUNT: Hunt<Workshop> = Hunt { kinds: KINDS, every: 4, redraws: 400, bounds: BOUNDS };
const BOUNDS: Bounds = Bounds { made: 90, found: 100, named: 100, found_of_each: 100, mistakes: 2_000 };

#[test]
fn one_mistake_in_afv_fire_is_found() {
    HUNT.run();
}
