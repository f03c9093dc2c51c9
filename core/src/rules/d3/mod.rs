//! D3: AFV combat. A file for each paragraph.

mod d3_1_covered_arc;

use super::Clause;

/// The sections of D3, in rulebook order.
pub(super) const SECTIONS: &[&[Clause]] = &[d3_1_covered_arc::CLAUSES];
