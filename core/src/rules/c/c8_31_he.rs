//! C8.31: the column of HE that hit Personnel.

use crate::facts::IftRoll;
use crate::figures::fire::ordnance::shell;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use alloc::format;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "C8.31-he-column",
    &[Matter::Column],
    "A HE shell that hit on the Infantry Target Type is resolved on the column of its calibre.",
    Check::Ift(column),
)];

/// Where the attack names no FP. A lower column may be that of other ammunition, which nobody named.
fn column(roll: &IftRoll<'_>) -> Verdict {
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
        true | false => {
            let says = "the column of a HE shell is that of its calibre";
            Verdict::wrong(says, format!("column {}", said.fp()), format!("column {}", due.fp()))
        }
    }
}
