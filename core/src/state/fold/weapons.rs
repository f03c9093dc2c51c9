//! The fold of weapons: shots, malfunction, repair, capture.

use crate::counter::{is_of_gun, is_way_of_gun, slot};
use crate::effects;
use crate::effects::Repaired;
use crate::event::{
    AttackId, CloseCombatFought, FireAttack, FireMode, IftResolved, Marker, RepairAttempted, RollId, Status,
    ToHitAttempt, UnitId, Use, WeaponFailed, Wear,
};
use crate::scenario::Scenario;
use crate::state::aim::overrun_open;
use crate::state::fold::acquired;
use crate::state::fold::change::with;
use crate::state::position::State;
use crate::state::unit::Unit;
use crate::state::weapon::{Repair, Tested, WeaponShot, WeaponState};
use crate::vocab::WeaponName;
use crate::vocab::dice::{Dice, Die, Dr};
use alloc::vec::Vec;

fn dr_of(state: &State, roll: RollId) -> Option<Dr> {
    match state.rolls.get(&roll)?.dice {
        Dice::Dr(dr) => Some(dr),
        Dice::dr(_) | Dice::Three(..) => None,
    }
}

/// An attack was declared: a shot of each vehicular weapon in it. The attack is in the state already.
pub(crate) fn declare(state: &mut State, attack: &FireAttack) {
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
pub(crate) fn resolve(state: &mut State, scenario: &Scenario, ift: &IftResolved) {
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

/// A To Hit roll; it tells the shot as well where nobody declared the attack.
pub(crate) fn to_hit(state: &mut State, attempt: &ToHitAttempt) {
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
pub(crate) fn close_combat(state: &mut State, fought: &CloseCombatFought) {
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
pub(crate) fn fail(unit: &mut Unit, failed: &WeaponFailed) {
    if failed.wear != Wear::LowAmmo {
        acquired::lose_by_failure(unit, &failed.weapon);
    }
    unit.failed.extend((failed.wear != Wear::LowAmmo).then(|| failed.weapon.clone()));
    if let (Use::Sw(name) | Use::Weapon(name), Wear::Malfunctioned | Wear::Disabled) =
        (&failed.weapon, failed.wear)
    {
        unit.sw.entry(name.clone()).or_default().failed = Some(failed.wear);
    }
    // Its IFE is the gun, by whichever name it is told.
    if is_of_gun(&failed.weapon) {
        ways_of_gun(unit).for_each(|weapon| weapon.tested = None);
    }
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

/// The gun as it fires To Hit, and as IFE, as far as they are known.
fn ways_of_gun(unit: &mut Unit) -> impl Iterator<Item = &mut WeaponState> {
    unit.weapons.iter_mut().filter(|(name, _)| is_way_of_gun(name)).map(|(_, weapon)| weapon)
}

/// A malfunction counter that names no weapon: which of those just tested it means is not told.
pub(crate) fn fail_unnamed(unit: &mut Unit) {
    unit.weapons.values_mut().for_each(|weapon| weapon.tested = None);
}

/// Repair was tried.
pub(crate) fn repair(state: &mut State, scenario: &Scenario, attempt: &RepairAttempted) {
    let die = match state.rolls.get(&attempt.roll).map(|roll| roll.dice) {
        Some(Dice::dr(die)) => Some(die),
        Some(Dice::Dr(_) | Dice::Three(..)) | None => None,
    };
    let def = state.units.described(&attempt.unit).map(|(_, def)| def);
    let due = |die: Die| effects::repair_of(scenario, def, &attempt.weapon, i16::from(die.pips()));
    let works = attempt.repaired.unwrap_or_else(|| die.and_then(due) == Some(Repaired::Works));
    with(state, &attempt.unit, |unit| {
        let gun = is_of_gun(&attempt.weapon);
        let same = |weapon: &Use| {
            let by_name = name_of(weapon).is_some_and(|name| name_of(&attempt.weapon) == Some(name));
            *weapon == attempt.weapon || by_name || (gun && is_of_gun(weapon))
        };
        unit.failed.retain(|weapon| !works || !same(weapon));
        if works && unit.failed.is_empty() {
            unit.markers.remove(&Marker::Malfunction);
        }
        if works && gun {
            ways_of_gun(unit).for_each(|weapon| weapon.failed = None);
        }
        if let Use::Sw(name) | Use::Weapon(name) = &attempt.weapon {
            let sw = unit.sw.entry(name.clone()).or_default();
            sw.repairs.push(Repair { roll: attempt.roll, die });
            sw.failed = sw.failed.filter(|_| !works);
        }
        if let Some(weapon) = unit.weapon_mut(&attempt.weapon) {
            weapon.repairs.push(Repair { roll: attempt.roll, die });
            weapon.failed = weapon.failed.filter(|_| !works);
        }
    });
}

/// A SW is meant by its name, with `sw:` before it or without.
const fn name_of(weapon: &Use) -> Option<&WeaponName> {
    match weapon {
        Use::Sw(name) | Use::Weapon(name) => Some(name),
        Use::Inherent | Use::Gun | Use::Ordnance => None,
    }
}

/// What belongs to one phase ends with it.
pub(crate) fn end_phase(unit: &mut Unit) {
    for weapon in unit.weapons.values_mut() {
        weapon.tested = None;
        weapon.failed_now = false;
        weapon.repairs.clear();
    }
    unit.sw.values_mut().for_each(|sw| sw.repairs.clear());
    unit.mph.afoot.tried_now.clear();
}

/// The shots of a Player Turn end with it.
pub(crate) fn begin_turn(unit: &mut Unit) {
    unit.weapons.values_mut().for_each(|weapon| weapon.shots.clear());
}
