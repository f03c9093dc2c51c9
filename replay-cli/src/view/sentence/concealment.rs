//! Concealment (A12) as sentences.

use super::{Sentence, Teller, say, with};
use asl_core::event::{ConcealmentRolled, ForcedBack};

/// `4-6-7 in K5 rolls for its "?": dr 2, DRM +3: it gains one`.
pub(super) fn rolled(t: &Teller<'_>, e: &ConcealmentRolled) -> Sentence {
    let die = t.before.rolls.get(&e.roll).map(|roll| roll.dice.total());
    let drm = e.drm.map(|drm| format!("{drm}"));
    let how = match e.gained {
        Some(true) => ": it gains one",
        Some(false) => ": it gains none",
        None => "",
    };
    say![t.standing(&e.unit), " rolls for its \"?\"", with(": dr ", die), with(", DRM ", drm), how]
}

/// `4-6-7 in K6 comes upon concealed enemies and is put back in K5`.
pub(super) fn forced_back(t: &Teller<'_>, e: &ForcedBack) -> Sentence {
    say![t.standing(&e.unit), " comes upon concealed enemies and is put back in ", t.hex(e.hex)]
}
