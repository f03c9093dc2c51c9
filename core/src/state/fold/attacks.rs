//! What events do to the attacks of a Player Turn: they are declared, rolled for, resolved, suffered, closed.

use crate::effects;
use crate::event::{
    AttackId, Check, Checked, CriticalHit, DiceRolled, FireAttack, FireMode, Firer, IftResolved, Level,
    Purpose, RandomlySelected, Status, ToHitAttempt, ToKillAttempt, UnitId, VehicleResult,
};
use crate::scenario::Scenario;
use crate::state::aim::{all_dash, closed_by, locations_of, overruns, side_of, targets_in};
use crate::state::attack::{Aimed, Attack, CheckMade, Crowds, Resolution};
use crate::state::fold::{acquired, take_back};
use crate::state::gun;
use crate::state::lookup::def_of;
use crate::state::mode::fires_as;
use crate::state::position::State;
use crate::state::shot_turn;
use crate::state::stack::excess_in;
use crate::state::unit::Unit;
use crate::vocab::dice::{Dice, Dr};
use crate::vocab::hex::Cell;
use crate::vocab::{Ammunition, IftResult, Meaning, Modifier, Word};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

/// Those of the targets that are such.
fn such_of(targets: &[(&UnitId, &Unit)], which: fn(&Unit) -> bool) -> BTreeSet<UnitId> {
    targets.iter().filter(|(_, unit)| which(unit)).map(|(id, _)| (*id).clone()).collect()
}

/// The vehicles among the targets whose crew is CE.
fn exposed_of(scenario: &Scenario, targets: &[(&UnitId, &Unit)]) -> BTreeSet<UnitId> {
    let exposed = |(id, unit): &&(&UnitId, &Unit)| {
        let vehicle = def_of(scenario, id, unit).and_then(|def| def.vehicle.as_ref());
        vehicle.is_some_and(|vehicle| unit.ce.or(vehicle.ce) == Some(true))
    };
    targets.iter().filter(exposed).map(|(id, _)| (*id).clone()).collect()
}

/// An attack is declared; one too many is not kept.
pub(crate) fn declare(state: &mut State, scenario: &Scenario, attack: &FireAttack) {
    if state.has_room_for(attack) {
        keep_declared(state, scenario, attack);
    }
}

#[expect(clippy::too_many_lines, reason = "a field a line")]
fn keep_declared(state: &mut State, scenario: &Scenario, attack: &FireAttack) {
    let at = locations_of(state, scenario, attack);
    let targets = targets_in(state, scenario, attack, &at);
    let there: Vec<_> = targets.iter().filter_map(|id| Some((id, state.units.get(id)?))).collect();
    let known = !targets.is_empty() && !there.iter().any(|(_, unit)| is_unknown(unit));
    let (broken_before, exposed_before) = (such_of(&there, Unit::is_broken), exposed_of(scenario, &there));
    let [pinned_before, concealed_before] = [Unit::is_pinned, Unit::is_concealed].map(|w| such_of(&there, w));
    let wounded_before = such_of(&there, |unit| unit.status.has(Status::Wounded));
    let revealed_before = such_of(&there, |unit| unit.is_concealed() && unit.revealed);
    let expenditures = there.iter().map(|(_, unit)| unit.mph.expenditures).sum();
    let from: Vec<_> = attack.firers.iter().map(|firer| place_of(state, scenario, firer)).collect();
    let crowds =
        Crowds { from: over_from(state, scenario, attack, &from), at: over_at(state, &targets, &at) };
    let entry = Attack {
        seq: state.seq,
        again: state.attacks.get(&attack.attack).map_or(0, |first| first.again.saturating_add(1)),
        phase: state.phase,
        declared: attack.clone(),
        at,
        crowds,
        at_dash: all_dash(state, &targets),
        fires_as: fires_as(state, attack),
        targets,
        from,
        overrun: overruns(state, scenario, attack).map(|(id, _)| id.clone()),
        turn: shot_turn::ShotTurn::default(),
        known,
        mph_at_roll: BTreeMap::new(),
        to_hits: Vec::new(),
        aimed: Vec::new(),
        may_be_critical: false,
        critical: None,
        hit_rolls: Vec::new(),
        ammo: None,
        broken_before,
        wounded_before,
        pinned_before,
        pinned_firers: pinned_firers(state, attack),
        gun_crews: gun::crews_of(state, attack),
        concealed_before,
        revealed_before,
        exposed_before,
        expenditures,
        rolls: Vec::new(),
        hit: None,
        led_to_hit: 0,
        checks: Vec::new(),
        selected: Vec::new(),
        chosen: BTreeSet::new(),
        broken: BTreeSet::new(),
        pinned: BTreeSet::new(),
        reduced: BTreeMap::new(),
        eliminated: BTreeSet::new(),
        kills: Vec::new(),
        kill_rolls: Vec::new(),
        hits: Vec::new(),
        left_wreck: BTreeMap::new(),
        dice: take_back::dice_of(state, attack.attack, &(0..state.seq)),
        closed: false,
    };
    keep(state, entry);
}

/// Squad equivalents too many where each firer stands.
fn over_from(
    state: &State,
    scenario: &Scenario,
    attack: &FireAttack,
    from: &[Option<(Cell, Level)>],
) -> Vec<Option<u32>> {
    let over =
        |(firer, at): (&Firer, &Option<_>)| excess_in(state, side_of(state, scenario, &firer.unit)?, (*at)?);
    attack.firers.iter().zip(from).map(over).collect()
}

/// Squad equivalents too many of the side fired at, in each Location.
fn over_at(state: &State, targets: &[UnitId], at: &[(Cell, Level)]) -> Vec<Option<u32>> {
    let side = targets.first().and_then(|id| state.units.get(id)?.side.as_ref());
    at.iter().map(|at| excess_in(state, side?, *at)).collect()
}

/// Those of the firers and directors who are pinned, and who is pinned beside a Gun that fires.
fn pinned_firers(state: &State, attack: &FireAttack) -> BTreeSet<UnitId> {
    let is_pinned = |id: &&UnitId| state.units.get(id).is_some_and(Unit::is_pinned);
    let firers = || attack.firers.iter().map(|firer| &firer.unit);
    let guns = firers().filter(|id| gun::stands_as_gun(state, id));
    let crews = guns.flat_map(|gun| gun::beside_gun(state, gun)).map(|(id, _)| id);
    firers().chain(&attack.directors).chain(crews).filter(is_pinned).cloned().collect()
}

fn keep(state: &mut State, attack: Attack) {
    close_before(state, &attack.declared, &attack.at, &attack.targets);
    let State { units, attacks, .. } = state;
    let id = attack.declared.attack;
    let firers = attack.declared.firers.iter().flat_map(|firer| [Some(&firer.unit), firer.with.as_ref()]);
    for crew in attack.gun_crews.values() {
        let _known = units.fires(crew, id);
    }
    for name in firers.flatten().chain(&attack.declared.directors) {
        if !units.fires(name, id) {
            attacks.note_stranger(name, id);
        }
    }
    for name in &attack.targets {
        if !units.is_aimed_at(name, id) {
            attacks.note_stranger(name, id);
        }
    }
    attacks.put(attack);
}

/// Concealed or hidden: no Known enemy unit.
fn is_unknown(unit: &Unit) -> bool {
    [Status::Concealed, Status::Hidden].into_iter().any(|status| unit.status.has(status))
}

/// The Location that a firer fires from: the hex that is named for it, else where it is.
fn place_of(state: &State, scenario: &Scenario, firer: &crate::event::Firer) -> Option<(Cell, Level)> {
    let unit = state.units.get(&firer.unit);
    let level = unit.map_or(Level::At(0), |unit| unit.level);
    let said = firer.hex.map(|hex| scenario.map.cell(hex));
    said.or(unit.and_then(|unit| unit.place.cell())).map(|cell| (cell, level))
}

fn close_before(state: &mut State, attack: &FireAttack, at: &[(Cell, Level)], targets: &[UnitId]) {
    let closed: Vec<AttackId> =
        closed_by(state, attack, at, targets).iter().map(|other| other.declared.attack).collect();
    for id in closed {
        state.attacks.close(id);
    }
}

/// What is still open at the end of a phase is certain then.
pub(crate) fn close_all(state: &mut State) {
    state.attacks.close_all();
}

/// The attack that an event belongs to: the one it names, else the last one open on its unit.
fn cause<'a>(state: &'a mut State, named: Option<AttackId>, unit: &UnitId) -> Option<&'a mut Attack> {
    let last = || state.open_attacks_on(unit).into_iter().max_by_key(|attack| attack.seq);
    let id = named.or_else(|| Some(last()?.declared.attack))?;
    state.attacks.get_mut(&id)
}

fn dr_of(state: &State, roll: crate::event::RollId) -> Option<Dr> {
    match state.rolls.get(&roll)?.dice {
        Dice::Dr(dr) => Some(dr),
        Dice::dr(_) | Dice::Three(..) => None,
    }
}

pub(crate) fn resolve(state: &mut State, ift: &IftResolved) {
    let (seq, dice) = (state.seq, dr_of(state, ift.roll));
    // A PTC or more takes the "?" (A12.14).
    if ift.result.as_ref().and_then(Word::means) != Some(IftResult::None) {
        let targets = state.attacks.get(&ift.attack).map(|attack| attack.targets.clone());
        targets.into_iter().flatten().for_each(|id| reveal(state, &id));
    }
    if let Some(attack) = state.attacks.get_mut(&ift.attack) {
        attack.rolls.push(Resolution { seq, said: ift.clone(), dice, unstated: false });
    }
    state.attacks.note_resolved(ift.attack);
}

/// What a concealed unit does or suffers may cost it its "?" (A12.14), by LOS that no log need tell.
pub(crate) fn reveal(state: &mut State, id: &UnitId) {
    if state.units.get(id).is_some_and(|unit| unit.is_concealed() && !unit.revealed_now) {
        state.units.change(id, |unit| (unit.revealed, unit.revealed_now) = (true, true));
    }
}

/// No file tells what the roll did: DRM that nobody stated are not none.
pub(crate) fn leave_unstated(state: &mut State, ift: &IftResolved) {
    let attack = state.attacks.get_mut(&ift.attack).filter(|_| ift.result.is_none());
    if let Some(roll) = attack.and_then(|attack| attack.rolls.last_mut()) {
        roll.unstated = true;
    }
}

pub(crate) fn to_hit(state: &mut State, attempt: &ToHitAttempt) {
    let led = attempt.drm.iter().any(|line| line.is(Modifier::Leader));
    let dice = dr_of(state, attempt.roll);
    let by_roll = dice.and_then(|dr| hit_by(dr, attempt));
    let shared = shares_roll(state, attempt);
    let aimed = || state.attacks.get(&attempt.attack).map_or_else(Vec::new, |attack| attack.targets.clone());
    let targets = attempt.target.clone().map_or_else(aimed, |target| alloc::vec![target]);
    if !targets.is_empty() {
        let last = aimed_last(state, attempt, &targets);
        state.units.change(&attempt.unit, |unit| {
            unit.aimed_last = last;
            if !shared && !targets.iter().any(|target| unit.aimed_at.contains(target)) {
                unit.aimed_at.clear();
                unit.rolled_at.clear();
            }
            for target in &targets {
                let rolls = unit.rolled_at.entry(target.clone()).or_default();
                *rolls = rolls.saturating_add(1);
            }
            unit.aimed_at.extend(targets);
        });
    }
    // SMOKE uses what was acquired, and ends it (C6.56).
    let ammo = attempt.ammo.as_ref().and_then(|ammo| Ammunition::read(ammo.as_str()));
    if ammo == Some(Ammunition::Smoke) {
        state.units.change(&attempt.unit, acquired::lose);
    }
    if let Some(attack) = state.attacks.get_mut(&attempt.attack) {
        attack.hit = attack.hit.max(attempt.hit.or(by_roll));
        attack.led_to_hit += u8::from(led && !shared);
        if !shared {
            attack.to_hits.push((attempt.roll, dice));
        }
        attack.aimed.extend(aimed_by(attempt, attempt.hit.or(by_roll)));
        attack.may_be_critical |= !is_plain(attempt, dice);
        attack.ammo = attempt.ammo.clone().or(attack.ammo.take());
        attack.hit_rolls.push(attempt.clone());
    }
}

/// A hit is a Critical Hit, as told.
pub(crate) fn critical(state: &mut State, told: &CriticalHit) {
    if let Some(attack) = state.attacks.get_mut(&told.attack) {
        attack.critical.get_or_insert_default().extend(told.unit.clone());
    }
}

/// Does a line hold the roll of the line before against another target?
pub(super) fn shares_roll(state: &State, attempt: &ToHitAttempt) -> bool {
    state.attacks.get(&attempt.attack).is_some_and(|attack| attack.shares_roll(attempt))
}

fn aimed_by(attempt: &ToHitAttempt, hit: Option<bool>) -> Option<Aimed> {
    let (roll, unit, weapon) = (attempt.roll, attempt.unit.clone(), attempt.weapon.clone());
    let drm = attempt.drm.clone();
    attempt.target.clone().map(|target| Aimed { roll, unit, weapon, target, drm, hit })
}

/// The one target of the roll, where this roll and those at it before were at a Known one that has not left its hex since.
fn aimed_last(state: &State, attempt: &ToHitAttempt, targets: &[UnitId]) -> Option<(UnitId, u32)> {
    let [target] = targets else { return None };
    let known = state.attacks.get(&attempt.attack).is_some_and(|attack| attack.known);
    let left = state.units.get(target).filter(|_| known)?.left_hexes;
    let now = (target.clone(), left);
    let firer = state.units.get(&attempt.unit)?;
    let again = firer.rolled_at.get(target).is_some_and(|rolls| *rolls > 0);
    (!again || firer.aimed_last.as_ref() == Some(&now)).then_some(now)
}

pub(crate) fn to_kill(state: &mut State, attempt: &ToKillAttempt) {
    let dice = dr_of(state, attempt.roll);
    let by_roll = || Some(effects::to_kill(dice?, attempt.number?));
    let result = attempt.result.or_else(by_roll);
    if let Some(attack) = state.attacks.get_mut(&attempt.attack) {
        attack.kills.push(result);
        attack.kill_rolls.push(attempt.clone());
    }
}

/// What a To Hit roll gives where nobody says it (C3).
fn hit_by(dr: Dr, attempt: &ToHitAttempt) -> Option<bool> {
    let declared =
        || attempt.drm.iter().try_fold(dr.original(), |sum, line| Some(sum.saturating_add(line.value?.0)));
    effects::hits(dr, attempt.total.or_else(declared)?, attempt.number?)
}

/// What a check gives where nobody says it (A7.303): by the Morale Level declared, else by that in force.
pub(crate) fn passed_by(
    state: &State,
    scenario: &Scenario,
    checked: &Checked,
    unit: &UnitId,
) -> Option<bool> {
    let dr = dr_of(state, checked.roll)?;
    let total = effects::check_total(checked.check, dr, &checked.drm);
    // Fate (A10.64).
    let fate = scenario.book >= 2 && checked.check == Check::Rally && dr.original() == 12;
    let in_force = || {
        let standing = state.units.get(unit)?;
        let def = def_of(scenario, unit, standing)?;
        effects::morale(def.infantry.as_ref()?, standing.nerve())
    };
    checked.morale.or_else(in_force).map(|morale| effects::passes(total, morale) && !fate)
}

pub(crate) fn check(state: &mut State, scenario: &Scenario, checked: &Checked) {
    let dice = dr_of(state, checked.roll);
    for unit in core::iter::once(&checked.unit).chain(&checked.also) {
        let made = CheckMade {
            unit: unit.clone(),
            check: checked.check,
            roll: checked.roll,
            passed: checked.passed.or_else(|| passed_by(state, scenario, checked, unit)),
            dice,
            drm: checked.drm.clone(),
            morale: checked.morale,
        };
        if let Some(attack) = cause(state, checked.attack, unit) {
            attack.checks.push(made);
        }
    }
}

pub(crate) fn select(state: &mut State, selected: &RandomlySelected) {
    let die = |roll| match state.rolls.get(&roll)?.dice {
        Dice::dr(die) => Some(die),
        Dice::Dr(_) | Dice::Three(..) => None,
    };
    let rolls: Vec<_> = selected.rolls.iter().map(|(unit, roll)| (unit.clone(), die(*roll))).collect();
    let Some((first, _)) = rolls.first().cloned() else { return };
    if let Some(attack) = cause(state, selected.attack, &first) {
        attack.selected.extend(rolls);
        attack.chosen.extend(selected.chosen.iter().cloned());
    }
}

pub(crate) fn hit(state: &mut State, named: Option<AttackId>, unit: &UnitId, result: VehicleResult) {
    if let Some(attack) = cause(state, named, unit) {
        attack.hits.push((unit.clone(), result));
    }
}

/// A unit gets off a vehicle: of a wreck, while the attack that made it one is open, that is no way out of what the attack does to
/// those aboard (A7.308).
pub(crate) fn leave_wreck(state: &mut State, vehicle: &UnitId, unit: &UnitId) {
    let destroyed = |(id, result): &(UnitId, VehicleResult)| {
        id == vehicle && matches!(result, VehicleResult::Eliminated | VehicleResult::Burning)
    };
    let open = state.open_attacks_on(vehicle).into_iter();
    let last = open.filter(|attack| attack.hits.iter().any(destroyed)).max_by_key(|attack| attack.seq);
    let Some(id) = last.map(|attack| attack.declared.attack) else { return };
    if let Some(attack) = state.attacks.get_mut(&id) {
        attack.left_wreck.insert(unit.clone(), vehicle.clone());
    }
}

/// The attack that a survival roll or a Wound Severity dr of a unit comes of, where the line names none: the last open one on it, on what
/// carries it, or on the wreck that it left.
fn unlinked(state: &State, rolled: &DiceRolled) -> Option<AttackId> {
    let unit =
        rolled.unit.as_ref().filter(|_| matches!(rolled.purpose, Purpose::Survival | Purpose::Wound))?;
    let carrier = state.units.get(unit).and_then(|unit| unit.aboard.as_ref());
    let open = [Some(unit), carrier].into_iter().flatten().flat_map(|id| state.open_attacks_on(id));
    let left = state.attacks.values().filter(|attack| attack.left_wreck.contains_key(unit) && !attack.closed);
    open.chain(left).max_by_key(|attack| attack.seq).map(|attack| attack.declared.attack)
}

pub(crate) fn roll(state: &mut State, rolled: &DiceRolled) {
    let entry = (rolled.purpose.clone(), rolled.unit.clone(), rolled.dice);
    let of = rolled.attack.or_else(|| unlinked(state, rolled));
    let State { units, attacks, .. } = state;
    let Some(attack) = of.and_then(|id| attacks.get_mut(&id)) else { return };
    attack.dice.push(entry);
    if rolled.purpose == Purpose::ToHit && attack.declared.mode == FireMode::Bounding {
        let mph = |id: &UnitId| Some((id.clone(), units.get(id)?.mph.clone()));
        attack.mph_at_roll = attack.declared.firers.iter().filter_map(|firer| mph(&firer.unit)).collect();
    }
}

/// A unit is now broken, or pinned.
pub(crate) fn suffer(state: &mut State, named: Option<AttackId>, unit: &UnitId, broken: bool, pinned: bool) {
    if let Some(attack) = cause(state, named, unit) {
        attack.broken.extend(broken.then(|| unit.clone()));
        attack.pinned.extend(pinned.then(|| unit.clone()));
    }
}

pub(crate) fn reduce(state: &mut State, named: Option<AttackId>, unit: &UnitId, into: Option<&UnitId>) {
    let Some(attack) = cause(state, named, unit) else { return };
    attack.reduced.insert(unit.clone(), into.cloned());
    // What is left of a unit that was broken before was so, too.
    if attack.broken_before.contains(unit) {
        attack.broken_before.extend(into.cloned());
    }
    let id = attack.declared.attack;
    let State { units, attacks, .. } = state;
    for into in into.into_iter().filter(|into| !units.is_aimed_at(into, id)) {
        attacks.note_stranger(into, id);
    }
}

pub(crate) fn eliminate(state: &mut State, unit: &UnitId) {
    if let Some(attack) = cause(state, None, unit) {
        attack.eliminated.insert(unit.clone());
    }
}

/// The dice are no CH, whichever target type they are for.
fn is_plain(attempt: &ToHitAttempt, dice: Option<Dr>) -> bool {
    let half = attempt
        .total
        .zip(attempt.number)
        .is_some_and(|(total, number)| 2 * i32::from(total) >= i32::from(number));
    half && dice.is_some_and(|dr| dr.original() > 2)
}
