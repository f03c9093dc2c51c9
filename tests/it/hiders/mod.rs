//! Player Turns under the "?" by A12: those that keep the rules, by the tests' own reading, break nothing and leave nothing open
//! that they tell, and one mistake in one is found.

mod acts;
mod fire;
mod gain;
mod slips;
mod turn;

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
        let event = self.slipped?;
        let at_once = self.slip.is_some_and(Slip::shows_at_once);
        Some((event, if at_once { event + LINES } else { u64::MAX }))
    }
}

#[test]
fn legal_turns_of_concealed_units_break_nothing() {
    let mut counts = [
        (" is no-longer concealed", 2),
        (" conceals ", 16),
        (" is concealed", 1),
        (" forced-back ", 16),
        ("x1/2 concealed", 8),
    ]
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
fn one_mistake_under_concealment_is_found() {
    hunt::<Slip, Turn>(&SLIPS, draws::of(TURNS / 10));
}
