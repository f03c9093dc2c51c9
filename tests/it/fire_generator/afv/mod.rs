//! The second player of AFV fire: it plays random legal turns by its own reading of D3 and asks the engine to find
//! nothing.

mod aim;
mod arcs;
pub(crate) mod battle;
mod cases;
mod drive;
mod fleet;
mod mutate;
mod shoot;
mod tank;
mod turn;

use crate::second_player::{Legal, turns};
use battle::Battle;

/// Clauses that a run has to meet and keep, else it says nothing about them.
const MET: &[&str] = &[
    "D3-scope-ordnance-chapter",
    "D3.1-two-arcs",
    "D3.11-bow-weapon-arc",
    "D3.11-movement-in-vca",
    "D3.12-end-phase-friendly-only",
    "D3.12-end-phase-no-intensive-fire",
    "D3.12-end-phase-tca-eligibility",
    "D3.12-end-phase-vca-eligibility",
    "D3.12-target-in-new-tca",
    "D3.12-tca-change-occasions",
    "D3.12-tca-free-with-mp",
    "D3.12-tca-needs-mp",
    "D3.12-turret-fire-keeps-vca",
    "D3.12-turret-weapon-arc",
    "D3.12-vca-change-occasions",
    "D3.2-colored-die-recorded",
    "D3.2-facing-by-crossed-hexside",
    "D3.2-facing-selects-af",
    "D3.2-hexspine-least-favorable",
    "D3.3-any-mph-shot-is-bounding",
    "D3.3-bounding-marker",
    "D3.3-bounding-marker-rof-exc",
    "D3.3-case-c-mandatory",
    "D3.3-case-c-mp-in-los",
    "D3.3-delay-one-at-a-time",
    "D3.3-delay-only-stopped",
    "D3.3-dff-needs-mp",
    "D3.3-dff-window-closes",
    "D3.3-move-after-fire",
    "D3.3-no-afph-after-marker",
    "D3.3-no-opportunity-fire",
    "D3.3-no-rollback",
    "D3.3-repeat-stop-and-fire",
    "D3.31-bounding-half-fp",
    "D3.31-exc-gyro-cmg",
    "D3.31-non-ma-fire-closes-afph",
    "D3.32-afph-case-c",
    "D3.32-afph-motion-quarter",
    "D3.32-afph-rof-shot",
    "D3.32-no-bounding-final-fire",
    "D3.32-once",
    "D3.32-only-the-rof-weapon",
    "D3.4-infantry-leader-no-vehicle-effect",
    "D3.45-cannot-be-lost",
    "D3.45-must-use",
    "D3.45-quasi-leader-6-plus-1",
    "D3.45-ssr-only",
    "D3.5-bu-limits",
    "D3.5-combine-fp",
    "D3.5-combined-target-in-each-arc",
    "D3.5-combined-worst-ca",
    "D3.5-exc-bounding",
    "D3.5-forfeit",
    "D3.5-ma-mg-listing",
    "D3.5-mandatory-fg",
    "D3.5-one-attack-per-player-turn",
    "D3.5-same-phase-as-other-weapons",
    "D3.51-exc-bff-no-case-a",
    "D3.51-incremental-turn",
    "D3.51-known-target-for-next-turn",
    "D3.51-same-hex-for-all-weapons",
    "D3.52-bff-half-instead",
    "D3.52-bff-within-arc",
    "D3.52-mg-case-a-on-ift",
    "D3.53-afph-half",
    "D3.53-exc-ma-tk",
    "D3.53-no-case-b-for-mg",
    "D3.54-only-ma-mg-tk",
    "D3.6-as-infantry-ft",
    "D3.6-case-a-on-ift",
    "D3.6-exc-motion-halved",
    "D3.7-breakdown-applies",
    "D3.7-combined-attack-malfunction",
    "D3.7-default-b12",
    "D3.7-disable-6",
    "D3.7-exc-recall-passenger-towing",
    "D3.7-malfunction-marker",
    "D3.7-malfunctioned-cannot-fire",
    "D3.7-mg-tested-on-ift",
    "D3.7-ordnance-tested-on-th",
    "D3.7-printed-b-only-ma",
    "D3.7-recall-when-all-disabled",
    "D3.7-repair-1",
    "D3.7-repair-2-5",
    "D3.7-repair-aamg-ce",
    "D3.7-repair-crew-fit",
    "D3.7-repair-once-per-rph",
    "D3.7-repair-own-dr",
    "D3.71-b-becomes-x",
    "D3.71-low-ammo",
    "D3.71-marker",
    "D3.71-new-b-one-less",
    "D3.71-original-12-malfunctions",
    "D3.71-x-disables-and-recalls",
];

#[test]
fn legal_afv_fire_breaks_nothing() {
    let legal = Legal::run::<Battle>(|_| true, |seed| seed.is_multiple_of(8));
    legal.assert_breaks_nothing();
    legal.assert_kept(MET);
    let phases = legal.count("fire phases");
    assert!(phases >= turns(), "{phases} fire phases");
}
