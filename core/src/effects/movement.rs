//! Attempts of vehicles that move: ESB (D2.5), the Motion attempt (D2.401), reliability (D2.51).

use crate::charts::terrain::Price;
use crate::event::Rate;
use crate::vocab::num::{Drm, Mp};

/// The highest Final DR with which an ESB attempt gains its MP (D2.5); above it the vehicle is immobilized.
const ESB_LIMIT: i16 = 11;

/// The Original DR that is a mechanical breakdown (D2.51); it has no DRM.
const BREAKDOWN: i16 = 12;

/// Does an entry at this price take the whole movement capability (D2.7)? Where the mover may choose, the mover's
/// word tells, else the MP paid (`cost`), of a printed `allotment` of which so many MP are `left`, a stop and towing
/// apart.
#[must_use]
pub fn takes_all(price: Option<Price>, rate: Rate, (cost, allotment, left): (Mp, Mp, Mp)) -> bool {
    match (price, rate) {
        (Some(Price::All), _) | (Some(Price::AllOr(_)), Rate::All) => true,
        (Some(Price::AllOr(n)), Rate::Terrain | Rate::Road | Rate::RoadDeclined) => {
            cost > allotment.share_rounded_up(i32::from(n)) && cost + Mp::whole(2) >= left
        }
        (
            Some(
                Price::AllOr(_)
                | Price::Na
                | Price::Fixed(_)
                | Price::PlusCot(_)
                | Price::Cot
                | Price::Share(_),
            )
            | None,
            _,
        ) => false,
    }
}

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
