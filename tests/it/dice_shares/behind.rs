//! What is left undone when its dice are known, or told for the first time: a try that hangs on a senseless dr, a To Kill DR of a hit, the
//! second of several, a Hindrance of the side fired at, a firer who stands elsewhere after a retraction.

use super::table::{Table, made, with};
use super::uses::{A1, begun, shot_taken_back, taken_back};
use asl_core::finding::Ruling::{Broken, Undecided};

#[track_caller]
fn judged(table: &Table, clause: &str) -> Option<(asl_core::finding::Ruling, String)> {
    let found = table.last_found();
    found.into_iter().find(|found| found.0 == clause).map(|(_, ruling, says)| (ruling, says))
}

/// A try that hangs on a roll of no meaning.
fn hung(condition: &str) -> Table {
    let line = format!("declare rolls 1 r1 DR named \"weather\", 2 r2 DR esb for v1 if r1{condition}");
    made(with(begun("MPh"), &["v1 start 1 MP", "v1 enter M4 1 MP"]), &line, 1..=2)
}

#[test]
fn a_try_is_made_though_it_hangs_on_another_roll() {
    let left = ["v1 stop 1 MP", "v1 ends", "turn 1 russian DFPh"];
    let bound = judged(&with(hung(" least 1"), &left), "DICE.roll-unused").expect("it is found");
    assert_eq!((bound.0, bound.1.contains("r2 (ESB)")), (Broken, true), "{}", bound.1);
    let open = judged(&with(hung(""), &left), "DICE.roll-unused").expect("it is asked");
    assert_eq!((open.0, open.1.contains("r2 (ESB)")), (Undecided, true), "{}", open.1);
    // Bounds that were not met ask for nothing, and what is tried is no question.
    let never = "declare rolls 1 r1 DR named \"weather\", 2 r2 DR esb for v1 if r1 least 13";
    let never = made(with(begun("MPh"), &["v1 start 1 MP", "v1 enter M4 1 MP"]), never, 1..=1);
    assert_eq!(judged(&with(never, &left), "DICE.roll-unused"), None);
    let tried = with(hung(" least 1"), &["v1 esb 1 MP r2", "v1 stop 1 MP", "v1 ends", "turn 1 russian DFPh"]);
    assert_eq!(judged(&tried, "DICE.roll-unused"), None);
}

const SHOT: &str = "a1 prep by v2 MA at K8 units g1 vehicle-target";
const HIT: &str = "a1 to-hit v2 MA r1 target g1 hit";

/// A hit, with so many To Kill DR declared of which these are made.
fn hit(kills: u32, made: std::ops::RangeInclusive<u32>) -> Table {
    let more = |n: u32| format!(", {n} r{n} DR to-kill in a1 if r1");
    let line =
        "declare rolls 1 r1 DR to-hit in a1".to_owned() + &(2..2 + kills).map(more).collect::<String>();
    let mut table = with(begun("PFPh"), &[SHOT, &line]);
    table.answer("hans", "ivan", 1 + kills);
    table.roll("ivan", 1);
    table.line("ivan", HIT);
    made.for_each(|index| _ = table.roll("ivan", index));
    table
}

#[test]
fn the_first_of_several_to_kill_dr_is_the_one_that_is_used() {
    for made in [2..=4, 4..=4] {
        let third = judged(&with(hit(3, made), &["a1 to-kill r4 number 12"]), "DICE.in-order");
        assert_eq!(third.map(|found| found.0), Some(Broken));
    }
    assert_eq!(judged(&with(hit(3, 2..=2), &["a1 to-kill r2 number 12"]), "DICE.in-order"), None);
}

#[test]
fn a_to_kill_dr_of_a_hit_is_asked_for() {
    let end = ["turn 1 russian MPh"];
    let unused = judged(&with(hit(1, 2..=2), &end), "DICE.roll-unused").expect("it is asked");
    assert_eq!((unused.0, unused.1.contains("r2 (TK)")), (Undecided, true), "{}", unused.1);
    let never = judged(&with(hit(1, std::ops::RangeInclusive::new(3, 2)), &end), "DICE.roll-withheld")
        .expect("it is asked");
    assert_eq!((never.0, never.1.contains("r2")), (Undecided, true), "{}", never.1);
    let used = with(hit(1, 2..=2), &["a1 to-kill r2 number 12", "turn 1 russian MPh"]);
    assert_eq!(judged(&used, "DICE.roll-unused"), None);
}

/// The dice of Ivan's attack are known, and a word on its LOS is said for the first time.
fn then_said(by: &str, line: &str, result: &[&str]) -> Option<(asl_core::finding::Ruling, String)> {
    let mut table = with(made(with(begun("PFPh"), &[A1]), "declare rolls 1 r1 DR ift in a1", 1..=1), result);
    table.line(by, line);
    judged(&table, "AGREE.attested-stands")
}

#[test]
fn a_hindrance_of_the_side_fired_at_is_asked_once_the_dice_are_known() {
    for line in ["g1 los s1 exists hindrance +6", "s1 los g1 exists hindrance +1", "g1 los s1 blocked"] {
        let found = then_said("hans", line, &[]).expect("it is asked");
        assert_eq!(found.0, Undecided, "{line}: {}", found.1);
    }
    // The firer's own word, another pair, a shot that is settled, and a word before the dice.
    assert_eq!(then_said("ivan", "s1 los g1 exists hindrance +1", &[]), None);
    assert_eq!(then_said("hans", "g2 los s1 exists hindrance +1", &[]), None);
    assert_eq!(then_said("hans", "g1 los s1 exists hindrance +1", &["a1 ift r1"]), None);
    let mut table = with(begun("PFPh"), &[A1, "declare rolls 1 r1 DR ift in a1"]);
    table.line("hans", "g1 los s1 exists hindrance +1");
    assert_eq!(judged(&table, "AGREE.attested-stands"), None);
}

#[test]
fn known_dice_serve_no_firer_who_stands_elsewhere() {
    let near = A1.replace("range 3", "range 2");
    let table = with(shot_taken_back(), &["place s1 K6", &near, "a1 ift r1"]);
    let found = judged(&table, "DICE.as-aimed").expect("it is found");
    assert_eq!((found.0, found.1.contains("stood elsewhere")), (Broken, true), "{}", found.1);
    let same = with(shot_taken_back(), &[A1, "a1 ift r1"]);
    assert_eq!(judged(&same, "DICE.as-aimed"), None);
    let fresh = taken_back(made(with(begun("PFPh"), &[A1]), "declare rolls 1 r1 DR ift in a1", 1..=1), 3);
    assert_eq!(judged(&with(fresh, &[A1, "a1 ift r1"]), "DICE.as-aimed"), None);
}
