//! Small changes of a unit that several steps of the fold make.

use crate::event::UnitId;
use crate::scenario::Scenario;
use crate::state::gun;
use crate::state::place::Place;
use crate::state::position::State;
use crate::state::unit::{Turret, Unit};

/// Changes a unit that is in play; that it left its hex is counted, and the crew that was set up with a Gun is missed there.
pub(crate) fn with(state: &mut State, id: &UnitId, change: impl FnOnce(&mut Unit)) {
    let left = state.units.change(id, |unit| {
        let (was, set_up) = (unit.location(), unit.left_hexes == 0 && !unit.eliminated);
        change(unit);
        let moved = was.map(|(cell, _)| cell) != unit.place.cell();
        unit.left_hexes += u32::from(moved);
        was.filter(|_| set_up && (moved || unit.eliminated))
    });
    if let Some(from) = left.flatten() {
        gun::crew_goes(state, id, from);
    }
}

pub(crate) fn set_turret(unit: &mut Unit, scenario: &Scenario, pair: crate::vocab::hex::HexPair) {
    let spine = unit.place.cell().and_then(|cell| scenario.map.spine(cell, pair));
    unit.turret = spine.map(Turret::Spine).or(unit.turret);
}

/// A hull turn carries the turret with it (D3.12).
pub(crate) fn turn_hull(unit: &mut Unit, scenario: &Scenario, pair: crate::vocab::hex::HexPair) {
    let Place::In(cell, was) = unit.place else { return };
    let Some(now) = scenario.map.spine(cell, pair) else { return };
    if let (Some(Turret::Spine(turret)), Some(was)) = (unit.turret, was) {
        unit.turret = Some(Turret::Spine(turret.turned(now.index() - was.index())));
    }
    unit.place = Place::In(cell, Some(now));
}
