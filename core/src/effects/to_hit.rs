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

/// What decides a To Kill DR beside the number.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Shell {
    /// A MG fires.
    pub mg: bool,
    /// HE, or a DC.
    pub he: bool,
    /// A FT or a MOL.
    pub flame: bool,
    /// The target is no AFV.
    pub unarmored: bool,
    /// The turret was hit, or the hull; `None` where that is not known, or there is no turret.
    pub turret: Option<bool>,
    /// The Crew Survival number is red: it burns more easily; `None` where that is not known.
    pub red: Option<bool>,
}

/// All that a To Kill DR may do against the Final number (C7.4, C7.7), the likeliest first: at the number a hull hit
/// immobilizes and a turret hit shocks, a MG stuns; one above it HE does so, and AP may shock.
#[must_use]
pub fn to_kill_results(dr: Dr, number: i16, shell: Shell) -> &'static [VehicleResult] {
    use VehicleResult::{Burning, Eliminated, Immobilized, None as Nothing, Shock, Stun};
    let total = dr.original();
    let twice = total.saturating_mul(2);
    match () {
        () if total == 12 || total > number.saturating_add(1) => &[Nothing],
        () if total > number && shell.flame => &[Nothing],
        () if total == number && shell.flame => &[Eliminated],
        () if shell.flame => &[Burning],
        () if total > number && (shell.mg || shell.unarmored) => &[Nothing],
        () if total > number && shell.he => at_number(shell),
        () if total > number => &[Nothing, Shock],
        () if total == number && shell.mg && !shell.unarmored => &[Stun],
        () if total == number && shell.unarmored => &[Immobilized],
        () if total == number => at_number(shell),
        () if twice <= number || (shell.red == Some(true) && twice - 2 <= number) => &[Burning],
        () if shell.red.is_none() && twice - 2 <= number => &[Eliminated, Burning],
        () => &[Eliminated],
    }
}

/// One source alone says what such a DR does: a FT or a MOL up to its number, any shot at what is unarmored by the number itself and one above it, and by a red Crew
/// Survival number (D5.7).
#[must_use]
pub const fn has_one_witness(dr: Dr, number: i16, shell: Shell) -> bool {
    let total = dr.original();
    if shell.flame {
        return total != 12 && total <= number;
    }
    if shell.unarmored {
        return total != 12 && (total == number || total == number.saturating_add(1));
    }
    let twice = total.saturating_mul(2);
    total < number && twice > number && twice - 2 <= number && matches!(shell.red, Some(true))
}

/// A hull hit immobilizes, a turret hit is a possible Shock (C7.41).
const fn at_number(shell: Shell) -> &'static [VehicleResult] {
    match shell.turret {
        Some(true) => &[VehicleResult::Shock],
        Some(false) => &[VehicleResult::Immobilized],
        None => &[VehicleResult::Immobilized, VehicleResult::Shock],
    }
}
