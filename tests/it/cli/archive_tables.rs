//! `archive export --parquet`: all games as tables, with the desk; what is said without it.

use super::archive_audit::desk;
#[cfg(feature = "desk")]
use super::{Desk, GAME, archive_repair::tamper, game};
#[cfg(feature = "desk")]
use parquet::file::reader::{FileReader, SerializedFileReader};
#[cfg(feature = "desk")]
use parquet::record::Field;
#[cfg(feature = "desk")]
use std::fs::{self, File};

#[cfg(not(feature = "desk"))]
#[test]
fn without_the_desk_it_says_how_to_get_it() {
    let desk = desk();
    desk.run("archive export --parquet @tables").exits(3).says("build it with `--features desk`");
    assert!(!desk.path("tables").exists());
    desk.run("witness clean http://127.0.0.1:1 --key witness.test+1+AA==").exits(3);
}

/// The rows of a table: its cells by name of column, as text.
#[cfg(feature = "desk")]
#[expect(clippy::wildcard_enum_match_arm, reason = "all other fields are told alike")]
fn table(desk: &Desk, name: &str) -> Vec<Vec<(String, String)>> {
    let reader = SerializedFileReader::new(File::open(desk.path(name)).unwrap()).unwrap();
    let text = |field: &Field| match field {
        Field::Null => String::new(),
        Field::Str(text) => text.clone(),
        other => other.to_string(),
    };
    let rows = reader.get_row_iter(None).unwrap().map(Result::unwrap);
    rows.map(|row| row.get_column_iter().map(|(name, field)| (name.clone(), text(field))).collect()).collect()
}

#[cfg(feature = "desk")]
fn column(rows: &[Vec<(String, String)>], name: &str) -> Vec<String> {
    rows.iter().map(|row| row.iter().find(|(column, _)| column == name).unwrap().1.clone()).collect()
}

#[cfg(feature = "desk")]
#[test]
fn all_games_are_three_tables_and_any_text_is_data() {
    let desk = desk();
    let hostile = "note \"'; DROP TABLE events; -- =cmd() ${x} <b>\"";
    desk.put("hostile.asl", game(&format!("by ivan\n{hostile} @2026-05-01T10:00Z\n")));
    desk.run("archive add @hostile.asl").exits(0);
    tamper(&desk, "clean", |bytes| bytes[200] ^= 1);
    let ran = desk.run("archive export --parquet @tables").exits(2).says("BROKEN in the archive");
    let files = ["events", "rolls", "findings"].map(|name| format!("tables/{name}.parquet"));
    let [events, rolls, findings] = files.map(|name| table(&desk, &name));
    assert_eq!(events.len(), 25 + 21 + 2);
    assert_eq!(ran.json["tables"][0]["rows"], events.len());
    let log = desk.run("log longer").json;
    let texts: Vec<String> = log["events"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["text"].as_str().unwrap().to_owned())
        .collect();
    let held: Vec<String> = column(&events, "text")
        .into_iter()
        .zip(column(&events, "game"))
        .filter(|(_, game)| game == "longer")
        .map(|(text, _)| text)
        .collect();
    assert_eq!(held, texts);
    assert!(column(&events, "text").contains(&hostile.to_owned()), "{:?}", column(&events, "text"));
    assert!(column(&events, "season").contains(&"2026".to_owned()));
    assert_eq!(column(&events, "kind")[0], "GameStarted");
    assert_eq!(column(&rolls, "total")[..3], ["7", "11", "2"]);
    assert_eq!(column(&rolls, "backed_by")[0], "declared");
    let broken = desk.run("audit wrong").json;
    assert_eq!(column(&findings, "clause")[0], broken["findings"][0]["clause"].as_str().unwrap());
    assert_eq!(column(&findings, "turn")[0], "1");
    assert_eq!(fs::read_dir(desk.path("tables")).unwrap().count(), 3, "nothing half done lies there");
}

#[cfg(feature = "desk")]
#[test]
fn tables_that_cannot_be_written_leave_those_that_stand_there() {
    let desk = desk();
    desk.run("archive export --parquet @tables").exits(0);
    let before = desk.get("tables/events.parquet");
    fs::remove_file(desk.path("tables/rolls.parquet")).unwrap();
    fs::create_dir(desk.path("tables/rolls.parquet")).unwrap();
    desk.put("more.asl", GAME);
    desk.run("archive add @more.asl").exits(0);
    desk.run("archive export --parquet @tables").exits(3).says("rolls.parquet").says("name another folder");
    assert_eq!(desk.get("tables/events.parquet"), before);
    assert_eq!(fs::read_dir(desk.path("tables")).unwrap().count(), 3, "nothing half done lies there");
}

/// Names that a part had once lead nowhere, and a second export into the same folder waits for its turn.
#[cfg(unix)]
#[cfg(feature = "desk")]
#[test]
fn tables_follow_no_link_and_are_written_by_one_at_a_time() {
    let desk = desk();
    desk.put("precious", "mine");
    fs::create_dir(desk.path("tables")).unwrap();
    std::os::unix::fs::symlink(desk.path("precious"), desk.path("tables/.events.parquet.part")).unwrap();
    desk.run("archive export --parquet @tables").exits(0);
    assert_eq!(desk.get("precious"), b"mine");
    fs::remove_file(desk.path("tables/rolls.parquet")).unwrap();
    std::os::unix::fs::symlink(desk.path("precious"), desk.path("tables/rolls.parquet")).unwrap();
    desk.run("archive export --parquet @tables").exits(3).says("a link");
    assert_eq!(desk.get("precious"), b"mine");
    fs::remove_file(desk.path("tables/rolls.parquet")).unwrap();
    let other = File::open(desk.path("tables")).unwrap();
    other.try_lock().unwrap();
    desk.run("archive export --parquet @tables")
        .exits(3)
        .says("another process writes tables into this folder");
    drop(other);
    desk.run("archive export --parquet @tables").exits(0);
    std::os::unix::fs::symlink(desk.path("nowhere"), desk.path("dangling")).unwrap();
    desk.run("archive export --parquet @dangling").exits(3).says("a link to what is not there");
}
