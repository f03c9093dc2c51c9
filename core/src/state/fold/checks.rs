//! What a check and a Random Selection change.

use crate::event::{Check, Checked, RandomlySelected};
use crate::scenario::Scenario;
use crate::state::fold::change::with;
use crate::state::fold::{attacks, concealment, crew, heat, rout, sniper};
use crate::state::position::State;

pub(crate) fn check(state: &mut State, scenario: &Scenario, checked: &Checked) {
    attacks::check(state, scenario, checked);
    let passed = checked.passed.or_else(|| attacks::passed_by(state, scenario, checked, &checked.unit));
    with(state, &checked.unit, |unit| {
        unit.checked = true;
        if checked.check == Check::Ntc {
            unit.task_check = passed.or(Some(true));
        }
        if checked.check == Check::Paatc {
            unit.paatc = passed;
        }
        rout::check(unit, checked, passed);
    });
    concealment::check(state, checked, passed);
    heat::keep_two(state, checked);
    if checked.check == Check::Ntc {
        heat::follow(state, &checked.unit, passed);
    }
    crew::check(state, scenario, checked);
}

pub(crate) fn select(state: &mut State, selected: &RandomlySelected) {
    attacks::select(state, selected);
    sniper::select(state, selected);
}
