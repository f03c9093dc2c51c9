//! Many games at once, standard input, and what the program tells of itself.

use super::binary::call;
use super::{Desk, with};
use asl_replay::program::help;
use asl_replay::program::table::COMMANDS;
use std::collections::BTreeSet;
use std::fs::File;

/// A game without a fault as text and as a log, one with a finding, a torn log, and no game at all.
fn desk() -> Desk {
    let desk = Desk::with_game();
    desk.put("wrong.asl", with("bt7 enter FF4 1 MP", "bt7 enter FF4 0.5 MP"));
    let bytes = desk.get("game.aslog");
    desk.put("torn.aslog", &bytes[..bytes.len() - 1]);
    desk.put("none.asl", "no game\n");
    desk
}

#[test]
fn of_many_games_there_is_a_line_each_and_the_worst_decides_the_exit_code() {
    let desk = desk();
    desk.run("audit @game.asl @game.aslog").exits(0).says("2 games, nothing found");
    let ran = desk.run("audit @game.asl @wrong.asl").exits(1).says("wrong.asl  21 events  1 broken");
    let ran = ran.says("2 games, 1 with findings").hides("declared");
    assert_eq!((&ran.json["games"][1]["broken"], &ran.json["games"][1]["exit"]), (&1.into(), &1.into()));
    desk.run("audit @torn.aslog @wrong.asl")
        .exits(2)
        .says("integrity broken")
        .says("1 with findings, 1 damaged");
    let ran = desk.run("audit @none.asl @torn.aslog @wrong.asl @gone.asl").exits(3);
    let ran = ran.says("4 games, 1 with findings, 1 damaged, 2 not read").says("not read: no such file");
    assert_eq!(ran.json["games"].as_array().map(Vec::len), Some(4));
}

#[test]
fn on_request_the_findings_of_each_stand_before_the_lines() {
    let desk = desk();
    let ran = desk.run("audit @game.asl @wrong.asl --findings").exits(1).says("declared ½ MP, due 1 MP");
    assert_eq!(ran.json["audits"].as_array().map(Vec::len), Some(2));
    let found = (ran.text.find("declared ½ MP"), ran.text.find("2 games"));
    assert!(found.0 < found.1, "{}", ran.text);
}

#[test]
fn the_order_is_that_of_the_call_however_many_threads_there_are() {
    let desk = desk();
    let names: Vec<String> = (0..40).map(|n| format!("g{n:02}.asl")).collect();
    names.iter().for_each(|name| desk.put(name, super::GAME));
    let line: Vec<String> = names.iter().rev().map(|name| format!("@{name}")).collect();
    let ran = desk.run(&format!("audit {}", line.join(" "))).exits(0);
    let told: Vec<&str> =
        ran.json["games"].as_array().into_iter().flatten().filter_map(|g| g["game"].as_str()).collect();
    let told: Vec<&str> = told.iter().filter_map(|path| path.rsplit('/').next()).collect();
    assert_eq!(told, names.iter().rev().collect::<Vec<_>>());
}

#[test]
fn a_hyphen_is_standard_input_for_every_kind_of_game() {
    let desk = desk();
    for (line, from, code, says) in [
        ("audit -", "game.asl", 0, "0 broken"),
        ("audit -", "wrong.asl", 1, "1 broken"),
        ("verify -", "game.aslog", 0, "intact"),
        ("verify - --continues game.aslog", "game.aslog", 0, "intact"),
        ("diff - -", "game.aslog", 0, ""),
        ("verify -", "torn.aslog", 2, "BROKEN"),
        ("show - 6", "game.asl", 0, "bt7"),
        ("record - -o from.aslog", "game.asl", 0, "21 events"),
        ("audit - wrong.asl", "game.asl", 1, "2 games"),
    ] {
        let ran = call(&desk, line).stdin(File::open(desk.path(from)).unwrap()).output().unwrap();
        let out = String::from_utf8_lossy(&ran.stdout);
        assert_eq!(
            ran.status.code(),
            Some(code),
            "{line} < {from}: {out}{}",
            String::from_utf8_lossy(&ran.stderr)
        );
        assert!(out.contains(says), "{line} < {from}: {out}");
    }
    assert_eq!(desk.get("from.aslog"), desk.get("game.aslog"));
}

#[test]
fn each_example_can_be_read() {
    for call in COMMANDS.iter().flat_map(|entry| (entry.examples)()) {
        let call = call.split(" > ").next().unwrap_or_default();
        let words = call.split('"').enumerate().flat_map(|(n, part)| {
            if n % 2 == 1 { vec![part] } else { part.split_whitespace().collect::<Vec<_>>() }
        });
        let key = "witness.example+3a2f7d1c+BAj0jW0z3Kc0oS3gqyD2yC1Y5m9c0b1aH0h1N1oXhC6xWnUe";
        let words = words.map(|word| if word == "KEY" { key } else { word });
        let read = help::parse(std::iter::once("asl-replay").chain(words));
        let told = read.as_ref().err().map(ToString::to_string).unwrap_or_default();
        assert!(read.is_ok() || told.contains("--key <KEY>"), "{call}: {told}");
    }
}

#[test]
fn what_is_no_number_is_told_in_plain_words() {
    for line in
        ["explain game abc", "show game --at -1", "log game --turn x", "log game --to 99999999999999999999"]
    {
        let words = std::iter::once("asl-replay").chain(line.split(' '));
        let told = help::parse(words).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(
            !told.is_empty() && !told.contains("invalid digit") && !told.contains("number too large"),
            "{line}: {told}"
        );
    }
}

#[test]
fn the_version_names_the_book_and_the_format() {
    let told =
        help::parse(["asl-replay", "--version"]).err().map(|error| error.to_string()).unwrap_or_default();
    assert!(told.contains("(book 2: ") && told.contains("D3, A7; log format "), "{told}");
}

#[test]
fn colour_is_what_was_asked_for() {
    let desk = desk();
    let out = |when: &str| call(&desk, &format!("audit wrong.asl --color {when}")).output().unwrap().stdout;
    assert!(out("always").contains(&0x1b));
    assert!(!out("auto").contains(&0x1b) && !out("never").contains(&0x1b));
}

#[test]
fn manual_pages_are_written_for_every_command_and_the_notation() {
    let desk = Desk::new();
    let ran = desk.run("man -o @man1").exits(0);
    let pages = std::fs::read_dir(desk.path("man1")).unwrap().count();
    assert_eq!(pages, help::command().get_subcommands().count() + 2, "{}", ran.text);
    desk.run("man").exits(0).says(".TH asl-replay 1");
    desk.run("man audit").exits(0).says("asl\\-replay\\-audit");
    desk.run("man notation").exits(0).says(".TH asl-replay-notation 5").says(".SH");
    desk.run("man nothing").exits(3).says("there is no command");
}

/// What bash finds for a command has a case with its options.
#[test]
fn bash_finds_the_options_of_every_command() {
    let script = Desk::new().run("completions bash").exits(0).text;
    let found = script.lines().filter_map(|line| line.trim().strip_prefix("cmd=\"")?.strip_suffix('"'));
    let found: BTreeSet<&str> = found.filter(|name| !name.is_empty()).collect();
    assert!(found.len() > help::command().get_subcommands().count());
    let missing: Vec<&&str> =
        found.iter().filter(|name| !script.contains(&format!("\n        {name})\n"))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
