//! The vehicle line of the IFT: what an attack does to the vehicles in its Location (A7.307).

use crate::effects;
use crate::event::{Purpose, Status, UnitId, VehicleResult};
use crate::facts::{Ctx, Shot, Underway};
use crate::figures::fire::outcome::{outcome, outcome_for};
use crate::figures::fire::shot::observer;
use crate::state::Attack;
use crate::vocab::{IftResult, WeaponKind};
use alloc::vec::Vec;

pub(crate) fn is_unarmored(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.vehicle(id).is_some_and(|(_, vehicle)| !vehicle.afv)
}

/// What the vehicle line gives, before and with the Unlikely Kill die.
pub(crate) fn vehicle_line(
    ctx: &Ctx<'_>,
    attack: &Attack,
    unit: &UnitId,
) -> Option<(VehicleResult, VehicleResult)> {
    let roll = attack.counted()?;
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
    let harmless = !may_harm_armor(&Underway::of(ctx, attack)) && ctx.vehicle(unit).is_some();
    harmless.then_some((VehicleResult::None, VehicleResult::None))
}

/// FT, DC, MOL or ordnance fires (A7.307).
pub(crate) fn may_harm_armor(on: &Underway<'_>) -> bool {
    let harmful = [
        WeaponKind::Ft,
        WeaponKind::Dc,
        WeaponKind::ThrownDc,
        WeaponKind::Mol,
        WeaponKind::Ordnance,
        WeaponKind::Oba,
    ];
    on.volley.shots().iter().filter_map(Shot::kind).any(|kind| harmful.contains(&kind))
}

pub(crate) fn unlikely_die(attack: &Attack) -> Option<i16> {
    let die = attack.dice.iter().find(|(purpose, _, _)| *purpose == Purpose::UnlikelyKill);
    die.map(|(_, _, dice)| dice.total())
}

fn is_hull_down(ctx: &Ctx<'_>, unit: &UnitId) -> bool {
    ctx.before.units.get(unit).is_some_and(|unit| unit.status.has(Status::HullDown))
}

/// Unarmored vehicles in the Location that the vehicle line does something to, and that a firer may see.
pub(crate) fn vehicles_hit<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Vec<&'a UnitId> {
    let seen = |id: &UnitId| attack.declared.firers.iter().any(|f| ctx.sees(observer(f), id) != Some(false));
    let hit = |id: &UnitId| vehicle_line(ctx, attack, id).is_some_and(|(_, due)| due != VehicleResult::None);
    attack.targets.iter().filter(|id| is_unarmored(ctx, id) && seen(id) && hit(id)).collect()
}

/// The result that an attack had on a vehicle, as told.
pub(crate) fn told_of(attack: &Attack, vehicle: &UnitId) -> Option<VehicleResult> {
    attack.hits.iter().find(|(unit, _)| unit == vehicle).map(|(_, result)| *result)
}

/// The CE crews that an attack hits although it does nothing to their AFV, with the result.
pub(crate) fn exposed_crews<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Vec<(&'a UnitId, IftResult)> {
    let Some(roll) = attack.rolls.first().filter(|_| attack.hit.is_none()) else { return Vec::new() };
    let afv = |id: &&UnitId| ctx.vehicle(id).is_some_and(|(_, vehicle)| vehicle.afv);
    let crews = attack.targets.iter().filter(|id| attack.exposed_before.contains(*id)).filter(afv);
    crews.filter_map(|id| Some((id, outcome_for(ctx, attack, &roll.said, id)?.1))).collect()
}

/// The most vehicles that the roll of an attack affects (A7.308).
#[must_use]
pub fn vehicle_cap_of(ctx: &Ctx<'_>, attack: &Attack) -> Option<u8> {
    let roll = attack.rolls.first()?;
    Some(outcome(ctx, attack, &roll.said, 0)?.used?.most_vehicles())
}
