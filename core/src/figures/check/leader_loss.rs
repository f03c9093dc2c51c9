//! What the loss of a leader adds to the check of those who were with the leader (A10.2).

use crate::event;
use crate::event::{Checked, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::check::commissar::commissar;
use crate::figures::infantry::nation::is_japanese;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::state::{Attack, Unit, side_of};
use crate::vocab::InfantryKind;
use crate::vocab::num::Drm;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// A check that A10.2 calls for.
pub(crate) const fn is_for_leader(check: event::Check) -> bool {
    matches!(check, event::Check::Llmc | event::Check::Lltc)
}

/// The DRM that the lost leaders of its side give, one for each who can be meant; none where one of these is no help, for what
/// becomes of its sign is not told.
pub(crate) fn penalties(ctx: &Ctx<'_>, checked: &Checked) -> Option<BTreeSet<Drm>> {
    let side = side_of(ctx.before, ctx.scenario, &checked.unit);
    let broken = checked.check == event::Check::Lltc;
    let attack = checked.attack.and_then(|id| ctx.before.attacks.get(&id));
    let here = ctx.before.units.get(&checked.unit).and_then(Unit::location);
    let breaks = |unit: &Unit| broken && unit.is_broken() && unit.location() == here;
    let lost = |id: &UnitId, unit: &Unit| unit.eliminated || breaks(unit) || hit(attack, id);
    let own = |id: &UnitId| *id != checked.unit && side_of(ctx.before, ctx.scenario, id) == side;
    let all = || ctx.before.units.iter().filter(|(id, _)| own(id) && leadership(ctx, id).is_some());
    // A leader whom this attack took is meant, where it took one, and of several the one who was there.
    let beside = |id: &UnitId, unit: &Unit| hit(attack, id) && unit.location() == here;
    let (any_hit, any_here) =
        (all().any(|(id, _)| hit(attack, id)), all().any(|(id, unit)| beside(id, unit)));
    let fallen = all().filter(|(id, unit)| match (any_here, any_hit) {
        (true, _) => beside(id, unit),
        (false, true) => hit(attack, id),
        (false, false) => lost(id, unit),
    });
    let mut each = BTreeSet::new();
    for (id, unit) in fallen {
        let drm = leadership(ctx, id)?;
        // What the same attack put in another leader's place falls as the leader that it was: one source says so.
        let was =
            attack.into_iter().flat_map(|attack| &attack.reduced).find(|(_, left)| left.as_ref() == Some(id));
        each.extend(was.and_then(|(was, _)| leadership(ctx, was)).map(|drm| Drm(-drm)));
        // The leader's wound, which costs one (A17.2), may be what the leader fell by.
        let wounded = unit.status.has(Status::Wounded);
        if drm > i16::from(wounded) {
            return None;
        }
        each.insert(Drm(-drm));
        each.extend(wounded.then_some(Drm(1 - drm)));
    }
    (!each.is_empty()).then_some(each)
}

/// The log tells all, and who is broken or has left play is no leader, of whichever side: the head says of each what it is.
pub(crate) fn nobody_lost(ctx: &Ctx<'_>) -> bool {
    let lost = |unit: &Unit| unit.is_broken() || unit.eliminated;
    let may_lead = |id: &UnitId| match ctx.unit(id) {
        Some((_, def)) if def.vehicle.is_some() => false,
        Some((_, def)) => def.infantry.as_ref().is_none_or(|own| own.kind.is_none_or(InfantryKind::is_smc)),
        None => true,
    };
    ctx.tells_all() && !ctx.before.units.iter().any(|(id, unit)| lost(unit) && may_lead(id))
}

/// A leader is pinned where the unit stands.
pub(crate) fn leader_pinned_with(ctx: &Ctx<'_>, unit: &UnitId) -> bool {
    let here = ctx.before.units.get(unit).and_then(Unit::location);
    let there = ctx.units_with(here).into_iter();
    there.filter(|(id, _)| *id != unit && leadership(ctx, id).is_some()).any(|(_, leader)| leader.is_pinned())
}

fn hit(attack: Option<&Attack>, id: &UnitId) -> bool {
    attack.is_some_and(|attack| attack.eliminated.contains(id) || attack.broken.contains(id))
}

/// What the lost leader costs, the most of what it may be.
pub(crate) fn penalty_due(ctx: &Ctx<'_>, checked: &Checked) -> Option<Drm> {
    penalties(ctx, checked).filter(|_| is_for_leader(checked.check))?.pop_last()
}

/// The leaders whom an attack took, and the check that this calls for: LLMC for who is gone, LLTC for who broke. Of one who was wounded, or whom
/// another counter replaced, nothing is asked.
pub(crate) fn lost_leaders<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Vec<(&'a UnitId, event::Check)> {
    let of = |id: &'a UnitId| {
        leadership(ctx, id).filter(|_| !attack.reduced.contains_key(id))?;
        match () {
            () if attack.eliminated.contains(id) => Some((id, event::Check::Llmc)),
            () if attack.broken_before.contains(id) => None,
            () => attack.broken.contains(id).then_some((id, event::Check::Lltc)),
        }
    };
    if ctx.is_of_players() { attack.targets.iter().filter_map(of).collect() } else { Vec::new() }
}

/// Squads, HS and crews that were fired at with a leader, stand in the same Location, and have a lower Morale Level by their counters: unbroken,
/// not pinned, and with nothing that changes either level. A leader who was broken before has the level of the broken side.
pub(crate) fn who_loses<'a>(ctx: &Ctx<'a>, attack: &'a Attack, leader: &UnitId) -> Vec<&'a UnitId> {
    let Some((lost, values)) = infantry(ctx, leader) else { return Vec::new() };
    let side = if attack.broken_before.contains(leader) { values.broken_morale } else { values.morale };
    let level = side.map(|morale| i16::from(morale) - i16::from(lost.status.has(Status::Wounded)));
    let odd = [Status::Fanatic, Status::Berserk, Status::Heroic, Status::Melee, Status::Encircled];
    let is_odd = |unit: &Unit| odd.iter().any(|status| unit.status.has(*status));
    // A Commissar raises Morale Levels by what no ledger tells of the leader's (A25.22).
    if values.commissar || is_odd(lost) || lost.aboard.is_some() || commissar(ctx, leader) {
        return Vec::new();
    }
    let loses = |id: &&UnitId| {
        let Some((unit, own)) = infantry(ctx, id) else { return false };
        let many = own.kind.is_some_and(|kind| !kind.is_smc());
        let there = unit.location() == lost.location() && unit.side == lost.side && unit.aboard.is_none();
        let fit = !unit.eliminated && !unit.is_broken() && !unit.is_pinned() && !is_odd(unit);
        let lower = own.morale.zip(level).is_some_and(|(own, level)| i16::from(own) < level);
        let spared = attack.broken.contains(*id) || attack.reduced.contains_key(*id) || is_japanese(ctx, id);
        many && there && fit && lower && !spared
    };
    attack.targets.iter().filter(loses).collect()
}
