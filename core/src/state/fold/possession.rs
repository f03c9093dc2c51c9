//! Who possesses a SW (A4.43 to A4.44).

use crate::counter::{Infantry, UnitDef};
use crate::event::{SwDropped, SwGiven, SwRecovered, UnitId};
use crate::state::fold::change::with;
use crate::state::position::State;
use crate::vocab::WeaponName;
use alloc::sync::Arc;
use alloc::vec::Vec;

pub(crate) fn drop(state: &mut State, dropped: &SwDropped) {
    take(state, &dropped.unit, &dropped.weapon);
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
    if recovered.success != Some(true) {
        return;
    }
    if let Some(from) = &recovered.from {
        take(state, from, &recovered.weapon);
    }
    have(state, &recovered.unit, &recovered.weapon);
}

fn take(state: &mut State, id: &UnitId, weapon: &WeaponName) {
    list(state, id, |held| held.retain(|other| other != weapon));
}

fn have(state: &mut State, id: &UnitId, weapon: &WeaponName) {
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
