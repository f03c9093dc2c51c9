//! Hull Down (D4.2): what hits the hull of such a vehicle is a miss.

use crate::event::{Marker, Status, ToHitAttempt, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::tem::has_wall_towards;
use crate::state::Attack;
use crate::vocab::Counter;
use crate::vocab::dice::Dr;
use crate::vocab::hex::Cell;

/// By these dice a vehicle is hit on its hull (C3.9), and that is a miss because it is Hull Down. `None` where that is open: a wall or the
/// like lies towards the firer (D4.21), a player said it in words, or the terrain is not told.
pub(crate) fn misses_hull(ctx: &Ctx<'_>, attempt: &ToHitAttempt, dr: Dr) -> Option<bool> {
    let attack = ctx.before.attacks.get(&attempt.attack);
    let only = || match attack?.targets.as_slice() {
        [only] => Some(only),
        _ => None,
    };
    let Some(target) = attempt.target.as_ref().or_else(only) else { return Some(false) };
    let Some((unit, _)) = ctx.vehicle(target).filter(|_| dr.colored >= dr.white) else { return Some(false) };
    let counter = |marker: &Marker| matches!(marker, Marker::Named(name) if name.is(Counter::HullDown));
    if unit.status.has(Status::HullDown) || unit.markers.iter().any(counter) {
        return Some(true);
    }
    (!unit.mph.said && !is_open(ctx, attack, target)).then_some(false)
}

/// Whether it is Hull Down is not told.
fn is_open(ctx: &Ctx<'_>, attack: Option<&Attack>, target: &UnitId) -> bool {
    let cell = ctx.before.units.get(target).and_then(|unit| unit.place.cell());
    let Some((attack, cell)) = attack.zip(cell) else { return true };
    let from: Option<alloc::vec::Vec<Cell>> =
        attack.from.iter().map(|from| from.map(|(cell, _)| cell)).collect();
    let walled = from.is_none_or(|from| from.iter().any(|from| has_wall_towards(ctx, cell, *from)));
    walled || ctx.terrain(cell).is_none()
}
