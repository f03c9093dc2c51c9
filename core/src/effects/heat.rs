//! What a Heat of Battle DR (A15.1) and the DR that meets a SAN (A14.1) bring about.

use crate::event::{Heat, SniperFate};

/// From this Final DR on a unit surrenders (A15.1).
pub const SURRENDERS_AT: i16 = 12;

/// What comes of a Final DR, by the DR from which on the unit surrenders.
///
/// ```
/// use asl_core::effects::{SURRENDERS_AT, heat};
/// use asl_core::event::Heat;
/// assert_eq!(heat(6, SURRENDERS_AT), Heat::Both);
/// assert_eq!(heat(10, 10), Heat::Surrender);
/// ```
#[must_use]
pub const fn heat(total: i16, surrenders_at: i16) -> Heat {
    match total {
        ..=4 => Heat::Hero,
        5 | 6 => Heat::Both,
        7 | 8 => Heat::Hardening,
        _ if total >= surrenders_at => Heat::Surrender,
        _ => Heat::Berserk,
    }
}

/// The SAN of a side whose Sniper was eliminated so often; `None` once it is out of play (A14.4).
#[must_use]
pub const fn san_in_force(san: u8, lost: u8) -> Option<u8> {
    let left = san.saturating_sub(lost);
    if left < 2 { None } else { Some(left) }
}

/// What a Sniper Check does (A14.4).
#[must_use]
pub const fn sniper_check(total: i16) -> SniperFate {
    match total {
        ..=2 => SniperFate::Eliminated,
        3 => SniperFate::Pinned,
        _ => SniperFate::Unharmed,
    }
}
