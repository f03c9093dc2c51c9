//! The fold of what wears off by itself, though no line says so: CX, TI, berserk behind a fight that is won, and DM where the line of a
//! RPh was left out, as that of a phase may be in which nothing is done. From the second version of the book on; the first left it to
//! the players' words.

use crate::event::{PhaseBegan, Status, StatusChanged, UnitId};
use crate::scenario::Scenario;
use crate::state::aim::enemies_in;
use crate::state::fold::change::with;
use crate::state::lookup::def_of;
use crate::state::position::State;
use crate::state::unit::Unit;
use crate::vocab::phase::Phase;
use alloc::vec::Vec;

/// The phase before has ended, and this one begins.
pub(super) fn begin_phase(state: &mut State, scenario: &Scenario, began: &PhaseBegan, new_turn: bool) {
    if scenario.book < 2 {
        return;
    }
    if !state.second_phase {
        // A log that begins with the MPh, or behind it, may tell of CX of that very Player Turn.
        let now = (began.phase >= Phase::MPh).then_some(Phase::RPh);
        state.units.change_all(|unit| unit.cx_now = now.filter(|_| unit.status.has(Status::Cx)));
        return;
    }
    let no_rph = new_turn && began.phase != Phase::RPh;
    // Of the same side twice, the Player Turn between them was left out.
    let left_out = new_turn && state.side.as_ref() == Some(&began.side);
    let before = state.side.clone();
    if new_turn {
        end_ti(state, scenario);
    }
    state.units.change_all(|unit| {
        if new_turn {
            end_cx(unit, left_out || unit.side == before);
            unit.cx_now = None;
        }
        if no_rph {
            unit.end_rph();
        }
        end_cx(unit, unit.side.as_ref() == Some(&began.side) && began.phase > Phase::MPh);
    });
}

/// As the CCPh ends, and so does the Player Turn (A4.8). A word on a vehicle stays.
fn end_ti(state: &mut State, scenario: &Scenario) {
    let on_foot = |id: &UnitId, unit: &Unit| {
        def_of(scenario, id, unit).is_some_and(|def| def.infantry.is_some() && def.vehicle.is_none())
    };
    let tired = state.units.iter().filter(|(id, unit)| unit.status.has(Status::Ti) && on_foot(id, unit));
    let tired: Vec<UnitId> = tired.map(|(id, _)| id.clone()).collect();
    tired.iter().for_each(|id| with(state, id, |unit| unit.status.set(Status::Ti, false)));
}

/// In the Player Turn after that in which it was laid it goes as the unit begins to move, or as the MPh ends (A4.51).
pub(super) fn end_cx(unit: &mut Unit, due: bool) {
    if due && unit.cx_now.is_none() {
        unit.status.set(Status::Cx, false);
    }
}

/// A berserk unit that has fought in this CCPh, or fired within its Location in this AFPh, and has no Known enemy left there is in Good
/// Order again (A15.46). That it sees none at the end of its charge, its player says.
pub(super) fn end_berserk(state: &mut State, scenario: &Scenario) {
    if scenario.book < 2 || !matches!(state.phase, Some(Phase::CCPh | Phase::AFPh)) {
        return;
    }
    let berserk = |(_, unit): &(&UnitId, &Unit)| unit.status.has(Status::Berserk) && !unit.eliminated;
    let calm = state.units.iter().filter(berserk).filter(|(id, unit)| has_won(state, id, unit));
    let calm: Vec<UnitId> = calm.map(|(id, _)| id.clone()).collect();
    calm.iter().for_each(|id| with(state, id, |unit| unit.status.set(Status::Berserk, false)));
}

fn has_won(state: &State, id: &UnitId, unit: &Unit) -> bool {
    let (Some(at), Some(side)) = (unit.location(), unit.side.as_ref()) else { return false };
    let fired = || state.attacks_by(id).into_iter().any(|a| a.phase == state.phase && a.at.contains(&at));
    let fought = if state.phase == Some(Phase::CCPh) { unit.fought } else { fired() };
    let known = |other: &UnitId| state.units.get(other).is_some_and(|other| !other.is_concealed());
    fought && !enemies_in(state, side, &[at]).iter().any(known)
}

/// CX and TI go when the unit breaks (A4.51, A4.8).
pub(super) fn break_down(unit: &mut Unit, changed: &StatusChanged, scenario: &Scenario) {
    let breaks = changed.add.contains(&Status::Broken) && scenario.book >= 2;
    let gone = [Status::Cx, Status::Ti].into_iter().filter(|tired| breaks && !changed.add.contains(tired));
    gone.for_each(|tired| unit.status.set(tired, false));
}

/// DM comes off as the RPh ends: what takes it off in a RPh makes no rally of that RPh easier (A10.62).
pub(super) fn take_off_dm(unit: &mut Unit, in_rph: bool) {
    unit.broke_lately = in_rph && (unit.broke_lately || unit.status.has(Status::Dm));
}
