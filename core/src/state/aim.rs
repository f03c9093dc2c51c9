//! Whom an attack is at: Locations, sides, and the units in them.

use crate::event::{AttackId, FireAttack, FireMode, Level, Name, Status, UnitId};
use crate::scenario::Scenario;
use crate::state::attack::{Attack, is_first_fire};
use crate::state::position::State;
use crate::state::unit::Unit;
use crate::vocab::hex::Cell;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// The Locations that an attack is aimed at: those named, else those of the units named.
#[must_use]
pub fn locations_of(state: &State, scenario: &Scenario, attack: &FireAttack) -> Vec<(Cell, Level)> {
    let named = attack.target.locations.iter().map(|l| (scenario.map.cell(l.hex), l.level));
    let meant =
        |(cell, level)| (cell, level_of_named(state, scenario, attack, (cell, level)).unwrap_or(level));
    let mut all: Vec<(Cell, Level)> = named.map(meant).collect();
    if all.is_empty() {
        let units = attack.target.units.iter().filter_map(|id| state.units.get(id)?.location());
        units.for_each(|at| {
            if !all.contains(&at) {
                all.push(at)
            }
        });
    }
    all
}

/// A hex alone is its ground level; where all whom the attack names in it stand on one other level, that one is meant.
fn level_of_named(
    state: &State,
    scenario: &Scenario,
    attack: &FireAttack,
    (cell, level): (Cell, Level),
) -> Option<Level> {
    if scenario.book < 2 || level != Level::default() {
        return None;
    }
    let units = attack.target.units.iter().filter_map(|id| state.units.get(id)?.location());
    let mut levels = units.filter(|(at, _)| *at == cell).map(|(_, level)| level);
    let first = levels.next()?;
    levels.all(|other| other == first).then_some(first)
}

/// Those that an attack is at are all on the road that they Dash across (A4.63).
#[must_use]
pub fn all_dash(state: &State, targets: &[UnitId]) -> bool {
    let dashes = |id: &UnitId| state.units.get(id).is_some_and(|unit| unit.mph.afoot.is_on_dash());
    !targets.is_empty() && targets.iter().all(dashes)
}

/// The side of the first firer, of the vehicle in an Overrun.
#[must_use]
pub fn firing_side<'s>(state: &'s State, scenario: &'s Scenario, attack: &FireAttack) -> Option<&'s Name> {
    let vehicle = overruns(state, scenario, attack).map(|(id, _)| id);
    attack.firers.iter().map(|firer| &firer.unit).chain(vehicle).find_map(|id| side_of(state, scenario, id))
}

/// A unit's side.
#[must_use]
pub fn side_of<'s>(state: &'s State, scenario: &'s Scenario, id: &UnitId) -> Option<&'s Name> {
    match state.units.get(id) {
        Some(unit) => unit.side.as_ref(),
        None => scenario.units.get(id).map(|def| &def.side),
    }
}

/// Units of other sides in these Locations; hidden ones are not known to be there.
#[must_use]
pub fn enemies_in(state: &State, side: &Name, at: &[(Cell, Level)]) -> Vec<UnitId> {
    let fair = |unit: &Unit| {
        let in_sight = !unit.eliminated && !unit.status.has(Status::Hidden);
        in_sight && unit.side.as_ref().is_some_and(|other| other != side)
    };
    let mut enemies: Vec<UnitId> = Vec::new();
    for (n, place) in at.iter().enumerate().filter(|(n, place)| !at[..*n].contains(place)) {
        let there = state.units_in(*place).into_iter().filter(|(_, unit)| fair(unit));
        enemies.extend(there.map(|(id, _)| id.clone()));
        if n > 0 {
            enemies.sort_unstable();
        }
    }
    enemies
}

/// Units of this side that are held in Melee in these Locations: fire at the Melee is at them too (A7.4).
fn held_in(state: &State, side: &Name, at: &[(Cell, Level)]) -> Vec<UnitId> {
    let held = |unit: &Unit| !unit.eliminated && unit.status.has(Status::Melee);
    let mut own: Vec<UnitId> = Vec::new();
    for place in at {
        let there = state.units_in(*place).into_iter();
        let there = there.filter(|(_, unit)| held(unit) && unit.side.as_ref() == Some(side));
        own.extend(there.map(|(id, _)| id.clone()));
    }
    own.sort_unstable();
    own.dedup();
    own
}

/// The units that an attack is aimed at.
#[must_use]
pub fn targets_of(state: &State, scenario: &Scenario, attack: &FireAttack) -> Vec<UnitId> {
    targets_in(state, scenario, attack, &locations_of(state, scenario, attack))
}

pub(super) fn targets_in(
    state: &State,
    scenario: &Scenario,
    attack: &FireAttack,
    at: &[(Cell, Level)],
) -> Vec<UnitId> {
    if is_first_fire(attack, state.phase) {
        let mut named = attack.target.units.clone();
        // At a stack it is whole, though it names the one that it answers alone (A8.1).
        if let (true, true, Some(answered)) = (named.is_empty(), scenario.book >= 2, &attack.target.answers) {
            named.extend(state.sure_stack(answered).into_iter().cloned());
        }
        named.extend(attack.target.answers.clone().filter(|id| !named.contains(id)));
        // The player is to say at whom of those in the Location it is: A8.1-names-target.
        return named;
    }
    let all = firing_side(state, scenario, attack).map(|side| {
        let mut all = enemies_in(state, side, at);
        let own = if all.is_empty() { Vec::new() } else { held_in(state, side, at) };
        all.extend(own.into_iter().filter(|id| attack.firers.iter().all(|firer| firer.unit != *id)));
        all
    });
    match all {
        Some(all) if !all.is_empty() => all,
        _ => attack.target.units.clone(),
    }
}

/// The attacks that a new one closes: those resolved before on the same target, by the Locations and units that it is
/// aimed at.
#[must_use]
pub fn closed_by<'s>(
    state: &'s State,
    attack: &FireAttack,
    at: &[(Cell, Level)],
    targets: &[UnitId],
) -> Vec<&'s Attack> {
    let mut closed: Vec<&Attack> = targets.iter().flat_map(|unit| state.resolved_attacks_on(unit)).collect();
    if !is_first_fire(attack, state.phase) {
        let there = at.iter().flat_map(|(cell, _)| state.attacks.resolved_at(*cell));
        closed.extend(there.filter(|other| !other.is_first_fire() && other.shares(at)));
    }
    closed.sort_unstable_by_key(|other| other.declared.attack);
    closed.dedup_by_key(|other| other.declared.attack);
    closed
}

/// A unit, and those that it is what is left of, whichever attack of this Player Turn reduced them: an attack on one of
/// these was fired at it, and what one of these fired it has fired (A7.302).
#[must_use]
pub fn names_fired_at<'s>(state: &'s State, unit: &'s UnitId) -> BTreeSet<&'s UnitId> {
    let reduced = state.attacks_that_left(unit).into_iter().flat_map(|attack| &attack.reduced);
    let wholes = reduced.filter(|(_, left)| left.as_ref() == Some(unit)).map(|(whole, _)| whole);
    wholes.chain([unit]).collect()
}

/// Was an earlier attack of this Player Turn at one of these units, or at what one of them is left of?
#[must_use]
pub fn was_fired_at(state: &State, units: &[UnitId], earlier: &Attack) -> bool {
    units
        .iter()
        .any(|unit| names_fired_at(state, unit).into_iter().any(|name| earlier.targets.contains(name)))
}

/// The hex of the Overrun that a vehicle's last MP paid for, until it was made: that is one attack (D7.1).
#[must_use]
pub fn overrun_open(state: &State, unit: &Unit, attack: AttackId) -> Option<Cell> {
    let paid = state.window.as_ref().map(|window| window.seq);
    let made = unit
        .weapon_shots()
        .any(|(_, shot)| shot.overrun && shot.attack != attack && paid.is_some_and(|paid| shot.seq > paid));
    unit.mph.overrun.filter(|_| !made)
}

/// The vehicle whose Overrun this attack is, where it is declared as one: that which paid for it last, in the hex that is attacked
/// (D7.11). One that was immobilized or destroyed since makes it, too.
#[must_use]
pub fn overruns<'s>(
    state: &'s State,
    scenario: &Scenario,
    attack: &FireAttack,
) -> Option<(&'s UnitId, &'s Unit)> {
    if attack.mode != FireMode::Overrun {
        return None;
    }
    let at = locations_of(state, scenario, attack);
    let here = |unit: &Unit| unit.mph.overrun.is_some_and(|cell| at.iter().all(|(there, _)| *there == cell));
    let last = state.window.as_ref().map(|window| &window.mover);
    let able = |id: &&UnitId| state.units.get(id).is_some_and(here);
    let id = last.filter(able)?;
    let made =
        |earlier: &Attack| earlier.overrun.as_ref() == Some(id) && earlier.declared.attack != attack.attack;
    let paid = state.window.as_ref().map_or(0, |window| window.seq);
    let open = !state.attacks.values().any(|earlier| earlier.seq > paid && made(earlier));
    state.units.get(id).filter(|_| open).map(|unit| (id, unit))
}
