//! What is left of a unit that is reduced: another counter where it stood, with its statuses and its SW.

use crate::catalogue::{half_of, personnel};
use crate::counter::{Infantry, UnitDef};
use crate::event::{Reduced, Status, UnitId};
use crate::scenario::{Described, Scenario};
use crate::state::fold::attacks;
use crate::state::fold::change::with;
use crate::state::fold::concealment;
use crate::state::fold::heat;
use crate::state::lookup::def_of;
use crate::state::position::State;
use crate::state::unit::Unit;
use crate::vocab::{InfantryKind, WeaponName};
use alloc::sync::Arc;
use alloc::vec::Vec;

/// A SMC that suffers Casualty Reduction is wounded (A17); that it died of it is told by itself. A leader may be replaced by
/// another (A19.13).
pub(crate) fn reduce(state: &mut State, scenario: &Scenario, reduced: &Reduced) {
    attacks::reduce(state, reduced.attack, &reduced.unit, reduced.into.as_ref());
    let printed = state.units.standing(&reduced.unit).and_then(|(_, def)| def?.infantry.as_ref());
    let wounded = printed.and_then(|infantry| infantry.kind).is_some_and(InfantryKind::is_smc);
    if wounded && reduced.into.is_none() {
        concealment::reduce(state, &reduced.unit);
        return with(state, &reduced.unit, |unit| unit.status.set(Status::Wounded, true));
    }
    if reduced.attack.is_none() {
        with(state, &reduced.unit, heat::tell_by_word);
    }
    replace(state, scenario, reduced);
    reduced.into.iter().for_each(|left| concealment::reduce(state, left));
}

/// Another counter takes the place of a unit, and possesses its SW.
pub(crate) fn replace(state: &mut State, scenario: &Scenario, reduced: &Reduced) {
    take_place(state, scenario, reduced, held_by(state, &reduced.unit));
}

/// The list of SW of a unit, where the head or the play gives one.
pub(crate) fn held_by(state: &State, unit: &UnitId) -> Option<Vec<WeaponName>> {
    let printed = state.units.standing(unit).and_then(|(_, def)| def?.infantry.as_ref());
    printed.and_then(|infantry| infantry.sw.clone())
}

/// Another counter takes the place of a unit, with this list of SW.
pub(crate) fn take_place(
    state: &mut State,
    scenario: &Scenario,
    reduced: &Reduced,
    held: Option<Vec<WeaponName>>,
) {
    let typed = typed(state, scenario, reduced);
    with(state, &reduced.unit, Unit::leave_play);
    let left = state.units.get(&reduced.unit).cloned();
    let Some((old, into)) = left.zip(reduced.into.as_ref()) else { return };
    with(state, &reduced.unit, |unit| unit.left_as = Some(into.clone()));
    let was = old.like.as_ref().unwrap_or(&reduced.unit);
    // What is left of a squad is another counter: the one that the head describes, else one of unknown values.
    let infantry = scenario.units.get(was).and_then(|def| def.infantry.as_ref());
    let other = infantry.is_some_and(Infantry::is_squad) || scenario.units.contains_key(into);
    let same = (!other || into == &reduced.unit).then(|| was.clone());
    let like = reduced.like.clone().filter(|_| typed.is_none()).or(same);
    let mut new = Unit { eliminated: false, left_now: false, like, ..old };
    let made = new.rally.iter_mut().chain(&mut new.rout.check);
    made.for_each(|check| check.inherited = true);
    let untold = new.like.is_none() && !scenario.units.contains_key(into);
    let half = scenario.units.get(was).filter(|_| untold).and_then(|squad| half_of_type(scenario, squad));
    let def = def_of(scenario, into, &new).or(typed.as_ref()).or(half.as_ref());
    new.side = def.map(|def| def.side.clone()).or(new.side);
    let apart = scenario.units.contains_key(into);
    let def = def.map(|def| keeping(def, held, apart));
    state.units.put(into, new, def);
    state.close_combat.inherit(&reduced.unit, into);
}

/// The counter of the catalogue that prints the factors told (`like 4-4-7`), where the head describes no unit of that name.
fn typed(state: &State, scenario: &Scenario, reduced: &Reduced) -> Option<Described> {
    let like = reduced.like.as_ref().filter(|like| !scenario.units.contains_key(*like))?;
    scenario.counter(like, state.units.standing(&reduced.unit)?.1?)
}

/// The HS of a squad whose type the catalogue has (A7.302), where the head describes none that is left of it.
fn half_of_type(scenario: &Scenario, squad: &UnitDef) -> Option<Described> {
    scenario.of_row(half_of(personnel(squad.kind.as_deref()?, scenario.book)?)?, squad)
}

/// What is left of a unit possesses the SW that the unit had (A4.4), where the head gives it no list of its own: that of
/// another unit, which it is alike, is none.
fn keeping(def: &Described, held: Option<Vec<WeaponName>>, apart: bool) -> Described {
    let unlisted = def.infantry.as_ref().filter(|infantry| infantry.sw.is_none() || !apart);
    let Some((infantry, held)) = unlisted.zip(held) else { return def.clone() };
    let infantry = Some(Infantry { sw: Some(held), ..infantry.clone() });
    Arc::new(UnitDef { infantry, ..UnitDef::clone(def) })
}
