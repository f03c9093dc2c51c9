//! Attempts of vehicles that move: ESB (D2.5), the Motion attempt (D2.401), reliability (D2.51).

use crate::vocab::num::{Drm, Mp};

/// The highest Final DR with which an ESB attempt gains its MP (D2.5); above it the vehicle is immobilized.
const ESB_LIMIT: i16 = 11;

/// The Original DR that is a mechanical breakdown (D2.51); it has no DRM.
const BREAKDOWN: i16 = 12;

/// The Final DR of an ESB attempt.
#[must_use]
pub const fn esb_total(original: i16, drm: Drm) -> i16 {
    original.saturating_add(drm.0)
}

/// Does an ESB attempt with this Final DR gain the MP sought (D2.5)?
#[must_use]
pub const fn esb_succeeds(total: i16) -> bool {
    total <= ESB_LIMIT
}

/// Does a reliability DR break the vehicle down (D2.51)?
#[must_use]
pub const fn breaks_down(original: i16) -> bool {
    original >= BREAKDOWN
}

/// Does a Motion attempt succeed (D2.401)? The die is compared with the MF or MP that the trigger spent in the LOS of
/// the vehicle, fractions kept; a trigger that had been in its LOS before makes it fail.
#[must_use]
pub fn motion_succeeds(die: i16, in_los: Mp, seen_before: bool) -> bool {
    Mp::whole(i32::from(die)) <= in_los && !seen_before
}
