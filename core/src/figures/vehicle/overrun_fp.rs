//! The FP of an Overrun (D7.11): what its vehicle has by its kind and its MA, and its MG.

use crate::counter::UnitDef;
use crate::event::{FireAttack, Status, UnitId, Use};
use crate::facts::{Ctx, Volley};
use crate::figures::infantry::unit::infantry;
use crate::state::{Attack, Unit, overruns};
use crate::tally::{Blame, Tally};
use crate::vocab::num::Fp;
use crate::vocab::{WeaponKind, WeaponMount};
use alloc::format;
use alloc::string::String;

/// The bases that the rule knows: of an unarmored vehicle, of an AFV, of one whose MA is a working gun (D7.11).
pub(crate) const BASES: [u32; 3] = [1, 2, 4];

/// The FP of an Overrun, as far as the log tells.
pub struct OverrunFp {
    /// The sum: the base, the MG, and the half of a vehicle that was destroyed or is immobile.
    pub sum: Tally<Fp>,
    /// The base alone, in FP.
    pub base: u32,
    /// What its MG and IFE add, in FP before they are tripled and halved.
    mg: u32,
    /// How often all of it is halved.
    halvings: u8,
    /// Once for a vehicle that was destroyed or is immobile.
    pub is_dead: bool,
    /// What may change the sum and stands in no line.
    pub open: Option<String>,
}

impl OverrunFp {
    /// The sum with another base.
    #[must_use]
    pub fn with_base(&self, base: u32) -> Fp {
        let whole = Fp::whole(base) + Fp::fraction(3 * self.mg, 1);
        (0..self.halvings).fold(whole, |fp, _| fp.halved())
    }
}

/// The FP of an Overrun; `None` for another attack, and where the vehicle or its weapons are not known.
#[must_use]
pub fn overrun_fp(volley: &Volley<'_>) -> Option<OverrunFp> {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let (id, unit) = by(ctx, attack)?;
    let (_, def) = ctx.unit(id)?;
    let vehicle = def.vehicle.as_ref()?;
    if def.weapons.is_empty() && vehicle.armed != Some(false) {
        return None;
    }
    let base = base_of(ctx, unit, def, vehicle.afv);
    let mg = mg_of(ctx, unit, def)?;
    let mut sum = Tally::new();
    sum.plus(Fp::whole(base), what_it_is(base), "D7.11", Blame::on("D7.11-base"));
    if mg > 0 {
        let label = format!("{mg} FP of MG and IFE x3 x1/2");
        sum.plus(Fp::fraction(3 * mg, 1), label, "D7.11", Blame::on("D7.11-mg"));
    }
    // Destroyed since, or immobile; a Stun is asked.
    let dead = !unit.is_mobile_but_for(Status::Stunned);
    let unknown =
        !volley.targets().is_empty() && volley.targets().iter().all(|id| is_concealed(ctx, attack, id));
    if dead {
        sum.half("destroyed or immobile", "D7.11", Blame::on("D7.11-dead-half"));
    }
    if unknown {
        sum.half("concealed", "A7.23", Blame::on("A7.23-concealed-half"));
    }
    let halvings = u8::from(dead) + u8::from(unknown);
    Some(OverrunFp { sum, base, mg, halvings, is_dead: dead, open: open(ctx, (id, unit), def) })
}

/// The vehicle whose Overrun an attack is: it stays that of an attack that stands in the log.
fn by<'c>(ctx: &Ctx<'c>, attack: &FireAttack) -> Option<(&'c UnitId, &'c Unit)> {
    let made = ctx.before.attacks.get(&attack.attack).and_then(|made| made.overrun.as_ref());
    made.map_or_else(
        || overruns(ctx.before, ctx.scenario, attack),
        |id| ctx.before.units.get(id).map(|unit| (id, unit)),
    )
}

const fn what_it_is(base: u32) -> &'static str {
    match base {
        1 => "unarmored vehicle",
        2 => "AFV",
        _ => "AFV with a working MA",
    }
}

fn base_of(ctx: &Ctx<'_>, unit: &Unit, def: &UnitDef, afv: bool) -> u32 {
    let gun = def.main_armament().is_some_and(|ma| works(unit, &ma) && is_gun(ctx, def, &ma));
    match (afv, gun) {
        (false, _) => 1,
        (true, false) => 2,
        (true, true) => 4,
    }
}

/// Ordnance, no MTR, and no gun that has an IFE.
fn is_gun(ctx: &Ctx<'_>, def: &UnitDef, ma: &Use) -> bool {
    let ordnance = ctx.scenario.weapon_kind(Some(def), ma).is_some_and(WeaponKind::is_ordnance);
    ordnance && ife_of(ctx, def, ma).is_none() && !is_mortar(ctx, def, ma)
}

fn is_mortar(ctx: &Ctx<'_>, def: &UnitDef, ma: &Use) -> bool {
    let gun = ctx.scenario.weapon(def, ma).and_then(|weapon| weapon.gun.as_deref());
    gun.is_some_and(|gun| gun.min_range.is_some())
}

fn ife_of(ctx: &Ctx<'_>, def: &UnitDef, ma: &Use) -> Option<u8> {
    ctx.scenario.weapon(def, ma)?.gun.as_deref()?.ife
}

fn works(unit: &Unit, weapon: &Use) -> bool {
    unit.weapon(weapon).is_none_or(|weapon| weapon.failed.is_none())
}

/// The FP of its working MG and IFE: none of a RMG, and of an AAMG only while the crew is CE. `None` where one's FP are not known.
fn mg_of(ctx: &Ctx<'_>, unit: &Unit, def: &UnitDef) -> Option<u32> {
    let all = def.weapons.keys().map(|name| Use::Weapon(name.clone()));
    let mut sum = 0;
    for weapon in all.filter(|weapon| works(unit, weapon)) {
        let kind = ctx.scenario.weapon_kind(Some(def), &weapon)?;
        let printed = || ctx.scenario.weapon(def, &weapon)?.fp;
        let adds = kind == WeaponKind::Ife || (kind == WeaponKind::Mg && bears(unit, def, &weapon));
        let fp = if adds { Some(printed()?) } else { ife_of(ctx, def, &weapon) };
        sum += u32::from(fp.unwrap_or_default());
    }
    Some(sum)
}

fn bears(unit: &Unit, def: &UnitDef, weapon: &Use) -> bool {
    match def.mount_of(weapon) {
        Some(WeaponMount::Rear) => false,
        Some(WeaponMount::Aa) => is_exposed(unit, def),
        Some(WeaponMount::Turret | WeaponMount::Bow) | None => true,
    }
}

fn is_exposed(unit: &Unit, def: &UnitDef) -> bool {
    let at_start = def.vehicle.as_ref().and_then(|vehicle| vehicle.ce);
    // What cannot be BU is always CE.
    unit.ce.or(at_start) != Some(false)
}

fn is_concealed(ctx: &Ctx<'_>, attack: &FireAttack, id: &UnitId) -> bool {
    match ctx.before.attacks.get(&attack.attack) {
        Some(made) => made.concealed_before.contains(id),
        None => ctx.before.units.get(id).is_some_and(Unit::is_concealed),
    }
}

/// What may add to its FP, or take from them, and is told nowhere.
fn open(ctx: &Ctx<'_>, (id, unit): (&UnitId, &Unit), def: &UnitDef) -> Option<String> {
    let aboard = |(other, carried): (&UnitId, &Unit)| {
        carried.aboard.as_ref() == Some(id) && infantry(ctx, other).is_some()
    };
    if ctx.before.units.iter().any(aboard) {
        return Some(format!("what the Passengers and Riders of {id} add to its Overrun"));
    }
    if unit.is_stunned() {
        return Some(format!("whether {id}, which is stunned, makes its Overrun at half FP"));
    }
    let flame = |weapon: &Use| ctx.scenario.weapon_kind(Some(def), weapon) == Some(WeaponKind::Ft);
    let other = def.weapons.keys().map(|name| Use::Weapon(name.clone())).find(flame);
    other.map(|_| format!("whether the FT of {id} is in its Overrun"))
}

/// Of an attack that stands in the log, against concealed units: half of all of it (A7.23).
pub(crate) fn at_concealed(ctx: &Ctx<'_>, attack: &Attack) -> Option<Fp> {
    let fp = overrun_fp(&Volley::of(ctx, &attack.declared))?;
    let all = attack.targets.iter().all(|id| attack.concealed_before.contains(id));
    Some(if all { fp.sum.value() } else { fp.sum.value().halved() })
}
