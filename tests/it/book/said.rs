//! What findings say, where their words hang on what was done, and what they cite.

use asl_core::audit::{Game, Replay};
use asl_core::finding::Finding;
use asl_core::notation::parse;

/// The findings of the first line of a case that begins so.
fn found(text: &str, begins: &str) -> Vec<Finding> {
    let parsed = parse(text);
    assert!(parsed.errors.is_empty(), "{:?}", parsed.errors);
    let lines = text.lines().collect::<Vec<_>>();
    let seq =
        parsed.lines.iter().position(|line| lines[line.number - 1].starts_with(begins)).expect("a line");
    let events = parsed.lines.into_iter().map(|line| line.event).collect();
    let game = Game { scenario: parsed.scenario.expect("a head"), events };
    let findings = Replay::of(&game).audit().findings;
    findings.into_iter().filter(|finding| finding.seq == seq as u64).collect()
}

#[test]
fn what_may_not_turn_again_is_named() {
    let text = include_str!("../../cases/d3/own_turns_again.asl");
    for (begins, what) in [("a3 prep by two", "the turret is not"), ("a10 prep by six", "the hull is not")] {
        let found = found(text, begins);
        assert!(found.iter().any(|finding| finding.breach.says.contains(what)), "{found:#?}");
    }
}

#[test]
fn each_location_has_its_own_omission() {
    let text = include_str!("../../cases/a7/own_spray_two_mistakes.asl");
    let found = found(text, "turn 1 german MPh");
    for what in ["no Random Selection is in the log", "the dice select t3"] {
        assert!(found.iter().any(|finding| finding.breach.says.contains(what)), "{what}: {found:#?}");
    }
}

/// Where neither halving is declared, that they stack was not forgotten too.
#[test]
fn two_halvings_left_out_are_no_third_mistake() {
    let text = include_str!("../../cases/d2/own_two_halvings.asl");
    let stacks = |begins| found(text, begins).iter().any(|finding| finding.cites("D2.42-cumulative"));
    assert!(!stacks("a1 advancing"));
    assert!(stacks("a2 advancing"));
}

/// With its dice, its DRM and its Morale Level; where these say that it rallied, that it did is no mistake.
#[test]
fn who_failed_to_rally_is_told_with_its_figures() {
    let text = include_str!("../../cases/a7/own_rally.asl");
    let rallied = |text: &str| {
        let mut found = found(text, "t3 is no-longer broken");
        found.retain(|finding| finding.cites("A10.6-rallied"));
        found
    };
    let broken = rallied(text);
    let figures = |found: &Finding| (found.breach.declared.clone(), found.breach.derived.clone());
    assert_eq!(broken[0].breach.says, "t3 has failed to rally by r3: Final DR 10 = 6 +4 DRM");
    assert_eq!(figures(&broken[0]), (Some("Final DR 10".into()), Some("7 or less, its Morale Level".into())));
    let seven = text.replace("roll r3 DR 3,3 rally for t3", "roll r3 DR 2,1 rally for t3");
    assert_ne!(text, seven);
    assert_eq!(rallied(&seven), [], "Final DR 7 against a Morale Level of 7");
}
