//! Faults at every call by which a command changes a file: a full disk, a disk that fails, one that may only be read,
//! writes that are cut short, kills. What was acknowledged stays, no secret of a recorded commitment is lost, and the
//! same command, run again, completes its work.
//!
//! A game by shares is played through, a command after the other, and before each of them the table is copied. On copies
//! the command runs once for each fault.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]
#![expect(clippy::unwrap_used, reason = "a helper of tests may fail the test")]

mod killed;
mod traced;

use crate::cli::Ran;
use crate::cli::binary::program;
use crate::mail::{SCENARIO, Table, key};
use crate::support::draws;
use crate::support::folder::copy;
use asl_store::log::Log;
use nix::errno::Errno;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use traced::{Ended, Fault, Plan};

/// A command of the game: who, what, and how it ends when it is run again behind itself.
struct Step {
    who: &'static str,
    line: &'static str,
    /// Exit codes of a second run.
    again: &'static [u8],
}

const fn step(who: &'static str, line: &'static str, again: &'static [u8]) -> Step {
    Step { who, line, again }
}

/// The passphrase, where a command opens a key.
const WORDS: &str = "--passphrase-file @passphrase";

/// The game. A turn is recorded, dice are committed to, declared, answered and made, words are sealed and opened.
const STEPS: &[Step] = &[
    step("karl", "keygen karl PASS", &[3]),
    step("ivan", "new @bridge.asl KEYS", &[3]),
    step("ivan", "seal bridge leader armor-leader PASS", &[0]),
    step("ivan", "dice commit bridge PASS", &[0]),
    step("ivan", "sign bridge -o @1.aslog PASS", &[0]),
    step("hans", "receive @1.aslog --new --agree --name bridge PASS", &[0]),
    step("hans", "reply bridge -o @2.aslog PASS", &[0]),
    step("ivan", "receive @2.aslog PASS", &[0]),
    step("ivan", "record @fire.asl --to bridge", &[0]),
    step("ivan", "dice declare bridge DR~ift~in~a1 --by ivan", &[0]),
    step("ivan", "sign bridge -o @3.aslog PASS", &[0]),
    step("hans", "receive @3.aslog PASS", &[0]),
    step("hans", "dice answer bridge PASS", &[3]),
    step("hans", "sign bridge -o @4.aslog PASS", &[0]),
    step("ivan", "receive @4.aslog PASS", &[0]),
    step("ivan", "dice roll bridge PASS", &[3]),
    step("ivan", "reveal bridge leader PASS", &[3]),
    step("ivan", "object bridge 3 --by ivan", &[0]),
    step("ivan", "retract bridge --to 9 --agreed-by hans --by ivan", &[0]),
    step("ivan", "record @bridge.asl -o @new.aslog", &[0]),
    step("ivan", "record @longer.asl -o @old.aslog", &[0]),
    step("ivan", "record @bridge.asl --name other", &[0]),
    step("ivan", "games rename other another", &[3]),
    step("ivan", "games remove another -o @another.aslog", &[3]),
    step("ivan", "export bridge -o @out.asl", &[0]),
    step("ivan", "bundle bridge --events 3 -o @dispute.json", &[0, 3]),
    step("ivan", "backup -o @ivan.backup PASS", &[3]),
    step("dora", "restore @ivan.backup PASS", &[0]),
    step("ivan", "prove bridge --event 3 -o @event.tlog-proof", &[0]),
    step("ivan", "sign bridge -o @5.aslog PASS", &[0]),
    step("hans", "record @aside.asl --to bridge", &[0]),
    step("hans", "receive @5.aslog --replace --agree PASS", &[0]),
    step("ivan", "archive compact", &[0]),
    step("ivan", "archive export @copies", &[0]),
    #[cfg(feature = "desk")]
    step("ivan", "archive export --parquet @tables", &[0]),
];

const FIRE: &str = "turn 1 russian PFPh\na1 prep by rs inherent 4 FP at M8 range 3 total 4 FP column 4\n";

fn scenario() -> String {
    let head = SCENARIO.replacen("[players]", "dice = \"shares\"\n[players]", 1);
    let units = "[units]\nrs = { side = \"russian\", type = \"russian 4-4-7\" }\n\
        gs = { side = \"german\", type = \"german 4-6-7\" }\n";
    head.replacen("[units]\n", units, 1) + "place rs M5\nplace gs M8\n"
}

/// The table before the first step.
fn table() -> Table {
    let table = Table::new();
    fs::create_dir_all(table.path("karl")).unwrap();
    fs::remove_dir_all(table.path("dora")).unwrap();
    fs::create_dir_all(table.path("dora")).unwrap();
    table.put("bridge.asl", scenario());
    table.put("longer.asl", scenario() + "note \"more\"\n");
    table.put("fire.asl", FIRE);
    table.put("aside.asl", "note \"my own\"\n");
    table.run("ivan", "record @bridge.asl -o @old.aslog").exits(0);
    table
}

/// The words of a step, `@` for the folder.
fn words(step: &Step, folder: &Path) -> Vec<String> {
    let line = step.line.replace("PASS", WORDS).replace("KEYS", &format!("--key hans={}", key("hans")));
    let folder = format!("{}/", folder.display());
    let words = line.split_whitespace().map(|word| word.replacen('@', &folder, 1).replace('~', " "));
    words.chain(["--home".to_owned(), format!("{folder}{}", step.who)]).collect()
}

fn in_process(step: &Step, folder: &Path) -> Ran {
    crate::cli::run(std::iter::once("asl-replay".to_owned()).chain(words(step, folder)))
}

fn run(step: &Step, folder: &Path, plan: Option<Plan>) -> Result<Ended, nix::Error> {
    let mut command = Command::new(program());
    command.args(words(step, folder));
    traced::run(command, folder, plan)
}

/// The bytes of a player's game; empty when there is none.
fn game(folder: &Path, who: &str) -> Vec<u8> {
    named(folder, who, "bridge")
}

fn named(folder: &Path, who: &str, game: &str) -> Vec<u8> {
    let place = asl_replay::home::Place { home: Some(folder.join(who)), ..Default::default() };
    place.archived(Path::new(game)).unwrap_or_default()
}

fn records(bytes: &[u8]) -> Vec<Vec<u8>> {
    Log::read(bytes).records().map(|record| record.payload.to_vec()).collect()
}

/// A step on copies of the table as it stood before it.
struct Tried<'a> {
    step: &'a Step,
    before: &'a Path,
    /// How many events the player's game has before the step, and behind it.
    events: [usize; 2],
}

impl Tried<'_> {
    /// The step once with this fault, and once more without. The calls that it made; `None` where the fault befell none.
    fn with(&self, plan: Plan) -> Result<Option<usize>, nix::Error> {
        let dir = copy(self.before);
        let ended = run(self.step, dir.path(), Some(plan))?;
        let about = format!("{} with {plan:?}: {ended:?}", self.step.line);
        self.check(dir.path(), &ended, &about);
        Ok(ended.struck.then_some(ended.calls))
    }

    /// The step with each of them, on as many threads as there are cores. How many befell it.
    fn with_each(&self, plans: &[Plan]) -> Result<usize, nix::Error> {
        let next = AtomicUsize::new(0);
        let some = || {
            let mut befell = 0;
            while let Some(plan) = plans.get(next.fetch_add(1, Ordering::Relaxed)) {
                befell += usize::from(self.with(*plan)?.is_some());
            }
            Ok(befell)
        };
        thread::scope(|scope| {
            let threads = thread::available_parallelism().map_or(1, usize::from);
            let all: Vec<_> = (0..threads).map(|_| scope.spawn(some)).collect();
            all.into_iter().map(|part| part.join().unwrap()).sum()
        })
    }

    fn check(&self, folder: &Path, ended: &Ended, about: &str) {
        let said = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
        let about = &format!("{about}\n{}{}", said("stdout"), said("stderr"));
        let done = match ended.code {
            Some(0) => true,
            Some(3) => {
                assert!(said("stderr").contains("error: "), "no word of what is wrong: {about}");
                false
            }
            // A backup is written of what can be read, and names the rest.
            Some(2) if said("stdout").contains("not in it: ") => false,
            None if !ended.struck => panic!("it hangs: {about}"),
            None => false,
            Some(_) => panic!("neither done nor refused: {about}"),
        };
        assert!(!said("stderr").contains("panicked"), "{about}");
        self.stands(folder, about);
        let now = records(&game(folder, self.step.who)).len();
        assert!(self.events.contains(&now), "{now} events, not {:?}: {about}", self.events);
        assert!(!done || now == self.events[1], "it says that it is done: {about}");
        self.again(folder, now, about);
    }

    /// What was acknowledged before stands, and can be verified.
    fn stands(&self, folder: &Path, about: &str) {
        for who in ["ivan", "hans"] {
            let held = records(&game(self.before, who));
            let is_there = |name: &str| records(&named(folder, who, name)).starts_with(&held);
            // A copy that another one took the place of is kept aside.
            let is_kept =
                is_there("bridge") || self.step.line.contains("--replace") && is_there("bridge.parted-1");
            assert!(is_kept, "{who} has lost events: {about}");
            if !held.is_empty() {
                in_process(&step(who, "verify bridge", &[]), folder).exits(0);
            }
        }
    }

    /// The same command completes what was begun.
    fn again(&self, folder: &Path, events: usize, about: &str) {
        let again = in_process(self.step, folder);
        let right = [0].iter().chain(if events == self.events[1] { self.step.again } else { &[] });
        assert!(right.into_iter().any(|code| *code == again.exit), "again: {again:?}\n{about}");
        self.stands(folder, about);
        let is_commit = self.step.line.starts_with("dice commit");
        let now = records(&game(folder, self.step.who)).len();
        assert!(
            now == self.events[1] || is_commit && now == events + 1,
            "{now} events again: {again:?}\n{about}"
        );
        self.opens(folder, about);
    }

    /// What was sealed and stands in the game can be opened.
    fn opens(&self, folder: &Path, about: &str) {
        let log = in_process(&step("ivan", "log bridge", &[]), folder);
        if log.text.contains("seal leader") && !log.text.contains("reveal leader") {
            let opened = in_process(&step("ivan", "reveal bridge leader PASS", &[]), folder);
            assert_eq!(opened.exit, 0, "{opened:?}\n{about}");
        }
    }
}

/// Plays the game; each step is tried on the table before it. Whether a program can be traced here.
fn each_step(mut tried: impl FnMut(&Tried<'_>) -> Result<(), nix::Error>) -> bool {
    let table = table();
    let folder = table.path("");
    for step in STEPS {
        let before = copy(&folder);
        let events = || records(&game(&folder, step.who)).len();
        let held = events();
        let done = in_process(step, &folder);
        assert_eq!(done.exit, 0, "{}: {done:?}", step.line);
        let all = Tried { step, before: before.path(), events: [held, events()] };
        if let Err(why) = tried(&all) {
            traced::skip(why);
            return false;
        }
    }
    true
}

const NO_SPACE: i32 = Errno::ENOSPC as i32;
const IO: i32 = Errno::EIO as i32;
const READ_ONLY: i32 = Errno::EROFS as i32;

/// Does a fault befall the command of this number? In a whole run each; else every fourth.
fn is_faulted(nth: usize) -> bool {
    draws::one_of(4, nth)
}

/// In a whole run each fault at every call of a command; else one of them, at calls that differ from command to command: what a
/// change may break first.
fn plans(nth: usize, calls: usize) -> Vec<Plan> {
    let faults = [Fault::From(NO_SPACE), Fault::Once(IO), Fault::From(READ_ONLY), Fault::Short];
    let some = |n: usize| Plan { fault: faults[n % faults.len()], at: n * 7919 % calls };
    if !draws::is_whole() {
        return if is_faulted(nth) { vec![some(nth / 4)] } else { Vec::new() };
    }
    faults.into_iter().flat_map(|fault| (0..calls).map(move |at| Plan { fault, at })).collect()
}

/// What was done to all commands.
#[derive(Default)]
struct Done {
    faults: usize,
    kills: usize,
    moments: usize,
}

/// The game is played once, and whatever befalls a command befalls it on copies of the table before it.
#[test]
fn a_fault_and_a_kill_lose_nothing() {
    let (mut done, mut nth) = (Done::default(), 0);
    let mut moments = killed::Moments::new();
    let played = each_step(|tried| {
        let mut calls = 0;
        if is_faulted(nth) || killed::is_killed(tried.step) {
            calls = run(tried.step, copy(tried.before).path(), None)?.calls;
            assert!(calls > 0, "{} writes nothing", tried.step.line);
            done.faults += tried.with_each(&plans(nth, calls))?;
            done.kills += killed::at_calls(tried, calls)?;
        }
        done.moments += moments.of(tried, nth);
        nth += 1;
        let Done { faults, kills, moments } = done;
        println!(
            "{}: {calls} calls; so far {faults} faults, {kills} kills at a call, {moments} at any moment",
            tried.step.line
        );
        Ok(())
    });
    let Done { faults, kills, moments } = done;
    let (least_kills, least_moments) = killed::least();
    assert!(!played || faults >= STEPS.len() / 5, "{faults} faults");
    assert!(!played || kills >= least_kills && moments >= least_moments, "{kills} kills, {moments} moments");
}
