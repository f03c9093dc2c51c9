//! One Player Turn being played: the log so far, the units as they are, and the tools to write events.

use super::chart::Res;
use super::geometry::Entry;
use super::heat::Due;
use super::men::{Arm, Man};
use super::power::Power;
use super::world::World;
use crate::generator::chance::Chance;
use asl_core::audit::Game;
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::scenario::Scenario;
use asl_core::vocab::dice::Dice;
use asl_core::vocab::hex::Cell;
use asl_core::vocab::num::Drm;
use asl_core::vocab::phase::Phase;
use std::collections::{BTreeMap, BTreeSet};

/// One firer of an attack as the generator figured it.
#[derive(Clone, Debug)]
pub(crate) struct Shot {
    pub(crate) who: usize,
    pub(crate) arm: Arm,
    /// A further shot by a kept Multiple ROF.
    pub(crate) again: bool,
    /// Fire on top of First Fire (SFF, Final Fire): half.
    pub(crate) second: bool,
    pub(crate) power: Power,
}

/// What is fired at, and how.
#[derive(Clone, Debug)]
pub(crate) struct Aim {
    pub(crate) mode: FireMode,
    pub(crate) cells: Vec<(Cell, i8)>,
    pub(crate) mover: Option<usize>,
}

impl Aim {
    /// The side that is fired at.
    pub(crate) const fn enemy(&self) -> usize {
        match self.mode {
            FireMode::First | FireMode::Subsequent | FireMode::Fpf | FireMode::Final | FireMode::Residual => {
                0
            }
            FireMode::Prep
            | FireMode::Advancing
            | FireMode::Opportunity
            | FireMode::Bounding
            | FireMode::Overrun => 1,
        }
    }
}

/// One check in the log.
#[derive(Clone, Debug)]
pub(crate) struct CheckNote {
    /// The step of its dice; the check is the next one.
    pub(crate) dice: usize,
    pub(crate) who: usize,
    pub(crate) passed: bool,
    /// The first step behind all that it caused.
    pub(crate) end: usize,
    /// It passed with the highest DR that passes, and pinned.
    pub(crate) pinned: bool,
}

/// One attack in the log, with all that the generator figured.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    pub(crate) id: AttackId,
    pub(crate) phase: Phase,
    pub(crate) aim: Aim,
    pub(crate) shots: Vec<Shot>,
    pub(crate) led: Vec<usize>,
    pub(crate) sum: Power,
    /// Column of the sum, and the one used after Cowering.
    pub(crate) column: Option<usize>,
    pub(crate) used: Option<usize>,
    pub(crate) cowered: usize,
    pub(crate) drm: Vec<(&'static str, i32)>,
    pub(crate) total: i32,
    pub(crate) result: Res,
    /// Personnel hit, in play when the attack was declared.
    pub(crate) targets: Vec<usize>,
    /// The step of the declaration; dice and IFT roll are the next two.
    pub(crate) fire: usize,
    /// The first step after its consequences.
    pub(crate) end: usize,
    pub(crate) checks: Vec<CheckNote>,
    /// Steps of Random Selection of targets: the first die, and behind the selection.
    pub(crate) selection: Option<(usize, usize)>,
    /// The step where Casualty Reduction by a K stands.
    pub(crate) reduction: Option<usize>,
    /// The step where an Encirclement counter stands.
    pub(crate) sealed: Option<usize>,
    /// All units before it.
    pub(crate) before: Vec<Man>,
}

/// Fire at one hex in a row (A7.7).
#[derive(Clone, Default, Debug)]
pub(crate) struct Row {
    pub(crate) entries: BTreeSet<Entry>,
    pub(crate) firers: BTreeSet<usize>,
}

/// The turn.
pub(crate) struct Player {
    pub(crate) seed: u64,
    pub(crate) world: World,
    /// The scenario before anything happened.
    pub(crate) start: World,
    pub(crate) c: Chance,
    pub(crate) steps: Vec<What>,
    pub(crate) rolls: u32,
    pub(crate) phase: Phase,
    /// Locations that have fired at a target in this phase.
    pub(crate) bound: BTreeSet<(Cell, Cell, Option<usize>)>,
    pub(crate) rows: BTreeMap<Cell, Row>,
    pub(crate) records: Vec<Record>,
    /// FP of the Residual FP counters.
    pub(crate) residual: BTreeMap<Cell, i64>,
    /// Steps in which one was laid, with the FP due.
    pub(crate) laid: Vec<(usize, i64)>,
    /// Attacks by Residual FP.
    pub(crate) by_residual: Vec<Record>,
    pub(crate) attested: BTreeMap<(usize, usize), i32>,
    /// Fire phases with an attack.
    pub(crate) phases: u64,
    /// Attacks of Fire Lanes.
    pub(crate) lanes_fired: u64,
    /// What the rolls of the attack in hand call for behind it.
    pub(crate) due: Vec<Due>,
}

/// One die.
pub(crate) fn die(pips: i32) -> asl_core::vocab::dice::Die {
    crate::generator::log::die(pips)
}

/// A Location of the log.
pub(crate) fn location(at: (Cell, i8)) -> Location {
    Location { hex: Map::sheet().hex(at.0), level: Level::At(at.1) }
}

/// A DRM.
pub(crate) fn drm_line(name: &str, value: i32) -> DrmLine {
    let value = Some(Drm(i16::try_from(value).expect("a small DRM")));
    DrmLine { name: name.parse().expect("a name"), value, only: Vec::new() }
}

impl Player {
    /// A turn about to begin.
    pub(crate) fn of(seed: u64) -> Player {
        let world = World::of(seed);
        Player {
            seed,
            start: world.clone(),
            world,
            c: Chance::of(seed),
            steps: Vec::new(),
            rolls: 0,
            phase: Phase::RPh,
            bound: BTreeSet::new(),
            rows: BTreeMap::new(),
            records: Vec::new(),
            residual: BTreeMap::new(),
            laid: Vec::new(),
            by_residual: Vec::new(),
            attested: BTreeMap::new(),
            phases: 0,
            lanes_fired: 0,
            due: Vec::new(),
        }
    }

    /// A unit.
    pub(crate) fn man(&self, n: usize) -> &Man {
        &self.world.men[n]
    }

    /// A unit, to change.
    pub(crate) fn man_mut(&mut self, n: usize) -> &mut Man {
        &mut self.world.men[n]
    }

    /// Units of which this is true.
    pub(crate) fn those(&self, fits: impl Fn(&Man) -> bool) -> Vec<usize> {
        (0..self.world.men.len()).filter(|n| fits(&self.world.men[*n])).collect()
    }

    /// Logs an event.
    pub(crate) fn push(&mut self, what: What) {
        self.steps.push(what);
    }

    /// Begins a phase.
    pub(crate) fn begin(&mut self, phase: Phase) {
        self.pay_dues();
        let side = super::world::SIDES[0].parse().expect("a side");
        self.push(What::PhaseBegan(PhaseBegan { turn: 1, side, phase }));
        self.phase = phase;
        self.bound.clear();
        self.rows.clear();
    }

    pub(crate) fn roll(
        &mut self,
        dice: Dice,
        purpose: Purpose,
        unit: Option<UnitId>,
        attack: AttackId,
    ) -> RollId {
        self.rolls += 1;
        let (roll, attack) = (RollId(self.rolls), Some(attack));
        let (roller, evidence) = ("p".parse().expect("a text"), Evidence::Declared);
        self.push(What::DiceRolled(DiceRolled { roll, dice, purpose, unit, attack, roller, evidence }));
        roll
    }

    /// Two dice: the roll, the coloured die, the white one.
    pub(crate) fn roll_two(
        &mut self,
        purpose: Purpose,
        who: Option<usize>,
        attack: AttackId,
    ) -> (RollId, i32, i32) {
        let (a, b) = (self.c.between(1, 6), self.c.between(1, 6));
        let unit = who.map(|who| self.man(who).id());
        (self.roll(crate::generator::log::dr(a, b), purpose, unit, attack), a, b)
    }

    /// One die.
    pub(crate) fn roll_one(
        &mut self,
        purpose: Purpose,
        unit: Option<UnitId>,
        attack: AttackId,
    ) -> (RollId, i32) {
        let pips = self.c.between(1, 6);
        (self.roll(Dice::dr(die(pips)), purpose, unit, attack), pips)
    }

    /// Changes statuses in the log.
    pub(crate) fn status(&mut self, who: usize, add: &[Status], remove: &[Status], attack: Option<AttackId>) {
        let (unit, add, remove) = (self.man(who).id(), add.to_vec(), remove.to_vec());
        self.push(What::StatusChanged(StatusChanged { unit, add, remove, attack }));
    }

    /// Places a counter on a unit.
    pub(crate) fn mark(&mut self, who: usize, marker: Marker) {
        let unit = Some(self.man(who).id());
        self.push(What::MarkerPlaced(MarkerPlaced { unit, hex: None, marker, removed: false }));
    }

    /// All "?" in a hex are lost.
    pub(crate) fn reveal(&mut self, side: usize, cell: Cell) {
        for who in self.those(|man| man.concealed && man.side == side && man.cell == cell && !man.gone) {
            self.man_mut(who).concealed = false;
            self.status(who, &[], &[Status::Concealed], None);
        }
    }
}

/// Steps as a game.
pub(crate) fn game(world: &World, steps: &[What]) -> Game {
    let head = world.head();
    let scenario = Scenario::read(&head).unwrap_or_else(|faults| panic!("{faults:?} in\n{head}"));
    let head = head.parse().expect("a head is a text");
    let start = What::GameStarted(GameStarted { book: asl_core::vocab::BOOK_VERSION, head });
    let all = std::iter::once(start).chain(steps.iter().cloned());
    let events = all.map(|what| Event { by: "p".parse().expect("a name"), at: None, what });
    Game { scenario, events: events.collect() }
}
