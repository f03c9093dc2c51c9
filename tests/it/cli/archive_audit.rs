//! `archive`: many games listed, added and audited; results of earlier runs, and who may not pass one off.

use super::{Desk, GAME, Ran, TURN, with};
use asl_replay::home::in_order;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Three games, one of them with a wrong cost.
pub(super) fn desk() -> Desk {
    let desk = Desk::with_game();
    desk.put("clean.asl", GAME);
    desk.put("longer.asl", format!("{GAME}{TURN}"));
    desk.put("wrong.asl", with("bt7 enter FF4 1 MP", "bt7 enter FF4 0.5 MP"));
    for name in ["clean", "longer", "wrong"] {
        desk.run(&format!("record @{name}.asl --name {name}")).recorded();
    }
    desk
}

fn kept(ran: &Ran) -> u64 {
    ran.json["kept_results"].as_u64().unwrap()
}

/// What an audit says of the games, whether it is of this run or not.
fn rows(ran: &Ran) -> String {
    ran.json["games"].to_string()
}

#[test]
fn files_are_added_one_by_one_and_the_bad_ones_named() {
    let desk = Desk::with_game();
    let bytes = desk.get("game.aslog");
    desk.put("torn.aslog", &bytes[..bytes.len() - 9]);
    desk.put("his game!.aslog", &bytes);
    desk.put("other.asl", with("DR 4,3", "DR 1,1"));
    fs::create_dir(desk.path("folder")).unwrap();
    let line = "archive add @game.aslog @torn.aslog @missing.aslog @folder @other.asl @game.asl";
    let ran = desk.run(line).exits(3);
    insta::assert_snapshot!(ran.text, @r#"
    @game.aslog: game, 21 events added
    @torn.aslog: BROKEN: torn tail: record 20 at byte 2990: incomplete, only 114 bytes are there; only the 20 events before it are read
    @missing.aslog: No such file or directory (os error 2)
    @folder: this is a folder: name a game file in it, or several as FOLDER/*.aslog
    @other.asl: other, 21 events added; another copy of game, which it leaves at event 4
    @game.asl: game, nothing new
    2 files brought something new, 1 nothing, 3 refused
    "#);
    assert_eq!(ran.json["added"], 2);
    assert_eq!(ran.json["unchanged"], 1);
    assert_eq!(ran.json["refused"], 3);
    desk.run(line).exits(3).says("0 files brought something new, 3 nothing, 3 refused");
    desk.put("game.asl", with("DR 4,3", "DR 1,1"));
    desk.run("archive add @game.asl")
        .exits(2)
        .says("it and the archive's game part at event 4; nothing was written");
    desk.run("archive add @game.aslog --by-id").exits(0).says("game.aslog: game, nothing new");
    desk.put("game.asl", with("A short game", "A third game"));
    desk.run("archive add @game.asl").exits(2).says("the archive's game is another game").says("--by-id");
    let named = desk.run("archive add @game.asl --by-id").exits(0).says("21 events added");
    assert_eq!(named.json["files"][0]["name"].as_str().map(str::len), Some(64), "{}", named.text);
    desk.run("archive list").exits(0).says("3.1 kB").says("game").says("turn 2 russian MPh");
    assert_eq!(desk.run("archive list").json["games"].as_array().unwrap().len(), 3);
    assert_eq!(desk.run("archive list").text, desk.run("games").text);
}

/// A folder of mails holds many copies of a game: they are one game, whatever their files are called. One that parts is told, and
/// is a game of its own.
#[test]
fn copies_of_a_game_are_one_game() {
    let desk = Desk::new();
    let (shorter, _) = GAME.split_once("turn 1").unwrap();
    desk.put("mail1.asl", shorter);
    desk.put("mail2.asl", GAME);
    desk.put("mail3.asl", format!("{GAME}{TURN}"));
    desk.put("mail4.asl", with("DR 4,3", "DR 1,1"));
    desk.put("his.asl", with("A short game", "Another game"));
    let line = "archive add @mail2.asl @mail3.asl @mail1.asl @mail4.asl @his.asl";
    let ran = desk.run(line).exits(0);
    insta::assert_snapshot!(ran.text, @r"
    @mail2.asl: mail2, 21 events added
    @mail3.asl: mail2, 4 events added, 25 in all
    @mail1.asl: mail2, nothing new
    @mail4.asl: mail4, 21 events added; another copy of mail2, which it leaves at event 4
    @his.asl: his, 21 events added
    4 files brought something new, 1 nothing, 0 refused
    ");
    assert_eq!(
        (&ran.json["files"][3]["parts_from"], &ran.json["files"][3]["parts_at"]),
        (&"mail2".into(), &4.into())
    );
    desk.run(line).exits(0).says("0 files brought something new, 5 nothing, 0 refused");
    desk.run("archive add @mail1.asl @mail3.asl").exits(0).says("mail3.asl: mail2, nothing new");
    assert_eq!(desk.run("archive list").json["games"].as_array().unwrap().len(), 3);
    // What was put aside is added under its own name, so that an archive that was exported can be built anew.
    desk.run("archive export @out").exits(0);
    let new = Desk::new();
    ["mail2.aslog", "mail2.parted-1.aslog"]
        .iter()
        .for_each(|name| new.put(name, desk.get("out/mail2.aslog")));
    new.run("archive add @mail2.aslog @mail2.parted-1.aslog").exits(0);
    assert_eq!(new.run("archive list").json["games"].as_array().unwrap().len(), 2);
}

#[test]
fn every_game_has_a_line_and_the_highest_code_wins() {
    let desk = desk();
    let ran = desk.run("archive audit").exits(1);
    insta::assert_snapshot!(ran.text, @r#"
    clean  21 events  nothing found  turn 2 russian MPh
    longer  25 events  nothing found  turn 2 german MPh
    wrong  21 events  1 broken  turn 2 russian MPh
    3 games, 67 events: 2 clean, 1 with findings, 0 damaged; 1 broken, 0 undecided
    "#);
    let one = desk.run("audit wrong");
    assert_eq!(ran.json["games"][2]["broken"], one.json["broken"]);
    let with = desk.run("archive audit --findings wrong").exits(1);
    assert_eq!(with.json["games"][0]["findings"][0]["clause"], one.json["findings"][0]["clause"]);
    assert_eq!(with.json["games"].as_array().unwrap().len(), 1);
    desk.run("archive audit clean longer").exits(0).says("2 clean, 0 with findings");
    desk.run("archive audit nowhere").exits(3).says("the archive holds no game nowhere");
}

#[test]
fn no_archive_is_made_for_the_asking() {
    let desk = Desk::new();
    for line in [
        "archive list",
        "archive audit",
        "archive fsck",
        "archive export @out",
        #[cfg(feature = "desk")]
        "archive export --parquet @out",
    ] {
        desk.run(line).exits(0);
    }
    desk.run("archive compact").exits(3).says("no archive lies in");
    assert_eq!(desk.names(), [""; 0]);
}

#[test]
fn a_result_is_taken_again_while_nothing_has_changed() {
    let desk = desk();
    let first = desk.run("archive audit --findings").exits(1);
    let second = desk.run("archive audit --findings").exits(1);
    assert_eq!((kept(&first), kept(&second)), (0, 3));
    assert_eq!(rows(&first), rows(&second));
    let trusting =
        desk.run("archive audit --unverified --findings").exits(1).says("unverified: no game was read");
    assert_eq!((kept(&trusting), rows(&trusting)), (3, rows(&first)));
    assert_eq!(kept(&desk.run("archive audit --anew")), 0);
    assert_eq!(kept(&desk.run("archive audit --printing 1e")), 0, "another printing is another question");
    fs::remove_dir_all(desk.path("home/results")).unwrap();
    let again = desk.run("archive audit --findings").exits(1);
    assert_eq!((kept(&again), rows(&again)), (0, rows(&first)));
}

#[test]
fn a_game_that_changed_between_two_runs_is_judged_anew() {
    let desk = desk();
    desk.run("archive audit").exits(1);
    desk.put("clean.asl", format!("{GAME}{TURN}"));
    desk.run("archive add @clean.asl").exits(0).says("4 events added, 25 in all");
    for line in ["archive audit", "archive audit --unverified"] {
        let ran = desk.run(line).exits(1);
        assert_eq!(ran.json["games"][0]["events"], 25, "{line}");
    }
    // A checkpoint changes no head.
    sign_falsely(&desk.path("home/archive"), "longer");
    let ran = desk.run("archive audit").exits(2).says("1 damaged");
    assert_eq!(kept(&ran), 2);
    assert!(ran.json["games"][1]["fault"].is_string(), "{}", ran.text);
}

/// Puts a checkpoint that is no note behind a game.
fn sign_falsely(archive: &Path, name: &str) {
    use asl_store::archive::Archive;
    use asl_store::backend::SledBackend;
    let archive = Archive::open(SledBackend::open(archive).unwrap()).unwrap();
    let game = name.parse().unwrap();
    let tip = archive.tip(&game).unwrap();
    let _signed = archive.append_checkpoint(&game, tip, b"nobody signed this").unwrap();
}

/// The entries of the kept results.
fn entries(desk: &Desk) -> Vec<PathBuf> {
    let folders = fs::read_dir(desk.path("home/results")).unwrap().map(|folder| folder.unwrap().path());
    let mut all: Vec<PathBuf> =
        folders.flat_map(|folder| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path())).collect();
    all.sort_by_key(|path| path.file_name().map(ToOwned::to_owned));
    all
}

/// An entry that somebody edits, cuts, swaps with another or brings from another home is not believed.
#[test]
fn a_result_that_was_tampered_with_is_worked_out_anew() {
    let desk = desk();
    let first = desk.run("archive audit --findings").exits(1);
    let [clean, longer, wrong] = &entries(&desk)[..] else { panic!("three entries") };
    let good = fs::read(wrong).unwrap();
    let other = self::desk();
    other.run("archive audit").exits(1);
    let foreign = fs::read(&entries(&other)[2]).unwrap();
    assert_ne!(good, foreign, "each home has a key of its own");
    let edited = String::from_utf8(good.clone()).unwrap().replacen("\"broken\":1", "\"broken\":0", 1);
    assert_ne!(edited.as_bytes(), good);
    let mut forged: Vec<Vec<u8>> = vec![edited.into_bytes(), foreign, fs::read(clean).unwrap(), Vec::new()];
    forged.extend((0..good.len()).step_by(97).map(|at| good[..at].to_vec()));
    forged.extend((0..good.len()).step_by(61).map(|at| {
        let mut bytes = good.clone();
        bytes[at] ^= 1;
        bytes
    }));
    for (n, bytes) in forged.into_iter().enumerate() {
        fs::write(wrong, &bytes).unwrap();
        let line = ["archive audit --findings", "archive audit --findings --unverified"][n % 2];
        let ran = desk.run(line).exits(1);
        assert_eq!((kept(&ran), rows(&ran)), (2, rows(&first)), "forgery {n}");
        assert_eq!(fs::read(wrong).unwrap(), good, "it is put right");
    }
    let (a, b) = (fs::read(clean).unwrap(), fs::read(longer).unwrap());
    fs::write(clean, b).unwrap();
    fs::write(longer, a).unwrap();
    let ran = desk.run("archive audit --findings").exits(1);
    assert_eq!((kept(&ran), rows(&ran)), (1, rows(&first)));
}

#[test]
fn results_come_in_order_and_no_thread_runs_far_ahead() {
    let jobs: Vec<usize> = (0..500).collect();
    let (handed, furthest) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let mut seen = Vec::new();
    let work = |_: &(), n: &usize| {
        furthest.fetch_max(n.saturating_sub(handed.load(Ordering::SeqCst)), Ordering::SeqCst);
        if n.is_multiple_of(7) {
            std::thread::yield_now();
        }
        n * n
    };
    in_order(
        &jobs,
        NonZeroUsize::new(4).unwrap(),
        || (),
        work,
        |n, square| {
            seen.push((*n, square));
            handed.store(n + 1, Ordering::SeqCst);
            *n < 399
        },
    );
    assert_eq!(seen, (0..400).map(|n| (n, n * n)).collect::<Vec<_>>());
    assert!(furthest.load(Ordering::SeqCst) <= 4 * 8 + 1, "{furthest:?}");
}
