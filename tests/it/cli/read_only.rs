//! Reading needs no permission to write: an archive in a folder that cannot be written is read as it is.

#![cfg(unix)]

use super::binary::{call, program};
use super::{Desk, GAME};
use std::collections::BTreeMap;
use std::fs::{self, Permissions};
use std::io::ErrorKind;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Who may write nothing here: to root no permission is refused.
const NOBODY: u32 = 65_534;

/// Every file below a folder, with its bytes.
fn contents(folder: &Path, into: &mut BTreeMap<PathBuf, Vec<u8>>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            contents(&path, into);
        } else {
            into.insert(path.clone(), fs::read(&path).unwrap());
        }
    }
}

fn all(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    contents(folder, &mut all);
    all
}

/// Gives everything below a path these permissions, folders those.
fn permit(path: &Path, file: u32, folder: u32) {
    let is_folder = path.is_dir();
    fs::set_permissions(path, Permissions::from_mode(if is_folder { 0o755 } else { file })).unwrap();
    if is_folder {
        fs::read_dir(path).unwrap().for_each(|entry| permit(&entry.unwrap().path(), file, folder));
        fs::set_permissions(path, Permissions::from_mode(folder)).unwrap();
    }
}

/// What a copy of the program says. A process that another test has just begun may hold the copy open until it runs its own
/// program; then the system calls it busy.
fn output(command: &mut Command) -> Output {
    loop {
        match command.output() {
            Err(why) if why.kind() == ErrorKind::ExecutableFileBusy => std::thread::yield_now(),
            said => return said.unwrap(),
        }
    }
}

/// A desk with a game in the archive, of which nothing can be written; the program runs as somebody who is held to it.
struct ReadOnly {
    desk: Desk,
}

impl ReadOnly {
    fn new() -> ReadOnly {
        let desk = Desk::new();
        desk.put("game.asl", GAME);
        desk.run("record @game.asl --name bridge").exits(0);
        desk.run("record @game.asl -o @game.aslog").exits(0);
        fs::copy(program(), desk.path("asl-replay")).unwrap();
        permit(&desk.path(""), 0o444, 0o555);
        fs::set_permissions(desk.path("asl-replay"), Permissions::from_mode(0o555)).unwrap();
        ReadOnly { desk }
    }

    fn run(&self, line: &str) -> (Option<i32>, String) {
        let usual = call(&self.desk, line);
        let mut command = Command::new(self.desk.path("asl-replay"));
        command.args(usual.get_args()).current_dir(self.desk.path("")).env_clear();
        command.env("ASL_REPLAY_HOME", self.desk.path("home")).env("TMPDIR", std::env::temp_dir());
        if fs::metadata(self.desk.path("")).unwrap().uid() == 0 {
            command.uid(NOBODY).gid(NOBODY);
        }
        let output = output(&mut command);
        let text = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
        (output.status.code(), text)
    }
}

impl Drop for ReadOnly {
    fn drop(&mut self) {
        permit(&self.desk.path(""), 0o644, 0o755);
    }
}

#[test]
fn every_reading_command_reads_an_archive_that_cannot_be_written() {
    let read_only = ReadOnly::new();
    let before = all(&read_only.desk.path(""));
    for (line, says) in [
        ("audit bridge", "0 broken"),
        ("verify bridge", "intact: 21 records"),
        ("verify game.aslog --continues bridge", "the same 21 events"),
        ("diff @bridge game.aslog", "The same 21 events"),
        ("log bridge", "bt7 start"),
        ("show bridge --at 6", "After event 6"),
        ("explain bridge 6", "Event 6"),
        ("export bridge", "A short game"),
        ("dice show bridge", "declared: honour"),
        ("archive list", "21 events"),
        ("archive audit", "the results are not kept"),
        ("archive fsck", "every chain, head, index and signature is right"),
    ] {
        let (exit, text) = read_only.run(line);
        assert_eq!(exit, Some(0), "{line}: {text}");
        assert!(text.contains(says), "{line}: {text}");
    }
    assert_eq!(all(&read_only.desk.path("")), before, "nothing was written");
}

/// What is to be kept is not written into a copy that goes.
#[test]
fn what_cannot_be_kept_is_refused() {
    let read_only = ReadOnly::new();
    let before = all(&read_only.desk.path(""));
    for line in ["object bridge 5 --by ivan", "record game.asl --name other", "archive compact"] {
        let (exit, text) = read_only.run(line);
        assert_eq!(exit, Some(3), "{line}: {text}");
        assert!(text.contains("Permission denied"), "{line}: {text}");
    }
    assert_eq!(all(&read_only.desk.path("")), before);
}

/// The copies are gone when the program is.
#[test]
fn no_copy_is_left_behind() {
    let read_only = ReadOnly::new();
    let temp = tempfile::tempdir().unwrap();
    fs::set_permissions(temp.path(), Permissions::from_mode(0o777)).unwrap();
    let mut command = Command::new(read_only.desk.path("asl-replay"));
    command.args(["verify", "bridge"]).current_dir(read_only.desk.path("")).env_clear();
    command.env("ASL_REPLAY_HOME", read_only.desk.path("home")).env("TMPDIR", temp.path());
    if fs::metadata(temp.path()).unwrap().uid() == 0 {
        command.uid(NOBODY).gid(NOBODY);
    }
    assert!(output(&mut command).status.success());
    assert_eq!(fs::read_dir(temp.path()).unwrap().count(), 0);
}
