//! One thing wrong in each of many legal turns of fire. The engine has to find it, and to name the rule.

mod doubled;
mod dropped;
mod figures;
mod workshop;

use super::{on_every_seed, text, turns};
use asl_core::finding::Ruling;
use asl_core::replay::Replay;
use std::collections::BTreeMap;
use workshop::Workshop;

/// One kind of mistake.
struct Kind {
    name: &'static str,
    /// Makes it; none where the turn has no place for it.
    make: fn(&mut Workshop) -> Option<()>,
    /// One of these clauses should be cited.
    clauses: &'static [&'static str],
}

const fn kind(
    name: &'static str,
    make: fn(&mut Workshop) -> Option<()>,
    clauses: &'static [&'static str],
) -> Kind {
    Kind { name, make, clauses }
}

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
const KINDS: &[Kind] = &[
    kind("FP: base misread", figures::base, &["A7.3-modify-each-then-sum"]),
    kind("FP: PBF forgotten", figures::no_pbf, PBF),
    kind("FP: Long Range forgotten", figures::no_long_range, LONG),
    kind("FP: concealment forgotten", figures::no_concealed, &["A7.23-concealed-half"]),
    kind("FP: AFPh forgotten", figures::no_afph, AFPH),
    kind("FP: pin forgotten", figures::no_pin, PIN),
    kind("FP: SFF not halved", figures::no_subsequent, &["A7.353-half-retained"]),
    kind("FP: Final Fire not halved", figures::no_final, &["A7.353-half-retained"]),
    kind("FP: Spraying not halved", figures::no_spraying, &["A7.34-as-mg-spraying"]),
    kind("FP: Assault Fire forgotten", figures::no_assault, ASSAULT),
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
    kind("failed MC without effect", dropped::break_left_out, MC),
    kind("check: outcome flipped", dropped::outcome, OUTCOME),
    kind("check: number wrong", dropped::number, &["A7.304-numbered-mc"]),
    kind("check: full morale encircled", dropped::morale, &["A7.7-morale-drop-immediate"]),
    kind("check: before the leader", dropped::order, &["A7.303-best-leaders-first"]),
    kind("Encirclement: counter left off", dropped::encirclement, &["A7.7-marker", "A7.7-morale-drop-immediate"]),
    kind("Encirclement by one unit", dropped::undue_encirclement, ENCIRCLED),
    kind("Wound Severity left out", dropped::wound, &["A7.302-smc-wounded", "A7.31-resolve-before-next"]),
    kind("vehicle spared", dropped::vehicle_spared, &["A7.308-all-occupants", "A7.31-resolve-before-next"]),
    kind("vehicle: another result", dropped::vehicle_result, VEHICLE),
    kind("roll left out", dropped::roll, &["A7.3-attack-dr-recorded"]),
    kind("second roll", dropped::second_roll, &["A7.3-attack-dr-recorded"]),
    kind("Opportunity counter unturned", dropped::opportunity_counter, &["A7.25-marker-flips"]),
    kind("inherent FP again", doubled::inherent, &["A7.33-no-split-inherent"]),
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
    kind("Opportunity Fire in the PFPh", doubled::opportunity_early, &["A7.25-no-pfph-fire-no-move"]),
];

/// What came of one kind.
#[derive(Clone, Copy, Default)]
struct Tried {
    made: u64,
    found: u64,
    named: u64,
}

/// What came of all.
#[derive(Default)]
struct Hunt {
    asked: u64,
    tried: BTreeMap<usize, Tried>,
    missed: Vec<String>,
}

/// Turns looked at for one that has a place for the mistake.
const REDRAWS: u64 = 250;

impl Hunt {
    fn judge(&mut self, seed: u64) {
        let which = ((seed / 4) % KINDS.len() as u64) as usize;
        let kind = &KINDS[which];
        self.asked += 1;
        let spoil = |seed: u64| {
            let mut workshop = Workshop::of(seed);
            (kind.make)(&mut workshop).map(|()| (seed, workshop))
        };
        let Some((turn, spoiled)) = (0..REDRAWS).find_map(|n| spoil(seed + n * 1_000_003)) else { return };
        let (game, from) = spoiled.game();
        let findings = Replay::of(&game).audit().findings;
        let found: Vec<_> = findings.iter().filter(|f| f.seq >= from && f.ruling == Ruling::Broken).collect();
        let named = found.iter().any(|f| kind.clauses.iter().any(|clause| f.cites(clause)));
        let tried = self.tried.entry(which).or_default();
        tried.made += 1;
        tried.found += u64::from(!found.is_empty());
        tried.named += u64::from(named);
        if !named && self.missed.len() < 100 {
            let cited: Vec<&str> = found.iter().map(|f| f.clause.0).collect();
            let word = if found.is_empty() { "missed" } else { "misnamed" };
            let log = text(&game);
            self.missed.push(format!(
                "{word} {} (GENERATOR_SEED={seed}, turn {turn}, event {from}, cited {cited:?})\n{log}",
                kind.name
            ));
        }
    }

    fn join(&mut self, other: Hunt) {
        self.asked += other.asked;
        for (which, tried) in other.tried {
            let sum = self.tried.entry(which).or_default();
            sum.made += tried.made;
            sum.found += tried.found;
            sum.named += tried.named;
        }
        self.missed.extend(other.missed);
    }

    fn sum(&self, of: fn(&Tried) -> u64) -> u64 {
        self.tried.values().map(of).sum()
    }

    fn show(&self) {
        println!("{:>6} {:>6} {:>6}", "made", "found", "named");
        for (which, kind) in KINDS.iter().enumerate() {
            let tried = self.tried.get(&which).copied().unwrap_or_default();
            println!("{:>6} {:>6} {:>6}  {}", tried.made, tried.found, tried.named, kind.name);
        }
        let (made, found, named) = (self.sum(|t| t.made), self.sum(|t| t.found), self.sum(|t| t.named));
        println!("{made:>6} {found:>6} {named:>6}  in all");
        let mut shown: Vec<&str> = Vec::new();
        for miss in &self.missed {
            let name = miss.split(" (").next().unwrap_or_default();
            if !shown.contains(&name) {
                shown.push(name);
                println!("\n{miss}");
            }
        }
    }
}

#[test]
fn one_mistake_in_a_fire_phase_is_found() {
    let part = |seed: u64, part: &mut Hunt| {
        if seed.is_multiple_of(4) {
            part.judge(seed);
        }
    };
    let all = on_every_seed(part, Hunt::join);
    all.show();
    let (made, found, named) = (all.sum(|t| t.made), all.sum(|t| t.found), all.sum(|t| t.named));
    assert!(made * 100 >= all.asked * 90, "kinds without a place: {made} of {} made", all.asked);
    assert!(found * 100 >= made * 99, "{found} of {made} found");
    assert!(named * 100 >= made * 99, "{named} of {made} named");
    assert!(turns() < 10_000 || made >= 2_000, "{made} made");
}
