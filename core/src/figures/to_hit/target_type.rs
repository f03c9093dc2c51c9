//! The Target Type of a To Hit roll (C3.3): as declared, else what may be meant by weapon, ammunition and target.

use crate::counter::{Gun, UnitDef};
use crate::event::{ToHitAttempt, UnitId, Use};
use crate::facts::{Ctx, Shot, Underway, Volley};
use crate::figures::fire::ordnance::gun_of;
use crate::figures::infantry::held::name;
use crate::scenario::Scenario;
use crate::state::Attack;
use crate::vocab::{Ammunition, Barrel, Calibre, GunKind, Meaning, TargetType, WeaponKind, WeaponWord};
use alloc::vec;
use alloc::vec::Vec;

/// The Target Types that a roll can be made on.
pub(crate) struct Aim {
    /// The likeliest first.
    pub(crate) types: Vec<TargetType>,
    /// The first is meant unless a player says more.
    pub(crate) sure: bool,
}

impl Aim {
    fn sure(types: Vec<TargetType>) -> Aim {
        Aim { types, sure: true }
    }
}

/// The Target Types of a roll, by the kind of its weapon and whether that fires SMOKE (C3.33).
pub(crate) fn types(
    on: &Underway<'_>,
    shot: &Shot<'_>,
    attempt: &ToHitAttempt,
    (kind, smoke): (WeaponKind, bool),
    gun: Option<&Gun>,
) -> Aim {
    use TargetType::{Area, Vehicle};
    if kind == WeaponKind::Mg {
        return Aim::sure(vec![Vehicle]);
    }
    if smoke || is_mortar_of(shot, gun) {
        return Aim::sure(vec![Area]);
    }
    let mut aim = match on.attack.declared.target.target_type {
        Some(named) => Aim::sure(vec![named]),
        None => by_target(&on.ctx, on, attempt),
    };
    if may_be_mortar(shot, gun) && !aim.types.contains(&Area) {
        aim.types.push(Area);
    }
    aim
}

/// Nobody says which: an AFV is fired at on the Vehicle Target Type, Personnel on that of Infantry, and all on that of Area.
fn by_target(ctx: &Ctx<'_>, on: &Underway<'_>, attempt: &ToHitAttempt) -> Aim {
    use TargetType::{Area, Infantry, Vehicle};
    let named = attempt.target.as_ref().map_or(on.attack.targets.as_slice(), core::slice::from_ref);
    let known = |id: &UnitId| ctx.unit(id).is_some();
    if named.is_empty() || !named.iter().all(known) {
        return Aim { types: vec![Infantry, Vehicle, Area], sure: false };
    }
    let vehicles = named.iter().filter_map(|id| ctx.vehicle(id));
    let (all, armored) = vehicles.fold((0, 0), |(all, afv), (_, of)| (all + 1, afv + usize::from(of.afv)));
    match (all, armored) {
        (0, _) => Aim::sure(vec![Infantry, Area]),
        (all, afv) if all == afv && all == named.len() => Aim::sure(vec![Vehicle, Area]),
        (all, _) if all == named.len() => Aim::sure(vec![Vehicle, Infantry, Area]),
        (_, _) => Aim { types: vec![Infantry, Vehicle, Area], sure: false },
    }
}

/// Is it fire on the Area Target Type: as declared, or by a mortar that names none (C3.33)?
#[must_use]
pub fn is_on_area(volley: &Volley<'_>) -> bool {
    let named = volley.declared.target.target_type;
    named.map_or_else(|| is_by_mortar(volley), |named| named == TargetType::Area)
}

/// Is it fire of one mortar?
pub(crate) fn is_by_mortar(volley: &Volley<'_>) -> bool {
    let [shot] = volley.shots() else { return false };
    shot.kind() == Some(WeaponKind::Ordnance) && is_mortar_of(shot, gun_of(shot))
}

/// The ammunition that a To Hit roll names is SMOKE.
pub(crate) fn fires_smoke(attempt: &ToHitAttempt) -> bool {
    let named = attempt.ammo.as_ref().and_then(|name| Ammunition::read(name.as_str()));
    named == Some(Ammunition::Smoke)
}

/// Is it a To Hit roll on the Area Target Type? SMOKE is fired on no other (C3.33).
pub(crate) fn rolls_on_area(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt) -> bool {
    fires_smoke(attempt) || is_on_area(&Volley::of(ctx, &attack.declared))
}

/// The Target Type of an attack: as declared, by a mortar, else by what it is aimed at where that is all of one kind.
pub(crate) fn type_of(on: &Underway<'_>) -> Option<TargetType> {
    if is_on_area(&on.volley) {
        return Some(TargetType::Area);
    }
    let by_target = || {
        let at: Vec<bool> = on.attack.targets.iter().map(|id| on.ctx.vehicle(id).is_some()).collect();
        let all = |vehicles: bool| !at.is_empty() && at.iter().all(|is| *is == vehicles);
        match (all(true), all(false)) {
            (true, _) => Some(TargetType::Vehicle),
            (_, true) => Some(TargetType::Infantry),
            (false, false) => None,
        }
    };
    on.attack.declared.target.target_type.or_else(by_target)
}

/// A mortar always uses the Area Target Type.
fn is_mortar_of(shot: &Shot<'_>, gun: Option<&Gun>) -> bool {
    named_mortar(&shot.firer.weapon) || gun.is_some_and(|gun| gun.sort == Some(GunKind::Mtr))
}

fn named_mortar(weapon: &Use) -> bool {
    name(weapon).is_some_and(|name| name.word() == Some(WeaponWord::Mtr))
}

/// Is this weapon of a unit a mortar: by its name, else by what the scenario says of it?
#[must_use]
pub fn is_mortar(scenario: &Scenario, def: Option<&UnitDef>, weapon: &Use) -> bool {
    let gun = def.and_then(|def| scenario.weapon_of_gun(def, weapon)?.gun.as_ref());
    named_mortar(weapon) || gun.is_some_and(|gun| gun.sort == Some(GunKind::Mtr))
}

/// Calibres of mortars that vehicles carry, in millimetres.
const OF_MORTARS: [u16; 4] = [81, 82, 107, 120];

/// What sort of gun a vehicle has no listing says.
fn may_be_mortar(shot: &Shot<'_>, gun: Option<&Gun>) -> bool {
    let calibre = gun.filter(|gun| gun.no_ap && gun.sort.is_none()).and_then(|gun| gun.calibre);
    let short = |of: Calibre| of.barrel == Barrel::Short && OF_MORTARS.contains(&of.whole_mm());
    shot.vehicle().is_some() && calibre.is_some_and(short)
}
