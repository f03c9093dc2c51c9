//! Leadership and Morale Level of a check, and the DRM of a rally (A10.4, A10.6, A10.7).

use crate::event;
use crate::event::{Checked, DrmLine, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::check::commissar::commissar;
use crate::figures::check::leader_loss::{is_for_leader, penalty_due};
use crate::figures::check::morale::{before_encirclement, berserk_morale, is_lowered};
use crate::figures::check::rally::{SELF_RALLY, is_self_rally};
use crate::figures::infantry::friends::friends_with;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::state::{Unit, side_of};
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// The Morale Level that a check is judged by where the one declared is not the unit's: a wrong figure does not make the
/// right outcome wrong as well.
pub(crate) fn morale_due(ctx: &Ctx<'_>, id: &UnitId, said: u8) -> Option<u8> {
    let (unit, _) = infantry(ctx, id)?;
    if unit.status.has(Status::Berserk) {
        let due = berserk_morale(ctx, id);
        return due.filter(|due| *due != said);
    }
    if is_lowered(ctx, id) {
        return None;
    }
    let due = before_encirclement(ctx, id)?;
    let raised = due + u8::from(commissar(ctx, id));
    (said != due && said != raised).then_some(raised)
}

/// The leadership due where another was declared, and the log tells which: that of the one leader who is there, or none
/// where nobody is.
pub(crate) fn leadership_due(ctx: &Ctx<'_>, id: &UnitId, drm: &[DrmLine]) -> Option<(Drm, Drm)> {
    let said = leadership_said(drm).filter(|_| ctx.vehicle(id).is_none())?;
    let there = friends_with(ctx, id).into_iter();
    let each: BTreeSet<i16> = there.filter_map(|(id, _)| leadership(ctx, id)).collect();
    let due = if each.is_empty() { Drm(0) } else { Drm(*each.first()?) };
    (each.len() < 2 && due != said).then_some((said, due))
}

/// The DRM that a leader lends to a check of another unit in the same Location (A10.7), or that a lost one costs it (A10.2):
/// the best of those who are neither broken nor pinned. `None` where nobody lends one, or it is 0. A TC of a unit that moves
/// has it only from a leader of its stack (A7.305), which the log does not tell.
#[must_use]
pub fn leadership_lent(ctx: &Ctx<'_>, checked: &Checked) -> Option<Drm> {
    if is_for_leader(checked.check) {
        return penalty_due(ctx, checked).filter(|drm| *drm != Drm(0));
    }
    let moves = ctx.before.mover.is_some()
        && ctx.before.side.as_ref() == side_of(ctx.before, ctx.scenario, &checked.unit);
    let is_tc = matches!(checked.check, event::Check::Ntc | event::Check::Ptc | event::Check::Lltc);
    if ctx.vehicle(&checked.unit).is_some() || moves && is_tc {
        return None;
    }
    let caught = moves && ctx.before.units.get(&checked.unit).is_some_and(|unit| unit.mph.expenditures > 0);
    let lends = |(id, unit): (&UnitId, &Unit)| {
        let stood = caught && unit.mph.expenditures == 0;
        let free = !unit.is_broken() && !unit.is_pinned() && !stood;
        leadership(ctx, id).filter(|drm| free && *drm != 0 && outranks(ctx, id, &checked.unit) == Some(true))
    };
    friends_with(ctx, &checked.unit).into_iter().filter_map(lends).min().map(Drm)
}

/// The leadership above 0 that a check leaves out though the one leader with the unit has to lend it (A10.72). A unit that has spent
/// MF may not move with him (A7.305), and the check for a lost leader has a DRM of its own.
pub(crate) fn leadership_left_out<'a>(ctx: &Ctx<'a>, checked: &Checked) -> Option<(&'a UnitId, Drm)> {
    let asked = matches!(
        checked.check,
        event::Check::Mc(_) | event::Check::Ntc | event::Check::Ptc | event::Check::Rally
    );
    let told = checked.drm.iter().any(|line| line.is(Modifier::Leader) && line.value != Some(Drm(0)));
    let moved = ctx.before.phase == Some(Phase::MPh)
        && ctx.before.units.get(&checked.unit).is_some_and(|unit| unit.mph.expenditures > 0);
    if !asked || told || moved {
        return None;
    }
    let lent = leadership_lent(ctx, checked).filter(|drm| drm.0 > 0)?;
    let there = friends_with(ctx, &checked.unit).into_iter();
    let mut leaders = there.filter(|(id, _)| leadership(ctx, id).is_some());
    let (leader, unit) = leaders.next().filter(|_| leaders.next().is_none())?;
    // Whether what a wound adds (A17.2) has to be used, no witness says.
    let unfit = [Status::Berserk, Status::Captured, Status::Melee, Status::Wounded]
        .iter()
        .any(|status| unit.status.has(*status));
    (!unfit).then_some((leader, lent))
}

/// May a leader help the unit? Another leader is helped by one of a higher Morale Level alone (A10.22); the printed ones of the unbroken
/// side count. `None` where the head does not tell both.
pub(crate) fn outranks(ctx: &Ctx<'_>, leader: &UnitId, id: &UnitId) -> Option<bool> {
    if leadership(ctx, id).is_none() {
        return Some(true);
    }
    let level = |id: &UnitId| infantry(ctx, id)?.1.morale;
    Some(level(leader)? > level(id)?)
}

pub(crate) fn is_rally(checked: &Checked) -> bool {
    checked.check == event::Check::Rally
}

/// The DRM of a rally DR besides leadership: DM (A10.62), Self-Rally (A10.63), and cover of woods, a building, a pillbox or rubble
/// (A10.61).
#[must_use]
pub fn rally_drm(ctx: &Ctx<'_>, checked: &Checked) -> Vec<(Modifier, Drm)> {
    let Some(unit) = ctx.before.units.get(&checked.unit).filter(|_| is_rally(checked)) else {
        return Vec::new();
    };
    let terrain = unit.place.cell().and_then(|cell| ctx.terrain(cell));
    let covered = terrain.and_then(crate::scenario::Terrain::stands_in_obstacle) == Some(true)
        || unit.status.has(Status::InPillbox);
    let alone = ctx.scenario.book >= 2 && is_self_rally(ctx, checked) == Some(true);
    let dm = (Modifier::Dm, dm_due(unit));
    let alone = (Modifier::SelfRally, if alone { SELF_RALLY } else { Drm(0) });
    let cover = (Modifier::Tem, Drm(if covered { -1 } else { 0 }));
    [dm, alone, cover].into_iter().filter(|(_, value)| *value != Drm(0)).collect()
}

pub(crate) fn dm_due(unit: &Unit) -> Drm {
    let lies = unit.status.has(Status::Dm) && !unit.dm_ended;
    // Nobody else routs (A10.5).
    if lies || unit.broke_lately || unit.routed_lately { DM } else { Drm(0) }
}

/// Desperation Morale on a rally DR (A10.62).
pub(crate) const DM: Drm = Drm(4);

/// A leader's DRM on a check, where it is one.
pub(crate) fn leadership_said(drm: &[DrmLine]) -> Option<Drm> {
    let line = drm.iter().find(|line| line.is(Modifier::Leader))?;
    line.value.filter(|value| *value != Drm(0))
}
