//! C2.8: a Gun that was moved.

use crate::facts::{Shot, Volley};
use crate::figures::fire::gun_crew::is_gun_shot;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot_or_open;
use crate::rules::table::Check;
use alloc::format;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "C2.8-moved-gun",
    &[Matter::FireLeave],
    "A Gun that is no part of a vehicle does not fire in the Player Turn in which it entered a hex.",
    Check::Fire(moved),
)
.since(2)];

/// One witness: it is asked.
fn moved(volley: &Volley<'_>) -> Verdict {
    let open = |shot: &Shot<'_>| {
        let entered = shot.unit.is_some_and(|unit| unit.mph.entered_hex);
        entered.then(|| {
            format!("whether {} fires in the Player Turn in which it entered a hex", shot.firer.unit)
        })
    };
    each_shot_or_open(volley, is_gun_shot, |_| None, open)
}
