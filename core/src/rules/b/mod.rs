//! Chapter B: terrain, as far as clauses of their own speak of it. What it costs, D2.1 asks; what it covers, A7.6.

mod b13_41_woods_road;
mod b9_32_wall_advantage;

use crate::rules::clause::Clause;

/// The sections of B, in rulebook order.
pub(in crate::rules) const SECTIONS: &[&[Clause]] =
    &[b9_32_wall_advantage::CLAUSES, b13_41_woods_road::CLAUSES];
