//! What a counter says of its unit: printed values, never a state.

use super::infantry::{Infantry, Weapon};
use crate::event::Name;
use crate::vocab::num::Mp;
use crate::vocab::{GroundPressure, Maker, Mount, MoverClass, WeaponName};
use alloc::collections::BTreeMap;
use alloc::string::String;
use serde::Deserialize;

/// Armor Factors by Target Facing (D1.6): side and rear are one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Armor {
    /// AF of the hull from the front, 0 for what is unarmored there (D1.6).
    pub front: i16,
    /// Hull, side and rear.
    pub side: i16,
    /// Turret, front; the hull's when absent.
    #[serde(default)]
    pub turret_front: Option<i16>,
    /// Turret, side and rear; the hull's when absent.
    #[serde(default)]
    pub turret_side: Option<i16>,
}

impl Armor {
    /// As a scenario writes it.
    #[must_use]
    pub(crate) fn table(&self) -> String {
        let turret = [("turret-front", self.turret_front), ("turret-side", self.turret_side)];
        let said = turret.into_iter().filter_map(|(key, af)| Some(alloc::format!(", {key} = {}", af?)));
        alloc::format!("{{ front = {}, side = {}{} }}", self.front, self.side, said.collect::<String>())
    }

    /// The AF that a shot meets.
    #[must_use]
    pub fn of(&self, turret: bool, facing: crate::vocab::hex::Facing) -> i16 {
        let front = facing == crate::vocab::hex::Facing::Front;
        let hull = if front { self.front } else { self.side };
        let own = if front { self.turret_front } else { self.turret_side };
        own.filter(|_| turret).unwrap_or(hull)
    }
}

/// Printed values of a vehicle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vehicle {
    /// Movement class.
    pub class: MoverClass,
    /// It is an AFV.
    pub afv: bool,
    /// Printed land MP (MF for a wagon); absent when unknown: then no limit is enforced.
    pub mp: Option<Mp>,
    /// Printed water MP.
    pub water_mp: Option<Mp>,
    /// Its MP are printed in red (D2.51); absent when unknown.
    pub red: Option<bool>,
    /// Printed REV multiplier (D2.21).
    pub reverse: Option<u8>,
    /// Who made it.
    pub maker: Option<Maker>,
    /// Mount of its main armament.
    pub mount: Option<Mount>,
    /// It is gyrostabilized (D11.1).
    pub gyro: bool,
    /// Armor Factors; absent when unknown.
    pub armor: Option<Armor>,
    /// It can be BU, and begins the game CE or BU; absent when it cannot be BU.
    pub ce: Option<bool>,
    /// It is Axis-owned (D2.52).
    pub axis: Option<bool>,
    /// It has no radio (D14.1).
    pub radioless: bool,
    /// It is open-topped; absent when the scenario does not say.
    pub open_topped: Option<bool>,
    /// It carries a weapon; absent when the scenario does not say.
    pub armed: Option<bool>,
    /// It can carry Passengers or tow (D6.1, C10): no Recall for lost armament (D3.7). Absent when unknown.
    pub carries: Option<bool>,
    /// Morale Level of its inherent crew without an Armor Leader (D5.1); absent when unknown.
    pub crew_morale: Option<u8>,
    /// The SSR that makes its crew Inexperienced (D3.45), in the scenario's words.
    pub inexperienced_crew: Option<String>,
    /// Target size, a DRM of Case P (D1.7): +2 for very small to -2 for very large.
    pub target_size: Option<i8>,
    /// Ground pressure (D1.41).
    pub ground_pressure: Option<GroundPressure>,
    /// Portage Points that it can carry (D6.1).
    pub capacity: Option<u8>,
    /// Towing number: the least M# of what it tows (C10.1).
    pub tow: Option<i8>,
    /// Crew Survival number (D5.6).
    pub crew_survival: Option<u8>,
}

impl Vehicle {
    /// A vehicle of which nothing but its class is known.
    #[must_use]
    pub const fn unknown(class: MoverClass) -> Vehicle {
        Vehicle {
            class,
            afv: false,
            mp: None,
            water_mp: None,
            red: None,
            reverse: None,
            maker: None,
            mount: None,
            gyro: false,
            armor: None,
            ce: None,
            axis: None,
            radioless: false,
            open_topped: None,
            armed: None,
            carries: None,
            crew_morale: None,
            inexperienced_crew: None,
            target_size: None,
            ground_pressure: None,
            capacity: None,
            tow: None,
            crew_survival: None,
        }
    }
}

/// A unit of the scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitDef {
    /// Its side.
    pub side: Name,
    /// Its type as printed, such as `BT-7 M37` or `4-6-7`: the printed values of a vehicle without a class come
    /// from the types of the head or of the catalogue; beside a class, or for what is no vehicle, words for the
    /// reader.
    pub kind: Option<String>,
    /// It is an aircraft: no ground unit (D2.401).
    pub aircraft: bool,
    /// Printed vehicle values, when it is a vehicle.
    pub vehicle: Option<Vehicle>,
    /// Printed values of Personnel, when it is such.
    pub infantry: Option<Infantry>,
    /// Weapons of its own, by name; others are those of the scenario.
    pub weapons: BTreeMap<WeaponName, Weapon>,
}
