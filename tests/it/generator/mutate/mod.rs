//! One thing wrong in each of many legal turns: a figure, a place, an obligation. The engine has to find it.

mod dropped;
mod figures;
mod workshop;
mod wrong;

use crate::second_player::{Bounds, Hunt, Kind, kind};
use workshop::Workshop;

const PRICES: &[&str] = &[
    "D2.18-2e-min",
    "D2.18-1e-exact",
    "D2.18-2e-only-entry",
    "D2.1-cot-column",
    "D2.12-start-cost",
    "D2.13-stop-cost",
    "D2.11-vca-cost",
    "D2.11-vca-cost-obstacle",
    "D2.11-vca-cost-no-stack",
    "D2.11-vca-note-d",
    "D2.14-wreck-plus-one",
    "D2.14-road-double",
    "D2.14-note-d-double",
    "D2.16-road-half",
    "D2.16-bu-afv",
    "D2.16-only-base-doubled",
    "D2.21-x4-tracked",
    "D2.21-x3-truck",
    "D2.21-x2-armored-car",
    "D2.21-rev-printed",
    "D2.21-total-multiplied",
    "D2.21-start-stop-excluded",
    "D2.22-vca-after-normal",
    "D2.3-cost-double",
    "D2.3-extras-doubled",
    "D2.33-vca-cost",
    "D2.15-declare",
];
const HEXES: &[&str] = &[
    "LOG.adjacent-hex",
    "D2.11-move-in-vca",
    "D2.22-rear-hex",
    "D2.22-rear-hex-bypass",
    "D2.33-three-options",
    "D2.33-no-obstacle-entry",
];
const LIMIT: &[&str] = &["D2.1-mp-limit", "D2.5-dr-required"];
const STARTS: &[&str] =
    &["D2.12-start-before-enter", "D2.12-start-before-vca", "D2.13-restart-start-mp", "D2.3-fail-restart"];
const UNDER_WAY: &[&str] = &["D2.13-stop-or-motion", "D2.4-status", "D2.15-motion-after"];
const STOPS: &[&str] = &["D2.13-stop-or-motion", "D2.4-status", "D2.4-must-expend-one"];
const TURNED: &[&str] = &[
    "D2.11-vca-cost",
    "D2.11-move-in-vca",
    "D2.22-rear-hex",
    "D2.3-entry-hexside",
    "D2.22-bypass-hexside",
    "D2.33-turn-before-bypass",
    "D2.11-vca-announce-each",
    "D2.18-1e-exact",
    "D2.18-2e-only-entry",
];
const ENTRY_HEXSIDE: &[&str] =
    &["D2.3-entry-hexside", "D2.22-bypass-hexside", "D2.3-continuity", "D2.33-turn-before-bypass"];
const CAFP: &[&str] = &["D2.32-straddle", "D2.32-cafp-valid"];
const RELIABILITY: &[&str] = &["D2.51-dr-each-start", "D2.52-2e-wheeled", "D2.51-motion-attempt-2e"];
/// The other unit comes while it is under way, between a turn in Bypass and the hexside that it announces, or behind its stop.
const INTERRUPTED: &[&str] = &["D2.1-sequential-units", "D2.13-stop-or-motion", "D2.33-turn-only-exiting"];
const LATE: &[&str] = &["D2.51-late-call-must-roll", "D2.51-dr-each-start", "D2.52-2e-wheeled"];
const BLAZE: &[&str] = &["D2.31-1e-no-blaze", "D2.31-2e-no-ground-blaze"];
const DRMS: &[&str] =
    &["D2.5-drm-frd", "D2.5-drm-fru-red", "D2.5-nat-drm-1e", "D2.5-nat-drm-2e", "D2.5-manufacturer"];
const SWITCH: &[&str] = &["D2.23-switch-stop-start", "D2.23-2e-forward-default"];
const REDUNDANT: &[&str] = &["D2.12-redundant-start", "D2.12-motion-exempt", "D2.12-offboard-exempt"];
const NOT_MOBILE: &[&str] = &["D2.1-no-move-immobile", "D2.1-no-move-ti", "D2.15-mobile"];
const REACH: &[&str] = &["D2.4-end-with-mp", "D2.24-2e-mp-remaining", "D2.4-intended-cost-minimum"];
const MOTION_END: &[&str] = &["D2.4-not-if-stopped", "D2.4-mobile-only", "D2.15-no-motion-if-immobile"];
const MOVING: &[&str] = &[
    "D2.1-moving-target-new-hex",
    "D2.13-stopped-moving-1e",
    "D2.13-stopped-moving-2e",
    "D2.11-vca-not-moving",
    "D2.12-start-not-moving",
    "D2.4-moving-target-at-once",
    "D2.41-case-j",
];
const FREE_TURN: &[&str] = &["D2.11-vca-paid"];

/// Every kind, with what should be cited.
#[rustfmt::skip]
const KINDS: &[Kind<Workshop>] = &[
    kind("entry too cheap", figures::entry_too_cheap, PRICES),
    kind("entry too dear (1e)", figures::entry_too_dear_1e, PRICES),
    kind("further hexside too dear", figures::hexside_too_dear, PRICES),
    kind("start, stop or turn mispriced", figures::other_cost, PRICES),
    kind("Minimum Move not all MP", figures::minimum_move_not_all, &["D2.15-all-mp"]),
    kind("Minimum Move needless", figures::minimum_move_needless, &["D2.15-condition"]),
    kind("running total wrong", figures::total, &["LOG.declared-sum"]),
    kind("two Delay MP at once", figures::two_delays_at_once, &["D2.17-one-at-a-time"]),
    kind("road rate without a road", figures::terrain_to_road, PRICES),
    kind("crew changed before a road entry", figures::crew_before_road, PRICES),
    kind("over the allotment", figures::over_the_allotment, LIMIT),
    kind("ESB: too much sought", figures::esb_sought_too_much, &["D2.5-max-gain"]),
    kind("ESB: wrong DRM", figures::esb_wrong_drm, DRMS),
    kind("ESB: wrong Final DR", figures::esb_wrong_final, &["D2.5-success"]),
    kind("ESB: outcome flipped", figures::esb_outcome_flipped, &["D2.5-success"]),
    kind("ESB: gain unsaid", figures::esb_gain_unsaid, &["D2.5-declare-gain"]),
    kind("ESB: second attempt", wrong::second_esb, &["D2.5-once"]),
    kind("ESB on wheels", wrong::esb_on_wheels, &["D2.5-tracked-only"]),
    kind("ESB dropped, gain used", dropped::esb, LIMIT),
    kind("reliability 12 ignored", figures::reliability_twelve, &["D2.51-twelve"]),
    kind("reliability outcome flipped", figures::reliability_flipped, &["D2.51-twelve"]),
    kind("reliability DR dropped", dropped::reliability, RELIABILITY),
    kind("reliability DR needless", wrong::needless_reliability, &["D2.51-afv-red-only", "D2.51-no-start-no-dr"]),
    kind("Motion attempt flipped", figures::attempt_flipped, &["D2.401-dr-limit"]),
    kind("Motion attempt, die too high", figures::attempt_die_too_high, &["D2.401-dr-limit"]),
    kind("Motion attempt twice", wrong::second_attempt, &["D2.401-once"]),
    kind("Motion attempt in own MPh", wrong::attempt_in_own_mph, &["D2.401-who"]),
    kind("Motion attempt, seen before", wrong::trigger_seen_before, &["D2.401-known-los-fails"]),
    kind("Motion with a hex in reach", figures::intended_in_reach, REACH),
    kind("Motion by an overpriced hex", figures::intended_overpriced, REACH),
    Kind { open: true, ..kind("Motion without a wish", dropped::intended, &["D2.4-intent-recorded"]) },
    kind("moving target claim wrong", figures::moving_target_claim, MOVING),
    kind("MP in hex claim wrong", figures::mp_in_hex_claim, &["D2.1-leftover-mp"]),
    kind("start dropped", dropped::start, STARTS),
    kind("stop dropped", dropped::stop, STOPS),
    kind("turn dropped", dropped::hull_turn, TURNED),
    kind("Bog Check dropped", dropped::bog_check, &["D2.11-vca-bog", "D2.401-bog"]),
    kind("end of the move unsaid", dropped::unit_end, UNDER_WAY),
    kind("counter left off", dropped::counter, UNDER_WAY),
    kind("roll missing", dropped::roll, &["LOG.roll-unknown"]),
    kind("roll used twice", wrong::roll_used_twice, &["LOG.roll-used-twice"]),
    kind("roll number repeated", wrong::roll_repeated, &["LOG.roll-repeated"]),
    kind("CAFP unsaid", dropped::cafp, &["D2.32-cafp-recorded"]),
    kind("CAFP wrong", wrong::cafp, CAFP),
    kind("no MP used from Motion", dropped::all_mp, &["D2.4-must-expend-one"]),
    kind("Minimum Move undeclared", dropped::minimum_move, &["D2.15-declare"]),
    kind("Minimum Move, then a stop", wrong::stop_after_minimum_move, &["D2.15-no-stop", "D2.7-mm-exc"]),
    kind("Minimum Move, then a turn", wrong::turn_after_minimum_move, &["D2.15-no-vca"]),
    kind("Minimum Move after a stall", wrong::stall_before_minimum_move, &["D2.15-stall-1e", "D2.15-stall-2e"]),
    kind("clearance denied, no stop", dropped::clearance, &["D2.3-fail-stop"]),
    kind("stop after a denial dropped", dropped::stop_after_denial, &["D2.3-fail-stop"]),
    kind("ALL entry after Delay", dropped::all_entry_after_delay, &["D2.7-all-no-prior"]),
    kind("turn after ALL entry (2e)", dropped::turn_after_all, &["D2.7-no-further-2e"]),
    kind("Motion without being under way", dropped::motion_when_stopped, MOTION_END),
    kind("counter of the other kind (2e)", dropped::counter_of_other_kind, &["D2.24-2e-counter-kind"]),
    kind("Reverse Motion in 1e", dropped::reverse_motion_1e, &["D2.24-1e-no-reverse-motion"]),
    kind("direction of the start wrong", dropped::start_direction, SWITCH),
    kind("hex outside the arcs", wrong::hex_outside_the_arcs, HEXES),
    kind("VCA wrong after entry", wrong::vca_after_entry, &["D2.11-heading-kept"]),
    kind("hexside not open", wrong::hexside, ENTRY_HEXSIDE),
    kind("Bypass of a Blaze", wrong::blaze, BLAZE),
    kind("Bypass at a roadblock", wrong::roadblock, &["D2.31-no-roadblock"]),
    kind("hexside taken", wrong::hexside_taken, &["D2.31-hexside-occupied"]),
    kind("MP in another phase", wrong::phase, &["D2.1-own-mph-only"]),
    kind("another unit in between", wrong::interrupted, INTERRUPTED),
    kind("window not recorded", dropped::window, &["D2.1-df-window"]),
    kind("late call, no DR", dropped::late_reliability, LATE),
    kind("Delay under way", wrong::delay_under_way, &["D2.17-only-stopped"]),
    kind("start under way", wrong::redundant_start, REDUNDANT),
    kind("not Mobile", wrong::not_mobile, NOT_MOBILE),
    kind("towing in Reverse", wrong::towing_in_reverse, &["D2.2-towing-na"]),
    kind("towing in Bypass", wrong::towing_in_bypass, &["D2.3-x-towing-na"]),
    kind("stop beside an enemy AFV", wrong::stop_beside_enemy, &["D2.6-no-stop"]),
    kind("free turn in the own MPh", wrong::free_turn, FREE_TURN),
    kind("move after Prep Fire", wrong::prep_fire, &["D2.1-no-move-after-prep", "D2.4-no-prep-fire"]),
    kind("move of a unit out of play", wrong::out_of_play, &["LOG.unit-gone"]),
];

const HUNT: Hunt<Workshop> = Hunt { kinds: KINDS, every: 1, redraws: 400, bounds: BOUNDS };
const BOUNDS: Bounds = Bounds { made: 90, found: 100, named: 100, found_of_each: 100, mistakes: 0 };

#[test]
fn one_mistake_in_a_turn_is_found() {
    HUNT.run();
}
