//! A5: stacking.

use crate::facts::IftRoll;
use crate::figures::fire::crowded::{crowded_firers, crowded_targets};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::line(
        "A5.11-entry",
        &[Matter::MfCost],
        "Who enters a Location that is, or becomes, overstacked pays a MF for each squad equivalent too many.",
    )
    .since(2),
    Clause::check(
        "A5.12-attack",
        &[Matter::Modifier],
        "Who fires from an overstacked Location adds 1 for each squad equivalent too many.",
        Check::Ift(attack),
    )
    .since(2),
    Clause::check(
        "A5.131-defense",
        &[Matter::Modifier],
        "Personnel in an overstacked Location that is fired at takes -1 for each squad equivalent too many.",
        Check::Ift(defense),
    )
    .since(2),
];

/// What is said of both, since both bear one name.
fn said(roll: &IftRoll<'_>) -> Drm {
    let lines = roll.said.drm.iter().filter(|line| line.is(Modifier::Overstacked));
    lines.fold(Drm(0), |sum, line| sum + line.value.unwrap_or_default())
}

fn attack(roll: &IftRoll<'_>) -> Verdict {
    let Some(on) = roll.underway.as_ref() else { return Verdict::Silent };
    let (Some(by), Some(at)) = (crowded_firers(on), crowded_targets(on)) else { return Verdict::Silent };
    if by == Drm(0) && (said(roll) <= Drm(0) || at != Drm(0)) {
        return Verdict::Silent;
    }
    judge(roll, by + at, "the firers' Location is overstacked")
}

fn defense(roll: &IftRoll<'_>) -> Verdict {
    let Some(on) = roll.underway.as_ref() else { return Verdict::Silent };
    let (Some(by), Some(at)) = (crowded_firers(on), crowded_targets(on)) else { return Verdict::Silent };
    if by != Drm(0) || (at == Drm(0) && said(roll) >= Drm(0)) {
        return Verdict::Silent;
    }
    judge(roll, at, "squad equivalents too many in the target Location")
}

fn judge(roll: &IftRoll<'_>, due: Drm, why: &str) -> Verdict {
    let said = said(roll);
    if said == due {
        return Verdict::Kept;
    }
    Verdict::wrong(why, format!("{said}"), format!("{due}"))
}
