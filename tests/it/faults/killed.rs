//! Kills: before every call of a command that changes a file, and at any moment.

use super::traced::{Fault, Plan};
use super::{STEPS, Step, Tried, copy, words};
use crate::cli::binary::program;
use crate::support::draws;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What must be taken up again when it was killed before it was done.
const TAKEN_UP: [&str; 5] = ["seal ", "dice declare ", "dice answer ", "dice commit ", "archive compact"];

/// How many kills a run makes at least: at a call, and at any moment.
pub(super) fn least() -> (usize, usize) {
    (TAKEN_UP.len(), draws::few_or(STEPS.len() as u64 / 6, WHOLE) as usize)
}

/// Kills at any moment in a whole run, shared among the commands.
const WHOLE: u64 = 1_000;

/// Is a command killed at its calls?
pub(super) fn is_killed(step: &Step) -> bool {
    draws::is_whole() || TAKEN_UP.iter().any(|line| step.line.starts_with(line))
}

/// Killed before every call of a command in a whole run; else before some calls of those that must be taken up again. How often.
pub(super) fn at_calls(tried: &Tried<'_>, calls: usize) -> Result<usize, nix::Error> {
    if !is_killed(tried.step) {
        return Ok(0);
    }
    // The engine makes many calls when it opens; the last two of a command are those that matter.
    let first = if draws::is_whole() { 0 } else { calls.saturating_sub(2) };
    let at = first..calls;
    let plans: Vec<Plan> = at.map(|at| Plan { fault: Fault::Kill, at }).collect();
    tried.with_each(&plans)
}

/// Numbers that look random and are the same each time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// SIGKILL at any moment.
pub(super) struct Moments {
    chance: Chance,
    too_late: usize,
}

impl Moments {
    pub(super) fn new() -> Moments {
        Moments { chance: Chance(1), too_late: 0 }
    }

    /// Kills a command, number `nth` of the game, at moments of its run: one in six once, in a whole run each many times. How
    /// often it was killed.
    pub(super) fn of(&mut self, tried: &Tried<'_>, nth: usize) -> usize {
        let whole = WHOLE.div_ceil(STEPS.len() as u64);
        let wanted = draws::few_or(u64::from(nth % 6 == 1), whole) as usize;
        let (mut kills, mut took) = (0, None);
        while kills < wanted {
            let within = *took.get_or_insert_with(|| time(tried));
            let after = Duration::from_micros(self.chance.below(within.as_micros() as u64 + 1));
            if kill_after(tried, after) {
                kills += 1;
            } else {
                // The machine was busier when it was timed.
                (self.too_late, took) = (self.too_late + 1, None);
                assert!(self.too_late < 20_000, "every kill comes too late");
            }
        }
        kills
    }
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
