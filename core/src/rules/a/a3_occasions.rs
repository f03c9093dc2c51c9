//! A3.2, A3.3: who does not move, and where a MPh ends.

use crate::event::{Event, Marker, MfSpent, UnitId, What};
use crate::facts::{Ctx, Told};
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, side_of};
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A3.2-prep-fire-no-move",
        &[Matter::MoveLeave],
        "A unit that fired in the PFPh does not move in the MPh.",
        Check::Mf(prep_fired),
    ),
    Clause::check(
        "A3.3-own-mph-ends",
        &[Matter::MovePhase],
        "A unit's MPh ends in the MPh of its own side.",
        Check::Any(own_move),
    ),
];

/// Is it the Player Turn of this unit's side? `None` when the scenario does not say.
pub(super) fn attacks(ctx: &Ctx<'_>, unit: &UnitId) -> Option<bool> {
    let side = side_of(ctx.before, ctx.scenario, unit)?;
    Some(ctx.before.side.as_ref()? == side)
}

fn own_move(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::UnitMoveEnded(ended) = &event.what else { return Verdict::Silent };
    if told.unit.is_some_and(|unit| unit.eliminated) {
        return Verdict::Silent;
    }
    let (Some(phase), Some(own)) = (ctx.before.phase, attacks(ctx, &ended.unit)) else {
        return Verdict::Silent;
    };
    Verdict::kept_or(own && phase == Phase::MPh, || {
        let whose = if own { "its own" } else { "the enemy's" };
        format!("this is {whose} {phase}")
    })
}

/// A7.531 speaks of one that directed. A counter says it of a shot that no line tells.
fn prep_fired(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    let Some((unit, _)) = infantry(ctx, &spent.unit) else { return Verdict::Silent };
    let guns = ctx.before.attacks_by_gun_of(&spent.unit);
    if guns.iter().any(|attack| attack.phase == Some(Phase::PFPh)) {
        return Verdict::broken(format!("{} fired its Gun in the PFPh and does not move", spent.unit));
    }
    let directed = |a: &Attack| a.phase == Some(Phase::PFPh) && a.declared.directors.contains(&spent.unit);
    if unit.markers.contains(&Marker::PrepFire)
        && !unit.fired.contains(&Phase::PFPh)
        && !ctx.before.attacks.values().any(directed)
    {
        return Verdict::broken(format!("{} bears a Prep Fire counter and does not move", spent.unit));
    }
    Verdict::kept_or(!unit.fired.contains(&Phase::PFPh), || {
        format!("{} fired in the PFPh and does not move", spent.unit)
    })
}
