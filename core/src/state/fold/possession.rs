//! Who possesses a SW (A4.43 to A4.44).

use crate::counter::{Infantry, UnitDef};
use crate::effects;
use crate::event::{Marker, MarkerPlaced, Status, SwDropped, SwGiven, SwRecovered, UnitId};
use crate::scenario::Scenario;
use crate::state::fold::change::with;
use crate::state::position::State;
use crate::state::unit::Unit;
use crate::vocab::num::Drm;
use crate::vocab::{Modifier, WeaponName};
use alloc::sync::Arc;
use alloc::vec::Vec;

pub(crate) fn drop(state: &mut State, dropped: &SwDropped) {
    let had = |infantry: &Infantry| infantry.sw.as_ref().is_none_or(|sw| sw.contains(&dropped.weapon));
    let listed = state.units.described(&dropped.unit).and_then(|(_, def)| def.infantry.as_ref());
    let here = state.units.get(&dropped.unit).and_then(|unit| unit.place.cell());
    if let Some(cell) = here.filter(|_| listed.is_none_or(had)) {
        state.lying.insert((cell, dropped.weapon.clone()));
    }
    take(state, &dropped.unit, &dropped.weapon);
}

/// A counter of a SW lies in a hex, or lies there no more.
pub(crate) fn lay(state: &mut State, scenario: &Scenario, placed: &MarkerPlaced) {
    let Marker::Named(name) = &placed.marker else { return };
    let weapon = name.as_str().parse::<WeaponName>().ok();
    let Some((hex, weapon)) = placed.hex.filter(|_| placed.unit.is_none()).zip(weapon) else { return };
    let lies = (scenario.map.cell(hex), weapon);
    let _changed = if placed.removed { state.lying.remove(&lies) } else { state.lying.insert(lies) };
}

pub(crate) fn give(state: &mut State, given: &SwGiven) {
    take(state, &given.unit, &given.weapon);
    have(state, &given.to, &given.weapon);
}

/// A dr below 6 is one that has it, where nobody says what came of it (A4.44).
pub(crate) fn recover(state: &mut State, recovered: &SwRecovered) {
    with(state, &recovered.unit, |unit| {
        unit.mph.afoot.tried.insert(recovered.weapon.clone());
    });
    if !recovered.success.unwrap_or_else(|| recovers_by_dr(state, recovered)) {
        return;
    }
    let gone = || lost_there(state, &recovered.unit, &recovered.weapon);
    if let Some(from) = recovered.from.clone().or_else(gone) {
        take(state, &from, &recovered.weapon);
    } else if let Some(cell) = state.units.get(&recovered.unit).and_then(|unit| unit.place.cell()) {
        state.lying.remove(&(cell, recovered.weapon.clone()));
    }
    have(state, &recovered.unit, &recovered.weapon);
}

/// By the dr, the DRM that are told, and CX, which adds 1 told or not.
pub(crate) fn recovers_by_dr(state: &State, tried: &SwRecovered) -> bool {
    let Some(roll) = tried.roll.and_then(|roll| state.rolls.get(&roll)) else { return false };
    let is_cx = state.units.get(&tried.unit).is_some_and(|unit| unit.status.has(Status::Cx));
    let untold = is_cx && !tried.drm.iter().any(|line| line.is(Modifier::Cx));
    let told = tried.drm.iter().filter_map(|line| line.value);
    let total = told.fold(Drm(roll.dice.total().saturating_add(i16::from(untold))), |sum, drm| sum + drm);
    effects::recovers(total.0)
}

/// Who left play where a unit stands, with such a SW: it lies there (A4.43).
fn lost_there(state: &State, id: &UnitId, weapon: &WeaponName) -> Option<UnitId> {
    let here = state.units.get(id)?.place.cell()?;
    if state.lying.contains(&(here, weapon.clone())) {
        return None;
    }
    let had = |id: &UnitId| {
        let def = state.units.described(id).and_then(|(_, def)| def.infantry.as_ref());
        def.and_then(|infantry| infantry.sw.as_ref()).is_some_and(|sw| sw.contains(weapon))
    };
    let lost = |(id, unit): &(&UnitId, &Unit)| unit.eliminated && unit.place.cell() == Some(here) && had(id);
    state.units.iter().find(lost).map(|(id, _)| id.clone())
}

fn take(state: &mut State, id: &UnitId, weapon: &WeaponName) {
    with(state, id, |unit| {
        unit.mph.afoot.taken.remove(weapon);
    });
    list(state, id, |held| held.retain(|other| other != weapon));
}

fn have(state: &mut State, id: &UnitId, weapon: &WeaponName) {
    with(state, id, |unit| {
        unit.mph.afoot.taken.insert(weapon.clone());
    });
    list(state, id, |held| held.push(weapon.clone()));
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
