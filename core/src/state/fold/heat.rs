//! What Heat of Battle makes of a unit (A15): berserk, heroic, hardened, and the hero that it creates.

use crate::event::{Check, Checked, Heat, HeatRolled, Marker, Purpose, Reduced, Status, UnitId};
use crate::scenario::Scenario;
use crate::state::fold::change::with;
use crate::state::fold::reduce;
use crate::state::lookup::def_of;
use crate::state::position::State;
use crate::state::unit::{Two, Unit};
use crate::vocab::dice::Dice;
use crate::vocab::{InfantryKind, Modifier};
use alloc::vec::Vec;

/// An Original 2 of a MC or a Rally DR is kept until its phase ends.
pub(crate) fn keep_two(state: &mut State, checked: &Checked) {
    let Some(roll) = state.rolls.get(&checked.roll) else { return };
    let Dice::Dr(dr) = roll.dice else { return };
    let rally = checked.check == Check::Rally;
    let asked = rally || matches!(checked.check, Check::Mc(_) | Check::Llmc);
    if dr.original() != 2 || !asked {
        return;
    }
    let shared = !checked.also.is_empty() || roll.purpose == Purpose::Ift;
    let led = checked.drm.iter().any(|line| line.is(Modifier::Leader));
    with(state, &checked.unit, |unit| {
        let (broken, done, by_word) = (unit.is_broken(), false, false);
        unit.twos.push(Two { roll: checked.roll, rally, led, shared, broken, done, by_word });
    });
}

/// That a unit is berserk, heroic or Fanatic, or that another took its place, may be told in words alone.
pub(crate) fn tell_by_word(unit: &mut Unit) {
    unit.twos.iter_mut().for_each(|two| two.by_word = true);
}

pub(crate) fn roll(state: &mut State, scenario: &Scenario, rolled: &HeatRolled) {
    let id = &rolled.unit;
    state.heat_is_told = true;
    with(state, id, |unit| {
        if let Some(two) = unit.twos.iter_mut().find(|two| !two.done) {
            two.done = true;
        }
    });
    match rolled.result {
        Some(Heat::Berserk) => {
            with(state, id, |unit| unit.status.set(Status::Berserk, true));
            go_berserk(state, id);
        }
        Some(Heat::Hero | Heat::Both) => create(state, scenario, rolled),
        Some(Heat::Hardening | Heat::Surrender) | None => {}
    }
    harden(state, scenario, rolled);
}

/// A SMC becomes heroic itself, and is rallied; the hero of a MMC stands with it and shares what it has done (A15.21).
fn create(state: &mut State, scenario: &Scenario, rolled: &HeatRolled) {
    if is_kind(state, &rolled.unit, InfantryKind::is_smc) {
        return with(state, &rolled.unit, |unit| {
            steady(unit);
            unit.status.set(Status::Heroic, true);
        });
    }
    let Some((hero, maker)) = rolled.hero.as_ref().zip(state.units.get(&rolled.unit)) else { return };
    let mut unit = Unit { like: None, twos: Vec::new(), rally: None, struck: None, ..maker.clone() };
    steady(&mut unit);
    let def = def_of(scenario, hero, &unit).cloned();
    state.units.put(hero, unit, def);
}

/// Unbroken and unpinned it is of the next higher class, or Fanatic (A15.3).
fn harden(state: &mut State, scenario: &Scenario, rolled: &HeatRolled) {
    let id = &rolled.unit;
    if rolled.fanatic {
        with(state, id, |unit| {
            steady(unit);
            unit.status.set(Status::Fanatic, true);
        });
    }
    if rolled.into.is_none() {
        return;
    }
    with(state, id, steady);
    let (unit, into, like) = (id.clone(), rolled.into.clone(), rolled.like.clone());
    reduce::replace(state, scenario, &Reduced { unit, into, like, attack: None });
}

/// Neither broken nor pinned.
fn steady(unit: &mut Unit) {
    [Status::Broken, Status::Disrupted, Status::Dm, Status::Pinned]
        .into_iter()
        .for_each(|status| unit.status.set(status, false));
    unit.markers.remove(&Marker::Pin);
    unit.broke_lately = false;
}

/// A unit that goes berserk is rallied, and no longer pinned, CX, TI or concealed (A15.4); with a leader all who are with him
/// take a NTC (A15.41).
pub(crate) fn go_berserk(state: &mut State, id: &UnitId) {
    with(state, id, |unit| {
        steady(unit);
        [Status::Cx, Status::Ti, Status::Concealed, Status::Hidden]
            .into_iter()
            .for_each(|status| unit.status.set(status, false));
    });
    let Some(unit) = state.units.get(id).filter(|unit| unit.place.cell().is_some()) else { return };
    if !is_kind(state, id, |kind| kind == InfantryKind::Leader) {
        return;
    }
    let friend = |(other, unit_of): &(&UnitId, &Unit)| {
        *other != id
            && unit_of.side == unit.side
            && !unit_of.eliminated
            && !unit_of.status.has(Status::Berserk)
    };
    let there = state.units_with(unit.location()).into_iter().filter(friend);
    let there: Vec<UnitId> = there.map(|(other, _)| other.clone()).collect();
    there.iter().for_each(|other| with(state, other, |unit| unit.berserk_with = Some((id.clone(), false))));
}

/// Who takes the NTC for a leader who went berserk goes berserk by passing it.
pub(crate) fn follow(state: &mut State, id: &UnitId, passed: Option<bool>) {
    let leader = state.units.get(id).and_then(|unit| unit.berserk_with.clone());
    let Some((leader, false)) = leader else { return };
    with(state, id, |unit| unit.berserk_with = Some((leader, true)));
    if passed == Some(true) {
        with(state, id, |unit| unit.status.set(Status::Berserk, true));
        go_berserk(state, id);
    }
}

fn is_kind(state: &State, id: &UnitId, fits: impl Fn(InfantryKind) -> bool) -> bool {
    let def = state.units.standing(id).and_then(|(_, def)| def?.infantry.as_ref());
    def.and_then(|infantry| infantry.kind).is_some_and(fits)
}
