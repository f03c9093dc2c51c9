//! A log in the making: events of the one vehicle `t`, with the vehicle as it stood before each.

use super::chance::Chance;
use super::drive::Drive;
use super::world::World;
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::vocab::dice::{Dice, Die, Dr};
use asl_core::vocab::hex::{Cell, HexPair, HexTriple, Hexside, Spine, Vertex};
use asl_core::vocab::num::Mp;
use asl_core::vocab::phase::Phase;

/// One event with what the generator knew.
#[derive(Clone)]
pub(crate) struct Step {
    /// What happened.
    pub(crate) what: What,
    /// The vehicle before it.
    pub(crate) before: Drive,
    /// The price due, for an expenditure with a price.
    pub(crate) due: Option<Mp>,
}

/// The log.
#[derive(Clone, Default)]
pub(crate) struct Steps {
    pub(crate) steps: Vec<Step>,
    pub(crate) rolls: u32,
}

/// The vehicle's name.
pub(crate) fn unit() -> UnitId {
    "t".parse().expect("a unit name")
}

/// Any other unit's name.
pub(crate) fn named(name: &str) -> UnitId {
    name.parse().expect("a unit name")
}

/// A hexspine by name.
pub(crate) fn spine(cell: Cell, facing: Spine) -> HexPair {
    Map::sheet().spine_name(cell, facing)
}

/// A hexside by name.
pub(crate) fn pair(side: Hexside) -> HexPair {
    let (map, (a, b)) = (Map::sheet(), side.hexes());
    HexPair(map.hex(a), map.hex(b))
}

/// A vertex by name.
pub(crate) fn triple(vertex: Vertex) -> HexTriple {
    let map = Map::sheet();
    let [a, b, c] = vertex.hexes().map(|cell| map.hex(cell));
    HexTriple(a, b, c)
}

/// Two dice.
pub(crate) fn dr(colored: i32, white: i32) -> Dice {
    Dice::Dr(Dr { colored: die(colored), white: die(white) })
}

/// One die.
pub(crate) fn die(pips: i32) -> Die {
    u8::try_from(pips).ok().and_then(|pips| Die::try_from(pips).ok()).expect("1 to 6")
}

impl Steps {
    /// Adds an event.
    pub(crate) fn push(&mut self, before: &Drive, what: What) {
        self.steps.push(Step { what, before: before.clone(), due: None });
    }

    /// Adds an expenditure of the vehicle.
    pub(crate) fn spend(&mut self, before: &Drive, on: MpUse, cost: Mp, due: Mp, total: Option<Mp>) {
        let what = What::MpSpent(MpSpent { unit: unit(), on, cost, total, turret: None, seen_by: None });
        self.steps.push(Step { what, before: before.clone(), due: Some(due) });
    }

    /// Adds a roll.
    pub(crate) fn roll(&mut self, before: &Drive, dice: Dice, purpose: Purpose) -> RollId {
        self.rolls += 1;
        let (roll, roller) = (RollId(self.rolls), "p".parse().expect("a text"));
        let (unit, evidence) = (Some(unit()), Evidence::Declared);
        self.push(
            before,
            What::DiceRolled(DiceRolled { roll, dice, purpose, unit, attack: None, roller, evidence }),
        );
        roll
    }

    /// Two random dice and their sum.
    pub(crate) fn two_dice(
        &mut self,
        before: &Drive,
        chance: &mut Chance,
        purpose: Purpose,
    ) -> (RollId, i32) {
        let (a, b) = (chance.between(1, 6), chance.between(1, 6));
        (self.roll(before, dr(a, b), purpose), a + b)
    }

    /// Begins a phase.
    pub(crate) fn phase(&mut self, before: &Drive, turn: u16, side: &str, phase: Phase) {
        let side = side.parse().expect("a side");
        self.push(before, What::PhaseBegan(PhaseBegan { turn, side, phase }));
    }
}

/// The whole log as events, the start of the game first.
pub(crate) fn events(world: &World, steps: &[Step]) -> Vec<Event> {
    let head = world.head().parse().expect("a head is a text");
    let start = What::GameStarted(GameStarted { book: asl_core::vocab::BOOK_VERSION, head });
    let all = std::iter::once(start).chain(steps.iter().map(|step| step.what.clone()));
    all.map(|what| Event { by: "p".parse().expect("a name"), at: None, what }).collect()
}
