//! The replay: keyframes, positions, waivers, retractions.

use crate::support::{battle, generated, haggle};
use asl_core::audit::{Game, Replay};
use asl_core::finding::Ruling;
use asl_core::state::State;

#[test]
fn generated_game_is_clean() {
    let game = generated::game(3_000);
    let findings = Replay::of(&game).audit().findings;
    assert_eq!(findings.first(), None, "{} findings", findings.len());
}

#[test]
fn generated_battle_is_clean() {
    let game = battle::game(3_000, 12);
    let findings = Replay::of(&game).audit().findings;
    assert_eq!(findings.first(), None, "{} findings", findings.len());
}

#[test]
fn generated_haggle_is_clean() {
    let game = haggle::game(1_500);
    let findings = Replay::of(&game).audit().findings;
    assert_eq!(findings.first(), None, "{} findings", findings.len());
}

#[test]
fn position_from_a_keyframe_is_the_position_from_the_start() {
    for game in [generated::game(3_000), battle::game(800, 12)] {
        compare_positions(&game);
    }
}

fn compare_positions(game: &Game) {
    let replay = Replay::of(game);
    let mut walked: Vec<State> = Vec::new();
    replay.walk(|_, before, _| walked.push(before.clone()));
    let asked = [0, 1, 255, 256, 257, 511, 512, 1_000, 2_999].into_iter().filter(|n| n + 1 < walked.len());
    for n in asked {
        assert_eq!(replay.before(n), walked[n], "before event {n}");
        let [before, after] = Replay::of(game).around(n);
        assert_eq!((&before, &after), (&walked[n], &walked[n + 1]), "around event {n}");
    }
    assert_eq!(replay.before(usize::MAX), replay.audit().state);
}

const HEAD: &str = "printing = \"2e\"\n[players]\nanna = { side = \"german\" }\nivan = { side = \"russian\" }\n\
    tom = {}\n[units.bt7]\nside = \"russian\"\nclass = \"tracked\"\nafv = true\nmp = 23\nred-mp = false\n\
    [default-terrain]\nis = [\"open-ground\"]\n---\n";

/// A game in which event 3, a hex entered without a start, breaks a rule.
fn with_a_breach(more: &str) -> Game {
    let text = format!("{HEAD}place bt7 K5 vca K4-L4\nturn 1 russian MPh\nbt7 enter K4 1 MP\n{more}");
    let parsed = asl_core::notation::parse(&text);
    assert_eq!(parsed.errors, []);
    Game::of(parsed.lines.into_iter().map(|line| line.event).collect()).expect("record 0 is right")
}

fn rulings(more: &str) -> Vec<(u64, Ruling)> {
    let game = with_a_breach(more);
    let findings = Replay::of(&game).audit().findings;
    findings.into_iter().map(|finding| (finding.seq, finding.ruling)).collect()
}

#[test]
fn breach_stands_until_both_sides_waive_it() {
    let one = "by ivan\nwaive 3 why \"typo\"\n";
    let both = "by ivan\nwaive 3 why \"typo\"\nby anna\nwaive 3 why \"agreed\"\n";
    assert_eq!(rulings(""), [(3, Ruling::Broken)]);
    assert_eq!(rulings(one), [(3, Ruling::Broken)]);
    assert_eq!(rulings(both), [(3, Ruling::Waived)]);
}

#[test]
fn waiver_of_another_clause_or_event_changes_nothing() {
    let clause =
        "by ivan\nwaive 3 clause D2.1-mp-limit why \"x\"\nby anna\nwaive 3 clause D2.1-mp-limit why \"x\"\n";
    let event = "by ivan\nwaive 2 why \"x\"\nby anna\nwaive 2 why \"x\"\n";
    let right = clause.replace("D2.1-mp-limit", "D2.12-start-before-enter");
    assert_eq!(rulings(clause), [(3, Ruling::Broken)]);
    assert_eq!(rulings(event), [(3, Ruling::Broken)]);
    assert_eq!(rulings(&right), [(3, Ruling::Waived)]);
}

#[test]
fn only_a_director_rules_that_a_breach_stands() {
    let by = |who: &str, word: &str| rulings(&format!("by {who}\nrule 3 {word} why \"seen\"\n"));
    assert_eq!(by("tom", "stands"), [(3, Ruling::Waived)]);
    assert_eq!(by("anna", "stands"), [(3, Ruling::Broken), (4, Ruling::Broken)], "and she is no director");
    assert_eq!(by("tom", "falls"), [(3, Ruling::Broken)]);
}

#[test]
fn retraction_brings_the_position_back_and_keeps_the_rolls() {
    let game = with_a_breach(
        "roll r1 DR 3,3\nby ivan\nretract to 2 agreed-by anna why \"wrong hex\"\nbt7 start 1 MP total 1\nbt7 enter L4 1 MP total 2\n",
    );
    let replay = Replay::of(&game);
    let audit = replay.audit();
    let unit = &audit.state.units["bt7"];
    let seqs: Vec<u64> = audit.findings.iter().map(|finding| finding.seq).collect();
    assert_eq!(seqs, [3], "the breach stays in the record, the new move is clean");
    assert_eq!(unit.place.cell().map(|cell| game.scenario.map.show_cell(cell)), Some("L4".into()));
    assert_eq!(audit.state.rolls.len(), 1);
    assert_eq!(audit.state.seq, game.events.len() as u64);
    assert_eq!(
        replay.before(6).units,
        replay.before(3).units,
        "after the retraction all is as after event 2"
    );
}

#[test]
fn retractions_of_retractions_end_in_time() {
    let retractions: String =
        (5..400).map(|n| format!("retract to {n} agreed-by anna why \"x\"\n")).collect();
    let game = with_a_breach(&format!("bt7 turn L4-L5 1 MP\nbt7 turn L5-K6 1 MP\n{retractions}"));
    let replay = Replay::of(&game);
    assert_eq!(replay.audit().state.units, replay.before(6).units);
}

#[test]
fn retraction_to_a_later_event_changes_nothing() {
    let game = with_a_breach("retract to 99 agreed-by anna why \"x\"\n");
    let replay = Replay::of(&game);
    assert_eq!(replay.audit().state.units, replay.before(4).units);
}

#[test]
fn breach_that_both_took_back_is_waived() {
    let back =
        |by: &str, agreed: &str| rulings(&format!("by {by}\nretract to 2 agreed-by {agreed} why \"x\"\n"));
    assert_eq!(back("ivan", "anna"), [(3, Ruling::Waived)]);
    let alone = [(3, Ruling::Broken), (4, Ruling::Broken)];
    assert_eq!(back("ivan", "ivan"), alone, "one side alone takes nothing back");
}
