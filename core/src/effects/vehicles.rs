//! The vehicle line of the IFT and the Unlikely Kill (A7.308, A7.309).

use crate::event::VehicleResult;

/// What a Final DR does against a Kill Number (A7.308). `half_burns`: the players read an exact half as below half.
#[must_use]
pub const fn vehicle_line(total: i16, kill: i16, half_burns: bool) -> VehicleResult {
    let twice = total.saturating_mul(2);
    match () {
        () if twice < kill || (half_burns && twice == kill) => VehicleResult::Burning,
        () if total < kill => VehicleResult::Eliminated,
        () if total == kill => VehicleResult::Immobilized,
        () => VehicleResult::None,
    }
}

/// What the Unlikely Kill die does (A7.309).
#[must_use]
pub const fn unlikely_kill(die: i16, hull_down: bool) -> VehicleResult {
    match die {
        1 => VehicleResult::Burning,
        2 => VehicleResult::Eliminated,
        3 if !hull_down => VehicleResult::Immobilized,
        _ => VehicleResult::None,
    }
}

/// The worse of two results for the vehicle.
#[must_use]
pub fn worse_result(a: VehicleResult, b: VehicleResult) -> VehicleResult {
    a.max(b)
}
