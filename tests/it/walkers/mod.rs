//! Infantry that walks by A4: turns played by the tests' own table of prices break nothing, and one mistake in a turn is found.

mod slips;
mod turn;
mod world;

use crate::support::draws;
use asl_core::audit::{Game, Replay};
use asl_core::finding::{Finding, Ruling};
use slips::SLIPS;
use turn::Turn;

/// Turns of a whole run.
const TURNS: u64 = 10_000;

/// A mistake that shows at once is told in so many lines: of a stack that goes as one, and of a Recovery.
const LINES: u64 = 3;

fn findings(text: &str) -> Vec<Finding> {
    let parsed = asl_core::notation::parse(text);
    assert!(parsed.errors.is_empty(), "{:?}\n{text}", parsed.errors);
    let events = parsed.lines.into_iter().map(|line| line.event).collect();
    let game = Game { scenario: parsed.scenario.expect("a head"), events };
    Replay::of(&game).audit().findings
}

#[test]
fn legal_turns_of_infantry_break_nothing() {
    let mut moves = 0;
    for seed in 0..draws::of(TURNS) {
        let text = Turn::played(seed, None).text();
        let found = findings(&text);
        assert!(found.is_empty(), "seed {seed}: {:#?}\n{text}", found.first());
        moves += text.matches(" moves ").count() as u64;
    }
    assert!(moves > 4 * draws::of(TURNS), "{moves} moves");
}

#[test]
fn one_mistake_of_infantry_is_found() {
    let mut lacking = Vec::new();
    for (slip, clauses) in SLIPS {
        let (mut made, mut found) = (0, 0);
        for seed in 0..draws::of(TURNS / 10) {
            let turn = Turn::played(seed, Some(slip));
            let Some(event) = turn.slipped else { continue };
            made += 1;
            let all = findings(&turn.text());
            let such = |finding: &Finding| clauses.iter().any(|clause| finding.clause.0.starts_with(clause));
            let last = if slip.shows_at_once() { event + LINES } else { u64::MAX };
            let here = |finding: &Finding| (event..=last).contains(&finding.seq);
            let told = |finding: &Finding| finding.ruling == Ruling::Broken && here(finding) && such(finding);
            let caught = all.iter().any(told);
            found += u64::from(caught);
            if !caught && made - found == 1 {
                lacking.push(format!("{slip:?}, seed {seed}: {all:#?}\n{}", turn.text()));
            }
        }
        println!("{slip:?}: {found} of {made}");
        assert!(made > 0, "{slip:?} was never made");
    }
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}
