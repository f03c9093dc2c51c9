//! What events change of Close Combat (A11), of leaders that it creates (A18.2) and of prisoners (A20).

use crate::effects::ambusher;
use crate::event::{
    AmbushDr, AmbushRolled, CcAnnounced, CcResolved, CloseCombatFought, DrmLine, Harm, LeaderCreated, Level,
    Marker, Status, Surrendered, UnitId, What, Withdrew,
};
use crate::scenario::Scenario;
use crate::state::close_combat::{Ambush, Fight, Left};
use crate::state::fold::change::with;
use crate::state::fold::surroundings::{forget_hindrance, location};
use crate::state::fold::{crew, weapons};
use crate::state::lookup::def_of;
use crate::state::place::Place;
use crate::state::position::State;
use crate::state::unit::Unit;
use crate::vocab::Name;
use crate::vocab::dice::Dice;
use crate::vocab::hex::{Cell, Hex};
use crate::vocab::phase::Phase;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// An attack uses its weapons and leaders, and is kept until its phase ends.
pub(crate) fn fight(state: &mut State, fought: &CloseCombatFought, resolved: Option<&CcResolved>) {
    weapons::close_combat(state, fought);
    keep(state, fought, resolved);
    let all = fought.attackers.iter().chain(&fought.targets);
    all.for_each(|unit| with(state, unit, |unit| unit.fought = true));
    fought.attackers.iter().for_each(|unit| crew::use_leader(state, unit, &fought.drm));
}

fn keep(state: &mut State, fought: &CloseCombatFought, resolved: Option<&CcResolved>) {
    let original = match state.rolls.get(&fought.roll).map(|roll| roll.dice) {
        Some(Dice::Dr(dr)) => Some(dr.original()),
        Some(Dice::dr(_) | Dice::Three(..)) | None => None,
    };
    let place = |id: &UnitId| state.units.get(id).and_then(Unit::location);
    let at = fought.targets.iter().chain(&fought.attackers).find_map(place);
    let bare = || CcResolved {
        fought: fought.clone(),
        attack: None,
        defense: None,
        odds: None,
        total: None,
        result: None,
    };
    let cc = resolved.cloned().unwrap_or_else(bare);
    state.close_combat.fights.push(Fight { at, cc, original });
}

pub(crate) fn ambush(state: &mut State, scenario: &Scenario, rolled: &AmbushRolled) {
    let at = (scenario.map.cell(rolled.hex), rolled.level);
    let sides = [&rolled.first, &rolled.second];
    let won = match &rolled.won {
        Some(won) => won.first().cloned(),
        None => by_dice(state, sides).cloned(),
    };
    state.close_combat.ambushes.push(Ambush { at, won });
}

fn by_dice<'e>(state: &State, sides: [&'e AmbushDr; 2]) -> Option<&'e Name> {
    let total = |dr: &AmbushDr| {
        let sum = |lines: &[DrmLine]| {
            lines.iter().fold(0_i16, |sum, line| sum.saturating_add(line.value.unwrap_or_default().0))
        };
        let Some(Dice::dr(die)) = state.rolls.get(&dr.roll).map(|roll| roll.dice) else { return dr.total };
        Some(dr.total.unwrap_or_else(|| i16::from(die.pips()).saturating_add(sum(&dr.drm))))
    };
    let [first, second] = sides.map(total);
    let wins = ambusher(first?, second?)?;
    sides.get(wins).map(|dr| &dr.side)
}

pub(crate) fn announce(state: &mut State, announced: &CcAnnounced) {
    state.close_combat.plans.insert(announced.unit.clone(), announced.plan.clone());
}

/// Who withdraws is held in no Melee any more.
pub(crate) fn withdraw(state: &mut State, scenario: &Scenario, withdrew: &Withdrew) {
    let at = (scenario.map.cell(withdrew.hex), withdrew.level);
    let side = state.units.get(&withdrew.unit).and_then(|unit| unit.side.clone());
    let hides = |(_, unit): &(&UnitId, &Unit)| {
        let enemy = side.is_some() && unit.side.is_some() && unit.side != side;
        enemy && !unit.eliminated && (unit.status.has(Status::Concealed) || unit.status.has(Status::Hidden))
    };
    let concealed = state.units_with(Some(at)).into_iter().find(hides).map(|(id, _)| id.clone());
    with(state, &withdrew.unit, |unit| {
        unit.status.set(Status::Melee, false);
        unit.markers.remove(&Marker::Melee);
    });
    state.close_combat.left.push(Left { unit: withdrew.unit.clone(), concealed });
}

/// A new leader stands with the MMC that created him.
pub(crate) fn create_leader(state: &mut State, scenario: &Scenario, created: &LeaderCreated) {
    state.close_combat.creates_leaders = true;
    state.close_combat.creators.insert(created.unit.clone());
    let Some((leader, maker)) = created.leader.as_ref().zip(state.units.get(&created.unit)) else { return };
    let (side, place, level) = (maker.side.clone(), maker.place, maker.level);
    let (like, fought) = (created.like.clone(), maker.fought);
    let unit = Unit { like, side, place, level, fought, ..Unit::default() };
    let def = def_of(scenario, leader, &unit).cloned();
    state.units.put(leader, unit, def);
    state.close_combat.leaders.insert(leader.clone(), created.unit.clone());
}

/// A prisoner is with its Guard, unarmed: neither broken nor pinned.
pub(crate) fn surrender(state: &mut State, surrendered: &Surrendered) {
    state.close_combat.has_guards = true;
    let with_guard = state.units.get(&surrendered.to).map(|guard| (guard.place, guard.level));
    with(state, &surrendered.unit, |unit| {
        unit.status.set(Status::Captured, true);
        [Status::Melee, Status::Broken, Status::Dm, Status::Disrupted, Status::Pinned]
            .into_iter()
            .for_each(|status| unit.status.set(status, false));
        unit.guard = Some(surrendered.to.clone());
        if let Some((place, level)) = with_guard {
            (unit.place, unit.level) = (place, level);
        }
    });
}

/// The prisoners of a Guard that left play are those of another of its side in the Location, or free (A20.5).
pub(crate) fn free_prisoners(state: &mut State, guard: &UnitId) {
    if !state.close_combat.has_guards {
        return;
    }
    let Some((side, at)) = state.units.get(guard).map(|unit| (unit.side.clone(), unit.location())) else {
        return;
    };
    let may_guard = |(id, unit): &(&UnitId, &Unit)| {
        *id != guard && unit.side == side && !unit.eliminated && !unit.status.has(Status::Captured)
    };
    let other = state.units_with(at).into_iter().find(may_guard).map(|(id, _)| id.clone());
    state.units.change_all(|unit| {
        if unit.guard.as_ref() == Some(guard) {
            unit.guard.clone_from(&other);
            unit.status.set(Status::Captured, other.is_some());
        }
    });
}

/// A Guard went by its own MF, or advanced: its prisoners, who were with it, go along (A20.5).
pub(crate) fn bring_prisoners(state: &mut State, what: &What, was: Option<(Cell, Level)>) {
    let Some(guard) = goer(what).map(|(guard, _)| guard).filter(|_| state.close_combat.has_guards) else {
        return;
    };
    let Some(here) = location(state, guard).filter(|here| Some(*here) != was) else { return };
    let held = |unit: &Unit| unit.guard.as_ref() == Some(guard) && is_prisoner(unit);
    let there = state.units_with(was).into_iter().filter(|(_, unit)| held(unit));
    for id in there.map(|(id, _)| id.clone()).collect::<Vec<_>>() {
        stand_with_guard(state, &id, here);
        forget_hindrance(state, &id, was);
    }
}

/// Does a line tell of a prisoner that it goes? It spends nothing of its own: its Guard does.
pub(crate) fn goes_as_prisoner(state: &mut State, scenario: &Scenario, what: &What) -> bool {
    let Some((id, hex)) = goer(what) else { return false };
    let Some(unit) = state.units.get(id).filter(|unit| is_prisoner(unit)) else { return false };
    let Some(guard) = unit.guard.as_ref() else { return false };
    let to = scenario.map.cell(hex);
    let beside = location(state, guard).filter(|(cell, _)| *cell == to);
    let level = beside.map_or(unit.level, |(_, level)| level);
    stand_with_guard(state, id, (to, level));
    true
}

/// Who goes by MF or in the APh, and where to.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other event takes a prisoner along")]
const fn goer(what: &What) -> Option<(&UnitId, Hex)> {
    match what {
        What::MfSpent(spent) => Some((&spent.unit, spent.hex)),
        What::MfSpentSo(spent) => Some((&spent.spent.unit, spent.spent.hex)),
        What::Advanced(advanced) => Some((&advanced.unit, advanced.hex)),
        _ => None,
    }
}

fn is_prisoner(unit: &Unit) -> bool {
    !unit.eliminated && unit.status.has(Status::Captured)
}

fn stand_with_guard(state: &mut State, id: &UnitId, (cell, level): (Cell, Level)) {
    with(state, id, |unit| (unit.place, unit.level) = (Place::In(cell, None), level));
}

/// What befell a unit in the CCPh.
pub(crate) fn suffer(state: &mut State, what: &What) {
    let loss = what.harm().is_some_and(Harm::is_loss) && state.phase == Some(Phase::CCPh);
    if let Some(id) = what.unit().filter(|_| loss) {
        state.close_combat.harmed.insert(id.clone());
    }
}

/// A unit is no longer among those who fight where it was: of a Melee there, the end of the phase finds what is left (A11.15).
pub(crate) fn leave(state: &mut State, scenario: &Scenario, id: &UnitId, was: Option<(Cell, Level)>) {
    let Some(at) = was.filter(|_| scenario.book >= 2) else { return };
    let gone = |unit: &Unit| unit.eliminated || unit.status.has(Status::Captured) || unit.location() != was;
    let Some(unit) = state.units.get(id).filter(|unit| gone(unit)) else { return };
    if state.phase != Some(Phase::CCPh) && !unit.status.has(Status::Melee) {
        return;
    }
    let fights = |other: &Unit| other.status.has(Status::Melee) && other.side != unit.side;
    if state.units_with(was).into_iter().any(|(_, other)| fights(other)) {
        state.close_combat.thinned.insert(at);
    }
}

/// No Melee is left where an enemy was lost, taken or withdrew, and no other is there.
pub(crate) fn end_melees(state: &mut State) {
    for at in core::mem::take(&mut state.close_combat.thinned) {
        let there: Vec<(UnitId, Option<Name>)> = state
            .units_with(Some(at))
            .into_iter()
            .filter(|(_, unit)| !unit.eliminated && !unit.status.has(Status::Captured))
            .map(|(id, unit)| (id.clone(), unit.side.clone()))
            .collect();
        if there.iter().any(|(_, side)| there.first().is_some_and(|(_, first)| first != side)) {
            continue;
        }
        state.close_combat.melees.remove(&at);
        for (id, _) in there {
            with(state, &id, |unit| {
                unit.status.set(Status::Melee, false);
                unit.markers.remove(&Marker::Melee);
            });
        }
    }
}

/// Unconcealed Infantry of both sides in a Location is held in Melee, though no line says so (A11.15).
fn hold_in_melee(state: &mut State, scenario: &Scenario) {
    let held = |id: &UnitId, unit: &Unit| {
        let on_foot =
            def_of(scenario, id, unit).is_some_and(|def| def.infantry.is_some() && def.vehicle.is_none());
        let known = !unit.is_concealed() && !unit.status.has(Status::Hidden);
        on_foot && known && !unit.eliminated && unit.aboard.is_none() && !unit.status.has(Status::Captured)
    };
    for at in state.close_combat.melees.clone() {
        let there = state.units_with(Some(at)).into_iter().filter(|(id, unit)| held(id, unit));
        let there: Vec<(UnitId, Option<Name>)> =
            there.map(|(id, unit)| (id.clone(), unit.side.clone())).collect();
        if there.iter().all(|(_, side)| there.first().is_none_or(|(_, first)| first == side)) {
            continue;
        }
        there.iter().for_each(|(id, _)| with(state, id, |unit| unit.status.set(Status::Melee, true)));
    }
}

/// Where units of both sides are left when the CCPh is over; TI ends with it (A4.8).
pub(crate) fn end_ccph(state: &mut State, scenario: &Scenario) {
    let mut sides: BTreeMap<(Cell, Level), Vec<&Name>> = BTreeMap::new();
    for unit in state.units.values().filter(|unit| !unit.eliminated && !unit.status.has(Status::Captured)) {
        let Some((at, side)) = unit.location().zip(unit.side.as_ref()) else { continue };
        let there = sides.entry(at).or_default();
        if !there.contains(&side) {
            there.push(side);
        }
    }
    let melees = sides.into_iter().filter(|(_, sides)| sides.len() > 1).map(|(at, _)| at).collect();
    state.close_combat.melees = melees;
    state.close_combat.entered.clear();
    if scenario.book >= 2 {
        hold_in_melee(state, scenario);
    }
    let side = state.side.clone();
    state.units.change_all(|unit| {
        if unit.side.is_some() && unit.side == side {
            unit.status.set(Status::Ti, false);
        }
    });
}
