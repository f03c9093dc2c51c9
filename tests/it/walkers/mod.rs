//! Infantry that walks by A4: turns played by the tests' own table of prices break nothing, and one mistake in a turn is found.

mod slips;
mod turn;
mod world;

use crate::support::draws;
use crate::support::hunted::{Hunted, findings, hunt};
use slips::{SLIPS, Slip};
use turn::Turn;

/// Turns of a whole run.
const TURNS: u64 = 10_000;

/// A mistake that shows at once is told in so many lines: of a stack that goes as one, and of a Recovery.
const LINES: u64 = 3;

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
fn legal_turns_of_infantry_break_nothing() {
    let mut moves = 0;
    for seed in 0..draws::of(TURNS) {
        let text = Turn::played(seed, None).text();
        let found = findings(&text);
        assert!(found.is_empty(), "seed {seed}: {:#?}\n{text}", found.first());
        moves += text.matches(" moves ").count() as u64;
    }
    assert!(moves > 4 * draws::of(TURNS), "{moves} moves");
}

#[test]
fn one_mistake_of_infantry_is_found() {
    hunt::<Slip, Turn>(&SLIPS, draws::of(TURNS / 10));
}
