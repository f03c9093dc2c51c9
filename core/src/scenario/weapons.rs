//! The weapons of a game: a unit's own, else those that the head lists by name.

use super::Scenario;
use crate::counter::{UnitDef, Weapon, slot};
use crate::event::Use;
use crate::vocab::WeaponKind;

impl Scenario {
    /// The printed values of a weapon that a unit fires, its own before those of the scenario.
    #[must_use]
    pub fn weapon<'s>(&'s self, def: &'s UnitDef, weapon: &Use) -> Option<&'s Weapon> {
        let gun = def.vehicle.as_ref().and(slot(weapon));
        let (Use::Sw(name) | Use::Weapon(name)) = weapon else { return def.weapons.get(&*gun?) };
        def.weapons.get(name).or_else(|| self.weapons.get(name))
    }

    /// The same of a Gun that is a unit of its own: its values stand under the one weapon that its counter lists, by whatever
    /// name.
    #[must_use]
    pub fn weapon_of_gun<'s>(&'s self, def: &'s UnitDef, weapon: &Use) -> Option<&'s Weapon> {
        let mut listed = def.weapons.values();
        let only = listed.next().filter(|_| listed.next().is_none());
        self.weapon(def, weapon).or(only)
    }

    /// What a weapon is; inherent FP is none.
    #[must_use]
    pub fn weapon_kind(&self, def: Option<&UnitDef>, weapon: &Use) -> Option<WeaponKind> {
        match weapon {
            Use::Inherent | Use::Gun | Use::Ordnance => Scenario::kind_of(None, weapon),
            Use::Sw(_) | Use::Weapon(_) => {
                Scenario::kind_of(def.and_then(|def| self.weapon(def, weapon)), weapon)
            }
        }
    }

    /// The same, by its printed values.
    pub(crate) fn kind_of(printed: Option<&Weapon>, weapon: &Use) -> Option<WeaponKind> {
        match weapon {
            Use::Inherent => None,
            Use::Gun | Use::Ordnance => Some(WeaponKind::Ordnance),
            Use::Sw(name) | Use::Weapon(name) => {
                let (printed, named) = (printed.and_then(|weapon| weapon.kind), name.kind());
                Some(printed.map_or(named.unwrap_or(WeaponKind::Other), |kind| kind.narrowed(named)))
            }
        }
    }

    /// A MG or IFE of a vehicle, which D3.5 speaks of.
    #[must_use]
    pub fn is_vehicular_mg(&self, def: &UnitDef, weapon: &Use) -> bool {
        let kind = self.weapon_kind(Some(def), weapon);
        let vehicular = def.vehicle.is_some() && matches!(weapon, Use::Weapon(_));
        vehicular && matches!(kind, Some(WeaponKind::Mg | WeaponKind::Ife))
    }
}
