//! The Cases that a Gun on foot pays for itself: A of its turn, B of the AFPh, E within its own hex (C5.1, C5.2, C5.5).

use crate::charts::to_hit as chart;
use crate::charts::to_hit::GunType;
use crate::counter::Gun;
use crate::event::{ToHitAttempt, UnitId};
use crate::facts::Ctx;
use crate::figures::vehicle::firing::line;
use crate::figures::vehicle::reaction::is_reaction_fire;
use crate::figures::vehicle::spine::is_off_spine;
use crate::scenario::Terrain;
use crate::state::{Attack, Unit, guns_with, personnel_kind, stands_as_gun};
use crate::vocab::hex::{Cell, in_arc};
use crate::vocab::num::Drm;
use crate::vocab::{InfantryKind, Modifier, WeaponKind};

/// A Gun that is a unit of its own, and what it prints. `None` of SW and vehicles, where others load the unit, and before book 2.
fn gun<'c>(ctx: &Ctx<'c>, attempt: &ToHitAttempt) -> Option<(&'c Unit, &'c Gun)> {
    let (unit, def) = ctx.unit(&attempt.unit).filter(|_| ctx.scenario.book >= 2 && ctx.is_of_players())?;
    let ordnance = ctx.scenario.weapon_kind(Some(def), &attempt.weapon) == Some(WeaponKind::Ordnance);
    let own = stands_as_gun(ctx.before, &attempt.unit) && unit.aboard.is_none();
    let weapon = ctx.scenario.weapon_of_gun(def, &attempt.weapon).filter(|_| ordnance && own)?;
    weapon.gun.as_deref().filter(|gun| gun.sort.is_some()).map(|gun| (unit, gun))
}

/// It is a Gun whose Cases are worked out here.
pub(crate) fn is_gun(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> bool {
    gun(ctx, attempt).is_some()
}

/// It stands in woods, a building or rubble; `None` where a road leaves that open, and where the hex is not described.
fn in_obstacle(ctx: &Ctx<'_>, unit: &Unit) -> Option<bool> {
    ctx.terrain(unit.place.cell()?).and_then(Terrain::stands_in_obstacle)
}

/// One of two figures: the first outside of woods, buildings and rubble, the second inside. Where that is open, what is said stands if
/// it is one of them, else the first.
fn by_terrain(inside: Option<bool>, [out, within]: [Drm; 2], said: Option<Drm>) -> Drm {
    match inside {
        Some(true) => within,
        Some(false) => out,
        None => said.filter(|said| *said == within).unwrap_or(out),
    }
}

fn said(attempt: &ToHitAttempt, case: Modifier) -> Option<Drm> {
    line(&attempt.drm, case).and_then(|line| line.value)
}

/// It is left out, and a DRM without a Case may be what stands for it.
fn may_be_by_word(attempt: &ToHitAttempt, case: Modifier) -> bool {
    line(&attempt.drm, case).is_none() && attempt.drm.iter().any(|line| line.means().is_none())
}

/// Case A of a Gun that its shot turns: by its mount, doubled in woods, buildings and rubble (C5.11). Nothing where the shot does not turn
/// it. `None` where its mount, or where it pointed before, is not known.
pub(crate) fn case_a(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt) -> Option<Drm> {
    let (unit, gun) = gun(ctx, attempt)?;
    let (mount, declared, turn) = (gun.mount?, &attack.declared, attack.turn);
    let known = unit.place.facing().is_some() && !is_off_spine(ctx, declared);
    let known = known && !may_be_by_word(attempt, Modifier::A);
    let turns = declared.vca.is_some() || declared.tca.is_some() || turn.turned();
    // D7.22 speaks of Reaction Fire.
    if !known
        || is_reaction_fire(ctx, attack) != Some(false)
        || (turns && turn.tca_before.is_none())
        || (turn.hull > 0 && turn.turret > 0)
    {
        return None;
    }
    let once = chart::case_a(GunType::from(mount), turn.hull.max(turn.turret));
    Some(by_terrain(in_obstacle(ctx, unit), [once, once + once], said(attempt, Modifier::A)))
}

/// The first hex fired at that lies outside of the Gun's arc, as it stands after the turn for the shot; `None` within `Some` when all lie
/// inside. `None` where its arc is not known.
pub(crate) fn outside(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt) -> Option<Option<Cell>> {
    let (unit, gun) = gun(ctx, attempt).filter(|_| ctx.tells_all() && !attack.at.is_empty())?;
    let (cell, spine) = unit.place.cell().zip(unit.place.facing()).filter(|_| gun.mount.is_some())?;
    if is_off_spine(ctx, &attack.declared) {
        return None;
    }
    let mut cells = attack.at.iter().map(|(at, _)| *at);
    Some(cells.find(|at| *at != cell && !in_arc(cell, spine, *at)))
}

/// Case B of a Gun, by where it stands; whether it is due, the phase says.
pub(crate) fn case_b(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Option<Drm> {
    let (unit, _) = gun(ctx, attempt)?;
    let figures = [chart::CASE_B, chart::CASE_B_OBSTACLE];
    Some(by_terrain(in_obstacle(ctx, unit), figures, said(attempt, Modifier::B)))
}

/// Case E of a Gun: fire within its own Location, Reaction Fire excepted (D7.22). `None` where the hex fired from or at is not told.
pub(crate) fn case_e(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt) -> Option<Drm> {
    let (unit, _) = gun(ctx, attempt).filter(|_| !may_be_by_word(attempt, Modifier::E))?;
    let (from, to) = (attack.from.first().copied().flatten()?, attack.at.first()?);
    if from != *to {
        return Some(Drm(0));
    }
    match is_reaction_fire(ctx, attack) {
        Some(true) => return Some(Drm(0)),
        None if said(attempt, Modifier::E).is_none() => return Some(Drm(0)),
        Some(false) | None => {}
    }
    let twice = chart::CASE_E + chart::CASE_E;
    Some(by_terrain(in_obstacle(ctx, unit), [chart::CASE_E, twice], said(attempt, Modifier::E)))
}

/// The one MMC that stands with a Gun, where it is a squad or HS and nobody else of its side is there, who could man it: its fire is
/// non-qualified use (C5.8).
pub(crate) fn unqualified<'c>(ctx: &Ctx<'c>, id: &UnitId) -> Option<&'c UnitId> {
    let gun = ctx.before.units.get(id).filter(|_| stands_as_gun(ctx.before, id))?;
    let mut there = ctx.units_with(gun.location()).into_iter().filter(|(other, unit)| {
        *other != id && unit.side == gun.side && !unit.eliminated && !stands_as_gun(ctx.before, other)
    });
    let (crew, unit) = there.next()?;
    let alone = there.next().is_none() && unit.aboard.is_none();
    let kind = personnel_kind(ctx.before, crew).flatten()?;
    let untrained = matches!(kind, InfantryKind::Squad | InfantryKind::Hs);
    (alone && untrained && guns_with(ctx.before, id) == 1).then_some(crew)
}
