//! An open, or an append, killed at every system call: the next open succeeds, and every acknowledged
//! record is there.
//!
//! The test binary runs itself under ptrace, as the test [`child`], once for each system call that the
//! work makes from its first to its last, of which fewer draws take some, and kills it before that call. Where the system does not permit
//! ptrace the test says so; the states that are known to be bad are planted by `sled_duties` everywhere.

#![cfg(target_os = "linux")]

use super::{game, grow, log, open_sound, payloads};
use crate::support::{draws, folder};
use asl_store::archive::Archive;
use asl_store::backend::SledBackend;
use asl_store::tip::Tip;
use nix::errno::Errno;
use nix::sys::ptrace::{self, Options};
use nix::sys::signal::{Signal, raise};
use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
use nix::unistd::Pid;
use std::fs;
use std::io::{Read, Write};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// No open and no append makes as many calls.
const MOST_CALLS: usize = 10_000;
/// Names the folder that the child opens.
const FOLDER: &str = "ASL_STORE_KILLED_FOLDER";
/// Says that the child is killed in appends and not in the open.
const APPENDS: &str = "ASL_STORE_KILLED_APPENDS";
/// What the child says for each append that is acknowledged.
const ACKNOWLEDGED: u8 = b'+';

/// The process that is killed: waits until it is traced, then works between two signals.
#[test]
fn child() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let dir = Path::new(&folder);
    let opened = std::env::var_os(APPENDS).map(|_| open_sound(dir));
    println!("ready");
    std::io::stdin().read_exact(&mut [0]).unwrap();
    raise(Signal::SIGUSR1).unwrap();
    let archive = opened.inspect(append_all).unwrap_or_else(|| open_sound(dir));
    raise(Signal::SIGUSR2).unwrap();
    drop(archive);
}

/// Across the border at which small runs become a large one.
fn append_all(archive: &Archive<SledBackend>) {
    let mut tip = archive.tip(&game("a")).unwrap();
    for payload in &payloads(130)[126..] {
        tip = grow(archive, "a", tip, std::slice::from_ref(payload));
        std::io::stdout().write_all(&[ACKNOWLEDGED]).unwrap();
        std::io::stdout().flush().unwrap();
    }
}

/// What a folder is before the work that is killed, and which work that is.
struct State {
    records: usize,
    appends: usize,
    prepare: fn(&Path),
}

#[test]
fn where_no_archive_is_yet() {
    kill_at_every_call(&State { records: 0, appends: 0, prepare: |_| {} });
}

#[test]
fn an_archive_closed_in_good_order() {
    kill_at_every_call(&State { records: 140, appends: 0, prepare: |dir| fill(dir, 140) });
}

#[test]
fn an_archive_whose_process_was_killed() {
    kill_at_every_call(&State { records: 30, appends: 0, prepare: fill_and_kill });
}

#[test]
fn an_archive_to_which_records_are_appended() {
    kill_at_every_call(&State { records: 126, appends: 4, prepare: |dir| fill(dir, 126) });
}

fn fill(dir: &Path, records: usize) {
    let archive = open_sound(dir);
    let half = grow(&archive, "a", Tip::EMPTY, &payloads(records)[..records / 2]);
    grow(&archive, "a", half, &payloads(records)[records / 2..]);
}

/// The folder as it is while the archive is open, copied: sled has no snapshot of the last records.
fn fill_and_kill(dir: &Path) {
    let other = tempfile::tempdir().unwrap();
    let archive = open_sound(other.path());
    grow(&archive, "a", Tip::EMPTY, &payloads(30));
    folder::copy_all(other.path(), dir);
}

fn kill_at_every_call(state: &State) {
    let source = tempfile::tempdir().unwrap();
    (state.prepare)(source.path());
    for call in 0.. {
        assert!(call < MOST_CALLS, "call {call} and no end");
        if !draws::takes(call) && call % 16 > 0 {
            continue;
        }
        let dir = folder::copy(source.path());
        let (ended, acknowledged) = match Traced::start(dir.path(), state) {
            Ok(traced) => traced.run(call),
            Err(why) => return skip(why),
        };
        check(state, dir.path(), acknowledged);
        if ended == Ended::Done {
            assert_eq!(acknowledged, state.appends);
            assert!(call > 20, "the work makes {call} system calls");
            return println!("killed before some or all of {call} system calls");
        }
    }
}

/// Past the harness, which shows nothing of a test that passes.
fn skip(why: Errno) {
    let line = format!("SKIPPED store::killed, ptrace is not permitted here: {why}\n");
    std::io::stderr().write_all(line.as_bytes()).unwrap();
}

fn check(state: &State, dir: &Path, acknowledged: usize) {
    let archive = open_sound(dir);
    let held = archive.salvage(&game("a")).unwrap();
    let least = state.records + acknowledged;
    let most = least + usize::from(acknowledged < state.appends);
    assert!((least..=most).any(|records| held == log(records)), "{acknowledged} were acknowledged");
    assert_eq!(archive.games().unwrap().len(), usize::from(least > 0));
}

#[derive(Debug, PartialEq, Eq)]
enum Ended {
    Killed,
    Done,
}

/// A child under ptrace, with all its threads.
struct Traced {
    child: Child,
    group: Pid,
}

impl Traced {
    fn start(dir: &Path, state: &State) -> Result<Self, Errno> {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command
            .args(["store::killed::child", "--exact", "--nocapture", "--test-threads=1"])
            .env(FOLDER, dir)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0);
        if state.appends > 0 {
            command.env(APPENDS, "");
        }
        let mut child = command.spawn().unwrap();
        wait_until_ready(&mut child);
        let group = Pid::from_raw(i32::try_from(child.id()).unwrap());
        let mut traced = Self { child, group };
        if let Err(why) = traced.seize() {
            traced.child.kill().unwrap();
            traced.child.wait().unwrap();
            return Err(why);
        }
        traced.child.stdin.take().unwrap().write_all(b"\n").unwrap();
        Ok(traced)
    }

    /// Every thread that runs now, and every one that they start.
    fn seize(&self) -> Result<(), Errno> {
        let options =
            Options::PTRACE_O_TRACECLONE | Options::PTRACE_O_TRACESYSGOOD | Options::PTRACE_O_EXITKILL;
        for task in fs::read_dir(format!("/proc/{}/task", self.group)).unwrap() {
            let id = task.unwrap().file_name().to_str().unwrap().parse().unwrap();
            ptrace::seize(Pid::from_raw(id), options)?;
        }
        Ok(())
    }

    /// Lets the child run until its work has entered `calls` system calls, and kills it before the next.
    fn run(mut self, calls: usize) -> (Ended, usize) {
        let mut progress = Progress { is_working: false, stops: 0, limit: 2 * calls };
        loop {
            let status = waitpid(Pid::from_raw(-self.group.as_raw()), Some(WaitPidFlag::__WALL));
            match status.map(|status| progress.step(status)) {
                Ok(Step::Go(thread, signal)) => {
                    // A thread may be gone meanwhile.
                    let _ = if progress.is_working {
                        ptrace::syscall(thread, signal)
                    } else {
                        ptrace::cont(thread, signal)
                    };
                }
                Ok(Step::Wait) => {}
                Ok(Step::End(ended)) => return self.finish(ended),
                Err(why) => panic!("the child went away: {why}"),
            }
        }
    }

    /// Kills the child; how it ended and how many appends it said were acknowledged.
    fn finish(&mut self, ended: Ended) -> (Ended, usize) {
        self.child.kill().unwrap();
        while waitpid(Pid::from_raw(-self.group.as_raw()), Some(WaitPidFlag::__WALL)).is_ok() {}
        let mut said = Vec::new();
        self.child.stdout.take().unwrap().read_to_end(&mut said).unwrap();
        (ended, said.iter().filter(|byte| **byte == ACKNOWLEDGED).count())
    }
}

enum Step {
    Go(Pid, Option<Signal>),
    Wait,
    End(Ended),
}

struct Progress {
    is_working: bool,
    /// Entries into and returns from system calls, of all threads.
    stops: usize,
    limit: usize,
}

impl Progress {
    fn step(&mut self, status: WaitStatus) -> Step {
        match status {
            WaitStatus::Stopped(thread, Signal::SIGUSR1) => {
                self.is_working = true;
                Step::Go(thread, None)
            }
            WaitStatus::Stopped(_, Signal::SIGUSR2) => Step::End(Ended::Done),
            WaitStatus::Stopped(thread, Signal::SIGTRAP | Signal::SIGSTOP) => Step::Go(thread, None),
            WaitStatus::Stopped(thread, signal) => Step::Go(thread, Some(signal)),
            WaitStatus::PtraceSyscall(_) if self.stops == self.limit => Step::End(Ended::Killed),
            WaitStatus::PtraceSyscall(thread) => {
                self.stops += 1;
                Step::Go(thread, None)
            }
            WaitStatus::PtraceEvent(thread, _, _) => Step::Go(thread, None),
            WaitStatus::Exited(..)
            | WaitStatus::Signaled(..)
            | WaitStatus::Continued(_)
            | WaitStatus::StillAlive => Step::Wait,
        }
    }
}

/// The harness prints before the child does; what counts is that the child runs.
fn wait_until_ready(child: &mut Child) {
    let mut seen = Vec::new();
    let stdout = child.stdout.as_mut().unwrap();
    while !seen.ends_with(b"ready\n") {
        let mut byte = [0];
        stdout.read_exact(&mut byte).unwrap();
        seen.push(byte[0]);
    }
}
