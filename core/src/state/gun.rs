//! Who stands with a Gun that is a unit of its own: no line names its crew.

use crate::event::{FireAttack, UnitId, Use};
use crate::state::lookup::Named;
use crate::state::position::State;
use crate::state::unit::Unit;
use crate::vocab::InfantryKind;
use crate::vocab::hex::Cell;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// This unit is neither a vehicle nor Personnel nor an aircraft: with ordnance, a Gun.
#[must_use]
pub fn stands_as_gun(state: &State, id: &UnitId) -> bool {
    state
        .units
        .described(id)
        .is_some_and(|(_, def)| def.infantry.is_none() && def.vehicle.is_none() && !def.aircraft)
}

/// The kind of Personnel that a unit is, where it is Personnel.
#[must_use]
pub fn personnel_kind(state: &State, id: &UnitId) -> Option<Option<InfantryKind>> {
    state.units.described(id)?.1.infantry.as_ref().map(|infantry| infantry.kind)
}

/// Personnel of a Gun's side in its Location, on foot and no SMC; nobody where none of them is a crew and none has left: a log may have
/// no counters of crews.
#[must_use]
pub fn beside_gun<'s>(state: &'s State, gun: &UnitId) -> Vec<Named<'s>> {
    let Some(unit) = state.units.get(gun).filter(|unit| unit.place.cell().is_some()) else {
        return Vec::new();
    };
    let mut there = state.units_with(unit.location());
    there.retain(|(id, other)| {
        let foot = other.aboard.is_none() && !other.eliminated && other.side == unit.side;
        foot && personnel_kind(state, id).is_some_and(|kind| !kind.is_some_and(InfantryKind::is_smc))
    });
    let crew = |(id, _): &Named<'_>| personnel_kind(state, id) == Some(Some(InfantryKind::Crew));
    if there.iter().any(crew) || unit.crew_gone.is_some() { there } else { Vec::new() }
}

/// Another than these may man it: a SMC (A7.352), or a unit of which nobody says what it is.
#[must_use]
pub fn may_be_manned_otherwise(state: &State, gun: &UnitId) -> bool {
    let Some(unit) = state.units.get(gun) else { return false };
    let other = |(id, other): &Named<'_>| {
        let own = other.aboard.is_none() && !other.eliminated && other.side == unit.side;
        let kind = personnel_kind(state, id);
        let smc = matches!(kind, Some(Some(kind)) if kind.is_smc());
        own && (smc || state.units.described(id).is_none())
    };
    state.units_with(unit.location()).iter().any(other)
}

/// How many Guns of one side stand where this one does, itself among them.
#[must_use]
pub fn guns_with(state: &State, gun: &UnitId) -> usize {
    let Some(unit) = state.units.get(gun) else { return 0 };
    let there = state.units_with(unit.location()).into_iter();
    let own =
        |(id, other): &Named<'_>| !other.eliminated && other.side == unit.side && stands_as_gun(state, id);
    there.filter(own).count()
}

/// The one unit beside the one Gun of a Location.
#[must_use]
pub fn sole_crew_of<'s>(state: &'s State, gun: &UnitId) -> Option<Named<'s>> {
    match beside_gun(state, gun)[..] {
        [one] if guns_with(state, gun) == 1 && !may_be_manned_otherwise(state, gun) => Some(one),
        _ => None,
    }
}

/// The Gun that a unit mans alone, in its Location.
pub(super) fn guns_of(state: &State, crew: &UnitId) -> Vec<UnitId> {
    let at = state.units.get(crew).and_then(Unit::location);
    let there = at.map_or_else(Vec::new, |at| state.units_in(at));
    let own = |(gun, _): &Named<'_>| {
        stands_as_gun(state, gun) && sole_crew_of(state, gun).is_some_and(|(id, _)| id == crew)
    };
    there.into_iter().filter(own).map(|(gun, _)| gun.clone()).collect()
}

/// The Guns that fire in an attack, each with the one unit that mans it.
pub(super) fn crews_of(state: &State, attack: &FireAttack) -> BTreeMap<UnitId, UnitId> {
    let guns = attack.firers.iter().filter(|firer| firer.weapon != Use::Inherent).map(|firer| &firer.unit);
    let manned = guns.filter(|id| stands_as_gun(state, id)).filter_map(|gun| {
        let (crew, _) = sole_crew_of(state, gun)?;
        Some((gun.clone(), crew.clone()))
    });
    manned.collect()
}

/// A crew left the Location in which it was set up, or fell there: the Guns of its side there are noted to be without it.
pub(super) fn crew_goes(state: &mut State, id: &UnitId, from: (Cell, crate::event::Level)) {
    if personnel_kind(state, id) != Some(Some(InfantryKind::Crew)) {
        return;
    }
    let side = state.units.get(id).and_then(|unit| unit.side.clone());
    let there = state.units_in(from).into_iter().filter(|(_, unit)| unit.side == side);
    let guns: Vec<UnitId> =
        there.map(|(gun, _)| gun.clone()).filter(|gun| stands_as_gun(state, gun)).collect();
    for gun in guns {
        state.units.change(&gun, |unit: &mut Unit| unit.crew_gone = Some(id.clone()));
    }
}
