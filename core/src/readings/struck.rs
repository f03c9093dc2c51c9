//! What a shot at a vehicle strikes, as far as positions and dice tell: range, hull or turret, facing and AF. It works nothing out
//! itself: facing and AF are asked of `figures` and the counter.

use crate::event::{Event, What};
use crate::facts::Ctx;
use crate::figures::vehicle::facing::facing_struck;
use crate::vocab::UnitId;
use crate::vocab::dice::Dice;
use crate::vocab::hex::Facing;

/// What a shot strikes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Struck {
    /// Hexes to the target.
    pub range: u32,
    /// The turret, and not the hull: the colored die is the lower one (C3.9).
    pub turret: bool,
    /// The Target Facing (D3.2); `None` where it is not known.
    pub facing: Option<Facing>,
    /// The AF there, as the counter prints it; `None` where it is not known.
    pub armor: Option<i16>,
}

/// What a shot of a unit at another strikes by the dice of its To Hit DR; `None` where one of them is off the map, or the dice are none.
pub(super) fn struck(ctx: &Ctx<'_>, firer: &UnitId, target: &UnitId, dice: &Event) -> Option<Struck> {
    let What::DiceRolled(rolled) = &dice.what else { return None };
    let Dice::Dr(dr) = rolled.dice else { return None };
    let from = ctx.before.units.get(firer)?.place.cell()?;
    let (unit, vehicle) = ctx.vehicle(target)?;
    let turret = dr.colored < dr.white;
    let facing = facing_struck(unit, from, turret, Some(dr));
    let armor = vehicle.armor.as_ref().zip(facing).map(|(armor, facing)| armor.of(turret, facing));
    Some(Struck { range: from.range(unit.place.cell()?), turret, facing, armor })
}
