//! Clauses of one group speak of one fact: where an event holds two mistakes, there are two findings.

use asl_core::finding::Ruling;
use asl_core::notation::{Expected, parse};
use asl_core::replay::{Game, Replay};

#[test]
fn two_mistakes_in_one_event_are_two_findings() {
    let parsed = parse(include_str!("../../cases/a7/own_two_mistakes.asl"));
    let events = parsed.lines.iter().map(|line| line.event.clone()).collect();
    let game = Game { scenario: parsed.scenario.expect("a head"), events };
    let audit = Replay::of(&game).audit();
    let mut pairs = 0;
    for (seq, line) in parsed.lines.iter().enumerate() {
        let expected = line.expectations.iter().filter(|e| matches!(e.what, Expected::Broken(_))).count();
        let broken = |f: &&asl_core::finding::Finding| f.seq == seq as u64 && f.ruling == Ruling::Broken;
        let found: Vec<_> = audit.findings.iter().filter(broken).collect();
        assert_eq!(found.len(), expected, "line {}: {found:#?}", line.number);
        pairs += usize::from(expected > 1);
    }
    assert!(pairs > 4, "the file holds pairs of mistakes");
}
