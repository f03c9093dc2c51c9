//! A15.3: Battle Hardening. Which counter is the next higher one the ladders of replacement tell, read upwards.

use crate::charts::elr::{Lower, has_higher};
use crate::event::{Heat, HeatRolled};
use crate::facts::Told;
use crate::figures::check::heat::hardens;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use alloc::format;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "A15.3-hardening",
    &[Matter::Consequence],
    "Battle Hardening makes a unit of the next higher class and the same size of it; one that has none becomes Fanatic.",
    Check::HeatRolled(hardening),
)
.since(2)];

/// It may be refused.
fn hardening(told: &Told<'_, HeatRolled>) -> Verdict {
    let (ctx, rolled) = (&told.ctx, told.said);
    let id = &rolled.unit;
    let Some(of) = told.def.and_then(|def| def.infantry.as_ref()) else { return Verdict::Silent };
    if rolled.into.is_none() && !rolled.fanatic {
        return Verdict::Silent;
    }
    if !matches!(rolled.result, Some(Heat::Hardening | Heat::Both) | None) {
        return Verdict::broken(format!("{id} is not hardened by this Heat of Battle"));
    }
    let Some(into) = &rolled.into else {
        return match has_higher(of) {
            Some(true) => {
                Verdict::broken(format!("{id} is hardened into the next higher counter, and is not Fanatic"))
            }
            Some(false) => Verdict::Kept,
            None => {
                Verdict::undecided(format!("whether {id} is the best of its kind, and so becomes Fanatic"))
            }
        };
    };
    let by =
        ctx.scenario.units.get(rolled.like.as_ref().unwrap_or(into)).and_then(|def| def.infantry.as_ref());
    let Some(by) = by else {
        return Verdict::undecided(format!(
            "what {into} is, into which {id} is hardened: the head does not say it"
        ));
    };
    match hardens(of, by) {
        Lower::Next if of.kind == by.kind => Verdict::Kept,
        Lower::Next | Lower::Other => {
            Verdict::broken(format!("{into} is not the next higher counter of the kind of {id}"))
        }
        Lower::Unlisted => Verdict::undecided(format!("whether {into} is the next higher counter of {id}")),
    }
}
