//! Known enemies in the own Location, and fire upward at them (A7.212).

use crate::event::{Level, Status, UnitId};
use crate::facts::{Ctx, Shot};
use crate::figures::fire::gun_crew::is_gun;
use crate::figures::fire::prc::is_closed;
use crate::figures::prisoners::is_prisoner;
use crate::state::{enemies_in, side_of};
use crate::vocab::hex::Cell;
use crate::vocab::phase::Phase;
use alloc::vec::Vec;

/// Known enemies in a Location that bind for certain; an unarmed, unarmored vehicle alone does not (EXC of A7.212).
pub(crate) fn known_enemies(ctx: &Ctx<'_>, unit: &UnitId, at: (Cell, Level)) -> Vec<UnitId> {
    let there = enemies_there(ctx, unit, at);
    if there.iter().all(|id| binds(ctx, id) != Some(true)) { Vec::new() } else { there }
}

pub(crate) fn enemies_there(ctx: &Ctx<'_>, unit: &UnitId, at: (Cell, Level)) -> Vec<UnitId> {
    let Some(side) = side_of(ctx.before, ctx.scenario, unit) else { return Vec::new() };
    let mut there = enemies_in(ctx.before, side, &[at]);
    there.retain(|id| ctx.before.units.get(id).is_some_and(|unit| !unit.status.has(Status::Concealed)));
    // A prisoner binds nobody; of its Guard A20.52 tells.
    there.retain(|id| !is_prisoner(ctx, id));
    // Its crew is an enemy, and a Gun that nobody mans is none.
    there.retain(|id| !is_gun(ctx, id));
    there
}

/// Is it more than an unarmed, unarmored vehicle? `None` where the head does not tell whether that is armed.
pub(crate) fn binds(ctx: &Ctx<'_>, id: &UnitId) -> Option<bool> {
    match ctx.vehicle(id) {
        Some((_, vehicle)) if !vehicle.afv => vehicle.armed,
        Some(_) | None => Some(true),
    }
}

/// PRC in a lower Location of the hex that the firer may attack with TPBF.
pub(crate) fn prc_below(shot: &Shot<'_>) -> bool {
    let Some((cell, Level::At(own))) = shot.location() else { return false };
    let Some(side) = side_of(shot.ctx.before, shot.ctx.scenario, &shot.firer.unit) else { return false };
    let defender = shot.ctx.before.side.as_ref() != Some(side);
    let in_phase = matches!(shot.ctx.before.phase, Some(Phase::MPh | Phase::DFPh));
    let below = (0..own).flat_map(|level| enemies_in(shot.ctx.before, side, &[(cell, Level::At(level))]));
    let vulnerable = |id: &UnitId| {
        let unit = shot.ctx.before.units.get(id);
        let carrier = unit.and_then(|unit| unit.aboard.as_ref());
        unit.is_some_and(|unit| unit.got_off) || carrier.is_some_and(|carrier| !is_closed(&shot.ctx, carrier))
    };
    defender && in_phase && below.into_iter().any(|id| vulnerable(&id))
}

/// PRC that answer a unit above them in their hex.
pub(crate) fn is_upward_answer(shot: &Shot<'_>) -> bool {
    let rides = shot.unit.is_some_and(|unit| unit.aboard.is_some());
    let higher = |(cell, level): &(Cell, Level)| {
        let own = shot.location();
        own.is_some_and(|(own, at)| {
            own == *cell && matches!((at, level), (Level::At(a), Level::At(b)) if a < *b)
        })
    };
    rides && shot.at().iter().any(higher)
}
