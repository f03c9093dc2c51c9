//! C.8: which vehicle is a moving target, where it spent no MP; D2 speaks of one that did.

use crate::event::{Claim, Claimed};
use crate::facts::Told;
use crate::figures::vehicle::moving::is_moving_target;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "C.8-unmoved",
    &[Matter::MovingTarget],
    "A vehicle that spent no MP in this Player Turn is a moving target in Motion alone.",
    Check::Claimed(unmoved),
)];

fn unmoved(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let (Claim::MovingTarget(said), Some((unit, _))) = (&claimed.claim, told.vehicle()) else {
        return Verdict::Silent;
    };
    if unit.mph.expenditures > 0 || unit.mph.began_in_motion {
        return Verdict::Silent;
    }
    let due = is_moving_target(ctx, unit);
    Verdict::kept_or(*said == due, || match due {
        true => format!("{} is in Motion: it is a moving target", claimed.unit),
        false => format!("{} has not moved in this Player Turn: it is no moving target", claimed.unit),
    })
}
