//! C2.24: ordnance fires again in its fire phase by its ROF, or once as Intensive Fire (C5.6).

use crate::event::{FireMode, Firer, Marker, ToHitAttempt, UnitId, Use};
use crate::facts::{Ctx, ToHitRoll, Volley};
use crate::figures::depletion::is_fired;
use crate::figures::fire::earlier::fire_phase;
use crate::figures::vehicle::firing::{Firing, bounding, is_light_mortar, line, other_way, rof_of_shot};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, WeaponShot};
use crate::vocab::phase::Phase;
use crate::vocab::{Modifier, Mount, WeaponKind, WeaponWord};
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::checks(
    "C2.24-rof-kept",
    &[Matter::Rof],
    "Ordnance fires again in its fire phase only if the colored die of its last To Hit roll kept its ROF, or as Intensive Fire; a Gun without a turret has one less for a shot for which it turned (C2.5).",
    &[Check::Fire(claimed), Check::ToHit(unclaimed)],
)];

/// Its last shot of this fire phase, and whether that kept its ROF. D3.3 and D3.32 speak of Bounding First Fire, and
/// of AFPh fire after it; A9.2 of SW.
pub(super) fn last_shot<'c>(
    ctx: &Ctx<'c>,
    id: &'c UnitId,
    weapon: &'c Use,
    mode: FireMode,
    now: (Option<Phase>, u64),
) -> Option<(&'c WeaponShot, Option<bool>)> {
    let (unit, def) = ctx.unit(id)?;
    let kind = ctx.scenario.weapon_kind(Some(def), weapon);
    // That of a vehicle is D3.5's.
    let ife = kind == Some(WeaponKind::Ife) && def.vehicle.is_none();
    let ordnance = ife || kind.is_some_and(WeaponKind::is_ordnance);
    let ours = mode != FireMode::Bounding && bounding(ctx, id).is_empty();
    let gun = def.vehicle.is_some() || !matches!(weapon, Use::Sw(_));
    if !(ordnance && ours && gun) {
        return None;
    }
    let ways = [unit.weapon(weapon), other_way(unit, def, weapon)];
    // The clauses on malfunction tell of a weapon that malfunctioned.
    if ways.iter().flatten().any(|way| way.failed.is_some()) {
        return None;
    }
    let shots = ways.into_iter().flatten().flat_map(|way| &way.shots);
    let (phase, before) = now;
    let same = |shot: &&WeaponShot| {
        shot.seq < before && !shot.overrun && fire_phase(shot.phase) == fire_phase(phase)
    };
    let fired = |shot: &&WeaponShot| is_fired(ctx, id, shot) != Some(false);
    let last = shots.filter(same).filter(fired).max_by_key(|shot| shot.seq)?;
    let kept = match Firing::of(ctx, id, weapon) {
        Some(firing) => firing.kept_by(last),
        None => ctx.scenario.weapon_of_gun(def, weapon).and_then(|weapon| {
            let nt =
                weapon.gun.as_ref().is_some_and(|gun| gun.mount == Some(Mount::NT) && !is_light_mortar(gun));
            last.keeps(rof_of_shot(ctx, nt, last, weapon.rof?))
        }),
    };
    Some((last, kept.filter(|_| is_fired(ctx, id, last).is_some())))
}

/// A shot that is said to be one of a kept ROF, and one of IFE, which is no Intensive Fire by any Case.
fn claimed(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let ife = |firer: &Firer| matches!(&firer.weapon, Use::Weapon(name) if name.is(WeaponWord::Ife));
    for firer in attack.firers.iter().filter(|firer| firer.rof_kept || ife(firer)) {
        let now = (ctx.before.phase, u64::MAX);
        if let Some((last, Some(kept))) = last_shot(ctx, &firer.unit, &firer.weapon, attack.mode, now) {
            return Verdict::kept_or(kept, || {
                format!("the colored die of {} did not keep the ROF of {}", last.attack, firer.unit)
            });
        }
    }
    Verdict::Silent
}

/// A further shot of which only its To Hit roll tells whether it is Intensive Fire (Case F).
fn unclaimed(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack() else { return Verdict::Silent };
    let now = (attack.phase, attack.seq);
    let Some((last, kept)) = last_shot(ctx, &attempt.unit, &attempt.weapon, attack.declared.mode, now) else {
        return Verdict::Silent;
    };
    let counter =
        ctx.unit(&attempt.unit).is_some_and(|(unit, _)| unit.markers.contains(&Marker::IntensiveFire));
    let intensive = line(&attempt.drm, Modifier::F).is_some() || counter;
    match kept {
        Some(false) if is_claimed(attack, attempt) || intensive => Verdict::Silent,
        Some(false) if attempt.drm.is_empty() && attempt.total.is_none() => {
            Verdict::undecided("whether this further shot is Intensive Fire")
        }
        Some(true) => Verdict::Kept,
        Some(false) => unpaid(last),
        None => Verdict::Silent,
    }
}

/// A further shot that is not said to be Intensive Fire takes Case F if it is one (C5.6).
fn unpaid(last: &WeaponShot) -> Verdict {
    let says =
        format!("the colored die of {} did not keep its ROF, and this is no Intensive Fire", last.attack);
    Verdict::wrong(says, "no Case F", "Case F +2")
}

fn is_claimed(attack: &Attack, attempt: &ToHitAttempt) -> bool {
    attack.declared.firers.iter().any(|firer| firer.unit == attempt.unit && firer.rof_kept)
}
