//! Whether what stands in a hex leaves Infantry that moves there in Open Ground (A4.6).

use crate::charts::cover::{Openness, openness};
use crate::charts::terrain::TerrainKind;
use crate::event::{DrmLine, IftResolved, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::hindrance::has_smoke;
use crate::figures::fire::snap_shot::is_snap_shot;
use crate::figures::fire::tem::{is_inside, may_bypass};
use crate::figures::infantry::allotment::is_by_road;
use crate::scenario::Terrain;
use crate::state::Attack;
use crate::vocab::hex::Cell;
use crate::vocab::num::{Drm, Mp};
use crate::vocab::{Cover, Modifier};
use alloc::format;
use alloc::string::String;

/// What the terrain of a hex makes of it, for the targets of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    /// Nothing of it speaks against Open Ground.
    Open,
    /// A row that is none.
    Closed(TerrainKind),
    /// A row of which the log does not tell.
    Asked(TerrainKind),
}

/// What stands in the hex: for certain no Open Ground goes before what is not known. Depressions are told elsewhere.
pub(crate) fn ground(ctx: &Ctx<'_>, attack: &Attack, (cell, terrain): (Cell, &Terrain)) -> Ground {
    let mut asked = Ground::Open;
    for kind in terrain.is.iter().copied().filter(|kind| !kind.is_depression()) {
        match of_row(ctx, attack, (cell, terrain), kind) {
            Ground::Open => {}
            Ground::Closed(kind) => return Ground::Closed(kind),
            Ground::Asked(kind) => asked = Ground::Asked(kind),
        }
    }
    asked
}

fn of_row(ctx: &Ctx<'_>, attack: &Attack, (cell, terrain): (Cell, &Terrain), kind: TerrainKind) -> Ground {
    let targets = &attack.targets;
    // Before book 2 each row but Open Ground closed the hex.
    let told = ctx.scenario.book >= 2;
    match openness(kind) {
        Openness::Open => Ground::Open,
        Openness::Rest if told => Ground::Open,
        Openness::Inside if told && targets.iter().any(|id| is_in(ctx, id)) => Ground::Closed(kind),
        Openness::Inside if told && targets.iter().all(|id| is_around(ctx, id, cell)) => Ground::Open,
        Openness::Inside | Openness::Depends if told => Ground::Asked(kind),
        // By its road a hex may be open (A4.132).
        Openness::Other if told && !terrain.road.is_empty() && targets.iter().any(|id| by_road(ctx, id)) => {
            Ground::Asked(kind)
        }
        Openness::Rest | Openness::Inside | Openness::Depends | Openness::Other => Ground::Closed(kind),
    }
}

/// It is in what the hex holds: it says so, or paid more than the hex costs.
fn is_in(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let inside = ctx.before.units.get(id).is_some_and(|unit| unit.status.has(Status::InPillbox));
    inside || is_inside(ctx, id)
}

/// It paid one MF for its hex and no more: it is in none of what costs MF of its own there. A trench may lead into another.
fn is_around(ctx: &Ctx<'_>, id: &UnitId, cell: Cell) -> bool {
    let Some(unit) = ctx.before.units.get(id) else { return false };
    let Some(step) = unit.mph.afoot.arrival().filter(|step| step.to == cell) else { return false };
    let dug = |from: Cell| {
        let leads = [TerrainKind::Trench, TerrainKind::Pillbox];
        ctx.terrain(from).is_some_and(|terrain| terrain.is.iter().any(|kind| leads.contains(kind)))
    };
    let all = unit.mph.by_hex.last().is_some_and(|(at, mf)| *at == cell && *mf == Mp::ONE);
    step.cost == Some(Mp::ONE) && all && !step.from.is_some_and(dug)
}

fn by_road(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let arrival = ctx.before.units.get(id).and_then(|unit| unit.mph.afoot.arrival());
    arrival.is_some_and(|step| is_by_road(ctx, step))
}

/// What has to be known before FFMO can be told, where a row of the head leaves it open: of a roll that takes FFMO, or neither
/// that nor a TEM.
pub(crate) fn asked_of_ground(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved) -> Option<String> {
    let [(cell, _)] = attack.at.as_slice() else { return None };
    let terrain = ctx.terrain(*cell).filter(|_| !is_snap_shot(attack))?;
    let outside = !attack.meets_hex_alone() && may_bypass(ctx, terrain, &attack.targets);
    let claims = ift.drm.iter().any(|line| line.is(Modifier::Ffmo) && line.value != Some(Drm(0)));
    if outside || (!claims && said_cover(&ift.drm)) {
        return None;
    }
    let Ground::Asked(kind) = ground(ctx, attack, (*cell, terrain)) else { return None };
    let mover = attack.targets.first().map_or("", UnitId::as_str);
    let hex = ctx.show(*cell);
    Some(format!("whether {mover} moves in the open there: {} in {hex} ({})", kind.name(), kind.rule()))
}

/// The roll takes a TEM or a Hindrance.
pub(crate) fn said_cover(drm: &[DrmLine]) -> bool {
    let mut covers = drm.iter().filter(|line| is_cover(line));
    covers.any(|line| line.value.is_none_or(|value| value > Drm(0)))
}

/// A TEM, a Hindrance, or what no rule of this book names.
fn is_cover(line: &DrmLine) -> bool {
    line.means().is_none_or(|means| matches!(means, Modifier::Tem | Modifier::Hindrance | Modifier::Height))
}

/// Is the hex of an Overrun Open Ground, so that it has its -1 (D7.15)? An entrenchment in it is TEM, and makes it no other ground; `None`
/// where the log does not tell.
pub(crate) fn open_to_overrun(ctx: &Ctx<'_>, attack: &Attack) -> Option<bool> {
    let [(cell, _)] = attack.at.as_slice() else { return None };
    let terrain = ctx.terrain(*cell)?;
    if ctx.before.tem.contains_key(cell) || terrain.smoke > Mp::ZERO || has_smoke(ctx, *cell) {
        return None;
    }
    let other = |id: &UnitId| {
        let claims = ctx.before.units.get(id).map(|unit| unit.claimed_tem.as_slice()).unwrap_or_default();
        claims.iter().any(|claim| !claim.of.is_some_and(Cover::is_entrenchment))
    };
    if attack.targets.iter().any(other) {
        return None;
    }
    match ground(ctx, attack, (*cell, terrain)) {
        Ground::Open => Some(true),
        Ground::Closed(_) => Some(false),
        Ground::Asked(_) => None,
    }
}
