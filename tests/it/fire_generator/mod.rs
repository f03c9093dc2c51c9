//! A second player of fire: it plays random legal fire phases by its own reading of A7 and its own chart, and
//! asks the engine to find nothing; then it breaks one thing in each turn and asks the engine to find it. A
//! failure prints the seed and the log: `GENERATOR_SEED` names the first seed of a run, `GENERATOR_TURNS` how
//! many fire phases.

#![allow(clippy::unwrap_used, reason = "helpers of tests: what cannot be unwrapped is a failed test")]

mod chart;
mod fire;
mod geometry;
mod men;
mod mutate;
mod plan;
mod play;
mod power;
mod suffer;
mod turn;
mod world;

use crate::generator::{on_every_seed, turns};
use asl_core::finding::Verdict;
use asl_core::notation;
use asl_core::replay::{Game, Replay};
use asl_core::rules::{Book, Ctx};
use play::Player;
use std::collections::BTreeMap;

/// What came of the legal turns.
#[derive(Default)]
struct Legal {
    phases: u64,
    attacks: u64,
    events: u64,
    failures: Vec<(String, String)>,
    kept: BTreeMap<&'static str, u64>,
}

impl Legal {
    fn judge(&mut self, seed: u64) {
        let player = Player::turn(seed);
        let game = player.game();
        self.phases += player.phases;
        self.attacks += player.records.len() as u64;
        self.events += game.events.len() as u64;
        let replay = Replay::of(&game);
        if seed.is_multiple_of(8) {
            self.hear(&game, &replay);
        }
        for finding in replay.audit().findings {
            let says = format!(
                "seed {seed}: {:?} at event {}: {}",
                finding.ruling, finding.seq, finding.breach.says
            );
            self.failures.push((finding.clause.0.to_string(), format!("{says}\n{}", text(&game))));
        }
    }

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

    fn join(&mut self, part: Legal) {
        self.phases += part.phases;
        self.attacks += part.attacks;
        self.events += part.events;
        self.failures.extend(part.failures);
        part.kept.into_iter().for_each(|(id, n)| *self.kept.entry(id).or_default() += n);
    }
}

fn text(game: &Game) -> String {
    notation::print(&game.scenario, &game.events)
}

#[test]
fn legal_fire_phases_break_nothing() {
    let part = |seed: u64, part: &mut Legal| {
        if seed % 5 < 2 {
            part.judge(seed);
        }
    };
    let all = on_every_seed(part, Legal::join);
    println!("{} fire phases, {} attacks, {} events", all.phases, all.attacks, all.events);
    all.kept.iter().for_each(|(id, n)| println!("{n:>8} {id}"));
    let mut by_clause: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (clause, says) in &all.failures {
        by_clause.entry(clause).or_default().push(says);
    }
    for (clause, found) in &by_clause {
        let shortest = found.iter().min_by_key(|says| says.len()).expect("one at least");
        println!("\n{} times {clause}, such as {shortest}", found.len());
    }
    assert!(by_clause.is_empty(), "{} findings in legal turns", all.failures.len());
    assert!(all.phases >= turns(), "{} fire phases", all.phases);
}
