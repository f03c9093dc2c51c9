//! What a roll does to the weapon that it tests (D3.7, D3.71), and which clauses speak of it.

use crate::event::{Use, Wear};
use crate::scenario::{DEFAULT_B, Scenario, UnitDef, WeaponKind};
use crate::state::WeaponState;

/// What is due, and the clauses that say so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Breakdown {
    /// What becomes of the weapon; nothing when it goes on working.
    pub wear: Option<Wear>,
    /// The clauses that give it.
    pub clauses: &'static [&'static str],
    /// The clauses to name when something else was logged instead.
    pub instead: &'static [&'static str],
}

const BY_ORDNANCE: &[&str] = &["D3.7-breakdown-applies", "D3.7-ordnance-tested-on-th"];
const BY_OTHERS: &[&str] = &["D3.7-breakdown-applies", "D3.7-mg-tested-on-ift"];
const CIRCLED_12: &[&str] = &["D3.71-original-12-malfunctions"];
const LOW_AMMO: &[&str] = &["D3.71-low-ammo", "D3.71-marker"];
const NEW_B: &[&str] = &["D3.71-new-b-one-less"];
const X: &[&str] = &["D3.71-x-disables-and-recalls"];
const B_IS_X: &[&str] = &["D3.71-b-becomes-x"];

/// What an Original DR does to a weapon in this state.
#[must_use]
pub fn breakdown(
    scenario: &Scenario,
    def: &UnitDef,
    weapon: &Use,
    state: &WeaponState,
    original: i16,
) -> Breakdown {
    let printed = scenario.weapon(def, weapon);
    let b = i16::from(printed.and_then(|weapon| weapon.b).unwrap_or(DEFAULT_B));
    let x = printed.and_then(|weapon| weapon.x).map(i16::from);
    let both = |wear, clauses| Breakdown { wear, clauses, instead: clauses };
    if printed.is_some_and(|weapon| weapon.circled) {
        return match state.low_ammo {
            true if original >= b => Breakdown { wear: Some(Wear::Disabled), clauses: X, instead: B_IS_X },
            true if original == b - 1 => both(Some(Wear::Malfunctioned), NEW_B),
            true => both(None, NEW_B),
            false if original == 12 => both(Some(Wear::Malfunctioned), CIRCLED_12),
            false if original >= b => both(Some(Wear::LowAmmo), LOW_AMMO),
            false => both(None, LOW_AMMO),
        };
    }
    let wear = match x {
        Some(x) if original >= x => Some(Wear::Disabled),
        Some(_) if printed.is_some_and(|weapon| weapon.b.is_none()) => None,
        Some(_) | None => (original >= b).then_some(Wear::Malfunctioned),
    };
    let kind = scenario.weapon_kind(Some(def), weapon);
    both(wear, if kind == Some(WeaponKind::Ordnance) { BY_ORDNANCE } else { BY_OTHERS })
}
