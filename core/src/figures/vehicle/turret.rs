//! The turret counter that a vehicle should have (D3.12).

use crate::counter::Vehicle;
use crate::state::Unit;

/// Does a turret counter stand on the vehicle: for a TCA that differs from the VCA, else for a crew whose status is
/// not that of the counterless vehicle (BU when closed-topped, CE when open-topped)? `None` where neither is known.
#[must_use]
pub fn turret_counter(unit: &Unit, vehicle: &Vehicle) -> Option<bool> {
    if unit.tca()? != unit.place.facing()? {
        return Some(true);
    }
    let ce = unit.ce.or(vehicle.ce)?;
    Some(ce != vehicle.open_topped?)
}
