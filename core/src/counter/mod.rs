//! What a counter prints: vehicles, Personnel, their weapons. Values, never a state; knows no scenario and no catalogue.

mod armament;
mod gun;
mod infantry;
mod unit;

pub(crate) use armament::{DEFAULT_B, is_of_gun, is_way_of_gun, slot};
pub use gun::Gun;
pub use infantry::{Infantry, Weapon};
pub use unit::{Armor, UnitDef, Vehicle};
