//! Candidates in the order in which they fit: those that nothing speaks against, those for which most speaks, those that break
//! least, the simplest way of each, the nearest target.

use super::Candidate;
use std::cmp::Reverse;

/// Puts those that fit best first; what fits alike stays in its order.
pub(super) fn rank(candidates: &mut [Candidate]) {
    candidates.sort_by_key(|one| (one.against.len(), Reverse(one.weight), one.breaks.len(), one.order));
}
