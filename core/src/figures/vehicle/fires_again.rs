//! What a vehicle may still fire in a later phase: ROF, Bounding Fire, acquisition (D3.3, D3.32).

use crate::event::{FireMode, Firer, Marker, ToHitAttempt, UnitId, Use};
use crate::facts::Ctx;
use crate::figures::depletion::{fired_in, is_fired};
use crate::figures::vehicle::firing::{Firing, bounding_with_prc, others_fired, same_weapon};
use crate::state::WeaponShot;
use crate::vocab::phase::Phase;

/// Did its last shot of the MPh keep its ROF? `None` where ROF or die are not in the log.
pub(crate) fn kept_in_mph(firing: &Firing<'_>) -> Option<bool> {
    let shots = &firing.unit.weapon(firing.weapon)?.shots;
    let fired = |shot: &&WeaponShot| is_fired(&firing.ctx, firing.id, shot) != Some(false);
    let shot = shots.iter().rev().filter(fired).find(|shot| shot.phase == Some(Phase::MPh))?;
    firing.kept_by(shot)
}

/// The one weapon of a vehicle that may still fire in the AFPh after Bounding First Fire: the only one that fired in the
/// MPh, with its ROF kept (D3.32). `None` when there is none such, or the log does not tell.
#[must_use]
pub fn rof_weapon<'c>(ctx: &Ctx<'c>, id: &UnitId) -> Option<&'c Use> {
    let before = bounding_with_prc(ctx, id);
    let firer = before.first()?.declared.firers.iter().find(|firer| firer.unit == *id)?;
    let alone = !before.iter().any(|a| others_fired(ctx, a, id, &firer.weapon));
    let firing = Firing::of(ctx, &firer.unit, &firer.weapon).filter(|_| alone)?;
    (kept_in_mph(&firing) == Some(true)).then_some(&firer.weapon)
}

/// May a weapon still fire in the AFPh, its vehicle having used Bounding First Fire? `None` where its die or its ROF is
/// not in the log.
pub(crate) fn may_fire_again(firing: &Firing<'_>) -> Option<bool> {
    let before = bounding_with_prc(&firing.ctx, firing.id);
    let own = |f: &Firer| f.unit == *firing.id && same_weapon(&f.weapon, firing.weapon);
    let alone = before.iter().all(|a| !others_fired(&firing.ctx, a, firing.id, firing.weapon));
    let fired = before.iter().any(|a| a.declared.firers.iter().any(own));
    let shots = firing.unit.weapon(firing.weapon).map_or(&[][..], |weapon| &weapon.shots);
    let spent = shots.iter().any(|shot| shot.phase == Some(Phase::AFPh));
    if !alone || !fired || spent || firing.unit.markers.contains(&Marker::BoundingFire) {
        return Some(false);
    }
    kept_in_mph(firing)
}

/// Is the counter due for the Bounding First Fire of a vehicle so far? `None` when that depends on a die or a ROF that
/// is not in the log, and when only its PRC fired.
#[must_use]
pub fn bounding_counter_due(ctx: &Ctx<'_>, id: &crate::event::UnitId) -> Option<bool> {
    let mut attacks = bounding_with_prc(ctx, id);
    attacks.retain(|attack| fired_in(ctx, attack, id) != Some(false));
    if attacks.is_empty() {
        return Some(false);
    }
    let mut firers = attacks.iter().flat_map(|attack| &attack.declared.firers);
    let weapon = firers.find(|firer| firer.unit == *id)?.weapon.clone();
    if attacks.iter().any(|attack| others_fired(ctx, attack, id, &weapon)) {
        return Some(true);
    }
    Firing::of(ctx, id, &weapon)?.kept_rof().map(|kept| !kept)
}

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
