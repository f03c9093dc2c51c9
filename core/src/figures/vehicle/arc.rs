//! Arcs and facings of a vehicle: whether a hex lies in its VCA, which side of it is struck.

use crate::event::UnitId;
use crate::facts::Ctx;
use crate::state::{Place, Unit};
use crate::vocab::hex::{Cell, Facing, facing_by_crossing, in_arc, line_of_entry, wedge};
use crate::vocab::num::Mp;

/// The Target Facing of a vehicle's hull for a shot from a hex (D3.2, D2.32): along a hexspine the one worse for
/// the attacker. `None` when it stands off board, its facing is unknown, or the firer is in its hex.
#[must_use]
pub fn target_facing(unit: &Unit, from: Cell) -> Option<Facing> {
    match unit.place {
        Place::Bypass(place) => Some(place.facing_to(from)),
        Place::In(cell, Some(facing)) => {
            let (a, b) = facing_by_crossing(facing, line_of_entry(cell, from)?);
            Some(a.min(b))
        }
        Place::In(_, None) | Place::Off => None,
    }
}

/// Is a hex inside a vehicle's VCA (D2.11), in Bypass inside its Bypass VCA (D2.32)?
#[must_use]
pub fn in_vca(unit: &Unit, target: Cell) -> bool {
    match unit.place {
        Place::Bypass(place) => wedge(place.base_hex(), place.heading, target),
        Place::In(cell, Some(facing)) => in_arc(cell, facing, target),
        Place::In(_, None) | Place::Off => false,
    }
}

/// MP that count in a hex for what was seen there; unused ones count in the last hex once the MPh is over
/// (D2.1). `None` when the printed MP are unknown.
#[must_use]
pub fn mp_in_hex(ctx: &Ctx<'_>, id: &UnitId, cell: Cell) -> Option<Mp> {
    let (unit, vehicle) = ctx.vehicle(id)?;
    let last = unit.mph.closed && unit.place.cell() == Some(cell);
    let unused = unit.mph.left(vehicle)?;
    Some(unit.mph.spent_in(cell) + if last { unused } else { Mp::ZERO })
}
