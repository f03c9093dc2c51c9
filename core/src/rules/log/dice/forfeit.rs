//! A share that never came, and the forfeit in its place.

use crate::event::{Event, Name, Purpose, RollForfeited, What};
use crate::facts::{Ctx, Told};
use crate::figures::fire::result;
use crate::finding::Verdict;
use crate::rules::log::dice::context::opponent;
use crate::state::Declared;
use crate::vocab::IftResult;
use alloc::format;

/// Whose share is missing?
fn missing<'a>(ctx: &Ctx<'a>, forfeited: &'a RollForfeited) -> Option<&'a Name> {
    let roll = ctx.before.shares.roll(&forfeited.roller, forfeited.index)?;
    if never_due(ctx, roll) {
        return None;
    }
    match (&roll.answer, roll.rolled) {
        (_, Some(_)) => None,
        (Some(_), None) => Some(&forfeited.roller),
        (None, None) => opponent(ctx, &forfeited.roller),
    }
}

pub(super) fn withheld(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::RollForfeited(forfeited) = &event.what else { return Verdict::Silent };
    if missing(ctx, forfeited) != Some(&forfeited.withheld) {
        return Verdict::Silent;
    }
    let RollForfeited { roller, index, withheld, .. } = forfeited;
    Verdict::broken(format!("{withheld} gave no share for index {index} of {roller}: the roll is forfeited"))
}

pub(super) fn forfeit_unfounded(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::RollForfeited(forfeited) = &event.what else { return Verdict::Silent };
    let missing = missing(ctx, forfeited);
    Verdict::kept_or(missing == Some(&forfeited.withheld), || match missing {
        Some(other) => {
            format!("it is the share of {other} that is missing, not that of {}", forfeited.withheld)
        }
        None => format!(
            "no share is missing for index {} of {}{}",
            forfeited.index,
            forfeited.roller,
            why(ctx, forfeited)
        ),
    })
}

/// A conditional roll that nothing called for: its condition is not met, or the attack that it hangs on asks no check of
/// its unit.
fn never_due(ctx: &Ctx<'_>, roll: &Declared) -> bool {
    match roll.is_due(ctx.before) {
        Some(due) => !due,
        None => !may_be_called_for(ctx, roll),
    }
}

/// Does the attack ask this unit for a check, as far as the log tells?
fn may_be_called_for(ctx: &Ctx<'_>, roll: &Declared) -> bool {
    if !matches!(roll.purpose, Purpose::Mc | Purpose::Tc) {
        return true;
    }
    let base = roll.condition.as_ref().and_then(|condition| ctx.before.rolls.get(&condition.roll));
    let of_ift = base.filter(|base| base.purpose == Purpose::Ift);
    let attack = of_ift.and_then(|base| ctx.before.attacks.get(&base.attack?));
    let result =
        attack.zip(roll.unit.as_ref()).and_then(|(attack, unit)| result::result_for(ctx, attack, unit));
    result != Some(IftResult::None)
}

/// Why it is not missing, where a condition says so.
fn why(ctx: &Ctx<'_>, forfeited: &RollForfeited) -> &'static str {
    let roll = ctx.before.shares.roll(&forfeited.roller, forfeited.index);
    if roll.is_some_and(|roll| never_due(ctx, roll)) { ": it never came due" } else { "" }
}
