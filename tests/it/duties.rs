//! Duties: what is owed after every event, until when, and that each is told once.

use crate::support::builder::Log;
use crate::support::{battle, generated};
use asl_core::audit::Replay;
use asl_core::duty::{Debt, Duty, Key, Status};
use asl_core::event::UnitId;
use asl_core::finding::Ruling;
use std::collections::BTreeSet;

const HEAD: &str = "printing = \"2e\"\n[players]\ngerda = { side = \"german\" }\nrudi = { side = \"russian\" }\n\
    [units]\ns1 = { side = \"german\", type = \"8-6-7\", kind = \"squad\" }\n\
    s2 = { side = \"german\", type = \"8-6-7\", kind = \"squad\" }\n\
    t = { side = \"russian\", type = \"4-6-7\", kind = \"squad\" }\n\
    t2 = { side = \"russian\", type = \"4-6-7\", kind = \"squad\" }\n\
    m1 = { side = \"german\", class = \"tracked\", afv = true, mp = 13, red-mp = true }\n\
    m2 = { side = \"german\", class = \"tracked\", afv = true, mp = 13, red-mp = false }\n\
    [default-terrain]\nis = [\"open-ground\"]\n";

/// Two squads of each side, and an attack with a 1MC or worse on both Russians.
const ATTACK: [&str; 8] = [
    "place s1 K5",
    "place s2 L5",
    "place t K8",
    "place t2 K8",
    "turn 1 german PFPh",
    "a1 prep by s1 inherent 8 FP at K8",
    "roll r1 DR 2,3 ift in a1",
    "a1 ift r1",
];

fn log(lines: &[&str]) -> Log {
    let mut log = Log::of(HEAD);
    lines.iter().for_each(|line| log.line("gerda", line));
    log
}

fn owed(log: &Log) -> Vec<Duty> {
    let game = log.game();
    let replay = Replay::of(&game);
    replay.owed(&replay.end())
}

fn words(log: &Log) -> Vec<String> {
    owed(log).iter().map(ToString::to_string).collect()
}

fn told(log: &Log) -> Vec<(u64, &'static str)> {
    let open = |ruling| matches!(ruling, Ruling::Broken | Ruling::Undecided);
    log.audit().findings.into_iter().filter(|f| open(f.ruling)).map(|f| (f.seq, f.clause.0)).collect()
}

/// The check that the attack calls for, as the list names it.
fn check(log: &Log) -> String {
    let first = owed(log).into_iter().find(|duty| matches!(duty.key.debt, Debt::Check(_)));
    first.expect("a check is owed").key.debt.to_string()
}

#[test]
fn what_is_owed_changes_with_every_event() {
    let mut game = log(&ATTACK[..6]);
    assert_eq!(words(&game), ["IFT DR (A7.3)"]);
    ATTACK[6..].iter().for_each(|line| game.line("gerda", line));
    let mc = check(&game);
    assert_eq!(words(&game), [format!("{mc} of t (A7.304)"), format!("{mc} of t2 (A7.304)")]);
    game.line("rudi", "roll r2 DR 6,5 mc for t in a1");
    game.line("rudi", &format!("t checks {mc} r2 morale 7 failed in a1"));
    assert_eq!(words(&game), [format!("{mc} of t2 (A7.304)"), "t breaks (A7.304)".into()]);
    game.line("rudi", "t is broken,dm in a1");
    assert_eq!(words(&game), [format!("{mc} of t2 (A7.304)")]);
    game.line("gerda", "phase-end");
    assert_eq!(words(&game), [""; 0], "its time is over");
    assert_eq!(told(&game), [(12, "A7.304-numbered-mc")]);
}

#[test]
fn a_check_without_a_word_on_its_outcome_has_the_one_of_its_dice() {
    let mut game = log(&ATTACK);
    let mc = check(&game);
    game.line("rudi", "roll r2 DR 6,5 mc for t in a1");
    game.line("rudi", &format!("t checks {mc} r2 in a1"));
    assert!(words(&game).contains(&"t breaks (A7.304)".into()), "{:?}", words(&game));
}

#[test]
fn a_duty_that_was_told_is_silent_when_it_is_done_late() {
    let mut game = log(&ATTACK);
    let mc = check(&game);
    game.line("gerda", "turn 1 german MPh");
    let before = told(&game);
    assert_eq!(before.len(), 1, "{before:?}");
    for (roll, unit) in [("r2", "t"), ("r3", "t2")] {
        game.line("rudi", &format!("roll {roll} DR 6,5 mc for {unit} in a1"));
        game.line("rudi", &format!("{unit} checks {mc} {roll} morale 7 failed in a1"));
        game.line("rudi", &format!("{unit} is broken,dm in a1"));
    }
    game.line("gerda", "turn 1 german DFPh");
    assert_eq!(told(&game), before, "done late, and not told again");
}

#[test]
fn the_next_attack_on_the_target_is_the_deadline_and_tells_it_once() {
    let mut game = log(&ATTACK);
    game.line("gerda", "a2 prep by s2 inherent 8 FP at K8");
    game.line("gerda", "roll r2 DR 6,5 ift in a2");
    game.line("gerda", "a2 ift r2");
    game.line("gerda", "phase-end");
    assert_eq!(told(&game), [(9, "A7.31-resolve-before-next")]);
    let audit = game.audit();
    let units: BTreeSet<&UnitId> = audit.findings[0].breach.owed.iter().flat_map(|key| &key.unit).collect();
    assert_eq!(units.len(), 2, "the finding speaks of both duties");
}

#[test]
fn a_key_stays_the_same_until_the_duty_is_done() {
    let mut game = log(&ATTACK);
    let before: Vec<Key> = owed(&game).into_iter().map(|duty| duty.key).collect();
    game.line("gerda", "note \"wait\"");
    game.line("rudi", "roll r2 DR 1,2 mc for t2 in a1");
    let after: Vec<Key> = owed(&game).into_iter().map(|duty| duty.key).collect();
    assert_eq!(before, after);
}

#[test]
fn a_deadline_that_passes_again_tells_nothing_new() {
    let moves = [
        "place m1 K5 vca K4-L4",
        "place m2 P5 vca P4-Q5",
        "turn 1 german MPh",
        "m1 start 1 MP",
        "m2 start 1 MP",
        "m1 stop 1 MP",
        "m2 stop 1 MP",
        "phase-end",
    ];
    let game = log(&moves);
    let reliability: Vec<_> =
        told(&game).into_iter().filter(|(_, clause)| *clause == "D2.51-dr-each-start").collect();
    assert_eq!(reliability, [(5, "D2.51-dr-each-start")], "as the other vehicle moves, and never again");
}

#[test]
fn what_was_told_on_a_branch_that_was_taken_back_is_told_again() {
    let mut game = log(&ATTACK);
    game.line("gerda", "phase-end");
    game.line("gerda", "retract to 8 agreed-by rudi");
    assert_eq!(owed(&game).len(), 2, "they are owed again");
    game.line("gerda", "phase-end");
    let broken: Vec<u64> = told(&game).into_iter().map(|(seq, _)| seq).collect();
    assert_eq!(broken, [11], "the first one fell with its branch");
}

/// What is open as an attack is closed has a finding, and what has a finding was open.
#[test]
fn the_list_and_the_findings_agree_in_a_long_game() {
    for game in [battle::game(600, 6), generated::game(600)] {
        let replay = Replay::of(&game);
        assert_eq!(replay.audit().findings, [], "nothing is left undone");
        let mut last: BTreeSet<Key> = BTreeSet::new();
        replay.walk(|_, before, _| {
            let open = replay.owed(before);
            assert!(open.iter().all(|duty| duty.status == Status::Open));
            let keys: BTreeSet<Key> = open.iter().map(|duty| duty.key.clone()).collect();
            assert_eq!(keys.len(), open.len(), "each duty stands once");
            last = keys;
        });
    }
}
