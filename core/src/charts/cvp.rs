//! Casualty VP of Personnel (A26.21): a squad two, a HS, a crew and a SMC one, a leader one more for each point of leadership that
//! helps. What vehicles and Guns are worth is not among them.

use crate::counter::Infantry;
use crate::vocab::InfantryKind;

/// What the loss of a counter is worth; `None` of one whose kind is not known.
///
/// ```
/// use asl_core::charts::cvp::personnel;
/// use asl_core::counter::Infantry;
/// let worth = |name| personnel(&Infantry::of_type(name).unwrap());
/// assert_eq!((worth("4-6-7"), worth("9-2"), worth("8-0")), (Some(2), Some(3), Some(1)));
/// ```
#[must_use]
pub fn personnel(counter: &Infantry) -> Option<u8> {
    let of_leader = || counter.leadership.map_or(0, |drm| u8::try_from(-drm.0).unwrap_or(0));
    match counter.kind {
        Some(InfantryKind::Squad) => Some(2),
        Some(InfantryKind::Leader) => Some(1 + of_leader()),
        Some(InfantryKind::Hs | InfantryKind::Crew | InfantryKind::Hero) => Some(1),
        Some(InfantryKind::Cavalry) => None,
        None => counter.is_squad().then_some(2),
    }
}
