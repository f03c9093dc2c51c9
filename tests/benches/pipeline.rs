//! What a game costs to check, all in one run, for games of moves, of fire and of dice by shares, short and long: the
//! bare BLAKE3 chain over its records, verification of the file, verification with decoding and fold, and the full
//! audit; then what a look at one position costs, in games of up to a million events, and what a second thread gains
//! against a second process. The tables at the end give events a second and each figure's ratio to the bare chain, or
//! to one fold, of the same game, which is what to compare across machines and lengths: a game ten times as long has
//! the same ratios when an event costs the same wherever it stands.
//!
//! The games are pinned by digest: figures of two days are figures of the same games, or the benchmark fails.

#[path = "../it/support/battle.rs"]
mod battle;
#[path = "../it/support/generated.rs"]
mod generated;
#[path = "../it/support/haggle.rs"]
mod haggle;
#[path = "pipeline/pinned.rs"]
mod pinned;
#[path = "pipeline/processes.rs"]
mod processes;

use asl_core::audit::{Game, Replay};
use asl_core::state::{State, apply};
use asl_core::wire;
use asl_store::block::chain;
use asl_store::log::{Log, LogWriter};
use asl_store::tip::Tip;
use asl_store::verify::{verify, verify_threaded};
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, measurement::WallTime};
use std::hint::black_box;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Seconds of single runs, by the game and what was run.
static RUNS: Mutex<Vec<(String, &'static str, f64)>> = Mutex::new(Vec::new());

struct Input {
    name: String,
    game: Game,
    payloads: Vec<Vec<u8>>,
    file: Vec<u8>,
}

impl Input {
    fn of(kind: &str, game: Game) -> Input {
        let payloads: Vec<Vec<u8>> = game.events.iter().map(|e| wire::encode(e).expect("small")).collect();
        let mut writer = LogWriter::new();
        for payload in &payloads {
            writer.record(payload).expect("small");
        }
        let name = format!("{kind}, {} events", game.events.len());
        let file = writer.into_bytes();
        pinned::check(&name, &file);
        Input { name, game, payloads, file }
    }
}

fn decoded(file: &[u8]) -> Game {
    let log = Log::read(file);
    let events = log.records().map(|record| wire::decode(record.payload).expect("an event"));
    Game::of(events.collect()).expect("a game")
}

fn folded(game: &Game) -> State {
    let mut state = State::default();
    game.events.iter().for_each(|event| apply(&mut state, &game.scenario, event));
    state
}

/// Measures with criterion and keeps the times for the tables.
struct Bench<'c> {
    group: BenchmarkGroup<'c, WallTime>,
    game: String,
}

impl<'c> Bench<'c> {
    fn of(mut group: BenchmarkGroup<'c, WallTime>, input: &Input) -> Bench<'c> {
        group.throughput(Throughput::Elements(input.game.events.len() as u64)).sample_size(10);
        group.warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
        Bench { group, game: input.name.clone() }
    }

    fn measure(&mut self, name: &'static str, run: impl Fn()) {
        self.group.bench_function(name, |b| {
            b.iter_custom(|times| {
                let start = Instant::now();
                (0..times).for_each(|_| run());
                let spent = start.elapsed();
                let each = spent.as_secs_f64() / times as f64;
                RUNS.lock().expect("one thread").push((self.game.clone(), name, each));
                spent
            });
        });
    }
}

fn pipeline(c: &mut Criterion, input: &Input) {
    let group = c.benchmark_group(&input.name);
    let mut bench = Bench::of(group, input);
    let payloads = || input.payloads.iter().map(Vec::as_slice);
    bench.measure("bare chain", || {
        let _tip = black_box(chain(Tip::EMPTY, payloads()));
    });
    bench.measure("verify", || {
        let _found = black_box(verify(&input.file));
    });
    let two = NonZeroUsize::new(2).expect("two");
    bench.measure("verify, 2 threads", || {
        let _found = black_box(verify_threaded(&input.file, two));
    });
    bench.measure("verify + decode + fold", || drop(black_box(folded(&decoded(&input.file)))));
    bench.measure("full audit", || {
        let game = decoded(&input.file);
        let audit = Replay::of(&game).audit();
        assert!(audit.findings.is_empty(), "the generated game is clean");
        drop(black_box(audit));
    });
    table(input, "bare chain", "bare chain");
}

/// A look at one position: the first, which folds; one with keyframes at hand; the one before each.
fn positions(c: &mut Criterion, input: &Input) {
    let group = c.benchmark_group(format!("positions: {}", input.name));
    let mut bench = Bench::of(group, input);
    let events = input.game.events.len();
    bench.measure("fold", || drop(black_box(folded(&input.game))));
    bench.measure("first look, at the end", || {
        drop(black_box(Replay::of(&input.game).before(events)));
    });
    let replay = Replay::of(&input.game);
    let _both = (replay.before(0), replay.before(0));
    let middle = events / 2;
    bench.measure("jump to the middle", || drop(black_box(replay.before(middle))));
    bench.measure("step back from there", || drop(black_box(replay.before(middle - 1))));
    bench.measure("10 jumps", || {
        (0..10).for_each(|n| drop(black_box(replay.before(events * (2 * n + 1) / 20))));
    });
    table(input, "fold", "one fold");
}

/// The median of so many jumps, and the longest, in microseconds; all over the game, once it was looked at.
fn jumps(input: &Input) -> [f64; 2] {
    let replay = Replay::of(&input.game);
    let _both = (replay.before(0), replay.before(0));
    let events = input.game.events.len();
    let step = events / 211;
    let mut times: Vec<f64> = (0..210).map(|n| jump(&replay, n * step + n * 7 % step)).collect();
    times.sort_by(f64::total_cmp);
    [times[times.len() / 2], times[times.len() - 1]]
}

/// The shortest of three, since other programs run too.
fn jump(replay: &Replay<'_>, to: usize) -> f64 {
    let time = |_| {
        let start = Instant::now();
        drop(black_box(replay.before(to)));
        1e6 * start.elapsed().as_secs_f64()
    };
    (0..3).map(time).fold(f64::INFINITY, f64::min)
}

/// Any event of a long game and of a short one.
fn long_and_short(kind: &str, make: impl Fn(usize) -> Game) {
    println!("\n{:<34} {:>12} {:>12}", format!("one jump, {kind}"), "median, us", "longest, us");
    let both = [10_000, 1_000_000].map(|events| {
        let input = Input::of(kind, make(events));
        let [median, longest] = jumps(&input);
        println!("{:<34} {median:>12.1} {longest:>12.1}", format!("{} events", input.game.events.len()));
        median
    });
    println!("{:<34} {:>12.2}", "ratio", both[1] / both[0]);
}

fn table(input: &Input, unit: &str, called: &str) {
    let runs = RUNS.lock().expect("one thread");
    let own: Vec<_> = runs.iter().filter(|(game, ..)| *game == input.name).collect();
    let mut names: Vec<&str> = own.iter().map(|(_, name, _)| *name).collect();
    names.dedup();
    names.drain(..names.iter().position(|name| *name == unit).unwrap_or(0));
    let median = |name: &str| {
        let mut times: Vec<f64> = own.iter().filter(|(_, n, _)| *n == name).map(|(.., t)| *t).collect();
        times.sort_by(f64::total_cmp);
        times.get(times.len() / 2).copied()
    };
    let Some(bare) = median(unit) else { return };
    println!("\n{:<34} {:>10}   million events/s   ratio to {called}", input.name, "ms");
    for name in names {
        let time = median(name).unwrap_or(f64::NAN);
        let rate = input.game.events.len() as f64 / time / 1e6;
        println!("{name:<34} {:>10.3} {rate:>18.3} {:>12.3}", 1e3 * time, bare / time);
    }
}

fn all(c: &mut Criterion) {
    pipeline(c, &Input::of("moves", generated::game(100_000)));
    let short = Input::of("fire of 12 squads a side", battle::game(10_000, 12));
    pipeline(c, &short);
    let long = Input::of("fire of 12 squads a side", battle::game(100_000, 12));
    pipeline(c, &long);
    pipeline(c, &Input::of("fire of 100 squads a side", battle::game(20_000, 100)));
    pipeline(c, &Input::of("dice by shares", haggle::game(4_000)));
    pipeline(c, &Input::of("dice by shares", haggle::game(40_000)));
    positions(c, &short);
    positions(c, &long);
    processes::compare(&long.name, &long.file);
    drop((short, long));
    long_and_short("fire of 12 squads a side", |events| battle::game(events, 12));
    long_and_short("moves", generated::game);
}

criterion_group!(benches, all);

fn main() {
    if processes::is_child() {
        return processes::verify_for_the_parent();
    }
    benches();
    Criterion::default().configure_from_args().final_summary();
    pinned::assert_all();
}
