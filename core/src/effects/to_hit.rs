//! The To Hit roll (C3).

use crate::event::VehicleResult;
use crate::vocab::dice::Dr;

/// Does a Final DR hit against a modified To Hit number? `None` on an Original 2 that is too high or an Original 12 that is
/// not, of which C3.6 says more.
#[must_use]
pub const fn hits(dr: Dr, total: i16, number: i16) -> Option<bool> {
    match dr.original() {
        2 if total > number => None,
        12 if total <= number => None,
        _ => Some(total <= number),
    }
}

/// What a To Kill DR does against the Final To Kill Number (C7.7): it kills when it is lower, burns at half of it or less,
/// and at the number itself immobilizes, which is a possible Shock where the turret was hit. An Original 12 is a dud
/// (C7.35).
#[must_use]
pub const fn to_kill(dr: Dr, number: i16) -> VehicleResult {
    let total = dr.original();
    match () {
        () if total == 12 || total > number => VehicleResult::None,
        () if total == number => VehicleResult::Immobilized,
        () if total.saturating_mul(2) <= number => VehicleResult::Burning,
        () => VehicleResult::Eliminated,
    }
}
