//! D2.321: the turret of a vehicle in Bypass, and Case A counted in facings.

use crate::event::{CaChanged, TurretTo};
use crate::facts::{Ctx, IftRoll, ToHitRoll, Told, Volley};
use crate::figures::vehicle::bypass_case_a::{case_a, facing_of, follows_another, from_bypass};
use crate::finding::{Breach, Verdict};
use crate::matter::{Matter, Which};
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::Printing;
use crate::state::Attack;
use crate::tally::Tally;
use crate::vocab::hex::Arc;
use crate::vocab::num::Drm;
use crate::vocab::{Modifier, WeaponMount};
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_321: &[Clause] = &[
    Clause::checks(
        "D2.321-four-tca",
        &[Matter::ArcTurn],
        "A TCA in Bypass can point only to front, rear or one of the two sides.",
        &[Check::CaChanged(four_tca), Check::VehicleFire(four_tca_shot)],
    ),
    Clause::fact(
        "D2.321-side-marker",
        "A side TCA must be shown by a turret counter towards that side corner.",
        "a turret facing in the log says left or right: `TurretSide`",
    ),
    Clause::check(
        "D2.321-side-field",
        &[Matter::WeaponArc],
        "A side TCA covers all hexes on that side between the front and rear wedges.",
        Check::VehicleFire(side_field),
    ),
    Clause::checks(
        "D2.321-side-case-a-always",
        &[Matter::CaseA],
        "Firing within a side CA draws Case A even without turning the turret.",
        &[Check::ToHit(case_a_due), Check::Ift(case_a_on_ift)],
    ),
    Clause::fact(
        "D2.321-exc-acquired",
        "[EXC] A weapon that already holds Acquisition on the target adds no Case A for its current CA.",
        "`case_a` adds nothing for an acquired target in the present facing",
    ),
    Clause::check(
        "D2.321-exc-mg-1e",
        &[Matter::CaseA],
        "[EXC] A repeat CMG/IFE/Canister shot at one target with no change of facing is likewise free.",
        Check::Ift(repeat_is_free),
    )
    .only(Printing::First),
    Clause::check(
        "D2.321-exc-mg-2e",
        &[Matter::CaseA],
        "[EXC] 2e: the MG exception of a side TCA is limited to a Known target.",
        Check::Ift(repeat_is_free),
    )
    .only(Printing::Second),
    Clause::line(
        "D2.321-plus-one",
        &[Matter::CaseA],
        "Turning the TCA to or across a side facing adds a further +1.",
    ),
    Clause::line(
        "D2.321-count-facings",
        &[Matter::CaseA],
        "The amount of turn for Case A is counted in facings, front-side-rear, not in hexspines.",
    ),
];

/// Another weapon of the turret fired before in the phase.
const OF_ANOTHER: &str = "whether it pays what the weapon before it paid for the turn (D3.51), or for the side that it faces alone (D2.321)";

fn only_facings(ctx: &Ctx<'_>, unit: &crate::event::UnitId, to: Option<TurretTo>) -> Verdict {
    let bypass = ctx.vehicle(unit).and_then(|(unit, _)| unit.place.bypass());
    match (bypass, to) {
        (Some(_), Some(to)) => Verdict::kept_or(matches!(to, TurretTo::Facing(_)), || {
            "in Bypass a turret points to the front, the rear or a side, not to a hexspine".into()
        }),
        (None, _) | (_, None) => Verdict::Silent,
    }
}

fn four_tca(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    only_facings(ctx, &changed.unit, Some(changed.to).filter(|_| changed.arc == Arc::Tca))
}

fn four_tca_shot(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    attack.firers.first().map_or(Verdict::Silent, |firer| only_facings(ctx, &firer.unit, attack.tca))
}

/// A turret shot strikes what lies in the field that the turret faces.
fn side_field(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some((firer, (unit, _))) =
        attack.firers.first().and_then(|firer| Some((firer, ctx.vehicle(&firer.unit)?)))
    else {
        return Verdict::Silent;
    };
    let turret = match attack.tca {
        Some(TurretTo::Facing(side)) => Some(side),
        Some(TurretTo::Spine(_)) => None,
        None => facing_of(unit.turret),
    };
    let mount = ctx.unit(&firer.unit).and_then(|(_, def)| def.mount_of(&firer.weapon));
    let turreted = mount == Some(WeaponMount::Turret);
    let (Some(place), Some(side), true) = (unit.place.bypass(), turret, turreted) else {
        return Verdict::Silent;
    };
    let outside = attack.target.locations.iter().find(|l| place.field_of(ctx.cell(l.hex)) != side);
    Verdict::kept_or(outside.is_none(), || "the target is outside the field that the turret faces".into())
        .on([Which::Shot(firer.unit.clone(), firer.weapon.clone())])
}

fn case_a_due(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(tally) = case_a(ctx, attempt) else { return Verdict::Silent };
    let line = attempt.drm.iter().find(|line| line.is(Modifier::A));
    let said = line.map_or(Some(Drm(0)), |line| line.value);
    let (ours, Some(said)) = (tally.value(), said) else { return Verdict::Silent };
    if attempt.drm.is_empty() && ours != Drm(0) {
        return Verdict::Silent;
    }
    if said == ours {
        return Verdict::Kept;
    }
    let by = (&attempt.unit, &attempt.weapon);
    if roll.attack().is_some_and(|attack| follows_another(ctx, attack, by)) {
        return Verdict::undecided(OF_ANOTHER);
    }
    Verdict::Broken(Box::new(Breach::wrong_sum(tally, said)))
}

/// What is due, what was said, and whether it is a repeat shot.
fn on_ift(roll: &IftRoll<'_>) -> Option<(Tally<Drm>, Option<Drm>, bool)> {
    let (ift, (due, free)) = (roll.said, from_bypass(&roll.ctx, roll.attack()?)?);
    let told = !ift.drm.is_empty() || ift.total.is_some();
    let said = ift.drm.iter().find(|line| line.is(Modifier::A)).map_or(Some(Drm(0)), |line| line.value);
    told.then_some((due, said, free))
}

fn case_a_on_ift(roll: &IftRoll<'_>) -> Verdict {
    match on_ift(roll) {
        Some((due, Some(said), false)) if said != due.value() && follows(roll) => {
            Verdict::undecided(OF_ANOTHER)
        }
        Some((due, Some(said), false)) => same_sum(due, said),
        Some(_) | None => Verdict::Silent,
    }
}

/// Another weapon of the vehicle turned the turret, or fired where it points.
fn follows(roll: &IftRoll<'_>) -> bool {
    let firer = |attack: &Attack| {
        attack
            .declared
            .firers
            .first()
            .is_some_and(|firer| follows_another(&roll.ctx, attack, (&firer.unit, &firer.weapon)))
    };
    roll.attack().is_some_and(firer)
}

/// Such a shot pays nothing for a side that the turret faces already.
fn repeat_is_free(roll: &IftRoll<'_>) -> Verdict {
    match on_ift(roll) {
        Some((due, Some(said), true)) => same_sum(due, said),
        Some(_) | None => Verdict::Silent,
    }
}

fn same_sum(due: Tally<Drm>, said: Drm) -> Verdict {
    if said == due.value() {
        return Verdict::Kept;
    }
    let ours = format!("{}", due.value());
    let breach =
        Breach::of("Case A of a shot from Bypass, counted in facings").figures(format!("{said}"), ours);
    Verdict::Broken(Box::new(Breach { tally: Some(due.into()), ..breach }))
}
