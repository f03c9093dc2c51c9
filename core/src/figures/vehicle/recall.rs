//! Whether a vehicle is Recalled: its main armament disabled (D3.7).

use crate::counter::{UnitDef, Weapon};
use crate::event::{UnitId, Wear};
use crate::facts::Ctx;
use crate::state::Unit;
use crate::vocab::{MoverClass, WeaponKind, WeaponWord};
use alloc::vec::Vec;

/// How the listed armament stands.
pub(crate) struct Armament {
    /// Nothing is listed.
    pub(crate) unknown: bool,
    /// All of it is disabled.
    pub(crate) gone: bool,
    /// None of it works, and some of it could be repaired.
    pub(crate) out: bool,
}

pub(crate) fn armament(unit: &Unit, def: &UnitDef) -> Armament {
    let listed = def.listed_armament();
    let failed: Vec<Option<Wear>> =
        listed.iter().map(|weapon| unit.weapon(weapon).and_then(|weapon| weapon.failed)).collect();
    let gone = !failed.is_empty() && failed.iter().all(|wear| *wear == Some(Wear::Disabled));
    let out = !failed.is_empty() && failed.iter().all(Option::is_some) && !gone;
    Armament { unknown: listed.is_empty(), gone, out }
}

/// Can it carry Passengers or tow? A tracked AFV whose MA is ordnance does neither, where the scenario does not say it.
pub(crate) fn carries(def: &UnitDef) -> Option<bool> {
    let vehicle = def.vehicle.as_ref()?;
    let ordnance = |weapon: &Weapon| weapon.kind == Some(WeaponKind::Ordnance);
    let gun = def.weapons.iter().any(|(name, weapon)| name.is(WeaponWord::Ma) && ordnance(weapon));
    let tank = vehicle.afv && vehicle.class == MoverClass::Tracked && gun;
    vehicle.carries.or_else(|| tank.then_some(false))
}

/// Is a vehicle to be Recalled for its armament (D3.7)? `None` when its armament or what it carries is not known.
#[must_use]
pub fn recall_due(ctx: &Ctx<'_>, id: &UnitId) -> Option<bool> {
    let (unit, def) = ctx.unit(id)?;
    let (carries, armament) = (carries(def), armament(unit, def));
    match carries {
        _ if armament.unknown => None,
        _ if !armament.gone => Some(false),
        carries => carries.map(|carries| !carries),
    }
}
