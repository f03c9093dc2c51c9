//! How movement events change the state (D2): what was spent, where the unit is, whether it is under way.

use crate::effects::{breaks_down, esb_succeeds, esb_total};
use crate::event::{
    BogChecked, CaReason, ClearanceChecked, Direction, EsbAttempted, MfSpent, MfWay, MoveDeclared, MoveEnd,
    MoveWay, MpSpent, MpUse, Rate, ReliabilityCalled, ReliabilityRolled, RollId, Stalled, Status, TurnTo,
    TurretTo, UnitId, UnitMoveEnded,
};
use crate::scenario::{Printing, Scenario};
use crate::state::afoot::{Afoot, DoubleTime, FootStep};
use crate::state::course::{bypass_place, implied_direction, leg, side_followed, turn_steps};
use crate::state::fold::acquired;
use crate::state::fold::change::{set_turret, turn_hull, with};
use crate::state::fold::motion_attempt;
use crate::state::fold::status::set_status;
use crate::state::hull_down::HullDown;
use crate::state::lookup::def_of;
use crate::state::mph::{BeforeBypass, FailedClearance, InsideEntry, Mph, PendingTurn};
use crate::state::place::Place;
use crate::state::position::State;
use crate::state::unit::{Turret, Unit};
use crate::state::window::Window;
use crate::vocab::dice::Dice;
use crate::vocab::hex::{Cell, Hex, HexPair, HexTriple, Hexside};
use crate::vocab::num::Mp;
use crate::vocab::{MoverClass, Work, names_smoke};
use alloc::vec::Vec;

/// A unit's MPh begins: in Motion and from off board it is under way already (D2.12, D2.4).
pub(crate) fn begin_mph(unit: &mut Unit) {
    let off_board = unit.place == Place::Off;
    let direction = unit.motion.or(off_board.then_some(Direction::Forward));
    unit.mph = Mph {
        running: direction.is_some(),
        direction,
        by_motion: direction.is_some(),
        began_in_motion: unit.motion.is_some(),
        began_off_board: off_board,
        began_at: unit.place.cell(),
        afoot: Afoot {
            was_cx: unit.status.has(Status::Cx),
            was_wounded: unit.status.has(Status::Wounded),
            ..Afoot::default()
        },
        ..Mph::default()
    };
}

pub(crate) fn spend(state: &mut State, scenario: &Scenario, spent: &MpSpent) {
    let over = state.moves_over_by_mp(scenario, spent);
    take_over(state, scenario, &spent.unit, &over);
    let mut swung = false;
    let trodden = state.units.get(&spent.unit).and_then(|unit| credited_to(unit, scenario, &spent.on));
    let trodden = trodden.is_some_and(|cell| state.trodden.contains(&cell));
    with(state, &spent.unit, |unit| {
        let (was, here) = (turret_offset(unit), unit.place.cell());
        unit.mph.closed = false;
        pay(unit, scenario, spent);
        see(unit, spent.seen_by.as_deref(), spent.cost);
        unit.mph.backed |= backs_up(unit, scenario, spent);
        act(unit, scenario, spent);
        unit.mph.on_trail = trodden;
        unit.mph.entered_by = entered_by(&spent.on, here.zip(unit.place.cell()));
        let left = unit.place.cell() != here;
        if left {
            unit.hull_down = HullDown::Left;
        } else if matches!(spent.on, MpUse::Start { .. } | MpUse::Turn { .. }) {
            unit.hull_down = unit.hull_down.or_doubtful();
        }
        acquired::lose_by_move(unit, scenario, &spent.unit, left);
        turn_turret(unit, scenario, spent.turret);
        swung = spent.turret.is_some() && turret_offset(unit) != was;
        if matches!(spent.on, MpUse::Delay) {
            unit.delay_owed = (unit.delay_owed - spent.cost).max(Mp::ZERO);
        }
    });
    tread(state, scenario, spent);
    carry_on(state, spent, swung);
}

/// The hexside of an entry at the price of the terrain.
fn entered_by(on: &MpUse, cells: Option<(Cell, Cell)>) -> Option<Hexside> {
    let plain = matches!(on, MpUse::Enter { rate: Rate::Terrain, inside: false, .. });
    cells.filter(|_| plain).and_then(|(from, to)| Hexside::between(from, to))
}

/// A fully tracked vehicle that goes inside woods leaves a Trail Break.
fn tread(state: &mut State, scenario: &Scenario, spent: &MpSpent) {
    let MpUse::Enter { hex, rate, inside, .. } = &spent.on else { return };
    let unit = state.units.get(&spent.unit);
    let class = unit.and_then(|unit| Some(def_of(scenario, &spent.unit, unit)?.vehicle.as_ref()?.class));
    let within = *inside || matches!(rate, Rate::Half | Rate::All);
    if within && class == Some(MoverClass::Tracked) {
        state.trodden.insert(scenario.map.cell(*hex));
    }
}

/// Riders who stay on as it drives on, or are pinned as it spends MP, are told of once.
fn carry_on(state: &mut State, spent: &MpSpent, swung: bool) {
    let leaves = swung || spent.on.hex().is_some();
    let riders = state.units_aboard(&spent.unit).into_iter().filter(|(_, unit)| leaves || unit.is_pinned());
    let riders: Vec<UnitId> = riders.map(|(id, _)| id.clone()).collect();
    for id in riders {
        with(state, &id, |unit| {
            if leaves {
                unit.mph.thrown_off = swung;
            }
            unit.mph.carried_pinned |= unit.is_pinned();
        });
    }
}

/// How far the turret points away from the hull, in hexspines; `None` where one of them is not known.
fn turret_offset(unit: &Unit) -> Option<i32> {
    unit.place.facing().zip(unit.tca()).map(|(hull, turret)| hull.steps_to(turret))
}

/// A start or leg in Reverse of what tows, or of a motorcycle (D2.2).
fn backs_up(unit: &Unit, scenario: &Scenario, spent: &MpSpent) -> bool {
    let leg = matches!(
        spent.on,
        MpUse::Start { .. } | MpUse::Enter { .. } | MpUse::Bypass { .. } | MpUse::MinimumMove { .. }
    );
    let def = def_of(scenario, &spent.unit, unit);
    let class = def.and_then(|def| def.vehicle.as_ref()).map(|vehicle| vehicle.class);
    let may_not = unit.status.has(Status::Towing) || class == Some(MoverClass::Motorcycle);
    leg && may_not && implied_direction(unit, scenario, &spent.on) == Some(Direction::Reverse)
}

/// The moves of other units end when this one spends, but for those that move together with it.
fn take_over(state: &mut State, scenario: &Scenario, id: &UnitId, over: &[UnitId]) {
    if !state.units.contains_key(id) || state.is_out_of_turn(scenario, id) {
        return;
    }
    over.iter().for_each(|other| with(state, other, |unit| unit.mph.closed = true));
    state.mover = Some(id.clone());
    state.answered = false;
    state.window = Some(Window { mover: id.clone(), seq: state.seq, closed: false });
}

fn pay(unit: &mut Unit, scenario: &Scenario, spent: &MpSpent) {
    let cell = credited_to(unit, scenario, &spent.on);
    let mph = &mut unit.mph;
    mph.expenditures += 1;
    mph.delays = if matches!(spent.on, MpUse::Delay) { mph.delays.saturating_add(1) } else { 0 };
    mph.since_start += 1;
    mph.overrun = match &spent.on {
        MpUse::Overrun { hex } => Some(scenario.map.cell(*hex)),
        MpUse::Start { .. }
        | MpUse::Stop
        | MpUse::Delay
        | MpUse::Turn { .. }
        | MpUse::Enter { .. }
        | MpUse::Bypass { .. }
        | MpUse::MinimumMove { .. }
        | MpUse::Other { .. } => None,
    };
    mph.last = spent.cost;
    mph.spent = mph.spent + spent.cost;
    mph.declared_total = spent.total.or(mph.declared_total.map(|total| total + spent.cost));
    mph.before_bypass = None;
    // What was owed before this expenditure was judged with it; it is not owed again.
    mph.bog_asked = 0;
    mph.failed_clearance = mph.failed_clearance.filter(|f| f.stopped || matches!(spent.on, MpUse::Stop));
    if let Some(cell) = cell {
        mph.credit(cell, spent.cost);
    }
    unit.motion = None;
    // A bogged vehicle starts for Bog Removal (D8.3).
    let bogged = unit.status.has(Status::Bogged) && unit.is_mobile_but_for(Status::Bogged);
    let removal = matches!(spent.on, MpUse::Start { .. }) && bogged;
    let moves = !removal && !matches!(spent.on, MpUse::Delay | MpUse::Other { .. });
    unit.mph.drove_on |= moves && (!unit.is_mobile() || unit.status.has(Status::Ti));
}

/// MP spent in the LOS of enemy units, as attested.
fn see(unit: &mut Unit, by: Option<&[UnitId]>, cost: Mp) {
    unit.mph.last_seen = by.map(<[UnitId]>::to_vec);
    if by.is_none() {
        unit.mph.seen_unsaid = unit.mph.seen_unsaid + cost;
    }
    for observer in by.into_iter().flatten() {
        let seen = unit.mph.seen.entry(observer.clone()).or_default();
        *seen = *seen + cost;
    }
}

/// MP count in the hex entered, or in the hex occupied (D2.12, D2.18).
fn credited_to(unit: &Unit, scenario: &Scenario, on: &MpUse) -> Option<Cell> {
    on.hex().map(|hex| scenario.map.cell(hex)).or_else(|| unit.place.cell())
}

fn act(unit: &mut Unit, scenario: &Scenario, spent: &MpSpent) {
    match &spent.on {
        MpUse::Start { direction } => start(unit, scenario, *direction),
        MpUse::Stop => stop(unit),
        MpUse::Delay | MpUse::Overrun { .. } => {}
        MpUse::Other { what } => {
            if names_smoke(what.as_str()) {
                unit.mph.smoke_at = unit.place.cell();
            }
            unit.mph.hull_down_tried |= what.is(Work::HullDown);
            if what.means().is_none() || what.is(Work::Unload) {
                unit.mph.unloading = unit.mph.unloading + spent.cost;
            }
        }
        MpUse::Turn { to, on_road } => turn(unit, scenario, *to, *on_road),
        MpUse::Enter { hex, rate, inside, vca, .. } => {
            let direction = implied_direction(unit, scenario, &spent.on);
            enter(unit, scenario, *hex, *vca, direction);
            let inside = *inside || matches!(rate, Rate::Half | Rate::All);
            if inside {
                let (cell, cost) = (scenario.map.cell(*hex), spent.cost);
                let before = unit.mph.spent - cost;
                unit.mph.go_inside(InsideEntry { cell, rate: *rate, cost, before });
                ask_for_bog(unit, 1);
            }
        }
        MpUse::Bypass { hex, along, cafp, .. } => {
            let direction = implied_direction(unit, scenario, &spent.on);
            bypass(unit, scenario, (*hex, *along, *cafp), direction);
        }
        MpUse::MinimumMove { hex, .. } => {
            let direction = implied_direction(unit, scenario, &spent.on);
            enter(unit, scenario, *hex, None, direction);
            unit.mph.minimum_move = true;
            ask_for_bog(unit, 1);
        }
    }
}

fn start(unit: &mut Unit, scenario: &Scenario, direction: Option<Direction>) {
    let default = match scenario.printing {
        Printing::First => None,
        Printing::Second => Some(Direction::Forward),
    };
    let mph = &mut unit.mph;
    mph.starts = mph.starts.saturating_add(1);
    mph.running = true;
    mph.by_motion = false;
    mph.legs_since_start = 0;
    mph.since_start = 0;
    mph.direction_said = direction.is_some();
    mph.direction = direction.or(default);
    mph.failed_clearance = mph.failed_clearance.filter(|failed| !failed.stopped);
    mph.reliability_due = mph.reliability_due.saturating_add(1);
}

fn stop(unit: &mut Unit) {
    let mph = &mut unit.mph;
    mph.stops = mph.stops.saturating_add(1);
    mph.running = false;
    mph.by_motion = false;
    mph.direction = None;
    if let Some(failed) = &mut mph.failed_clearance {
        failed.stopped = true;
    }
}

/// An entry, or so many hexspines of a turn, that call for a Bog DR where the terrain does (D8.2).
fn ask_for_bog(unit: &mut Unit, checks: i32) {
    unit.mph.bog_asked = unit.mph.bog_asked.saturating_add(checks.clamp(0, 3) as u8);
}

pub(crate) fn turn(unit: &mut Unit, scenario: &Scenario, to: TurnTo, on_road: bool) {
    unit.mph.turns += 1;
    unit.mph.turned_here = true;
    unit.mph.running = true;
    let steps = turn_steps(unit, scenario, to).unwrap_or(1);
    match (to, unit.place) {
        (TurnTo::Along(_) | TurnTo::Spine(_), Place::Bypass(place)) => {
            let side = side_followed(scenario, place, to);
            let back = (place.side, place.heading.turned(3));
            let open = place.free_hexsides().into_iter().chain([back]).find(|(open, _)| Some(*open) == side);
            unit.mph.pending_turn = open.map(|(side, heading)| PendingTurn { side, heading });
        }
        (TurnTo::Spine(pair), Place::In(..)) => {
            turn_hull(unit, scenario, pair);
            if !on_road {
                ask_for_bog(unit, steps);
            }
        }
        (TurnTo::Along(_), Place::In(..) | Place::Off) | (TurnTo::Spine(_), Place::Off) => {}
    }
}

fn enter(unit: &mut Unit, scenario: &Scenario, hex: Hex, vca: Option<HexPair>, direction: Option<Direction>) {
    let cell = scenario.map.cell(hex);
    let facing = vca.and_then(|pair| scenario.map.spine(cell, pair)).or(unit.place.facing());
    let moved = unit.place.cell() != Some(cell);
    unit.place = Place::In(cell, facing);
    under_way(&mut unit.mph, direction);
    unit.mph.entered_hex |= moved;
    leg(unit, moved);
}

pub(crate) fn bypass(
    unit: &mut Unit,
    scenario: &Scenario,
    (hex, along, cafp): (Hex, HexPair, Option<HexTriple>),
    direction: Option<Direction>,
) {
    let cell = scenario.map.cell(hex);
    let before = unit.place;
    let (entered_hex, entered_hexside) = (unit.mph.entered_hex, unit.mph.entered_hexside);
    let was = BeforeBypass { place: before, entered_hex, entered_hexside };
    if let Some(place) = bypass_place(unit, scenario, (hex, along, cafp)) {
        unit.place = Place::Bypass(place);
    }
    under_way(&mut unit.mph, direction);
    unit.mph.entered_hex |= before.cell() != Some(cell);
    unit.mph.entered_hexside |= before.bypass().map(|b| b.side) != unit.place.bypass().map(|b| b.side);
    leg(unit, before.cell() != Some(cell));
    unit.mph.before_bypass = Some(was);
}

fn under_way(mph: &mut Mph, direction: Option<Direction>) {
    mph.by_motion &= direction == mph.direction;
    mph.running = true;
    mph.direction = direction.or(mph.direction);
}

fn turn_turret(unit: &mut Unit, scenario: &Scenario, to: Option<TurretTo>) {
    match to {
        Some(TurretTo::Spine(pair)) => set_turret(unit, scenario, pair),
        Some(TurretTo::Facing(side)) => unit.turret = Some(Turret::Facing(side)),
        None => {}
    }
}

pub(crate) fn spend_mf(state: &mut State, scenario: &Scenario, spent: &MfSpent, way: Option<&MfWay>) {
    let over = state.moves_over_by_mf(scenario, spent);
    take_over(state, scenario, &spent.unit, &over);
    let cell = scenario.map.cell(spent.hex);
    let held = state.units.described(&spent.unit).and_then(|(_, def)| def.infantry.as_ref()?.sw.clone());
    let (seq, wears_off) = (state.seq, scenario.book >= 2);
    with(state, &spent.unit, |unit| {
        unit.end_cx(wears_off && unit.mph.afoot.was_cx);
        unit.mph.closed = false;
        unit.mph.assault |= spent.assault == Some(true);
        unit.mph.said = false;
        if let Some(cost) = spent.cost {
            see(unit, spent.seen_by.as_deref(), cost);
        }
        let from = unit.place.cell();
        let step = FootStep { seq, from, to: cell, way: way.cloned(), cost: spent.cost };
        unit.mph.walk(step, &held.unwrap_or_default());
        unit.place = Place::In(cell, None);
        if let Some(MfWay::Stairs { to }) = way {
            unit.level = *to;
        }
        acquired::lose_by_move(unit, scenario, &spent.unit, from != Some(cell));
    });
}

/// How it says that it moves: what was said before stays said.
pub(crate) fn declare(state: &mut State, declared: &MoveDeclared) {
    with(state, &declared.unit, |unit| {
        let spent = unit.mph.expenditures;
        if declared.way == MoveWay::Assault {
            unit.mph.assault = true;
        }
        if declared.way == MoveWay::DoubleTime && unit.mph.afoot.double_time.is_none() {
            let when = if spent == 0 { DoubleTime::Early } else { DoubleTime::Late };
            unit.mph.afoot.double_time = Some(when);
        }
        unit.mph.afoot.say(declared.way, spent);
    });
}

/// A hexside that proves too tight: the vehicle has not moved, its MP are gone (D2.3).
pub(crate) fn check_clearance(state: &mut State, scenario: &Scenario, checked: &ClearanceChecked) {
    let side = scenario.map.hexside(checked.along);
    let accepted = side.is_some_and(|side| state.accepted_clearance.get(&side) == Some(&false));
    if let Some(side) = side {
        state.clearance.insert(side, checked.clear);
    }
    with(state, &checked.unit, |unit| {
        if let Some(before) = unit.mph.before_bypass.take().filter(|_| !checked.clear) {
            fail_clearance(unit, before, accepted);
        }
    });
}

pub(super) fn fail_clearance(unit: &mut Unit, before: BeforeBypass, accepted: bool) {
    unit.place = before.place;
    unit.mph.entered_hex = before.entered_hex;
    unit.mph.entered_hexside = before.entered_hexside;
    unit.mph.failed_clearance = Some(FailedClearance { stopped: false, accepted });
    if let (Some((_, mp)), Some(cell)) = (unit.mph.by_hex.pop(), before.place.cell()) {
        unit.mph.credit(cell, mp);
    }
}

pub(crate) fn attempt_esb(state: &mut State, attempt: &EsbAttempted) {
    let succeeded = attempt.success.or_else(|| {
        let total = attempt.total.or_else(|| Some(esb_total(original(state, attempt.roll?)?, attempt.drm?)));
        total.map(esb_succeeds)
    });
    with(state, &attempt.unit, |unit| {
        unit.mph.esb_attempts = unit.mph.esb_attempts.saturating_add(1);
        match succeeded {
            Some(true) => unit.mph.esb_gain = unit.mph.esb_gain + attempt.sought.unwrap_or(Mp::ZERO),
            Some(false) => {
                unit.mph.esb_failed = true;
                set_status(unit, Status::Immobilized, true);
            }
            None => {}
        }
    });
}

/// The sum of a roll's dice.
fn original(state: &State, roll: RollId) -> Option<i16> {
    state.rolls.get(&roll).map(|roll| roll.dice.total())
}

pub(super) fn call_reliability(state: &mut State, called: &ReliabilityCalled) {
    with(state, &called.unit, |unit| unit.mph.reliability_called = true);
}

pub(crate) fn roll_reliability(state: &mut State, rolled: &ReliabilityRolled) {
    let by_roll = matches!(state.rolls.get(&rolled.roll).map(|r| r.dice), Some(Dice::Dr(dr)) if breaks_down(dr.original()));
    with(state, &rolled.unit, |unit| {
        unit.mph.reliability_due = unit.mph.reliability_due.saturating_sub(1);
        unit.mph.reliability_called = false;
        let broke_down = rolled.breakdown.unwrap_or(by_roll);
        motion_attempt::test_engine(unit, broke_down);
        if broke_down {
            set_status(unit, Status::Immobilized, true);
        }
    });
}

pub(crate) fn check_bog(state: &mut State, checked: &BogChecked) {
    with(state, &checked.unit, |unit| {
        if unit.mph.bog_asked == 0 {
            unit.mph.entered_by = None;
        }
        unit.mph.bog_asked = unit.mph.bog_asked.saturating_sub(1);
        if checked.bogged {
            set_status(unit, Status::Bogged, true);
        }
    });
}

/// A stall on a Motion attempt is a failed attempt and nothing more (D2.401).
pub(crate) fn stall(state: &mut State, stalled: &Stalled) {
    with(state, &stalled.unit, |unit| {
        unit.stalled = true;
        unit.mph.running = false;
        if unit.attempt.as_ref().is_some_and(|attempt| attempt.succeeded) {
            motion_attempt::test_engine(unit, true);
        } else {
            unit.delay_owed = stalled.delay.unwrap_or_default();
        }
    });
}

/// A hull turn without MP; that of a Motion attempt calls for Bog Checks like a paid one (D2.401).
pub(crate) fn turn_free(unit: &mut Unit, scenario: &Scenario, pair: HexPair, reason: CaReason) {
    let steps = turn_steps(unit, scenario, TurnTo::Spine(pair)).unwrap_or(0);
    if reason == CaReason::MotionAttempt {
        ask_for_bog(unit, steps);
    }
    turn_hull(unit, scenario, pair);
}

pub(crate) fn end_move(state: &mut State, ended: &UnitMoveEnded) {
    with(state, &ended.unit, |unit| {
        unit.mph.closed = true;
        unit.motion = match ended.end {
            // A counter laid before it stays.
            MoveEnd::Plain => unit.motion,
            MoveEnd::Motion => Some(Direction::Forward),
            MoveEnd::ReverseMotion => Some(Direction::Reverse),
        };
    });
    if state.mover.as_ref() == Some(&ended.unit) {
        state.mover = None;
    }
}
