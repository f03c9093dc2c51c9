//! Close Combat Phases by A11: those that keep the rules, by the tests' own Table, break nothing, and one mistake in one is found.

mod after;
mod attack;
mod begin;
mod men;
mod order;
mod slips;
mod turn;
mod wrong;

use crate::support::draws;
use crate::support::hunted::{Hunted, findings, hunt};
use slips::SLIPS;
pub(crate) use slips::Slip;
pub(crate) use turn::Turn;

/// Player Turns of a whole run.
const TURNS: u64 = 10_000;

/// A mistake shows in so many lines.
const LINES: u64 = 4;

impl Hunted<Slip> for Turn {
    fn played(seed: u64, slip: Option<Slip>) -> Turn {
        Turn::played(seed, slip)
    }

    fn text(&self) -> String {
        Turn::text(self)
    }

    fn window(&self) -> Option<(u64, u64)> {
        let event = self.slipped.filter(|_| self.owes.is_none_or(|n| self.men[n].is_there()))?;
        let at_once = self.slip.is_some_and(Slip::shows_at_once);
        Some((event, if at_once { event + LINES } else { u64::MAX }))
    }
}

#[test]
fn legal_close_combat_breaks_nothing() {
    let mut counts =
        [("resolved cc", 2), ("ambush ", 8), (" withdraws ", 10), ("surrenders", 40), ("creates-leader", 40)]
            .map(|(word, one_in)| (word, one_in, 0_u64));
    for seed in 0..draws::of(TURNS) {
        let text = Turn::played(seed, None).text();
        let found = findings(&text);
        assert!(found.is_empty(), "seed {seed}: {:#?}\n{text}", found.first());
        for (word, _, count) in &mut counts {
            *count += text.matches(*word).count() as u64;
        }
    }
    for (word, one_in, count) in counts {
        assert!(count * one_in >= draws::of(TURNS), "{count} {word}");
    }
}

#[test]
fn one_mistake_of_close_combat_is_found() {
    hunt::<Slip, Turn>(&SLIPS, draws::of(TURNS / 10));
}
