//! A7.54 and A7.55: berserk members, and fire that must be combined.

use crate::event::{Status, UnitId};
use crate::facts::{Shot, Volley};
use crate::figures::fire::blocked;
use crate::figures::fire::earlier::{earlier, fire_phase};
use crate::figures::fire::mandatory::{could_join, is_bound, same_target, was_bound};
use crate::figures::fire::shot::shots;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::state::Attack;
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

/// Two that fire at a sprayed Location: the parts of one unit alone are bound, for others may be unable to spray (A7.34).
fn is_bound_with(here: &Shot<'_>, before: &Shot<'_>, sprayed: bool) -> bool {
    !sprayed || here.firer.unit == before.firer.unit
}

/// Attacks of this fire phase on its hexes, in order; all of them where it names none.
fn aimed_alike<'a>(volley: &Volley<'a>) -> Vec<&'a Attack> {
    let ctx = &volley.ctx;
    if volley.at().is_empty() {
        return earlier(ctx).collect();
    }
    let mut all: Vec<&Attack> =
        volley.at().iter().flat_map(|(cell, _)| ctx.before.attacks_at(*cell)).collect();
    all.retain(|attack| fire_phase(attack.phase) == fire_phase(ctx.before.phase));
    all.sort_by_key(|attack| attack.seq);
    all.dedup_by_key(|attack| attack.seq);
    all
}

/// First Fire answers each expenditure apart: a target that spent more in its Location since is fired at anew (A8.14).
fn has_spent_since(volley: &Volley<'_>, before: &Attack) -> bool {
    let spent = |id: &UnitId| volley.ctx.before.units.get(id).map_or(0, |unit| unit.mph.expenditures);
    let targets = volley.targets();
    let further = targets.iter().map(spent).sum::<u32>() > before.expenditures;
    before.is_first_fire() && targets == before.targets && further
}

/// Two attacks that had to be one.
fn apart_from(here: &Shot<'_>, other: (&Attack, &UnitId)) -> Verdict {
    let (unit, (before, first)) = (&here.firer.unit, other);
    let id = before.declared.attack;
    let who = if first == unit { "what it fired in".into() } else { format!("{first} of") };
    Verdict::broken(format!("{unit} and {who} {id} must fire as one group"))
}

fn mandatory(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let all = volley.shots();
    let bound: Vec<&Shot<'_>> = all.iter().filter(|shot| is_bound(shot)).collect();
    let others = aimed_alike(volley).into_iter();
    let others = others.filter(|a| a.declared.mode == attack.mode && same_target(volley, a));
    let others = others.filter(|a| !has_spent_since(volley, a));
    let (mut verdict, mut open) = (Verdict::Silent, None);
    for other in others.filter(|a| !blocked::blocked_after(ctx, a)) {
        let before = shots(ctx, &other.declared);
        let apart = before.iter().zip(&other.from).filter(|(shot, _)| was_bound(shot));
        let sprayed = volley.at() != other.at;
        for (shot, place) in apart {
            let beside = |here: &&&Shot<'_>| place.is_some() && here.location() == *place;
            let first = &shot.firer.unit;
            for here in bound.iter().filter(beside).filter(|here| is_bound_with(here, shot, sprayed)) {
                match could_join(here, shot) {
                    Some(true) => return apart_from(here, (other, first)),
                    Some(false) => {}
                    None => open = open.or(Some((&here.firer.unit, first.clone()))),
                }
            }
        }
        verdict = Verdict::Kept;
    }
    open.map_or(verdict, |(here, first)| {
        Verdict::undecided(format!(
            "whether D6.64 lets {here} and {first} fire as one group, which they then must"
        ))
    })
}
