//! What ends the acquisition of a gun (C6.5): it leaves its hex, turns away or goes into Motion, malfunctions, its
//! crew is out of order, or fires otherwise.

use crate::counter::{UnitDef, slot};
use crate::event::{CaChanged, FireAttack, Firer, Status, UnitId, Use};
use crate::scenario::Scenario;
use crate::state::gun;
use crate::state::lookup::def_of;
use crate::state::position::State;
use crate::state::unit::Unit;
use crate::vocab::hex::{Arc, in_arc};
use crate::vocab::phase::Phase;
use crate::vocab::{WeaponKind, WeaponMount, WeaponWord};
use alloc::vec::Vec;

/// It has acquired nothing any more.
pub(crate) fn lose(unit: &mut Unit) {
    unit.rolled_at.values_mut().for_each(|rolls| *rolls = 0);
}

/// It moved to another hex, or began its MPh in Motion; a Gyro keeps it.
pub(crate) fn lose_by_move(unit: &mut Unit, scenario: &Scenario, id: &UnitId, left: bool) {
    let gyro = || def_of(scenario, id, unit).and_then(|def| def.vehicle.as_ref()).is_some_and(|v| v.gyro);
    if (left || unit.mph.began_in_motion) && !gyro() {
        lose(unit);
    }
}

/// Its gun, and no MG of it, failed.
pub(crate) fn lose_by_failure(unit: &mut Unit, weapon: &Use) {
    let gun = slot(weapon).is_some_and(|name| name.is(WeaponWord::Ma));
    if gun || matches!(weapon, Use::Gun | Use::Ordnance) {
        lose(unit);
    }
}

/// A status takes its crew out of order.
pub(crate) fn lose_by_status(unit: &mut Unit, status: Status) {
    let out = [Status::Broken, Status::Stunned, Status::Shocked, Status::Abandoned, Status::Captured];
    if out.contains(&status) {
        lose(unit);
    }
}

/// A Gun, or a turret, that turned at the end of a fire phase has lost what is outside of its new arc and was not fired at in that phase.
pub(crate) fn lose_by_turn(state: &mut State, changed: &CaChanged) {
    let id = &changed.unit;
    let Some(unit) = state.units.get(id).filter(|unit| !unit.rolled_at.is_empty()) else { return };
    let spine = match changed.arc {
        Arc::Tca => unit.tca(),
        Arc::Vca | Arc::Ca => unit.place.facing().filter(|_| gun::stands_as_gun(state, id)),
    };
    let Some((cell, spine)) = unit.place.cell().zip(spine) else { return };
    let now = state.phase;
    let same = |phase: Option<Phase>| phase == now || (now == Some(Phase::DFPh) && phase == Some(Phase::MPh));
    let fired = |target: &UnitId| {
        state.attacks_by(id).into_iter().any(|attack| same(attack.phase) && attack.targets.contains(target))
    };
    let outside = |target: &UnitId| {
        let there = state.units.get(target).and_then(|unit| unit.place.cell());
        there.is_some_and(|there| there != cell && !in_arc(cell, spine, there))
    };
    let lost: Vec<UnitId> =
        unit.rolled_at.keys().filter(|target| outside(target) && !fired(target)).cloned().collect();
    state.units.change(id, |unit: &mut Unit| {
        unit.rolled_at
            .iter_mut()
            .filter(|(target, _)| lost.contains(target))
            .for_each(|(_, rolls)| *rolls = 0);
    });
}

/// Infantry fired anything but its ordnance, or a vehicle the MG of its turret at another hex.
pub(crate) fn lose_by_fire(state: &mut State, scenario: &Scenario, attack: &FireAttack) {
    for firer in &attack.firers {
        let guns = if is_by_crew(state, firer) { gun::guns_of(state, &firer.unit) } else { Vec::new() };
        guns.iter().for_each(|gun| {
            state.units.change(gun, lose);
        });
        let Some(unit) = state.units.get(&firer.unit).filter(|unit| !unit.rolled_at.is_empty()) else {
            continue;
        };
        let Some(def) = def_of(scenario, &firer.unit, unit) else { continue };
        if is_other(scenario, def, firer)
            || (is_turret_mg(scenario, def, firer) && is_elsewhere(state, unit, attack))
        {
            state.units.change(&firer.unit, lose);
        }
    }
}

/// Personnel fire: a Gun that they man has lost what it acquired.
fn is_by_crew(state: &State, firer: &Firer) -> bool {
    gun::personnel_kind(state, &firer.unit).is_some()
}

fn is_other(scenario: &Scenario, def: &UnitDef, firer: &Firer) -> bool {
    let kind = Scenario::kind_of(scenario.weapon(def, &firer.weapon), &firer.weapon);
    def.infantry.is_some() && !kind.is_some_and(WeaponKind::is_ordnance)
}

fn is_turret_mg(scenario: &Scenario, def: &UnitDef, firer: &Firer) -> bool {
    let kind = Scenario::kind_of(scenario.weapon(def, &firer.weapon), &firer.weapon);
    kind == Some(WeaponKind::Mg) && def.mount_of(&firer.weapon) == Some(WeaponMount::Turret)
}

/// Nothing that it has rolled To Hit at stands where the attack goes.
fn is_elsewhere(state: &State, unit: &Unit, attack: &FireAttack) -> bool {
    let Some(entry) = state.attacks.get(&attack.attack).filter(|entry| !entry.at.is_empty()) else {
        return false;
    };
    let there = |id: &UnitId| {
        let cell = state.units.get(id).and_then(|unit| unit.place.cell());
        entry.at.iter().any(|(at, _)| Some(*at) == cell)
    };
    !unit.rolled_at.keys().any(there)
}
