//! Prisoners (A20): how many a Guard holds, and how many it may; who goes with its Guard, and whom fire at a Guard hits.

use crate::event::{Level, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::concealment::us_number;
use crate::figures::infantry::unit::infantry;
use crate::state::{Attack, Unit};
use crate::vocab::hex::Cell;

/// The US# of a unit; `None` where nobody says what it is.
#[must_use]
pub fn us(ctx: &Ctx<'_>, id: &UnitId) -> Option<u32> {
    us_number(infantry(ctx, id)?.1.kind?).map(u32::from)
}

/// How many times its own US# a Guard holds (A20.51).
const HOLDS: u32 = 5;

/// The US# that a Guard may hold.
#[must_use]
pub fn holds(ctx: &Ctx<'_>, guard: &UnitId) -> Option<u32> {
    us(ctx, guard).map(|us| us * HOLDS)
}

/// The prisoners of a Guard.
pub(crate) fn prisoners_of<'a>(ctx: &Ctx<'a>, guard: &UnitId) -> impl Iterator<Item = &'a UnitId> {
    let held = |unit: &Unit| {
        !unit.eliminated && unit.status.has(Status::Captured) && unit.guard.as_ref() == Some(guard)
    };
    ctx.before.units.iter().filter(move |(_, unit)| held(unit)).map(|(id, _)| id)
}

/// It is Personnel that was captured.
pub(crate) fn is_prisoner(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    infantry(ctx, id).is_some_and(|(unit, _)| unit.status.has(Status::Captured))
}

/// The Guard of a prisoner.
pub(crate) fn guard_of<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<(&'a UnitId, &'a Unit)> {
    let unit = ctx.before.units.get(id).filter(|unit| unit.status.has(Status::Captured))?;
    let guard = unit.guard.as_ref()?;
    ctx.before.units.get(guard).filter(|guard| !guard.eliminated).map(|held| (guard, held))
}

/// Does a prisoner that goes there go with its Guard, who is there? None of whoever is no prisoner of a Guard in play.
pub(crate) fn is_led(ctx: &Ctx<'_>, id: &UnitId, to: Cell) -> Option<bool> {
    guard_of(ctx, id).map(|(_, guard)| guard.place.cell() == Some(to))
}

/// It is a prisoner in a Location fired at: fire hits it with its Guard (A20.54).
pub(crate) fn is_hit_as_prisoner(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let held = infantry(ctx, id).map(|(unit, _)| unit).filter(|unit| unit.status.has(Status::Captured));
    held.and_then(Unit::location).is_some_and(|at| attack.at.contains(&at))
}

/// A prisoner stands in a Location fired at who is of the side that fires: whom the result takes is not told by the targets alone.
pub(crate) fn hits_prisoners(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let held = |at: &(Cell, Level)| {
        let there = ctx.units_with(Some(*at)).into_iter();
        there
            .filter(|(id, _)| !attack.targets.contains(id))
            .any(|(id, unit)| !unit.eliminated && unit.guard.is_some() && is_hit_as_prisoner(ctx, attack, id))
    };
    ctx.before.close_combat.has_guards && attack.at.iter().any(held)
}
