//! Armor Leaders and other SMC aboard: who leads which arm, and with what (D3.4).

use crate::counter::{Infantry, UnitDef, Vehicle};
use crate::event::{AttackId, DrmLine, Name, Status, Text, UnitId, Use};
use crate::facts::{Ctx, IftRoll, Shot, Volley};
use crate::state::{Attack, Secret, Unit, is_armor_leader_drm, side_of};
use crate::vocab::num::Drm;
use crate::vocab::{InfantryKind, Meaning, Modifier, MoverClass, WeaponKind};
use alloc::vec::Vec;

/// The Morale Level that a vehicle's crew checks with: its Armor Leader's, its quasi leader's, else its own. `None`
/// when that is unknown.
#[must_use]
pub fn crew_morale_of(ctx: &Ctx<'_>, vehicle: &UnitId) -> Option<u8> {
    let (_, printed) = ctx.vehicle(vehicle)?;
    let led = active(ctx, vehicle).map(|leader| leader.strength.morale);
    led.or_else(|| printed.inexperienced_crew.as_ref().map(|_| 6)).or(printed.crew_morale)
}

/// The morale of the Armor Leader who ceased to exist when this crew came out as a counter.
pub(crate) fn ceased_leader_morale(ctx: &Ctx<'_>, crew: &UnitId) -> Option<u8> {
    let opened = ctx.before.secrets.values().filter_map(|secret| secret.plaintext());
    opened.flat_map(records).find_map(|(of, strength)| {
        let out = ctx.before.units.get(&of)?.crew.out.as_ref()?;
        (out == crew).then_some(strength.morale)
    })
}

/// An Armor Leader's strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strength {
    /// Morale Level.
    pub(crate) morale: u8,
    /// Leadership DRM.
    pub(crate) drm: Drm,
}

/// What a side record says: lines `armor-leader pz 9-1`, each a vehicle and a strength.
pub(crate) fn records(words: &Text) -> Vec<(UnitId, Strength)> {
    words.as_str().split(['\n', ';']).filter_map(record).collect()
}

fn record(line: &str) -> Option<(UnitId, Strength)> {
    let mut words = line.split_whitespace();
    if Modifier::read(words.next()?) != Some(Modifier::ArmorLeader) {
        return None;
    }
    let vehicle = words.next()?.parse().ok()?;
    let leader = Infantry::of_type(words.next()?)?;
    Some((vehicle, Strength { morale: leader.morale?, drm: leader.leadership? }))
}

/// Where a recorded Armor Leader stands towards a vehicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// The leader's crew mans it.
    Aboard,
    /// It is the vehicle of the record, and the leader's crew is a counter elsewhere (D3.43).
    CrewOut,
    /// It is the vehicle of the record, and another crew mans it (D3.43).
    OtherCrew,
}

/// An Armor Leader opened for a vehicle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leader {
    /// The leader's strength.
    pub(crate) strength: Strength,
    /// The leader's standing.
    pub(crate) standing: Standing,
}

/// The Armor Leader that was opened for a vehicle, in it or recorded for it.
pub(crate) fn leader_of(ctx: &Ctx<'_>, vehicle: &UnitId) -> Option<Leader> {
    let of_side = ctx.before.secrets.values().filter(|secret| owns(ctx, secret, vehicle));
    let opened = of_side.filter_map(Secret::plaintext).flat_map(records).filter_map(|(of, strength)| {
        let standing = standing(ctx, &of, vehicle)?;
        Some(Leader { strength, standing })
    });
    opened.min_by_key(|leader| leader.standing != Standing::Aboard)
}

/// The leader's crew is the one that was in the recorded vehicle when the game began.
fn standing(ctx: &Ctx<'_>, of: &UnitId, vehicle: &UnitId) -> Option<Standing> {
    let (recorded, here) = (ctx.before.units.get(of)?, ctx.before.units.get(vehicle)?);
    match &recorded.crew.out {
        None => (of == vehicle).then_some(Standing::Aboard),
        Some(crew) if here.crew.manned_by.as_ref() == Some(crew) => Some(Standing::Aboard),
        Some(_) if of != vehicle => None,
        Some(_) if here.crew.manned_by.is_some() => Some(Standing::OtherCrew),
        Some(_) => Some(Standing::CrewOut),
    }
}

/// The Armor Leader that is at work in a vehicle.
pub(crate) fn active(ctx: &Ctx<'_>, vehicle: &UnitId) -> Option<Leader> {
    leader_of(ctx, vehicle).filter(|leader| leader.standing == Standing::Aboard)
}

/// Is a revealed Armor Leader at work in a vehicle?
#[must_use]
pub fn armor_leader_in(ctx: &Ctx<'_>, vehicle: &UnitId) -> bool {
    active(ctx, vehicle).is_some()
}

/// Was a secret sealed by a player of the vehicle's side?
pub(crate) fn owns(ctx: &Ctx<'_>, secret: &Secret, vehicle: &UnitId) -> bool {
    let side = |by: &Name| ctx.scenario.players.get(by)?.side.as_ref();
    side(&secret.by).is_some() && side(&secret.by) == side_of(ctx.before, ctx.scenario, vehicle)
}

/// The vehicle's side holds a secret that is not opened yet, which may be the record of its Armor Leader.
pub(crate) fn may_be_sealed(ctx: &Ctx<'_>, vehicle: &UnitId) -> bool {
    ctx.before.secrets.values().any(|secret| secret.plaintext().is_none() && owns(ctx, secret, vehicle))
}

/// A declared line's weight: a name without a value counts as one.
fn weighs(line: &DrmLine) -> bool {
    line.value != Some(Drm(0))
}

/// An Armor Leader's DRM among these.
pub(crate) fn armor_line(drm: &[DrmLine]) -> Option<&DrmLine> {
    drm.iter().find(|line| is_armor_leader_drm(line) && weighs(line))
}

/// The quasi leader's DRM of an Inexperienced Crew (D3.45) among these.
pub(crate) fn quasi_line(drm: &[DrmLine]) -> Option<&DrmLine> {
    drm.iter().find(|line| line.is(Modifier::QuasiLeader))
}

/// An Infantry leader's DRM among these.
pub(crate) fn infantry_line(drm: &[DrmLine]) -> Option<&DrmLine> {
    drm.iter().find(|line| line.is(Modifier::Leader) && weighs(line))
}

/// The vehicle whose Armor Leader an attack's DRM is: the director named, when that is a vehicle, else the firer.
pub(crate) fn led_by(ctx: &Ctx<'_>, attack: Option<&Attack>, firer: &UnitId) -> UnitId {
    let directors = attack.map_or(&[][..], |attack| &attack.declared.directors[..]);
    let named = directors.iter().find(|id| ctx.vehicle(id).is_some());
    named.unwrap_or(firer).clone()
}

/// One weapon that fires in an attack, or rolls To Hit.
pub(crate) struct Arm<'a> {
    /// The unit.
    pub(crate) id: &'a UnitId,
    /// The weapon.
    pub(crate) weapon: &'a Use,
    /// The unit in play.
    pub(crate) unit: &'a Unit,
    /// What the scenario says of it.
    pub(crate) def: &'a UnitDef,
}

impl<'a> Arm<'a> {
    /// The unit's weapon, when the unit is in play and described.
    pub(crate) fn of(ctx: &Ctx<'a>, id: &'a UnitId, weapon: &'a Use) -> Option<Arm<'a>> {
        let (unit, def) = ctx.unit(id)?;
        Some(Arm { id, weapon, unit, def })
    }

    /// A weapon of a vehicle.
    pub(crate) fn is_vehicular(&self) -> bool {
        self.def.vehicle.is_some() && matches!(self.weapon, Use::Weapon(_) | Use::Gun | Use::Ordnance)
    }

    /// What it is.
    pub(crate) fn kind(&self, ctx: &Ctx<'_>) -> Option<WeaponKind> {
        ctx.scenario.weapon_kind(Some(self.def), self.weapon)
    }

    /// A MG or IFE of a vehicle.
    pub(crate) fn is_mg(&self, ctx: &Ctx<'_>) -> bool {
        ctx.scenario.is_vehicular_mg(self.def, self.weapon)
    }

    /// The vehicle.
    pub(crate) fn vehicle(&self) -> Option<&'a Vehicle> {
        self.def.vehicle.as_ref().filter(|_| self.is_vehicular())
    }
}

/// The firers of an attack.
pub(crate) fn arms<'a>(volley: &Volley<'a>) -> Vec<Arm<'a>> {
    let arm = |shot: &Shot<'a>| {
        let (id, weapon) = (&shot.firer.unit, &shot.firer.weapon);
        Some(Arm { id, weapon, unit: shot.unit?, def: shot.def()? })
    };
    volley.shots().iter().filter_map(arm).collect()
}

/// The firers of the attack that a roll is made for.
pub(crate) fn arms_of<'a>(roll: &IftRoll<'a>) -> Vec<Arm<'a>> {
    roll.underway.as_ref().map_or_else(Vec::new, |underway| arms(&underway.volley))
}

/// A declared attack.
pub(crate) fn attack<'a>(ctx: &Ctx<'a>, id: AttackId) -> Option<&'a Attack> {
    ctx.before.attacks.get(&id)
}

/// Buttoned up: recorded so, or the scenario says that it begins so; what cannot be BU never is.
pub(crate) fn is_bu(unit: &Unit, vehicle: &Vehicle) -> bool {
    vehicle.ce.is_some() && unit.ce.or(vehicle.ce) == Some(false)
}

/// A Hero, or a heroic leader, is aboard.
pub(crate) fn hero_rides(ctx: &Ctx<'_>, vehicle: &UnitId) -> bool {
    ctx.before.units_aboard(vehicle).into_iter().any(|(id, unit)| {
        let kind = ctx.unit(id).and_then(|(_, def)| def.infantry.as_ref()?.kind);
        let heroic = kind == Some(InfantryKind::Hero) || unit.status.has(Status::Heroic);
        heroic && !unit.eliminated
    })
}

/// A halftrack, or a Carrier: those are open-topped; without a word on that, what does not begin BU.
pub(crate) fn is_halftrack_or_carrier(vehicle: &Vehicle) -> bool {
    let carrier = vehicle.class == MoverClass::Tracked && vehicle.carries == Some(true);
    let open = vehicle.open_topped.unwrap_or(vehicle.ce != Some(false));
    vehicle.class == MoverClass::Halftrack || (carrier && open)
}

/// MG of halftracks or Carriers that fire alone: a leader with them directs them (D6.65).
pub(crate) fn is_carrier_mg(ctx: &Ctx<'_>, arms: &[Arm<'_>]) -> bool {
    let carrying = |vehicle: &Vehicle| is_halftrack_or_carrier(vehicle) && vehicle.carries != Some(false);
    arms.iter().all(|arm| arm.is_mg(ctx) && arm.vehicle().is_some_and(carrying))
}

/// The exception of D3.4: a FG of halftracks or Carriers with Personnel.
pub(crate) fn is_halftrack_group(arms: &[Arm<'_>]) -> bool {
    let vehicles = arms.iter().filter_map(Arm::vehicle);
    let personnel = arms.iter().any(|arm| arm.def.infantry.is_some());
    personnel && arms.iter().any(Arm::is_vehicular) && vehicles.into_iter().all(is_halftrack_or_carrier)
}
