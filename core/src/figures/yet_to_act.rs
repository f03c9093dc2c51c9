//! What a side has left to do in a phase: who could still act in it. Asked before a phase is closed for somebody.

use crate::counter::UnitDef;
use crate::event::{Marker, Name, PhaseBegan, Status, UnitId, Wear, What};
use crate::facts::Ctx;
use crate::state::{State, SwState, Unit, WeaponState};
use crate::vocab::InfantryKind;
use crate::vocab::phase::Phase;
use alloc::vec::Vec;

/// The phases of a Player Turn that an event closes: the one in play, and those that it leaves out. Each with the side whose
/// Player Turn it is of.
#[must_use]
pub fn phases_closed(state: &State, what: &What) -> Vec<(Name, Phase)> {
    let Some(side) = &state.side else { return opening(what) };
    let over = state.last_phase.is_some() && state.phase.is_none();
    let from = match state.last_phase {
        Some(_) if state.turn_over => Phase::ALL.len(),
        last => last.map_or(0, |last| at(last) + usize::from(over)),
    };
    let of = |side: &Name, from: usize, to: usize| -> Vec<(Name, Phase)> {
        Phase::ALL.iter().take(to).skip(from).map(|phase| (side.clone(), *phase)).collect()
    };
    if *what == What::PhaseEnded {
        return state.phase.map(|phase| (side.clone(), phase)).into_iter().collect();
    }
    if *what == What::PlayerTurnEnded {
        return of(side, from, Phase::ALL.len());
    }
    let What::PhaseBegan(now) = what else { return Vec::new() };
    if now.side == *side && now.turn == state.turn {
        return of(side, from, at(now.phase));
    }
    let mut closed = of(side, from, Phase::ALL.len());
    closed.extend(of(&now.side, 0, at(now.phase)));
    closed
}

/// The first phase of a log leaves out those before it.
fn opening(what: &What) -> Vec<(Name, Phase)> {
    let What::PhaseBegan(PhaseBegan { side, phase, .. }) = what else { return Vec::new() };
    Phase::ALL.iter().take(at(*phase)).map(|phase| (side.clone(), *phase)).collect()
}

fn at(phase: Phase) -> usize {
    Phase::ALL.iter().position(|other| *other == phase).unwrap_or(0)
}

/// Whose phase it is: that of the side whose Player Turn it is, the DFPh that of the other (A3.4); `None` where both act (A3.1,
/// A3.6, A3.8).
#[must_use]
pub fn phase_is_of(turn_of: &Name, side: &Name, phase: Phase) -> Option<bool> {
    let of_both = matches!(phase, Phase::RPh | Phase::RtPh | Phase::CCPh);
    (!of_both).then_some((phase == Phase::DFPh) != (turn_of == side))
}

/// A unit of a side that may still do something in a phase of somebody's Player Turn.
#[must_use]
pub fn left_in(ctx: &Ctx<'_>, side: &Name, (turn_of, phase): (&Name, Phase)) -> Option<UnitId> {
    if phase_is_of(turn_of, side, phase) == Some(false) {
        return None;
    }
    // A phase that is not in play yet finds the units as they stand now.
    let is_now = ctx.before.phase == Some(phase) && ctx.before.side.as_ref() == Some(turn_of);
    let may = |(id, unit): &(&UnitId, &Unit)| {
        let own = unit.side.as_ref() == Some(side) && !unit.eliminated && !unit.status.has(Status::Captured);
        own && ctx.unit(id).is_some_and(|(unit, def)| acts(ctx, (id, unit, def), phase, is_now))
    };
    ctx.before.units.iter().find(may).map(|(id, _)| id.clone())
}

fn acts(ctx: &Ctx<'_>, (id, unit, def): (&UnitId, &Unit, &UnitDef), phase: Phase, is_now: bool) -> bool {
    let on_map = unit.place.cell().is_some();
    let has = |marker: &Marker| unit.markers.contains(marker);
    let fires = || on_map && may_fire(ctx, unit, def) && !(is_now && unit.fired.contains(&phase));
    match phase {
        Phase::RPh => unit.is_broken() && !(is_now && unit.rally.is_some()) || may_repair(unit, is_now),
        Phase::PFPh => fires() && !has(&Marker::PrepFire),
        Phase::MPh => !has(&Marker::PrepFire) && may_move(ctx, (id, unit, def), is_now),
        Phase::DFPh => {
            let near = || !has(&Marker::FirstFire) || is_near_enemy(ctx, unit);
            fires() && !has(&Marker::FinalFire) && near()
        }
        Phase::AFPh => fires() && ![Marker::PrepFire, Marker::BoundingFire].iter().any(has),
        Phase::RtPh => unit.is_broken() && !(is_now && unit.routed),
        Phase::APh => {
            let on_foot = on_map && def.infantry.is_some() && unit.aboard.is_none();
            on_foot && is_steady(unit) && !unit.is_pinned() && !(is_now && unit.advanced)
        }
        Phase::CCPh => on_map && !unit.is_broken() && !(is_now && unit.fought) && is_with_enemy(ctx, unit),
    }
}

/// A weapon of it may be repaired, and was not tried in this phase (A9.72).
fn may_repair(unit: &Unit, is_now: bool) -> bool {
    let open = |weapon: &WeaponState| {
        weapon.failed == Some(Wear::Malfunctioned) && (!is_now || weapon.repairs.is_empty())
    };
    let unfit = [Status::Shocked, Status::Abandoned, Status::Melee];
    let fit = !unit.is_broken() && !unit.is_stunned() && !unfit.iter().any(|status| unit.status.has(*status));
    let open_sw = |sw: &SwState| sw.failed == Some(Wear::Malfunctioned) && (!is_now || sw.repairs.is_empty());
    fit && (unit.weapons.values().any(open) || unit.sw.values().any(open_sw))
}

fn is_steady(unit: &Unit) -> bool {
    !unit.is_broken() && !unit.status.has(Status::Ti)
}

/// It is armed, and an enemy is in play.
pub(super) fn may_fire(ctx: &Ctx<'_>, unit: &Unit, def: &UnitDef) -> bool {
    let out = [Status::Shocked, Status::Abandoned, Status::Ti];
    let alone = |kind: Option<InfantryKind>| kind != Some(InfantryKind::Leader);
    let armed = match (&def.vehicle, &def.infantry) {
        (Some(vehicle), _) => vehicle.armed != Some(false),
        (None, Some(infantry)) => {
            alone(infantry.kind) || infantry.sw.as_ref().is_some_and(|sw| !sw.is_empty())
        }
        (None, None) => true,
    };
    armed
        && !unit.is_broken()
        && !unit.is_stunned()
        && !out.iter().any(|status| unit.status.has(*status))
        && {
            let enemy = |other: &Unit| is_enemy(unit, other) && other.place.cell().is_some();
            ctx.before.units.iter().any(|(_, other)| enemy(other))
        }
}

fn may_move(ctx: &Ctx<'_>, (id, unit, def): (&UnitId, &Unit, &UnitDef), is_now: bool) -> bool {
    if unit.aboard.is_some() {
        return false;
    }
    let moving = ctx.before.mover.as_ref() == Some(id);
    match (&def.vehicle, &def.infantry) {
        (Some(_), _) => {
            unit.is_mobile()
                && !(is_now && unit.mph.closed)
                && (moving || !is_now || unit.mph.expenditures == 0)
        }
        (None, Some(_)) => is_steady(unit) && !unit.is_pinned() && !(is_now && !moving && has_moved(unit)),
        (None, None) => false,
    }
}

fn has_moved(unit: &Unit) -> bool {
    unit.mph.closed || unit.mph.expenditures > 0 || !unit.mph.by_hex.is_empty()
}

fn is_enemy(unit: &Unit, other: &Unit) -> bool {
    !other.eliminated && other.side.is_some() && unit.side.is_some() && other.side != unit.side
}

fn is_near_enemy(ctx: &Ctx<'_>, unit: &Unit) -> bool {
    let Some(here) = unit.place.cell() else { return false };
    let near = |other: &Unit| other.place.cell().is_some_and(|there| here.range(there) <= 1);
    ctx.before.units.iter().any(|(_, other)| is_enemy(unit, other) && near(other))
}

fn is_with_enemy(ctx: &Ctx<'_>, unit: &Unit) -> bool {
    let here = unit.location();
    ctx.before.units.iter().any(|(_, other)| is_enemy(unit, other) && other.location() == here)
}
