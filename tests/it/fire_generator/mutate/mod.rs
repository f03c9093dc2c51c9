//! One thing wrong in each of many legal turns of fire. The engine has to find it, and to name the rule.

mod doubled;
mod dropped;
mod figures;
mod heat;
mod rally;
mod residual;
mod rout;
mod sw;
mod workshop;

pub(super) use workshop::said;

use crate::second_player::{Bounds, Hunt, Kind, kind};
use workshop::Workshop;

const PBF: &[&str] = &["A7.21-pbf-double", "A7.21-pbf-adjacent-hex-level"];
const TPBF: &[&str] = &["A7.21-tpbf-triple", "A7.21-pbf-double", "A7.21-pbf-adjacent-hex-level"];
const LONG: &[&str] = &["A7.22-long-range-half"];
const AFPH: &[&str] = &["A7.24-afph-half", "A7.24-exc-opportunity"];
const PIN: &[&str] = &["A7.8-inherent-half", "A7.81-mg-ife-area-fire", "A7.8-not-cumulative"];
const ASSAULT: &[&str] = &[
    "A7.36-eligibility",
    "A7.36-afph-inherent-only",
    "A7.36-plus-one-after-mods",
    "A7.36-not-opportunity",
    "A7.36-not-long-range",
];
const ROUNDED: &[&str] =
    &["A7.2-fractions-sum", "A7.2-no-rounding", "A7.36-round-up", "A7.3-modify-each-then-sum"];
const SUM: &[&str] = &[
    "A7.3-modify-each-then-sum",
    "A7.2-cumulative",
    "A7.2-no-rounding",
    "A7.2-fractions-sum",
    "A7.36-round-up",
];
const COLUMN: &[&str] = &["A7.3-column-floor", "A7.3-below-lowest-column"];
const COWERING: &[&str] = &["A7.9-doubles-shift", "A7.9-inexperienced-double"];
const NO_COWERING: &[&str] = &["A7.9-direction-prevents", "A7.9-exempt-firers"];
const LEADER: &[&str] = &["A7.531-lowest-quality"];
const HINDRANCE: &[&str] = &["A7.6-hindrance", "A7.52-worst-hindrance"];
const MC: &[&str] = &["A7.303-nmc", "A7.304-numbered-mc", "A7.302-k-others-mc", "A7.31-resolve-before-next"];
const UNBROKEN: &[&str] = &[
    "A7.303-nmc",
    "A7.304-numbered-mc",
    "A7.302-k-others-mc",
    "A7.31-resolve-before-next",
    "A19.13-replaced",
];
const OUTCOME: &[&str] = &["A7.303-nmc", "A7.304-numbered-mc", "A7.305-fail-pins"];
const SELECTION: &[&str] =
    &["A7.301-random-selection", "A7.301-tie-extra", "A7.302-k-one-reduction", "A7.31-resolve-before-next"];
const KIA: &[&str] = &["A7.301-kia-number", "A7.301-tie-extra", "A7.31-resolve-before-next"];
const ENCIRCLED: &[&str] = &["A7.7-two-units", "A7.7-geometry-three-vertices"];
const VEHICLE: &[&str] = &[
    "A7.308-below-kill-eliminated",
    "A7.308-equal-immobilized",
    "A7.308-less-than-half-burns",
    "A7.309-better-of-both",
];
const DIRECTION: &[&str] =
    &["A7.53-one-attack-per-phase", "A7.531-once-per-player-turn", "A7.53-first-fire-carryover"];
const PHASES: &[&str] = &["A7.1-phases-by-side"];

/// Every kind, with what should be cited.
#[rustfmt::skip]
const KINDS: &[Kind<Workshop>] = &[
    kind("FP: base misread", figures::base, &["A7.3-modify-each-then-sum"]),
    kind("range misread", figures::range, &["LOG.declared-range"]),
    kind("FP: PBF forgotten", figures::no_pbf, PBF),
    kind("FP: Long Range forgotten", figures::no_long_range, LONG),
    kind("FP: concealment forgotten", figures::no_concealed, &["A7.23-concealed-half"]),
    kind("FP: AFPh forgotten", figures::no_afph, AFPH),
    kind("FP: pin forgotten", figures::no_pin, PIN),
    kind("FP: SFF not halved", figures::no_subsequent, &["A7.353-half-retained"]),
    kind("FP: Final Fire not halved", figures::no_final, &["A7.353-half-retained"]),
    kind("FP: Spraying not halved", figures::no_spraying, &["A7.34-as-mg-spraying"]),
    kind("FP: Assault Fire not rounded", figures::assault_unrounded, ROUNDED),
    kind("FP: PBF twice", figures::pbf_twice, PBF),
    kind("FP: Long Range twice", figures::long_range_twice, LONG),
    kind("FP: AFPh twice", figures::afph_twice, AFPH),
    kind("FP: pin twice", figures::pin_twice, PIN),
    kind("FP: undue PBF", figures::undue_pbf, PBF),
    kind("FP: undue Long Range", figures::undue_long_range, LONG),
    kind("FP: undue concealment", figures::undue_concealed, &["A7.23-concealed-half"]),
    kind("FP: undue AFPh", figures::undue_afph, AFPH),
    kind("FP: undue pin", figures::undue_pin, PIN),
    kind("FP: undue Assault Fire", figures::undue_assault, ASSAULT),
    kind("FP: Assault Fire of a SW", figures::assault_of_gun, ASSAULT),
    kind("FP: Opportunity Fire halved", figures::opportunity_halved, AFPH),
    kind("FP: tripled in the next hex", figures::tripled, TPBF),
    kind("FP: sum rounded", figures::rounded, ROUNDED),
    kind("FP: misadded", figures::sum, SUM),
    kind("column: the next one declared", figures::column, COLUMN),
    kind("column: the next one used", figures::column_used, COLUMN),
    kind("column: no Cowering", figures::no_cowering, COWERING),
    kind("column: one for two", figures::one_for_two, COWERING),
    kind("column: undue Cowering", figures::undue_cowering, NO_COWERING),
    kind("DRM: leader omitted", figures::leader_omitted, LEADER),
    kind("DRM: leader changed", figures::leader_changed, LEADER),
    kind("DRM: leader's sign", figures::leader_sign, LEADER),
    kind("DRM: undue leader", figures::undue_leader, LEADER),
    kind("DRM: TEM omitted", figures::tem_omitted, &["A7.6-tem"]),
    kind("DRM: TEM changed", figures::tem_changed, &["A7.6-tem"]),
    kind("DRM: Hindrance omitted", figures::hindrance_omitted, HINDRANCE),
    kind("DRM: Hindrance changed", figures::hindrance_changed, HINDRANCE),
    kind("DRM: Encirclement omitted", figures::encircled_omitted, &["A7.7-plus1-on-fire"]),
    kind("DRM: undue Encirclement", figures::undue_encircled, &["A7.7-plus1-on-fire"]),
    kind("DRM: FFMO, FFNAM on pinned", figures::ffmo_on_pinned, &["A7.83-no-ffnam-ffmo"]),
    kind("DRM: counted twice", figures::drm_twice, &["A7.3-drm-once"]),
    kind("Final DR misadded", figures::total, &["A7.3-final-dr"]),
    kind("result of the next cell", figures::result, &["A7.3-cross-index", "A7.9-doubles-shift"]),
    kind("MC left out", dropped::mc, MC),
    kind("MC after a K left out", dropped::k_mc, MC),
    kind("PTC left out", dropped::ptc, &["A7.305-ptc-unbroken", "A7.31-resolve-before-next"]),
    kind("Casualty Reduction left out", dropped::reduction, &["A7.302-k-one-reduction", "A7.31-resolve-before-next"]),
    kind("Random Selection left out", dropped::selection, SELECTION),
    kind("KIA: one spared", dropped::spared, KIA),
    kind("KIA: survivor unbroken", dropped::unbroken_survivor, &["A7.301-others-break", "A7.31-resolve-before-next"]),
    kind("pin on the highest pass left out", dropped::pin, &["A7.8-counter", "A7.31-resolve-before-next"]),
    kind("pin after a PTC left out", dropped::task_pin, &["A7.305-fail-pins", "A7.31-resolve-before-next"]),
    kind("failed MC without effect", dropped::break_left_out, UNBROKEN),
    kind("check: outcome flipped", dropped::outcome, OUTCOME),
    kind("check: number wrong", dropped::number, &["A7.304-numbered-mc"]),
    kind("check: full morale encircled", dropped::morale, &["A7.7-morale-drop-immediate"]),
    kind("check: before the leader", dropped::order, &["A7.303-best-leaders-first"]),
    kind("Encirclement: counter left off", dropped::encirclement, &["A7.7-marker", "A7.7-morale-drop-immediate", "A10.3-morale-level"]),
    kind("Encirclement by one unit", dropped::undue_encirclement, ENCIRCLED),
    kind("Wound Severity left out", dropped::wound, &["A7.302-smc-wounded", "A7.31-resolve-before-next"]),
    kind("vehicle spared", dropped::vehicle_spared, &["A7.308-all-occupants", "A7.31-resolve-before-next"]),
    kind("vehicle: another result", dropped::vehicle_result, VEHICLE),
    kind("roll left out", dropped::roll, &["A7.3-attack-dr-recorded"]),
    kind("second roll", dropped::second_roll, &["A7.3-attack-dr-recorded"]),
    kind("malfunction left out", dropped::malfunction, &["A9.7-sw-breakdown"]),
    kind("malfunction on a low roll", dropped::undue_malfunction, &["A9.7-sw-breakdown"]),
    kind("rally: outcome flipped", rally::outcome, &["A10.6-rally-dr", "A10.64-fate"]),
    kind("rally: DM forgotten", rally::no_dm, &["A10.62-dm", "A10.62-adjacent"]),
    kind("rally: Self-Rally forgotten", rally::no_self_rally, &["A10.63-plus-one"]),
    kind("rally tried twice", rally::twice, &["A10.6-once"]),
    kind("rally: Fate without loss", rally::no_fate, &["A10.64-fate"]),
    kind("DM by fire left off", rally::no_dm_by_fire, &["A10.62-attacked"]),
    kind("rout left out", rout::left_out, &["A10.5-must-adjacent"]),
    kind("rout beside an enemy", rout::beside, &["A10.51-not-adjacent"]),
    kind("rout of the DEFENDER first", rout::defender_first, &["A10.5-order"]),
    kind("repair: outcome flipped", sw::repair, &["A9.72-repair"]),
    kind("repair tried twice", sw::repair_twice, &["A9.72-who"]),
    kind("MG that does not work fires", sw::worn_out, &["A9.7-no-fire"]),
    kind("Heat of Battle left out", heat::no_heat, &["A15.1-when"]),
    kind("Heat of Battle: DRM misread", heat::heat_drm, &["A15.1-drm", "A15.1-result"]),
    kind("Heat of Battle: result misread", heat::heat_result, &["A15.1-result"]),
    kind("Heat of Battle by no Original 2", heat::heat_undue, &["A15.1-when"]),
    kind("Sniper left out", heat::no_sniper, &["A14.1-activates"]),
    kind("Sniper of the other side", heat::other_sniper, &["A14.1-activates"]),
    kind("Sniper attacks by a dr of 3", heat::idle_sniper, &["A14.2-hex"]),
    kind("Sniper: Pin left out", heat::not_pinned, &["A14.3-two"]),
    kind("Fire Lane: FP misread", sw::lane_fp, &["A9.22-fp"]),
    kind("Fire Lane off the Hex Grain", sw::lane_off, &["A9.22-where"]),
    kind("MG fires beside its Fire Lane", sw::lane_and_fire, &["A9.22-silent"]),
    kind("Fire Lane with Subsequent First Fire", sw::lane_with_sff, &["A9.22-none-if", "A9.22-may"]),
    kind("Opportunity counter unturned", dropped::opportunity_counter, &["A7.25-marker-flips"]),
    kind("inherent FP again", doubled::inherent, &["A7.33-no-split-inherent", "A8.3-final-counter"]),
    kind("SW again without ROF", doubled::weapon, &["A9.2-rof-kept", "A7.9-marked-final-or-prep"]),
    kind("SW again in the AFPh", doubled::advancing_rof, &["A7.25-rof-if-only-opportunity"]),
    kind("fires in another phase", doubled::other_phase, &["A7.1-one-fire-phase-per-turn"]),
    kind("inherent FP beside a SW", doubled::small_inherent, &["A7.352-small-unit-loses-inherent"]),
    kind("leader directs again", doubled::direction, DIRECTION),
    kind("pinned leader directs", doubled::pinned_leader, &["A7.831-no-direct"]),
    kind("leader elsewhere directs", doubled::leader_elsewhere, &["A7.531-same-location"]),
    kind("broken unit fires", doubled::broken, &["A10.4-broken-no-fire"]),
    kind("TI unit fires", doubled::ti, &["A4.1-ti-no-fire"]),
    kind("unit in Melee fires", doubled::melee, &["A7.21-no-ift-in-melee"]),
    kind("ATTACKER in the DFPh", doubled::attacker_in_dfph, PHASES),
    kind("ATTACKER in the MPh", doubled::attacker_in_mph, PHASES),
    kind("DEFENDER in the PFPh", doubled::defender_in_pfph, PHASES),
    kind("DEFENDER in the RtPh", doubled::defender_in_rtph, PHASES),
    kind("beyond double range", doubled::too_far, &["A7.22-max-double-range"]),
    kind("member not ADJACENT", doubled::stranger, &["A7.5-adjacent-chain"]),
    kind("mandatory group split", doubled::split, &["A7.55-mandatory-fg"]),
    kind("fires after Cowering", doubled::cowered, &["A7.9-marked-final-or-prep"]),
    kind("another unit's SW", doubled::foreign_weapon, &["A7.35-sw-possession"]),
    kind("pinned unit moves", doubled::pinned_moves, &["A7.8-no-move-no-advance"]),
    kind("Residual FP: another counter", residual::figure, &["A8.2-half", "A8.26-shift", "A8.26-no-shift", "A8.221-malfunction"]),
    kind("Residual FP: as many again", residual::as_many, &["A8.21-larger"]),
    kind("Residual FP halved", residual::halved, &["A8.224-never-cowers"]),
    kind("Residual FP: FP added", residual::added, &["A8.22-alone"]),
    kind("Residual FP attacks again", residual::twice, &["A8.22-once"]),
    kind("Residual FP left out", residual::left_out, &["A8.2-attacks", "A8.22-first"]),
    kind("Residual FP behind other fire", residual::after_other, &["A8.22-first"]),
    kind("Residual FP: height", residual::height, &["A8.2-drm"]),
    kind("Residual FP in the DFPh", residual::late, &["A8.2-end"]),
    kind("Opportunity Fire in the PFPh", doubled::opportunity_early, &["A7.25-no-pfph-fire-no-move"]),
];

const HUNT: Hunt<Workshop> = Hunt { kinds: KINDS, every: 4, redraws: 250, bounds: BOUNDS };
const BOUNDS: Bounds = Bounds { made: 90, found: 100, named: 100, found_of_each: 100, mistakes: 2_000 };

#[test]
fn one_mistake_in_a_fire_phase_is_found() {
    HUNT.run();
}
