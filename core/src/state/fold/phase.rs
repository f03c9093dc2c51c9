//! The fold of phases and Player Turns: what begins and ends with them.

use super::{attacks, close_combat, crew, lane, movement, residual, shares, weapons, wears_off};
use crate::event::{PhaseBegan, Status};
use crate::scenario::Scenario;
use crate::state::position::State;
use crate::state::shot_turn;
use crate::state::unit::{Phases, Unit};
use crate::vocab::phase::Phase;

pub(super) fn begin_phase(state: &mut State, scenario: &Scenario, began: &PhaseBegan) {
    end_phase(state, scenario);
    state.second_phase |= state.last_phase.is_some();
    state.rph_begun |= began.phase == Phase::RPh;
    state.turn_over = false;
    let new_turn = state.turn != began.turn || state.side.as_ref() != Some(&began.side);
    wears_off::begin_phase(state, scenario, began, new_turn);
    if new_turn {
        state.lanes_before.clear();
        state.los_earlier.clear();
        state.los_new.clear();
        state.attacks.clear();
        state.units.forget_attacks();
    }
    if state.turn != began.turn {
        state.sides_begun.clear();
    }
    if state.first_turn == 0 {
        state.first_turn = began.turn;
        state.first_phase = Some(began.phase);
    }
    if !state.sides_begun.contains(&began.side) {
        state.sides_begun.push(began.side.clone());
    }
    state.turn = began.turn;
    state.side = Some(began.side.clone());
    state.phase = Some(began.phase);
    state.last_phase = Some(began.phase);
    let (mph, is_first) = (began.phase == Phase::MPh, !state.second_phase);
    if new_turn || mph {
        state.units.change_all(|unit| {
            let own = unit.side.as_ref() == Some(&began.side);
            if new_turn {
                begin_turn(unit, own, is_first);
            }
            if own && mph {
                movement::begin_mph(unit);
            }
        });
    }
}

/// Counters of the position with which a game begins are those of its first phase.
fn begin_turn(unit: &mut Unit, own: bool, is_first: bool) {
    unit.fired = Phases::default();
    if !is_first {
        unit.markers.clear();
        unit.status.set(Status::Pinned, false);
    }
    unit.task_check = None;
    unit.crew.failed_task = false;
    // One that is set up stunned is so in the first Player Turn.
    unit.stunned_now &= is_first;
    unit.begin_turn();
    unit.turn_begun_in_motion = own && unit.motion.is_some();
    unit.halted_in_motion = false;
    unit.aimed_before = unit.aimed_at.clone();
    unit.displaced |= !is_first && (unit.mph.entered_hex || unit.aboard.is_some());
    unit.mph = crate::state::mph::Mph::default();
    weapons::begin_turn(unit);
}

/// The move of every unit is over when its phase is.
pub(super) fn end_phase(state: &mut State, scenario: &Scenario) {
    wears_off::end_berserk(state, scenario);
    shares::end_phase(state);
    attacks::close_all(state);
    state.rolls_idle.clear();
    state.snipers.end_phase();
    state.mover = None;
    state.window = None;
    state.units.change_stirred(|unit| {
        unit.turning = shot_turn::ShotTurn::default();
        unit.turned_at_end = false;
        weapons::end_phase(unit);
        crew::end_phase(unit);
        unit.end_phase();
    });
    match state.phase {
        Some(Phase::MPh) => {
            state.units.change_all(|unit| unit.mph.closed = true);
            lane::end_phase(state);
            residual::end_phase(state);
        }
        Some(Phase::RPh) => state.units.change_all(Unit::end_rph),
        Some(Phase::CCPh) => close_combat::end_ccph(state, scenario),
        Some(Phase::PFPh | Phase::DFPh | Phase::AFPh | Phase::RtPh | Phase::APh) | None => {}
    }
    close_combat::end_melees(state);
    state.close_combat.end_phase();
    state.panzerfausts.end_phase(state.phase);
    state.phase = None;
}

pub(super) fn end_player_turn(state: &mut State, scenario: &Scenario) {
    end_phase(state, scenario);
    state.turn_over = true;
}
