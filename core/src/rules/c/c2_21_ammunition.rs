//! C2.21: ammunition that a Gun does not have, by the mark of its calibre.

use crate::event::ToHitAttempt;
use crate::facts::{Ctx, ToHitRoll};
use crate::figures::depletion::{gun, lists, named};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::Ammunition;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "C2.21-no-ap",
        &[Matter::FireLeave],
        "A Gun whose calibre is overscored fires no AP, unless its listing gives it some.",
        Check::ToHit(|roll| has_it(roll, Ammunition::Ap)),
    )
    .since(2),
    Clause::check(
        "C2.21-no-he",
        &[Matter::FireLeave],
        "A Gun whose calibre is underscored fires no HE, unless its listing gives it some.",
        Check::ToHit(|roll| has_it(roll, Ammunition::He)),
    )
    .since(2),
];

/// Of the ammunition that the roll names. From which year on its listing gives it, C8.9 reads.
fn has_it(roll: &ToHitRoll<'_>, of: Ammunition) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(lacks) = marked(ctx, attempt, of) else { return Verdict::Silent };
    let (id, mark) = match of {
        Ammunition::Ap => (&attempt.unit, "overscored"),
        Ammunition::He
        | Ammunition::Apcr
        | Ammunition::Apds
        | Ammunition::Heat
        | Ammunition::Smoke
        | Ammunition::Wp => (&attempt.unit, "underscored"),
    };
    Verdict::kept_or(!lacks, || format!("the calibre of {id} is {mark}: it has no {}", of.word()))
}

/// Its calibre is marked, and its listing gives it none all the same; `None` where other ammunition is named, or none.
fn marked(ctx: &Ctx<'_>, attempt: &ToHitAttempt, of: Ammunition) -> Option<bool> {
    if named(attempt) != Some(of) {
        return None;
    }
    let printed = gun(ctx, attempt)?.gun.as_deref()?;
    let mark = if of == Ammunition::Ap { printed.no_ap } else { printed.no_he };
    Some(mark && !lists(printed, of))
}
