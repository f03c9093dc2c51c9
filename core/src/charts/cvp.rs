//! Casualty VP (A26.21): a squad and a crew two, a HS and a SMC one, a leader one more for each point of leadership that helps; a Gun
//! two; a vehicle one, one more for a MA that works and for each five points of its best AF or part of them, and its inherent crew.
//! Source: the chapter's chart; of the vehicles of the catalogue all but two are worth what VASL's counters say.

use crate::counter::{Infantry, UnitDef, Weapon};
use crate::event::Use;
use crate::vocab::{InfantryKind, MoverClass};
use alloc::collections::BTreeSet;

/// What a crew is worth, that of a vehicle too.
const CREW: u8 = 2;
/// What a Gun is worth without its crew.
const GUN: u8 = 2;

/// What the loss of a counter is worth; `None` of one whose kind is not known.
///
/// ```
/// use asl_core::charts::cvp::personnel;
/// use asl_core::counter::Infantry;
/// let worth = |name| personnel(&Infantry::of_type(name).unwrap());
/// assert_eq!((worth("4-6-7"), worth("9-2"), worth("8-0"), worth("2-2-8")), (Some(2), Some(3), Some(1), Some(2)));
/// ```
#[must_use]
pub fn personnel(counter: &Infantry) -> Option<u8> {
    let of_leader = || counter.leadership.map_or(0, |drm| u8::try_from(-drm.0).unwrap_or(0));
    match counter.kind {
        Some(InfantryKind::Squad) => Some(2),
        Some(InfantryKind::Leader) => Some(1 + of_leader()),
        Some(InfantryKind::Crew) => Some(CREW),
        Some(InfantryKind::Hs | InfantryKind::Hero) => Some(1),
        Some(InfantryKind::Cavalry) => None,
        None => counter.is_squad().then_some(2),
    }
}

/// What the loss of any unit is worth: of a vehicle with the weapons that had failed, and whether its crew had left it, which
/// counts for itself. `None` where a figure is missing that it takes.
///
/// ```
/// # use std::collections::BTreeSet;
/// use asl_core::charts::cvp::worth;
/// use asl_core::event::Use;
/// # let text = "name = 'a'\nprinting = '2e'\n[players]\nhans = { side = 'german' }\n[units]\np = { side = 'german', type = 'PzKpfw IVH' }\no = { side = 'german', type = 'Opel 6700 (Blitz)' }\n---\n";
/// # let scenario = asl_core::notation::parse(text).scenario.unwrap();
/// # let def = |name: &str| &*scenario.units[&name.parse::<asl_core::event::UnitId>().unwrap()];
/// let all = BTreeSet::new();
/// // One, its MA, its AF of 8, its crew.
/// assert_eq!(worth(def("p"), &all, false), Some(1 + 1 + 2 + 2));
/// assert_eq!(worth(def("p"), &[Use::Gun].into(), true), Some(1 + 2));
/// assert_eq!(worth(def("o"), &all, false), Some(1));
/// ```
#[must_use]
pub fn worth(unit: &UnitDef, failed: &BTreeSet<Use>, is_crew_out: bool) -> Option<u8> {
    let Some(vehicle) = &unit.vehicle else {
        let is_gun = unit.weapons.values().any(Weapon::is_gun);
        let of_gun = || is_gun.then_some(GUN);
        return unit.infantry.as_ref().and_then(personnel).or_else(of_gun);
    };
    if vehicle.class == MoverClass::Wagon {
        return None;
    }
    let is_armed = vehicle.armed?;
    let armor = match &vehicle.armor {
        Some(armor) => {
            let all = [Some(armor.front), Some(armor.side), armor.turret_front, armor.turret_side];
            u8::try_from(all.into_iter().flatten().max()?).ok()?.div_ceil(5)
        }
        None if vehicle.afv => return None,
        None => 0,
    };
    let works = is_armed && !failed.iter().any(|weapon| unit.is_main(weapon));
    let crew = if is_armed && !is_crew_out { CREW } else { 0 };
    Some(1 + u8::from(works) + armor + crew)
}
