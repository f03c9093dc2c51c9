//! Clauses of one group speak of one fact: where an event holds two mistakes, there are two findings.

use asl_core::audit::{Audit, Game, Replay};
use asl_core::event::UnitId;
use asl_core::finding::Ruling;
use asl_core::map::Map;
use asl_core::notation::{Expected, Line, parse};

fn audited(text: &str) -> (Vec<Line>, Audit) {
    let parsed = parse(text);
    assert!(parsed.errors.is_empty(), "{:?}", parsed.errors);
    let events = parsed.lines.iter().map(|line| line.event.clone()).collect();
    let game = Game { scenario: parsed.scenario.expect("a head"), events };
    (parsed.lines, Replay::of(&game).audit())
}

/// A check that nobody made is the mistake of whoever owes it, though another unit's fire closes the attack.
#[test]
fn a_missing_check_is_told_of_the_unit_that_owes_it() {
    let next = include_str!("../../cases/a7/a7-next-attack-before-checks.asl");
    let over = next.lines().take_while(|line| !line.starts_with("a2 ")).collect::<Vec<_>>().join("\n");
    for (text, clause) in
        [(next, "A7.31-resolve-before-next"), (&(over + "\nturn 1 german MPh\n"), "A7.304-numbered-mc")]
    {
        let (_, audit) = audited(text);
        let found = audit.findings.iter().find(|f| f.ruling == Ruling::Broken).expect("a finding");
        assert_eq!((found.clause.0, found.unit.as_ref().map(UnitId::as_str)), (clause, Some("t")));
        let text = &found.breach.says;
        assert!(text.contains("t, t2"), "{text}");
        assert!(found.cell.is_some_and(|cell| Map::sheet().show_cell(cell) == "K8"), "{:?}", found.cell);
    }
}

#[test]
fn two_mistakes_in_one_event_are_two_findings() {
    assert!(pairs_told_apart(include_str!("../../cases/a7/own_two_mistakes.asl")) > 4, "pairs of mistakes");
}

/// Each weapon of a vehicle has an arc: what is wrong with one says nothing of the other.
#[test]
fn two_weapons_out_of_their_arcs_are_two_findings() {
    assert!(pairs_told_apart(include_str!("../../cases/d3/own_two_mistakes.asl")) > 0, "a pair of weapons");
}

/// How many events of a game have several mistakes, each with a finding of its own.
fn pairs_told_apart(text: &str) -> usize {
    let (lines, audit) = audited(text);
    let mut pairs = 0;
    for (seq, line) in lines.iter().enumerate() {
        let expected = line.expectations.iter().filter(|e| matches!(e.what, Expected::Broken(_))).count();
        let broken = |f: &&asl_core::finding::Finding| f.seq == seq as u64 && f.ruling == Ruling::Broken;
        let found: Vec<_> = audit.findings.iter().filter(broken).collect();
        assert_eq!(found.len(), expected, "line {}: {found:#?}", line.number);
        pairs += usize::from(expected > 1);
    }
    pairs
}
