//! The program itself: streams, styles, pipes, exit codes.

use super::{Desk, with};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The program, built with the tests.
pub(crate) fn program() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_asl-replay-of-tests"))
}

/// A call in the desk's folder; colours and archive are what the test says.
pub(super) fn call(desk: &Desk, line: &str) -> Command {
    let mut command = Command::new(program());
    command.args(line.split_whitespace()).current_dir(desk.path("")).env_clear();
    command.env("ASL_REPLAY_HOME", desk.path("home")).stdin(Stdio::null());
    command
}

fn output(desk: &Desk, line: &str) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } = call(desk, line).output().unwrap();
    (status.code(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

fn desk() -> Desk {
    let desk = Desk::with_game();
    desk.put("wrong.asl", with("bt7 enter FF4 1 MP", "bt7 enter FF4 0.5 MP"));
    let bytes = desk.get("game.aslog");
    desk.put("torn.aslog", &bytes[..bytes.len() - 1]);
    desk
}

#[test]
fn exit_codes_and_streams() {
    let desk = desk();
    for (line, code, on_stdout, on_stderr) in [
        ("audit game.aslog", 0, "0 broken", ""),
        ("audit wrong.asl", 1, "1 broken", ""),
        ("verify torn.aslog", 2, "BROKEN", ""),
        ("log torn.aslog", 2, "bt7 start", "warning: torn.aslog is BROKEN"),
        ("audit missing.asl", 3, "", "error: missing.asl: no such file"),
        ("record wrong.asl -o game.aslog", 2, "", "error: game.aslog and the input part at event 6"),
        ("audit", 3, "", "required"),
        ("--version", 0, "asl-replay ", ""),
        ("help audit", 0, "--printing", ""),
        ("record game.asl --name pbem", 0, "pbem (archive): 21 events recorded", ""),
        ("verify pbem", 0, "intact", ""),
    ] {
        let (exit, stdout, stderr) = output(&desk, line);
        assert_eq!(exit, Some(code), "{line}\n{stdout}{stderr}");
        assert!(stdout.contains(on_stdout) && stderr.contains(on_stderr), "{line}\n{stdout}\n{stderr}");
        assert_eq!(
            (stdout.is_empty(), stderr.is_empty()),
            (on_stdout.is_empty(), on_stderr.is_empty()),
            "{line}"
        );
    }
}

/// One object on standard output, also for a failure and for a call that makes no sense.
#[test]
fn json_is_alone_on_standard_output() {
    let desk = desk();
    for (line, code, schema) in [
        ("audit wrong.asl --json", 1, "asl-replay/audit/1"),
        ("--json log torn.aslog", 2, "asl-replay/log/1"),
        ("--json audit missing.asl", 3, "asl-replay/error/1"),
        ("audit --json --nonsense", 3, "asl-replay/error/1"),
        ("record --json wrong.asl -o game.aslog", 2, "asl-replay/error/1"),
    ] {
        let (exit, stdout, stderr) = output(&desk, line);
        let json: serde_json::Value = serde_json::from_str(&stdout).unwrap();
        assert_eq!((exit, json["schema"].as_str()), (Some(code), Some(schema)), "{line}");
        assert_eq!(stderr, "", "{line}");
        assert!(schema != "asl-replay/error/1" || json["exit"] == code, "{json}");
    }
}

#[test]
fn a_pipe_gets_no_styles_unless_they_are_forced_and_no_color_wins() {
    let desk = desk();
    let styled = |variables: &[(&str, &str)]| {
        let output = call(&desk, "audit wrong.asl").envs(variables.iter().copied()).output().unwrap();
        String::from_utf8(output.stdout).unwrap().contains('\u{1b}')
    };
    assert!(!styled(&[]));
    assert!(!styled(&[("NO_COLOR", "1")]));
    assert!(!styled(&[("TERM", "xterm"), ("PAGER", "false")]));
    assert!(styled(&[("CLICOLOR_FORCE", "1")]));
}

/// The reader goes after the first bytes; the code is that of the answer, without a word.
#[test]
fn a_closed_pipe_is_no_error() {
    let desk = desk();
    let many = "note \"a line that fills the pipe, which holds sixty-four thousand bytes\"\n".repeat(5000);
    desk.put("long.asl", super::game(&many));
    for (line, code) in
        [("log long.asl", 0), ("export long.asl --format json", 0), ("log long.asl --json", 0)]
    {
        let mut child = call(&desk, line).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr), (Some(code), Vec::new()), "{line}");
    }
}

/// What goes into a pipe is what would be written to the file.
#[test]
fn piped_data_is_byte_for_byte_what_is_written() {
    let desk = desk();
    for format in ["asl", "json", "csv"] {
        let (_, stdout, _) = output(&desk, &format!("export game.aslog --format {format}"));
        output(&desk, &format!("export game.aslog --format {format} -o out.{format}"));
        assert_eq!(stdout, desk.text(&format!("out.{format}")));
    }
}

/// A game can come through a pipe.
#[cfg(unix)]
#[test]
fn a_game_is_read_from_a_pipe() {
    let desk = desk();
    let text = std::fs::File::open(desk.path("game.asl")).unwrap();
    let output = call(&desk, "audit /dev/stdin").stdin(text).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
}

/// A disk that is full: whatever is asked for, what could not be written is told, with exit code 3.
#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_told() {
    let desk = desk();
    let full = || std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    for line in [
        "export game.asl",
        "export game.asl --format csv",
        "audit wrong.asl",
        "audit wrong.asl --json",
        "audit missing.asl --json",
        "verify torn.aslog",
        "export game.asl -o -",
        "record game.asl -o -",
        "--version",
        "help audit",
    ] {
        let output = call(&desk, line).stdout(full()).stderr(Stdio::piped()).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(3), "{line}: {told}");
        assert!(told.contains("standard output: No space left"), "{line}: {told}");
    }
    for line in ["export game.asl -o /dev/full", "record game.asl -o /dev/full"] {
        let (exit, stdout, stderr) = output(&desk, line);
        assert_eq!((exit, stdout.as_str()), (Some(3), ""), "{line}");
        assert!(stderr.contains("/dev/full: No space left"), "{line}: {stderr}");
    }
}

/// `-` is standard output, and the answer stands beside it; a device is written to and stays a device.
#[cfg(target_os = "linux")]
#[test]
fn standard_output_and_devices_are_written_to_and_never_replaced() {
    use std::os::unix::fs::FileTypeExt;
    let desk = desk();
    desk.run("export @game.asl -o @copy.asl").exits(0);
    let (exit, stdout, stderr) = output(&desk, "export game.asl -o -");
    assert_eq!((exit, stdout.as_bytes()), (Some(0), &*desk.get("copy.asl")));
    assert!(stderr.contains("21 events written to -"), "{stderr}");
    assert!(!desk.path("-").exists());
    let recorded = call(&desk, "record game.asl -o -").output().unwrap();
    assert_eq!((recorded.status.code(), recorded.stdout), (Some(0), desk.get("game.aslog")));
    let (exit, ..) = output(&desk, "export game.asl -o /dev/null");
    assert_eq!(exit, Some(0));
    assert!(std::fs::metadata("/dev/null").unwrap().file_type().is_char_device());
    // A pipe has a reader, who gets all of it.
    let pipe = desk.path("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || std::fs::read(pipe).unwrap()
    });
    let (exit, ..) = output(&desk, "export game.asl -o pipe");
    assert_eq!((exit, reader.join().unwrap()), (Some(0), desk.get("copy.asl")));
    assert!(std::fs::metadata(&pipe).unwrap().file_type().is_fifo());
    // A link leads to its file.
    std::os::unix::fs::symlink("copy.asl", desk.path("link")).unwrap();
    let (exit, ..) = output(&desk, "export wrong.asl -o link --force");
    assert_eq!(exit, Some(0));
    assert!(std::fs::symlink_metadata(desk.path("link")).unwrap().file_type().is_symlink());
    assert_ne!(desk.get("copy.asl"), stdout.as_bytes());
}
