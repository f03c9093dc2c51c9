//! Weapons of vehicles: where they are mounted, which of them is the Main Armament, and their Breakdown
//! Numbers as printed (D1.3, D3.7). Values, never a state.

use super::UnitDef;
use crate::event::Use;
use crate::vocab::{Mount, WeaponKind, WeaponMount, WeaponName, WeaponRole, WeaponWord};
use alloc::borrow::Cow;
use alloc::vec::Vec;

/// The Breakdown Number where nothing is printed (D3.7).
pub(crate) const DEFAULT_B: u8 = 12;

/// The name that a vehicle's weapon is listed under: the Gun without a further name is the MA.
pub(crate) fn slot(weapon: &Use) -> Option<Cow<'_, WeaponName>> {
    match weapon {
        Use::Weapon(name) => Some(Cow::Borrowed(name)),
        Use::Gun | Use::Ordnance => Some(Cow::Owned(WeaponWord::Ma.into())),
        Use::Inherent | Use::Sw(_) => None,
    }
}

/// A Gun, the MA, or the IFE of either: one gun, whichever way it fires (D3.5, C2.29).
pub(crate) fn is_of_gun(weapon: &Use) -> bool {
    match weapon {
        Use::Gun | Use::Ordnance => true,
        Use::Weapon(name) | Use::Sw(name) => is_way_of_gun(name),
        Use::Inherent => false,
    }
}

/// The name of a gun, or of its IFE.
pub(crate) fn is_way_of_gun(name: &WeaponName) -> bool {
    name.is(WeaponWord::Ma) || name.is(WeaponWord::Ife)
}

impl UnitDef {
    /// Where the MA is: where the vehicle's turret is. What turns as slowly as a gun without a turret (NT) and has a RMG, which
    /// is in the rear of a turret (D1.83), has its MA in that turret: the KV-2.
    fn mount_of_main(&self) -> Option<WeaponMount> {
        let turreted = || self.weapons.contains_key(&WeaponWord::Rmg.into());
        Some(match self.vehicle.as_ref()?.mount? {
            Mount::T | Mount::ST | Mount::RST | Mount::OneMan => WeaponMount::Turret,
            Mount::NT if turreted() => WeaponMount::Turret,
            Mount::NT => WeaponMount::Bow,
        })
    }

    /// Where a vehicle has this weapon: as written in its table, else as its name tells.
    #[must_use]
    pub fn mount_of(&self, weapon: &Use) -> Option<WeaponMount> {
        let name = slot(weapon)?;
        let written = self.weapons.get(&*name).and_then(|weapon| weapon.mount);
        let main = || self.mount_of_main().filter(|_| name.is(WeaponWord::Ma));
        written.or_else(|| name.mount()).or_else(main)
    }

    /// Main, Secondary or other armament: as written, else `MA` and `SA` by name.
    #[must_use]
    pub fn role_of(&self, weapon: &Use) -> Option<WeaponRole> {
        let name = slot(weapon)?;
        let written = self.weapons.get(&*name).and_then(|weapon| weapon.role);
        Some(written.unwrap_or_else(|| {
            if name.is(WeaponWord::Ma) || self.is_by_main(&name) {
                WeaponRole::Ma
            } else if name.is(WeaponWord::Sa) {
                WeaponRole::Sa
            } else {
                WeaponRole::Other
            }
        }))
    }

    /// IFE and canister are ways to fire the MA, unless a scenario gives them another role (C2.29, C8.4).
    fn is_by_main(&self, name: &WeaponName) -> bool {
        let listed = self.weapons.get(name);
        let kind = listed.and_then(|weapon| weapon.kind).or_else(|| name.kind());
        let role = listed.and_then(|weapon| weapon.role);
        role.is_none() && matches!(kind, Some(WeaponKind::Ife | WeaponKind::Canister))
    }

    /// Is it the Main Armament?
    #[must_use]
    pub fn is_main(&self, weapon: &Use) -> bool {
        self.role_of(weapon) == Some(WeaponRole::Ma)
    }

    /// The Main Armament, when the scenario lists one.
    #[must_use]
    pub fn main_armament(&self) -> Option<Use> {
        self.listed_armament().into_iter().find(|weapon| self.is_main(weapon))
    }

    /// Main and Secondary Armament as listed (D3.7); empty when the scenario lists no weapon.
    #[must_use]
    pub fn listed_armament(&self) -> Vec<Use> {
        let names = self.weapons.keys().filter(|name| !self.is_by_main(name));
        let listed = names.map(|name: &WeaponName| Use::Weapon(name.clone()));
        listed.filter(|weapon| self.role_of(weapon) != Some(WeaponRole::Other)).collect()
    }

    /// Breakdown Number: the weapon's own, else 12; what is printed on the counter is the MA's alone (D3.7).
    #[must_use]
    pub fn breakdown_of(&self, weapon: &Use) -> u8 {
        slot(weapon).and_then(|name| self.weapons.get(&*name)?.b).unwrap_or(DEFAULT_B)
    }
}
