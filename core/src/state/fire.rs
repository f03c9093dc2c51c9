//! The attacks of a Player Turn: what was declared, what was rolled, and what came of it. Facts by which
//! clauses tell what is still due.

use super::State;
use super::unit::Unit;
use crate::effects::{self, Nerve};
use crate::event::{
    AttackId, Check, Checked, DiceRolled, DrmLine, FireAttack, FireMode, IftResolved, Level, Name, Purpose,
    RandomlySelected, RollId, Status, ToHitAttempt, ToKillAttempt, UnitId, VehicleResult,
};
use crate::scenario::Scenario;
use crate::vocab::Modifier;
use crate::vocab::dice::{Dice, Die, Dr};
use crate::vocab::hex::Cell;
use crate::vocab::phase::Phase;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use serde::Serialize;

/// One IFT roll of an attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Resolution {
    /// The event that says it.
    pub seq: u64,
    /// As the player gave it.
    pub said: IftResolved,
    /// The dice, when the roll is in the log.
    pub dice: Option<Dr>,
    /// It was inferred, and no file tells its DRM and result: what it did is not known.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub unstated: bool,
}

/// One check that an attack caused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CheckMade {
    /// The unit.
    pub unit: UnitId,
    /// The check.
    pub check: Check,
    /// Passed, as declared, else by the dice.
    pub passed: Option<bool>,
    /// The dice.
    pub dice: Option<Dr>,
    /// DRM declared.
    pub drm: Vec<DrmLine>,
    /// Morale Level declared.
    pub morale: Option<u8>,
}

/// Dice thrown: what for, the unit concerned, what came up.
pub type Thrown = (Purpose, Option<UnitId>, Dice);

/// One attack of this Player Turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Attack {
    /// The event that declared it.
    pub seq: u64,
    /// The phase it was made in.
    pub phase: Option<Phase>,
    /// As declared.
    pub declared: FireAttack,
    /// The Locations fired at.
    pub at: Vec<(Cell, Level)>,
    /// Enemy units that it is aimed at: those named, else all in the Locations.
    pub targets: Vec<UnitId>,
    /// Where its firers stood, in the order declared.
    pub from: Vec<Option<(Cell, Level)>>,
    /// What its vehicle turned for it.
    pub turn: super::turn::ShotTurn,
    /// All it was aimed at were Known enemy units (D3.51).
    pub known: bool,
    /// The MPh of its firers as it was at the To Hit DR of Bounding First Fire: what they spend after it does not count
    /// (D3.3). No part of the position's bytes.
    #[serde(skip)]
    pub mph_at_roll: BTreeMap<UnitId, super::mph::Mph>,
    /// To Hit rolls made for it.
    pub to_hits: Vec<(RollId, Option<Dr>)>,
    /// The ammunition that the last To Hit roll names; no part of the position's bytes.
    #[serde(skip)]
    pub ammo: Option<Name>,
    /// Targets that were broken before it.
    pub broken_before: BTreeSet<UnitId>,
    /// Targets that were pinned before it.
    pub pinned_before: BTreeSet<UnitId>,
    /// Firers that were pinned when it was declared; no part of the position's bytes.
    #[serde(skip)]
    pub pinned_firers: BTreeSet<UnitId>,
    /// Targets that were concealed when it was declared: they may lose their "?" by it.
    pub concealed_before: BTreeSet<UnitId>,
    /// Vehicles among its targets whose crew was CE; no part of the position's bytes.
    #[serde(skip)]
    pub exposed_before: BTreeSet<UnitId>,
    /// MP and MF expenditures that its targets had made before it, in all.
    pub expenditures: u32,
    /// IFT rolls made for it.
    pub rolls: Vec<Resolution>,
    /// A To Hit roll of it hit, or missed.
    pub hit: Option<bool>,
    /// To Hit rolls that a leader modified.
    pub led_to_hit: u8,
    /// Checks made.
    pub checks: Vec<CheckMade>,
    /// Random Selection made.
    pub selected: Vec<(UnitId, Option<Die>)>,
    /// Whom players named as chosen by it; no part of the position's bytes.
    #[serde(skip)]
    pub chosen: BTreeSet<UnitId>,
    /// Units that it broke.
    pub broken: BTreeSet<UnitId>,
    /// Units that it pinned.
    pub pinned: BTreeSet<UnitId>,
    /// Units that it reduced, with what is left of them.
    pub reduced: BTreeMap<UnitId, Option<UnitId>>,
    /// Units that it eliminated.
    pub eliminated: BTreeSet<UnitId>,
    /// What its To Kill rolls did, as told, else by the number told; `None` where neither is. No part of the position's
    /// bytes.
    #[serde(skip)]
    pub kills: Vec<Option<VehicleResult>>,
    /// Vehicles hit, as told.
    pub hits: Vec<(UnitId, VehicleResult)>,
    /// Other dice thrown for it, with the unit concerned.
    pub dice: Vec<Thrown>,
    /// A later attack on its target, or the end of the phase, has made certain what is missing.
    pub closed: bool,
}

impl Attack {
    /// Fire that answers movement: at single units (A7.4, A8.1).
    #[must_use]
    pub fn is_first_fire(&self) -> bool {
        is_first_fire(&self.declared, self.phase)
    }

    /// Does this unit fire in it?
    #[must_use]
    pub fn has_firer(&self, unit: &UnitId) -> bool {
        self.declared.firers.iter().any(|f| f.unit == *unit || f.with.as_ref() == Some(unit))
    }

    /// Does it share a Location with these?
    #[must_use]
    pub fn shares(&self, at: &[(Cell, Level)]) -> bool {
        self.at.iter().any(|here| at.contains(here))
    }
}

/// Fire in the MPh by the DEFENDER.
#[must_use]
pub fn is_first_fire(attack: &FireAttack, phase: Option<Phase>) -> bool {
    phase == Some(Phase::MPh) && matches!(attack.mode, FireMode::First | FireMode::Subsequent | FireMode::Fpf)
}

impl Unit {
    /// Pinned, by status or by counter.
    #[must_use]
    pub fn is_pinned(&self) -> bool {
        self.status.has(crate::event::Status::Pinned) || self.markers.contains(&crate::event::Marker::Pin)
    }

    /// Under a "?".
    #[must_use]
    pub const fn is_concealed(&self) -> bool {
        self.status.has(Status::Concealed)
    }

    /// Broken.
    #[must_use]
    pub const fn is_broken(&self) -> bool {
        self.status.has(crate::event::Status::Broken)
    }

    /// What its Morale Level hangs on, its Encirclement by the counter.
    #[must_use]
    pub const fn nerve(&self) -> Nerve {
        let steady = self.status.has(Status::Berserk) || self.status.has(Status::Heroic);
        Nerve {
            broken: self.is_broken(),
            fanatic: self.status.has(Status::Fanatic),
            wounded: self.status.has(Status::Wounded),
            encircled: self.status.has(Status::Encircled) && !steady,
        }
    }

    /// Its Location.
    #[must_use]
    pub fn location(&self) -> Option<(Cell, Level)> {
        self.place.cell().map(|cell| (cell, self.level))
    }
}

/// The Locations that an attack is aimed at: those named, else those of the units named.
#[must_use]
pub fn locations_of(state: &State, scenario: &Scenario, attack: &FireAttack) -> Vec<(Cell, Level)> {
    let named = attack.target.locations.iter().map(|l| (scenario.map.cell(l.hex), l.level));
    let mut all: Vec<(Cell, Level)> = named.collect();
    if all.is_empty() {
        let units = attack.target.units.iter().filter_map(|id| state.units.get(id)?.location());
        units.for_each(|at| {
            if !all.contains(&at) {
                all.push(at)
            }
        });
    }
    all
}

/// The side of the first firer.
#[must_use]
pub fn firing_side<'s>(state: &'s State, scenario: &'s Scenario, attack: &FireAttack) -> Option<&'s Name> {
    attack.firers.iter().find_map(|firer| side_of(state, scenario, &firer.unit))
}

/// A unit's side.
#[must_use]
pub fn side_of<'s>(state: &'s State, scenario: &'s Scenario, id: &UnitId) -> Option<&'s Name> {
    match state.units.get(id) {
        Some(unit) => unit.side.as_ref(),
        None => scenario.units.get(id).map(|def| &def.side),
    }
}

/// Units of other sides in these Locations; hidden ones are not known to be there.
#[must_use]
pub fn enemies_in(state: &State, side: &Name, at: &[(Cell, Level)]) -> Vec<UnitId> {
    let fair = |unit: &Unit| {
        let in_sight = !unit.eliminated && !unit.status.has(crate::event::Status::Hidden);
        in_sight && unit.side.as_ref().is_some_and(|other| other != side)
    };
    let mut enemies: Vec<UnitId> = Vec::new();
    for (n, place) in at.iter().enumerate().filter(|(n, place)| !at[..*n].contains(place)) {
        let there = state.units_in(*place).into_iter().filter(|(_, unit)| fair(unit));
        enemies.extend(there.map(|(id, _)| id.clone()));
        if n > 0 {
            enemies.sort_unstable();
        }
    }
    enemies
}

/// Units of this side that are held in Melee in these Locations: fire at the Melee is at them too (A7.4).
fn held_in(state: &State, side: &Name, at: &[(Cell, Level)]) -> Vec<UnitId> {
    let held = |unit: &Unit| !unit.eliminated && unit.status.has(Status::Melee);
    let mut own: Vec<UnitId> = Vec::new();
    for place in at {
        let there = state.units_in(*place).into_iter();
        let there = there.filter(|(_, unit)| held(unit) && unit.side.as_ref() == Some(side));
        own.extend(there.map(|(id, _)| id.clone()));
    }
    own.sort_unstable();
    own.dedup();
    own
}

/// The units that an attack is aimed at.
#[must_use]
pub fn targets_of(state: &State, scenario: &Scenario, attack: &FireAttack) -> Vec<UnitId> {
    targets_in(state, scenario, attack, &locations_of(state, scenario, attack))
}

fn targets_in(state: &State, scenario: &Scenario, attack: &FireAttack, at: &[(Cell, Level)]) -> Vec<UnitId> {
    if is_first_fire(attack, state.phase) {
        let mut named = attack.target.units.clone();
        named.extend(attack.target.answers.clone().filter(|id| !named.contains(id)));
        // Whom of those in the Location it is at is for the player to say: A8.1-names-target.
        return named;
    }
    let all = firing_side(state, scenario, attack).map(|side| {
        let mut all = enemies_in(state, side, at);
        let own = if all.is_empty() { Vec::new() } else { held_in(state, side, at) };
        all.extend(own.into_iter().filter(|id| attack.firers.iter().all(|firer| firer.unit != *id)));
        all
    });
    match all {
        Some(all) if !all.is_empty() => all,
        _ => attack.target.units.clone(),
    }
}

/// Those of the targets that are such.
fn such_of(targets: &[(&UnitId, &Unit)], which: fn(&Unit) -> bool) -> BTreeSet<UnitId> {
    targets.iter().filter(|(_, unit)| which(unit)).map(|(id, _)| (*id).clone()).collect()
}

/// The vehicles among the targets whose crew is CE.
fn exposed_of(scenario: &Scenario, targets: &[(&UnitId, &Unit)]) -> BTreeSet<UnitId> {
    let exposed = |(id, unit): &&(&UnitId, &Unit)| {
        let def = scenario.units.get(unit.like.as_ref().unwrap_or(id));
        let vehicle = def.and_then(|def| def.vehicle.as_ref());
        vehicle.is_some_and(|vehicle| unit.ce.or(vehicle.ce) == Some(true))
    };
    targets.iter().filter(exposed).map(|(id, _)| (*id).clone()).collect()
}

/// An attack is declared; one too many is not kept.
pub(super) fn declare(state: &mut State, scenario: &Scenario, attack: &FireAttack) {
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
    let expenditures = there.iter().map(|(_, unit)| unit.mph.expenditures).sum();
    let entry = Attack {
        seq: state.seq,
        phase: state.phase,
        declared: attack.clone(),
        at,
        targets,
        from: attack.firers.iter().map(|firer| place_of(state, scenario, firer)).collect(),
        turn: super::turn::ShotTurn::default(),
        known,
        mph_at_roll: BTreeMap::new(),
        to_hits: Vec::new(),
        ammo: None,
        broken_before,
        pinned_before,
        pinned_firers: pinned_firers(state, attack),
        concealed_before,
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
        hits: Vec::new(),
        dice: super::take_back::dice_of(state, attack.attack, &(0..state.seq)),
        closed: false,
    };
    keep(state, entry);
}

/// Those of the firers who are pinned.
fn pinned_firers(state: &State, attack: &FireAttack) -> BTreeSet<UnitId> {
    let is_pinned = |id: &&UnitId| state.units.get(id).is_some_and(Unit::is_pinned);
    attack.firers.iter().map(|firer| &firer.unit).filter(is_pinned).cloned().collect()
}

fn keep(state: &mut State, attack: Attack) {
    close_before(state, &attack.declared, &attack.at, &attack.targets);
    let State { units, attacks, .. } = state;
    let id = attack.declared.attack;
    let firers = attack.declared.firers.iter().flat_map(|firer| [Some(&firer.unit), firer.with.as_ref()]);
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

/// The Location that a firer fires from: the hex that he names, else where he is.
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

/// The attacks that a new one closes: those resolved before on the same target, by the Locations and units that it is
/// aimed at.
#[must_use]
pub fn closed_by<'s>(
    state: &'s State,
    attack: &FireAttack,
    at: &[(Cell, Level)],
    targets: &[UnitId],
) -> Vec<&'s Attack> {
    let mut closed: Vec<&Attack> = targets.iter().flat_map(|unit| state.resolved_attacks_on(unit)).collect();
    if !is_first_fire(attack, state.phase) {
        let there = at.iter().flat_map(|(cell, _)| state.attacks.resolved_at(*cell));
        closed.extend(there.filter(|other| !other.is_first_fire() && other.shares(at)));
    }
    closed.sort_unstable_by_key(|other| other.declared.attack);
    closed.dedup_by_key(|other| other.declared.attack);
    closed
}

/// What is still open at the end of a phase is certain then.
pub(super) fn close_all(state: &mut State) {
    state.attacks.close_all();
}

/// The attack that an event belongs to: the one it names, else the last one open on its unit.
fn cause<'a>(state: &'a mut State, named: Option<AttackId>, unit: &UnitId) -> Option<&'a mut Attack> {
    let last = || state.open_attacks_on(unit).into_iter().max_by_key(|attack| attack.seq);
    let id = named.or_else(|| Some(last()?.declared.attack))?;
    state.attacks.get_mut(&id)
}

impl Attack {
    /// Is this unit one of its targets, or what is left of one?
    #[must_use]
    pub fn concerns(&self, unit: &UnitId) -> bool {
        self.targets.contains(unit) || self.reduced.values().flatten().any(|left| left == unit)
    }
}

/// A unit, and those that it is what is left of, whichever attack of this Player Turn reduced them: an attack on one of
/// these was fired at it.
#[must_use]
pub fn names_fired_at<'s>(state: &'s State, unit: &'s UnitId) -> BTreeSet<&'s UnitId> {
    let reduced = state.attacks.values().flat_map(|attack| &attack.reduced);
    let wholes = reduced.filter(|(_, left)| left.as_ref() == Some(unit)).map(|(whole, _)| whole);
    wholes.chain([unit]).collect()
}

fn dr_of(state: &State, roll: crate::event::RollId) -> Option<Dr> {
    match state.rolls.get(&roll)?.dice {
        Dice::Dr(dr) => Some(dr),
        Dice::dr(_) | Dice::Three(..) => None,
    }
}

pub(super) fn resolve(state: &mut State, ift: &IftResolved) {
    let (seq, dice) = (state.seq, dr_of(state, ift.roll));
    if let Some(attack) = state.attacks.get_mut(&ift.attack) {
        attack.rolls.push(Resolution { seq, said: ift.clone(), dice, unstated: false });
    }
    state.attacks.note_resolved(ift.attack);
}

/// No file tells what the roll did: DRM that nobody stated are not none.
pub(super) fn leave_unstated(state: &mut State, ift: &IftResolved) {
    let attack = state.attacks.get_mut(&ift.attack).filter(|_| ift.result.is_none());
    if let Some(roll) = attack.and_then(|attack| attack.rolls.last_mut()) {
        roll.unstated = true;
    }
}

pub(super) fn to_hit(state: &mut State, attempt: &ToHitAttempt) {
    let led = attempt.drm.iter().any(|line| line.is(Modifier::Leader));
    let dice = dr_of(state, attempt.roll);
    let by_roll = dice.and_then(|dr| hit_by(dr, attempt));
    let aimed = || state.attacks.get(&attempt.attack).map_or_else(Vec::new, |attack| attack.targets.clone());
    let targets = attempt.target.clone().map_or_else(aimed, |target| alloc::vec![target]);
    if !targets.is_empty() {
        state.units.change(&attempt.unit, |unit| {
            if !targets.iter().any(|target| unit.aimed_at.contains(target)) {
                unit.aimed_at.clear();
            }
            unit.aimed_at.extend(targets);
        });
    }
    if let Some(attack) = state.attacks.get_mut(&attempt.attack) {
        attack.hit = attack.hit.max(attempt.hit.or(by_roll));
        attack.led_to_hit += u8::from(led);
        attack.to_hits.push((attempt.roll, dice));
        attack.ammo = attempt.ammo.clone().or(attack.ammo.take());
    }
}

pub(super) fn to_kill(state: &mut State, attempt: &ToKillAttempt) {
    let dice = dr_of(state, attempt.roll);
    let by_roll = || Some(effects::to_kill(dice?, attempt.number?));
    let result = attempt.result.or_else(by_roll);
    if let Some(attack) = state.attacks.get_mut(&attempt.attack) {
        attack.kills.push(result);
    }
}

/// What a To Hit roll gives where nobody says it (C3).
fn hit_by(dr: Dr, attempt: &ToHitAttempt) -> Option<bool> {
    let declared = || attempt.drm.iter().try_fold(dr.original(), |sum, line| Some(sum + line.value?.0));
    effects::hits(dr, attempt.total.or_else(declared)?, attempt.number?)
}

/// What a check gives where nobody says it (A7.303): by the Morale Level declared, else by that in force.
pub(super) fn passed_by(
    state: &State,
    scenario: &Scenario,
    checked: &Checked,
    unit: &UnitId,
) -> Option<bool> {
    let total = effects::check_total(checked.check, dr_of(state, checked.roll)?, &checked.drm);
    let in_force = || {
        let standing = state.units.get(unit)?;
        let def = scenario.units.get(standing.like.as_ref().unwrap_or(unit))?;
        effects::morale(def.infantry.as_ref()?, standing.nerve())
    };
    checked.morale.or_else(in_force).map(|morale| effects::passes(total, morale))
}

pub(super) fn check(state: &mut State, scenario: &Scenario, checked: &Checked) {
    let dice = dr_of(state, checked.roll);
    for unit in core::iter::once(&checked.unit).chain(&checked.also) {
        let made = CheckMade {
            unit: unit.clone(),
            check: checked.check,
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

pub(super) fn select(state: &mut State, selected: &RandomlySelected) {
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

pub(super) fn hit(state: &mut State, named: Option<AttackId>, unit: &UnitId, result: VehicleResult) {
    if let Some(attack) = cause(state, named, unit) {
        attack.hits.push((unit.clone(), result));
    }
}

pub(super) fn roll(state: &mut State, rolled: &DiceRolled) {
    let entry = (rolled.purpose.clone(), rolled.unit.clone(), rolled.dice);
    let State { units, attacks, .. } = state;
    let Some(attack) = rolled.attack.and_then(|id| attacks.get_mut(&id)) else { return };
    attack.dice.push(entry);
    if rolled.purpose == Purpose::ToHit && attack.declared.mode == FireMode::Bounding {
        let mph = |id: &UnitId| Some((id.clone(), units.get(id)?.mph.clone()));
        attack.mph_at_roll = attack.declared.firers.iter().filter_map(|firer| mph(&firer.unit)).collect();
    }
}

/// A unit is now broken, or pinned.
pub(super) fn suffer(state: &mut State, named: Option<AttackId>, unit: &UnitId, broken: bool, pinned: bool) {
    if let Some(attack) = cause(state, named, unit) {
        attack.broken.extend(broken.then(|| unit.clone()));
        attack.pinned.extend(pinned.then(|| unit.clone()));
    }
}

pub(super) fn reduce(state: &mut State, named: Option<AttackId>, unit: &UnitId, into: Option<&UnitId>) {
    let Some(attack) = cause(state, named, unit) else { return };
    attack.reduced.insert(unit.clone(), into.cloned());
    let id = attack.declared.attack;
    let State { units, attacks, .. } = state;
    for into in into.into_iter().filter(|into| !units.is_aimed_at(into, id)) {
        attacks.note_stranger(into, id);
    }
}

pub(super) fn eliminate(state: &mut State, unit: &UnitId) {
    if let Some(attack) = cause(state, None, unit) {
        attack.eliminated.insert(unit.clone());
    }
}

/// A unit's Location.
pub(super) fn location(state: &State, unit: &UnitId) -> Option<(Cell, Level)> {
    state.units.get(unit).and_then(Unit::location)
}

/// What hindered the LOS to a unit was attested for the place that it has left.
pub(super) fn forget_hindrance(state: &mut State, moved: &UnitId, was: Option<(Cell, Level)>) {
    if !state.hindrance.is_empty() && location(state, moved) != was {
        state.hindrance.retain(|(a, b), _| a != moved && b != moved);
    }
}

/// A unit that came into an encircled Location is encircled, one that left is not, and a Location is free
/// when nobody is left in it (A7.7).
pub(super) fn renew_encirclement(
    state: &mut State,
    scenario: &Scenario,
    moved: &UnitId,
    was: Option<(Cell, Level)>,
) {
    let Some(here) = location(state, moved).filter(|here| Some(*here) != was) else { return };
    let side = side_of(state, scenario, moved).cloned();
    let encircled = state.units_in(here).into_iter().any(|(id, unit)| {
        let friend = id != moved && !unit.eliminated && unit.side == side;
        friend && unit.status.has(crate::event::Status::Encircled)
    });
    state.units.change(moved, |unit| unit.status.set(crate::event::Status::Encircled, encircled));
}

/// A counter in a hex: Encirclement falls on all enemies of the side that encircles, which is the one that
/// fired there last.
pub(super) fn encircle(state: &mut State, scenario: &Scenario, cell: Cell, removed: bool) {
    let last = state.attacks.at(cell).max_by_key(|a| a.seq);
    let side = last.and_then(|a| firing_side(state, scenario, &a.declared)).cloned();
    let enemies = state.units_at(cell).into_iter().filter(|(_, unit)| side.is_none() || unit.side != side);
    for id in enemies.map(|(id, _)| id.clone()).collect::<Vec<_>>() {
        state.units.change(&id, |unit| unit.status.set(crate::event::Status::Encircled, !removed));
    }
}
