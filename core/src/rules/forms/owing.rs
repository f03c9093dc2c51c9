//! The duty that a verdict leaves open.

use crate::duty::{Debt, Key, Occasion};
use crate::event::UnitId;
use crate::facts::Ctx;
use crate::finding::Verdict;

/// What a clause says of a move that goes on, with the duty that it speaks of.
pub(crate) fn owing_in_move(verdict: Verdict, ctx: &Ctx<'_>, unit: &UnitId, debt: Debt) -> Verdict {
    owing(verdict, || of_a_move(ctx), unit, debt)
}

/// With the duty, unless the clause named one itself.
pub(crate) fn owing(
    mut verdict: Verdict,
    occasion: impl FnOnce() -> Occasion,
    unit: &UnitId,
    debt: Debt,
) -> Verdict {
    if let Verdict::Broken(breach) | Verdict::Undecided(breach) = &mut verdict
        && breach.owed.is_empty()
    {
        breach.owed.push(Key { occasion: occasion(), unit: Some(unit.clone()), debt });
    }
    verdict
}

/// The move in progress.
pub(crate) fn of_a_move(ctx: &Ctx<'_>) -> Occasion {
    Occasion::Move(ctx.before.turn, ctx.before.side.clone())
}
