//! C8.9: a Gun that has run out of the ammunition named has not fired.

use crate::event::ToHitAttempt;
use crate::facts::ToHitRoll;
use crate::figures::depletion::{numbers, was_shot};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::dice::Dice;
use alloc::format;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "C8.9-depletion-more",
    &[Matter::Consequence],
    "A To Hit DR above the Depletion Number of the ammunition named is no shot of it: there was none.",
    Check::ToHit(there_was_none),
)
.since(2)];

/// An elite force has one more (C8.2), which no head says: a DR beyond that is found, the one between is asked.
fn there_was_none(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let dice = ctx.before.rolls.get(&attempt.roll).map(|roll| roll.dice);
    let (Some(Dice::Dr(dr)), Some(true)) = (dice, attempt.hit) else { return Verdict::Silent };
    let Some((word, all)) = numbers(ctx, attempt) else { return Verdict::Silent };
    let Some(most) = all.iter().max() else { return Verdict::Silent };
    let original = dr.original();
    let id = &attempt.unit;
    let told = ToHitAttempt { hit: None, ..attempt.clone() };
    let shot = was_shot(ctx, &told);
    if shot == Some(false) {
        let says = format!(
            "{id} has {word}{most}: by an Original {original} it had no such ammunition, and did not fire"
        );
        return Verdict::broken(says);
    }
    if shot.is_none() {
        return Verdict::undecided(format!(
            "the Depletion Number of {word} of {id} in this year, an elite force's one more (C8.2): the DR is {original}"
        ));
    }
    Verdict::Kept
}
