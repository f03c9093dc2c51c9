//! D2.5: ESB and mechanical reliability, a file for each part.

mod d2_51_reliability;
mod d2_5_esb;

pub(super) use d2_5_esb::CLAUSES;
pub use d2_5_esb::{esb_drm, esb_max};
pub(super) use d2_51_reliability::D2_51;

use super::Ctx;
use crate::counter::Vehicle;
use crate::scenario::Printing;
use crate::vocab::{Meaning, MoverClass, Theatre};

/// The first day from which D2.52 is silent.
const RELIABLE_FROM: &str = "1941-10-01";

/// Does D2.52 treat the vehicle as having red MP? Axis vehicles other than motorcycles, in North Africa,
/// before October 1941; 2e only.
pub(super) fn reddened(ctx: &Ctx<'_>, vehicle: &Vehicle) -> bool {
    let theatre = ctx.scenario.theatre.as_deref().and_then(Theatre::read) == Some(Theatre::NorthAfrica);
    let early = ctx.scenario.date.as_deref().is_some_and(|date| date < RELIABLE_FROM);
    let axis = vehicle.axis == Some(true) && vehicle.class != MoverClass::Motorcycle;
    ctx.printing == Printing::Second && theatre && early && axis
}

/// Does a start call for a reliability DR?
pub(super) fn is_red(ctx: &Ctx<'_>, vehicle: &Vehicle) -> bool {
    (vehicle.afv && vehicle.red == Some(true)) || reddened(ctx, vehicle)
}
