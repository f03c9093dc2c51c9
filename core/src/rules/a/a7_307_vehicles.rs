//! A7.307 to A7.309: IFT fire at vehicles, the vehicle line and the Unlikely Kill.

use super::facts::{checks_of, result_of};
use super::sheet::{outcome, outcome_for};
use super::{Check, Clause, Ctx};
use crate::charts::ift::IftResult;
use crate::effects;
use crate::event::{Checked, DiceRolled, Purpose, Status, UnitId, VehicleHit, VehicleResult};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::scenario::WeaponKind;
use crate::state::Attack;
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.307-armor-immune",
        &[Matter::Consequence],
        "Small Arms and other non-ordnance fire do nothing to an armored vehicle itself, FT, DC, MOL and ATMM apart.",
        Check::Hit(armor_immune),
    ),
    Clause::fact(
        "A7.307-vulnerable-prc-hit",
        "Vulnerable PRC in or on such a vehicle are affected as Personnel.",
        "PRC that are named as targets are Personnel: `personnel`",
    ),
    Clause::fact(
        "A7.308-star-vehicle-line",
        "Non-ordnance Direct Fire at an unarmored vehicle or horse counter is resolved on the vehicle line with the same roll as the Personnel in the Location.",
        "one roll serves the vehicle too, with the DRM that apply to it: `vehicle_line`",
    ),
    Clause::check(
        "A7.308-all-occupants",
        &[Matter::Consequence],
        "Outside Defensive First Fire the attack hits every occupant of the Location, Infantry and vehicles alike.",
        Check::Due(all_occupants),
    ),
    Clause::check(
        "A7.308-exc-bypass-no-los",
        &[Matter::Consequence],
        "A Bypass vehicle outside the firer's LOS is not affected.",
        Check::Hit(bypass_unseen),
    ),
    Clause::check(
        "A7.308-vehicle-cap",
        &[Matter::Consequence],
        "One roll can affect at most as many vehicles/horses as the largest KIA number of the column; Random Selection picks them.",
        Check::Hit(vehicle_cap),
    ),
    Clause::check(
        "A7.308-below-kill-eliminated",
        &[Matter::Consequence],
        "A Final DR below the Kill Number eliminates the vehicle.",
        Check::Hit(below_kill),
    ),
    Clause::check(
        "A7.308-equal-immobilized",
        &[Matter::Consequence],
        "A Final DR equal to it immobilizes.",
        Check::Hit(equal_kill),
    ),
    Clause::check(
        "A7.308-less-than-half-burns",
        &[Matter::Consequence],
        "A Final DR below half of it makes a burning wreck and kills all PRC.",
        Check::Hit(half_kill),
    ),
    Clause::check(
        "A7.308-prc-survival",
        &[Matter::Consequence],
        "PRC of an eliminated, not burning, vehicle roll for survival.",
        Check::Due(prc_survival),
    ),
    Clause::check(
        "A7.308-survivors-exempt",
        &[Matter::Consequence],
        "PRC that survive are touched no further by that attack.",
        Check::Checked(survivors_exempt),
    ),
    Clause::check(
        "A7.308-collateral-if-not-eliminated",
        &[Matter::Consequence],
        "Vulnerable PRC of a vehicle that was not eliminated still take the Collateral Attack.",
        Check::Due(collateral),
    ),
    Clause::check(
        "A7.309-original-2",
        &[Matter::Consequence],
        "On the vehicle line an Original 2 always opens the Unlikely Kill die, whatever the DRM, even if the roll already damages the vehicle.",
        Check::Rolled(original_two),
    ),
    Clause::fact(
        "A7.309-table",
        "The die: 1 burning wreck, 2 eliminated, 3 immobilized unless Hull Down, otherwise nothing.",
        "the die is read by the table: `effects::unlikely_kill`",
    ),
    Clause::check(
        "A7.309-better-of-both",
        &[Matter::Consequence],
        "The vehicle suffers the worse for it of the basic result and the die's result.",
        Check::Hit(better_of_both),
    ),
];
/// The attack that a result comes from.
fn attack_of<'a>(ctx: &Ctx<'a>, hit: &VehicleHit) -> Option<&'a Attack> {
    let named = hit.attack.and_then(|id| ctx.before.attacks.get(&id));
    named.filter(|attack| attack.hit.is_none() && !attack.rolls.is_empty())
}

pub(super) fn is_unarmored(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.vehicle(id).is_some_and(|(_, vehicle)| !vehicle.afv)
}

/// What the vehicle line gives, before and with the Unlikely Kill die.
pub(super) fn vehicle_line(
    ctx: &Ctx<'_>,
    attack: &Attack,
    unit: &UnitId,
) -> Option<(VehicleResult, VehicleResult)> {
    let roll = attack.rolls.first()?;
    let general = outcome(ctx, attack, &roll.said, 0)?;
    let (total, _) = outcome_for(ctx, attack, &roll.said, unit)?;
    // What was declared at the roll still holds when the phase is over; the firers may have changed since.
    let alike = roll.said.drm.iter().all(|line| line.only.is_empty());
    let total = roll.said.total.filter(|_| alike).unwrap_or(total);
    let used = roll.said.column.map_or(general.used, |fp| ctx.scenario.table().named(fp));
    let basic = used.map_or(VehicleResult::None, |column| {
        effects::vehicle_line(total, column.kill_number(), ctx.scenario.house.half_kill_burns)
    });
    let die = unlikely_die(attack).map(|die| effects::unlikely_kill(die, is_hull_down(ctx, unit)));
    Some((basic, die.map_or(basic, |die| effects::worse_result(basic, die))))
}

/// What an attack does to a vehicle: by the roll alone, and with the Unlikely Kill die (A7.308, A7.309). Small
/// Arms do nothing to an armored one (A7.307); none where ordnance or fire of another kind decides.
#[must_use]
pub fn vehicle_results(
    ctx: &Ctx<'_>,
    attack: &Attack,
    unit: &UnitId,
) -> Option<(VehicleResult, VehicleResult)> {
    if is_unarmored(ctx, unit) {
        return vehicle_line(ctx, attack, unit);
    }
    let harmless = !may_harm_armor(ctx, attack) && ctx.vehicle(unit).is_some();
    harmless.then_some((VehicleResult::None, VehicleResult::None))
}

/// FT, DC, MOL or ordnance fires (A7.307).
fn may_harm_armor(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let harmful = [
        WeaponKind::Ft,
        WeaponKind::Dc,
        WeaponKind::ThrownDc,
        WeaponKind::Mol,
        WeaponKind::Ordnance,
        WeaponKind::Oba,
    ];
    let shots = super::shot::shots(ctx, &attack.declared);
    shots.iter().filter_map(super::shot::Shot::kind).any(|kind| harmful.contains(&kind))
}

pub(super) fn unlikely_die(attack: &Attack) -> Option<i16> {
    let die = attack.dice.iter().find(|(purpose, _, _)| *purpose == Purpose::UnlikelyKill);
    die.map(|(_, _, dice)| dice.total())
}

fn is_hull_down(ctx: &Ctx<'_>, unit: &UnitId) -> bool {
    ctx.before.units.get(unit).is_some_and(|unit| unit.status.has(Status::HullDown))
}

fn armor_immune(ctx: &Ctx<'_>, hit: &VehicleHit) -> Verdict {
    let (Some(attack), Some((_, vehicle))) = (attack_of(ctx, hit), ctx.vehicle(&hit.unit)) else {
        return Verdict::Silent;
    };
    if !vehicle.afv || may_harm_armor(ctx, attack) {
        return Verdict::Silent;
    }
    let hurt =
        matches!(hit.result, VehicleResult::Immobilized | VehicleResult::Eliminated | VehicleResult::Burning);
    Verdict::kept_or(!hurt, || "this fire does nothing to an armored vehicle itself".into())
}

/// Outside First Fire an unarmored vehicle in the Location suffers what the line gives.
fn all_occupants(ctx: &Ctx<'_>, attack: &Attack) -> Verdict {
    if attack.is_first_fire() || attack.hit.is_some() {
        return Verdict::Silent;
    }
    let line = |id: &UnitId| vehicle_line(ctx, attack, id).map(|(_, result)| result);
    let spared = |id: &&UnitId| {
        let due = line(id).is_some_and(|due| due != VehicleResult::None);
        due && !attack.hits.iter().any(|(unit, _)| unit == *id)
    };
    let seen = |id: &UnitId| {
        attack.declared.firers.iter().any(|f| ctx.before.los_between(&f.unit, id) != Some(false))
    };
    let all = attack.targets.iter().filter(|id| is_unarmored(ctx, id) && seen(id));
    let unarmored: Vec<&UnitId> = all.collect();
    let Some(column) = attack.rolls.first().and_then(|r| outcome(ctx, attack, &r.said, 0)?.used) else {
        return Verdict::Silent;
    };
    if unarmored.is_empty() || attack.hits.len() >= usize::from(column.most_vehicles()) {
        return Verdict::Silent;
    }
    let spared = unarmored.into_iter().find(spared);
    spared.map_or(Verdict::Kept, |id| {
        Verdict::broken(format!("{id} is in the Location and is hit too")).about(id)
    })
}

fn bypass_unseen(ctx: &Ctx<'_>, hit: &VehicleHit) -> Verdict {
    let Some(attack) = attack_of(ctx, hit) else { return Verdict::Silent };
    let bypassing = ctx.before.units.get(&hit.unit).is_some_and(|unit| unit.place.bypass().is_some());
    let seen = |f: &crate::event::Firer| ctx.before.los_between(&f.unit, &hit.unit);
    let unseen = attack.declared.firers.iter().all(|f| seen(f) == Some(false));
    let attested = attack.declared.firers.iter().any(|f| seen(f).is_some());
    if !bypassing || !attested {
        return Verdict::Silent;
    }
    Verdict::kept_or(!unseen, || "both accept that the firer does not see this vehicle in Bypass".into())
}

fn vehicle_cap(ctx: &Ctx<'_>, hit: &VehicleHit) -> Verdict {
    let Some(attack) = attack_of(ctx, hit) else { return Verdict::Silent };
    let column = attack.rolls.first().and_then(|roll| outcome(ctx, attack, &roll.said, 0)?.used);
    let Some(cap) = column.map(|column| usize::from(column.most_vehicles())) else { return Verdict::Silent };
    Verdict::kept_or(attack.hits.len() < cap, || format!("one roll on this column affects {cap} at most"))
}

/// Asked by the clause of the result that is due, where no Unlikely Kill die was rolled.
fn by_line(ctx: &Ctx<'_>, hit: &VehicleHit, asked: &[VehicleResult]) -> Verdict {
    let Some(attack) = attack_of(ctx, hit).filter(|_| is_unarmored(ctx, &hit.unit)) else {
        return Verdict::Silent;
    };
    match vehicle_line(ctx, attack, &hit.unit) {
        Some((due, _)) if asked.contains(&due) && unlikely_die(attack).is_none() => figures(hit.result, due),
        Some(_) | None => Verdict::Silent,
    }
}

fn figures(said: VehicleResult, due: VehicleResult) -> Verdict {
    if said == due {
        return Verdict::Kept;
    }
    let breach = Breach::of("what the vehicle line gives").figures(said.word(), due.word());
    Verdict::Broken(Box::new(breach))
}

fn below_kill(ctx: &Ctx<'_>, hit: &VehicleHit) -> Verdict {
    by_line(ctx, hit, &[VehicleResult::Eliminated, VehicleResult::None])
}

fn equal_kill(ctx: &Ctx<'_>, hit: &VehicleHit) -> Verdict {
    by_line(ctx, hit, &[VehicleResult::Immobilized])
}

fn half_kill(ctx: &Ctx<'_>, hit: &VehicleHit) -> Verdict {
    by_line(ctx, hit, &[VehicleResult::Burning])
}

fn better_of_both(ctx: &Ctx<'_>, hit: &VehicleHit) -> Verdict {
    let Some(attack) = attack_of(ctx, hit).filter(|_| is_unarmored(ctx, &hit.unit)) else {
        return Verdict::Silent;
    };
    match vehicle_line(ctx, attack, &hit.unit).filter(|_| unlikely_die(attack).is_some()) {
        Some((_, due)) => figures(hit.result, due),
        None => Verdict::Silent,
    }
}

/// The result that an attack had on a vehicle, as told.
fn told(attack: &Attack, vehicle: &UnitId) -> Option<VehicleResult> {
    attack.hits.iter().find(|(unit, _)| unit == vehicle).map(|(_, result)| *result)
}

/// Vehicles hit, with those that they carry.
fn carried<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Vec<(&'a UnitId, VehicleResult)> {
    let hit: alloc::collections::BTreeSet<&UnitId> = attack.hits.iter().map(|(unit, _)| unit).collect();
    let riders = hit.into_iter().filter(|vehicle| is_unarmored(ctx, vehicle)).flat_map(|vehicle| {
        let result = told(attack, vehicle);
        let aboard = ctx.before.units_aboard(vehicle).into_iter();
        aboard.filter_map(move |(id, _)| Some((id, result?)))
    });
    let mut riders: Vec<_> = riders.collect();
    riders.sort_unstable_by_key(|(id, _)| *id);
    riders
}

pub(super) fn rolled_for(attack: &Attack, unit: &UnitId, asked: &Purpose) -> bool {
    attack.dice.iter().any(|(purpose, who, _)| purpose == asked && who.as_ref() == Some(unit))
}

fn prc_survival(ctx: &Ctx<'_>, attack: &Attack) -> Verdict {
    let mut due =
        carried(ctx, attack).into_iter().filter(|(_, r)| *r == VehicleResult::Eliminated).peekable();
    if due.peek().is_none() {
        // Whoever survived and got off rides no more.
        let rolled = attack.dice.iter().any(|(purpose, ..)| *purpose == Purpose::Survival);
        return if rolled { Verdict::Kept } else { Verdict::Silent };
    }
    let lacking =
        due.find(|(id, _)| !rolled_for(attack, id, &Purpose::Survival) && !attack.eliminated.contains(*id));
    lacking.map_or(Verdict::Kept, |(id, _)| {
        Verdict::broken(format!("no survival roll of {id} is in the log")).about(id)
    })
}

fn survivors_exempt(ctx: &Ctx<'_>, checked: &Checked) -> Verdict {
    let attack = checked.attack.and_then(|id| ctx.before.attacks.get(&id));
    let attack = attack.or_else(|| {
        ctx.before.attacks.values().find(|a| !a.closed && rolled_for(a, &checked.unit, &Purpose::Survival))
    });
    let Some(attack) = attack else { return Verdict::Silent };
    let survived = rolled_for(attack, &checked.unit, &Purpose::Survival);
    if survived {
        return Verdict::broken(format!(
            "{} survived and is touched no further by this attack",
            checked.unit
        ));
    }
    if ctx.before.units.get(&checked.unit).is_some_and(|u| u.aboard.is_some()) {
        Verdict::Kept
    } else {
        Verdict::Silent
    }
}

fn collateral(ctx: &Ctx<'_>, attack: &Attack) -> Verdict {
    let checks = matches!(result_of(ctx, attack), Some(IftResult::Mc(_) | IftResult::Ptc));
    let spared = |result: VehicleResult| matches!(result, VehicleResult::Immobilized | VehicleResult::None);
    let mut due = carried(ctx, attack).into_iter().filter(|(_, r)| checks && spared(*r)).peekable();
    if due.peek().is_none() {
        return Verdict::Silent;
    }
    let lacking = due.find(|(id, _)| checks_of(attack, id).is_empty());
    lacking.map_or(Verdict::Kept, |(id, _)| {
        Verdict::broken(format!("{id} takes the Collateral Attack")).about(id)
    })
}

fn original_two(ctx: &Ctx<'_>, rolled: &DiceRolled) -> Verdict {
    let attack = rolled.attack.and_then(|id| ctx.before.attacks.get(&id));
    let roll = attack.filter(|_| rolled.purpose == Purpose::UnlikelyKill).and_then(|a| a.rolls.first());
    let Some(dr) = roll.and_then(|roll| roll.dice) else { return Verdict::Silent };
    Verdict::kept_or(dr.original() == 2, || {
        format!("the Unlikely Kill die needs an Original 2, it was {}", dr.original())
    })
}
