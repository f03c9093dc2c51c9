//! Red MP: who must roll for reliability (D2.51).

use crate::counter::Vehicle;
use crate::facts::Ctx;
use crate::scenario::Printing;
use crate::vocab::{Meaning, MoverClass, Theatre};

/// The first day from which D2.52 is silent.
const RELIABLE_FROM: &str = "1941-10-01";

/// Does D2.52 treat the vehicle as having red MP? Axis vehicles other than motorcycles, in North Africa,
/// before October 1941; 2e only.
pub(crate) fn reddened(ctx: &Ctx<'_>, vehicle: &Vehicle) -> bool {
    let theatre = ctx.scenario.theatre.as_deref().and_then(Theatre::read) == Some(Theatre::NorthAfrica);
    let early = ctx.scenario.date.as_deref().is_some_and(|date| date < RELIABLE_FROM);
    let axis = vehicle.axis == Some(true) && vehicle.class != MoverClass::Motorcycle;
    ctx.printing == Printing::Second && theatre && early && axis
}

/// Does a start call for a reliability DR?
pub(crate) fn is_red(ctx: &Ctx<'_>, vehicle: &Vehicle) -> bool {
    (vehicle.afv && vehicle.red == Some(true)) || reddened(ctx, vehicle)
}
