//! What a game costs to audit in which much of one thing is piled up, at three lengths: twice as long is to cost about twice
//! as much.

#[path = "../it/support/piled.rs"]
mod piled;

use asl_core::audit::{Game, Replay};
use asl_core::notation;
use std::hint::black_box;
use std::time::Instant;

/// Reductions, movers, retractions.
const LENGTHS: [usize; 3] = [1_000, 2_000, 4_000];
const TIMES: usize = 5;

/// A game of so many of them, as text.
type Made = fn(usize) -> String;

fn game(text: &str) -> Game {
    let parsed = notation::parse(text);
    assert_eq!(parsed.errors, [], "the text is right");
    Game::of(parsed.lines.into_iter().map(|line| line.event).collect()).expect("record 0 is right")
}

/// The shortest of several, since other programs run too.
fn milliseconds(game: &Game) -> f64 {
    let time = |_| {
        let start = Instant::now();
        drop(black_box(Replay::of(game).audit()));
        1e3 * start.elapsed().as_secs_f64()
    };
    (0..TIMES).map(time).fold(f64::INFINITY, f64::min)
}

fn main() {
    let made: [(&str, Made); 3] = [
        ("a chain of reductions", piled::chain_of_reductions),
        ("movers in one hex", |movers| piled::movers_in_one_hex(2 * movers)),
        ("attacks taken back", |retractions| piled::attacks_taken_back(2 * retractions)),
    ];
    println!("{:<24} {:>10} {:>10} {:>10} {:>10} {:>10}", "ms", 1_000, 2_000, "ratio", 4_000, "ratio");
    for (what, make) in made {
        let [one, two, four] = LENGTHS.map(|n| milliseconds(&game(&make(n))));
        println!("{what:<24} {one:>10.2} {two:>10.2} {:>10.2} {four:>10.2} {:>10.2}", two / one, four / two);
    }
}
