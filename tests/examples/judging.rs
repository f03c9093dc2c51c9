//! Judges one generated game, for a profiler: `judging moves|fire EVENTS [SQUADS]`. Prints what an event costs in
//! nanoseconds: the bare chain, the fold, and the fold with judging.

#[path = "../it/support/battle.rs"]
mod battle;
#[path = "../it/support/generated.rs"]
mod generated;

use asl_core::audit::Replay;
use asl_core::wire;
use asl_store::block::chain;
use asl_store::tip::Tip;
use std::hint::black_box;
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, or| args.get(n).and_then(|arg| arg.parse().ok()).unwrap_or(or);
    let (events, squads) = (number(1, 10_000), number(2, 12));
    let game = match args.first().map(String::as_str) {
        Some("moves") => generated::game(events),
        _ => battle::game(events, squads),
    };
    let payloads: Vec<Vec<u8>> = game.events.iter().map(|e| wire::encode(e).expect("small")).collect();
    let replay = Replay::of(&game);
    let bare = clock(&game.events, || drop(black_box(chain(Tip::EMPTY, payloads.iter().map(Vec::as_slice)))));
    let fold = clock(&game.events, || drop(black_box(replay.end())));
    let audit =
        clock(&game.events, || assert!(replay.audit().findings.is_empty(), "the generated game is clean"));
    println!("{} events: chain {bare} ns, fold {fold} ns, fold + judging {audit} ns", game.events.len());
}

fn clock<T>(events: &[T], run: impl FnOnce()) -> u128 {
    let start = Instant::now();
    run();
    start.elapsed().as_nanos() / events.len() as u128
}
