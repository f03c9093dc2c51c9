//! A second player of the rules: it plays random legal turns of a vehicle and asks the engine to find nothing;
//! then it breaks one thing in each and asks the engine to find it. A failure prints the seed and the log.

#![allow(clippy::unwrap_used, reason = "helpers of tests: what cannot be unwrapped is a failed test")]

mod chance;
mod drive;
mod ends;
mod legal;
pub(crate) mod log;
mod moves;
mod mutate;
mod prices;
mod world;

use asl_core::finding::{Ruling, Verdict};
use asl_core::notation;
use asl_core::replay::{Game, Replay};
use asl_core::rules::{Book, Ctx};
use legal::Turn;
use std::collections::BTreeMap;

/// Open questions that a legal turn may raise.
const EXPECTED_OPEN: &[&str] = &[
    "D2.3-clearance", // A denial is noted: it rests on what both players saw.
];

/// Turns of a run.
const TURNS: u64 = 10_000;

/// Calls `judge` with every seed of a run, on all processors, and joins what it gave.
fn on_every_seed<T: Default + Send>(judge: impl Fn(u64, &mut T) + Sync, join: impl Fn(&mut T, T)) -> T {
    let first = std::env::var("GENERATOR_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    println!("GENERATOR_SEED={first} repeats this run");
    let count = std::env::var("GENERATOR_TURNS").ok().and_then(|n| n.parse().ok()).unwrap_or(TURNS);
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

/// What came of the legal turns.
#[derive(Default)]
struct Legal {
    turns: u64,
    events: u64,
    failures: Vec<String>,
    kept: BTreeMap<&'static str, u64>,
}

impl Legal {
    fn judge(&mut self, seed: u64) {
        let turn = Turn::of(seed);
        let game = turn.game();
        self.turns += 1;
        self.events += game.events.len() as u64;
        let replay = Replay::of(&game);
        let audit = replay.audit();
        self.hear(&game, &replay);
        let open = |f: &asl_core::finding::Finding| {
            f.ruling == Ruling::Undecided && EXPECTED_OPEN.contains(&f.clause.0)
        };
        for finding in audit.findings.iter().filter(|f| !open(f)) {
            self.failures.push(format!("seed {seed}: {} {:?} at event {}: {}\n{}", finding.clause, finding.ruling, finding.seq, finding.breach.says, text(&game)));
        }
    }
}

impl Legal {
    /// Counts the clauses that spoke and were kept.
    fn hear(&mut self, game: &Game, replay: &Replay<'_>) {
        let printing = game.scenario.printing;
        let book = Book::of(printing);
        replay.walk(|_, before, event| {
            let ctx = Ctx { scenario: &game.scenario, before, printing };
            let kept = book.opinions(&ctx, event).into_iter().filter(|o| o.verdict == Verdict::Kept);
            kept.for_each(|opinion| *self.kept.entry(opinion.clause.0).or_default() += 1);
        });
    }
}

fn text(game: &Game) -> String {
    notation::print(&game.scenario, &game.events)
}

#[test]
fn legal_turns_break_nothing() {
    let all = on_every_seed(
        |seed, part: &mut Legal| part.judge(seed),
        |all, part| {
            all.turns += part.turns;
            all.events += part.events;
            all.failures.extend(part.failures);
            part.kept.into_iter().for_each(|(id, n)| *all.kept.entry(id).or_default() += n);
        },
    );
    println!("{} turns, {} events", all.turns, all.events);
    all.kept.iter().for_each(|(id, n)| println!("{n:>8} {id}"));
    let shown: Vec<&String> = all.failures.iter().take(2).collect();
    assert!(shown.is_empty(), "{} findings, such as\n{}\n{}", all.failures.len(), shown[0], shown.last().unwrap());
}
