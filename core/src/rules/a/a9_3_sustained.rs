//! A9.3: who makes no Sustained Fire. What it does to the B# A9.7 says, what it halves A7.353, and what it ends A8.3.

use crate::event::FireMode;
use crate::facts::{Shot, Volley};
use crate::figures::fire::smc::is_alone;
use crate::figures::fire::sw_numbers::is_sustained;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot_or_open;
use crate::rules::table::Check;
use crate::vocab::WeaponKind;
use alloc::format;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "A9.3-not-who",
    &[Matter::FireLeave],
    "A MG that one SMC fires alone makes no Sustained Fire.",
    Check::Fire(not_who),
)
.since(2)];

/// One source alone bars it.
fn not_who(volley: &Volley<'_>) -> Verdict {
    let second =
        |shot: &Shot<'_>| matches!(shot.mode(), FireMode::Subsequent | FireMode::Fpf) || is_sustained(shot);
    let asked = |shot: &Shot<'_>| shot.kind() == Some(WeaponKind::Mg) && is_alone(shot) && second(shot);
    each_shot_or_open(
        volley,
        asked,
        |_| None,
        |shot| {
            let by_rof = shot.firer.rof_kept || !is_sustained(shot) && !shot.is_fresh();
            (!by_rof).then(|| {
                format!("whether {} makes Sustained Fire with a MG that it fires alone", shot.firer.unit)
            })
        },
    )
}
