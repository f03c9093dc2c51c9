//! The weapons of a vehicle: what each of them fired in this Player Turn, the roll that tests it for breakdown, whether
//! it works, and what was tried to repair it. Facts as told, never what the rules make of them.

use super::State;
use super::apply::with;
use super::unit::Unit;
use crate::counter::slot;
use crate::effects::{self, Repaired, keeps_rof};
use crate::event::{
    AttackId, CloseCombatFought, FireAttack, FireMode, IftResolved, Level, RepairAttempted, RollId, Status,
    ToHitAttempt, UnitId, Use, WeaponFailed, Wear,
};
use crate::scenario::Scenario;
use crate::vocab::WeaponName;
use crate::vocab::dice::{Dice, Die, Dr};
use crate::vocab::hex::Cell;
use crate::vocab::phase::Phase;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::Serialize;

/// One shot of one weapon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WeaponShot {
    /// The event that declared it.
    pub seq: u64,
    /// The attack that it was part of.
    pub attack: AttackId,
    /// The phase.
    pub phase: Option<Phase>,
    /// The kind of fire; none for a To Hit roll of an attack that nobody declared.
    pub mode: Option<FireMode>,
    /// Where the vehicle stood.
    pub cell: Option<Cell>,
    /// The Locations fired at.
    pub at: Vec<(Cell, Level)>,
    /// The units fired at.
    pub targets: Vec<UnitId>,
    /// It was declared as a shot of a kept ROF.
    pub by_rof: bool,
    /// It was the attack of an Overrun that the vehicle had just paid for (D7.1).
    pub overrun: bool,
    /// The DR that settled it, once it is in the log: To Hit for ordnance, else IFT.
    pub dice: Option<Dr>,
}

impl WeaponShot {
    /// Does its coloured die keep this Multiple ROF? `None` while the DR is not in the log.
    #[must_use]
    pub fn keeps(&self, rof: u8) -> Option<bool> {
        self.dice.map(|dr| keeps_rof(dr.colored, rof))
    }
}

/// The roll that tested a weapon for breakdown (D3.7), until what came of it is in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tested {
    /// The event that used the roll.
    pub seq: u64,
    /// The roll.
    pub roll: RollId,
    /// The dice.
    pub dice: Dr,
    /// Other weapons of the vehicle attacked with the same roll.
    pub shared: bool,
    /// How far the B# was lowered for it: by two for Intensive Fire (C5.6), and by two for captured use (A21.11); no part
    /// of the position's bytes.
    #[serde(skip)]
    pub lowered: u8,
}

/// One attempt at repair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Repair {
    /// The roll.
    pub roll: RollId,
    /// Its die.
    pub die: Option<Die>,
}

/// One weapon of a vehicle.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct WeaponState {
    /// Its shots of this Player Turn, in order; Close Combat is none.
    pub shots: Vec<WeaponShot>,
    /// It does not work: malfunctioned, or disabled for good.
    pub failed: Option<Wear>,
    /// It failed in the phase in play.
    pub failed_now: bool,
    /// It is under Low Ammo (D3.71), whatever it fires.
    pub low_ammo: bool,
    /// The roll of this phase that tested it and was not followed up.
    pub tested: Option<Tested>,
    /// Repair attempts of this phase.
    pub repairs: Vec<Repair>,
}

/// The weapons of a unit by name; those that neither fired nor failed are not listed.
pub type Weapons = BTreeMap<WeaponName, WeaponState>;

impl Unit {
    /// A weapon of the vehicle, when anything happened to it.
    #[must_use]
    pub fn weapon(&self, weapon: &Use) -> Option<&WeaponState> {
        self.weapons.get(&*slot(weapon)?)
    }

    /// A weapon of the vehicle, to be changed; none for what is no vehicular weapon.
    fn weapon_mut(&mut self, weapon: &Use) -> Option<&mut WeaponState> {
        Some(self.weapons.entry(slot(weapon)?.into_owned()).or_default())
    }

    /// All shots of its weapons in this Player Turn.
    pub fn weapon_shots(&self) -> impl Iterator<Item = (&WeaponName, &WeaponShot)> {
        self.weapons.iter().flat_map(|(name, weapon)| weapon.shots.iter().map(move |shot| (name, shot)))
    }
}

fn dr_of(state: &State, roll: RollId) -> Option<Dr> {
    match state.rolls.get(&roll)?.dice {
        Dice::Dr(dr) => Some(dr),
        Dice::dr(_) | Dice::Three(..) => None,
    }
}

/// An attack was declared: a shot of each vehicular weapon in it. The attack is in the state already.
pub(super) fn declare(state: &mut State, attack: &FireAttack) {
    let vehicular = |firer: &crate::event::Firer| slot(&firer.weapon).is_some();
    let Some(entry) = state.attacks.get(&attack.attack).filter(|_| attack.firers.iter().any(vehicular))
    else {
        return;
    };
    let (at, targets, from) = (entry.at.clone(), entry.targets.clone(), entry.from.clone());
    let (seq, phase) = (state.seq, state.phase);
    for (firer, from) in attack.firers.iter().zip(from) {
        let overrun = state.units.get(&firer.unit).and_then(|unit| overrun_open(state, unit, attack.attack));
        let here = overrun.is_some_and(|cell| at.iter().all(|(c, _)| *c == cell));
        let shot = WeaponShot {
            seq,
            attack: attack.attack,
            phase,
            mode: Some(attack.mode),
            cell: from.map(|(cell, _)| cell),
            at: at.clone(),
            targets: targets.clone(),
            by_rof: firer.rof_kept,
            overrun: attack.mode == FireMode::Bounding && here,
            dice: None,
        };
        fired(state, &firer.unit, &firer.weapon, shot);
    }
}

/// The hex of the Overrun that a vehicle's last MP paid for, until it was made: that is one attack (D7.1).
#[must_use]
pub fn overrun_open(state: &State, unit: &Unit, attack: AttackId) -> Option<Cell> {
    let paid = state.window.as_ref().map(|window| window.seq);
    let made = unit
        .weapon_shots()
        .any(|(_, shot)| shot.overrun && shot.attack != attack && paid.is_some_and(|paid| shot.seq > paid));
    unit.mph.overrun.filter(|_| !made)
}

fn fired(state: &mut State, unit: &UnitId, weapon: &Use, shot: WeaponShot) {
    with(state, unit, |unit| {
        if let Some(weapon) = unit.weapon_mut(weapon) {
            weapon.shots.push(shot);
            weapon.tested = None;
        }
    });
}

/// The DR of a weapon's shot: its coloured die decides on ROF, the sum on breakdown.
fn settle(state: &mut State, attack: AttackId, unit: &UnitId, weapon: &Use, tested: Option<Tested>) {
    let dice = tested.as_ref().map(|tested| tested.dice);
    with(state, unit, |unit| {
        let Some(weapon) = unit.weapon_mut(weapon) else { return };
        if let Some(shot) = weapon.shots.iter_mut().rev().find(|shot| shot.attack == attack) {
            shot.dice = shot.dice.or(dice);
        }
        weapon.tested = tested;
    });
}

/// How far captured use lowers the B# of a vehicle's weapons (A21.11).
fn by_capture(state: &State, id: &UnitId) -> u8 {
    2 * u8::from(state.units.get(id).is_some_and(|unit| unit.status.has(Status::Captured)))
}

/// An IFT roll settles the shots of everything but ordnance, which rolled To Hit (D3.7).
pub(super) fn resolve(state: &mut State, scenario: &Scenario, ift: &IftResolved) {
    let Some(entry) = state.attacks.get(&ift.attack) else { return };
    let by_ift = |firer: &&crate::event::Firer| {
        if slot(&firer.weapon).is_none() || firer.to_kill {
            return false;
        }
        let like = state.units.get(&firer.unit).and_then(|unit| unit.like.as_ref());
        let def = scenario.units.get(like.unwrap_or(&firer.unit)).map(|def| &**def);
        !scenario.weapon_kind(def, &firer.weapon).is_some_and(|kind| kind.is_ordnance())
    };
    let firers: Vec<_> = entry.declared.firers.iter().filter(by_ift).cloned().collect();
    let shared = firers.len() > 1;
    let (seq, roll, dice) = (state.seq, ift.roll, dr_of(state, ift.roll));
    for firer in firers {
        let lowered = by_capture(state, &firer.unit);
        let tested = dice.map(|dice| Tested { seq, roll, dice, shared, lowered });
        settle(state, ift.attack, &firer.unit, &firer.weapon, tested);
    }
}

/// A To Hit roll; of an attack that nobody declared it tells the shot as well.
pub(super) fn to_hit(state: &mut State, attempt: &ToHitAttempt) {
    let (seq, roll, dice) = (state.seq, attempt.roll, dr_of(state, attempt.roll));
    if !state.attacks.contains_key(&attempt.attack) {
        let shot = WeaponShot {
            seq,
            attack: attempt.attack,
            phase: state.phase,
            mode: None,
            cell: state.units.get(&attempt.unit).and_then(|unit| unit.place.cell()),
            at: Vec::new(),
            targets: attempt.target.iter().cloned().collect(),
            by_rof: false,
            overrun: false,
            dice: None,
        };
        fired(state, &attempt.unit, &attempt.weapon, shot);
    }
    let lowered = by_capture(state, &attempt.unit) + 2 * u8::from(attempt.is_intensive());
    let tested = dice.map(|dice| Tested { seq, roll, dice, shared: false, lowered });
    settle(state, attempt.attack, &attempt.unit, &attempt.weapon, tested);
}

/// Close Combat tests the weapons used in it (D3.7); it is no fire.
pub(super) fn close_combat(state: &mut State, fought: &CloseCombatFought) {
    let Some(dice) = dr_of(state, fought.roll) else { return };
    let (seq, roll, shared) = (state.seq, fought.roll, fought.weapons.len() > 1);
    let Some(id) = fought.attackers.first() else { return };
    let lowered = by_capture(state, id);
    with(state, id, |unit| {
        for weapon in &fought.weapons {
            if let Some(weapon) = unit.weapon_mut(weapon) {
                weapon.tested = Some(Tested { seq, roll, dice, shared, lowered });
            }
        }
    });
}

/// A weapon failed, or ran low.
pub(super) fn fail(unit: &mut Unit, failed: &WeaponFailed) {
    unit.failed.extend((failed.wear != Wear::LowAmmo).then(|| failed.weapon.clone()));
    if let Some(weapon) = unit.weapon_mut(&failed.weapon) {
        weapon.tested = None;
        match failed.wear {
            Wear::LowAmmo => weapon.low_ammo = true,
            Wear::Malfunctioned | Wear::Disabled => {
                weapon.failed = Some(failed.wear);
                weapon.failed_now = true;
            }
        }
    }
}

/// A malfunction counter that names no weapon: which of those just tested it means is not told.
pub(super) fn fail_unnamed(unit: &mut Unit) {
    unit.weapons.values_mut().for_each(|weapon| weapon.tested = None);
}

/// Repair was tried.
pub(super) fn repair(state: &mut State, attempt: &RepairAttempted) {
    let die = match state.rolls.get(&attempt.roll).map(|roll| roll.dice) {
        Some(Dice::dr(die)) => Some(die),
        Some(Dice::Dr(_) | Dice::Three(..)) | None => None,
    };
    let by_die = || die.is_some_and(|die| effects::repair(i16::from(die.pips())) == Repaired::Works);
    let works = attempt.repaired.unwrap_or_else(by_die);
    with(state, &attempt.unit, |unit| {
        unit.failed.retain(|weapon| !works || *weapon != attempt.weapon);
        if let Some(weapon) = unit.weapon_mut(&attempt.weapon) {
            weapon.repairs.push(Repair { roll: attempt.roll, die });
            weapon.failed = weapon.failed.filter(|_| !works);
        }
    });
}

/// What belongs to one phase ends with it.
pub(super) fn end_phase(unit: &mut Unit) {
    for weapon in unit.weapons.values_mut() {
        weapon.tested = None;
        weapon.failed_now = false;
        weapon.repairs.clear();
    }
}

/// The shots of a Player Turn end with it.
pub(super) fn begin_turn(unit: &mut Unit) {
    unit.weapons.values_mut().for_each(|weapon| weapon.shots.clear());
}
