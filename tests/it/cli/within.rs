//! On the prompt: what is taken back, dice thrown or declared from within, and what Tab offers.

use super::Desk;
use super::converse::{Script, desk, talk};
use crate::mail::Table;
use asl_replay::home::Place;
use asl_replay::record::by_line::converse;

#[test]
fn undo_takes_back_a_line_with_all_its_steps_and_the_log_tells_of_it() {
    let desk = desk();
    let lines = ["by hans", "turn 2 german MPh", "pz4: start; k3; stop", "undo", "quit"];
    let mut script = Script::of(&lines);
    assert_eq!(talk(&desk, &mut script).unwrap().added, 5);
    script.says("recorded as events 22 to 24").says("what stands behind event 21 is taken back");
    desk.run("log pbem").exits(0).says("retract to 21 agreed-by hans why \"undone on the prompt\"");
    desk.run("show pbem").exits(0).says("german   K4");
    desk.run("audit pbem").exits(0).says("0 broken, 0 undecided, 0 waived").says("retraction  hans");
}

#[test]
fn undo_goes_on_backwards_and_over_sessions() {
    let desk = desk();
    let lines = ["by hans", "turn 2 german MPh", "pz4 start", "pz4 k3", "undo", "undo", "pz4 start"];
    talk(&desk, &mut Script::of(&lines)).unwrap();
    let spent = desk.run("show pbem").exits(0).json["units"].as_array().unwrap().clone();
    let tank = spent.iter().find(|unit| unit["id"] == "pz4" || unit["unit"] == "pz4").unwrap().clone();
    // A prompt of its own knows no lines: it takes back one event that stands after the other.
    let mut later = Script::of(&["by hans", "undo", "undo", "undo"]);
    talk(&desk, &mut later).unwrap();
    later.says("what stands behind event 25 is taken back").says("what stands behind event 20 is taken back");
    later.says("event 20 is ivan's: `asl-replay retract` goes back with that player");
    desk.run("audit pbem").exits(0).says("0 broken");
    assert!(tank.to_string().contains("K4"), "{tank}");
}

#[test]
fn a_finding_that_was_undone_is_told_as_its_players_own() {
    let desk = desk();
    let lines = ["by hans", "turn 2 german MPh", "pz4 start", "pz4 k3 0.5 MP", "insist", "undo", "pz4 k3"];
    talk(&desk, &mut Script::of(&lines)).unwrap();
    let audit = desk.run("audit pbem").exits(0).says("0 broken, 0 undecided, 1 waived");
    audit.says("(taken back by its player, event 24)");
}

#[test]
fn dice_and_what_others_recorded_are_not_undone() {
    let desk = desk();
    let lines = ["undo", "by hans", "undo", "turn 2 german MPh", "roll r9 DR 3,4 rally for pz4", "undo"];
    let mut script = Script::of(&lines);
    talk(&desk, &mut script).unwrap();
    script.says("what stands behind event 19 is taken back").says("event 23 holds dice, and dice stand");
    script.says("ivan's: `asl-replay retract` goes back with that player");
}

/// What another player took back alone stands in nobody's way, and the set-up stays.
#[test]
fn what_was_taken_back_before_is_passed_over_and_the_set_up_stands() {
    let desk = desk();
    talk(&desk, &mut Script::of(&["by hans", "turn 2 german MPh", "pz4 start", "undo", "undo"])).unwrap();
    let mut script = Script::of(&["by ivan", "undo", "undo"]);
    talk(&desk, &mut script).unwrap();
    script
        .says("what stands behind event 19 is taken back")
        .says("what stands behind event 18 is taken back");
    let fresh = fire("declared");
    let mut script = Script::of(&["by anna", "undo", "undo"]);
    talk(&fresh, &mut script).unwrap();
    script.says("what stands behind event 2 is taken back").says("what is left is the set-up, which stands");
}

/// What was signed has been mailed, for all anybody knows.
#[test]
fn what_was_signed_is_not_undone_and_a_word_in_the_log_does_not_help() {
    let table = Table::with_game();
    let place = Place { home: Some(table.path("ivan")), ..Place::default() };
    let mut script = Script::of(&["undo"]);
    let view = converse(&place, &"bridge".parse().unwrap(), None, 100, &mut script).unwrap();
    assert_eq!(view.added, 0);
    script.says("ivan has signed it: `asl-replay retract` goes back with your opponent");
    table.put("turn.asl", "retract to 4 agreed-by ivan\n");
    table.run("ivan", "record @turn.asl --to bridge");
    table
        .run("ivan", "audit bridge")
        .exits(1)
        .says("ivan does not play against ivan: one side alone takes nothing back");
}

const FIRE: &str = r#"name = "Fire"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g1 K9
by boris
place r1 K7
by anna
turn 1 german PFPh
"#;

fn fire(dice: &str) -> Desk {
    let desk = Desk::new();
    desk.put("fire.asl", FIRE.replace("[players]", &format!("dice = \"{dice}\"\n[players]")));
    desk.run("record @fire.asl --name pbem").exits(0);
    desk
}

#[test]
fn roll_throws_the_dice_that_are_owed_with_what_follows() {
    for _ in 0..4 {
        let desk = fire("declared");
        let mut script = Script::of(&["roll", "g1 at K7", "roll", "quit"]);
        let view = talk(&desk, &mut script).unwrap();
        script.says("no roll is owed").says("roll r1 DR ").says("a1 ift r1 ");
        assert!(view.added >= 4, "{}", script.said());
        desk.run("audit pbem").exits(0).says("0 broken");
    }
}

#[test]
fn in_a_game_by_shares_roll_declares_and_waits() {
    let desk = fire("shares");
    let mut script = Script::of(&["g1 at K7", "roll", "quit"]);
    assert_eq!(talk(&desk, &mut script).unwrap().added, 1);
    script.says("have not committed to a share of index 1: `reply FILE`");
}

/// What is declared waits for the other's share: asked again, `roll` declares nothing twice.
#[test]
fn in_a_game_by_shares_nothing_is_declared_twice() {
    let desk = fire("shares");
    for name in ["anna", "boris"] {
        super::table::key(&desk, "home", name);
        let says = format!("dice commit pbem --rolls 4 --by {name} --passphrase-file @pass");
        desk.run(&says).exits(0);
        std::fs::remove_file(desk.path(&format!("home/keys/{name}.key"))).unwrap();
    }
    let mut script = Script::of(&["g1 at K7", "roll", "roll", "quit"]);
    assert_eq!(talk(&desk, &mut script).unwrap().added, 2, "{}", script.said());
    script.says("declare").says("no roll is owed");
    assert_eq!(desk.run("dice show pbem").exits(0).text.matches("IFT in a1").count(), 1);
}

#[test]
fn tab_on_an_empty_line_goes_through_what_may_come_and_behind_vca_through_hexspines() {
    let desk = desk();
    let mut script = Script::of(&["by hans", "turn 2 german MPh", "pz4 start"]);
    talk(&desk, &mut script).unwrap();
    let words = script.words();
    assert_eq!(words.candidates("pz4 vca ").words.len(), 6);
    let some = words.candidates("pz4: turn vca k3");
    assert!(!some.words.is_empty() && some.words.iter().all(|spine| spine.starts_with("K3-")), "{some:?}");
    assert_eq!(some.start, "pz4: turn vca ".len());
    let mut ended = Script::of(&["by hans", "turn 2 german MPh"]);
    talk(&super::converse::desk(), &mut ended).unwrap();
    let next = ended.words().candidates("");
    assert_eq!((next.start, next.words.first().map(String::as_str)), (0, Some("turn 2 german DFPh")));
    assert_eq!(next.words.last().map(String::as_str), Some("turn 3 russian RPh"));
}
