//! Hindrance DRM of an attack (A6.7), and what may hinder a LOS that no board shows.

use crate::charts::cover::{Openness, is_hindrance, openness};
use crate::charts::terrain::TerrainKind;
use crate::event::{IftResolved, Level, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::shot::observer;
use crate::figures::vehicle::moving::is_moving_target;
use crate::scenario::Terrain;
use crate::state::{Attack, Unit};
use crate::vocab::Modifier;
use crate::vocab::hex::Cell;
use crate::vocab::num::{Drm, Mp};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// The Hindrances declared, each named apart or all in one.
pub(crate) fn said_hindrance(ift: &IftResolved) -> Option<Drm> {
    let values = ift.drm.iter().filter(|line| line.is(Modifier::Hindrance)).filter_map(|line| line.value);
    values.reduce(|sum, value| sum + value)
}

/// The Hindrance of an IFT roll: none after any To Hit roll, which it modified (C6.9).
pub(crate) fn hindrance_due(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    if attack.to_hits.is_empty() { worst_hindrance(ctx, attack) } else { Some(Drm(0)) }
}

/// The worst Hindrance of any member (A7.52): of those that both accepted, and of those that the boards show; `None` where
/// no pair is told, or where boards were asked and one pair is open.
pub(crate) fn worst_hindrance(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    let members = attack.declared.firers.iter().map(observer);
    let pairs = members.flat_map(|m| attack.targets.iter().map(move |t| (m, t)));
    let seen = pairs.filter(|(m, t)| ctx.sees(m, t) != Some(false));
    let told: Vec<Option<Drm>> = seen.map(|(m, t)| ctx.hindrance(m, t)).collect();
    let open = ctx.scenario.atlas.is_some() && told.contains(&None);
    told.into_iter().flatten().max().filter(|_| !open)
}

/// What a counter of SMOKE may add, whole or dispersed (A24).
const SMOKE: core::ops::RangeInclusive<i16> = 1..=3;

/// More where the firer stands in it (A24.2).
const OUT_OF_SMOKE: i16 = 1;

/// Is so much of a Hindrance there by the head and the log, on the straight LOS of one level from some firer? It is asked where a
/// firer takes it; that none is taken where a head lists some is the players' own to say.
pub(crate) fn is_listed(ctx: &Ctx<'_>, attack: &Attack, said: Drm) -> bool {
    let [(at, level)] = attack.at.as_slice() else { return false };
    if ctx.scenario.atlas.is_some() || *level != Level::At(0) || !ctx.tells_all() {
        return false;
    }
    let listed = |(from, level): &(Cell, Level)| {
        *level == Level::At(0) && listed_between(ctx, *from, *at).contains(&said.0)
    };
    attack.from.iter().flatten().any(listed)
}

/// The least and the most that hexes between two, and SMOKE in either, may add. Two hexes at one range count once.
fn listed_between(ctx: &Ctx<'_>, from: Cell, at: Cell) -> core::ops::RangeInclusive<i16> {
    let ground = |cell: Cell| ctx.terrain(cell).map_or(0, |terrain| terrain.level);
    let flat = |cell: &Cell| ground(*cell) == ground(from) && ground(at) == ground(from);
    let (mut least, mut most) = (0, 0);
    let mut ring = BTreeSet::from([from]);
    for left in (1..from.range(at)).rev() {
        let next = ring.iter().flat_map(|cell| cell.neighbours());
        ring = next.filter(|cell| cell.range(at) == left).collect();
        let crossed = ring.iter().filter(|cell| flat(cell));
        let crossed: Vec<(Cell, bool)> =
            crossed.filter_map(|cell| Some((*cell, cell.lies_between(from, at)?))).collect();
        let of_terrain = |(cell, _): &(Cell, bool)| has_hindrance(ctx, *cell);
        least += i16::from(crossed.iter().any(|one| one.1 && of_terrain(one)));
        most += i16::from(crossed.iter().any(of_terrain));
        let smoky = crossed.iter().filter(|(cell, _)| has_smoke(ctx, *cell));
        for (_, through) in smoky {
            least += if *through { *SMOKE.start() } else { 0 };
            most += *SMOKE.end();
        }
    }
    let ends = if from == at { alloc::vec![at] } else { alloc::vec![from, at] };
    for end in ends.into_iter().filter(|end| has_smoke(ctx, *end)) {
        least += SMOKE.start();
        most += SMOKE.end() + if end == from { OUT_OF_SMOKE } else { 0 };
    }
    // None at all is not one that is there.
    least.max(1)..=most
}

/// Terrain, or a vehicle or wreck, of the hex that hinders a LOS of its own level (B.10, D9.4).
fn has_hindrance(ctx: &Ctx<'_>, cell: Cell) -> bool {
    let moves = |unit: &Unit| !unit.eliminated && is_moving_target(ctx, unit);
    let afv = |id: &UnitId| ctx.vehicle(id).is_some_and(|(unit, vehicle)| vehicle.afv && !moves(unit));
    let row = |kind: &TerrainKind| is_hindrance(*kind);
    let listed = |terrain: &Terrain| terrain.is.iter().any(row) || terrain.wrecks + terrain.vehicles > 0;
    ctx.terrain(cell).is_some_and(listed) || ctx.before.units_at(cell).iter().any(|(id, _)| afv(id))
}

/// Lies nothing between two hexes that may hinder a LOS, such as SMOKE, a vehicle, grain or the like? That a LOS exists
/// does not say that nothing hinders it; a board does.
#[must_use]
pub fn is_clear_between(ctx: &Ctx<'_>, a: Cell, b: Cell) -> bool {
    if ctx.scenario.atlas.is_some() {
        return true;
    }
    let mut at = BTreeSet::from([a]);
    for left in (1..a.range(b)).rev() {
        let next = at.iter().flat_map(|cell| cell.neighbours());
        at = next.filter(|cell| cell.range(b) == left).collect();
        if at.iter().any(|cell| hinders(ctx, *cell)) {
            return false;
        }
    }
    true
}

fn hinders(ctx: &Ctx<'_>, cell: Cell) -> bool {
    // Other obstacles block a LOS, or are not in its way.
    let row = |kind: &TerrainKind| {
        openness(*kind) == Openness::Other && (!kind.is_obstacle() || *kind == TerrainKind::LightWoods)
    };
    let listed = ctx
        .terrain(cell)
        .is_none_or(|terrain| terrain.is.iter().any(row) || terrain.wrecks + terrain.vehicles > 0);
    listed
        || has_smoke(ctx, cell)
        || ctx.before.units_at(cell).iter().any(|(id, _)| ctx.vehicle(id).is_some())
}

/// SMOKE lies in the hex, by the head or by a counter.
pub(crate) fn has_smoke(ctx: &Ctx<'_>, cell: Cell) -> bool {
    ctx.before.smoke.contains(&cell) || ctx.terrain(cell).is_some_and(|terrain| terrain.smoke > Mp::ZERO)
}
