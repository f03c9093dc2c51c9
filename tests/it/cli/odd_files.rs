//! What stands where a game or a board is wanted, and is no plain file: pipes, devices, folders, UTF-16, a wrong clock.

use super::Desk;
use std::fs;
use std::time::{Duration, UNIX_EPOCH};

/// A reader of a pipe that nobody fills, or of a device without an end, waits for ever.
#[cfg(unix)]
#[test]
fn a_pipe_or_a_device_is_refused_at_once() {
    let desk = Desk::with_game();
    let pipe = desk.path("pipe.asl");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    fs::create_dir_all(desk.path("boards")).unwrap();
    std::os::unix::fs::symlink("/dev/zero", desk.path("boards/bd10")).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(desk.path("boards/bd11")).status().unwrap().success());
    for command in ["audit", "verify", "log", "stats", "export", "record"] {
        for file in ["@pipe.asl", "/dev/zero"] {
            desk.run(&format!("{command} {file}")).exits(3).says("this is a pipe or a device, and no file");
        }
    }
    for board in ["10", "11"] {
        let ran = desk.run(&format!("terrain --board {board} --boards @boards")).exits(3);
        ran.says("it is a pipe or a device, and no file");
    }
}

/// What PowerShell's `>` makes of a text.
#[test]
fn utf_16_is_read() {
    let desk = Desk::with_game();
    let text = fs::read_to_string(desk.path("game.asl")).unwrap();
    let plain = desk.run("export @game.asl").exits(0).text;
    for (mark, bytes) in
        [([0xff, 0xfe], u16::to_le_bytes as fn(u16) -> [u8; 2]), ([0xfe, 0xff], u16::to_be_bytes)]
    {
        let wide: Vec<u8> = mark.into_iter().chain(text.encode_utf16().flat_map(bytes)).collect();
        desk.put("wide.asl", &wide);
        assert_eq!(desk.run("export @wide.asl").exits(0).text, plain);
        desk.put("wide.txt", &wide);
        assert_eq!(desk.run("export @wide.txt").exits(0).text, plain);
        // Half a sign is no text.
        desk.put("half.asl", &wide[..wide.len() - 1]);
        desk.run("export @half.asl").exits(3).says("is no UTF-8");
    }
    // Lines of a turn, too.
    desk.run("record @game.asl --name game").exits(0);
    let turn = "turn 2 german MPh\n".encode_utf16().flat_map(u16::to_le_bytes);
    desk.put("turn.asl", [0xff, 0xfe].into_iter().chain(turn).collect::<Vec<u8>>());
    desk.run("record @turn.asl --to game --dry-run --by hans").says("turn 2 german MPh");
}

/// A folder where files are wanted means its games; where one is wanted, its only game.
#[test]
fn a_folder_means_its_games() {
    let desk = Desk::with_game();
    fs::create_dir_all(desk.path("games")).unwrap();
    let text = fs::read_to_string(desk.path("game.asl")).unwrap();
    desk.put("games/a.asl", &text);
    desk.put("games/notes.txt", "of no matter");
    desk.run("show @games").exits(0).says("After event");
    desk.run("audit @games").exits(0).says("events");
    desk.put("games/b.ASL", text.replace("name = \"", "name = \"Another "));
    let many = desk.run("audit @games").exits(0);
    assert_eq!(many.json["games"].as_array().unwrap().len(), 2, "{}", many.text);
    let stats = desk.run("stats @games").exits(0);
    assert_eq!(stats.json["games"].as_array().unwrap().len(), 2, "{}", stats.text);
    for command in ["show", "verify", "export"] {
        let ran = desk.run(&format!("{command} @games")).exits(3);
        ran.says("@games: this is a folder of 2 games, and one is wanted here: @games/a.asl, @games/b.ASL");
    }
    desk.run("archive add @games").exits(0);
    fs::create_dir_all(desk.path("empty")).unwrap();
    desk.run("audit @empty").exits(3).says("this is a folder: name a game file in it");
}

/// The engine of the archive reckons from 1970 on, and would break off.
#[test]
fn a_clock_before_1970_is_told_as_such() {
    use asl_store::backend::{OpenError, is_before_1970};
    let second = Duration::from_secs(1);
    assert!(is_before_1970(UNIX_EPOCH - second) && !is_before_1970(UNIX_EPOCH));
    let told = OpenError::Clock("archive".into()).to_string();
    assert!(told.contains("the clock of this computer stands before 1970: set it right"), "{told}");
}
