//! A file and a game of one name: neither is taken for the other.

use super::binary::call;
use super::{Desk, GAME, TURN};
use std::process::Output;

/// A desk with a game `bridge` in the archive, of 21 events, and nothing called so in its folder.
fn desk() -> Desk {
    let desk = Desk::new();
    desk.put("game.asl", GAME);
    desk.run("record @game.asl --name bridge").exits(0);
    desk
}

/// A desk with a log file `bridge` too, of 25 events.
fn desk_with_both() -> Desk {
    let desk = desk();
    desk.put("longer.asl", format!("{GAME}{TURN}"));
    desk.run("record @longer.asl -o @bridge").exits(0);
    desk
}

fn ran(desk: &Desk, line: &str) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } = call(desk, line).output().unwrap();
    (status.code(), String::from_utf8(stdout).unwrap() + &String::from_utf8(stderr).unwrap())
}

#[track_caller]
fn says(desk: &Desk, line: &str, exit: i32, part: &str) {
    let (code, text) = ran(desk, line);
    assert_eq!(code, Some(exit), "{line}: {text}");
    assert!(text.contains(part), "{line}: no {part:?} in\n{text}");
}

const BOTH: &str =
    "bridge is a file in this folder and a game of the archive: ./bridge is the file, @bridge the game";

#[test]
fn a_word_that_is_both_is_refused_and_each_spelling_is_one() {
    let desk = desk_with_both();
    for line in [
        "audit bridge",
        "log bridge",
        "verify bridge",
        "diff bridge game.asl",
        "waive bridge 5",
        "record bridge",
    ] {
        says(&desk, line, 3, BOTH);
    }
    says(&desk, "verify game.asl --continues bridge", 3, BOTH);
    says(&desk, "verify @bridge", 0, "intact: 21 records");
    says(&desk, "verify ./bridge", 0, "intact: 25 records");
    says(&desk, "verify ./bridge --continues @bridge", 0, "continues @bridge: all its 21 events, then 4 new");
}

#[test]
fn without_a_file_the_bare_word_is_the_game() {
    let desk = desk();
    says(&desk, "verify bridge", 0, "intact: 21 records");
    says(&desk, "verify @bridge", 0, "intact: 21 records");
    says(&desk, "verify ./bridge", 3, "no such file");
    says(&desk, "verify @other", 3, "no such file, and no game of that name in the archive");
    says(&desk, "verify @../bridge", 3, "no such file");
}

#[test]
fn without_a_game_the_bare_word_is_the_file() {
    let desk = desk();
    desk.put("longer.asl", format!("{GAME}{TURN}"));
    says(&desk, "record longer.asl -o other", 0, "25 events");
    says(&desk, "verify other", 0, "intact: 25 records");
    says(&desk, "verify @other", 3, "no game of that name");
}

/// A folder is no game: it stands before none.
#[test]
fn a_folder_does_not_shadow_a_game() {
    let desk = desk();
    for name in ["bridge", "empty"] {
        std::fs::create_dir(desk.path(name)).unwrap();
    }
    says(&desk, "verify bridge", 0, "intact: 21 records");
    says(&desk, "verify empty", 3, "empty: this is a folder");
    says(&desk, "verify ./bridge", 3, "this is a folder");
}

/// What is recorded goes where it was said to go, and nowhere else.
#[test]
fn nothing_is_written_into_a_file_by_surprise() {
    let desk = desk_with_both();
    let game = |desk: &Desk| ran(desk, "export @bridge --format json").1;
    let (file, archived) = (desk.get("bridge"), game(&desk));
    for line in [
        "waive bridge 5 --by ivan",
        "object bridge 5 --by ivan",
        "retract bridge --to 5 --agreed-by hans --by ivan",
    ] {
        says(&desk, line, 3, BOTH);
    }
    assert_eq!((desk.get("bridge"), game(&desk)), (file.clone(), archived.clone()));
    says(&desk, "object @bridge 5 --by ivan", 0, "event 21");
    assert_eq!(desk.get("bridge"), file, "the file is as it was");
    assert_ne!(game(&desk), archived);
    let archived = game(&desk);
    says(&desk, "object ./bridge 5 --by ivan", 0, "event 25");
    assert_ne!(desk.get("bridge"), file);
    assert_eq!(game(&desk), archived, "the game is as it was");
    // What is only ever a game of the archive is asked for by name, with or without the sign.
    desk.put("turn.asl", "note \"here\"\n");
    says(&desk, "record turn.asl --to bridge --by ivan", 0, "23 in all");
    says(&desk, "record turn.asl --to @bridge --by ivan", 0, "nothing was added (--again adds it once more)");
    says(&desk, "record turn.asl --to @bridge --by ivan --again", 0, "24 in all");
}

/// What is dropped on the program and is no game file is told as that, and no command is guessed.
#[test]
fn what_looks_like_a_file_is_opened_and_told_where_it_is_none() {
    let desk = Desk::new();
    for line in ["nothere.vlog", "his/turn.asl", "."] {
        let (code, text) = ran(&desk, line);
        assert_eq!(code, Some(3), "{line}: {text}");
        assert!(!text.contains("subcommand"), "{line}: {text}");
    }
}

/// A name with a blank is told as it is typed again.
#[test]
fn a_name_with_a_blank_stands_in_quotes() {
    use asl_replay::text::typed_again;
    assert_eq!(typed_again("his.vlog"), "his.vlog");
    assert_eq!(typed_again("C:\\games\\zug_ä.vlog"), "C:\\games\\zug_ä.vlog");
    assert_eq!(typed_again("his turn.vlog"), "\"his turn.vlog\"");
}
