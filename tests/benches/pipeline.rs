//! What a game costs to check, all in one run: the bare BLAKE3 chain over its records, verification of the
//! file, verification with decoding and fold, and the full audit. The table at the end gives events a
//! second and each figure's ratio to the bare chain, which is what to compare across machines.

#[path = "../it/support/generated.rs"]
mod generated;

use asl_core::replay::{Game, Replay};
use asl_core::state::{State, apply};
use asl_core::wire;
use asl_store::block::chain;
use asl_store::log::{Log, LogWriter};
use asl_store::tip::Tip;
use asl_store::verify::{verify, verify_threaded};
use criterion::{Criterion, Throughput, criterion_group};
use std::hint::black_box;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::time::Instant;

const EVENTS: usize = 100_000;

/// Seconds of single runs, by what was run.
static RUNS: Mutex<Vec<(&'static str, f64)>> = Mutex::new(Vec::new());

struct Input {
    game: Game,
    payloads: Vec<Vec<u8>>,
    file: Vec<u8>,
}

fn input() -> Input {
    let game = generated::game(EVENTS);
    let payloads: Vec<Vec<u8>> = game.events.iter().map(|e| wire::encode(e).expect("small")).collect();
    let mut writer = LogWriter::new();
    for payload in &payloads {
        writer.record(payload).expect("small");
    }
    Input { game, payloads, file: writer.into_bytes() }
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

fn pipeline(c: &mut Criterion) {
    let input = input();
    let mut group = c.benchmark_group("pipeline");
    group.throughput(Throughput::Elements(input.game.events.len() as u64)).sample_size(10);
    let mut measure = |name: &'static str, run: &dyn Fn()| {
        group.bench_function(name, |b| {
            b.iter_custom(|times| {
                let start = Instant::now();
                (0..times).for_each(|_| run());
                let spent = start.elapsed();
                let mut runs = RUNS.lock().expect("one thread");
                runs.push((name, spent.as_secs_f64() / times as f64));
                spent
            });
        });
    };
    let payloads = || input.payloads.iter().map(Vec::as_slice);
    measure("bare chain", &|| {
        let _tip = black_box(chain(Tip::EMPTY, payloads()));
    });
    measure("verify", &|| {
        let _found = black_box(verify(&input.file));
    });
    let two = NonZeroUsize::new(2).expect("two");
    measure("verify, 2 threads", &|| {
        let _found = black_box(verify_threaded(&input.file, two));
    });
    measure("verify + decode + fold", &|| drop(black_box(folded(&decoded(&input.file)))));
    measure("full audit", &|| {
        let game = decoded(&input.file);
        let audit = Replay::of(&game).audit();
        assert!(audit.findings.is_empty(), "the generated game is clean");
        drop(black_box(audit));
    });
    group.finish();
    table(input.game.events.len());
}

fn table(events: usize) {
    let runs = RUNS.lock().expect("one thread");
    let median = |name: &str| {
        let mut times: Vec<f64> = runs.iter().filter(|(n, _)| *n == name).map(|(_, t)| *t).collect();
        times.sort_by(f64::total_cmp);
        times.get(times.len() / 2).copied()
    };
    let mut names: Vec<&str> = runs.iter().map(|(name, _)| *name).collect();
    names.dedup();
    let Some(bare) = median("bare chain") else { return };
    println!("\n{events} events          million events/s   ratio to the bare chain");
    for name in names {
        let time = median(name).unwrap_or(f64::NAN);
        println!("{name:<24} {:>10.3} {:>18.3}", events as f64 / time / 1e6, bare / time);
    }
}

criterion_group!(benches, pipeline);

fn main() {
    benches();
    Criterion::default().configure_from_args().final_summary();
}
