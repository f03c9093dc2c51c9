//! What belongs to the Location that a unit stands in, and goes with it or stays behind: Encirclement (A7.7) and attested
//! Hindrances.

use crate::event::{Level, Status, UnitId};
use crate::scenario::Scenario;
use crate::state::aim::{firing_side, side_of};
use crate::state::position::State;
use crate::state::unit::Unit;
use crate::vocab::hex::Cell;
use alloc::vec::Vec;

/// A unit's Location.
pub(crate) fn location(state: &State, unit: &UnitId) -> Option<(Cell, Level)> {
    state.units.get(unit).and_then(Unit::location)
}

/// What hindered the LOS to a unit was attested for the place that it has left.
pub(crate) fn forget_hindrance(state: &mut State, moved: &UnitId, was: Option<(Cell, Level)>) {
    if !state.hindrance.is_empty() && location(state, moved) != was {
        state.hindrance.retain(|(a, b), _| a != moved && b != moved);
    }
}

/// A unit that came into an encircled Location is encircled, one that left is not, and a Location is free
/// when nobody is left in it (A7.7).
pub(crate) fn renew_encirclement(
    state: &mut State,
    scenario: &Scenario,
    moved: &UnitId,
    was: Option<(Cell, Level)>,
) {
    let Some(here) = location(state, moved).filter(|here| Some(*here) != was) else { return };
    let side = side_of(state, scenario, moved).cloned();
    let encircled = state
        .units
        .encircled_at(here.0)
        .any(|(id, unit)| id != moved && unit.level == here.1 && !unit.eliminated && unit.side == side);
    state.units.change(moved, |unit| unit.status.set(Status::Encircled, encircled));
}

/// A counter in a hex: Encirclement falls on all enemies of the side that encircles, which is the one that
/// fired there last; one that names a level on those of that level.
pub(crate) fn encircle(
    state: &mut State,
    scenario: &Scenario,
    (cell, level): (Cell, Option<Level>),
    removed: bool,
) {
    let last = state.attacks.at(cell).max_by_key(|a| a.seq);
    let side = last.and_then(|a| firing_side(state, scenario, &a.declared)).cloned();
    let enemies = state.units_at(cell).into_iter().filter(|(_, unit)| side.is_none() || unit.side != side);
    let enemies = enemies.filter(|(_, unit)| level.is_none_or(|level| unit.level == level));
    for id in enemies.map(|(id, _)| id.clone()).collect::<Vec<_>>() {
        state.units.change(&id, |unit| unit.status.set(Status::Encircled, !removed));
    }
}
