//! What every second player of the rules shares. A second player plays random legal logs by its own reading of
//! the rulebook and asks the engine to find nothing (`Legal`); then it spoils one thing in each and asks the
//! engine to find that (`Hunt`). It must not know what is played, nor how the engine comes to its verdicts.
//!
//! `GENERATOR_SEED` names the first seed of a run, `support::draws` says how many seeds it has.

#![allow(clippy::unwrap_used, reason = "helpers of tests: what cannot be unwrapped is a failed test")]

mod hunt;
mod legal;

pub(crate) use hunt::{Bounds, Hunt, Kind, Spoiled, kind};
pub(crate) use legal::{Legal, Played};

use crate::support::draws;
use asl_core::audit::Game;
use asl_core::notation;

/// Seeds of a run that is not whole: what more seeds find stands in the cases by then.
const FEW: u64 = 400;
/// Seeds of a whole run.
const TURNS: u64 = 10_000;

/// Seeds of this run: fewer than a whole run's promise no coverage.
pub(crate) fn turns() -> u64 {
    draws::few_or(FEW, TURNS)
}

/// Calls `judge` with every seed of a run, on all processors, and joins what it gave.
fn on_every_seed<T: Default + Send>(judge: impl Fn(u64, &mut T) + Sync, join: impl Fn(&mut T, T)) -> T {
    let first = from_env("GENERATOR_SEED").unwrap_or(1);
    println!("GENERATOR_SEED={first} repeats this run");
    let count = turns();
    let workers = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let parts = std::thread::scope(|scope| {
        let part = |worker: u64| {
            let judge = &judge;
            scope.spawn(move || {
                let mut part = T::default();
                (worker..count).step_by(workers as usize).for_each(|n| judge(first + n, &mut part));
                part
            })
        };
        let threads: Vec<_> = (0..workers).map(part).collect();
        threads.into_iter().map(|thread| thread.join().expect("a worker")).collect::<Vec<T>>()
    });
    parts.into_iter().fold(T::default(), |mut all, part| {
        join(&mut all, part);
        all
    })
}

fn from_env(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|n| n.parse().ok())
}

fn text(game: &Game) -> String {
    notation::print(&game.scenario, &game.events)
}
