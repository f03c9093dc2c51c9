//! Retractions of retractions: which events stand, and that the dice stand through all of them.

use crate::support::builder::Log;
use crate::support::seed::seeded;
use asl_core::audit::{Game, Replay};
use asl_core::event::{RollId, What};
use asl_core::finding::Ruling;
use asl_core::state::State;
use asl_core::vocab::hex::Cell;
use proptest::prelude::*;

const HEAD: &str = "printing = \"2e\"\n[players]\nanna = { side = \"german\" }\nivan = { side = \"russian\" }\n\
    [units.bt7]\nside = \"russian\"\nclass = \"tracked\"\nafv = true\nmp = 23\nred-mp = true\n\
    [units.s1]\nside = \"russian\"\ntype = \"russian 4-4-7\"\n[units.s2]\nside = \"german\"\ntype = \"german 4-6-7\"\n\
    [default-terrain]\nis = [\"open-ground\"]\n";

/// Events 1 to 4, then these; `back N` is a retraction by both.
fn log(lines: &[&str]) -> Log {
    let mut log = Log::of(HEAD);
    let begin = ["place bt7 K5 vca K4-L4", "place s1 K8", "place s2 K9", "turn 1 russian MPh"];
    begin.iter().chain(lines).for_each(|line| add(&mut log, line));
    log
}

fn add(log: &mut Log, line: &str) {
    match line.strip_prefix("back ") {
        Some(to) => log.line("ivan", &format!("retract to {to} agreed-by anna")),
        None => log.line("ivan", line),
    }
}

fn end(log: &Log) -> State {
    Replay::of(&log.game()).end()
}

fn found(log: &Log) -> Vec<(u64, String)> {
    let findings = log.audit().findings;
    let open = findings.iter().filter(|finding| finding.ruling != Ruling::Waived);
    open.map(|finding| (finding.seq, finding.clause.to_string())).collect()
}

/// By whom it is used, and whether it was taken back.
fn roll(log: &Log, id: u32) -> (Option<u64>, bool) {
    let roll = &end(log).rolls[&RollId(id)];
    (roll.used_by, roll.taken_back)
}

const ROLL: &str = "roll r1 DR 6,6 reliability for bt7";
const USE: &str = "bt7 reliability r1";

#[test]
fn dice_of_an_earlier_branch_still_tell_after_the_next_retraction() {
    let mut log = log(&["bt7 start 1 MP", ROLL, USE, "back 5", USE]);
    let stuck = |log: &Log| !end(log).units["bt7"].is_mobile();
    assert!(stuck(&log), "event 9: the 12 made at event 6 breaks it down");
    add(&mut log, "bt7 stop 1 MP");
    add(&mut log, "back 9");
    assert!(stuck(&log), "the position after event 9 is the same when it is gone back to");
    assert_eq!(roll(&log, 1), (Some(9), true));
    add(&mut log, "back 5");
    assert!(!stuck(&log));
    assert_eq!(roll(&log, 1), (None, true), "and it serves again");
}

#[test]
fn what_stands_again_is_used_again() {
    let mut log = log(&["bt7 start 1 MP", ROLL, USE]);
    let mut after = |line: &str| {
        add(&mut log, line);
        roll(&log, 1)
    };
    assert_eq!(after("back 6"), (None, false));
    assert_eq!(after("back 5"), (None, true));
    assert_eq!(after("back 7"), (Some(7), false), "events 6 and 7 stand");
    assert_eq!(after("back 8"), (None, false), "the first retraction stands");
    assert_eq!(after(USE), (Some(12), false));
    assert_eq!(after("back 9"), (None, true), "the second one stands");
    assert_eq!(after("back 12"), (Some(12), false), "and the use behind the first");
}

#[test]
fn a_roll_serves_once_in_what_stands() {
    let used_twice = |lines: &[&str]| {
        let all = found(&log(&[&["bt7 start 1 MP", ROLL, USE], lines].concat()));
        all.into_iter()
            .filter(|(_, clause)| clause == "LOG.roll-used-twice")
            .map(|(seq, _)| seq)
            .collect::<Vec<_>>()
    };
    assert!(used_twice(&["back 6", USE]).is_empty());
    assert_eq!(used_twice(&["back 6", USE, USE]), [10]);
    assert_eq!(used_twice(&["back 6", "back 7", USE]), [10], "its first use was brought back");
    assert_eq!(used_twice(&["back 6", USE, "back 7", USE]), [11]);
    assert!(used_twice(&["back 6", USE, "back 5", USE, "back 5", USE]).is_empty());
}

#[test]
fn a_fresh_roll_is_found_after_any_number_of_retractions() {
    let fresh = "roll r2 DR 1,1 mc for s1";
    let found = |lines: &[&str]| found(&log(&[&["roll r1 DR 6,6 mc for s1"], lines].concat()));
    let again = |seq: u64| vec![(seq, "DICE.re-rolled".to_owned())];
    assert_eq!(found(&["back 4", fresh]), again(7));
    assert_eq!(found(&["back 4", "back 4", "back 2", fresh]), again(9));
    assert_eq!(found(&["bt7 start 1 MP", "back 5", "back 4", "bt7 start 1 MP", "back 4", fresh]), again(11));
    assert_eq!(found(&["back 4", "back 5", fresh]), [], "the first stands, so that it is a second check");
}

#[test]
fn dice_for_an_attack_stand_for_it() {
    let fire = "a1 first by s2 inherent 4 FP at K8 answers s1";
    let dice = |lines: &[&str]| {
        let state = end(&log(&[&[fire, "roll r1 dr 3 rs for s1 in a1"], lines].concat()));
        state.attacks.values().map(|attack| attack.dice.len()).collect::<Vec<_>>()
    };
    assert_eq!(dice(&[]), [1]);
    assert_eq!(dice(&["back 5"]), [1], "the attack stands, and so do its dice");
    assert_eq!(dice(&["back 5", "back 7", "back 5"]), [1], "once");
    assert!(dice(&["back 4"]).is_empty());
    assert_eq!(dice(&["back 4", fire]), [1], "declared again");
    assert_eq!(dice(&["back 4", fire, "back 8", "back 6"]), [1]);
}

#[test]
fn a_breach_that_stands_again_is_waived_no_more() {
    let breach = ["bt7 enter K4 1 MP", "back 4"];
    assert_eq!(found(&log(&breach)), []);
    let back = [&breach[..], &["back 5"]].concat();
    assert_eq!(found(&log(&back)), [(5, "D2.12-start-before-enter".to_owned())]);
    assert_eq!(found(&log(&[&back[..], &["back 6"]].concat())), []);
}

/// A line that may stand anywhere, or a retraction to an event so far before it.
fn step() -> impl Strategy<Value = Option<usize>> {
    prop_oneof![3 => Just(None), 2 => (1_usize..9).prop_map(Some)]
}

/// A game of turns, rolls, uses of rolls and retractions.
fn mixed(steps: &[Option<usize>]) -> Game {
    let mut log = log(&["bt7 start 1 MP"]);
    let mut rolls = 0;
    for (n, step) in steps.iter().enumerate() {
        let last = log.events.len() - 1;
        let line = match step {
            Some(far) => format!("back {}", last.saturating_sub(*far).max(1)),
            None if n % 3 == 0 || rolls == 0 => {
                rolls += 1;
                format!("roll r{rolls} DR {},6 reliability for bt7", 1 + n % 6)
            }
            None if n % 3 == 1 => format!("bt7 reliability r{}", 1 + n % rolls),
            None => format!("s1 moves {} 1 MF", ["K7", "K8", "L7"][n / 3 % 3]),
        };
        add(&mut log, &line);
    }
    log.game()
}

/// The events that stand before each event: worked out one by one.
fn standing(game: &Game) -> Vec<Vec<u64>> {
    let mut all: Vec<Vec<u64>> = vec![Vec::new()];
    for (n, event) in game.events.iter().enumerate() {
        let back =
            if let What::Retracted(back) = &event.what { Some(back.back_to as usize + 1) } else { None };
        let mut stands = all[back.unwrap_or(n)].clone();
        stands.push(n as u64);
        all.push(stands);
    }
    all
}

fn check_rolls(game: &Game, state: &State, stands: &[u64]) {
    for (id, roll) in &state.rolls {
        let uses = |seq: &&u64| game.events[**seq as usize].what.rolls().any(|roll| roll == *id);
        let used = stands.iter().filter(|seq| **seq > roll.made).find(uses);
        assert_eq!((roll.used_by, roll.taken_back), (used.copied(), !stands.contains(&roll.made)), "{id}");
    }
}

fn where_all_are(state: &State) -> Vec<(Option<Cell>, bool)> {
    state.units.values().map(|unit| (unit.place.cell(), unit.is_mobile())).collect()
}

/// Each position of a game with retractions, as it is folded in a row.
fn positions(game: &Game) -> Vec<State> {
    let (replay, mut all) = (Replay::of(game), Vec::new());
    replay.walk(|_, before, _| all.push(before.clone()));
    all.push(replay.end());
    all
}

fn check(game: &Game) {
    let (all, stands) = (positions(game), standing(game));
    for (n, event) in game.events.iter().enumerate() {
        check_rolls(game, &all[n + 1], &stands[n + 1]);
        if let What::Retracted(back) = &event.what {
            let then = &all[back.back_to as usize + 1];
            assert_eq!(all[n + 1].units, then.units, "event {n} goes back to {}", back.back_to);
        }
        let replay = Replay::of(game);
        assert_eq!(replay.before(n), all[n], "before event {n}, folded alone");
    }
}

proptest! {
    #![proptest_config(seeded(96))]

    #[test]
    fn a_retraction_brings_back_what_was_and_keeps_all_dice(steps in prop::collection::vec(step(), 1..40)) {
        check(&mixed(&steps));
    }
}

/// More events gone back to than positions are kept for.
#[test]
fn positions_that_are_not_kept_are_folded_alike() {
    let steps: Vec<Option<usize>> = (0..400).map(|n| (n % 5 == 4).then_some(1 + n * 7 % 23)).collect();
    let game = mixed(&steps);
    let all = positions(&game);
    let mut moved = 0;
    for (n, event) in game.events.iter().enumerate() {
        if let What::Retracted(back) = &event.what {
            assert_eq!(all[n + 1].units, all[back.back_to as usize + 1].units, "event {n}");
            moved += usize::from(where_all_are(&all[n]) != where_all_are(&all[n + 1]));
        }
    }
    assert!(moved > 10, "{moved} retractions that change where units are");
}
