//! What a rout may not do, as far as positions, terrain and LOS tell it (A10.5, A10.51).

use crate::charts::terrain::TerrainKind;
use crate::event::{Level, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::check::rally::is_cover;
use crate::figures::concealment::has_tem;
use crate::figures::fire::hindrance::{has_smoke, is_clear_between};
use crate::figures::infantry::adjacent::{enemies_within, is_adjacent_at, is_armed_mmc};
use crate::figures::infantry::unit::infantry;
use crate::state::{Place, Unit};
use crate::vocab::InfantryKind;
use crate::vocab::hex::{Cell, Dir};
use crate::vocab::num::Drm;
use alloc::vec::Vec;

/// Hexes within which an enemy forces a rout, at most (A10.5).
pub(crate) const FAR: u32 = 16;

/// MF of a broken unit in the RtPh: three of a wounded SMC (A10.5, A17.2).
pub(crate) fn rout_mf(ctx: &Ctx<'_>, id: &UnitId) -> Option<i32> {
    let (unit, values) = infantry(ctx, id)?;
    let slow = unit.status.has(Status::Wounded) && values.kind.is_some_and(InfantryKind::is_smc);
    Some(if slow { 3 } else { 6 })
}

/// Known enemy MMC, armed and unbroken, to which a step lessens the range, each with whether it sees where the step begins.
pub(crate) fn approached<'a>(
    ctx: &Ctx<'a>,
    id: &UnitId,
    [from, to]: [Cell; 2],
) -> Vec<(&'a UnitId, Option<bool>)> {
    let closer = |enemy: &UnitId| {
        let at = ctx.before.units.get(enemy).and_then(|unit| unit.place.cell());
        at.is_some_and(|at| at.range(to) < at.range(from))
    };
    let near = enemies_within(ctx, id, from, FAR).into_iter();
    let armed = near.filter(|enemy| is_armed_mmc(ctx, enemy) && closer(enemy));
    armed.map(|enemy| (enemy, ctx.sees(enemy, id))).collect()
}

/// The Known enemy MMC, armed and unbroken, that whoever comes into this hex from that one is ADJACENT to, other than those whose
/// Location it leaves.
pub(crate) fn runs_into<'a>(ctx: &Ctx<'a>, id: &UnitId, [from, to]: [Cell; 2]) -> Option<&'a UnitId> {
    let left =
        |enemy: &UnitId| ctx.before.units.get(enemy).is_some_and(|unit| unit.place.cell() == Some(from));
    let near = enemies_within(ctx, id, to, 1).into_iter();
    let mut near = near.filter(|enemy| is_armed_mmc(ctx, enemy) && !left(enemy));
    near.find(|enemy| is_adjacent_at(ctx, to, enemy) == Some(true))
}

/// Has the rout come into the hex in which it ends: woods or a building that it did not begin in, no enemy near, and no Known one
/// that it is no farther from than when it began (A10.51)?
pub(crate) fn ends_here(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> bool {
    let way = &unit.rout.way;
    let (Some(began), Some(here)) = (way.first(), unit.place.cell().filter(|_| way.len() > 1)) else {
        return false;
    };
    let building = |cell: Cell| ctx.terrain(cell).is_none_or(crate::scenario::Terrain::is_building);
    let own_house = building(*began) && building(here);
    let no_farther = |enemy: &&UnitId| {
        let at = ctx.before.units.get(enemy).and_then(|unit| unit.place.cell());
        at.is_none_or(|at| at.range(here) <= at.range(*began))
    };
    let all = ctx
        .before
        .units
        .iter()
        .filter(|(other, enemy)| *other != id && !enemy.eliminated && enemy.side != unit.side);
    let free =
        enemies_within(ctx, id, here, 1).is_empty() && !all.map(|(other, _)| other).any(|e| no_farther(&e));
    here != *began && !own_house && is_cover(ctx, here) == Some(true) && free
}

/// Does a unit stand on the ground of Open Ground without any shelter that the head or the boards show?
fn is_in_the_open(ctx: &Ctx<'_>, unit: &Unit) -> Option<Cell> {
    let Place::In(cell, _) = unit.place else { return None };
    let terrain = ctx.terrain(cell)?;
    let bare = !terrain.is.is_empty() && terrain.is.iter().all(|kind| *kind == TerrainKind::OpenGround);
    let shelter = terrain.is_obstacle() || terrain.depression || terrain.wrecks > 0 || terrain.vehicles > 0;
    let walls = Dir::ALL.into_iter().any(|side| ctx.has_wall(cell, side));
    let apart = unit.aboard.is_some() || unit.status.has(Status::InPillbox) || unit.level != Level::At(0);
    let open = bare && !shelter && !walls && !apart && !has_smoke(ctx, cell) && !has_tem(ctx, unit, cell);
    (open && unshared(ctx, cell)).then_some(cell)
}

/// No vehicle, wreck or counter lies there that may shelter somebody.
fn unshared(ctx: &Ctx<'_>, cell: Cell) -> bool {
    ctx.before.units_at(cell).iter().all(|(id, _)| ctx.vehicle(id).is_none())
}

/// A Known enemy that forces a unit out of its Open Ground: it sees it within its Normal Range, without a Hindrance, from no other
/// level (A10.5, A10.531); and whether that is certain, since nothing that may hinder lies between.
pub(crate) fn forced_by<'a>(ctx: &Ctx<'a>, id: &UnitId, unit: &Unit) -> Option<(&'a UnitId, bool)> {
    let at = is_in_the_open(ctx, unit)?;
    let level = ctx.terrain(at)?.level;
    let near = enemies_within(ctx, id, at, FAR).into_iter().filter(|enemy| is_armed_mmc(ctx, enemy));
    let forcing = near.filter(|enemy| {
        let (Some((there, values)), Some(sees)) = (infantry(ctx, enemy), ctx.sees(enemy, id)) else {
            return false;
        };
        let cell = there.place.cell();
        let reaches = cell.zip(values.range).is_some_and(|(cell, range)| cell.range(at) <= u32::from(range));
        let flat = there.level == Level::At(0)
            && cell.and_then(|cell| ctx.terrain(cell)).is_some_and(|terrain| terrain.level == level);
        sees && reaches && flat && ctx.hindrance(enemy, id).is_none_or(|drm| drm == Drm(0))
    });
    let from = |enemy: &UnitId| ctx.before.units.get(enemy).and_then(|unit| unit.place.cell());
    let clear = |enemy: &UnitId| from(enemy).is_some_and(|from| is_clear_between(ctx, from, at));
    let forcing: Vec<(&UnitId, bool)> = forcing.map(|enemy| (enemy, clear(enemy))).collect();
    forcing.iter().find(|(_, clear)| *clear).or(forcing.first()).copied()
}
