//! What a counter prints: vehicles, Personnel, their weapons. Values, never a state; knows no scenario and no catalogue.

mod armament;
mod infantry;
mod unit;

pub(crate) use armament::{DEFAULT_B, MAIN, slot};
pub use armament::{WeaponMount, WeaponRole};
pub use infantry::{Infantry, InfantryKind, Quality, Weapon, WeaponKind};
pub use unit::{Armor, Maker, Mount, MoverClass, UnitDef, Vehicle};
