//! Those aboard are where their vehicle is.

use crate::event::{Level, Status, UnitId};
use crate::state::fold::change::with;
use crate::state::fold::surroundings::{forget_hindrance, location};
use crate::state::place::Place;
use crate::state::position::State;
use crate::vocab::hex::Cell;
use alloc::vec::Vec;

/// A unit stood there; where it has moved, those aboard came along. What hindered the LOS to them is forgotten as for
/// anybody who moves, and nobody stays encircled aboard a vehicle that leaves.
pub(crate) fn carry(state: &mut State, vehicle: &UnitId, was: Option<(Cell, Level)>) {
    let here = location(state, vehicle);
    if here == was {
        return;
    }
    forget_hindrance(state, vehicle, was);
    let aboard = state.units_aboard(vehicle).into_iter().filter(|(_, unit)| !unit.eliminated);
    for id in aboard.map(|(id, _)| id.clone()).collect::<Vec<_>>() {
        let was = location(state, &id);
        with(state, &id, |unit| {
            unit.place = here.map_or(Place::Off, |(cell, _)| Place::In(cell, None));
            unit.level = here.map_or(unit.level, |(_, level)| level);
            unit.status.set(Status::Encircled, false);
        });
        // What it tows or carries in turn follows; a ring of units aboard each other ends where all are here.
        carry(state, &id, was);
    }
}
