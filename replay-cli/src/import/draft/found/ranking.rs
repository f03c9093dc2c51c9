//! Candidates in the order in which they fit: those that nothing speaks against, those for which most speaks, those that break
//! least, the simplest way of each, the nearest target.

use super::Candidate;
use asl_core::event::What;
use std::cmp::Reverse;

/// Puts those that fit best first; what fits alike stays in its order. The same deeds are told once.
pub(super) fn rank(candidates: &mut Vec<Candidate>) {
    candidates.sort_by_key(|one| (one.against.len(), Reverse(one.weight), one.breaks.len(), one.order));
    let mut told: Vec<Vec<What>> = Vec::new();
    candidates.retain(|one| {
        let events = one.events();
        let is_new = !told.contains(&events);
        told.push(events);
        is_new
    });
}
