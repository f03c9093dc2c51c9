//! Faults in text games: each with its line and column, all in one go, exit 3, nothing written.

use super::{Desk, GAME, game, with};
use crate::support::draws;

/// What reading this text answers; it is refused.
#[track_caller]
fn refused(text: impl AsRef<[u8]>, says: &[&str]) -> super::Ran {
    let desk = Desk::new();
    desk.put("bad.asl", text);
    let ran = says.iter().fold(desk.run("audit @bad.asl").exits(3), |ran, part| ran.says(part));
    desk.run("record @bad.asl -o @bad.aslog").exits(3);
    assert_eq!(desk.names(), ["bad.asl"]);
    ran
}

#[test]
fn an_unknown_unit_is_named_with_the_nearest() {
    refused(
        with("bt7 enter FF4", "bt8 enter FF4"),
        &["bad.asl: 1 error\n", "unknown unit", "bad.asl:21:1", "did you mean `bt7`?"],
    );
}

#[test]
fn a_hex_that_is_none_or_of_an_unknown_board() {
    refused(with("enter FF4", "enter F4F"), &["no hex", "bad.asl:21:11", "F4F"]);
    refused(with("enter FF4", "enter 9:FF4"), &["bad.asl:21:11"]);
}

/// A hex has one name, that of the map; the error gives it.
#[test]
fn a_hex_in_small_letters_is_refused_with_the_right_one() {
    refused(
        with("enter FF4", "enter ff4"),
        &["bad.asl:21:11", "found `ff4`, expected a hex in capital letters", "did you mean `FF4`?"],
    );
    refused(with("vca FF4-GG5", "vca ff4-gg5"), &["bad.asl:16:19", "did you mean `FF4`?"]);
    let head = "[terrain]\nk5 = { is = [\"woods\"] }\n\n[default-terrain]";
    let small = "terrain.k5: \"k5\" is no hex: hexes are written in capital letters, K5";
    refused(with("[default-terrain]", head), &[small]);
    let walls = "walls = [\"K5-l5\"]\nprinting";
    refused(with("printing", walls), &["\"l5\" is no hex: hexes are written in capital letters, L5"]);
}

#[test]
fn seven_on_a_die() {
    refused(with("DR 4,3", "DR 4,7"), &["impossible dice", "bad.asl:19:"]);
    refused(with("dr 2", "dr 0"), &["impossible dice", "bad.asl:28:"]);
}

#[test]
fn numbers_beyond_all_sense() {
    refused(with("FF4 1 MP", "FF4 99999999999999999999 MP"), &["bad number", "bad.asl:21:15"]);
    refused(with("FF4 1 MP", "FF4 -1 MP"), &["bad.asl:21:15"]);
    refused(with("turn 2", "turn 70000"), &["bad.asl:34:6"]);
}

#[test]
fn a_missing_separator() {
    refused(GAME.replace("---\n", ""), &["bad.asl:1:1", "no line `---` behind the scenario head"]);
}

#[test]
fn windows_line_ends_and_a_byte_order_mark_are_no_fault() {
    let desk = Desk::with_game();
    desk.put("windows.asl", format!("\u{feff}{}", GAME.replace('\n', "\r\n")));
    desk.run("audit @windows.asl").exits(0).says("0 broken");
    desk.run("record @windows.asl -o @windows.aslog").exits(0);
    assert_eq!(desk.get("windows.aslog"), desk.get("game.aslog"));
}

#[test]
fn bytes_that_are_no_utf_8() {
    let mut bytes = GAME.as_bytes().to_vec();
    bytes[10] = 0xff;
    refused(bytes, &["@bad.asl: byte 10 is no UTF-8: an .asl or .toml file is UTF-8 text"]);
}

#[test]
fn every_fault_of_a_head_and_of_the_lines_is_told() {
    let text = GAME
        .replace("ivan = { side", "\"i van\" = { side")
        .replace("is = [\"open-ground\"]", "is = [\"open-ground\"]\nroad = [\"K1-K9\", \"nowhere\"]")
        .replace("DR 4,3", "DR 4,9");
    let ran = refused(text, &["bad.asl: 4 errors\n", "i van", "K1-K9", "nowhere", "impossible dice"]);
    let places = ran.json["places"].as_array().unwrap();
    assert_eq!(places.len(), 4);
    assert!(places.iter().all(|place| place["line"].as_u64() > Some(0)), "{places:?}");
}

#[test]
fn a_head_that_is_no_toml_is_told_at_its_place() {
    refused(with("printing = \"2e\"", "printing = 2e"), &["bad.asl:2:"]);
    refused(with("printing = \"2e\"\n", ""), &["printing"]);
    refused(with("afv = true", "afw = true"), &["afw", "bad.asl:9:"]);
}

#[test]
fn every_faulty_line_is_told() {
    let ran = refused(
        game("fly away\nplace bt7\n\nroll r1 DR 6\n"),
        &["3 errors", "bad.asl:15:", "bad.asl:16:", "bad.asl:18:"],
    );
    assert_eq!(ran.json["exit"], 3);
}

#[test]
fn a_text_without_events_is_a_game_at_its_start() {
    let desk = Desk::new();
    desk.put("game.asl", game(""));
    desk.run("audit @game.asl").exits(0).says("events   1\n");
    desk.run("show @game.asl").exits(0).says("before turn 1").says("no unit in play");
    desk.run("show @game.asl --at 1").exits(3).says("@game.asl has event 0 alone");
}

#[test]
fn truncated_anywhere_a_text_is_read_or_refused() {
    let desk = Desk::new();
    for end in (0..GAME.len()).filter(|end| draws::one_of(4, *end)) {
        desk.put("cut.asl", &GAME[..end]);
        let ran = desk.run("audit @cut.asl");
        assert!(ran.exit == 3 || ran.exit <= 1, "{end}: {}", ran.text);
    }
}
