//! C8.31: the column of HE that hit Personnel.

use crate::facts::IftRoll;
use crate::figures::fire::ordnance::shell;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::c::shells::column_of;
use crate::rules::clause::Clause;
use crate::rules::table::Check;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "C8.31-he-column",
    &[Matter::Column],
    "A HE shell that hit on the Infantry Target Type is resolved on the column of its calibre.",
    Check::Ift(column),
)];

fn column(roll: &IftRoll<'_>) -> Verdict {
    column_of(roll, shell, "the column of a HE shell is that of its calibre")
}
