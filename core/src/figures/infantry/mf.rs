//! MF of Infantry: its own, those of leaders who move along, and what is left of them (A4.11, A4.12).

use crate::counter::Infantry;
use crate::event::{Claim, Claimed, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::state::{Unit, side_of};
use crate::vocab::num::{Drm, Mp};
use crate::vocab::{Cover, InfantryKind};
use alloc::vec::Vec;

/// The TEM of an entrenchment that is claimed: none to a unit that was pinned before it paid the MF to enter
/// it (A7.83), else as claimed. None for other terrain.
#[must_use]
pub fn tem_due(ctx: &Ctx<'_>, claimed: &Claimed) -> Option<Drm> {
    let Claim::Tem { terrain, value, .. } = &claimed.claim else { return None };
    let dug = terrain.means().is_some_and(Cover::is_entrenchment);
    let unit = ctx.before.units.get(&claimed.unit).filter(|_| dug)?;
    Some(if unit.is_pinned() && unit.mph.entered_hex { Drm(0) } else { *value })
}

/// MF that a leader gives to those who move with him (A4.12).
const LEADER_MF: i32 = 2;

/// MF of an MMC's own: four, three if Inexperienced, two more by Double Time. None for SMC and Cavalry. A Green MMC is
/// Inexperienced only without a leader beside it, who would give more than he takes: it is not tried.
pub(crate) fn own_mf(unit: &Unit, values: &Infantry) -> Option<i32> {
    if values.kind.is_some_and(InfantryKind::is_smc) || values.kind == Some(InfantryKind::Cavalry) {
        return None;
    }
    let conscript = values.quality == Some(crate::vocab::Quality::Conscript);
    let own = if values.inexperienced.unwrap_or(conscript) { 3 } else { 4 };
    Some(own + if unit.status.has(Status::Cx) { 2 } else { 0 })
}

/// Leaders of its side who moved in this MPh and were where it is.
pub(crate) fn leaders_along<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Vec<&'a Unit> {
    let Some(unit) = ctx.before.units.get(id) else { return Vec::new() };
    let side = side_of(ctx.before, ctx.scenario, id);
    let along = |leader: &Unit| {
        leader
            .place
            .cell()
            .is_some_and(|cell| unit.place.cell() == Some(cell) || unit.mph.spent_in(cell) > Mp::ZERO)
    };
    let friends = side.map_or_else(Vec::new, |side| ctx.before.units_of(side)).into_iter();
    let moved = friends
        .filter(|(id, leader)| leader.mph.expenditures > 0 && along(leader) && leadership(ctx, id).is_some());
    moved.map(|(_, leader)| leader).collect()
}

/// MF that a unit has left in its MPh: its own, two more from a leader who moved with it and is not pinned (A7.831).
/// None for SMC and Cavalry.
#[must_use]
pub fn mf_left(ctx: &Ctx<'_>, id: &UnitId) -> Option<Mp> {
    let (unit, values) = infantry(ctx, id)?;
    let led = leaders_along(ctx, id).iter().any(|leader| !leader.is_pinned());
    let bonus = if led { LEADER_MF } else { 0 };
    own_mf(unit, values).map(|own| Mp::whole(own + bonus) - unit.mph.spent)
}
