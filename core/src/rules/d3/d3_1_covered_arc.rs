//! D3.1, D3.11: the two arcs of a vehicle, and what its VCA governs.

use super::Clause;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[Clause::fact(
    "D3.1-ca-wedge",
    "VCA and TCA are the wedge of a covered arc, each from its own hexspine.",
    "`hex::in_arc`, and `hex::wedge` in Bypass, by which every clause asks whether a target is inside",
)];
