//! Clauses that speak of the same fact: one mistake is one finding that cites them all.

use super::book::Opinion;
use crate::event::AttackId;
use crate::finding::{ClauseId, Finding, Ruling, Verdict};
use alloc::vec::Vec;

/// Groups of clauses whose checks the same facts meet. Those of the rules ledger first, then those of this
/// book's own; of A7 a remark says which one fact it is. Where two clauses could speak of different facts of
/// one event they are kept apart instead: each is silent on what the other explains.
pub(super) const GROUPS: &[&[&str]] = &[
    &["DICE.rolled-once", "LOG.roll-repeated"],
    &["D2.17-only-stopped", "D3.3-delay-only-stopped"],
    &["D2.17-one-at-a-time", "D3.3-delay-one-at-a-time"],
    &[
        "D2.11-move-in-vca",
        "D2.11-reverse-exc",
        "D2.11-turn-first",
        "D2.2-only-option",
        "D3.11-movement-in-vca",
    ],
    &["D2.22-rear-hex", "D3.11-movement-in-vca"],
    &["D2.12-start-before-enter", "D2.13-restart-start-mp", "D3.3-move-after-fire", "D2.3-fail-restart"],
    &["D2.1-mp-limit", "D2.4-no-extra-mp", "D3.3-move-after-fire", "D2.4-stop-needs-mp", "D2.5-dr-required"],
    &["D2.12-redundant-start", "D2.12-motion-exempt", "D2.4-no-start-cost", "D2.12-offboard-exempt"],
    &[
        "D2.11-vca-no-other-cause",
        "D2.11-vca-paid",
        "D2.11-vca-by-fire",
        "D2.11-vca-end-of-fire-phase",
        "D3.12-vca-change-occasions",
    ],
    &["D2.11-vca-end-of-fire-phase", "D3.12-end-phase-vca-eligibility"],
    &[
        "D2.1-cot-column",
        "D2.18-2e-min",
        "D2.18-1e-exact",
        "D2.14-wreck-plus-one",
        "D2.14-road-double",
        "D2.16-road-half",
        "D2.16-bu-afv",
        "D2.16-only-base-doubled",
        "D2.21-x4-tracked",
        "D2.21-total-multiplied",
        "D2.3-cost-double",
        "D2.3-extras-doubled",
    ],
    &["D2.4-end-with-mp", "D2.24-2e-mp-remaining"],
    &["D2.35-bow-in-vca", "D3.11-bow-weapon-arc"],
    // One range declared wrong, and so a shot that goes too far.
    &["LOG.declared-range", "A7.22-max-double-range"],
    &["LOG.declared-range", "A7.22-exc-no-long-range"],
    &["LOG.declared-range", "A7.34-range-three"],
    // One pair of attacks that had to be one.
    &["D3.5-mandatory-fg", "A7.55-mandatory-fg"],
    // One Opportunity Fire counter on a vehicle.
    &["D3.3-no-opportunity-fire", "A7.25-eligibility"],
    &["D2.1-no-move-after-prep", "D3.5-same-phase-as-other-weapons", "D3.5-forfeit"],
    &["D2.15-no-stop", "D2.7-mm-exc"],
    // One attack that the leader may not direct, for he directed the same other one before.
    &["A7.53-one-attack-per-phase", "A7.53-squad-and-its-mg-apart", "A7.531-once-per-player-turn"],
    &[
        "D2.1-moving-target-new-hex",
        "D2.13-stopped-moving-1e",
        "D2.13-stopped-moving-2e",
        "D2.11-vca-not-moving",
        "D2.12-start-not-moving",
    ],
    &["D2.1-own-mph-only", "D2.1-no-aph-move"],
    &["D2.15-all-mp", "D2.15-start-in-exited", "D2.15-towing"],
    &["D2.15-1e-no-reverse", "D2.24-1e-no-reverse-mm"],
    &["D2.13-stop-or-motion", "D2.4-status", "D2.15-motion-after"],
    &["D2.1-no-move-immobile", "D2.15-mobile"],
    &["D2.31-hexside-occupied", "D2.31-2e-both-sides"],
    // D3: one wrong Case A, one target out of arc, one turn out of time, one shot too many, one halving.
    &[
        "D3.51-same-penalty-within-arc",
        "D3.51-fire-phase-spans-mph-dfph",
        "D3.51-repeat-shot-free",
        "D3.51-tca-carried-by-vca",
        "D3.51-further-tca-adds",
        "D3.51-bow-weapons-alike",
        "D3.12-turret-fire-keeps-vca",
        "D3.12-vca-pivot-nt",
        "D3.52-mg-case-a-on-ift",
        "D3.51-incremental-turn",
        "D3.5-combined-worst-ca",
        "D3.6-case-a-on-ift",
    ],
    &[
        "D3.5-combined-target-in-each-arc",
        "D3.52-bff-within-arc",
        "D3.12-target-in-new-tca",
        "D3.12-turret-weapon-arc",
        "D3.11-bow-weapon-arc",
        "D2.321-side-field",
    ],
    &[
        "D3.12-end-phase-no-intensive-fire",
        "D3.12-end-phase-tca-eligibility",
        "D3.12-end-phase-vca-eligibility",
    ],
    &["D2.11-vca-recorded", "D3.1-two-arcs"],
    &[
        "D3.3-no-afph-after-marker",
        "D3.32-afph-rof-shot",
        "D3.32-only-the-rof-weapon",
        "D3.31-non-ma-fire-closes-afph",
        "D3.32-once",
        "D3.32-no-bounding-final-fire",
        "D3.5-one-attack-per-player-turn",
        "D3.5-same-phase-as-other-weapons",
        "D3.5-forfeit",
    ],
    &["D3.3-repeat-stop-and-fire", "D3.5-one-attack-per-player-turn"],
    &["D3.31-exc-gyro-cmg", "D3.52-bff-half-instead", "D3.31-bounding-half-fp"],
    &["D3.32-afph-half-fp", "D3.53-afph-half", "A7.24-afph-half"],
    &["D3.32-afph-motion-quarter", "D2.42-fp-halved", "D2.42-cumulative"],
    &[
        "D3.32-afph-case-c",
        "D3.32-afph-motion-quarter",
        "D3.3-case-c-mandatory",
        "D2.42-case-c4-1e",
        "D2.42-case-c4-2e",
        "D2.13-stop-for-fire",
    ],
    &["D3.32-no-bounding-final-fire", "A7.1-phases-by-side"],
    &["D3.53-exc-ma-tk", "D3.53-afph-half", "A7.24-afph-half"],
    &["D3.54-no-substitute-ma", "D3.54-only-ma-mg-tk"],
    &["D3.3-no-rollback", "D3.2-facing-by-crossed-hexside", "D3.2-hexspine-least-favorable"],
    &["D3.2-bypass-facing-by-hex", "D2.32-front-tf", "D2.32-rear-tf", "D2.32-side-tf"],
    &["D3.2-in-hex-bypass-exc", "D2.32-2e-same-hex-side", "D2.32-1e-same-hex"],
    &["D3.12-tca-needs-mp", "D3.12-target-in-new-tca"],
    &["D3.3-no-opportunity-fire", "D3.3-any-mph-shot-is-bounding"],
    &["D2.33-turn-only-exiting", "D2.33-no-end-after-turn"],
    &["D2.401-dr-limit", "D2.401-one-unit-count"],
    &["D2.42-case-c4-1e", "D2.42-case-c4-2e", "D2.13-stop-for-fire"],
    &["D2.51-dr-each-start", "D2.51-late-call-must-roll"],
    &["D2.23-switch-stop-start", "D2.12-redundant-start"],
    &["D2.23-motion-too", "D2.12-motion-exempt"],
    &["D2.3-fail-stop", "D2.13-stop-or-motion"],
    &[
        "D2.4-moving-target-at-once",
        "D2.41-case-j",
        "D2.1-moving-target-new-hex",
        "D2.13-stopped-moving-1e",
        "D2.13-stopped-moving-2e",
    ],
    &["D2.4-end-with-mp", "D2.4-intended-cost-minimum", "D2.24-2e-mp-remaining"],
    // One halving left out where the Motion and the AFPh halve.
    &["A7.24-afph-half", "D2.42-cumulative", "D3.53-afph-half", "D3.32-afph-half-fp"],
    // One shot of a broken unit.
    &["A7.35-sw-possession", "A10.4-broken-no-fire"],
    &["A7.25-still-able", "A10.4-broken-no-fire"],
    // One shot by ROF that may not be: each clause gives a reason why.
    &["A9.2-rof-kept", "A7.81-no-rof-no-intensive", "A7.25-rof-if-only-opportunity"],
    // One firer in a second fire phase: with a SW of its own, and so at all.
    &["A7.1-one-fire-phase-per-turn", "A7.33-sw-separate-same-phase"],
    // One shot of a pinned unit with FT or DC, on Opportunity Fire.
    &["A7.25-still-able", "A7.81-no-ft-dc"],
    // One combination, of a squad's inherent FP with its ATR.
    &["A7.351-add-or-separate", "A7.51-ordnance-never-in-fg"],
    // One Pin counter on a unit that is not to have it.
    &["A7.8-exempt-units", "A7.8-broken-only-interdiction"],
    // One Melee counter on PRC.
    &["A7.211-survivors-not-melee", "A7.211-mobile-prc-never-melee"],
    // One Encirclement counter that may not stand: each clause gives a reason why.
    &[
        "A7.7-who",
        "A7.7-phase",
        "A7.7-two-units",
        "A7.7-normal-range",
        "A7.7-consecutive",
        "A7.7-valid-fire-ordnance-hit",
        "A7.7-valid-fire-nmc-potential",
        "A7.7-geometry-opposite-spines",
        "A7.7-geometry-three-vertices",
        "A7.7-geometry-three-sides",
        "A7.7-above-and-below",
    ],
    // D3: one leader used where no record puts him; one shot too many or out of its phase; one weapon that counts
    // outside its arc; one wrong sum; one roll whose failure is missing or another; one die used twice.
    &["D3.41-assigned-on-side-record", "D3.43-own-vehicle-only"],
    &["D3.41-assigned-on-side-record", "SECRET.unknown"],
    &["D3.41-assigned-on-side-record", "SECRET.opens"],
    &["D3-scope-ordnance-chapter", "D3.44-bu-penalty-remains"],
    &["D3.5-one-attack-per-player-turn", "D3.5-ma-mg-listing"],
    &[
        "D3.5-same-phase-as-other-weapons",
        "D3.5-forfeit",
        "D3.5-exc-bounding",
        "D3.3-no-afph-after-marker",
        "D3.32-afph-rof-shot",
        "D3.32-only-the-rof-weapon",
    ],
    &["D3.5-combine-fp", "A7.3-modify-each-then-sum"],
    &["D3.5-combined-target-in-each-arc", "D3.11-bow-weapon-arc"],
    &["D3.5-combined-target-in-each-arc", "D3.12-turret-weapon-arc"],
    &["D3.5-combined-target-in-each-arc", "D2.35-bow-in-vca"],
    &["D3.6-as-infantry-ft", "A7.3-modify-each-then-sum"],
    &["D3.6-exc-motion-halved", "D2.42-ft-1e", "D2.42-ft-canister-2e"],
    &[
        "D3.7-breakdown-applies",
        "D3.7-ordnance-tested-on-th",
        "D3.7-mg-tested-on-ift",
        "D3.7-malfunctioned-cannot-fire",
    ],
    &["D3.71-low-ammo", "D3.71-marker"],
    &[
        "D3.71-x-disables-and-recalls",
        "D3.71-b-becomes-x",
        "D3.71-original-12-malfunctions",
        "D3.71-new-b-one-less",
        "D3.7-malfunctioned-cannot-fire",
    ],
    &["D3.7-repair-own-dr", "LOG.roll-used-twice"],
];

/// Do two clauses speak of the same fact?
#[must_use]
pub fn same_fact(a: ClauseId, b: ClauseId) -> bool {
    a == b || GROUPS.iter().any(|group| group.contains(&a.0) && group.contains(&b.0))
}

/// One finding for each mistake or open question among the opinions on one event.
pub(super) fn gather(seq: u64, opinions: Vec<Opinion>) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    let mut attacks: Vec<Option<AttackId>> = Vec::new();
    for opinion in opinions {
        let (ruling, breach) = match opinion.verdict {
            Verdict::Silent | Verdict::Kept => continue,
            Verdict::Broken(breach) => (Ruling::Broken, *breach),
            Verdict::Undecided(breach) => (Ruling::Undecided, *breach),
        };
        let same = |(f, attack): &(&mut Finding, &Option<AttackId>)| {
            f.unit == opinion.unit && **attack == opinion.attack && same_fact(f.clause, opinion.clause)
        };
        let (clause, unit, cell) = (opinion.clause, opinion.unit.clone(), opinion.cell);
        let finding = Finding { seq, ruling, clause, also: Vec::new(), unit, cell, breach };
        match findings.iter_mut().zip(&attacks).find(same) {
            Some((known, _)) => join(known, finding),
            None => {
                findings.push(finding);
                attacks.push(opinion.attack);
            }
        }
    }
    findings
}

/// A breach outweighs an open question; else the first to speak keeps the word. What a clause says of two facts of one
/// event is said in full.
fn join(known: &mut Finding, mut other: Finding) {
    if other.ruling < known.ruling {
        core::mem::swap(known, &mut other);
        known.also.append(&mut other.also);
    }
    if known.clause == other.clause && known.ruling == other.ruling && known.breach.says != other.breach.says
    {
        known.breach = core::mem::take(&mut known.breach).and(other.breach);
    }
    if !known.cites(other.clause.0) {
        known.also.push(other.clause);
    }
}
