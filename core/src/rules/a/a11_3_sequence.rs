//! A11.3, A11.31: attacks in turn, after an Ambush or where a vehicle is.

use crate::event::{CloseCombatFought, Name, UnitId};
use crate::facts::{Ctx, Told};
use crate::figures::ambush::{ambush, force_of, location};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::side_of;
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A11.3-sequential",
        &[Matter::FireLeave],
        "After an Ambush, and where a vehicle is, attacks are made in turn: who was eliminated attacks no more.",
        Check::Cc(dead),
    )
    .since(2),
    Clause::check(
        "A11.31-order",
        &[Matter::Order],
        "Where one side alone has vehicles its enemy attacks first.",
        Check::Cc(order),
    )
    .since(2),
];

/// Who of the attackers had left play.
fn dead(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let vehicle = fought.attackers.iter().chain(&fought.targets).any(|id| ctx.vehicle(id).is_some());
    let ambushed = ambush(ctx, fought).is_some_and(|ambush| ambush.won.is_some());
    if !vehicle && !ambushed {
        return Verdict::Silent;
    }
    let gone = |id: &&UnitId| ctx.before.units.get(id).is_some_and(|unit| unit.eliminated && unit.fought);
    fought.attackers.iter().find(gone).map_or(Verdict::Kept, |id| {
        Verdict::broken(format!("{id} was eliminated before, and the attacks are made in turn"))
    })
}

/// The first attack of a side without vehicles, behind one by a vehicle of the other; an Ambush has an order of its own.
fn order(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let Some(at) = location(ctx, fought).filter(|at| ctx.before.close_combat.ambush_at(*at).is_none()) else {
        return Verdict::Silent;
    };
    let side = |id: &UnitId| side_of(ctx.before, ctx.scenario, id);
    let Some(own) = fought.attackers.first().and_then(side) else { return Verdict::Silent };
    let foe = fought.targets.first().and_then(side).filter(|foe| *foe != own);
    let Some(foe) = foe.filter(|foe| has_vehicle(ctx, foe, at) && !has_vehicle(ctx, own, at)) else {
        return Verdict::Silent;
    };
    let earlier: Vec<&UnitId> =
        ctx.before.close_combat.fights_at(at).filter_map(|fight| fight.cc.fought.attackers.first()).collect();
    if earlier.iter().any(|id| side(id) == Some(own)) {
        return Verdict::Silent;
    }
    let by_vehicle = earlier.iter().find(|id| side(id) == Some(foe) && ctx.vehicle(id).is_some());
    by_vehicle.map_or(Verdict::Kept, |id| {
        Verdict::broken(format!("{id} attacked first: the enemy of a vehicle attacks before it"))
    })
}

fn has_vehicle(ctx: &Ctx<'_>, side: &Name, at: (crate::vocab::hex::Cell, crate::event::Level)) -> bool {
    force_of(ctx, side, at).into_iter().any(|(id, _)| ctx.vehicle(id).is_some())
}
