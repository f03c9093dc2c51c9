//! The fold of what befalls crews: boarding, checks, leaders used.

use crate::event::{Boarding, Check, Checked, CrewStatusChanged, DrmLine, Status, UnitId};
use crate::scenario::Scenario;
use crate::state::crew::{CrewCheck, is_armor_leader_drm};
use crate::state::fold::change::with;
use crate::state::fold::status;
use crate::state::position::State;
use crate::state::unit::Unit;
use crate::vocab::dice::Dice;
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, MoverClass};

fn is_crew(state: &State, scenario: &Scenario, id: &UnitId) -> bool {
    let like = state.units.get(id).and_then(|unit| unit.like.as_ref());
    let def = scenario.units.get(like.unwrap_or(id));
    def.and_then(|def| def.infantry.as_ref()?.kind) == Some(InfantryKind::Crew)
}

/// It becomes CE or BU.
pub(super) fn expose(state: &mut State, changed: &CrewStatusChanged) {
    let described = state.units.described(&changed.unit);
    let printed = described.and_then(|(_, def)| def.vehicle.as_ref()?.ce);
    with(state, &changed.unit, |unit| {
        let was = unit.ce.or(printed);
        let by_will = !unit.is_pinned()
            && !unit.crew.failed_task
            && ![Status::Stunned, Status::Shocked].iter().any(|out| unit.status.has(*out));
        unit.crew.changed_now |= by_will && was.is_some_and(|was| was != changed.ce);
        unit.ce = Some(changed.ce);
    });
}

/// A crew counter gets off the vehicle that it manned, or mans one that has no crew (D5.4, D5.42).
pub(crate) fn board(state: &mut State, scenario: &Scenario, boarding: &Boarding) {
    if !is_crew(state, scenario, &boarding.unit) {
        return;
    }
    let rode =
        state.units.get(&boarding.unit).and_then(|unit| unit.aboard.as_ref()) == Some(&boarding.vehicle);
    let crew = &boarding.unit;
    with(state, &boarding.vehicle, |vehicle| {
        let mans = vehicle.crew.manned_by.as_ref() == Some(crew);
        if boarding.aboard && vehicle.status.has(Status::Abandoned) {
            vehicle.crew.manned_by = Some(crew.clone());
            vehicle.status.set(Status::Abandoned, false);
        } else if !boarding.aboard && (mans || (!rode && vehicle.crew.out.is_none())) {
            vehicle.crew.out.get_or_insert_with(|| crew.clone());
            vehicle.crew.manned_by = None;
            status::set_status(vehicle, Status::Abandoned, true);
        }
    });
}

/// More MF than any unit has.
const MOST_MF: i32 = 1000;

/// What it costs to get off in the own MPh: a MF for each quarter of the printed MP, or part of one, that the vehicle used, and one to
/// get off (D6.5). `None` where the log does not tell.
pub(super) fn ridden(state: &State, boarding: &Boarding) -> Option<Mp> {
    let (vehicle, def) = state.units.described(&boarding.vehicle)?;
    let printed = def.vehicle.as_ref()?;
    let rode = state.units.get(&boarding.unit)?.aboard.as_ref() == Some(&boarding.vehicle);
    let own = state.phase == Some(Phase::MPh) && state.side.as_ref() == Some(&def.side);
    let motor = !matches!(printed.class, MoverClass::Wagon | MoverClass::Motorcycle);
    let mph = &vehicle.mph;
    if boarding.aboard || !rode || !own || !motor || mph.minimum_move || mph.unstated {
        return None;
    }
    let (used, all) = (i64::from((mph.spent - mph.unloading).halves()), i64::from(printed.mp?.halves()));
    let quarters = (4 * used + all - 1).checked_div(all)?;
    Some(Mp::whole(i32::try_from(quarters + 1).ok().filter(|mf| *mf <= MOST_MF)?))
}

/// A check of a vehicle is one of its crew.
pub(crate) fn check(state: &mut State, scenario: &Scenario, checked: &Checked) {
    let like = state.units.get(&checked.unit).and_then(|unit| unit.like.as_ref());
    if scenario.units.get(like.unwrap_or(&checked.unit)).is_none_or(|def| def.vehicle.is_none()) {
        return;
    }
    let dice = match state.rolls.get(&checked.roll).map(|roll| roll.dice) {
        Some(Dice::Dr(dr)) => Some(dr),
        Some(Dice::dr(_) | Dice::Three(..)) | None => None,
    };
    let made = CrewCheck {
        seq: state.seq,
        attack: checked.attack,
        check: checked.check,
        dice,
        drm: checked.drm.clone(),
        morale: checked.morale,
        passed: checked.passed,
    };
    let failed = matches!(checked.check, Check::Ptc | Check::Ntc) && checked.passed == Some(false);
    with(state, &checked.unit, |unit| {
        unit.crew.failed_task |= failed;
        unit.crew.checks.push(made);
    });
}

/// An Armor Leader's DRM was declared for a vehicle.
pub(crate) fn use_leader(state: &mut State, vehicle: &UnitId, drm: &[DrmLine]) {
    let seq = state.seq;
    if let Some(line) = drm.iter().find(|line| is_armor_leader_drm(line)) {
        with(state, vehicle, |unit| {
            unit.crew.leader_used.push(seq);
            unit.crew.leader_drm = line.value.or(unit.crew.leader_drm);
        });
    }
}

/// What belongs to one phase ends with it.
pub(crate) fn end_phase(unit: &mut Unit) {
    unit.crew.checks.clear();
    unit.crew.changed_now = false;
    unit.crew.leader_used.clear();
    unit.crew.leader_drm = None;
}
