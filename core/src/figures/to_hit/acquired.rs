//! Acquisition: the most that a Gun can have on its target (C6.5).

use crate::counter::Vehicle;
use crate::event::{FireMode, Firer, Status, ToHitAttempt, UnitId};
use crate::facts::Ctx;
use crate::figures::to_hit::target_type::fires_smoke;
use crate::figures::vehicle::firing::same_weapon;
use crate::state::{Attack, Unit};
use crate::vocab::num::Drm;
use alloc::vec::Vec;

/// As far as this Player Turn tells: one for each To Hit roll of the gun at that Known target since it last fired at
/// another, two at most. What it had acquired in earlier turns stands where neither has moved; else the log does not tell: if it
/// last aimed at that target then, one shot may make it one or two; more than the shots of the whole game give is too much at any rate.
pub(crate) fn due(ctx: &Ctx<'_>, attempt: &ToHitAttempt, said: Option<Drm>) -> Option<Drm> {
    let target = attempt.target.as_ref()?;
    let (firer, _) = ctx.unit(&attempt.unit)?;
    let shots = shots(ctx, attempt)?;
    let same = |a: &&Attack| a.targets.contains(target) && a.known && !a.to_hits.is_empty();
    if let Some(due) = after_bounding(ctx, attempt, &shots, &same) {
        return Some(due);
    }
    if (shots.is_empty() && rolls_on(ctx, &attempt.unit)) || is_lost(ctx, firer, target) {
        return Some(Drm(0));
    }
    if ctx.scenario.book >= 2 && aims_elsewhere(ctx, firer, target) {
        return Some(Drm(0));
    }
    let since =
        firer.rolled_at.get(target).filter(|_| ctx.tells_all()).map_or(usize::MAX, |n| usize::from(*n));
    let n = shots.iter().copied().take_while(|a| same(a)).count().min(since);
    let open = n < 2 && n == shots.len() && firer.aimed_before.contains(target);
    if shots.first().is_some_and(|last| is_at_another(ctx, last, target) || is_lost_by_smoke(ctx, last)) {
        return Some(Drm(0));
    }
    // Bounding First Fire gains and uses it with a Gyro alone.
    let gyro = ctx.vehicle(&attempt.unit).is_some_and(|(_, vehicle)| vehicle.gyro);
    let gains = gyro || !shots.iter().take(n).any(|a| is_bounding(a));
    let by_turn = (n > 0 && !open && gains).then(|| of_shots(n));
    // A hex can be acquired too, so that more than the shots at Infantry in it is no proof.
    let is_too_much = |said: Drm, most: Drm| said < most && ctx.vehicle(target).is_some();
    let told = |most: &Drm| {
        said.is_some_and(|said| is_too_much(said, *most) || (said == *most && stands(ctx, firer, target)))
    };
    by_turn.or_else(|| most(ctx, firer, target).filter(told))
}

fn of_shots(n: usize) -> Drm {
    Drm(-(n.min(2) as i16))
}

fn is_bounding(attack: &Attack) -> bool {
    attack.declared.mode == FireMode::Bounding
}

/// Bounding First Fire of a vehicle without a Gyro neither gains nor uses acquisition, and loses what there was.
fn after_bounding(
    ctx: &Ctx<'_>,
    attempt: &ToHitAttempt,
    shots: &[&Attack],
    same: &impl Fn(&&Attack) -> bool,
) -> Option<Drm> {
    let (_, vehicle) = ctx.vehicle(&attempt.unit)?;
    if vehicle.gyro {
        return None;
    }
    if ctx.before.attacks.get(&attempt.attack).is_some_and(is_bounding) {
        return Some(Drm(0));
    }
    let since = shots.iter().copied().take_while(|a| !is_bounding(a) && same(a)).count();
    shots.iter().any(|a| is_bounding(a)).then(|| of_shots(since))
}

/// It rolled at this target and has lost what it acquired since (C6.5), and rolled at nothing else after that.
fn is_lost(ctx: &Ctx<'_>, firer: &Unit, target: &UnitId) -> bool {
    let nothing = firer.rolled_at.values().all(|rolls| *rolls == 0);
    ctx.tells_all() && nothing && firer.rolled_at.contains_key(target)
}

/// Its last rolls were at one unit, which stands where it stood then, in another hex.
fn aims_elsewhere(ctx: &Ctx<'_>, firer: &Unit, target: &UnitId) -> bool {
    let units = &ctx.before.units;
    let other =
        firer.aimed_last.as_ref().filter(|(id, _)| id != target && !firer.rolled_at.contains_key(target));
    let there = other.and_then(|(id, left)| units.get(id).filter(|unit| unit.left_hexes == *left));
    let apart = |other: &Unit| {
        let here = units.get(target).and_then(|unit| unit.place.cell());
        here.is_some() && other.place.cell().is_some() && other.place.cell() != here
    };
    ctx.tells_all() && there.is_some_and(apart)
}

/// A vehicle in Motion has only what it acquired since it went into Motion, a Gyro apart.
fn rolls_on(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let rolls = |(unit, vehicle): (&Unit, &Vehicle)| unit.motion.is_some() && !vehicle.gyro;
    ctx.vehicle(id).is_some_and(rolls)
}

/// The shots of the gun in this Player Turn before this roll, the last first; in Motion those of the phase.
fn shots<'c>(ctx: &Ctx<'c>, attempt: &ToHitAttempt) -> Option<Vec<&'c Attack>> {
    let in_motion = rolls_on(ctx, &attempt.unit);
    let now = ctx.before.attacks.get(&attempt.attack)?.seq;
    let same_gun = |f: &Firer| f.unit == attempt.unit && same_weapon(&f.weapon, &attempt.weapon);
    let by_gun = |a: &&Attack| a.seq < now && a.declared.firers.iter().any(same_gun);
    let mut shots: Vec<&Attack> = ctx.before.attacks_by(&attempt.unit).into_iter().filter(by_gun).collect();
    shots.sort_by_key(|attack| core::cmp::Reverse(attack.seq));
    shots.retain(|attack| !in_motion || attack.phase == ctx.before.phase);
    Some(shots)
}

/// SMOKE ends acquisition once it was fired (C6.5).
fn is_lost_by_smoke(ctx: &Ctx<'_>, last: &Attack) -> bool {
    ctx.scenario.book >= 2 && ctx.tells_all() && last.hit_rolls.last().is_some_and(fires_smoke)
}

/// A shot at another target, in another hex, loses what was acquired.
fn is_at_another(ctx: &Ctx<'_>, last: &Attack, target: &UnitId) -> bool {
    let here = ctx.before.units.get(target).and_then(|unit| unit.place.cell());
    let elsewhere = !last.at.is_empty() && last.at.iter().all(|(cell, _)| Some(*cell) != here);
    let other = !last.targets.is_empty() && !last.targets.contains(target);
    ctx.tells_all() && !last.to_hits.is_empty() && other && elsewhere && here.is_some()
}

/// All its rolls since it last rolled at another were at this target, Known then and now, which has not left its hex since.
pub(crate) fn stands(ctx: &Ctx<'_>, firer: &Unit, target: &UnitId) -> bool {
    let there = ctx.before.units.get(target);
    let unseen = |unit: &Unit| [Status::Concealed, Status::Hidden].into_iter().any(|s| unit.status.has(s));
    let last = firer.aimed_last.as_ref().filter(|(id, _)| id == target).map(|(_, left)| *left);
    last.is_some() && there.is_some_and(|unit| Some(unit.left_hexes) == last && !unseen(unit))
}

/// What all its To Hit rolls at a unit since it last rolled at another can have given; none where it rolled at it never, for a
/// hex can be acquired too.
fn most(ctx: &Ctx<'_>, firer: &Unit, target: &UnitId) -> Option<Drm> {
    let rolls = firer.rolled_at.get(target).filter(|_| ctx.tells_all())?;
    Some(Drm(-i16::from((*rolls).min(2))))
}
