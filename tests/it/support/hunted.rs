//! Logs that a generator writes as text: what is found in them, and hunts for the one mistake of each.

use asl_core::audit::{Game, Replay};
use asl_core::finding::{Finding, Ruling};
use std::fmt::Debug;

/// A log that is played with one mistake, or with none.
pub(crate) trait Hunted<S> {
    /// The log of a seed, with this mistake where there is occasion for it.
    fn played(seed: u64, slip: Option<S>) -> Self;

    /// As a text game.
    fn text(&self) -> String;

    /// The first and the last event at which the mistake shows; none where it was not made.
    fn window(&self) -> Option<(u64, u64)>;
}

/// All that is found in a text game.
pub(crate) fn findings(text: &str) -> Vec<Finding> {
    let parsed = asl_core::notation::parse(text);
    assert!(parsed.errors.is_empty(), "{:?}\n{text}", parsed.errors);
    let events = parsed.lines.into_iter().map(|line| line.event).collect();
    let game = Game { scenario: parsed.scenario.expect("a head"), events };
    Replay::of(&game).audit().findings
}

/// Each mistake, in so many seeds, is found where it shows, by a clause whose id begins as one of its own.
pub(crate) fn hunt<S: Copy + Debug, H: Hunted<S>>(slips: &[(S, &[&str])], seeds: u64) {
    let mut lacking = Vec::new();
    for (slip, clauses) in slips {
        let (mut made, mut found) = (0, 0);
        for seed in 0..seeds {
            let log = H::played(seed, Some(*slip));
            let Some((first, last)) = log.window() else { continue };
            made += 1;
            let all = findings(&log.text());
            let such = |finding: &Finding| clauses.iter().any(|clause| finding.clause.0.starts_with(clause));
            let here = |finding: &Finding| (first..=last).contains(&finding.seq);
            let told = |finding: &Finding| finding.ruling == Ruling::Broken && here(finding) && such(finding);
            let caught = all.iter().any(told);
            found += u64::from(caught);
            if !caught && made - found == 1 {
                lacking.push(format!("{slip:?}, seed {seed}: {all:#?}\n{}", log.text()));
            }
        }
        println!("{slip:?}: {found} of {made}");
        if made == 0 {
            lacking.push(format!("{slip:?} was never made"));
        }
    }
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}
