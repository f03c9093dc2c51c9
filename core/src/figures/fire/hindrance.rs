//! Hindrance DRM of an attack (A6.7), and what may hinder a LOS that no board shows.

use crate::charts::cover::{Openness, openness};
use crate::charts::terrain::TerrainKind;
use crate::event::IftResolved;
use crate::facts::Ctx;
use crate::figures::fire::shot::observer;
use crate::state::Attack;
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
