//! Kills: before every call of a command that changes a file, and at any moment.

use super::traced::{Fault, Plan};
use super::{STEPS, Tried, copy, each_step, run, words};
use crate::cli::binary::program;
use crate::support::draws;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What must be taken up again when it was killed before it was done.
const TAKEN_UP: [&str; 5] = ["seal ", "dice declare ", "dice answer ", "dice commit ", "archive compact"];

/// In a whole run before every call of every command; else before some calls of those that must be taken up again.
#[test]
fn what_was_killed_is_taken_up_again() {
    let mut kills = 0;
    let played = each_step(|tried| {
        if !draws::is_whole() && !TAKEN_UP.iter().any(|line| tried.step.line.starts_with(line)) {
            return Ok(());
        }
        let calls = run(tried.step, copy(tried.before).path(), None)?.calls;
        // The engine makes many calls when it opens; the last of a command are those that matter.
        let last = calls.saturating_sub(if draws::is_whole() { 0 } else { 5 });
        for at in (0..last).step_by(if draws::is_whole() { 1 } else { 29 }).chain(last..calls) {
            kills += usize::from(tried.with(Plan { fault: Fault::Kill, at })?.is_some());
        }
        Ok(())
    });
    println!("killed {kills} times at a call");
    assert!(!played || kills >= TAKEN_UP.len(), "{kills} kills");
}

/// Numbers that look random and are the same each time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// SIGKILL at any moment of any command: a thousand shared among the commands in a whole run, else one of each.
#[test]
fn killed_at_any_moment() {
    let wanted = draws::few_or(STEPS.len() as u64, 1_000) as usize;
    let of_each = wanted.div_ceil(STEPS.len());
    let mut chance = Chance(1);
    let (mut killed, mut too_late) = (0, 0);
    let played = each_step(|tried| {
        let mut took = time(tried);
        let mut kills = 0;
        while kills < of_each {
            let after = Duration::from_micros(chance.below(took.as_micros() as u64 + 1));
            if kill_after(tried, after) {
                kills += 1;
            } else {
                too_late += 1;
                // The machine was busier when it was timed.
                took = time(tried);
                assert!(too_late < 20 * wanted, "every kill comes too late");
            }
        }
        killed += kills;
        Ok(())
    });
    println!("killed {killed} times, {too_late} times too late");
    assert!(!played || killed >= wanted);
}

fn command(tried: &Tried<'_>, folder: &std::path::Path) -> Command {
    let mut command = Command::new(program());
    command.args(words(tried.step, folder)).stdin(Stdio::null());
    let output = |name| std::fs::File::create(folder.join(name)).unwrap();
    command.stdout(output("stdout")).stderr(output("stderr"));
    command
}

fn time(tried: &Tried<'_>) -> Duration {
    let (dir, start) = (copy(tried.before), Instant::now());
    assert!(command(tried, dir.path()).status().unwrap().success());
    start.elapsed()
}

/// Whether the command was still running.
fn kill_after(tried: &Tried<'_>, after: Duration) -> bool {
    let dir = copy(tried.before);
    let mut child = command(tried, dir.path()).spawn().unwrap();
    std::thread::sleep(after);
    let _gone = child.kill();
    let status = child.wait().unwrap();
    let ended = super::Ended { code: status.code(), calls: 0, struck: status.code().is_none() };
    tried.check(dir.path(), &ended, &format!("{} killed after {after:?}", tried.step.line));
    ended.struck
}
