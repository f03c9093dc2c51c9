//! The fold: what an event changes. Total: it refuses nothing and judges nothing.

use super::{
    attacks, attest, carry, checks, close_combat, concealment, crew, deployment, heat, lane, latw,
    motion_attempt, movement, phase, possession, reduce, residual, rout, secret, shares, sniper, status,
    surroundings, take_back, weapons,
};
use crate::event::kinds::for_each_kind;
use crate::event::{
    Advanced, AttackId, Attested, Boarding, CaChanged, CaReason, DiceRolled, Direction, Event, FireAttack,
    FireMode, GameStarted, IftResolved, Level, LosAttested, Marker, MarkerPlaced, MfSpent, MfWay, Name,
    Purpose, RerollAgreed, RollId, Routed, Status, ToHitAttempt, TurretTo, UnitId, UnitPlaced, VehicleHit,
    VehicleResult, WeaponFailed, Wear, What, Withdrew,
};
use crate::game_key::GameKey;
use crate::scenario::Scenario;
use crate::state::crew::is_armor_leader_drm;
use crate::state::fold::acquired;
use crate::state::fold::change::{set_turret, with};
use crate::state::fold::status::set_status;
use crate::state::hull_down::HullDown;
use crate::state::lookup::def_of;
use crate::state::place::Place;
use crate::state::position::State;
use crate::state::shot_turn;
use crate::state::unit::{Turret, Unit};
use crate::vocab::Counter;
use crate::vocab::dice::Dice;
use crate::vocab::hex::{Arc, Bypass, Hex};
use crate::vocab::phase::Phase;
use alloc::vec::Vec;

/// What happened, happened: the state after `event`.
pub fn apply(state: &mut State, scenario: &Scenario, event: &Event) {
    let what = event.what.done();
    mark_roll_use(state, what);
    let moved = what.unit().map(|unit| (unit, surroundings::location(state, unit)));
    state.played |= what.is_deed();
    sniper::wake(state, scenario, what);
    if !close_combat::goes_as_prisoner(state, scenario, what) {
        happen(state, scenario, &event.by, what);
    }
    sniper::suffer(state, what);
    close_combat::suffer(state, what);
    if let (What::Inferred(_), What::IftResolved(ift)) = (&event.what, what) {
        attacks::leave_unstated(state, ift);
    }
    if let Some((unit, was)) = moved {
        carry::carry(state, unit, was);
        close_combat::leave(state, scenario, unit, was);
        close_combat::bring_prisoners(state, what, was);
    }
    state.seq += 1;
}

/// What an event of each kind changes, by the table of kinds.
macro_rules! fold {
    (($state:ident $scenario:ident $by:ident $ctx:ident $event:ident $what:ident)
        { $($kind:ident $(($e:ident))? => $fold:tt)+ }) => {
        #[expect(unused_variables, reason = "some kinds change nothing")]
        fn happen($state: &mut State, $scenario: &Scenario, $by: &Name, what: &What) {
            match what {
                $(What::$kind $(($e))? => fold!(@ $fold),)+
            }
        }
    };
    (@ { nothing }) => { {} };
    (@ $fold:tt) => { $fold };
}

for_each_kind!(fold => fold);

/// Record 0 alone names the game.
fn begin_game(state: &mut State, started: &GameStarted) {
    if state.seq == 0 {
        state.game = GameKey::of(started);
    }
}

fn end_game(state: &mut State) {
    shares::end_phase(state);
    state.over = true;
}

fn walk(state: &mut State, scenario: &Scenario, spent: &MfSpent, way: Option<&MfWay>) {
    let was = surroundings::location(state, &spent.unit);
    movement::spend_mf(state, scenario, spent, way);
    concealment::walk(state, spent, way, was.map(|(cell, _)| cell));
    if spent.assault != Some(true) {
        attacks::reveal(state, &spent.unit);
    }
    surroundings::renew_encirclement(state, scenario, &spent.unit, was);
}

fn resolve(state: &mut State, scenario: &Scenario, ift: &IftResolved) {
    attacks::resolve(state, ift);
    weapons::resolve(state, scenario, ift);
    if ift.drm.iter().any(is_armor_leader_drm) {
        let firer = leader_of_attack(state, ift.attack);
        firer.iter().for_each(|vehicle| crew::use_leader(state, vehicle, &ift.drm));
    }
}

fn aim(state: &mut State, attempt: &ToHitAttempt) {
    // A further target of a roll is no further shot.
    let shared = attacks::shares_roll(state, attempt);
    attacks::to_hit(state, attempt);
    if !shared {
        weapons::to_hit(state, attempt);
        latw::fire(state, attempt);
    }
    let vehicle = leader_of_attack(state, attempt.attack).unwrap_or_else(|| attempt.unit.clone());
    crew::use_leader(state, &vehicle, &attempt.drm);
}

fn fail_weapon(state: &mut State, failed: &WeaponFailed) {
    let disabled = failed.wear == Wear::Disabled;
    with(state, &failed.unit, |unit| {
        mark(unit, &Marker::Malfunction, disabled);
        weapons::fail(unit, failed);
    });
    if disabled {
        possession::remove(state, &failed.unit, &failed.weapon);
    }
}

fn eliminate(state: &mut State, unit: &UnitId) {
    attacks::eliminate(state, unit);
    with(state, unit, Unit::leave_play);
    close_combat::free_prisoners(state, unit);
}

fn advance(state: &mut State, scenario: &Scenario, advanced: &Advanced) {
    with(state, &advanced.unit, |unit| {
        unit.advanced = true;
        unit.advanced_from = unit.place.cell();
    });
    stand_in(state, scenario, &advanced.unit, advanced.hex, advanced.level);
    state.close_combat.entered.extend(state.units.get(&advanced.unit).and_then(Unit::location));
    concealment::advance(state, &advanced.unit);
}

fn rout(state: &mut State, scenario: &Scenario, routed: &Routed) {
    with(state, &routed.unit, |unit| rout::come(unit, scenario.map.cell(routed.hex)));
    stand_in(state, scenario, &routed.unit, routed.hex, Level::At(0));
}

fn withdraw(state: &mut State, scenario: &Scenario, withdrew: &Withdrew) {
    close_combat::withdraw(state, scenario, withdrew);
    stand_in(state, scenario, &withdrew.unit, withdrew.hex, withdrew.level);
}

fn attest(state: &mut State, scenario: &Scenario, attested: &Attested) {
    state.attested.insert(state.seq);
    attest::attest(state, scenario, attested);
}

fn attest_los(state: &mut State, attested: &LosAttested) {
    state.attested.insert(state.seq);
    let pair = (attested.unit.clone(), attested.to.clone());
    state.hindrance.insert(pair, attested.hindrance);
    motion_attempt::attest_los(state, attested);
    if !attested.earlier {
        let (unit, to) = (&attested.unit, &attested.to);
        [(unit, to), (to, unit)]
            .into_iter()
            .for_each(|pair| concealment::attest_los(state, pair, attested.exists));
    }
}

fn agree_to_reroll(state: &mut State, scenario: &Scenario, by: &Name, agreed: &RerollAgreed) {
    if scenario.are_opponents(by, &agreed.agreed) {
        shares::agree_to_reroll(state, agreed);
    }
}

fn place(state: &mut State, scenario: &Scenario, placed: &UnitPlaced) {
    let in_mph = state.phase == Some(Phase::MPh);
    let mut unit = state.units.get(&placed.unit).cloned().unwrap_or_default();
    unit.like.clone_from(&placed.like);
    // A unit of the log alone, such as the HS of a squad, may be the one that it is like.
    let alike = placed.like.as_ref().and_then(|like| state.units.def(like)).cloned();
    let def = def_of(scenario, &placed.unit, &unit).or(alike.as_ref());
    unit.side = def.map(|def| def.side.clone());
    unit.place = placed_at(scenario, placed);
    unit.level = placed.level;
    unit.motion = placed.motion;
    let map = &scenario.map;
    let spine = placed.tca.and_then(|tca| map.spine(unit.place.cell()?, tca));
    unit.turret = spine.map(Turret::Spine);
    let before_mph = scenario.excerpts && matches!(state.phase, Some(Phase::RPh | Phase::PFPh));
    if in_mph || (before_mph && unit.side.is_some() && unit.side == state.side && placed.hex.is_some()) {
        unit.turn_begun_in_motion = unit.motion.is_some();
    }
    if in_mph {
        movement::begin_mph(&mut unit);
    }
    if let Some(direction) = placed.under_way {
        unit.mph.running = true;
        unit.mph.direction = Some(direction);
        unit.mph.direction_said = true;
    }
    unit.mph.spent = placed.spent.unwrap_or_default();
    unit.placed_now = state.turn > 0;
    state.units.put(&placed.unit, unit, def.cloned());
}

fn placed_at(scenario: &Scenario, placed: &UnitPlaced) -> Place {
    let map = &scenario.map;
    let Some(hex) = placed.hex else { return Place::Off };
    let cell = map.cell(hex);
    let bypass = placed.along.and_then(|along| {
        let (side, vertex) = (map.hexside(along)?, map.vertex(placed.cafp?)?);
        Bypass::along(cell, side, vertex)
    });
    bypass.map_or_else(|| Place::In(cell, placed.vca.and_then(|vca| map.spine(cell, vca))), Place::Bypass)
}

fn keep_roll(state: &mut State, by: &Name, rolled: &DiceRolled) {
    shares::roll(state, by, rolled);
    take_back::keep(state, by, rolled);
    attacks::roll(state, rolled);
    roll_wound(state, rolled);
}

/// One who is wounded already, and gets over a wound of an attack, has suffered its result: nothing on its counter changes (A17.1).
fn roll_wound(state: &mut State, rolled: &DiceRolled) {
    let Some(id) = rolled.unit.as_ref().filter(|_| rolled.purpose == Purpose::Wound) else { return };
    let again = state.units.get(id).is_some_and(|unit| unit.status.has(Status::Wounded));
    let lives = matches!(rolled.dice, Dice::dr(die) if die.pips() <= LIVES_AGAIN);
    if again && lives && rolled.attack.is_some() {
        attacks::reduce(state, rolled.attack, id, None);
    }
}

/// The highest dr that a second wound leaves alive: one more is added, and 5 kills (A17.11).
const LIVES_AGAIN: u8 = 3;

/// An event of a branch that was taken back: only its dice are known.
pub(crate) fn keep_dice(state: &mut State, event: &Event) {
    if let What::DiceRolled(rolled) = &event.what {
        take_back::keep(state, &event.by, rolled);
    }
    state.seq += 1;
}

fn mark_roll_use(state: &mut State, what: &What) {
    let State { seq, rolls, rolls_idle, .. } = state;
    let used = |id: RollId| {
        rolls_idle.remove(&id);
        if let Some(roll) = rolls.get_mut(&id) {
            roll.used_by.get_or_insert(*seq);
            roll.uses.push(*seq);
        }
    };
    what.rolls().for_each(used);
}

fn change_arc(state: &mut State, scenario: &Scenario, changed: &CaChanged) {
    if changed.reason == CaReason::EndOfFirePhase {
        with(state, &changed.unit, |unit| unit.turned_at_end = true);
    }
    with(state, &changed.unit, |unit| match (changed.arc, changed.to) {
        (Arc::Tca, TurretTo::Facing(side)) => unit.turret = Some(Turret::Facing(side)),
        (Arc::Tca, TurretTo::Spine(pair)) => {
            let mut turning = unit.turning;
            turning.turret(unit, scenario, changed.to);
            unit.turning = if changed.reason == CaReason::Shot { turning } else { unit.turning };
            set_turret(unit, scenario, pair);
        }
        (Arc::Vca | Arc::Ca, TurretTo::Spine(pair)) => {
            let mut turning = unit.turning;
            turning.hull(unit, scenario, pair);
            unit.turning = if changed.reason == CaReason::Shot { turning } else { unit.turning };
            movement::turn_free(unit, scenario, pair, changed.reason);
        }
        (Arc::Vca | Arc::Ca, TurretTo::Facing(_)) => {}
    });
    if changed.reason == CaReason::EndOfFirePhase {
        acquired::lose_by_turn(state, changed);
    }
}

fn fire(state: &mut State, scenario: &Scenario, attack: &FireAttack) {
    let phase = state.phase;
    state.answered = true;
    attacks::declare(state, scenario, attack);
    weapons::declare(state, attack);
    acquired::lose_by_fire(state, scenario, attack);
    let acting = attack.firers.iter().map(|firer| &firer.unit).chain(&attack.directors);
    acting.for_each(|id| attacks::reveal(state, id));
    concealment::fire(state, attack);
    for (n, firer) in attack.firers.iter().enumerate() {
        let first = attack.firers[..n].iter().all(|other| other.unit != firer.unit);
        let turn = state.units.change(&firer.unit, |unit| {
            phase.into_iter().for_each(|phase| unit.fired.insert(phase));
            if first { unit.turn_for(scenario, attack) } else { shot_turn::ShotTurn::default() }
        });
        let Some(turn) = turn.filter(shot_turn::ShotTurn::turned) else { continue };
        state.attacks.get_mut(&attack.attack).into_iter().for_each(|entry| entry.turn = turn);
    }
    if let Some(window) = state.window.as_mut().filter(|_| attack.mode == FireMode::Bounding) {
        window.closed = true;
    }
}

fn hit_vehicle(state: &mut State, hit: &VehicleHit) {
    attacks::hit(state, hit.attack, &hit.unit, hit.result);
    with(state, &hit.unit, |unit| match hit.result {
        VehicleResult::None => {}
        VehicleResult::Immobilized => set_status(unit, Status::Immobilized, true),
        VehicleResult::Eliminated | VehicleResult::Burning => unit.leave_play(),
        VehicleResult::Shock => set_status(unit, Status::Shocked, true),
        VehicleResult::Stun => set_status(unit, Status::Stunned, true),
    });
}

fn mark(unit: &mut Unit, marker: &Marker, removed: bool) {
    let motion = match marker {
        Marker::Motion => Some(Direction::Forward),
        Marker::ReverseMotion => Some(Direction::Reverse),
        Marker::PrepFire
        | Marker::BoundingFire
        | Marker::OpportunityFire
        | Marker::FirstFire
        | Marker::FinalFire
        | Marker::IntensiveFire
        | Marker::NoFire
        | Marker::Pin
        | Marker::Encircled
        | Marker::Melee
        | Marker::Malfunction
        | Marker::EncircledLevel(_)
        | Marker::Named(_) => None,
    };
    if motion.is_some() {
        unit.motion = motion.filter(|_| !removed);
    } else if removed {
        unit.markers.remove(marker);
    } else {
        let hull_down = matches!(marker, Marker::Named(name) if name.is(Counter::HullDown));
        unit.hull_down = if hull_down { HullDown::Kept } else { unit.hull_down };
        unit.opportunity |= *marker == Marker::OpportunityFire;
        unit.markers.insert(marker.clone());
    }
}

/// Counters that stand for a status: a Pin counter taken off ends the Pin.
fn mark_status(unit: &mut Unit, marker: &Marker, on: bool) {
    if marker.is_encircled() {
        unit.status.set(Status::Encircled, on);
    } else if *marker == Marker::Melee {
        unit.status.set(Status::Melee, on);
    } else if *marker == Marker::Pin && !on {
        unit.status.set(Status::Pinned, false);
    }
}

fn place_marker(state: &mut State, scenario: &Scenario, placed: &MarkerPlaced) {
    possession::lay(state, scenario, placed);
    let is_smoke = matches!(&placed.marker, Marker::Named(name) if name.is(Counter::Smoke));
    if let (true, Some(hex)) = (is_smoke, placed.hex) {
        let cell = scenario.map.cell(hex);
        let _changed = if placed.removed { state.smoke.remove(&cell) } else { state.smoke.insert(cell) };
    }
    if let (true, None, Some(hex)) = (placed.marker.is_encircled(), &placed.unit, placed.hex) {
        let at = (scenario.map.cell(hex), placed.marker.level());
        surroundings::encircle(state, scenario, at, placed.removed);
    }
    if let (Marker::Named(name), None, Some(hex)) = (&placed.marker, &placed.unit, placed.hex)
        && name.is(Counter::Cc)
    {
        // It lies on all who stand there.
        let there = state.units_at(scenario.map.cell(hex)).into_iter().map(|(id, _)| id.clone());
        for id in there.collect::<Vec<_>>() {
            with(state, &id, |unit| mark(unit, &placed.marker, placed.removed));
        }
    }
    if let Some(id) = &placed.unit {
        if placed.marker == Marker::Pin && !placed.removed {
            attacks::suffer(state, None, id, false, true);
        }
        with(state, id, |unit| {
            if placed.marker == Marker::Malfunction && !placed.removed {
                weapons::fail_unnamed(unit);
            }
            mark(unit, &placed.marker, placed.removed);
            mark_status(unit, &placed.marker, !placed.removed);
        });
    }
}

/// The vehicle whose Armor Leader directs an attack: the director named, when that is one, else the first firer.
fn leader_of_attack(state: &State, attack: AttackId) -> Option<UnitId> {
    let declared = &state.attacks.get(&attack)?.declared;
    let mut named = declared.directors.iter().chain(declared.firers.iter().map(|firer| &firer.unit));
    named.next().cloned()
}

fn board(state: &mut State, scenario: &Scenario, boarding: &Boarding) {
    crew::board(state, scenario, boarding);
    if !boarding.aboard {
        attacks::leave_wreck(state, &boarding.vehicle, &boarding.unit);
    }
    let vehicle = surroundings::location(state, &boarding.vehicle);
    let (there, said) = (vehicle.map(|(cell, _)| cell), boarding.hex.map(|hex| scenario.map.cell(hex)));
    let cell = if boarding.aboard { there.or(said) } else { said.or(there) };
    let ridden = crew::ridden(state, boarding);
    state.units.board(&boarding.unit, boarding.aboard.then(|| boarding.vehicle.clone()));
    with(state, &boarding.unit, |unit| {
        unit.got_off = !boarding.aboard;
        unit.ridden = ridden;
        unit.place = cell.map_or(Place::Off, |cell| Place::In(cell, None));
        if let Some((_, level)) = vehicle {
            unit.level = level;
        }
    });
}

fn stand_in(state: &mut State, scenario: &Scenario, id: &UnitId, hex: Hex, level: Level) {
    let (cell, was) = (scenario.map.cell(hex), surroundings::location(state, id));
    with(state, id, |unit| {
        unit.place = Place::In(cell, unit.place.facing());
        unit.level = level;
    });
    surroundings::renew_encirclement(state, scenario, id, was);
}
