//! A second player of the rules: it plays random legal turns of a vehicle and asks the engine to find nothing;
//! then it breaks one thing in each and asks the engine to find it. A failure prints the seed and the log:
//! `GENERATOR_SEED` names the first seed of a run, `GENERATOR_TURNS` how many.

#![allow(clippy::unwrap_used, reason = "helpers of tests: what cannot be unwrapped is a failed test")]

pub(crate) mod chance;
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
    "D2.3-clearance",      // A denial is noted: it rests on what both players saw.
    "D2.51-dr-each-start", // A DR forgotten at the start; the opponent calls for it later.
    "D2.52-2e-wheeled",    // The same.
];

/// Clauses that a run has to meet and keep, else it says nothing about them.
const MET: &[&str] = &[
    "D2.1-cot-column",
    "D2.1-df-window",
    "D2.1-leftover-mp",
    "D2.1-moving-target-new-hex",
    "D2.1-mp-limit",
    "D2.1-no-move-immobile",
    "D2.1-sequential-units",
    "D2.1-terrain-na",
    "D2.11-heading-kept",
    "D2.11-move-in-vca",
    "D2.11-vca-announce-each",
    "D2.11-vca-valid-spine",
    "D2.12-offboard-direction",
    "D2.12-start-before-enter",
    "D2.12-start-before-vca",
    "D2.13-restart-start-mp",
    "D2.13-stop-or-motion",
    "D2.13-stopped-moving-1e",
    "D2.13-stopped-moving-2e",
    "D2.15-all-mp",
    "D2.15-condition",
    "D2.15-motion-after",
    "D2.15-one-hex",
    "D2.15-towing",
    "D2.17-only-stopped",
    "D2.18-1e-exact",
    "D2.18-2e-min",
    "D2.22-bypass-hexside",
    "D2.22-rear-hex",
    "D2.22-rear-hex-bypass",
    "D2.23-motion-too",
    "D2.23-switch-stop-start",
    "D2.24-1e-no-reverse-motion",
    "D2.24-2e-counter-kind",
    "D2.24-2e-mp-remaining",
    "D2.3-announce-first",
    "D2.3-clearance",
    "D2.3-continuity",
    "D2.3-entry-hexside",
    "D2.3-fail-stop",
    "D2.31-1e-no-blaze",
    "D2.31-2e-no-ground-blaze",
    "D2.31-hexside-occupied",
    "D2.31-no-roadblock",
    "D2.32-cafp-recorded",
    "D2.32-straddle",
    "D2.33-ex-bu-2e",
    "D2.33-must-afford",
    "D2.33-three-options",
    "D2.33-turn-before-bypass",
    "D2.33-two-spines",
    "D2.4-end-with-mp",
    "D2.4-intended-cost-minimum",
    "D2.4-must-expend-one",
    "D2.4-status",
    "D2.4-stop-needs-mp",
    "D2.401-1e-anytime",
    "D2.401-2e-units-mph",
    "D2.401-bog",
    "D2.401-dr-limit",
    "D2.5-drm-frd",
    "D2.5-drm-fru-red",
    "D2.5-manufacturer",
    "D2.5-max-gain",
    "D2.5-success",
    "D2.51-dr-each-start",
    "D2.51-late-call-window",
    "D2.51-motion-attempt-2e",
    "D2.51-twelve",
    "D2.52-2e-wheeled",
    "D2.7-all-no-prior",
    "D2.7-all-plus",
    "LOG.declared-sum",
];

/// Turns of a run.
const TURNS: u64 = 10_000;

/// Turns asked for.
pub(crate) fn turns() -> u64 {
    std::env::var("GENERATOR_TURNS").ok().and_then(|n| n.parse().ok()).unwrap_or(TURNS)
}

/// Calls `judge` with every seed of a run, on all processors, and joins what it gave.
pub(crate) fn on_every_seed<T: Default + Send>(
    judge: impl Fn(u64, &mut T) + Sync,
    join: impl Fn(&mut T, T),
) -> T {
    let first = std::env::var("GENERATOR_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
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
            self.failures.push(format!(
                "seed {seed}: {} {:?} at event {}: {}\n{}",
                finding.clause,
                finding.ruling,
                finding.seq,
                finding.breach.says,
                text(&game)
            ));
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
    let unmet: Vec<&&str> = MET.iter().filter(|id| !all.kept.contains_key(**id)).collect();
    assert!(unmet.is_empty() || turns() < TURNS, "never kept: {unmet:?}");
    let shown: Vec<&String> = all.failures.iter().take(2).collect();
    assert!(
        shown.is_empty(),
        "{} findings, such as\n{}\n{}",
        all.failures.len(),
        shown[0],
        shown.last().unwrap()
    );
}
