//! Two processes at one game: one wins, the other is told what it missed.

use super::Table;
use crate::cli::binary::program;
use asl_store::log::Log;
use std::process::{Child, Command, Stdio};

fn start(table: &Table, line: &str) -> Child {
    let mut command = Command::new(program());
    command.args(line.split_whitespace()).current_dir(table.path(""));
    command.env("ASL_REPLAY_HOME", table.path("hans")).stdin(Stdio::null());
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

#[test]
fn one_of_two_wins_and_the_other_is_told() {
    let table = Table::with_game();
    for round in 0..4 {
        let before = Log::read(&table.game("hans")).tip().records;
        let last = before - 1;
        for player in ["a", "b"] {
            table.put(&format!("{player}.asl"), format!("note \"round {round} of {player}\"\n"));
        }
        let line = |player: &str| format!("record {player}.asl --to bridge --after {last}");
        let children = [start(&table, &line("a")), start(&table, &line("b"))];
        let outputs = children.map(|child| child.wait_with_output().unwrap());
        let mut codes: Vec<_> = outputs.iter().map(|output| output.status.code()).collect();
        codes.sort();
        assert_eq!(codes, [Some(0), Some(2)], "{outputs:?}");
        let loser = outputs.iter().position(|output| output.status.code() == Some(2)).unwrap();
        let told = String::from_utf8_lossy(&outputs[loser].stderr).into_owned();
        let winner = if loser == 0 { "b" } else { "a" };
        assert!(told.contains("bridge has moved on: you missed 1 event; nothing was recorded"), "{told}");
        assert!(told.contains(&format!("round {round} of {winner}")), "{told}");
        let bytes = table.game("hans");
        let log = Log::read(&bytes);
        assert!(log.verification().is_intact());
        assert_eq!(log.tip().records, before + 1);
    }
}

#[test]
fn who_thinks_too_far_is_told_too() {
    let table = Table::with_game();
    table.put("turn.asl", "note \"x\"\n");
    let ran = table.run("hans", "record @turn.asl --to bridge --after 30").exits(2);
    ran.says("bridge has fewer events than you think; nothing was recorded");
    table
        .run("hans", "record @turn.asl --to bridge --after 4")
        .exits(2)
        .says("you missed 3 events")
        .says("5 bt7");
}

#[test]
fn wrong_lines_are_all_named_and_none_is_recorded() {
    let table = Table::with_game();
    let before = table.game("hans");
    table.put("turn.asl", "turn 1 german MPh\npz5 start 1 MP\npz4 strat 1 MP\n");
    let ran = table.run("hans", "record @turn.asl --to bridge").exits(3);
    ran.says("2 errors").says("pz5").says("strat");
    table.put("turn.asl", "# nothing\n");
    table.run("hans", "record @turn.asl --to bridge").exits(3).says("no event");
    table.run("hans", "record @turn.asl --to nothing").exits(3).says("no game of that name");
    assert_eq!(table.game("hans"), before);
}
