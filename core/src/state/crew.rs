//! The inherent crew of a vehicle: where it is when it is a counter of its own, who mans the vehicle instead, and what
//! it was checked for (D3.42, D3.43). Facts only.

use super::State;
use super::apply::with;
use super::unit::Unit;
use crate::event::{AttackId, Boarding, Check, Checked, CrewStatusChanged, DrmLine, Status, UnitId};
use crate::scenario::Scenario;
use crate::vocab::dice::{Dice, Dr};
use crate::vocab::num::Drm;
use crate::vocab::{InfantryKind, Modifier};
use alloc::vec::Vec;
use serde::Serialize;

/// A check that a vehicle's crew made in the phase in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CrewCheck {
    /// The number of the event by which it is so.
    pub seq: u64,
    /// The attack that caused it, when it was named.
    pub attack: Option<AttackId>,
    /// The check.
    pub check: Check,
    /// The dice.
    pub dice: Option<Dr>,
    /// DRM declared.
    pub drm: Vec<DrmLine>,
    /// Morale Level declared.
    pub morale: Option<u8>,
    /// Passed, as declared.
    pub passed: Option<bool>,
}

/// The crew of a vehicle.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Crew {
    /// The counter that its inherent crew became when it left the vehicle for the first time.
    pub out: Option<UnitId>,
    /// The crew counter that mans it instead.
    pub manned_by: Option<UnitId>,
    /// Checks of this phase.
    pub checks: Vec<CrewCheck>,
    /// Events of this phase that declared an Armor Leader's DRM for it.
    pub leader_used: Vec<u64>,
    /// The DRM that the last of them declared.
    pub leader_drm: Option<Drm>,
}

fn is_crew(state: &State, scenario: &Scenario, id: &UnitId) -> bool {
    let like = state.units.get(id).and_then(|unit| unit.like.as_ref());
    let def = scenario.units.get(like.unwrap_or(id));
    def.and_then(|def| def.infantry.as_ref()?.kind) == Some(InfantryKind::Crew)
}

/// It becomes CE or BU.
pub(super) fn expose(state: &mut State, changed: &CrewStatusChanged) {
    with(state, &changed.unit, |unit| unit.ce = Some(changed.ce));
}

/// A crew counter gets off the vehicle that it manned, or mans one that has no crew (D5.4, D5.42).
pub(super) fn board(state: &mut State, scenario: &Scenario, boarding: &Boarding) {
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
            super::status::set_status(vehicle, Status::Abandoned, true);
        }
    });
}

/// A check of a vehicle is one of its crew.
pub(super) fn check(state: &mut State, scenario: &Scenario, checked: &Checked) {
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
    with(state, &checked.unit, |unit| unit.crew.checks.push(made));
}

/// A DRM line is an Armor Leader's: his vehicle is the director named, else the firer.
#[must_use]
pub fn is_armor_leader_drm(line: &DrmLine) -> bool {
    line.is(Modifier::ArmorLeader)
}

/// An Armor Leader's DRM was declared for a vehicle.
pub(super) fn use_leader(state: &mut State, vehicle: &UnitId, drm: &[DrmLine]) {
    let seq = state.seq;
    if let Some(line) = drm.iter().find(|line| is_armor_leader_drm(line)) {
        with(state, vehicle, |unit| {
            unit.crew.leader_used.push(seq);
            unit.crew.leader_drm = line.value.or(unit.crew.leader_drm);
        });
    }
}

/// What belongs to one phase ends with it.
pub(super) fn end_phase(unit: &mut Unit) {
    unit.crew.checks.clear();
    unit.crew.leader_used.clear();
    unit.crew.leader_drm = None;
}
