//! `setup`: VASL's files are found where VASSAL and players keep them, said once, and asked from then on.

use super::binary::call;
use super::{Desk, Typed};
use crate::boards::cli::HEAD;
use crate::boards::sheet::{Sheet, WOODS};
use asl_replay::home::Belongings;
use asl_replay::setup::command::asked;
use asl_replay::setup::search::found;
use std::fs;
use std::path::{Path, PathBuf};

/// Pictures of our own, as a module.
const MODULE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/vectors/vasl/pictures/synth.vmod");

fn put(path: &Path, contents: impl AsRef<[u8]>) -> PathBuf {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, contents).unwrap();
    path.to_owned()
}

/// As Java writes a value.
fn escaped(path: &Path) -> String {
    let wide = |c: char| if c.is_ascii() { c.to_string() } else { format!("\\u{:04X}", u32::from(c)) };
    path.display().to_string().replace('\\', "\\\\").replace(':', "\\:").chars().map(wide).collect()
}

/// A home with a module and boards that nobody would look for where they are.
fn far(desk: &Desk) -> (PathBuf, PathBuf) {
    let module = put(&desk.path("Jörg's: stuff/a, b/VASL-6.6.10.vmod"), "");
    let board = put(&desk.path("Jörg's: stuff/boards of mine/bd10"), "");
    (module, board.parent().unwrap().to_owned())
}

#[test]
fn preferences_of_every_system_name_them() {
    for below in [".VASSAL", "Library/Application Support/VASSAL", "AppData/Roaming/VASSAL", "roaming/VASSAL"]
    {
        for key in ["Modules", "RecentModules"] {
            let desk = Desk::new();
            let (module, boards) = far(&desk);
            let older = put(&desk.path("Jörg's: stuff/vasl-6.6.9.vmod"), "");
            let other = put(&desk.path("Jörg's: stuff/z-99.vmod"), "");
            let list = [&older, &module, &other, &desk.path("gone/vasl-7.0.vmod")];
            let list = list.map(|path| escaped(path).replace(',', "\\\\,")).join(",");
            let prefs = desk.path("home").join(below).join("prefs");
            put(&prefs.join("V_Global"), format!("#Fri Nov 27 2026\n!x\nmodulesDir=/x\n{key}={list}\nlast"));
            put(&prefs.join("VASL"), format!("a\\ b : c\nboardURL={}\n", escaped(&boards)));
            let home = desk.path("home");
            let roaming = desk.path("home/roaming");
            let expected = Belongings { module: Some(module), boards: Some(boards) };
            assert_eq!(found(&home, Some(&roaming)), expected, "{below} {key}");
        }
    }
}

#[test]
fn usual_folders_are_looked_into() {
    for below in [
        "",
        "VASL",
        "Documents/vasl",
        "Downloads",
        "Games/VASL",
        "OneDrive/Documents/VASL",
        "OneDrive/Desktop",
    ] {
        let desk = Desk::new();
        let home = desk.path("home");
        let folder = home.join(below);
        put(&folder.join("vasl-6.5.1.vmod"), "");
        let module = put(&folder.join("vasl-6.6.1.vmod"), "");
        put(&folder.join("boards/bd04"), "");
        let expected = Belongings { module: Some(module), boards: Some(folder.join("boards")) };
        assert_eq!(found(&home, None), expected, "{below}");
    }
    let desk = Desk::new();
    // No module is no file of that name, and no board folder is one without a board.
    fs::create_dir_all(desk.path("VASL/vasl-6.vmod")).unwrap();
    put(&desk.path("VASL/boards/readme"), "");
    put(&desk.path(".VASSAL/prefs/V_Global"), b"Modules=\\u12\xff\\,,\\".as_slice());
    assert_eq!(found(&desk.path(""), None), Belongings::default());
}

/// Two folders with another board 7 each, and a game on it.
fn desk() -> Desk {
    let desk = Desk::new();
    put(&desk.path("own/bd7"), Sheet::flat(9, 4).fill("F2", WOODS).archive());
    put(&desk.path("other/bd7"), Sheet::flat(9, 4).archive());
    desk.put("game.asl", HEAD);
    desk
}

/// Every command that reads boards.
const READING: [&str; 8] = [
    "audit @game.asl",
    "show @game.asl",
    "review @game.asl --json",
    "explain @game.asl 1",
    "report @game.asl -o @page.html",
    "stats @game.asl",
    "los @game.asl B1 B3",
    "diff @game.asl @game.asl",
];

#[test]
fn what_is_remembered_is_asked_where_nothing_is_named() {
    let desk = desk();
    let terrain = |line: &str| desk.run(&format!("terrain --board 7 {line}"));
    terrain("").exits(3);
    let said = desk.run("setup --boards @own").exits(0);
    said.says("module  none").says("boards  @own, 1 board").says("@home/setup.toml has them");
    let own = terrain("").exits(0).says("woods");
    assert_eq!(own.aside, "");
    // An explicit folder wins.
    terrain("--boards @other").exits(0).hides("woods");
    let boards = |line: &str| desk.run(line).json["boards"].as_array().map_or(0, Vec::len);
    assert_eq!(boards("audit @game.asl"), 1);
    for line in READING {
        let ran = desk.run(line);
        assert!(ran.exit == 0 && ran.aside.is_empty(), "{line}: {} {}", ran.text, ran.aside);
    }
    // What is not named stays as it is.
    desk.run(&format!("setup --module {MODULE}")).exits(0).says("synth.vmod").says("boards  @own, 1 board");
    let held = desk.run("report @game.asl -o @own.html --pictures").exits(0);
    held.says("The page holds").says("board 7: it has no picture");
    // The module alone asks for no pictures: they are the publisher's.
    desk.run("report @game.asl -o @plain.html").exits(0).hides("The page holds");
    desk.run("setup --forget").exits(0).says("Forgotten.");
    desk.run("setup --forget").exits(0).says("Nothing was remembered.");
    terrain("").exits(3);
}

#[test]
fn what_is_gone_is_noted_and_stops_nobody() {
    let desk = desk();
    fs::copy(MODULE, desk.path("mine.vmod")).unwrap();
    desk.run("setup --boards @own --module @mine.vmod").exits(0);
    fs::rename(desk.path("own"), desk.path("away")).unwrap();
    let gone = "note: @own is not there any more, where `setup` remembers your boards";
    for line in READING {
        // A LOS on no board is a failure, which says so, too.
        let ran = desk.run(line);
        let is_said = ran.aside.contains(gone) || ran.text.contains(gone);
        assert!(is_said && (ran.exit == 0 || line.starts_with("los")), "{line}: {} {}", ran.text, ran.aside);
    }
    desk.run("terrain --board 7").exits(3).says(gone);
    // What is named is not asked for.
    assert_eq!(desk.run("audit @game.asl --boards @other").exits(0).aside, "");
    fs::write(desk.path("mine.vmod"), "no archive").unwrap();
    desk.run("report @game.asl -o @page.html --pictures").exits(0).warns("mine.vmod: is no archive");
    fs::remove_file(desk.path("mine.vmod")).unwrap();
    desk.run("report @game.asl -o @page.html --pictures").exits(0).warns("remembers your module");
    desk.put("home/setup.toml", "boards = [1]");
    desk.run("audit @game.asl").exits(0).warns("setup.toml").warns("`asl-replay setup` writes it anew");
}

#[test]
fn boards_that_a_game_pins_are_not_taken_from_elsewhere() {
    let desk = desk();
    desk.put(
        "pinned.asl",
        HEAD.replace("height = 4\n", &format!("height = 4\nsha256 = \"{}\"\n", "0".repeat(64))),
    );
    desk.run("setup --boards @own").exits(0);
    desk.run("audit @pinned.asl").exits(0).says("another file than the players agreed on");
}

#[test]
fn what_is_no_module_and_no_folder_is_refused() {
    let desk = desk();
    for (line, why) in [
        ("setup --boards @nowhere", "@nowhere: no such folder"),
        ("setup --boards @home", "no board lies there"),
        ("setup --module @game.asl", "is no archive"),
        ("setup --module @own/bd7", "is no module: it has no buildFile"),
        ("setup --module @missing.vmod", "cannot be read"),
        ("setup --forget --module x", "cannot be used with"),
    ] {
        fs::create_dir_all(desk.path("home")).unwrap();
        desk.run(line).exits(3).says(why);
        assert!(!desk.path("home/setup.toml").exists(), "{line}");
    }
}

#[test]
fn a_player_is_asked_and_enter_takes_what_was_found() {
    let desk = desk();
    let of = |module: Option<&str>, boards: Option<&str>| Belongings {
        module: module.map(PathBuf::from),
        boards: boards.map(|name| desk.path(name)),
    };
    let ask = |lines: &[&str], proposed: &Belongings| {
        let mut script = Typed::of(lines);
        (asked(&mut script, proposed), script)
    };
    let found = of(Some(MODULE), Some("own"));
    let (said, script) = ask(&["", ""], &found);
    assert_eq!(said.unwrap().as_ref(), Some(&found));
    assert_eq!(script.hints(), [MODULE.to_owned(), desk.path("own").display().to_string()]);
    let quoted = format!("'{}'", desk.path("other").display());
    assert_eq!(ask(&["-", &quoted], &found).0.unwrap(), Some(of(None, Some("other"))));
    // Nothing was found: an empty line leaves it out.
    assert_eq!(ask(&["", ""], &of(None, None)).0.unwrap(), Some(of(None, None)));
    // What is none is asked again.
    let (said, script) = ask(&["/nowhere.vmod", MODULE, "/nowhere", ""], &of(None, Some("own")));
    assert_eq!(said.unwrap(), Some(found.clone()));
    script.says("/nowhere.vmod: cannot be read").says("/nowhere: no such folder");
    // A user who leaves has said nothing.
    assert_eq!(ask(&[MODULE], &found).0.unwrap(), None);
    assert_eq!(ask(&["<ctrl-c>"], &found).0.unwrap(), None);
}

/// As it is started: the home of the machine is looked into, and without a terminal nobody is asked.
#[test]
fn without_a_terminal_options_are_wanted_and_what_was_found_is_told() {
    let desk = desk();
    put(&desk.path("me/VASL/vasl-6.6.8.vmod"), fs::read(MODULE).unwrap());
    put(&desk.path("me/VASL/boards/bd7"), Sheet::flat(9, 4).archive());
    let run = |line: &str| {
        let ran = call(&desk, line).env("HOME", desk.path("me")).output().unwrap();
        let text = String::from_utf8(ran.stdout).unwrap() + &String::from_utf8(ran.stderr).unwrap();
        (ran.status.code(), text.replace(&format!("{}/", desk.path("me").display()), "@"))
    };
    let (code, text) = run("setup");
    assert_eq!(code, Some(3));
    assert!(text.contains("--module @VASL/vasl-6.6.8.vmod --boards @VASL/boards"), "{text}");
    let (code, text) = run("setup --boards me/VASL/boards");
    assert!(code == Some(0) && text.contains("@VASL/boards, 1 board"), "{text}");
    assert_eq!(run("terrain --board 7").0, Some(0));
    // What is gone is said in JSON, too, beside it.
    fs::rename(desk.path("me/VASL"), desk.path("me/away")).unwrap();
    let ran = call(&desk, "audit game.asl --json").output().unwrap();
    assert!(serde_json::from_slice::<serde_json::Value>(&ran.stdout).is_ok());
    assert!(String::from_utf8(ran.stderr).unwrap().starts_with("note: "));
}
