//! Who possesses a SW (A4.43 to A4.44).

use crate::counter::{Infantry, UnitDef};
use crate::effects;
use crate::event::{Marker, MarkerPlaced, Status, SwDropped, SwGiven, SwRecovered, UnitId, Use};
use crate::scenario::Scenario;
use crate::state::fold::change::with;
use crate::state::fold::concealment;
use crate::state::position::State;
use crate::state::unit::Unit;
use crate::state::weapon::SwState;
use crate::vocab::num::Drm;
use crate::vocab::{Modifier, WeaponName};
use alloc::sync::Arc;
use alloc::vec::Vec;

pub(crate) fn drop(state: &mut State, dropped: &SwDropped) {
    let had = |infantry: &Infantry| infantry.sw.as_ref().is_none_or(|sw| sw.contains(&dropped.weapon));
    let listed = state.units.described(&dropped.unit).and_then(|(_, def)| def.infantry.as_ref());
    let here = state.units.get(&dropped.unit).and_then(|unit| unit.place.cell());
    let cell = here.filter(|_| listed.is_none_or(had));
    let left = take(state, &dropped.unit, &dropped.weapon);
    if let Some(cell) = cell {
        state.lying.insert((cell, dropped.weapon.clone()), left);
    }
}

/// A counter of a SW lies in a hex, or lies there no more.
pub(crate) fn lay(state: &mut State, scenario: &Scenario, placed: &MarkerPlaced) {
    let Marker::Named(name) = &placed.marker else { return };
    let weapon = name.as_str().parse::<WeaponName>().ok();
    let Some((hex, weapon)) = placed.hex.filter(|_| placed.unit.is_none()).zip(weapon) else { return };
    let lies = (scenario.map.cell(hex), weapon);
    if placed.removed {
        state.lying.remove(&lies);
    } else if !state.lying.contains_key(&lies) {
        state.lying.insert(lies, SwState::default());
    }
}

pub(crate) fn give(state: &mut State, given: &SwGiven) {
    let sw = take(state, &given.unit, &given.weapon);
    have(state, &given.to, &given.weapon, sw);
}

/// A dr below 6 is one that has it, where nobody says what came of it (A4.44).
pub(crate) fn recover(state: &mut State, recovered: &SwRecovered) {
    with(state, &recovered.unit, |unit| {
        unit.mph.afoot.tried.insert(recovered.weapon.clone());
        unit.mph.afoot.tried_now.insert(recovered.weapon.clone());
    });
    concealment::recover(state, &recovered.unit);
    if !recovered.success.unwrap_or_else(|| recovers_by_dr(state, recovered)) {
        return;
    }
    let gone = || lost_there(state, &recovered.unit, &recovered.weapon);
    let here = state.units.get(&recovered.unit).and_then(|unit| unit.place.cell());
    let sw = match (recovered.from.clone().or_else(gone), here) {
        (Some(from), _) => Some(take(state, &from, &recovered.weapon)),
        (None, Some(cell)) => state.lying.remove(&(cell, recovered.weapon.clone())),
        (None, None) => None,
    };
    have(state, &recovered.unit, &recovered.weapon, sw.unwrap_or_default());
}

/// By the dr, the DRM that are told, and CX, which adds 1 told or not.
pub(crate) fn recovers_by_dr(state: &State, tried: &SwRecovered) -> bool {
    let Some(roll) = tried.roll.and_then(|roll| state.rolls.get(&roll)) else { return false };
    let tired = |unit: &Unit| unit.status.has(Status::Cx) || unit.mph.afoot.double_time.is_some();
    let is_cx = state.units.get(&tried.unit).is_some_and(tired);
    let untold = is_cx && !tried.drm.iter().any(|line| line.is(Modifier::Cx));
    let told = tried.drm.iter().filter_map(|line| line.value);
    let total = told.fold(Drm(roll.dice.total().saturating_add(i16::from(untold))), |sum, drm| sum + drm);
    effects::recovers(total.0)
}

/// Who left play where a unit stands, with such a SW: it lies there (A4.43).
fn lost_there(state: &State, id: &UnitId, weapon: &WeaponName) -> Option<UnitId> {
    let here = state.units.get(id)?.place.cell()?;
    if state.lying.contains_key(&(here, weapon.clone())) {
        return None;
    }
    let had = |id: &UnitId| {
        let def = state.units.described(id).and_then(|(_, def)| def.infantry.as_ref());
        def.and_then(|infantry| infantry.sw.as_ref()).is_some_and(|sw| sw.contains(weapon))
    };
    let lost = |(id, unit): &(&UnitId, &Unit)| unit.eliminated && unit.place.cell() == Some(here) && had(id);
    state.units.iter().find(lost).map(|(id, _)| id.clone())
}

/// What happened to the SW goes with it.
fn take(state: &mut State, id: &UnitId, weapon: &WeaponName) -> SwState {
    let mut sw = SwState::default();
    with(state, id, |unit| {
        unit.mph.afoot.taken.remove(weapon);
        sw = unit.sw.remove(weapon).unwrap_or_default();
        sw.first = sw.first.take().or_else(|| unit.side.clone());
        unit.failed.retain(|failed| !is_named(failed, weapon));
    });
    list(state, id, |held| held.retain(|other| other != weapon));
    sw
}

fn is_named(failed: &Use, weapon: &WeaponName) -> bool {
    matches!(failed, Use::Sw(name) | Use::Weapon(name) if name == weapon)
}

fn have(state: &mut State, id: &UnitId, weapon: &WeaponName, sw: SwState) {
    with(state, id, |unit| {
        unit.mph.afoot.taken.insert(weapon.clone());
        if sw.failed.is_some() {
            unit.failed.insert(Use::Sw(weapon.clone()));
        }
        unit.sw.insert(weapon.clone(), sw);
    });
    list(state, id, |held| held.push(weapon.clone()));
}

/// A SW that is removed for good weighs nothing any more (A9.7).
pub(crate) fn remove(state: &mut State, id: &UnitId, weapon: &Use) {
    if let Use::Sw(name) | Use::Weapon(name) = weapon {
        list(state, id, |held| held.retain(|other| other != name));
    }
}

/// Changes the list of a unit; one of which the head does not say what it has is known to have no more than this.
fn list(state: &mut State, id: &UnitId, change: impl FnOnce(&mut Vec<WeaponName>)) {
    let Some((unit, def)) = state.units.described(id) else { return };
    let Some(infantry) = &def.infantry else { return };
    let Some(mut held) = infantry.sw.clone() else { return };
    change(&mut held);
    let infantry = Some(Infantry { sw: Some(held), ..infantry.clone() });
    let (unit, def) = (unit.clone(), Arc::new(UnitDef { infantry, ..def.clone() }));
    state.units.put(id, unit, Some(def));
}
