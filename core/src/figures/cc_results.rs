//! What the Close Combat attacks of a phase do to those attacked, as the log tells them: more than one may be made at a unit, and
//! each takes its effect (A11.11, A11.12).

use crate::charts::cct::{column, kill_number};
use crate::event::{CcResult, UnitId};
use crate::facts::Ctx;
use crate::figures::close_combat::{does, final_dr};
use crate::state::{Fight, State};
use alloc::vec::Vec;

/// What one attack does to one of those attacked.
pub(crate) struct Effect<'a> {
    /// The attack.
    pub(crate) fight: &'a Fight,
    /// Its result as declared, where it is that of all who are attacked.
    said: Option<CcResult>,
    /// The result by the figures that are declared.
    due: Option<CcResult>,
}

impl Effect<'_> {
    /// Both ways to read it have this result.
    pub(crate) fn is(&self, result: CcResult) -> bool {
        let both = [self.said, self.due];
        both.iter().any(Option::is_some) && both.into_iter().flatten().all(|one| one == result)
    }

    /// Is neither way to read it known, or may it have this result?
    pub(crate) fn may_be(&self, result: CcResult) -> bool {
        let both = [self.said, self.due];
        both == [None, None] || both.contains(&Some(result))
    }
}

/// What the attacks of this phase at a unit, or at what it was before it was Reduced, do to it. None of those of which it is gone.
pub(crate) fn effects<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Vec<Effect<'a>> {
    let state = ctx.before;
    let here = state.units.get(id).and_then(|unit| unit.location());
    let concerns = |fight: &&Fight| fight.at == here && target_of(state, fight, id).is_some();
    state.close_combat.fights.iter().filter(concerns).map(|fight| effect(ctx, fight, id)).collect()
}

/// The one attacked of whom this unit is, or is what is left.
pub(crate) fn target_of<'a>(state: &State, fight: &'a Fight, id: &UnitId) -> Option<&'a UnitId> {
    fight.cc.fought.targets.iter().find(|target| now(state, target) == Some(id))
}

/// What a unit is by now: itself, or what is left of it.
fn now<'a>(state: &'a State, id: &'a UnitId) -> Option<&'a UnitId> {
    let next = |id: &&'a UnitId| state.units.get(id)?.left_as.as_ref().filter(|left| left != id);
    // A squad becomes a HS, and nothing after that; steps are some more.
    core::iter::successors(Some(id), next).take(8).last()
}

fn effect<'a>(ctx: &Ctx<'_>, fight: &'a Fight, id: &UnitId) -> Effect<'a> {
    let apart = fight.cc.fought.drm.iter().any(|line| !line.only.is_empty());
    // Captured are those who would be eliminated (A20.22).
    let plain = |result| if result == CcResult::Captured { CcResult::Eliminated } else { result };
    let said = fight.cc.result.filter(|_| !apart).map(plain);
    let target = target_of(ctx.before, fight, id).unwrap_or(id);
    let total = fight.cc.total.filter(|_| !apart).or_else(|| final_dr(ctx, &fight.cc.fought, target));
    let by_fp = || Some(column(fight.cc.attack?, fight.cc.defense?));
    let odds = fight.cc.odds.or_else(by_fp);
    let due = total.zip(odds).map(|(total, odds)| does(total, kill_number(odds)));
    Effect { fight, said, due }
}
