//! D2.321: the turret of a vehicle in Bypass, and Case A counted in facings.

use crate::event::{CaChanged, FireMode, Firer, ToHitAttempt, TurretTo};
use crate::facts::{IftRoll, ToHitRoll, Told, Volley};
use crate::finding::{Breach, Verdict};
use crate::matter::{Matter, Which};
use crate::rules::{Check, Clause, Ctx};
use crate::scenario::Printing;
use crate::state::{Attack, Turret};
use crate::tally::{Blame, Tally};
use crate::vocab::hex::{Arc, TurretSide};
use crate::vocab::num::Drm;
use crate::vocab::{Modifier, Mount, WeaponKind, WeaponMount};
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_321: &[Clause] = &[
    Clause::checks(
        "D2.321-four-tca",
        &[Matter::ArcTurn],
        "In Bypass a TCA can point only to front, rear or one of the two sides.",
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

const fn facing_of(turret: Option<Turret>) -> Option<TurretSide> {
    match turret {
        Some(Turret::Facing(side)) => Some(side),
        Some(Turret::Spine(_)) | None => None,
    }
}

/// Case A of a turret shot from Bypass; `None` when the turret, its mount or its facing is not known.
#[must_use]
pub fn case_a(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Option<Tally<Drm>> {
    let (unit, vehicle) = ctx.vehicle(&attempt.unit)?;
    unit.place.bypass()?;
    let now = facing_of(unit.turret)?;
    let was = facing_of(unit.turret_before_shot).unwrap_or(TurretSide::Front);
    let acquired = attempt.drm.iter().any(|line| line.is(Modifier::N));
    Some(turn_of_turret(rate(vehicle.mount?), was, now, acquired))
}

/// The first facing turned, and each further one (C5.1).
const fn rate(mount: Mount) -> (i16, i16) {
    match mount {
        Mount::T => (1, 1),
        Mount::ST | Mount::RST | Mount::OneMan => (2, 1),
        Mount::NT => (3, 1),
    }
}

fn turn_of_turret((first, next): (i16, i16), was: TurretSide, now: TurretSide, acquired: bool) -> Tally<Drm> {
    let mut tally = Tally::new();
    let side = |facing| matches!(facing, TurretSide::Left | TurretSide::Right);
    let turned = if was == now { 0 } else { 1 + i16::from(side(was) == side(now)) };
    if turned > 0 {
        tally.plus(Drm(first), "first facing", "C5.1", Blame::on("D2.321-count-facings"));
    } else if side(now) && !acquired {
        tally.plus(Drm(first), "side CA", "D2.321", Blame::on("D2.321-side-case-a-always"));
    }
    if turned > 1 {
        tally.plus(Drm(next), "second facing", "C5.1", Blame::on("D2.321-count-facings"));
    }
    if turned > 0 && (side(now) || turned > 1) {
        tally.plus(Drm(1), "to or across a side", "D2.321", Blame::on("D2.321-plus-one"));
    }
    tally
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
    Verdict::Broken(Box::new(Breach::wrong_sum(tally, said)))
}

/// Case A of a turret MG, IFE or canister that fires from Bypass on the IFT, and whether the weapon fired at that
/// target before, so that it pays nothing for the facing that it has. Bounding First Fire pays none.
fn from_bypass(ctx: &Ctx<'_>, attack: &Attack) -> Option<(Tally<Drm>, bool)> {
    let [firer] = attack.declared.firers.as_slice() else { return None };
    let (unit, vehicle) = ctx.vehicle(&firer.unit)?;
    let (_, def) = ctx.unit(&firer.unit)?;
    let kind = ctx.scenario.weapon_kind(Some(def), &firer.weapon);
    let rolls = matches!(kind, Some(WeaponKind::Mg | WeaponKind::Ife | WeaponKind::Canister));
    let turreted = def.mount_of(&firer.weapon) == Some(WeaponMount::Turret);
    let bounding = attack.declared.mode == FireMode::Bounding;
    if unit.place.bypass().is_none() || !rolls || !turreted || bounding {
        return None;
    }
    let now = facing_of(unit.turret)?;
    let was = facing_of(unit.turret_before_shot).unwrap_or(TurretSide::Front);
    let again = fired_before(ctx, attack, firer);
    let free = again && was == now;
    Some((turn_of_turret(rate(vehicle.mount?), was, now, free), free))
}

/// Case A that an IFT roll from Bypass adds; `None` where D2.321 does not speak of it.
pub(in crate::rules) fn case_a_from_bypass(ctx: &Ctx<'_>, attack: &Attack) -> Option<Drm> {
    from_bypass(ctx, attack).map(|(due, _)| due.value())
}

/// What is due, what was said, and whether it is a repeat shot.
fn on_ift(roll: &IftRoll<'_>) -> Option<(Tally<Drm>, Option<Drm>, bool)> {
    let (ift, (due, free)) = (roll.said, from_bypass(&roll.ctx, roll.attack()?)?);
    let told = !ift.drm.is_empty() || ift.total.is_some();
    let said = ift.drm.iter().find(|line| line.is(Modifier::A)).map_or(Some(Drm(0)), |line| line.value);
    told.then_some((due, said, free))
}

/// The same weapon fired at that target before in this Player Turn; in 2e a Known one.
fn fired_before(ctx: &Ctx<'_>, attack: &Attack, firer: &Firer) -> bool {
    let same = |f: &Firer| f.unit == firer.unit && f.weapon == firer.weapon;
    let known = ctx.printing == Printing::First || attack.known;
    let earlier = |a: &&Attack| a.seq < attack.seq && a.declared.firers.iter().any(same);
    let at_it = |a: &Attack| a.targets.iter().any(|id| attack.targets.contains(id));
    known && ctx.before.attacks_by(&firer.unit).into_iter().filter(earlier).any(at_it)
}

fn case_a_on_ift(roll: &IftRoll<'_>) -> Verdict {
    match on_ift(roll) {
        Some((due, Some(said), false)) => same_sum(due, said),
        Some(_) | None => Verdict::Silent,
    }
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
