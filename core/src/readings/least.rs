//! The search: positions of one vehicle, least MP first, each step an event that the fold applies and the book judges.

use super::{Reading, Shown, Step, price};
use crate::event::{Direction, Event, MpSpent, MpUse, Name, Rate, TurnTo, What};
use crate::finding::Ruling;
use crate::rules::{Book, Ctx};
use crate::scenario::Edition;
use crate::state::{Place, State, Unit, apply};
use crate::vocab::hex::{Cell, Spine};
use crate::vocab::num::Mp;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;

/// So many positions are looked at for one move: a turn of a fast vehicle on a road stays far below.
pub const MOST_POSITIONS: usize = 4096;

/// So many questions are kept, those of the cheapest steps first.
const MOST_ASKS: usize = 8;

/// What a search found.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Search {
    /// The reading of least cost.
    pub least: Option<Reading>,
    /// What would tell the prices that it could not know.
    pub asks: Vec<String>,
    /// MP spent where the first step of unknown price branches off: a reading over it costs more than this.
    pub open_at: Option<Mp>,
    /// All readings cheaper than the least, or all there are, were looked at.
    pub is_whole: bool,
}

/// Where a vehicle is and how it is under way: all that the price of a next step hangs on.
type Spot = (Cell, Option<Spine>, bool, Option<Direction>, bool);

/// A position waiting: MP, order of arrival.
type Rank = (Mp, usize);

/// The cheapest way in which the vehicle can have come to where it is shown, from the position before.
#[must_use]
pub fn least(ctx: &Ctx<'_>, shown: &Shown) -> Search {
    let edition = Edition { printing: ctx.printing, book: ctx.scenario.book };
    let mut hunt = Hunt {
        ctx,
        shown,
        book: Book::of(edition),
        waiting: BTreeMap::new(),
        done: BTreeSet::new(),
        arrived: 0,
        asks: Vec::new(),
        found: Search::default(),
    };
    hunt.arrive(ctx.before.clone(), Reading::default());
    hunt.run();
    let Hunt { mut found, asks, .. } = hunt;
    found.asks = asks;
    found
}

struct Hunt<'a> {
    ctx: &'a Ctx<'a>,
    shown: &'a Shown,
    book: Book,
    waiting: BTreeMap<Rank, (State, Reading)>,
    done: BTreeSet<Spot>,
    arrived: usize,
    asks: Vec<String>,
    found: Search,
}

impl Hunt<'_> {
    fn run(&mut self) {
        while let Some((_, (state, reading))) = self.waiting.pop_first() {
            let Some(unit) = state.units.get(&self.shown.unit) else { continue };
            let Some(spot) = spot(unit) else { continue };
            if !self.done.insert(spot) {
                continue;
            }
            if self.is_there(unit) {
                self.found.least = Some(reading);
                self.found.is_whole = true;
                return;
            }
            if self.done.len() >= MOST_POSITIONS {
                return;
            }
            self.go_on(&state, unit, &reading);
        }
        self.found.is_whole = true;
    }

    fn is_there(&self, unit: &Unit) -> bool {
        let facing = self.shown.facing.is_none_or(|facing| unit.place.facing() == Some(facing));
        unit.place.cell() == Some(self.shown.cell) && facing
    }

    fn arrive(&mut self, state: State, reading: Reading) {
        self.arrived += 1;
        self.waiting.insert((reading.cost(), self.arrived), (state, reading));
    }

    fn go_on(&mut self, state: &State, unit: &Unit, reading: &Reading) {
        let ctx = Ctx::of(self.ctx.scenario, state, self.ctx.printing);
        for on in next_steps(&ctx, unit) {
            let bare = spend(&self.shown.unit, on, Mp::ZERO);
            match price(&ctx, &bare) {
                Ok(price) => self.step(
                    &ctx,
                    (state, reading),
                    Step { spent: MpSpent { cost: price.value(), ..bare }, price },
                ),
                Err(asks) => self.open(asks, reading.cost()),
            }
        }
    }

    fn open(&mut self, asks: String, at: Mp) {
        if self.asks.len() < MOST_ASKS && !self.asks.contains(&asks) {
            self.asks.push(asks);
        }
        self.found.open_at = Some(self.found.open_at.map_or(at, |before| before.min(at)));
    }

    /// Takes a step, unless the book finds it broken whatever MP the vehicle has.
    fn step(&mut self, ctx: &Ctx<'_>, (state, reading): (&State, &Reading), step: Step) {
        let event = Event { by: reader(), at: None, what: What::MpSpent(step.spent.clone()) };
        let (findings, _) = self.book.judge(ctx, &event);
        let breaks = |clause: &str| clause != ALLOTMENT;
        if findings.iter().any(|finding| finding.ruling == Ruling::Broken && breaks(finding.clause.0)) {
            return;
        }
        let mut after = state.clone();
        apply(&mut after, ctx.scenario, &event);
        let mut longer = reading.clone();
        longer.steps.push(step);
        self.arrive(after, longer);
    }
}

/// The clause that a move of too many MP breaks: whether it is broken is for the sum to say.
const ALLOTMENT: &str = "D2.1-mp-limit";

/// Who records what is read: nobody of the game.
fn reader() -> Name {
    "reading".parse().expect("a name of letters")
}

fn spend(unit: &crate::vocab::UnitId, on: MpUse, cost: Mp) -> MpSpent {
    MpSpent { unit: unit.clone(), on, cost, total: None, turret: None, seen_by: None }
}

fn spot(unit: &Unit) -> Option<Spot> {
    let mph = &unit.mph;
    let over = mph.minimum_move || !mph.inside.is_empty();
    Some((unit.place.cell()?, unit.place.facing(), mph.running, mph.direction, over))
}

/// Every step of the grammar from where a vehicle is.
fn next_steps(ctx: &Ctx<'_>, unit: &Unit) -> Vec<MpUse> {
    let Place::In(cell, Some(facing)) = unit.place else { return Vec::new() };
    let mut steps = Vec::new();
    if unit.mph.running {
        steps.push(MpUse::Stop);
    } else {
        steps.extend(WAYS.map(|way| MpUse::Start { direction: Some(way) }));
    }
    let map = &ctx.scenario.map;
    let turn =
        |by| MpUse::Turn { to: TurnTo::Spine(map.spine_name(cell, facing.turned(by))), on_road: false };
    steps.extend([turn(-1), turn(1)]);
    let on = |way: &Direction| unit.mph.direction.is_none_or(|running| running == *way);
    for way in WAYS.into_iter().filter(on) {
        let (a, b) = cell.spine_hexes(if way == Direction::Forward { facing } else { facing.turned(3) });
        steps.extend([a, b].into_iter().flat_map(|to| entries(ctx, to, way)));
    }
    steps
}

const WAYS: [Direction; 2] = [Direction::Forward, Direction::Reverse];

/// The ways into a hex: by its terrain, by road, or by a Minimum Move.
fn entries(ctx: &Ctx<'_>, to: Cell, way: Direction) -> [MpUse; 3] {
    let (hex, direction) = (ctx.scenario.map.hex(to), Some(way));
    let obstacle = ctx.terrain(to).is_some_and(crate::scenario::Terrain::is_obstacle);
    let enter = |rate, inside| MpUse::Enter { hex, rate, inside, direction, vca: None };
    let least = MpUse::MinimumMove { hex, entry_cost: None, towing: Mp::ZERO, direction };
    [enter(Rate::Terrain, obstacle), enter(Rate::Road, false), least]
}
