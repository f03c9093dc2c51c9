//! C2.24: ordnance fires again in its fire phase by its ROF, or once as Intensive Fire (C5.6).

use crate::event::{FireMode, Firer, Marker, ToHitAttempt, UnitId, Use};
use crate::facts::{Ctx, ToHitRoll, Volley};
use crate::figures::depletion::is_fired;
use crate::figures::fire::earlier::fire_phase;
use crate::figures::fire::rof::prints_no_rof;
use crate::figures::vehicle::firing::{
    Firing, bounding, ife_less, is_light_mortar, line, other_way, rof_of_shot,
};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, WeaponShot};
use crate::vocab::phase::Phase;
use crate::vocab::{Modifier, Mount, WeaponKind, WeaponWord};
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "C2.24-rof-kept",
        &[Matter::Rof],
        "Ordnance fires again in its fire phase only if the colored die of its last To Hit roll kept its ROF, or as Intensive Fire; a Gun without a turret has one less for a shot for which it turned (C2.5).",
        &[
            Check::Fire(|volley| claimed(volley, with_rof)),
            Check::ToHit(|roll| unclaimed(roll, with_rof)),
        ],
    ),
    Clause::checks(
        "C2.24-no-rof-one-shot",
        &[Matter::Rof],
        "Ordnance whose counter prints no ROF fires once in a fire phase, and once more as Intensive Fire alone.",
        &[
            Check::Fire(|volley| claimed(volley, without_rof)),
            Check::ToHit(|roll| unclaimed(roll, without_rof)),
        ],
    )
    .since(2),
];

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
        // What was declared and never rolled may have been no shot.
        _ if prints_no_rof(ctx, def, weapon) => last.dice.map(|_| false),
        Some(firing) => firing.kept_by(last),
        None => ctx.scenario.weapon_of_gun(def, weapon).and_then(|weapon| {
            let nt =
                weapon.gun.as_ref().is_some_and(|gun| gun.mount == Some(Mount::NT) && !is_light_mortar(gun));
            let rof = weapon.rof?.saturating_sub(ife_less(ctx, id, last));
            last.keeps(rof_of_shot(ctx, nt, last, rof))
        }),
    };
    Some((last, kept.filter(|_| is_fired(ctx, id, last).is_some())))
}

/// Of which ordnance a clause speaks.
type Such = fn(&Ctx<'_>, &UnitId, &Use) -> bool;

fn without_rof(ctx: &Ctx<'_>, id: &UnitId, weapon: &Use) -> bool {
    ctx.unit(id).is_some_and(|(_, def)| prints_no_rof(ctx, def, weapon))
}

fn with_rof(ctx: &Ctx<'_>, id: &UnitId, weapon: &Use) -> bool {
    !without_rof(ctx, id, weapon)
}

/// A shot that is said to be one of a kept ROF, and one of IFE, which is no Intensive Fire by any Case.
fn claimed(volley: &Volley<'_>, such: Such) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let ife = |firer: &Firer| matches!(&firer.weapon, Use::Weapon(name) if name.is(WeaponWord::Ife));
    for firer in attack.firers.iter().filter(|firer| firer.rof_kept || ife(firer)) {
        let now = (ctx.before.phase, u64::MAX);
        if let Some((last, Some(kept))) = last_shot(ctx, &firer.unit, &firer.weapon, attack.mode, now) {
            if !such(ctx, &firer.unit, &firer.weapon) {
                continue;
            }
            if kept && is_by_full_rof(ctx, (&firer.unit, &firer.weapon), last) {
                return by_lowered_rof(&firer.unit);
            }
            return Verdict::kept_or(kept, || {
                let (unit, last) = (&firer.unit, last.attack);
                match without_rof(ctx, unit, &firer.weapon) {
                    true => format!("{unit} has no ROF, and fired in {last}"),
                    false => format!("the colored die of {last} did not keep the ROF of {unit}"),
                }
            });
        }
    }
    Verdict::Silent
}

/// A further shot of which only its To Hit roll tells whether it is Intensive Fire (Case F).
fn unclaimed(roll: &ToHitRoll<'_>, such: Such) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack() else { return Verdict::Silent };
    let now = (attack.phase, attack.seq);
    let last = last_shot(ctx, &attempt.unit, &attempt.weapon, attack.declared.mode, now);
    let Some((last, kept)) = last.filter(|_| such(ctx, &attempt.unit, &attempt.weapon)) else {
        return Verdict::Silent;
    };
    let counter =
        ctx.unit(&attempt.unit).is_some_and(|(unit, _)| unit.markers.contains(&Marker::IntensiveFire));
    let bare = without_rof(ctx, &attempt.unit, &attempt.weapon);
    let intensive = line(&attempt.drm, Modifier::F).is_some() || counter;
    match kept {
        Some(false) if is_claimed(attack, attempt) => claimed_early(ctx, last, attack, &attempt.unit),
        Some(false) if intensive && bare => Verdict::Kept,
        Some(false) if intensive => Verdict::Silent,
        Some(false) if attempt.drm.is_empty() && attempt.total.is_none() => {
            Verdict::undecided("whether this further shot is Intensive Fire")
        }
        Some(true) if is_by_full_rof(ctx, (&attempt.unit, &attempt.weapon), last) => {
            by_lowered_rof(&attempt.unit)
        }
        Some(true) => Verdict::Kept,
        Some(false) => unpaid(last, bare),
        None => Verdict::Silent,
    }
}

/// The colored die keeps the printed ROF and no lower one, and Case H was paid, by which the ROF is lower (C2.1).
fn is_by_full_rof(ctx: &Ctx<'_>, (id, weapon): (&UnitId, &Use), last: &WeaponShot) -> bool {
    let paid = |attack: &Attack| {
        attack.hit_rolls.iter().any(|roll| roll.unit == *id && line(&roll.drm, Modifier::H).is_some())
    };
    let Some((_, def)) = ctx.unit(id).filter(|(_, def)| def.vehicle.is_none() && ctx.scenario.book >= 2)
    else {
        return false;
    };
    let lower = || {
        let rof = ctx.scenario.weapon_of_gun(def, weapon)?.rof?;
        last.keeps(rof.saturating_sub(1))
    };
    ctx.before.attacks.get(&last.attack).is_some_and(paid) && lower() == Some(false)
}

/// How much lower it is one source alone tells.
fn by_lowered_rof(id: &UnitId) -> Verdict {
    Verdict::undecided(format!(
        "whether {id} kept its ROF, which non-qualified or captured use lowers (C2.1)"
    ))
}

/// A further shot that is not said to be Intensive Fire takes Case F if it is one (C5.6).
fn unpaid(last: &WeaponShot, bare: bool) -> Verdict {
    let last = last.attack;
    let says = match bare {
        true => format!("it has no ROF, it fired in {last}, and this is no Intensive Fire"),
        false => format!("the colored die of {last} did not keep its ROF, and this is no Intensive Fire"),
    };
    Verdict::wrong(says, "no Case F", "Case F +2")
}

fn is_claimed(attack: &Attack, attempt: &ToHitAttempt) -> bool {
    attack.declared.firers.iter().any(|firer| firer.unit == attempt.unit && firer.rof_kept)
}

/// A shot by ROF that was declared before the dice of the one before were told. Where these were, `claimed` judged it, and a DR that was told
/// of another target before was judged then.
fn claimed_early(ctx: &Ctx<'_>, last: &WeaponShot, attack: &Attack, unit: &UnitId) -> Verdict {
    let before = ctx.before.attacks.get(&last.attack);
    let first = before.and_then(|before| before.to_hits.first()).map(|(roll, _)| roll);
    let told = first.and_then(|roll| ctx.before.rolls.get(roll)?.used_by);
    if told.is_none_or(|told| told < attack.seq) || !attack.to_hits.is_empty() {
        return Verdict::Silent;
    }
    Verdict::broken(format!("the colored die of {} did not keep the ROF of {unit}", last.attack))
}
