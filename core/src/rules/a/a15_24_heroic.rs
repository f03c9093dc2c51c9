//! A15.24: the DRM of a heroic unit.

use crate::facts::IftRoll;
use crate::figures::fire::sheet::derived;
use crate::figures::fire::tem_open::said;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::Modifier;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "A15.24-heroic",
    &[Matter::Modifier],
    "The attack of a lone hero, or heroic unit, has -1, that of others has not.",
    Check::Ift(heroic),
)];

/// Nobody has to name it.
fn heroic(roll: &IftRoll<'_>) -> Verdict {
    let Some(on) = &roll.underway else { return Verdict::Silent };
    let Some(said) = said(roll.said, Modifier::Heroic) else { return Verdict::Silent };
    match derived(on, Modifier::Heroic) {
        Some(due) if due == said => Verdict::Kept,
        Some(due) => Verdict::wrong("the DRM of a hero's attack", format!("{said}"), format!("{due}")),
        None => Verdict::Silent,
    }
}
