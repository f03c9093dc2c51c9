//! What D3 takes for granted of those who fire: ordnance fires again in its fire phase by its ROF (C2.24), or once as
//! Intensive Fire (C5.6). The id is that of the rule, for the ledger of D3 is silent about it.

use super::facts::{Firing, bounding, line};
use super::{Check, Clause};
use crate::event::{FireMode, Marker, ToHitAttempt};
use crate::facts::{ToHitRoll, Volley};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::a::fire_phase;
use crate::state::{Attack, WeaponShot};
use crate::vocab::Modifier;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::checks(
    "C2.24-rof-kept",
    &[Matter::Rof],
    "Ordnance fires again in its fire phase only if the colored die of its last To Hit roll kept its ROF, or as Intensive Fire.",
    &[Check::Fire(claimed), Check::ToHit(unclaimed)],
)];

/// Its last shot of this fire phase. Of Bounding First Fire, and of AFPh fire after it, D3.3 and D3.32 speak.
fn last_shot<'c>(
    firing: &Firing<'c>,
    mode: FireMode,
    now: Option<Phase>,
    before: u64,
) -> Option<&'c WeaponShot> {
    let ordnance = firing.kind().is_some_and(|kind| kind.is_ordnance());
    let ours = mode != FireMode::Bounding && bounding(&firing.ctx, firing.id).is_empty();
    let shots = &firing.unit.weapon(firing.weapon).filter(|_| ordnance && ours)?.shots;
    let same =
        |shot: &&WeaponShot| shot.seq < before && !shot.overrun && fire_phase(shot.phase) == fire_phase(now);
    shots.iter().rev().find(same)
}

/// A shot that is said to be one of a kept ROF.
fn claimed(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    for firer in attack.firers.iter().filter(|firer| firer.rof_kept) {
        let Some(firing) = Firing::of(ctx, &firer.unit, &firer.weapon) else { continue };
        let Some(last) = last_shot(&firing, attack.mode, ctx.before.phase, u64::MAX) else { continue };
        if let Some(kept) = firing.kept_by(last) {
            return Verdict::kept_or(kept, || {
                format!("the colored die of {} did not keep the ROF of {}", last.attack, firing.id)
            });
        }
    }
    Verdict::Silent
}

/// A further shot of which only its To Hit roll tells whether it is Intensive Fire (Case F).
fn unclaimed(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(firing) = Firing::of(ctx, &attempt.unit, &attempt.weapon) else { return Verdict::Silent };
    let Some(attack) = roll.attack() else { return Verdict::Silent };
    let Some(last) = last_shot(&firing, attack.declared.mode, attack.phase, attack.seq) else {
        return Verdict::Silent;
    };
    let intensive =
        line(&attempt.drm, Modifier::F).is_some() || firing.unit.markers.contains(&Marker::IntensiveFire);
    match firing.kept_by(last) {
        Some(false) if is_claimed(attack, attempt) || intensive => Verdict::Silent,
        Some(false) if attempt.drm.is_empty() && attempt.total.is_none() => {
            Verdict::undecided("whether this further shot is Intensive Fire")
        }
        Some(kept) => Verdict::kept_or(kept, || {
            format!("the colored die of {} did not keep its ROF, and this is no Intensive Fire", last.attack)
        }),
        None => Verdict::Silent,
    }
}

fn is_claimed(attack: &Attack, attempt: &ToHitAttempt) -> bool {
    attack.declared.firers.iter().any(|firer| firer.unit == attempt.unit && firer.rof_kept)
}
