//! What a roll does to the weapon that it tests: breakdown (A9.7, D3.7), Low Ammo (D3.71), repair (A9.72, D3.7), and
//! Multiple ROF (A9.2).

use crate::counter::{DEFAULT_B, UnitDef};
use crate::event::{Use, Wear};
use crate::scenario::Scenario;
use crate::vocab::dice::Die;
use crate::vocab::{WeaponKind, WeaponWord};

/// By which number a weapon was tested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Basis {
    /// B# or X# of ordnance, by the To Hit roll (D3.7).
    Ordnance,
    /// B# or X# of any other weapon, by the IFT or CC roll (D3.7).
    Other,
    /// A circled B# and an Original 12 (D3.71).
    Circled12,
    /// A circled B# reached otherwise, or not reached (D3.71).
    LowAmmo,
    /// Under Low Ammo: the new B#, one below the printed one (D3.71).
    NewB,
    /// Under Low Ammo: the printed B#, which is now the X# (D3.71).
    X,
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Breakdown {
    /// What becomes of the weapon; nothing when it goes on working.
    pub wear: Option<Wear>,
    /// By which number.
    pub by: Basis,
}

/// What an Original DR does to a vehicular weapon, under Low Ammo or not.
#[must_use]
pub fn wear(scenario: &Scenario, def: &UnitDef, weapon: &Use, low_ammo: bool, original: i16) -> Breakdown {
    let printed = scenario.weapon(def, weapon);
    let b = i16::from(printed.and_then(|weapon| weapon.b).unwrap_or(DEFAULT_B));
    let due = |wear, by| Breakdown { wear, by };
    if printed.is_some_and(|weapon| weapon.circled) {
        return match low_ammo {
            true if original >= b => due(Some(Wear::Disabled), Basis::X),
            true if original == b - 1 => due(Some(Wear::Malfunctioned), Basis::NewB),
            true => due(None, Basis::NewB),
            false if original == 12 => due(Some(Wear::Malfunctioned), Basis::Circled12),
            false if original >= b => due(Some(Wear::LowAmmo), Basis::LowAmmo),
            false => due(None, Basis::LowAmmo),
        };
    }
    let wear = match printed.and_then(|weapon| weapon.x).map(i16::from) {
        Some(x) if original >= x => Some(Wear::Disabled),
        Some(_) if printed.is_some_and(|weapon| weapon.b.is_none()) => None,
        Some(_) | None => (original >= b).then_some(Wear::Malfunctioned),
    };
    let ordnance = scenario.weapon_kind(Some(def), weapon).is_some_and(WeaponKind::is_ordnance);
    due(wear, if ordnance { Basis::Ordnance } else { Basis::Other })
}

/// Does an Original DR break a SW with this B# or X# down (A9.7)?
#[must_use]
pub fn sw_breaks_down(original: i16, number: u8) -> bool {
    original >= i16::from(number)
}

/// What comes of a repair die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repaired {
    /// The weapon works again.
    Works,
    /// Nothing changes.
    Nothing,
    /// It is disabled for good.
    Disabled,
}

/// What a repair die does (A9.72, D3.7).
#[must_use]
pub const fn repair(die: i16) -> Repaired {
    match die {
        1 => Repaired::Works,
        6 => Repaired::Disabled,
        _ => Repaired::Nothing,
    }
}

/// Does a Final dr Recover a SW (A4.44)?
#[must_use]
pub const fn recovers(total: i16) -> bool {
    total < 6
}

/// The same of a weapon by what it is: that of a vehicle by 1, any other by its R#. `None` where no R# is known that the die hangs on.
#[must_use]
pub fn repair_of(scenario: &Scenario, def: Option<&UnitDef>, weapon: &Use, die: i16) -> Option<Repaired> {
    let due = repair(die);
    if def.is_some_and(|def| def.vehicle.is_some()) || due != Repaired::Nothing {
        return Some(due);
    }
    let printed = || def.and_then(|def| scenario.weapon_of_gun(def, weapon)).and_then(|printed| printed.r);
    // A PIAT is repaired by a 2 as well (C13.6).
    let piat = weapon.is(WeaponWord::Piat) && scenario.book >= 2;
    let r = printed().or_else(|| piat.then_some(PIAT))?;
    Some(if die <= i16::from(r) { Repaired::Works } else { Repaired::Nothing })
}

/// The R# of a PIAT (C13.6).
const PIAT: u8 = 2;

/// Does the coloured die keep this Multiple ROF (A9.2)?
#[must_use]
pub const fn keeps_rof(colored: Die, rof: u8) -> bool {
    colored.pips() <= rof
}
