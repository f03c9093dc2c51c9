//! A21.11: SW that an enemy had before. That they are not repaired A9.72 says.

use crate::matter::Matter;
use crate::rules::clause::Clause;

/// The clause.
pub(super) const CLAUSES: &[Clause] = &[Clause::line(
    "A21.11-captured",
    &[Matter::Consequence],
    "A captured SW has a B# or X# two lower, and a ROF one lower.",
)
.since(2)];
