//! Who is ADJACENT to a unit for certain, and which Known enemies there are armed (A.8, A10.5).

use crate::event::{Level, Status, UnitId};
use crate::facts::{Ctx, Shown};
use crate::figures::infantry::unit::infantry;
use crate::state::{Place, Unit, side_of};
use crate::vocab::InfantryKind;
use crate::vocab::hex::{Cell, Dir};
use alloc::vec::Vec;

/// Where a unit stands in the terrain of a hex; `None` in Bypass, aboard, in a pillbox, or under a bridge.
fn stands(unit: &Unit) -> Option<(Cell, Level)> {
    let apart = unit.aboard.is_some() || unit.status.has(Status::InPillbox) || unit.level == Level::In;
    match unit.place {
        Place::In(cell, _) if !apart && !unit.eliminated => Some((cell, unit.level)),
        Place::In(..) | Place::Bypass(_) | Place::Off => None,
    }
}

/// Are two units ADJACENT or in one Location? `None` where walls between houses, cliffs, water or levels may stand between them and
/// nobody tells of LOS.
pub(crate) fn is_adjacent(ctx: &Ctx<'_>, a: &UnitId, b: &UnitId) -> Option<bool> {
    let unit = ctx.before.units.get(a)?;
    match stands(unit) {
        Some(own) => beside(ctx, own, b, ctx.sees(a, b)),
        None => (unit.place.cell()?.range(ctx.before.units.get(b)?.place.cell()?) > 1).then_some(false),
    }
}

/// The same of one that were on the ground of a hex.
pub(crate) fn is_adjacent_at(ctx: &Ctx<'_>, at: Cell, b: &UnitId) -> Option<bool> {
    let sees = ctx.shown_at(b, at).and_then(|shown| match shown {
        Shown::Clear(_) => Some(true),
        Shown::Blocked(_) => Some(false),
        Shown::Open(_) => None,
    });
    beside(ctx, (at, Level::At(0)), b, sees)
}

fn beside(ctx: &Ctx<'_>, own: (Cell, Level), b: &UnitId, sees: Option<bool>) -> Option<bool> {
    let unit = ctx.before.units.get(b)?;
    let (at, by) = (own.0, unit.place.cell()?);
    if at.range(by) > 1 {
        return Some(false);
    }
    let other = stands(unit)?;
    if own == other {
        return Some(true);
    }
    if at == by || own.1 != Level::At(0) || other.1 != Level::At(0) {
        return None;
    }
    match sees {
        Some(false) => Some(false),
        Some(true) => is_dry(ctx, [at, by]).then_some(true),
        None => is_free_between(ctx, at, by).then_some(true),
    }
}

/// Neither cliff nor water nor the walls between houses can be between two hexes, as far as the head tells.
fn is_free_between(ctx: &Ctx<'_>, at: Cell, by: Cell) -> bool {
    let side = Dir::ALL.into_iter().find(|dir| at.to(*dir) == by);
    let terrain = [at, by].map(|cell| ctx.terrain(cell));
    let [Some(a), Some(b)] = terrain else { return false };
    let level = a.level.abs_diff(b.level) <= 1 && !a.depression && !b.depression;
    let houses = a.is_building() && b.is_building();
    level && !houses && is_dry(ctx, [at, by]) && side.is_some_and(|side| !ctx.has_wall(at, side))
}

/// No hex of water or of a depression.
fn is_dry(ctx: &Ctx<'_>, cells: [Cell; 2]) -> bool {
    cells.into_iter().all(|cell| {
        ctx.terrain(cell).is_some_and(|terrain| {
            let wet = |kind: &crate::charts::terrain::TerrainKind| kind.is_depression() || kind.is_water();
            !terrain.is.iter().any(wet)
        })
    })
}

/// A Known enemy MMC that is armed, unbroken and not in Melee: a squad, HS or crew on foot.
pub(crate) fn is_armed_mmc(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let bound = [Status::Concealed, Status::Hidden, Status::Melee, Status::Captured, Status::Broken];
    infantry(ctx, id).is_some_and(|(unit, values)| {
        let mmc = matches!(values.kind, Some(InfantryKind::Squad | InfantryKind::Hs | InfantryKind::Crew));
        let free = bound.iter().all(|status| !unit.status.has(*status));
        mmc && free && unit.aboard.is_none() && !unit.eliminated
    })
}

/// Enemies of a unit within so many hexes of a hex, whatever is known of them.
pub(crate) fn enemies_within<'a>(ctx: &Ctx<'a>, id: &UnitId, at: Cell, hexes: u32) -> Vec<&'a UnitId> {
    let side = side_of(ctx.before, ctx.scenario, id);
    let there = ctx.before.units_near(at, hexes).into_iter();
    let enemy = |unit: &Unit| !unit.eliminated && unit.side.is_some() && unit.side.as_ref() != side;
    there.filter(|(_, unit)| enemy(unit)).map(|(id, _)| id).collect()
}

/// The first Known enemy MMC, armed and unbroken, that is certainly ADJACENT to a unit or with it.
pub(crate) fn armed_beside<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<&'a UnitId> {
    let at = ctx.before.units.get(id)?.place.cell()?;
    let mut near = enemies_within(ctx, id, at, 1).into_iter();
    near.find(|enemy| is_armed_mmc(ctx, enemy) && is_adjacent(ctx, id, enemy) == Some(true))
}
