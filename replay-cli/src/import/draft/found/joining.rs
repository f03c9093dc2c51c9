//! Which candidate is taken: the one whose actors and target are told, that agrees with what follows, and that alone fits.

use super::Candidate;

/// Whether the first of the ranked candidates is what was done.
pub(super) fn joins(ranked: &[Candidate]) -> bool {
    let mut fit = ranked.iter().filter(|candidate| candidate.against.is_empty() || candidate.is_doubtful);
    let Some(first) = fit.next() else { return false };
    let is_told = first.firers.is_some() && first.aim.is_some();
    is_told && first.against.is_empty() && fit.next().is_none()
}
