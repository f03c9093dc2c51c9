//! Legal play of kinds that the other generators do not reach, from a tank beside a squad (D6.64) to First Fire that answers after
//! a vehicle's own (D3.3): `KINDS` lists them. A game holds some of them, each in a place of its own; hexes, order, phases, ranges
//! and dice are drawn. The engine has to find nothing.

#![allow(clippy::unwrap_used, reason = "helpers of tests: what cannot be unwrapped is a failed test")]

mod heat;
mod infantry;
mod kinds;
mod residual;
mod script;
mod vehicles;

use crate::generator::chance::Chance;
use crate::second_player::{Legal, Played, turns};
use asl_core::audit::Game;
use asl_core::event::Event;
use asl_core::notation::parse;
use kinds::KINDS;
use script::{Scene, Script};

/// One in how many seeds is played.
const EVERY: u64 = 5;

/// A game of some scenes.
struct Scenes {
    text: String,
    drawn: Vec<u64>,
}

impl Played for Scenes {
    const OPEN: &'static [&'static str] = &["A7.72-upper-level", "D2.7-no-further-2e"];

    fn play(seed: u64) -> Scenes {
        let mut c = Chance::of(seed ^ 0x5CE4_E500);
        let mut script = Script::default();
        let mut drawn = vec![0; KINDS.len()];
        // The kinds in turn, so that few seeds meet each.
        let first = (seed / EVERY) as usize % KINDS.len();
        for n in 0..c.between(1, 4) as usize {
            let kind = (first + n) % KINDS.len();
            let mut scene = Scene::at(i32::try_from(n).unwrap(), c.between(0, 9));
            (KINDS[kind].1)(&mut c, &mut scene);
            script.take(scene);
            drawn[kind] += 1;
        }
        Scenes { text: script.text(), drawn }
    }

    fn game(&self) -> Game {
        let parsed = parse(&self.text);
        assert!(parsed.errors.is_empty(), "{:?}\n{}", parsed.errors, self.text);
        let events: Vec<Event> = parsed.lines.iter().map(|line| line.event.clone()).collect();
        Game { scenario: parsed.scenario.unwrap(), events }
    }

    fn counts(&self) -> Vec<(&'static str, u64)> {
        KINDS.iter().zip(&self.drawn).map(|((name, _), n)| (*name, *n)).collect()
    }
}

#[test]
fn legal_scenes_break_nothing() {
    let legal = Legal::run::<Scenes>(|seed| seed.is_multiple_of(EVERY), |_| false);
    legal.assert_breaks_nothing();
    for (name, _) in KINDS {
        let drawn = legal.count(name);
        assert!(drawn * 100 >= turns(), "{drawn} {name}");
    }
}
