//! `reply`: what is due and needs no choice, in one step, again and again; and what it never does.

use super::bent_dice::committed;
use super::{HANS_1, IVAN_1, SCENARIO, Table, key};
use asl_store::log::Log;
use std::fs;

const PASS: &str = "--passphrase-file @passphrase";

fn reply(table: &Table, who: &str, mail: &str) -> crate::cli::Ran {
    table.run(who, &format!("reply bridge -o @{mail} {PASS}"))
}

fn records(table: &Table, who: &str) -> u64 {
    Log::read(&table.game(who)).tip().records
}

/// Ivan declared two DR; his mail lies at Hans's.
fn declared() -> Table {
    let table = committed();
    table.turn(
        "ivan",
        "turn 1 russian MPh\ndeclare rolls 1 r1 DR mc for bt7, 2 r2 DR mc for bt7 if r1 least 2\n",
    );
    table.sign("ivan", "3.aslog").exits(0);
    table
        .receive("hans", "3.aslog")
        .exits(0)
        .says("You owe: your share of r1, r2 (`reply`); then ivan rolls");
    table
}

#[test]
fn a_game_by_shares_needs_no_other_word() {
    let table = Table::new();
    table.put("bridge.asl", SCENARIO.replacen("[players]", "dice = \"shares\"\n[players]", 1));
    table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    reply(&table, "ivan", "1.aslog").exits(0).says("commit to shares of the dice").says(": mail @1.aslog");
    table.receive("hans", "1.aslog --new --agree --name bridge").exits(0);
    let replied = reply(&table, "hans", "2.aslog").exits(0).says("commit to shares of the dice");
    assert_eq!(replied.json["awaited"]["rows"].as_array().unwrap().len(), 0);
    table.receive("ivan", "2.aslog").exits(0).says("You owe nothing");
    table.turn("ivan", "turn 1 russian MPh\ndeclare rolls 1 r1 DR mc for bt7\n");
    reply(&table, "ivan", "3.aslog").exits(0).says("hans owes: the share of r1; then you roll");
    table.receive("hans", "3.aslog").exits(0);
    reply(&table, "hans", "4.aslog").exits(0).says("give your share of r1").says("ivan owes: the dice of r1");
    table
        .receive("ivan", "4.aslog")
        .exits(0)
        .says("You owe: the dice of r1 (`dice roll`); then your MPh goes on");
    let rolled = reply(&table, "ivan", "5.aslog").exits(0).says("roll r1").says("r1 DR MC for bt7: DR ");
    assert_eq!(rolled.json["dice"][0]["state"], "rolled");
    assert_eq!(rolled.json["added"].as_array().unwrap().len(), 1);
    table.receive("hans", "5.aslog").exits(0).says("You owe nothing; then your DFPh");
    table.run("ivan", "verify bridge").exits(0);
}

/// A roll that another makes due is made with it, and both are in one mail.
#[test]
fn what_a_roll_makes_due_is_rolled_too() {
    let table = declared();
    reply(&table, "hans", "4.aslog").exits(0);
    table.receive("ivan", "4.aslog").exits(0);
    let replied = reply(&table, "ivan", "5.aslog").exits(0);
    assert_eq!(replied.json["dice"].as_array().unwrap().len(), 2, "{}", replied.text);
}

#[test]
fn a_look_first_changes_nothing() {
    let table = declared();
    let before = table.game("hans");
    let looked = table.run("hans", "reply bridge --dry-run").exits(0);
    let looked = looked.says("would give your share of r1, r2").says("Nothing was changed.");
    assert_eq!(looked.json["signed"], false);
    assert_eq!(table.game("hans"), before);
    table.run("hans", "reply bridge").exits(3).says("--output");
    // A place that cannot take the mail stops it before anything is added.
    table.put("taken", "something else");
    reply(&table, "hans", "taken").exits(3).says("is no older mail of this game");
    reply(&table, "hans", "nowhere/4.aslog").exits(3).says("there is no folder");
    table.run("hans", "reply bridge -o @4.aslog").exits(3).says("a passphrase is needed");
    assert_eq!(table.game("hans"), before);
}

/// Killed behind each of its steps and run again, it does the rest and nothing twice.
#[test]
fn again_it_does_the_rest() {
    let table = declared();
    let held = records(&table, "hans");
    // Killed behind the append.
    table.run("hans", &format!("dice answer bridge {PASS}")).exits(0);
    reply(&table, "hans", "4.aslog").exits(0).says("is signed by hans");
    assert_eq!(records(&table, "hans"), held + 1);
    // Killed behind the signature.
    let mail = table.get("4.aslog");
    fs::remove_file(table.path("4.aslog")).unwrap();
    let again = reply(&table, "hans", "4.aslog").exits(0).says("was signed before");
    assert_eq!((again.json["already"].as_bool(), table.get("4.aslog")), (Some(true), mail));
    assert_eq!(records(&table, "hans"), held + 1);
}

/// Dice on honour are the player's own: it signs and mails, and says what the player still owes.
#[test]
fn it_types_in_no_dice() {
    let table = Table::with_game();
    let held = records(&table, "hans");
    reply(&table, "hans", "2.aslog")
        .exits(0)
        .says("was signed before")
        .says("You owe nothing; then your DFPh");
    assert_eq!(records(&table, "hans"), held);
    table.turn("hans", "turn 1 german MPh\npz4 start 1 MP\n");
    reply(&table, "hans", "2.aslog").exits(0).says("10 events, all of it is signed by hans");
    table.receive("ivan", "2.aslog").exits(0).says("then your DFPh");
}

/// What the player recorded against a rule is signed when the player says so; dice that the player bent never.
#[test]
fn what_breaks_a_rule_is_not_signed_by_itself() {
    let table = Table::with_game();
    table.turn("hans", "turn 1 german MPh\npz4 start 1 MP\npz4 enter K4 1/2 MP\n");
    let before = table.game("hans");
    let refused = reply(&table, "hans", "2.aslog").exits(1);
    refused.says("NOT signed: 1 rule is broken").says("--accept").says("D2.18");
    assert!(table.game("hans") == before && !table.path("2.aslog").exists());
    let accepted = table.run("hans", &format!("reply bridge -o @2.aslog --accept {PASS}")).exits(1);
    accepted.says("is signed by hans").says("the findings stand");
    table.receive("ivan", "2.aslog").exits(1);

    let table = committed();
    table.turn("ivan", "turn 1 russian MPh\nroll r1 DR 1,1 mc for bt7 by ivan\n");
    let before = table.game("ivan");
    for accept in ["", "--accept"] {
        let refused = table.run("ivan", &format!("reply bridge -o @9.aslog {accept} {PASS}")).exits(2);
        refused.says("bends dice").says("DR 1,1 is typed in");
    }
    assert!(table.game("ivan") == before && !table.path("9.aslog").exists());
}

/// A mail that was refused is not in the game: what it asks for is not answered.
#[test]
fn a_mail_that_was_not_taken_is_not_replied_to() {
    let table = committed();
    let broken =
        "turn 1 russian MPh\nbt7 start 1 MP\nbt7 enter FF4 1/2 MP\ndeclare rolls 1 r1 DR mc for bt7\n";
    table.turn("ivan", broken);
    table.sign("ivan", "3.aslog").exits(0);
    table
        .receive("hans", "3.aslog")
        .exits(1)
        .says("NOT accepted")
        .says("If you take it:")
        .says("your share of r1");
    let held = records(&table, "hans");
    reply(&table, "hans", "4.aslog").exits(0).hides("give your share");
    assert_eq!(records(&table, "hans"), held);
}

#[test]
fn bad_calls_say_what_to_do() {
    let table = Table::with_game();
    table.run("hans", "reply nothing -o @2.aslog").exits(3).says("no game of that name in the archive");
    table.run("dora", "reply bridge -o @2.aslog").exits(3);
    table.put("plain.asl", SCENARIO);
    table.run("ivan", "record @plain.asl --name plain").exits(0);
    table.run("ivan", "reply plain -o @2.aslog").exits(3).says("asl-replay new");
    table.run("hans", "reply bridge -o @2.aslog --as karl").exits(3).says("you have no key karl");
    // What another recorded and has not signed.
    let game = super::continued(&table.game("hans"), "ivan", IVAN_1);
    table.put("grown.aslog", game);
    table.run("karl", "record @grown.aslog --name bridge").exits(1);
    fs::create_dir_all(table.path("karl/keys")).unwrap();
    fs::copy(table.path("hans/keys/hans.key"), table.path("karl/keys/hans.key")).unwrap();
    reply(&table, "karl", "2.aslog").exits(3).says("is recorded by ivan, who has not signed it");
    assert!(!table.path("2.aslog").exists());
}

/// What I took back before I signed it keeps nobody from signing, and the way out of a turn that I want to undo is named.
#[test]
fn a_broken_line_that_is_taken_back_does_not_stop_the_reply() {
    let table = Table::with_game();
    table.turn("hans", &HANS_1.replace("pz4 start 1 MP\n", ""));
    reply(&table, "hans", "2.aslog").exits(1).says("NOT signed").says("receive LASTMAIL --replace");
    table
        .run("hans", "retract bridge --to 8 --agreed-by ivan")
        .exits(0)
        .says("provisional until it is signed");
    reply(&table, "hans", "2.aslog").exits(0).says("is signed by hans");
    table.receive("ivan", "2.aslog").says("you agreed to go back to event 8");
}
