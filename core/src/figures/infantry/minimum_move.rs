//! The Pin that a Minimum Move brings (A4.134).

use crate::effects;
use crate::event::{Check, MoveWay, UnitId};
use crate::facts::Ctx;
use crate::state::{CheckMade, Unit};
use crate::vocab::phase::Phase;

/// It makes a Minimum Move, and may be told at once that it is pinned and CX for it (A4.134).
pub(crate) fn moves_minimally(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let moves = |unit: &Unit| unit.mph.afoot.says(MoveWay::MinimumMove) && unit.mph.expenditures > 0;
    ctx.scenario.book >= 2
        && ctx.before.phase == Some(Phase::MPh)
        && ctx.before.units.get(id).is_some_and(moves)
}

/// It is pinned for its Minimum Move alone, which First Fire in its MPh still meets as a move: no check of fire pinned it.
pub(crate) fn rests_after_minimum_move(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let pinned = || ctx.before.units.get(id).is_some_and(Unit::is_pinned);
    let pins = |made: &CheckMade| made.unit == *id && pins(made);
    moves_minimally(ctx, id)
        && pinned()
        && !ctx.before.attacks.values().any(|attack| attack.checks.iter().any(pins))
}

/// A check that was failed, or passed by the highest DR that passes (A7.8).
fn pins(made: &CheckMade) -> bool {
    let highest = |check| {
        let (dr, morale) = made.dice.zip(made.morale)?;
        Some(effects::is_highest_pass(effects::check_total(check, dr, &made.drm), dr, morale))
    };
    made.passed != Some(true) || (matches!(made.check, Check::Mc(_)) && highest(made.check) == Some(true))
}
