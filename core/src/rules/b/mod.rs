//! Chapter B: terrain, as far as clauses of their own speak of it. D2.1 asks what it costs; what it covers, A7.6.

mod b13_woods_road;
mod b9_32_wall_advantage;

use crate::rules::clause::Clause;

/// The sections of B, in rulebook order.
pub(in crate::rules) const SECTIONS: &[&[Clause]] = &[b9_32_wall_advantage::CLAUSES, b13_woods_road::CLAUSES];
