//! Riders and mounted units (D6).

use crate::counter::Vehicle;
use crate::vocab::MoverClass;

/// Its PRC sit on it, not in it: no halftrack, no carrier, and an AFV.
pub(crate) fn has_riders(vehicle: &Vehicle) -> bool {
    vehicle.afv && vehicle.class.is_tracked() && vehicle.open_topped == Some(false)
}

/// Fire from it is Mounted Fire: a truck, or an AFV with Riders (D6.1, D6.22).
pub(crate) fn is_mounted(vehicle: &Vehicle) -> bool {
    let truck = vehicle.class == MoverClass::Truck && !vehicle.afv;
    truck || has_riders(vehicle)
}
