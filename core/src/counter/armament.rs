//! Weapons of vehicles: where they are mounted, which of them is the Main Armament, and their Breakdown
//! Numbers as printed (D1.3, D3.7). Values, never a state.

use super::{Mount, UnitDef, Vehicle, WeaponKind};
use crate::event::{Name, Use};
use alloc::vec::Vec;
use serde::Deserialize;

/// Where a vehicle has a weapon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WeaponMount {
    /// In the turret: fires within the TCA.
    Turret,
    /// In the hull front: fires within the VCA.
    Bow,
    /// In the rear of the turret.
    Rear,
    /// Anti-aircraft mount on the roof: fires all round, and needs a CE crew (D1.83).
    Aa,
}

impl WeaponMount {
    /// The mount as a scenario writes it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            WeaponMount::Turret => "turret",
            WeaponMount::Bow => "bow",
            WeaponMount::Rear => "rear",
            WeaponMount::Aa => "aa",
        }
    }
}

/// Which armament a weapon is (D1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WeaponRole {
    /// Main Armament.
    Ma,
    /// Secondary Armament, because the Vehicle Listing says so.
    Sa,
    /// Neither.
    Other,
}

impl WeaponRole {
    /// The role as a scenario writes it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            WeaponRole::Ma => "ma",
            WeaponRole::Sa => "sa",
            WeaponRole::Other => "other",
        }
    }
}

/// The Breakdown Number where nothing is printed (D3.7).
pub(crate) const DEFAULT_B: u8 = 12;

/// The name of the Main Armament where it has no other.
pub(crate) const MAIN: &str = "MA";

/// The name that a vehicle's weapon is listed under: the Gun without a further name is the MA.
pub(crate) fn slot(weapon: &Use) -> Option<&str> {
    match weapon {
        Use::Weapon(name) => Some(name.as_str()),
        Use::Gun | Use::Ordnance => Some(MAIN),
        Use::Inherent | Use::Sw(_) => None,
    }
}

/// The mount that a name alone tells: the MA is where the vehicle's turret is.
fn mount_of_name(name: &str, vehicle: Option<&Vehicle>) -> Option<WeaponMount> {
    match name.to_ascii_uppercase().as_str() {
        "CMG" => Some(WeaponMount::Turret),
        "BMG" => Some(WeaponMount::Bow),
        "RMG" => Some(WeaponMount::Rear),
        "AAMG" => Some(WeaponMount::Aa),
        "MA" => Some(match vehicle?.mount? {
            Mount::T | Mount::ST | Mount::RST | Mount::OneMan => WeaponMount::Turret,
            Mount::NT => WeaponMount::Bow,
        }),
        _ => None,
    }
}

impl UnitDef {
    /// Where a vehicle has this weapon: as written in its table, else as its name tells.
    #[must_use]
    pub fn mount_of(&self, weapon: &Use) -> Option<WeaponMount> {
        let name = slot(weapon)?;
        let written = self.weapons.get(name).and_then(|weapon| weapon.mount);
        written.or_else(|| mount_of_name(name, self.vehicle.as_ref()))
    }

    /// Main, Secondary or other armament: as written, else `MA` and `SA` by name.
    #[must_use]
    pub fn role_of(&self, weapon: &Use) -> Option<WeaponRole> {
        let name = slot(weapon)?;
        let written = self.weapons.get(name).and_then(|weapon| weapon.role);
        Some(written.unwrap_or(match name {
            MAIN => WeaponRole::Ma,
            "SA" => WeaponRole::Sa,
            _ if self.is_by_main(name) => WeaponRole::Ma,
            _ => WeaponRole::Other,
        }))
    }

    /// IFE and canister are ways to fire the MA, unless a scenario gives them another role (C2.29, C8.4).
    fn is_by_main(&self, name: &str) -> bool {
        let listed = self.weapons.get(name);
        let kind = listed.and_then(|weapon| weapon.kind).or_else(|| WeaponKind::of_name(name));
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
        let names = self.weapons.keys().filter(|name| !self.is_by_main(name.as_str()));
        let listed = names.map(|name: &Name| Use::Weapon(name.clone()));
        listed.filter(|weapon| self.role_of(weapon) != Some(WeaponRole::Other)).collect()
    }

    /// Breakdown Number: the weapon's own, else 12; what is printed on the counter is the MA's alone (D3.7).
    #[must_use]
    pub fn breakdown_of(&self, weapon: &Use) -> u8 {
        slot(weapon).and_then(|name| self.weapons.get(name)?.b).unwrap_or(DEFAULT_B)
    }
}
