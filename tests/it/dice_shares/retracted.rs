//! A retraction takes moves back, never dice.

use super::table::{Table, head};
use asl_core::audit::Game;
use asl_core::event::*;

/// Ivan checks, and both take it back.
fn taken_back() -> Table {
    let mut table = Table::begun();
    table.line("ivan", "place s1 K5");
    table.whole("ivan", "hans", "declare rolls 1 r1 DR mc for s1", 1);
    table.line("ivan", "s1 checks NMC r1 failed");
    table.line("hans", "retract to 4 agreed-by ivan why \"s1 was not under fire\"");
    table
}

fn with(mut table: Table, lines: &[(&str, &str)]) -> Table {
    lines.iter().for_each(|(by, line)| table.line(by, line));
    table
}

#[test]
fn a_roll_that_was_taken_back_serves_again_with_the_same_dice() {
    let table = with(taken_back(), &[("ivan", "s1 checks NMC r1 failed")]);
    assert_eq!(table.found(), []);
}

#[test]
fn a_declaration_taken_back_before_its_roll_still_gives_its_dice() {
    let mut table = Table::begun();
    table.line("ivan", "declare rolls 1 r1 DR mc for s1");
    table.answer("hans", "ivan", 1);
    let before = table.due("ivan", 1);
    table.line("hans", "retract to 3 agreed-by ivan");
    assert_eq!(table.due("ivan", 1), before, "the same declaration gives the same dice");
    table.roll("ivan", 1);
    assert_eq!(table.found(), []);
}

#[test]
fn what_was_taken_back_is_not_missed() {
    let mut table = Table::begun();
    table.line("ivan", "declare rolls 1 r1 DR mc for s1");
    table.line("hans", "retract to 3 agreed-by ivan");
    table.line("ivan", "turn 1 russian MPh");
    assert_eq!(table.found(), []);
}

/// The phase ends over a roll that is known and not made; that end is taken back, and it ends over it again.
fn ended_again() -> Table {
    let mut table = Table::begun();
    table.line("ivan", "declare rolls 1 r1 DR mc for s1");
    table.answer("hans", "ivan", 1);
    table.push("ivan", What::PhaseEnded);
    table.line("hans", "retract to 5 agreed-by ivan");
    table.push("ivan", What::PhaseEnded);
    table
}

#[test]
fn an_open_roll_is_due_again_when_the_end_of_its_phase_was_taken_back() {
    let mut table = ended_again();
    assert_eq!(table.found(), [(8, "DICE.roll-withheld".to_owned())]);
    table.line("hans", "retract to 7 agreed-by ivan");
    table.roll("ivan", 1);
    table.push("ivan", What::PhaseEnded);
    assert_eq!(table.found(), []);
}

#[test]
fn a_declaration_that_stands_again_is_due_again() {
    let mut table = Table::begun();
    table.line("ivan", "declare rolls 1 r1 DR mc for s1");
    table.answer("hans", "ivan", 1);
    table.line("hans", "retract to 3 agreed-by ivan");
    table.line("hans", "retract to 5 agreed-by ivan");
    table.push("ivan", What::PhaseEnded);
    assert_eq!(table.found(), [(8, "DICE.roll-withheld".to_owned())]);
}

fn re_rolled() -> Table {
    with(taken_back(), &[("ivan", "declare rolls 2 r2 DR mc for s1")])
}

#[test]
fn a_fresh_roll_for_the_same_thing_is_found() {
    assert_eq!(re_rolled().found(), [(10, "DICE.re-rolled".to_owned())]);
}

#[test]
fn a_roll_known_and_not_made_is_not_made_afresh_either() {
    let mut table = Table::begun();
    table.line("ivan", "declare rolls 1 r1 DR mc for s1");
    table.answer("hans", "ivan", 1);
    table.line("hans", "retract to 3 agreed-by ivan");
    table.line("ivan", "declare rolls 2 r2 DR mc for s1");
    assert_eq!(table.found(), [(7, "DICE.re-rolled".to_owned())]);
}

fn agreed(by: &str, other: &str) -> Table {
    let lines = [
        (by, &*format!("reroll r1 agreed-by {other} why \"wrong unit\"")),
        ("ivan", "declare rolls 2 r2 DR mc for s1"),
    ];
    with(taken_back(), &lines)
}

#[test]
fn a_fresh_roll_is_clean_when_both_agreed_to_it() {
    assert_eq!(agreed("hans", "ivan").found(), []);
    let alone = [(10, "DICE.reroll-agreed".to_owned()), (11, "DICE.re-rolled".to_owned())];
    assert_eq!(agreed("ivan", "ivan").found(), alone);
    assert_eq!(agreed("tom", "ivan").found(), alone);
}

fn another_attack() -> Table {
    let mut table = Table::begun();
    table.whole("ivan", "hans", "declare rolls 1 r1 DR ift in a1", 1);
    table.line("hans", "retract to 3 agreed-by ivan");
    table.line("ivan", "declare rolls 2 r2 DR ift in a2");
    table.line("ivan", "declare rolls 3 r3 DR rally for s1");
    table
}

#[test]
fn another_attack_may_be_another_roll() {
    let table = another_attack();
    assert_eq!(table.found(), [(8, "DICE.re-rolled".to_owned())], "undecided: a1 and a2 may be one attack");
}

#[test]
fn dice_on_honour_stand_as_well() {
    let head = head().replace("dice = \"shares\"\n", "");
    let mut table = Table::pinned(&head);
    table.line("ivan", "turn 1 russian PFPh");
    table.line("ivan", "roll r1 DR 6,6 mc for s1");
    table.line("hans", "retract to 1 agreed-by ivan");
    table.line("ivan", "roll r2 DR 1,1 mc for s1");
    assert_eq!(table.found(), [(4, "DICE.re-rolled".to_owned())]);
}

#[test]
fn a_reroll_of_nothing_is_none() {
    let table = with(Table::begun(), &[("hans", "reroll r7 agreed-by ivan")]);
    assert_eq!(table.found(), [(4, "DICE.reroll-agreed".to_owned())]);
}

/// An attack declared before its dice can be known, or behind the answer that tells them.
fn attack_declared(before_the_answer: bool) -> Table {
    let attack = "a1 prep by s1 inherent 4 FP at K8";
    let mut table = Table::begun();
    table.line("ivan", "place s1 K5");
    table.line("hans", "place s2 K8");
    table.line("ivan", "declare rolls 1 r1 DR ift in a1");
    if before_the_answer {
        table.line("ivan", attack);
    }
    table.answer("hans", "ivan", 1);
    if !before_the_answer {
        table.line("ivan", attack);
    }
    table.roll("ivan", 1);
    table
}

#[test]
fn an_attack_comes_before_its_dice() {
    let found = |table: &Table| {
        let found = table.found().into_iter().filter(|(_, clause)| clause.starts_with("DICE."));
        found.collect::<Vec<_>>()
    };
    assert_eq!(found(&attack_declared(true)), []);
    assert_eq!(found(&attack_declared(false)), [(8, "DICE.attack-first".to_owned())]);
}

/// Games with and without breaches.
pub(super) fn games() -> Vec<Game> {
    let mut whole = Table::begun();
    whole.line("ivan", "declare rolls 1 r1 DR ift in a1, 2 r2 DR mc for s1 if r1");
    whole.answer("hans", "ivan", 2);
    whole.roll("ivan", 1);
    whole.roll("ivan", 2);
    whole.push("ivan", What::PhaseEnded);
    let (before, after) = (attack_declared(true), attack_declared(false));
    let agreed = [agreed("hans", "ivan"), agreed("ivan", "ivan")];
    [whole, re_rolled(), another_attack(), ended_again(), before, after]
        .iter()
        .chain(&agreed)
        .map(Table::game)
        .collect()
}

/// Taken back before anybody could know its dice, a declaration is void: the same is declared anew.
fn void() -> Table {
    let mut table = Table::begun();
    table.line("ivan", "place s1 K5");
    table.line("ivan", "declare rolls 1 r1 DR mc for s1");
    table.line("ivan", "retract to 4 agreed-by ivan");
    table.line("ivan", "declare rolls 2 r2 DR mc for s1");
    table.answer("hans", "ivan", 2);
    table
}

#[test]
fn a_declaration_taken_back_unanswered_is_void() {
    let mut table = void();
    table.roll("ivan", 2);
    table.line("ivan", "s1 checks NMC r2 failed");
    table.line("ivan", "declare rolls 3 r3 DR mc for s1");
    assert_eq!(table.found(), []);
}

/// Both are known once the second was answered, and one of them only can be made.
#[test]
fn what_is_void_is_not_rolled() {
    let mut table = void();
    assert_eq!(table.found(), []);
    table.roll("ivan", 1);
    assert_eq!(table.found(), [(9, "DICE.answered".to_owned())]);
}
