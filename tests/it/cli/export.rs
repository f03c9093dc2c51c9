//! `export`: what is written can be read again, and harms no spreadsheet.

use super::{Desk, EVENTS, GAME, with};
use serde_json::Value;

#[test]
fn exported_notation_records_to_the_same_bytes() {
    let desk = Desk::with_game();
    for (n, file) in ["game.asl", "game.aslog"].into_iter().enumerate() {
        let text = desk.run(&format!("export @{file}")).exits(0).text;
        desk.put("again.asl", text);
        desk.run(&format!("record @again.asl -o @again{n}.aslog")).exits(0);
        assert_eq!(desk.get(&format!("again{n}.aslog")), desk.get("game.aslog"), "{file}");
    }
}

/// Every kind of event.
#[test]
fn the_examples_of_every_event_survive_the_round_trip() {
    let desk = Desk::new();
    desk.put("all.asl", crate::support::examples::EXAMPLES);
    desk.run("record @all.asl -o @all.aslog").recorded();
    desk.run("export @all.aslog -o @again.asl").exits(0).says("events written to @again.asl");
    desk.run("record @again.asl -o @again.aslog").recorded();
    assert_eq!(desk.get("again.aslog"), desk.get("all.aslog"));
    for command in
        ["audit @all.aslog", "log @all.aslog --who", "show @all.aslog", "export @all.aslog --format csv"]
    {
        desk.run(command);
    }
    (0..100).for_each(|n| drop(desk.run(&format!("explain @all.aslog {n}"))));
}

#[test]
fn json_has_the_head_and_every_event() {
    let desk = Desk::with_game();
    let ran = desk.run("export @game.aslog --format json").exits(0);
    let written: Value = serde_json::from_str(&ran.text).unwrap();
    assert_eq!(written["schema"], "asl-replay/events/1");
    assert!(written["head"].as_str().unwrap().starts_with("name = \"A short game\""));
    assert_eq!(written["events"].as_array().unwrap().len(), EVENTS);
    assert_eq!(written["events"][4]["claimed_time"], "noon");
    assert_eq!(ran.json["content"].as_str(), Some(ran.text.as_str()));
}

#[test]
fn csv_is_quoted_and_runs_no_formula() {
    let desk = Desk::new();
    let note = |text: &str| format!("note \"{text}\"\n");
    let notes = ["a, b", "say \\\"hi\\\"", "two\\nlines"].map(note).concat();
    let evil = with("@noon", "@\"=cmd|' /C calc'!A0\"")
        .replace("bt7 start 1 MP\n", &format!("bt7 start 1 MP\n{notes}"));
    desk.put("game.asl", evil);
    let csv = desk.run("export @game.asl --format csv").exits(0).text;
    assert!(csv.starts_with("event,when,by,claimed time,text\n0,before turn 1,"), "{csv}");
    assert!(csv.contains(",'=cmd|' /C calc'!A0,"), "{csv}");
    assert!(csv.contains(",\"note \"\"a, b\"\"\"\n"), "{csv}");
    for line in csv.lines() {
        let formula = |cell: &str| cell.trim_matches('"').starts_with(['=', '+', '-', '@', '\t', '\r']);
        assert!(!line.split(',').any(formula), "{line}");
    }
}

#[test]
fn a_file_is_written_over_only_by_force_and_a_log_never() {
    let desk = Desk::with_game();
    let log = desk.get("game.aslog");
    desk.put("notes.txt", "my notes");
    desk.run("export @game.aslog -o @notes.txt")
        .exits(3)
        .says("@notes.txt exists and holds something else: --force");
    assert_eq!(desk.text("notes.txt"), "my notes");
    desk.run("export @game.aslog -o @notes.txt --force").exits(0);
    assert!(desk.text("notes.txt").contains("book 2"));
    desk.run("export @game.aslog -o @notes.txt").exits(0);
    for line in ["export @game.asl -o @game.aslog", "export @game.asl -o @game.aslog --force"] {
        desk.run(line).exits(3).says("@game.aslog holds a hashed log, which is never written over");
    }
    assert_eq!(desk.get("game.aslog"), log);
    desk.run("export @game.asl -o @game.asl").exits(3);
    assert_eq!(desk.text("game.asl"), GAME);
}

#[test]
fn the_good_part_of_a_damaged_log_is_exported_with_a_warning() {
    let desk = Desk::with_game();
    let bytes = desk.get("game.aslog");
    desk.put("torn.aslog", &bytes[..bytes.len() - 1]);
    let ran = desk.run("export @torn.aslog").exits(2).warns("@torn.aslog is BROKEN: torn tail: record 20");
    ran.says("bt7 stop 1 MP").warns("only the 20 events before it are read");
}

/// A variation is a game of its own, up to an event: it is read, judged and played on, and says whence it comes.
#[test]
fn the_game_up_to_an_event_can_be_played_on() {
    let desk = Desk::with_game();
    desk.run("export @game.aslog --until 7 -o @what-if.asl").exits(0).says("8 events written");
    let text = desk.text("what-if.asl");
    assert!(text.contains("name = \"A short game, from event 7\""), "{text}");
    desk.put("what-if.asl", text + "note \"what if\"\n");
    let judged = desk.run("audit @what-if.asl").exits(0).json;
    assert_eq!(judged["events"], 9);
    desk.run("export @game.aslog --until 999").exits(3).says("there is no event 999");
}

/// Dice by shares become dice on honour, keys and scheme go, and events keep their numbers.
#[test]
fn a_variation_is_on_honour() {
    let desk = Desk::new();
    let shares = include_str!("../../cases/shares/values_kept.asl");
    desk.put("game.asl", shares);
    let before = desk.run("log @game.asl").json;
    let last = before["events"].as_array().unwrap().len() - 1;
    let text = desk.run(&format!("export @game.asl --until {last}")).exits(0).text;
    assert!(!text.contains("shares\"") && !text.contains("key ="), "{text}");
    desk.put("what-if.asl", text);
    let after = desk.run("log @what-if.asl").json;
    let rolls = |log: &Value| -> Vec<(Value, Value)> {
        let rows = log["events"].as_array().unwrap().iter();
        let rolls = rows.filter(|row| row["text"].as_str().unwrap().starts_with("roll "));
        rolls
            .map(|row| (row["event"].clone(), row["text"].as_str().unwrap().split(' ').nth(3).into()))
            .collect()
    };
    assert!(!rolls(&before).is_empty());
    assert_eq!(rolls(&before), rolls(&after));
    assert!(!desk.run("audit @what-if.asl").text.contains("DICE."));
}

/// Cut at its last event, a game is judged as it was: every case but those whose secrets, dice or keys hang on their game.
#[test]
fn a_variation_to_the_end_is_judged_as_its_game() {
    let desk = Desk::new();
    let (mut cut, mut sealed) = (0, 0);
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    let folders = ["log", "d3", "a7"].map(|name| folder.join(name));
    let cases = folders
        .iter()
        .flat_map(|folder| std::fs::read_dir(folder).unwrap())
        .map(|entry| entry.unwrap().path());
    let mut cases: Vec<_> = cases.collect();
    cases.sort();
    for path in cases.iter().step_by(9) {
        let game = std::fs::read_to_string(path).unwrap();
        let tied = |game: &str| game.contains("shares") || game.contains("key = ");
        desk.put("game.asl", &game);
        let before = desk.run("audit @game.asl").json;
        let Some(events) = before["events"].as_u64().filter(|_| !tied(&game)) else { continue };
        let written = desk.run(&format!("export @game.asl --until {}", events - 1));
        if game.lines().any(|line| line.starts_with("seal")) {
            sealed += 1;
            drop(written.exits(3).says("seals a secret"));
            continue;
        }
        desk.put("cut.asl", written.exits(0).text);
        let after = desk.run("audit @cut.asl").json;
        assert_eq!(
            [&before["broken"], &before["undecided"]],
            [&after["broken"], &after["undecided"]],
            "{}",
            path.display()
        );
        cut += 1;
    }
    assert!(cut > 20, "{cut} cut, {sealed} sealed");
}

/// What is a game in VASL files is the program's reading: it is made a game first.
#[test]
fn a_vasl_file_is_imported_before_it_is_cut() {
    let desk = Desk::new();
    desk.put("his.vlog", include_bytes!("../../vectors/vasl/made/b_infantry.vlog"));
    desk.run("export @his.vlog --until 3").exits(3).says("`import` makes a game of it");
    desk.run("import @his.vlog -o @his.asl").exits(0);
    let whole = desk.run("audit @his.asl").json;
    desk.run("export @his.asl --until 40 -o @cut.asl").exits(0);
    assert_eq!(desk.run("audit @cut.asl").json["broken"], 0, "{}", whole["broken"]);
}
