//! The search: positions of one vehicle, least MP first (those spent, and half a MP for each hex to come), each step an event
//! that the fold applies and the book judges.

use super::{Reading, Shown, Step, Stop, price};
use crate::event::{Direction, Event, MpSpent, MpUse, Name, Rate, TurnTo, What};
use crate::facts::Ctx;
use crate::finding::Ruling;
use crate::rules::Book;
use crate::scenario::{Edition, Terrain};
use crate::state::{Place, State, Unit, apply, bypass_course};
use crate::vocab::hex::{Bypass, Cell, Hex, HexPair, HexTriple, Hexside, Spine};
use crate::vocab::num::Mp;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
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
    /// What a reading over a step of unknown price costs at least: the MP spent before it, and half a MP for each hex that is
    /// still to come.
    pub open_at: Option<Mp>,
    /// All readings cheaper than the least, or all there are, were looked at.
    pub is_whole: bool,
}

/// Where a vehicle is, how it is under way and how many of the shown hexes lie behind it: all that the price of a next
/// step hangs on, and what is still to come.
type Spot = (Cell, Option<Spine>, [Option<Hexside>; 2], bool, Option<Direction>, bool, usize);

/// A position waiting: MP spent and those that are still to come at least, order of arrival.
type Rank = (Mp, usize);

/// The cheapest way in which the vehicle can have come to where it is shown, from the position before.
#[must_use]
pub fn least(ctx: &Ctx<'_>, shown: &Shown) -> Search {
    let edition = Edition { printing: ctx.printing, book: ctx.scenario.book };
    let mut hunt = Hunt {
        ctx,
        shown,
        book: Book::of(edition),
        from: ctx.before.units.get(&shown.unit).and_then(|unit| Stop::of(&unit.place)),
        waiting: BTreeMap::new(),
        done: BTreeSet::new(),
        arrived: 0,
        asks: Vec::new(),
        found: Search::default(),
    };
    hunt.arrive(ctx.before.clone(), Reading::default(), 0);
    hunt.run();
    let Hunt { mut found, asks, .. } = hunt;
    found.asks = asks;
    found
}

struct Hunt<'a> {
    ctx: &'a Ctx<'a>,
    shown: &'a Shown,
    book: Arc<Book>,
    /// Where it begins.
    from: Option<Stop>,
    waiting: BTreeMap<Rank, Waiting>,
    done: BTreeSet<Spot>,
    arrived: usize,
    asks: Vec<String>,
    found: Search,
}

/// A position that is still to be looked at.
struct Waiting {
    state: State,
    reading: Reading,
    /// How many of the shown hexes lie behind it.
    reached: usize,
}

impl Hunt<'_> {
    fn run(&mut self) {
        while let Some((_, at)) = self.waiting.pop_first() {
            let Some(unit) = at.state.units.get(&self.shown.unit) else { continue };
            let Some(spot) = spot(unit, at.reached) else { continue };
            if !self.done.insert(spot) {
                continue;
            }
            if self.is_there(unit, at.reached) {
                self.found.least = Some(at.reading);
                self.found.is_whole = true;
                return;
            }
            if self.done.len() >= MOST_POSITIONS {
                return;
            }
            self.go_on(&at, unit);
        }
        self.found.is_whole = true;
    }

    fn is_there(&self, unit: &Unit, reached: usize) -> bool {
        let facing = self.shown.facing.is_none_or(|facing| unit.place.facing() == Some(facing));
        let last = self.shown.path.last().copied().or(self.from);
        reached == self.shown.path.len() && last.is_some_and(|last| last.is_at(&unit.place)) && facing
    }

    fn arrive(&mut self, state: State, mut reading: Reading, reached: usize) {
        let Some(unit) = state.units.get(&self.shown.unit) else { return };
        let Some(stop) = Stop::of(&unit.place) else { return };
        let there = self.shown.path.get(reached).is_some_and(|next| next.is_at(&unit.place));
        let reached = reached + usize::from(there);
        if let Some(step) = reading.steps.last_mut() {
            step.reached = reached;
        }
        self.arrived += 1;
        let rank = (reading.cost() + self.at_least(stop, reached), self.arrived);
        self.waiting.insert(rank, Waiting { state, reading, reached });
    }

    /// What is still to come costs at least half a MP for each hex (D2.16).
    fn at_least(&self, from: Stop, reached: usize) -> Mp {
        let ahead = self.shown.path.get(reached..).unwrap_or_default();
        let stops = core::iter::once(from).chain(ahead.iter().copied());
        let apart: u32 = stops.clone().zip(stops.skip(1)).map(|(a, b)| a.range(b)).sum();
        Mp::from_halves(i32::try_from(apart).unwrap_or(i32::MAX / 2))
    }

    /// May it enter a hex on its way to the next shown one? The second of two that touch is entered from the first: a mover
    /// that goes by a third shows it.
    fn may_enter(&self, cell: Cell, reached: usize) -> bool {
        let shown = |n: usize| self.shown.path.get(n).copied();
        let last = reached.checked_sub(1).map_or(self.from, shown);
        let (Some(last), Some(next)) = (last, shown(reached)) else { return false };
        last.range(next) > 1 || Stop::In(cell) == next || Stop::In(cell) == last
    }

    fn go_on(&mut self, at: &Waiting, unit: &Unit) {
        let ctx = Ctx::of(self.ctx.scenario, &at.state, self.ctx.printing);
        let map = &self.ctx.scenario.map;
        let may = |on: &MpUse| entered(on).is_none_or(|hex| self.may_enter(map.cell(hex), at.reached));
        let next = self.shown.path.get(at.reached).copied();
        let steps: Vec<MpUse> = next_steps(&ctx, unit, next).into_iter().filter(may).collect();
        for on in steps {
            if let MpUse::Enter { hex, inside: true, .. } = &on {
                let hex = ctx.show(map.cell(*hex));
                self.open(format!("whether it went into {hex}, or around in Bypass (D2.3)"), at, unit);
            }
            let bare = spend(&self.shown.unit, on, Mp::ZERO);
            match price(&ctx, &bare) {
                Ok(price) => {
                    let spent = MpSpent { cost: price.value(), ..bare };
                    self.step(&ctx, at, Step { spent, price, reached: at.reached });
                }
                Err(asks) => self.open(asks, at, unit),
            }
        }
    }

    fn open(&mut self, asks: String, at: &Waiting, unit: &Unit) {
        let still = Stop::of(&unit.place).map_or(Mp::ZERO, |stop| self.at_least(stop, at.reached));
        let at = at.reading.cost() + still;
        if self.asks.len() < MOST_ASKS && !self.asks.contains(&asks) {
            self.asks.push(asks);
        }
        self.found.open_at = Some(self.found.open_at.map_or(at, |before| before.min(at)));
    }

    /// Takes a step, unless the book finds it broken whatever MP the vehicle has.
    fn step(&mut self, ctx: &Ctx<'_>, at: &Waiting, step: Step) {
        let event = Event { by: reader(), at: None, what: What::MpSpent(step.spent.clone()) };
        let (findings, _) = self.book.judge(ctx, &event);
        let breaks = |clause: &str| clause != ALLOTMENT;
        if findings.iter().any(|finding| finding.ruling == Ruling::Broken && breaks(finding.clause.0)) {
            return;
        }
        let mut after = at.state.clone();
        apply(&mut after, ctx.scenario, &event);
        let mut longer = at.reading.clone();
        longer.steps.push(step);
        self.arrive(after, longer, at.reached);
    }
}

/// The clause that a move of too many MP breaks: whether it is broken is for the sum to say.
const ALLOTMENT: &str = "D2.1-mp-limit";

/// The recorder of what is read: nobody of the game.
fn reader() -> Name {
    "reading".parse().expect("a name of letters")
}

fn spend(unit: &crate::vocab::UnitId, on: MpUse, cost: Mp) -> MpSpent {
    MpSpent { unit: unit.clone(), on, cost, total: None, turret: None, seen_by: None }
}

/// The hex that a step enters.
const fn entered(on: &MpUse) -> Option<Hex> {
    if let MpUse::Enter { hex, .. } | MpUse::MinimumMove { hex, .. } = on { Some(*hex) } else { None }
}

fn spot(unit: &Unit, reached: usize) -> Option<Spot> {
    let mph = &unit.mph;
    let over = mph.minimum_move || !mph.inside.is_empty();
    let sides = [unit.place.bypass().map(|bypass| bypass.side), mph.pending_turn.map(|turn| turn.side)];
    Some((unit.place.cell()?, unit.place.facing(), sides, mph.running, mph.direction, over, reached))
}

/// Every step of the grammar from where a vehicle is; of Bypass that along the hexside which is shown next.
fn next_steps(ctx: &Ctx<'_>, unit: &Unit, next: Option<Stop>) -> Vec<MpUse> {
    let mut steps = Vec::new();
    if unit.mph.running {
        steps.push(MpUse::Stop);
    } else {
        steps.extend(WAYS.map(|way| MpUse::Start { direction: Some(way) }));
    }
    let on = |way: &Direction| unit.mph.direction.is_none_or(|running| running == *way);
    let ways = || WAYS.into_iter().filter(on);
    match unit.place {
        Place::Off | Place::In(_, None) => return Vec::new(),
        Place::In(cell, Some(facing)) => {
            let spine = |by| ctx.scenario.map.spine_name(cell, facing.turned(by));
            steps.extend([-1, 1].map(|by| MpUse::Turn { to: TurnTo::Spine(spine(by)), on_road: false }));
            for way in ways() {
                let (a, b) =
                    cell.spine_hexes(if way == Direction::Forward { facing } else { facing.turned(3) });
                steps.extend([a, b].into_iter().flat_map(|to| entries(ctx, cell, to, way)));
            }
        }
        Place::Bypass(bypass) => {
            let along = |(side, _): (Hexside, Spine)| TurnTo::Along(pair(ctx, side));
            steps.extend(bypass.free_hexsides().map(|free| MpUse::Turn { to: along(free), on_road: false }));
            for way in ways() {
                let ahead = if way == Direction::Forward { bypass.cafp() } else { bypass.rear() };
                let near = ahead.hexes().into_iter().filter(|cell| *cell != bypass.hex);
                steps.extend(near.flat_map(|to| entries(ctx, bypass.hex, to, way)));
            }
        }
    }
    steps.extend(ways().flat_map(|way| legs(ctx, unit, next, way)));
    steps
}

/// Bypass along the hexside that is shown next, of either of its hexes.
fn legs(ctx: &Ctx<'_>, unit: &Unit, next: Option<Stop>, way: Direction) -> Vec<MpUse> {
    let Some(Stop::Along(side)) = next else { return Vec::new() };
    let (a, b) = side.hexes();
    let leg = |cell: Cell| {
        let place = bypass_course(unit, cell, side, Some(way))?;
        let (along, cafp) = (pair(ctx, side), Some(triple(ctx, place)));
        Some(MpUse::Bypass { hex: ctx.scenario.map.hex(cell), along, cafp, rear: None, direction: Some(way) })
    };
    [a, b].into_iter().filter_map(leg).collect()
}

fn pair(ctx: &Ctx<'_>, side: Hexside) -> HexPair {
    let (a, b) = side.hexes();
    HexPair(ctx.scenario.map.hex(a), ctx.scenario.map.hex(b))
}

/// The vertex ahead of a place in Bypass.
fn triple(ctx: &Ctx<'_>, place: Bypass) -> HexTriple {
    let [a, b, c] = place.cafp().hexes().map(|cell| ctx.scenario.map.hex(cell));
    HexTriple(a, b, c)
}

const WAYS: [Direction; 2] = [Direction::Forward, Direction::Reverse];

/// The ways into a hex: by its terrain, by road where one may cross, or by a Minimum Move.
fn entries(ctx: &Ctx<'_>, from: Cell, to: Cell, way: Direction) -> Vec<MpUse> {
    let (hex, direction) = (ctx.scenario.map.hex(to), Some(way));
    let obstacle = ctx.terrain(to).is_some_and(Terrain::is_obstacle);
    let enter = |rate, inside| MpUse::Enter { hex, rate, inside, direction, vca: None };
    let least = MpUse::MinimumMove { hex, entry_cost: None, towing: Mp::ZERO, direction };
    let road = (!shows_no_road(ctx, from, to)).then(|| enter(Rate::Road, false));
    [enter(Rate::Terrain, obstacle), least].into_iter().chain(road).collect()
}

/// Do the players' boards show that no road crosses between two hexes, and does the head not say otherwise?
fn shows_no_road(ctx: &Ctx<'_>, from: Cell, to: Cell) -> bool {
    let Some((atlas, side)) = ctx.scenario.atlas.as_ref().zip(Hexside::between(from, to)) else {
        return false;
    };
    [from, to].into_iter().all(|cell| {
        let none = |terrain: &Terrain| !terrain.road.contains(&side) && !terrain.road_unclear.contains(&side);
        atlas.terrain(cell).is_ok_and(none) && ctx.terrain(cell).is_some_and(none)
    })
}
