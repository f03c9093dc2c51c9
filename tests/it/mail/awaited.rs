//! What is awaited, of whom, and what comes then: the same in `receive` and in `status`.

use super::{HANS_1, IVAN_1, SCENARIO, Table, key};
use std::fs;

#[test]
fn an_attack_owes_its_checks_and_then_comes_my_phase() {
    let table = Table::new();
    let units = "[units]\nrs = { side = \"russian\", type = \"russian 4-4-7\" }\n\
        gs = { side = \"german\", type = \"german 4-6-7\" }\n";
    table.put("bridge.asl", SCENARIO.replacen("[units]\n", units, 1) + "place rs M5\nplace gs M8\n");
    table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    let fire = "turn 1 russian PFPh\na1 prep by rs inherent 4 FP at M8 range 3 total 4 FP column 4\n\
        roll r1 DR 1,2 ift in a1 by ivan\na1 ift r1\n";
    table.turn("ivan", fire);
    table.run("ivan", "status bridge").exits(0).says("You owe: your signature under events 0 to 8 (`sign`)");
    table.sign("ivan", "1.aslog").exits(0);
    let looked = table.run("hans", "receive @1.aslog --new --agree --name bridge --look").exits(0);
    let last = looked.text.trim_end().rsplit("If you take it:\n").next().unwrap().to_owned();
    assert!(
        last.starts_with("You owe: ") && last.contains(" of gs (A7.3") && last.ends_with("; then your DFPh"),
        "{last}"
    );
    let taken = table.receive("hans", "1.aslog --new --agree --name bridge").exits(0);
    assert!(taken.text.ends_with(&format!("{last}\n")), "{}", taken.text);
    let status = table.run("hans", "status bridge").exits(0).says(&last);
    assert_eq!(status.json["awaited"]["lines"], taken.json["awaited"]["lines"]);
    let row = &status.json["awaited"]["rows"][0];
    assert_eq!((row["player"].as_str(), row["kind"].as_str()), (Some("hans"), Some("duty")));
    // To Ivan it is Hans who owes, and his own phase goes on.
    let ivan = table.run("ivan", "status bridge").exits(0);
    ivan.says("You owe nothing\n").says("hans owes: ").says("; then your PFPh goes on");
}

#[test]
fn whose_phase_comes_then() {
    let table = Table::with_game();
    table.run("ivan", "status bridge").exits(0).says("You owe nothing; your MPh goes on");
    table.run("hans", "status bridge").exits(0).says("You owe nothing; then your DFPh");
    for (phase, ivan, hans) in [
        ("russian DFPh", "then your AFPh", "your DFPh goes on"),
        ("russian AFPh", "your AFPh goes on", "then the RtPh"),
        ("russian RtPh", "the RtPh goes on", "the RtPh goes on"),
        ("russian APh", "your APh goes on", "then the CCPh"),
        ("russian CCPh", "the CCPh goes on", "the CCPh goes on"),
        ("german RPh", "the RPh goes on", "the RPh goes on"),
        ("german PFPh", "then your DFPh", "your PFPh goes on"),
    ] {
        table.turn("ivan", &format!("turn 1 {phase}\n"));
        table.sign("ivan", "9.aslog").exits(0);
        table.receive("hans", "9.aslog").exits(0).says(&format!("You owe nothing; {hans}"));
        table.run("ivan", "status bridge").exits(0).says(&format!("You owe nothing; {ivan}"));
    }
}

/// Whoever saw the last expenditure may answer it before anything else comes (A8.1).
#[test]
fn who_may_answer_a_move_is_told() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").exits(0);
    let steps = [
        ("turn 2 russian MPh\nbt7 start 1 MP seen-by pz4\n", Some("pz4 may answer bt7 (event 14)")),
        ("bt7 enter FF3 1 MP seen-by nobody\n", None),
        ("bt7 stop 1 MP\n", None),
    ];
    for (nth, (lines, due)) in (3..).zip(steps) {
        table.turn("ivan", lines);
        let mail = format!("{nth}.aslog");
        table.sign("ivan", &mail).exits(0);
        let taken = table.receive("hans", &format!("{mail} --agree")).exits(0);
        assert_eq!(taken.json["awaited"]["may"].as_str(), due, "{lines}");
        assert_eq!(taken.text.contains(&format!("; {}", due.unwrap_or("pz4 may answer"))), due.is_some());
        table.run("ivan", "status bridge").exits(0).hides("may answer");
    }
}

#[test]
fn who_signed_how_far_is_told() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    let status = table.run("hans", "status bridge").exits(0);
    let status = status.says("bridge: 13 events, turn 1 german MPh").says("german, you");
    let status = status.says("has signed up to event 7, not the last 5 events, recorded and not mailed");
    let status = status.says("You owe: your signature under events 8 to 12 (`sign`); then your MPh goes on");
    let rows = status.json["signed"].as_array().unwrap();
    assert_eq!((rows.len(), rows[0]["player"].as_str()), (2, Some("hans")));
    assert_eq!((&rows[0]["events"], &rows[0]["own"]), (&8.into(), &5.into()));
    let games = table.run("hans", "games").exits(0).says("you owe 1  turn 1 german MPh");
    assert_eq!(games.json["games"][0]["owed_by_me"], 1);
    table.sign("hans", "2.aslog").exits(0);
    table.run("hans", "games").exits(0).hides("you owe");
    table.receive("ivan", "2.aslog").exits(0);
    table.run("ivan", "status bridge").exits(0).hides("not the last").says("then your DFPh");
    table.run("ivan", "status nowhere").exits(3).says("no game of that name in the archive");
}

/// Texts have no signatures, and nobody there is "you".
#[test]
fn a_text_is_told_to_nobody_in_particular() {
    let table = Table::new();
    table.put("game.asl", SCENARIO.to_owned() + "by ivan\n" + IVAN_1);
    let status = table.run("ivan", "status @game.asl").exits(0).says("Nothing is owed; ivan's MPh goes on");
    status.hides("signed").hides("you");
    let text = SCENARIO.replace(
        "hans = { side = \"german\" }\n",
        "hans = { side = \"german\" }\nfritz = { side = \"german\" }\n",
    );
    table.put("three.asl", text + "by hans\nturn 1 german MPh\n");
    table.run("ivan", "status @three.asl").exits(0).says("Nothing is owed; the german MPh goes on");
    table.put("over.asl", SCENARIO.to_owned() + "by ivan\n" + IVAN_1 + "concede\n");
    table.run("ivan", "status @over.asl").exits(0).says("Nothing is owed; the game is over");
}

/// A damaged game is told with what can be read of it.
#[test]
fn a_damaged_game_warns() {
    let table = Table::with_game();
    let bytes = table.game("ivan");
    table.put("torn.aslog", &bytes[..bytes.len() - 9]);
    table.run("ivan", "status @torn.aslog").exits(2).says("turn 1 russian MPh").warns("torn");
    table.run("ivan", "status @passphrase").exits(3);
}

#[test]
fn the_fingerprint_is_one_and_the_same() {
    let table = Table::new();
    table.put("bridge.asl", SCENARIO);
    let made = table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    let keys = table.run("hans", "keys").exits(0);
    let print = keys.json["keys"][0]["fingerprint"].as_str().unwrap().to_owned();
    assert!(print.len() == 39 && print.split(' ').all(|group| group.len() == 4), "{print}");
    made.says(&print);
    keys.says(&print).says(&key("hans")).says("in: no game yet");
    table.sign("ivan", "1.aslog").exits(0);
    table.receive("hans", "1.aslog --new --agree --name bridge").exits(0).says(&print);
    table.run("hans", "keys").exits(0).says("in: bridge");
    assert_eq!(table.run("hans", "keys hans").exits(0).text, format!("{}\n", key("hans")));
    table.run("hans", "keys hans -o @hans.pub").exits(0).says("the public half is in @hans.pub");
    assert_eq!(fs::read_to_string(table.path("hans.pub")).unwrap(), format!("{}\n", key("hans")));
    table.put("else", "something else");
    table.run("hans", "keys hans -o @else").exits(3).says("holds something else");
    table.run("hans", "keys karl").exits(3).says("you have no key called \"karl\"");
    table.run("karl", "keys").exits(0).says("`asl-replay keygen NAME` makes one");
}
