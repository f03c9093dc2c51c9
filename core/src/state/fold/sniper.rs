//! What events change of Snipers (A14).

use crate::event::{
    Checked, Firer, IftResolved, Name, Purpose, RandomlySelected, RollId, SniperChecked, SniperFate,
    SniperRolled, Status, ToHitAttempt, UnitId, What,
};
use crate::scenario::Scenario;
use crate::state::Attack;
use crate::state::aim::{firing_side, side_of};
use crate::state::fold::change::with;
use crate::state::position::State;
use crate::state::sniper::{SniperShot, Woke};
use crate::state::unit::{Struck, Unit};
use crate::vocab::WeaponKind;
use crate::vocab::dice::Dice;
use crate::vocab::phase::Phase;
use alloc::vec::Vec;

/// A DR of an attack, or of a MC or TC, may wake a Sniper of the enemy (A14.1).
pub(crate) fn wake(state: &mut State, scenario: &Scenario, what: &What) {
    let in_time = matches!(state.phase, Some(Phase::PFPh | Phase::MPh | Phase::DFPh | Phase::AFPh));
    if scenario.san.is_empty() || !in_time {
        return;
    }
    #[expect(clippy::wildcard_enum_match_arm, reason = "these alone are DR that wake a Sniper")]
    let found = match what {
        What::IftResolved(ift) => of_attack(state, scenario, ift),
        What::ToHitAttempt(attempt) => of_gun(state, scenario, attempt),
        What::Checked(checked) => of_check(state, scenario, checked),
        _ => None,
    };
    let Some((roll, side, unit)) = found else { return };
    let Some(Dice::Dr(dr)) = state.rolls.get(&roll).map(|roll| roll.dice) else { return };
    // One DR wakes once, whatever it is read for.
    if state.snipers.woke.iter().any(|woke| woke.roll == roll) {
        return;
    }
    let original = u8::try_from(dr.original()).unwrap_or_default();
    state.snipers.woke.push(Woke { roll, unit, side, original, told: Vec::new() });
}

type Found = Option<(RollId, Name, Option<UnitId>)>;

/// None of OBA.
fn of_attack(state: &State, scenario: &Scenario, ift: &IftResolved) -> Found {
    let attack = state.attacks.get(&ift.attack)?;
    if attack.declared.firers.iter().any(|firer| is_oba(state, scenario, firer)) {
        return None;
    }
    let side = firing_side(state, scenario, &attack.declared).cloned();
    Some((ift.roll, side.or_else(|| of_residual(state, scenario, attack))?, None))
}

/// The DR of Residual FP, which nobody fires, is made by the enemy of the side that moves (A8.22).
fn of_residual(state: &State, scenario: &Scenario, attack: &Attack) -> Option<Name> {
    let mut sides = scenario.sides().into_iter().filter(|_| attack.is_residual());
    sides.find(|side| Some(side) != state.side.as_ref())
}

fn is_oba(state: &State, scenario: &Scenario, firer: &Firer) -> bool {
    let def = state.units.standing(&firer.unit).and_then(|(_, def)| def);
    let kind = def.and_then(|def| Scenario::kind_of(scenario.weapon(def, &firer.weapon), &firer.weapon));
    kind == Some(WeaponKind::Oba)
}

fn of_gun(state: &State, scenario: &Scenario, attempt: &ToHitAttempt) -> Found {
    Some((attempt.roll, side_of(state, scenario, &attempt.unit)?.clone(), None))
}

/// No Rally DR, and none of a prisoner.
fn of_check(state: &State, scenario: &Scenario, checked: &Checked) -> Found {
    let purpose = checked.check.rolled_as();
    let side = side_of(state, scenario, &checked.unit)?.clone();
    let captured = state.units.get(&checked.unit).is_some_and(|unit| unit.status.has(Status::Captured));
    (matches!(purpose, Purpose::Mc | Purpose::Tc) && !captured)
        .then(|| (checked.roll, side, Some(checked.unit.clone())))
}

pub(crate) fn roll(state: &mut State, scenario: &Scenario, rolled: &SniperRolled) {
    let named = |woke: &&mut Woke| rolled.woken_by.is_none_or(|roll| woke.roll == roll);
    let open = |woke: &&mut Woke| woke.side != rolled.side && !woke.told.contains(&rolled.side);
    let met = scenario.san.get(&rolled.side).copied();
    let meets = |woke: &&mut Woke| rolled.woken_by.is_some() || met == Some(woke.original);
    if let Some(woke) = state.snipers.woke.iter_mut().filter(named).filter(open).find(meets) {
        woke.told.push(rolled.side.clone());
    }
    let Some(Dice::dr(die)) = state.rolls.get(&rolled.roll).map(|roll| roll.dice) else { return };
    if die.pips() > 2 {
        return;
    }
    let die = die.pips();
    if let Some(target) = &rolled.target {
        with(state, target, |unit| {
            let (was_broken, was_wounded) = (unit.is_broken(), unit.status.has(Status::Wounded));
            unit.struck = Some(Struck { die, was_broken, was_wounded, told: None });
        });
    }
    let stands = rolled.target.as_ref().and_then(|id| state.units.get(id)?.place.cell());
    let at = rolled.hex.map(|hex| scenario.map.cell(hex)).or(stands);
    state.snipers.shots.push(SniperShot { side: rolled.side.clone(), at, checked: false });
}

/// All who take part are TI, and a Sniper that is eliminated costs its side one SAN (A14.4).
pub(crate) fn check(state: &mut State, checked: &SniperChecked) {
    if let Some(shot) = state.snipers.shots.iter_mut().rev().find(|shot| shot.side == checked.side) {
        shot.checked = true;
    }
    checked.units.iter().for_each(|id| with(state, id, |unit| unit.status.set(Status::Ti, true)));
    if checked.fate == Some(SniperFate::Eliminated) {
        let lost = state.snipers.lost.entry(checked.side.clone()).or_default();
        *lost = lost.saturating_add(1);
    }
}

/// Random Selection that no attack calls for may be among the targets of a Sniper (A14.2).
pub(crate) fn select(state: &mut State, selected: &RandomlySelected) {
    if selected.attack.is_none() {
        state.snipers.selected = Some(selected.clone());
    }
}

/// What is told of a unit that a Sniper attacked, and of no other attack, is what that did.
pub(crate) fn suffer(state: &mut State, what: &What) {
    let Some((id, harm)) = what.unit().zip(what.harm()).filter(|_| what.attack().is_none()) else { return };
    if state.units.get(id).is_some_and(Unit::is_struck) {
        with(state, id, |unit| {
            if let Some(struck) = &mut unit.struck {
                struck.told = Some(harm);
            }
        });
    }
}
