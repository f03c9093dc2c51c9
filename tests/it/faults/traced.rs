//! The program under ptrace, and what befalls its writing: each call that changes a file is counted, and from one of
//! them on, or at one alone, it fails, writes less than it was asked to, or the process is killed before it.
//!
//! The faults are made between the program and its system. So they reach whatever writes, the engine of the archive too,
//! and the program needs no way in for them.

use nix::libc::user_regs_struct;
use nix::sys::ptrace::{self, Options};
use nix::sys::signal::{Signal, kill};
use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
use nix::unistd::Pid;
use std::collections::BTreeMap;
use std::fs::File;
use std::io;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

/// What befalls a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// It fails once.
    Once(i32),
    /// It fails, and so does each behind it.
    From(i32),
    /// It writes less than it was asked to.
    Short,
    /// The process is killed before it.
    Kill,
}

/// A fault at the call of this number, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    pub(super) fault: Fault,
    pub(super) at: usize,
}

/// How a run ended.
#[derive(Debug)]
pub(super) struct Ended {
    /// The exit code; `None` when it was killed.
    pub(super) code: Option<i32>,
    /// Calls that change a file.
    pub(super) calls: usize,
    /// The fault befell a call.
    pub(super) struck: bool,
}

/// Runs a command in a folder; `Err` where the system does not permit ptrace.
pub(super) fn run(mut command: Command, folder: &Path, plan: Option<Plan>) -> Result<Ended, nix::Error> {
    let program = command.get_program().to_owned();
    let words: Vec<_> = command.get_args().map(ToOwned::to_owned).collect();
    let environment: Vec<_> =
        command.get_envs().filter_map(|(k, v)| Some((k.to_owned(), v?.to_owned()))).collect();
    // It stops before it begins, until it is traced.
    command = Command::new("/bin/sh");
    command.args(["-c", "kill -STOP $$; exec \"$0\" \"$@\""]).arg(program).args(words).envs(environment);
    let output = |name| File::create(folder.join(name)).unwrap();
    command.stdin(Stdio::null()).stdout(output("stdout")).stderr(output("stderr")).process_group(0);
    let child = command.spawn().unwrap();
    Traced::seize(child, plan)?.run()
}

struct Traced {
    child: Child,
    group: Pid,
    plan: Option<Plan>,
    calls: usize,
    struck: bool,
    /// Threads in a call that is to fail, with the error.
    failing: BTreeMap<Pid, i32>,
}

impl Traced {
    fn seize(mut child: Child, plan: Option<Plan>) -> Result<Traced, nix::Error> {
        let group = Pid::from_raw(i32::try_from(child.id()).unwrap());
        let stopped = waitpid(group, Some(WaitPidFlag::WUNTRACED))?;
        assert!(matches!(stopped, WaitStatus::Stopped(_, Signal::SIGSTOP)), "{stopped:?}");
        let options = Options::PTRACE_O_TRACECLONE
            | Options::PTRACE_O_TRACEEXEC
            | Options::PTRACE_O_TRACESYSGOOD
            | Options::PTRACE_O_EXITKILL;
        if let Err(why) = ptrace::seize(group, options) {
            child.kill().unwrap();
            child.wait().unwrap();
            return Err(why);
        }
        kill(group, Signal::SIGCONT)?;
        Ok(Traced { child, group, plan, calls: 0, struck: false, failing: BTreeMap::new() })
    }

    fn run(mut self) -> Result<Ended, nix::Error> {
        let watch = self.watch();
        let mut code = None;
        loop {
            match waitpid(Pid::from_raw(-self.group.as_raw()), Some(WaitPidFlag::__WALL)) {
                Ok(WaitStatus::PtraceSyscall(thread)) => self.call(thread),
                Ok(WaitStatus::PtraceEvent(thread, ..)) => go_on(thread, None),
                Ok(WaitStatus::Stopped(thread, Signal::SIGTRAP | Signal::SIGSTOP | Signal::SIGCONT)) => {
                    go_on(thread, None);
                }
                Ok(WaitStatus::Stopped(thread, signal)) => go_on(thread, Some(signal)),
                Ok(WaitStatus::Exited(process, status)) if process == self.group => code = Some(status),
                Ok(_) => {}
                Err(nix::Error::ECHILD) => break,
                Err(why) => return Err(why),
            }
        }
        drop(watch);
        Ok(Ended { code, calls: self.calls, struck: self.struck })
    }

    /// A program that hangs is killed: then it has no exit code.
    fn watch(&self) -> mpsc::Sender<()> {
        let (sender, receiver) = mpsc::channel::<()>();
        let group = self.group;
        std::thread::spawn(move || {
            let ended = receiver.recv_timeout(Duration::from_secs(60));
            if ended == Err(mpsc::RecvTimeoutError::Timeout) {
                let _gone = kill(group, Signal::SIGKILL);
            }
        });
        sender
    }

    fn call(&mut self, thread: Pid) {
        match ptrace::syscall_info(thread).map(|info| info.op) {
            Ok(nix::libc::PTRACE_SYSCALL_INFO_ENTRY) => self.enter(thread),
            Ok(_) => self.leave(thread),
            Err(_) => go_on(thread, None),
        }
    }

    fn enter(&mut self, thread: Pid) {
        let Ok(regs) = ptrace::getregs(thread) else { return };
        if changes_a_file(&regs) {
            let number = self.calls;
            self.calls += 1;
            if let Some(plan) = self.plan.filter(|plan| plan.strikes(number)) {
                self.strike(thread, regs, plan.fault);
            }
        }
        go_on(thread, None);
    }

    fn strike(&mut self, thread: Pid, mut regs: user_regs_struct, fault: Fault) {
        match fault {
            Fault::Once(error) | Fault::From(error) => {
                // No such call; its answer is put in place of the system's when it returns.
                regs.orig_rax = u64::MAX;
                self.failing.insert(thread, error);
            }
            Fault::Short if !is_write(&regs) || regs.rdx < 2 => return,
            Fault::Short => regs.rdx /= 2,
            Fault::Kill => _ = self.child.kill(),
        }
        self.struck = true;
        let _killed = ptrace::setregs(thread, regs);
    }

    fn leave(&mut self, thread: Pid) {
        if let Some(error) = self.failing.remove(&thread)
            && let Ok(mut regs) = ptrace::getregs(thread)
        {
            regs.rax = (-i64::from(error)).cast_unsigned();
            let _gone = ptrace::setregs(thread, regs);
        }
        go_on(thread, None);
    }
}

impl Plan {
    fn strikes(self, number: usize) -> bool {
        match self.fault {
            Fault::From(_) => number >= self.at,
            Fault::Once(_) | Fault::Short | Fault::Kill => number == self.at,
        }
    }
}

/// A thread may be gone meanwhile.
fn go_on(thread: Pid, signal: Option<Signal>) {
    let _gone = ptrace::syscall(thread, signal);
}

const WRITE: u64 = 1;
const OPEN: u64 = 2;
const OPENAT: u64 = 257;
/// pwrite64, writev, pwritev, pwritev2: the first counts bytes, as write does.
const WRITES: [u64; 4] = [18, 20, 296, 328];
/// fsync, fdatasync, sync_file_range, ftruncate, fallocate, rename, renameat, renameat2, unlink, unlinkat, mkdir,
/// mkdirat, chmod, fchmod, fchmodat, link, linkat.
const OTHERS: [u64; 17] = [74, 75, 277, 77, 285, 82, 264, 316, 87, 263, 83, 258, 90, 91, 268, 86, 265];
/// O_WRONLY, O_RDWR, O_CREAT.
const TO_WRITE: u64 = 0o1 | 0o2 | 0o100;

fn is_write(regs: &user_regs_struct) -> bool {
    regs.orig_rax == WRITE || regs.orig_rax == WRITES[0]
}

/// What is said on a terminal, or put through a pipe between threads, changes no file; the first three handles are those
/// of the program's own streams.
fn changes_a_file(regs: &user_regs_struct) -> bool {
    match regs.orig_rax {
        WRITE => regs.rdi > 2,
        OPEN => regs.rsi & TO_WRITE != 0,
        OPENAT => regs.rdx & TO_WRITE != 0,
        number => WRITES.contains(&number) || OTHERS.contains(&number),
    }
}

/// Past the harness, which shows nothing of a test that passes.
pub(super) fn skip(why: nix::Error) {
    let line = format!("SKIPPED faults, ptrace is not permitted here: {why}\n");
    io::Write::write_all(&mut io::stderr(), line.as_bytes()).unwrap();
}
