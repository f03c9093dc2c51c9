//! The one Fire Group into which those who fire at one target from one Location have to join (A7.55).

use crate::event::{FireAttack, FireMode, Level, Status};
use crate::facts::{Ctx, Shot, Volley};
use crate::figures::fire::earlier::{earlier, is_rof_shot};
use crate::figures::fire::group::{admits, carrier};
use crate::figures::fire::own_location::{known_enemies, prc_below};
use crate::figures::fire::shot::shots;
use crate::state::{Attack, Unit, is_first_fire, was_fired_at};
use crate::vocab::WeaponKind;
use crate::vocab::hex::Cell;
use crate::vocab::num::Fp;
use alloc::vec::Vec;

fn is_good_order(unit: &Unit) -> bool {
    let bad = [Status::Broken, Status::Berserk, Status::Melee, Status::Captured];
    !bad.into_iter().any(|status| unit.status.has(status))
}

/// A kind of fire that the duty speaks of: not ordnance, canister and IFE (A7.51), nor a MG that is used as such, FT, DC,
/// and no Fire Lane.
fn joins(shot: &Shot<'_>) -> bool {
    let apart = matches!(
        shot.kind(),
        Some(
            WeaponKind::Ordnance
                | WeaponKind::Oba
                | WeaponKind::Canister
                | WeaponKind::Ife
                | WeaponKind::FireLane
                | WeaponKind::Ft
                | WeaponKind::Dc
                | WeaponKind::ThrownDc
                | WeaponKind::Mol
                | WeaponKind::Atr
                | WeaponKind::Goliath
        )
    );
    !apart && !shot.firer.to_kill
}

/// The fire just declared: of a Good Order unit, and no further ROF shot.
pub(crate) fn is_bound(shot: &Shot<'_>) -> bool {
    joins(shot) && !is_rof_shot(&shot.ctx, shot) && shot.unit.is_some_and(is_good_order)
}

/// Fire declared before: only its own words tell of ROF, and what its unit was then is no longer known.
pub(crate) fn was_bound(shot: &Shot<'_>) -> bool {
    joins(shot) && !shot.firer.rof_kept
}

/// The duty needs the same target unit in the same Location; outside First Fire the Location has them all.
pub(crate) fn same_target(volley: &Volley<'_>, other: &Attack) -> bool {
    if other.phase != volley.ctx.before.phase {
        return false;
    }
    let (at, units) = (volley.at(), volley.targets());
    if !at.is_empty() && at != other.at && !is_sprayed(volley, other) {
        return false;
    }
    let unit = was_fired_at(volley.ctx.before, units, other);
    let first_fire = is_first_fire(volley.declared, volley.ctx.before.phase) || other.is_first_fire();
    unit || (!first_fire && units.is_empty())
}

/// Spraying Fire is at each of its Locations; what else the same unit fires at one of them is of its group.
fn is_sprayed(volley: &Volley<'_>, other: &Attack) -> bool {
    let at = volley.at();
    (at.len() > 1 || other.at.len() > 1) && other.shares(at)
}

/// Could the two have been one group? Not in the Bounding First Fire of two vehicles, of which one was not there, or is not
/// there now, nor across the wall of a pillbox (A7.5), nor where D6.64 admits none. `None` where that cannot be told.
pub(crate) fn could_join(here: &Shot<'_>, before: &Shot<'_>) -> Option<bool> {
    let at_once = here.attack.mode != FireMode::Bounding || carrier(here) == carrier(before);
    if !at_once || here.is(Status::InPillbox) != before.is(Status::InPillbox) {
        return Some(false);
    }
    admits(here, before)
}

/// The FP of one attack by all who must fire together with this one (A7.55), those that fired apart included.
#[must_use]
pub fn group_fp(ctx: &Ctx<'_>, attack: &FireAttack) -> Option<Fp> {
    let volley = Volley::of(ctx, attack);
    let all = volley.shots();
    let bound: Vec<&Shot<'_>> = all.iter().filter(|shot| is_bound(shot)).collect();
    let mut sum = Fp::whole(0);
    for shot in all {
        sum = sum + shot.worth(0)?;
    }
    let others = earlier(ctx).filter(|a| a.declared.mode == attack.mode && same_target(&volley, a));
    for other in others {
        for (shot, place) in shots(ctx, &other.declared).iter().zip(&other.from) {
            let joins = |here: &&Shot<'_>| here.location() == *place && could_join(here, shot) == Some(true);
            if was_bound(shot) && bound.iter().copied().any(|here| joins(&here)) {
                sum = sum + shot.worth(0)?;
            }
        }
    }
    Some(sum)
}

/// The Locations that a Known enemy, or PRC below it, leave to a firer (A7.212); none when it is free.
#[must_use]
pub fn bound_to(ctx: &Ctx<'_>, attack: &FireAttack) -> Option<Vec<(Cell, Level)>> {
    let shots = shots(ctx, attack);
    let shot = shots.first()?;
    let (cell, level) = shot.location()?;
    let below = prc_below(shot);
    if !below && known_enemies(ctx, &shot.firer.unit, (cell, level)).is_empty() {
        return None;
    }
    let mut all = alloc::vec![(cell, level)];
    if let (true, Level::At(own)) = (below, level) {
        all.extend((0..own).rev().map(|level| (cell, Level::At(level))));
    }
    Some(all)
}
