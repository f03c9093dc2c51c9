//! An agreement that lacks a signature waives nothing, and is told as provisional wherever it shows.

use super::{HANS_1, Table};

/// Hans miscounts at event 10, takes it back in Ivan's name at event 13, plays another move, and signs: mail 2.
fn taken_back() -> Table {
    let table = Table::with_game();
    table.turn("hans", &HANS_1.replace("enter K4 1 MP", "enter K4 1/2 MP"));
    table.run("hans", "retract bridge --to 9 --agreed-by ivan").exits(0);
    table.turn("hans", "pz4 enter K4 1/2 MP\npz4 stop 1 MP\npz4 ends\n");
    table.sign("hans", "2.aslog").exits(0);
    table
}

#[test]
fn a_one_sided_retraction_waives_nothing() {
    let table = taken_back();
    let audit = table.run("hans", "audit bridge").exits(1).says("2 broken, 0 undecided, 0 waived");
    let audit = audit.says("would be waived by event 13, which is not yet signed by ivan");
    let audit = audit.says("provisional: as if event 13 were agreed, which is not yet signed by ivan");
    let audit = audit.says("; 1 agreement is provisional");
    let (first, second) = (&audit.json["findings"][0], &audit.json["findings"][1]);
    assert_eq!((&first["at"]["event"], &first["awaits"]["event"]), (&10.into(), &13.into()));
    assert_eq!(first["at"]["provisional"], serde_json::Value::Null);
    assert_eq!((&second["at"]["event"], &second["awaits"]), (&14.into(), &serde_json::Value::Null));
    assert_eq!(second["at"]["provisional"]["awaits"], serde_json::json!(["ivan"]));
}

#[test]
fn every_face_marks_what_is_provisional() {
    let table = taken_back();
    let log = table.run("dora", "log @2.aslog").exits(0);
    let marked = |event: &str| {
        let line = log.text.lines().find(|line| line.trim_start().starts_with(event));
        line.unwrap_or_else(|| panic!("{event} in {}", log.text)).contains("provisional: ")
    };
    assert!(!marked("12 "), "{}", log.text);
    assert!(marked("13 ") && marked("14 ") && marked("16 "), "{}", log.text);
    let after = "provisional: as if event 13 were agreed, which is not yet signed by ivan";
    table.run("dora", "show @2.aslog").exits(0).says(after);
    table.run("dora", "show @2.aslog --at 12").exits(0).hides("provisional");
    table.run("dora", "show @2.aslog --at 13").exits(0).says("provisional: not yet signed by ivan");
    table.run("dora", "explain @2.aslog 14").exits(1).says(after);
    table.run("dora", "explain @2.aslog 10").exits(1).says("would be waived by event 13");
    let show = table.run("dora", "show @2.aslog");
    assert_eq!(show.json["provisional"]["event"], 13);
}

#[test]
fn receive_names_it_before_anything_else() {
    let table = taken_back();
    let asked = table.receive("ivan", "2.aslog --look").exits(1);
    let second = asked.text.lines().nth(1).unwrap_or_default();
    assert!(second.starts_with("These bind nobody yet"), "{}", asked.text);
    let third = asked.text.lines().nth(2).unwrap_or_default();
    assert_eq!(
        third.trim(),
        "event 13, retraction by hans, back to event 9: provisional: not yet signed by ivan"
    );
    assert_eq!(asked.json["provisional"][0]["event"], 13);
}

/// Ivan's signature makes it what it says.
#[test]
fn the_signature_makes_it_so() {
    let table = taken_back();
    table.receive("ivan", "2.aslog --accept --agree").exits(1);
    let audit = table.run("ivan", "audit bridge").exits(1).says("1 broken, 0 undecided, 1 waived");
    audit.hides("provisional").hides("not yet");
    table.run("ivan", "show bridge").hides("provisional");
    table.run("ivan", "log bridge").hides("provisional");
    table.sign("ivan", "3.aslog").exits(0);
    table.receive("hans", "3.aslog").exits(0).hides("bind nobody");
    table.run("hans", "audit bridge").exits(1).says("1 waived").hides("provisional");
}

/// Hans went on before Ivan's signature reached him: Ivan has it.
#[test]
fn a_signature_that_only_i_have_counts() {
    let table = taken_back();
    table.receive("ivan", "2.aslog --accept --agree").exits(1);
    table.turn("hans", "turn 1 german AFPh\n");
    table.sign("hans", "3.aslog").exits(0);
    let ran =
        table.receive("ivan", "3.aslog").exits(0).says("Accepted").hides("bind nobody").hides("provisional");
    assert!(ran.json["provisional"].is_null());
    table.run("dora", "log @3.aslog").exits(0).says("provisional: not yet signed by ivan");
}

/// Ivan plays on as if nothing had been taken back: Hans is told what he did not agree to.
#[test]
fn who_goes_on_without_it_has_refused() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").exits(0);
    table.run("hans", "retract bridge --to 9 --agreed-by ivan").exits(0);
    table.sign("hans", "3.aslog").exits(0);
    table.receive("ivan", "3.aslog").exits(1).says("NOT accepted");
    table.turn("ivan", super::IVAN_2);
    table.sign("ivan", "4.aslog").exits(0);
    table
        .receive("hans", "4.aslog")
        .exits(2)
        .says("part at event 13. ivan has not agreed to your event 13, and goes on without it.");
    table.receive("hans", "4.aslog --replace").exits(0);
    table.run("hans", "audit bridge").exits(0).hides("provisional");
}

/// A waiver that is recorded and not signed, and a ruling.
#[test]
fn a_word_that_its_own_author_has_not_signed_counts_for_nothing() {
    let table = Table::of_three();
    table.receive("hans", "1.aslog --new --agree --name bridge").exits(0);
    table.receive("dora", "1.aslog --new --agree --name bridge").exits(0);
    table.turn("hans", &HANS_1.replace("enter K4 1 MP", "enter K4 1/2 MP"));
    table.sign("hans", "2.aslog").exits(0);
    table.receive("dora", "2.aslog --accept").exits(1);
    let ruling = table.run("dora", "ruling bridge 10 stands").exits(0);
    ruling
        .says("provisional: not yet signed by dora")
        .says("is broken; it would be waived by event 13, which is not yet signed by dora");
    table.run("dora", "audit bridge").exits(1).says("1 broken, 0 undecided, 0 waived");
    table.sign("dora", "3.aslog").exits(0);
    table.run("dora", "audit bridge").exits(0).says("0 broken, 0 undecided, 1 waived").hides("provisional");
    table.receive("hans", "3.aslog").exits(0);
    table.run("hans", "audit bridge").exits(0).says("1 waived");
}

/// A text game has no signatures: the words of both players that stand in one file were given.
#[test]
fn a_text_game_has_nothing_provisional() {
    let table = Table::new();
    let words = "turn 1 russian MPh\nbt7 start 1 MP\nbt7 enter FF4 1/2 MP\nby ivan\n\
        retract to 4 agreed-by hans\nbt7 enter FF4 1 MP\n";
    let head = super::SCENARIO.replacen(
        "side = \"german\" }",
        &format!("side = \"german\", key = \"{}\" }}", super::key("hans")),
        1,
    );
    table.put("game.asl", head + words);
    table.run("dora", "audit @game.asl").exits(0).says("1 waived").says("in force").hides("provisional");
    table.run("dora", "record @game.asl -o @game.aslog").exits(0);
    table
        .run("dora", "audit @game.aslog")
        .exits(1)
        .says("0 waived")
        .says("provisional: not yet signed by ivan, hans");
}
