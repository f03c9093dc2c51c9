//! The weapons of a unit, by use.

use crate::counter::slot;
use crate::event::Use;
use crate::state::unit::Unit;
use crate::state::weapon::{WeaponShot, WeaponState};
use crate::vocab::WeaponName;

impl Unit {
    /// A weapon of the vehicle, when anything happened to it.
    #[must_use]
    pub fn weapon(&self, weapon: &Use) -> Option<&WeaponState> {
        self.weapons.get(&*slot(weapon)?)
    }

    /// A weapon of the vehicle, to be changed; none for what is no vehicular weapon.
    pub(crate) fn weapon_mut(&mut self, weapon: &Use) -> Option<&mut WeaponState> {
        Some(self.weapons.entry(slot(weapon)?.into_owned()).or_default())
    }

    /// All shots of its weapons in this Player Turn.
    pub fn weapon_shots(&self) -> impl Iterator<Item = (&WeaponName, &WeaponShot)> {
        self.weapons.iter().flat_map(|(name, weapon)| weapon.shots.iter().map(move |shot| (name, shot)))
    }
}
