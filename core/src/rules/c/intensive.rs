//! Intensive Fire (C5.6): who has it, and when. A shot is one by its Case F.

use crate::event::{FireMode, Firer, Marker, Status, Use};
use crate::facts::{Ctx, ToHitRoll};
use crate::finding::Verdict;
use crate::rules::c::c2_24_rof::last_shot;
use crate::state::{Attack, Unit};
use crate::vocab::WeaponKind;
use crate::vocab::phase::Phase;
use alloc::format;

/// A pinned unit is another clause's (A7.81), and a second such shot C5.6-once's.
pub(super) fn who(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some((unit, def)) = ctx.unit(&attempt.unit).filter(|_| attempt.is_intensive()) else {
        return Verdict::Silent;
    };
    let id = &attempt.unit;
    if matches!(attempt.weapon, Use::Sw(_)) {
        return Verdict::broken(format!("what {id} fires is a SW, which has no Intensive Fire"));
    }
    if [Status::Stunned, Status::Shocked].into_iter().any(|status| unit.status.has(status)) {
        return Verdict::broken(format!("the crew of {id} is stunned or shocked: it has no Intensive Fire"));
    }
    match ctx.scenario.weapon_kind(Some(def), &attempt.weapon) {
        Some(WeaponKind::Ordnance) => Verdict::Kept,
        Some(_) => Verdict::broken(format!("what {id} fires is no Gun: it has no Intensive Fire")),
        None => Verdict::Silent,
    }
}

/// [EXC: a Gun under the counter that its crew's own fire gave it counts as one that has lost its ROF.]
pub(super) fn after_rof(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|_| attempt.is_intensive()) else { return Verdict::Silent };
    let now = (attack.phase, attack.seq);
    match last_shot(ctx, &attempt.unit, &attempt.weapon, attack.declared.mode, now) {
        Some((last, Some(true))) => Verdict::broken(format!(
            "the colored die of {} kept the ROF, so that this is no Intensive Fire",
            last.attack
        )),
        Some((_, Some(false))) => Verdict::Kept,
        Some((_, None)) => Verdict::Silent,
        None if is_unfired(ctx, attack, roll) => Verdict::broken(format!(
            "{} has not fired in this Player Turn: its first shot is no Intensive Fire",
            attempt.unit
        )),
        None => Verdict::Silent,
    }
}

/// A Gun on foot of which no log tells a shot in this Player Turn, nor a counter, nor fire of who stands with it.
fn is_unfired(ctx: &Ctx<'_>, own: &Attack, roll: &ToHitRoll<'_>) -> bool {
    let id = &roll.said.unit;
    let Some((unit, def)) = ctx.unit(id).filter(|_| ctx.tells_all() && ctx.is_of_players()) else {
        return false;
    };
    let marks = [Marker::PrepFire, Marker::FirstFire, Marker::FinalFire, Marker::IntensiveFire];
    let marked = marks.into_iter().any(|mark| unit.markers.contains(&mark));
    let gun = def.vehicle.is_none() && def.infantry.is_none() && roll.said.weapon == Use::Gun;
    let beside =
        |firer: &Firer| ctx.before.units.get(&firer.unit).and_then(Unit::location) == unit.location();
    let fired = |attack: &Attack| attack.seq < own.seq && attack.declared.firers.iter().any(beside);
    gun && !marked && !ctx.before.attacks.values().any(fired)
}

pub(super) fn not_in_afph(roll: &ToHitRoll<'_>) -> Verdict {
    let Some(attack) = roll.attack().filter(|_| roll.said.is_intensive()) else { return Verdict::Silent };
    if attack.phase != Some(Phase::AFPh) {
        return Verdict::Kept;
    }
    Verdict::kept_or(attack.declared.mode == FireMode::Opportunity, || {
        "there is no Intensive Fire in the AFPh but by Opportunity Fire".into()
    })
}
