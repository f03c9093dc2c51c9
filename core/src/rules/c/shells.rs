//! The column of a HE shell against the one that is due: what C3.33, C3.71 and C8.31 have in common.

use crate::facts::{IftRoll, Underway};
use crate::figures::fire::ordnance::Shell;
use crate::finding::Verdict;
use alloc::format;

/// Where the attack names no FP. A lower column may be that of other ammunition, which nobody named.
pub(super) fn column_of(
    roll: &IftRoll<'_>,
    shell: fn(&Underway<'_>) -> Option<Shell>,
    says: &'static str,
) -> Verdict {
    let Some(on) = roll.underway.as_ref().filter(|on| on.attack.declared.fp.is_none()) else {
        return Verdict::Silent;
    };
    let declared = on.attack.declared.column;
    let Some((said, shell)) = roll.said.column.or(declared).zip(shell(on)) else { return Verdict::Silent };
    let Some(due) = roll.ctx.scenario.table().column(shell.he) else { return Verdict::Silent };
    if said.fp() == due.fp() {
        return Verdict::Kept;
    }
    let lower = said.fp().ceil() < due.fp().ceil();
    // A7.9 and A7.21 speak of what Cowering, or a Point Blank doubling, would explain.
    let doubles = roll.outcome(0).is_some_and(|outcome| outcome.dr.is_double());
    let cowered = doubles && due.lowered(1).is_some_and(|lower| lower.fp() == said.fp());
    let near = on.volley.shots().iter().all(|shot| shot.range_to(0).is_some_and(|range| range <= 1));
    match lower {
        true if cowered => Verdict::Silent,
        true if shell.may_be_other => {
            Verdict::undecided(format!("which ammunition hit: HE gives column {}", due.fp()))
        }
        false if near => Verdict::Silent,
        true | false => Verdict::wrong(says, format!("column {}", said.fp()), format!("column {}", due.fp())),
    }
}
