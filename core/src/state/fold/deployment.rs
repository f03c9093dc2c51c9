//! What Deploying and Recombining change (A1.31, A1.32): counters that take the place of others, with all that these were under.

use super::reduce::{held_by, take_place};
use crate::event::{Deployed, Recombined, Reduced, Status, UnitId};
use crate::scenario::Scenario;
use crate::state::fold::change::with;
use crate::state::position::State;
use crate::state::unit::Unit;
use alloc::vec::Vec;

/// Both HS are under what the squad was under; the first possesses its SW.
pub(crate) fn deploy(state: &mut State, scenario: &Scenario, deployed: &Deployed) {
    let held = held_by(state, &deployed.unit);
    let empty = held.as_ref().map(|_| Vec::new());
    let sw = state.units.get(&deployed.unit).map(|unit| unit.sw.clone()).unwrap_or_default();
    for (into, held) in [(&deployed.second, empty), (&deployed.first, held)] {
        take_place(state, scenario, &instead(&deployed.unit, into, deployed.like.as_ref()), held);
    }
    with(state, &deployed.second, |unit| unit.sw.clear());
    with(state, &deployed.first, |unit| unit.sw = sw);
}

/// It is CX where one of them was, and has its "?" where both had theirs.
pub(crate) fn recombine(state: &mut State, scenario: &Scenario, made: &Recombined) {
    let held = held_by(state, &made.unit).map(|mut held| {
        held.extend(held_by(state, &made.with).unwrap_or_default());
        held
    });
    let other = state.units.get(&made.with).cloned();
    take_place(state, scenario, &instead(&made.unit, &made.into, made.like.as_ref()), held);
    with(state, &made.with, |unit| {
        unit.leave_play();
        unit.left_as = Some(made.into.clone());
    });
    let Some(other) = other else { return };
    with(state, &made.into, |unit| join(unit, &other));
}

fn join(unit: &mut Unit, other: &Unit) {
    unit.status.set(Status::Cx, unit.status.has(Status::Cx) || other.status.has(Status::Cx));
    for status in [Status::Concealed, Status::Hidden] {
        unit.status.set(status, unit.status.has(status) && other.status.has(status));
    }
    unit.sw.extend(other.sw.iter().map(|(name, state)| (name.clone(), state.clone())));
}

fn instead(unit: &UnitId, into: &UnitId, like: Option<&UnitId>) -> Reduced {
    Reduced { unit: unit.clone(), into: Some(into.clone()), like: like.cloned(), attack: None }
}
