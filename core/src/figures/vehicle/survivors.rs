//! The crew that survives its destroyed vehicle (D5.6): the wreck, its Survival DR and the CS number.

use crate::event::{Purpose, Status, UnitId, UnitPlaced, VehicleResult};
use crate::facts::Ctx;
use crate::state::Unit;
use crate::vocab::dice::Dice;

/// A wreck of its side in the hex of a placement, that became one in this Player Turn, whose Survival DR stands in the log.
pub(crate) struct Wreck<'a> {
    /// The vehicle.
    pub(crate) id: &'a UnitId,
    /// Its Survival DR.
    pub(crate) dr: i16,
    /// Its CS number, where the head or the catalogue has one.
    pub(crate) number: Option<u8>,
    /// It burns: nobody survives.
    pub(crate) burns: bool,
}

/// Of the unit that is placed.
pub(crate) fn wreck_of<'a>(ctx: &Ctx<'a>, placed: &UnitPlaced) -> Option<Wreck<'a>> {
    let cell = ctx.cell(placed.hex?);
    let def = ctx.scenario.units.get(placed.like.as_ref().unwrap_or(&placed.unit))?;
    def.infantry.as_ref()?;
    let left = |(_, unit): &(&UnitId, &Unit)| {
        unit.left_now && unit.place.cell() == Some(cell) && unit.side.as_ref() == Some(&def.side)
    };
    ctx.before.units.iter().filter(left).find_map(|(id, _)| {
        let (_, vehicle) = ctx.vehicle(id)?;
        let dr = survival(ctx, id)?;
        let burning =
            |(hit, result): &(UnitId, VehicleResult)| hit == id && *result == VehicleResult::Burning;
        let burns = ctx.before.attacks.values().flat_map(|attack| &attack.hits).any(burning);
        Some(Wreck { id, dr, number: vehicle.crew_survival, burns })
    })
}

/// The Survival DR of a vehicle in the phase in play.
fn survival(ctx: &Ctx<'_>, id: &UnitId) -> Option<i16> {
    let mut idle = ctx.before.rolls_idle.iter().filter_map(|roll| ctx.before.rolls.get(roll));
    idle.find_map(|roll| match roll.dice {
        Dice::Dr(dr) if roll.purpose == Purpose::Survival && roll.unit.as_ref() == Some(id) => {
            Some(dr.original())
        }
        Dice::Dr(_) | Dice::dr(_) | Dice::Three(..) => None,
    })
}

/// A vehicle of its side in the hex of a placement that its crew abandoned.
pub(crate) fn was_abandoned(ctx: &Ctx<'_>, placed: &UnitPlaced) -> bool {
    let (Some(hex), Some(def)) =
        (placed.hex, ctx.scenario.units.get(placed.like.as_ref().unwrap_or(&placed.unit)))
    else {
        return false;
    };
    let cell = ctx.cell(hex);
    let left = |(id, unit): &(&UnitId, &Unit)| {
        let own = unit.side.as_ref() == Some(&def.side) && unit.status.has(Status::Abandoned);
        own && unit.place.cell() == Some(cell) && ctx.vehicle(id).is_some()
    };
    def.infantry.is_some() && ctx.before.units.iter().any(|one| left(&one))
}
