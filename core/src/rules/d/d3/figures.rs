//! Figures of AFV fire for views and tests that are read off the state.

use super::Ctx;
use super::facts::Firing;
use crate::event::{FireMode, ToHitAttempt, UnitId, Use};

/// Did the last shot of a Gun or vehicular weapon keep its Multiple ROF? `None` where the printed ROF or the die is not
/// in the log.
#[must_use]
pub fn keeps_rof(ctx: &Ctx<'_>, id: &UnitId, weapon: &Use) -> Option<bool> {
    if let Some(firing) = Firing::of(ctx, id, weapon) {
        return firing.kept_rof();
    }
    let (unit, def) = ctx.unit(id)?;
    let rof = ctx.scenario.weapon(def, weapon)?.rof?;
    unit.weapon(weapon)?.shots.last()?.keeps(rof)
}

/// May the gun acquire what it rolls To Hit at (C6.5): not unless all that it was fired at are Known. `None` for Bounding
/// First Fire at a Known target, of which C6.5 says more.
#[must_use]
pub fn may_acquire(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Option<bool> {
    let attack = ctx.before.attacks.get(&attempt.attack)?;
    if !attack.known {
        return Some(false);
    }
    (attack.declared.mode != FireMode::Bounding).then_some(true)
}
