//! A7.54 and A7.55: berserk members, and fire that must be combined.

use super::facts::{each_shot, earlier, fire_phase, is_rof_shot};
use super::shot::{Shot, shots};
use super::{Check, Clause};
use crate::event::{FireMode, Status, UnitId};
use crate::facts::Volley;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::state::{Attack, Unit, is_first_fire};
use crate::vocab::WeaponKind;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.54-berserk-single-location",
        &[Matter::Group],
        "A berserk unit may not be in a FG that spans several Locations.",
        Check::Fire(berserk),
    ),
    Clause::check(
        "A7.55-mandatory-fg",
        &[Matter::MandatoryGroup],
        "Good Order units and weapons of one Location firing at the same unit in the same Location in the same phase must combine into one FG.",
        Check::Fire(mandatory),
    ),
    Clause::guard("A7.55-exc-ordnance-ft-dc", "Ordnance, FT and DC attack separately."),
    Clause::guard("A7.55-exc-rof-shots", "Later shots of a Multiple ROF weapon are exempt."),
    Clause::guard("A7.55-exc-fire-lane", "Fire Lanes are exempt."),
    Clause::guard(
        "A7.55-same-unit-test",
        "The duty exists only if both target Location and target unit are the same, which in First Fire can differ per moving unit.",
    ),
];
fn berserk(volley: &Volley<'_>) -> Verdict {
    let places = || volley.shots().iter().filter_map(Shot::location).collect::<BTreeSet<_>>();
    each_shot(
        volley,
        |shot| shot.is(Status::Berserk),
        |shot| {
            (places().len() > 1).then(|| {
                format!("{} is berserk and joins no Fire Group of several Locations", shot.firer.unit)
            })
        },
    )
}

fn is_good_order(unit: &Unit) -> bool {
    let bad = [Status::Broken, Status::Berserk, Status::Melee, Status::Captured];
    !bad.into_iter().any(|status| unit.status.has(status))
}

/// A kind of fire that the duty speaks of: not ordnance nor a MG that is used as such, FT, DC, and no Fire Lane.
fn joins(shot: &Shot<'_>) -> bool {
    let apart = matches!(
        shot.kind(),
        Some(
            WeaponKind::Ordnance
                | WeaponKind::Oba
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
pub(super) fn is_bound(shot: &Shot<'_>) -> bool {
    joins(shot) && !is_rof_shot(&shot.ctx, shot) && shot.unit.is_some_and(is_good_order)
}

/// Fire declared before: only its own words tell of ROF, and what its unit was then is no longer known.
pub(super) fn was_bound(shot: &Shot<'_>) -> bool {
    joins(shot) && !shot.firer.rof_kept
}

/// The duty needs the same target unit in the same Location; outside First Fire the Location has them all.
pub(super) fn same_target(volley: &Volley<'_>, other: &Attack) -> bool {
    if other.phase != volley.ctx.before.phase {
        return false;
    }
    let (at, units) = (volley.at(), volley.targets());
    if !at.is_empty() && at != other.at {
        return false;
    }
    let unit = other.targets.iter().any(|id| units.contains(id));
    let first_fire = is_first_fire(volley.declared, volley.ctx.before.phase) || other.is_first_fire();
    unit || (!first_fire && units.is_empty())
}

/// Attacks of this fire phase on its hex, in order; all of them where it names none.
fn aimed_alike<'a>(volley: &Volley<'a>) -> Vec<&'a Attack> {
    let ctx = &volley.ctx;
    let Some((cell, _)) = volley.at().first() else { return earlier(ctx).collect() };
    let mut all = ctx.before.attacks_at(*cell);
    all.retain(|attack| fire_phase(attack.phase) == fire_phase(ctx.before.phase));
    all
}

/// Two attacks that had to be one. In First Fire the target may have spent more in its Location between them,
/// which the text does not settle.
fn apart_from(volley: &Volley<'_>, here: &Shot<'_>, other: (&Attack, &UnitId)) -> Verdict {
    let (ctx, unit, (before, first)) = (&volley.ctx, &here.firer.unit, other);
    let id = before.declared.attack;
    let targets = volley.targets();
    let spent = |id: &UnitId| ctx.before.units.get(id).map_or(0, |unit| unit.mph.expenditures);
    let further = targets.iter().map(spent).sum::<u32>() > before.expenditures;
    if before.is_first_fire() && targets == before.targets && further {
        return Verdict::undecided(format!(
            "whether {unit} and {first} of {id} may fire apart, for the target spent more in its Location between"
        ));
    }
    let who = if first == unit { "what it fired in".into() } else { format!("{first} of") };
    Verdict::broken(format!("{unit} and {who} {id} must fire as one group"))
}

/// Bounding First Fire is that of the vehicle that moves, and of its PRC: another was not there, or is not there now.
fn fire_at_once(here: &Shot<'_>, before: &Shot<'_>) -> bool {
    let carrier = |shot: &Shot<'_>| {
        let aboard = shot.unit.and_then(|unit| unit.aboard.clone());
        aboard.unwrap_or_else(|| shot.firer.unit.clone())
    };
    here.attack.mode != FireMode::Bounding || carrier(here) == carrier(before)
}

fn mandatory(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let all = volley.shots();
    let bound: Vec<&Shot<'_>> = all.iter().filter(|shot| is_bound(shot)).collect();
    let others = aimed_alike(volley).into_iter();
    let others = others.filter(|a| a.declared.mode == attack.mode && same_target(volley, a));
    let mut verdict = Verdict::Silent;
    for other in others.filter(|a| !super::facts::blocked_after(ctx, a)) {
        let before = shots(ctx, &other.declared);
        let apart = before.iter().zip(&other.from).filter(|(shot, _)| was_bound(shot));
        for (shot, place) in apart {
            let beside = |here: &&&Shot<'_>| place.is_some() && here.location() == *place;
            if let Some(here) = bound.iter().filter(beside).find(|here| fire_at_once(here, shot)) {
                return apart_from(volley, here, (other, &shot.firer.unit));
            }
        }
        verdict = Verdict::Kept;
    }
    verdict
}
