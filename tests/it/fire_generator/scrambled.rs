//! Logs of fire in any disorder: events taken out, told twice and out of turn. The fold never refuses one, and its
//! verdict is the same each time.

use super::afv::battle::Battle;
use super::play::Player;
use crate::generator::chance::Chance;
use crate::second_player::Played;
use crate::support::draws;
use asl_core::audit::{Game, Replay};
use asl_core::notation;

/// Games of each kind in a whole run.
const GAMES: u64 = 150;

/// The game with so many events dropped, doubled and moved; its start stays.
fn scrambled(mut game: Game, c: &mut Chance) -> Game {
    for _ in 0..c.between(1, 12) {
        let count = i32::try_from(game.events.len()).expect("few");
        if count < 3 {
            break;
        }
        let (from, to) = (c.between(1, count - 1) as usize, c.between(1, count - 1) as usize);
        match c.below(3) {
            0 => drop(game.events.remove(from)),
            1 => game.events.insert(to, game.events[from].clone()),
            _ => game.events.swap(from, to),
        }
    }
    game
}

fn judge_scrambled<P: Played>() {
    for seed in 0..draws::of(GAMES) {
        let game = scrambled(P::play(seed).game(), &mut Chance::of(seed ^ 0x5C4A));
        let replay = Replay::of(&game);
        let audit = replay.audit();
        let last = game.events.len() as u64;
        assert!(audit.findings.iter().all(|finding| finding.seq <= last), "seed {seed}");
        assert_eq!(audit.findings, Replay::of(&game).audit().findings, "seed {seed}");
        assert_eq!(audit.state, replay.before(game.events.len()), "seed {seed}");
        let text = notation::print(&game.scenario, &game.events);
        let parsed = notation::parse(&text);
        assert!(parsed.errors.is_empty(), "seed {seed}: {:?}\n{text}", parsed.errors);
        let read: Vec<_> = parsed.lines.iter().skip(1).map(|line| &line.event).collect();
        assert_eq!(read, game.events.iter().skip(1).collect::<Vec<_>>(), "seed {seed}");
    }
}

#[test]
fn any_disorder_of_infantry_fire_is_judged() {
    judge_scrambled::<Player>();
}

#[test]
fn any_disorder_of_afv_fire_is_judged() {
    judge_scrambled::<Battle>();
}
