//! Files that cannot be read, and places that cannot be written.

use super::{Desk, GAME};
use std::fs::File;

#[test]
fn what_cannot_be_read_is_named() {
    let desk = Desk::new();
    desk.put("empty", "");
    desk.put("noise.bin", b"\x00\x01\x02\xff");
    for command in ["audit", "verify", "log", "show", "export", "import", "record"] {
        let run = |file: &str| desk.run(&format!("{command} @{file}")).exits(3);
        run("").says(": this is a folder: name a game file in it");
        run("missing.asl").says("@missing.asl: ").says("o such file");
        run("empty").says("@empty: the file is empty (a game is an .aslog, an .asl text");
        run("noise.bin").says("@noise.bin: this is no game file that asl-replay knows");
    }
}

/// A number too many is taken for a file.
#[test]
fn of_several_names_the_one_that_is_no_file_is_named() {
    let desk = Desk::new();
    desk.put("game.asl", GAME);
    let says = "5: no such file: several that are named together are the VASL logs of one session";
    desk.run("show @game.asl 5 6").exits(3).says(says);
    desk.run("explain @game.asl 5 6").exits(3).says(says).says("the number of an event is one, behind them");
}

#[test]
fn a_file_over_the_limit_is_not_read() {
    let desk = Desk::new();
    File::create(desk.path("big.aslog")).unwrap().set_len((1 << 30) + 1).unwrap();
    desk.run("audit @big.aslog").exits(3).says("@big.aslog: the file is too large: 1073741825 bytes");
}

#[cfg(unix)]
#[test]
fn a_file_without_permission_is_named() {
    use std::os::unix::fs::PermissionsExt;
    let desk = Desk::with_game();
    std::fs::set_permissions(desk.path("game.asl"), std::fs::Permissions::from_mode(0o0)).unwrap();
    if File::open(desk.path("game.asl")).is_ok() {
        return; // root reads everything
    }
    desk.run("audit @game.asl").exits(3).says("@game.asl: Permission denied");
}

/// A symbolic link is followed, one to nowhere is missing.
#[cfg(unix)]
#[test]
fn links_are_followed() {
    let desk = Desk::with_game();
    std::os::unix::fs::symlink(desk.path("game.aslog"), desk.path("link")).unwrap();
    std::os::unix::fs::symlink(desk.path("nowhere"), desk.path("dead")).unwrap();
    desk.run("verify @link").exits(0);
    desk.run("verify @dead").exits(3).says("no such file");
}

#[test]
fn an_output_in_no_folder_or_that_is_a_folder_is_refused() {
    let desk = Desk::with_game();
    std::fs::create_dir(desk.path("folder")).unwrap();
    let before = desk.names();
    for command in ["record @game.asl", "export @game.asl", "export @game.aslog --format csv"] {
        let run = |out: &str| desk.run(&format!("{command} -o @{out}")).exits(3);
        run("missing/out.aslog").says("@missing/out.aslog cannot be written: there is no folder @missing");
        run("folder").says("@folder is a folder: name a file to write");
        run("game.asl/out").says("there is no folder @game.asl");
    }
    assert_eq!(desk.names(), before);
    assert_eq!(desk.text("game.asl"), GAME);
}
