//! Disputes: a director checks them with nothing else at hand, and no part of them can be changed.

use super::{HANS_1, IVAN_2, Table, continued, identity, signed_by};
use crate::cli::Ran;
use serde_json::Value;

/// A change of a dispute.
type Change = Box<dyn Fn(&mut Value)>;

/// A table where Ivan signed 18 events, and 9 others for Hans: `honest.aslog` and `forged.aslog` part at event 8.
fn forked() -> Table {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").exits(0);
    table.turn("ivan", IVAN_2);
    table.sign("ivan", "honest.aslog").exits(0);
    let other = continued(&table.get("1.aslog"), "ivan", "turn 1 russian AFPh\n");
    table.put("forged.aslog", signed_by(&other, &identity("ivan")));
    table
}

/// A table where Hans drove for half the price and signed it: `2.aslog`, event 10.
fn cheated() -> Table {
    let table = Table::with_game();
    table.turn("hans", &HANS_1.replace("enter K4 1 MP", "enter K4 1/2 MP"));
    table.sign("hans", "2.aslog").exits(0);
    table
}

/// A bundle holds whole copies: whoever has it reads them with the commands for any game.
#[test]
fn a_bundle_is_read_like_a_game() {
    let table = Table::with_game();
    table.turn("ivan", "object 4 why \"it stood in E4\"\n");
    table.sign("ivan", "1.aslog").exits(0);
    table.receive("hans", "1.aslog").exits(0);
    table.run("hans", "bundle bridge --events 4 -o @one.json").exits(0).hides("NO DISPUTE");
    for command in ["audit", "log", "show", "verify"] {
        table.run("dora", &format!("{command} @one.json")).exits(0);
    }
    let whole = table.run("hans", "export bridge").text;
    assert_eq!(table.run("dora", "export @one.json").text, whole);
    table.run("dora", "explain @one.json 4").exits(0).says("Event 4");
    table.run("dora", "log @one.json:2").exits(3).says("no such file");
    // Two copies that part: the first, and the second by number.
    table.put(
        "other.aslog",
        super::signed_by(
            &super::continued(&table.get("1.aslog"), "ivan", "note \"another past\"\n"),
            &super::identity("ivan"),
        ),
    );
    table.turn("hans", super::HANS_1);
    table.run("hans", "bundle bridge --against @other.aslog -o @two.json").exits(0);
    table.run("dora", "log @two.json").exits(2).says("pz4 enter K4 1 MP").hides("another past");
    table.run("dora", "log @two.json:2").exits(2).says("another past").hides("pz4 enter K4 1 MP");
}

#[test]
fn two_signatures_prove_a_fork() {
    let table = forked();
    let diff =
        table.run("hans", "diff @honest.aslog @forged.aslog").exits(2).says("The copies part at event 8");
    let diff = diff
        .says("ivan signed BOTH: the first over 18 events, the second over 9 events. This proves a fork.");
    assert_eq!(diff.json["signed_both"][0]["player"], "ivan");
    assert_eq!(diff.json["signed_both"].as_array().unwrap().len(), 1);
    // Before Ivan has accepted Hans's turn, his second signature contradicts none of his.
    let diff = table.run("hans", "diff @2.aslog @forged.aslog").exits(2).says("Nobody signed both");
    assert!(diff.json["signed_both"].is_null());
    // Copies of one past prove nothing.
    table.run("hans", "diff @2.aslog @honest.aslog").exits(0).hides("signed");
}

#[test]
fn a_fork_is_proven_to_a_director_by_one_file() {
    let table = forked();
    table
        .run("hans", "bundle @honest.aslog --against @forged.aslog -o @fork.json")
        .exits(0)
        .says("about event 8");
    let ran = table.run("dora", "verify @fork.json").exits(2).says("The copies part at event 8.");
    let ran = ran.says("ivan signed BOTH").says("event 8, recorded by hans, signed by ivan");
    let ran = ran.says("event 8, recorded by ivan, signed by ivan");
    assert_eq!(ran.json["dispute"]["signed_both"][0]["player"], "ivan");
    assert!(
        ran.json["dispute"]["copies"]
            .as_array()
            .unwrap()
            .iter()
            .all(|copy| copy["faults"] == Value::Array(vec![]))
    );
}

/// A player who is sent another past is told how to show it to a director.
#[test]
fn a_fork_that_is_received_can_be_shown_to_a_director() {
    let table = forked();
    let bundle = "`asl-replay bundle @bridge --against @forged.aslog -o dispute.json`";
    table.run("hans", "receive @honest.aslog --passphrase-file @passphrase").exits(0);
    table.run("hans", "receive @forged.aslog").exits(2).says("they part at event 8").says(bundle);
    table.run("hans", "bundle bridge --against @forged.aslog -o @dispute.json").exits(0);
    table.run("dora", "verify @dispute.json").exits(2).says("ivan signed BOTH");
}

/// Whatever looks at a copy in a dispute says first that there is another past.
#[test]
fn a_fork_comes_first_in_every_face() {
    const PROVEN: &str = "parts from it at event 8, and ivan signed BOTH, which proves a fork";
    let table = forked();
    table.run("hans", "bundle @honest.aslog --against @forged.aslog -o @fork.json").exits(0);
    for copy in ["@fork.json", "@fork.json:2"] {
        for command in ["audit", "log", "show", "stats", "export", "report --text --to director"] {
            told(&table.run("dora", &format!("{command} {copy}")).exits(2), PROVEN);
        }
        told(&table.run("dora", &format!("explain {copy} 4")).exits(2), PROVEN);
        let page = table.path("fork.html").display().to_string();
        told(&table.run("dora", &format!("report {copy} -o {page} --force")).exits(2), PROVEN);
        assert!(String::from_utf8(table.get("fork.html")).unwrap().contains(PROVEN));
    }
    // Nobody signed both, and copies of one past.
    table.run("hans", "bundle @2.aslog --against @forged.aslog -o @open.json").exits(0);
    table.run("dora", "audit @open.json").exits(2).says("parts from it at event 8, and nobody signed both");
}

/// An event that its author has not signed proves nothing, in whatever face.
#[test]
fn what_nobody_signed_is_not_genuine_in_every_face() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.run("hans", "bundle bridge --events 9 -o @unsigned.json").exits(0);
    for command in ["verify", "audit", "log", "report --text --to director"] {
        told(&table.run("dora", &format!("{command} @unsigned.json")).exits(2), "NOT GENUINE");
    }
}

/// In the answer, or beside it.
#[track_caller]
fn told(ran: &Ran, part: &str) {
    let all = format!("{} {}", ran.text, ran.aside);
    let flat = all.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains(part), "no {part:?} in\n{all}");
}

#[test]
fn a_breach_is_shown_to_a_director_by_one_file() {
    let table = cheated();
    table.run("ivan", "bundle @2.aslog --events 10 -o @breach.json").exits(0);
    let ran = table.run("dora", "verify @breach.json").exits(1);
    ran.says("event 10, recorded by hans, signed by hans").says("due 1 MP").hides("part at");
    // What is in order is no dispute, and nobody is told that it were one.
    table.run("ivan", "bundle @2.aslog --events 9 -o @nothing.json").exits(0).says("it shows NO DISPUTE");
    table.run("dora", "verify @nothing.json").exits(2).says("it shows NO DISPUTE: it holds one copy");
    // What nobody signed is said to be signed by nobody.
    table.run("hans", "receive @1.aslog").exits(2);
    table.turn("hans", "turn 1 german AFPh\n");
    table.run("hans", "bundle bridge --events 13 -o @unsigned.json").exits(0);
    table
        .run("dora", "verify @unsigned.json")
        .exits(2)
        .says("event 13, recorded by hans, signed by nobody")
        .says("NOT GENUINE");
}

/// A dispute of a fork out of which a copy was taken, or in which one was put for the other.
#[test]
fn a_dispute_that_shows_none_is_not_in_order() {
    let table = forked();
    table.run("hans", "bundle @honest.aslog --against @forged.aslog -o @fork.json").exits(0);
    let whole: Value = serde_json::from_slice(&table.get("fork.json")).unwrap();
    let without = |n: usize| drop_copy(&whole, n, None);
    let twice = |n: usize| drop_copy(&whole, n, Some(1 - n));
    let (alone, one_past) = ("it holds one copy", "its two copies are of one past");
    let cases =
        [(without(0), alone, 1), (without(1), alone, 1), (twice(0), one_past, 2), (twice(1), one_past, 2)];
    for (changed, why, copies) in cases {
        table.put("changed.json", written(changed));
        let names = ["@changed.json", "@changed.json:2"];
        for name in &names[..copies] {
            for command in ["audit", "report --text --to director"] {
                told(&table.run("dora", &format!("{command} {name}")).exits(2), why);
            }
        }
        let page = table.path("page.html").display().to_string();
        told(&table.run("dora", &format!("report @changed.json -o {page} --force")).exits(2), why);
        told(&table.run("dora", "verify @changed.json").exits(2), why);
    }
}

/// The dispute without a copy, or with another in its place.
fn drop_copy(whole: &Value, n: usize, instead: Option<usize>) -> Value {
    let mut changed = whole.clone();
    match instead {
        Some(other) => changed["copies"][n] = whole["copies"][other].clone(),
        None => drop(changed["copies"].as_array_mut().unwrap().remove(n)),
    }
    changed
}

/// The schema comes first, as it is written.
fn written(dispute: Value) -> String {
    let text = serde_json::to_string(&dispute).unwrap();
    let schema = "\"schema\":\"asl-replay/dispute/1\"";
    text.replacen(&format!(",{schema}"), "", 1).replacen('{', &format!("{{{schema},"), 1)
}

#[test]
fn no_part_of_a_dispute_can_be_changed() {
    let table = cheated();
    table.run("ivan", "bundle @2.aslog --events 9,10 -o @breach.json").exits(0);
    let good = String::from_utf8(table.get("breach.json")).unwrap();
    let dispute: Value = serde_json::from_str(&good).unwrap();
    let proof = dispute["copies"][0]["events"][1]["proof"].clone();
    let changes: Vec<(&str, Change)> = vec![
        ("another text", Box::new(|d| d["copies"][0]["events"][2]["text"] = "pz4 enter K4 1 MP".into())),
        ("another recorder", Box::new(|d| d["copies"][0]["events"][2]["by"] = "ivan".into())),
        ("an event left out", Box::new(|d| drop(d["copies"][0]["events"].as_array_mut().unwrap().remove(1)))),
        ("an event more in question", Box::new(|d| d["events"] = vec![8, 9, 10].into())),
        ("no finding", Box::new(|d| d["copies"][0]["findings"] = Value::Array(Vec::new()))),
        ("another finding", Box::new(|d| d["copies"][0]["findings"][0]["ruling"] = "waived".into())),
        (
            "the proof of another event",
            Box::new(move |d| d["copies"][0]["events"][2]["proof"] = proof.clone()),
        ),
        ("a proof that is none", Box::new(|d| d["copies"][0]["events"][2]["proof"] = "proof".into())),
        ("another game", Box::new(|d| d["game"] = "another-game".into())),
        ("a log that is cut", Box::new(|d| cut(&mut d["copies"][0]["log"]))),
        ("a log that is none", Box::new(|d| d["copies"][0]["log"] = "!".into())),
        ("no copy", Box::new(|d| d["copies"] = Value::Array(Vec::new()))),
        ("a field too many", Box::new(|d| d["verdict"] = "guilty".into())),
    ];
    for (name, change) in changes {
        let mut changed = dispute.clone();
        change(&mut changed);
        assert_ne!(changed, dispute, "{name}");
        table.put("changed.json", written(changed));
        let ran = table.run("dora", "verify @changed.json");
        assert_eq!(ran.exit, 2, "{name}: {}", ran.text);
    }
}

/// To four fifths, on a border of base64.
fn cut(log: &mut Value) {
    let text = log.as_str().unwrap();
    *log = text[..text.len() / 20 * 16].into();
}

#[test]
fn a_bundle_needs_something_to_dispute() {
    let table = forked();
    let bundle = |args: &str| table.run("hans", &format!("bundle {args} -o @x.json")).exits(3);
    bundle("@2.aslog --against @honest.aslog").says("do not part");
    bundle("@2.aslog");
    bundle("@2.aslog --events 99").says("there is no event 99");
    bundle("@bridge.asl --events 1").says("is no hashed log");
    assert!(!table.path("x.json").exists());
}
