//! Hull Down (D4.2): what hits the hull of such a vehicle is a miss.

use crate::event::{Marker, Status, ToHitAttempt, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::tem::has_wall_towards;
use crate::state::{Attack, HullDown, Unit};
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
    match is_hull_down(unit) {
        Some(true) => return Some(true),
        None => return None,
        Some(false) => {}
    }
    (!unit.mph.said && !is_open(ctx, attack, target)).then_some(false)
}

/// It was said to be Hull Down, or has the counter, where it is; `None` where it started, turned its hull or went into Motion since.
pub(crate) fn is_hull_down(unit: &Unit) -> Option<bool> {
    let counter = |marker: &Marker| matches!(marker, Marker::Named(name) if name.is(Counter::HullDown));
    let said = unit.status.has(Status::HullDown) || unit.markers.iter().any(counter);
    match unit.hull_down {
        HullDown::Kept => Some(said),
        HullDown::Doubtful => (!said).then_some(false),
        // It is no longer where it was Hull Down.
        HullDown::Left => Some(false),
    }
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
