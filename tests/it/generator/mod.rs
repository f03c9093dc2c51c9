//! A second player of the rules: it plays random legal turns of a vehicle and asks the engine to find nothing;
//! then it breaks one thing in each and asks the engine to find it (`second_player`).

#![allow(clippy::unwrap_used, reason = "helpers of tests: what cannot be unwrapped is a failed test")]

pub(crate) mod chance;
mod drive;
mod ends;
mod legal;
pub(crate) mod log;
mod moves;
mod mutate;
mod prices;
mod world;

pub(crate) use legal::Turn;

use crate::second_player::Legal;

/// Clauses that a run has to meet and keep, else it says nothing about them.
const MET: &[&str] = &[
    "D2.1-cot-column",
    "D2.1-df-window",
    "D2.1-leftover-mp",
    "D2.1-moving-target-new-hex",
    "D2.1-mp-limit",
    "D2.1-no-move-immobile",
    "D2.1-sequential-units",
    "D2.1-terrain-na",
    "D2.11-heading-kept",
    "D2.11-move-in-vca",
    "D2.11-vca-announce-each",
    "D2.11-vca-valid-spine",
    "D2.12-offboard-direction",
    "D2.12-start-before-enter",
    "D2.12-start-before-vca",
    "D2.13-restart-start-mp",
    "D2.13-stop-or-motion",
    "D2.13-stopped-moving-1e",
    "D2.13-stopped-moving-2e",
    "D2.15-all-mp",
    "D2.15-condition",
    "D2.15-motion-after",
    "D2.15-one-hex",
    "D2.15-towing",
    "D2.17-only-stopped",
    "D2.18-1e-exact",
    "D2.18-2e-min",
    "D2.22-bypass-hexside",
    "D2.22-rear-hex",
    "D2.22-rear-hex-bypass",
    "D2.23-motion-too",
    "D2.23-switch-stop-start",
    "D2.24-1e-no-reverse-motion",
    "D2.24-2e-counter-kind",
    "D2.24-2e-mp-remaining",
    "D2.3-announce-first",
    "D2.3-clearance",
    "D2.3-continuity",
    "D2.3-entry-hexside",
    "D2.3-fail-stop",
    "D2.31-1e-no-blaze",
    "D2.31-2e-no-ground-blaze",
    "D2.31-hexside-occupied",
    "D2.31-no-roadblock",
    "D2.32-cafp-recorded",
    "D2.32-straddle",
    "D2.33-ex-bu-2e",
    "D2.33-must-afford",
    "D2.33-three-options",
    "D2.33-turn-before-bypass",
    "D2.33-two-spines",
    "D2.4-end-with-mp",
    "D2.4-intended-cost-minimum",
    "D2.4-must-expend-one",
    "D2.4-status",
    "D2.4-stop-needs-mp",
    "D2.401-1e-anytime",
    "D2.401-2e-units-mph",
    "D2.401-bog",
    "D2.401-dr-limit",
    "D2.5-drm-frd",
    "D2.5-drm-fru-red",
    "D2.5-manufacturer",
    "D2.5-max-gain",
    "D2.5-success",
    "D2.51-dr-each-start",
    "D2.51-late-call-window",
    "D2.51-motion-attempt-2e",
    "D2.51-twelve",
    "D2.52-2e-wheeled",
    "D2.7-all-no-prior",
    "D2.7-all-plus",
    "LOG.declared-sum",
];

#[test]
fn legal_turns_break_nothing() {
    let legal = Legal::run::<Turn>(|_| true, |_| true);
    legal.assert_breaks_nothing();
    legal.assert_kept(MET);
}
