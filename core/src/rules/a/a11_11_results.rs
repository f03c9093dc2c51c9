//! A11.11, what comes of it: those attacked are what the results of the phase make of them, no less when the CCPh is over, no more
//! before.

use crate::event::{CcResult, Event, Harm, Status, UnitId, What};
use crate::facts::{Ctx, PhaseClosing, Told};
use crate::figures::cc_results::{Effect, effects, target_of};
use crate::figures::check::harm::harm;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::state::Unit;
use crate::vocab::phase::Phase;
use alloc::format;

/// On its own feet, armed and in Close Combat: prisoners and PRC fare otherwise.
fn fights(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let able = |unit: &Unit| unit.aboard.is_none() && !unit.eliminated && !unit.status.has(Status::Captured);
    ctx.before.phase == Some(Phase::CCPh) && infantry(ctx, id).is_some_and(|(unit, _)| able(unit))
}

/// It was eliminated, and stands there still. Of one who withdrew, and was attacked where it was, nothing is said.
pub(super) fn eliminated(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id) = (&closing.ctx, closing.id);
    if !fights(ctx, id) {
        return Verdict::Silent;
    }
    let all = effects(ctx, id);
    if all.iter().all(|effect| !effect.may_be(CcResult::Eliminated)) {
        return Verdict::Silent;
    }
    all.iter().find(|effect| effect.is(CcResult::Eliminated)).map_or(Verdict::Silent, |effect| {
        let roll = effect.fight.cc.fought.roll;
        Verdict::wrong(format!("{roll} against {id}, when the CCPh is over"), "still there", "eliminated")
    })
}

/// One of those attacked was Reduced, and all are whole. A SMC that was wounded before may have got no worse than that.
pub(super) fn reduced(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id) = (&closing.ctx, closing.id);
    if !fights(ctx, id) || closing.unit.status.has(Status::Wounded) {
        return Verdict::Silent;
    }
    let spared = |effect: &Effect<'_>| {
        let targets = &effect.fight.cc.fought.targets;
        let gone = |target: &UnitId| {
            let unit = ctx.before.units.get(target);
            let gone = |unit: &Unit| unit.eliminated || unit.location() != effect.fight.at;
            let other = |unit: &Unit| unit.status.has(Status::Captured) || unit.status.has(Status::Wounded);
            ctx.before.close_combat.harmed.contains(target)
                || unit.is_none_or(|unit| gone(unit) || other(unit))
        };
        targets.first() == Some(id) && !targets.iter().any(gone)
    };
    let all = effects(ctx, id);
    let found = all.iter().find(|effect| effect.is(CcResult::Reduced) && spared(effect));
    found.map_or(Verdict::Silent, |effect| {
        let (roll, one) = (effect.fight.cc.fought.roll, effect.fight.cc.fought.targets.len() == 1);
        let whom = if one { format!("{id}") } else { "one of those attacked".into() };
        Verdict::wrong(format!("{roll} against {whom}, when the CCPh is over"), "whole", "Reduced")
    })
}

/// Harm that no attack of the phase at this unit does. Of one that nobody attacked others ask; a broken unit that cannot withdraw
/// is eliminated without an attack (A11.16).
pub(super) fn undue(told: &Told<'_, Event>) -> Verdict {
    let ctx = &told.ctx;
    let Some((id, how, None)) = harm(&told.said.what).filter(|(_, how, _)| how.is_loss()) else {
        return Verdict::Silent;
    };
    let broken = ctx.before.units.get(id).is_some_and(Unit::is_broken);
    let all = effects(ctx, id);
    if !fights(ctx, id) || broken || all.is_empty() || all.iter().any(|one| one.may_be(CcResult::Eliminated))
    {
        return Verdict::Silent;
    }
    let times = all.iter().filter(|effect| effect.may_be(CcResult::Reduced)).count();
    if times == 0 {
        return Verdict::wrong(format!("all attacks at {id}"), how.word(), "no effect").about(id);
    }
    let state = ctx.before;
    let before = |effect: &Effect<'_>| {
        let target = target_of(state, effect.fight, id);
        target.is_some_and(|target| target != id || state.close_combat.harmed.contains(target))
    };
    let squad = infantry(ctx, id).is_some_and(|(_, values)| values.is_squad());
    let lost = how == Harm::Lost && matches!(told.said.what, What::Eliminated(_));
    let once = usize::from(squad && lost) + usize::from(all.iter().any(before)) + 1;
    if once > times && (squad || all.iter().any(before)) {
        return Verdict::wrong(format!("all attacks at {id}"), how.word(), "Reduced").about(id);
    }
    Verdict::Kept
}
