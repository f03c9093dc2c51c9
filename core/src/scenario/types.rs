//! Types of vehicles that users add: tables `[types."My Tank"]` in a head, or in files of their own. Input: TOML
//! text; touches no file itself. A type of the head wins over one of a file, and that over the catalogue.

use super::armament::{WeaponMount, WeaponRole};
use super::head::{HeadError, RawMp, toml_fault};
use super::infantry::{Weapon, WeaponKind};
use super::unit::{Maker, Mount, MoverClass, Vehicle};
use crate::event::Name;
use alloc::borrow::Cow;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::Deserialize;
use serde::de::IgnoredAny;

/// A type that a user described.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VehicleType {
    /// Its printed values.
    pub vehicle: Vehicle,
    /// Its weapons, by name.
    pub weapons: BTreeMap<Name, Weapon>,
    /// Where they come from, in his words.
    pub source: Option<String>,
    /// What he is not sure of.
    pub doubt: Option<String>,
}

/// Types by name.
///
/// ```
/// use asl_core::scenario::Types;
/// let types = Types::read("[types.\"My Tank\"]\nclass = \"tracked\"\nafv = true\nmp = 14\n").unwrap();
/// let head = "printing = \"2e\"\n[units.t]\nside = \"german\"\ntype = \"My Tank\"";
/// assert!(types.complete(head).contains("[types.\"My Tank\"]"));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Types(BTreeMap<String, VehicleType>);

/// A type as TOML; the keys are those of a unit.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawType {
    class: MoverClass,
    #[serde(default)]
    afv: bool,
    #[serde(default)]
    mp: Option<RawMp>,
    #[serde(default)]
    water_mp: Option<RawMp>,
    #[serde(default)]
    red_mp: Option<bool>,
    #[serde(default)]
    reverse: Option<u8>,
    #[serde(default)]
    maker: Option<Maker>,
    #[serde(default)]
    mount: Option<Mount>,
    #[serde(default)]
    gyro: bool,
    #[serde(default)]
    armor: Option<super::Armor>,
    #[serde(default)]
    ce: Option<bool>,
    #[serde(default)]
    axis: Option<bool>,
    #[serde(default)]
    radioless: bool,
    #[serde(default)]
    carries: Option<bool>,
    #[serde(default)]
    crew_morale: Option<u8>,
    #[serde(default)]
    weapons: BTreeMap<Name, Weapon>,
    #[serde(default)]
    source: Option<String>,
    #[serde(default)]
    doubt: Option<String>,
}

impl From<RawType> for VehicleType {
    fn from(raw: RawType) -> VehicleType {
        let vehicle = Vehicle {
            class: raw.class,
            afv: raw.afv,
            mp: raw.mp.map(|mp| mp.0),
            water_mp: raw.water_mp.map(|mp| mp.0),
            red: raw.red_mp,
            reverse: raw.reverse,
            maker: raw.maker,
            mount: raw.mount,
            gyro: raw.gyro,
            armor: raw.armor,
            ce: raw.ce,
            axis: raw.axis,
            radioless: raw.radioless,
            open_topped: None,
            armed: None,
            carries: raw.carries,
            crew_morale: raw.crew_morale,
            inexperienced_crew: None,
        };
        VehicleType { vehicle, weapons: raw.weapons, source: raw.source, doubt: raw.doubt }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    types: BTreeMap<String, RawType>,
}

/// The types that a head names and gives; all else of it is for others to read.
#[derive(Deserialize)]
struct Naming {
    #[serde(default)]
    units: BTreeMap<String, NamingUnit>,
    #[serde(default)]
    types: BTreeMap<String, IgnoredAny>,
}

#[derive(Deserialize)]
struct NamingUnit {
    #[serde(default, rename = "type")]
    kind: Option<String>,
    #[serde(default)]
    class: Option<IgnoredAny>,
}

impl Types {
    /// Reads a file of types: tables `[types."NAME"]` and nothing else.
    ///
    /// # Errors
    /// The first fault of the TOML, with its place.
    pub fn read(text: &str) -> Result<Types, HeadError> {
        let file: File = toml::from_str(text).map_err(|e| toml_fault(&e))?;
        Ok(Types(file.types.into_iter().map(|(name, raw)| (name, raw.into())).collect()))
    }

    /// Adds types; a later one of the same name wins.
    pub fn extend(&mut self, later: Types) {
        self.0.extend(later.0);
    }

    /// All of them, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &VehicleType)> {
        self.0.iter().map(|(name, found)| (name.as_str(), found))
    }

    /// The head with the types written out that its units name, that it does not give itself, and that are among
    /// these. A head that cannot be read is left as it is.
    #[must_use]
    pub fn complete<'h>(&self, head: &'h str) -> Cow<'h, str> {
        let missing = self.missing(head);
        if missing.is_empty() {
            return Cow::Borrowed(head);
        }
        let tables: String =
            missing.iter().map(|name| table(name, &self.0[*name])).collect::<Vec<_>>().join("\n");
        Cow::Owned(format!("{head}\n\n{WRITTEN}\n{}", tables.trim_end()))
    }

    fn missing(&self, head: &str) -> BTreeSet<&str> {
        let Ok(naming) = toml::from_str::<Naming>(head) else { return BTreeSet::new() };
        let named = naming.units.values().filter(|unit| unit.class.is_none());
        let named: BTreeSet<&str> = named.filter_map(|unit| unit.kind.as_deref()).collect();
        let known = self.0.keys().map(String::as_str);
        known.filter(|name| named.contains(name) && !naming.types.contains_key(*name)).collect()
    }
}

/// Stands above the types that were written into a head.
const WRITTEN: &str = "# Types from catalogue files";

/// One type as a TOML table.
fn table(name: &str, described: &VehicleType) -> String {
    let v = &described.vehicle;
    let quoted = |word: &str| format!("\"{word}\"");
    let lines = [
        ("class", Some(quoted(v.class.word()))),
        ("afv", v.afv.then(|| "true".into())),
        ("mp", v.mp.map(|mp| quoted(&mp.ascii()))),
        ("water-mp", v.water_mp.map(|mp| quoted(&mp.ascii()))),
        ("red-mp", v.red.map(|red| red.to_string())),
        ("reverse", v.reverse.map(|n| n.to_string())),
        ("maker", v.maker.map(|maker| quoted(maker.word()))),
        ("mount", v.mount.map(|mount| quoted(mount.word()))),
        ("gyro", v.gyro.then(|| "true".into())),
        ("armor", v.armor.map(|armor| armor.table())),
        ("ce", v.ce.map(|ce| ce.to_string())),
        ("axis", v.axis.map(|axis| axis.to_string())),
        ("radioless", v.radioless.then(|| "true".into())),
        ("carries", v.carries.map(|carries| carries.to_string())),
        ("crew-morale", v.crew_morale.map(|morale| morale.to_string())),
        ("source", described.source.as_deref().map(text)),
        ("doubt", described.doubt.as_deref().map(text)),
    ];
    let lines = lines.into_iter().filter_map(|(key, value)| Some(format!("{key} = {}\n", value?)));
    let arms: String = described.weapons.iter().map(|(arm, weapon)| arm_line(arm, weapon)).collect();
    format!("[types.{}]\n{}{arms}", text(name), lines.collect::<String>())
}

/// One weapon of a type as TOML.
fn arm_line(name: &Name, weapon: &Weapon) -> String {
    let number = |n: Option<u8>| n.map(|n| n.to_string());
    let word = |word: Option<&'static str>| word.map(text);
    let yes = |on: bool| on.then(|| "true".into());
    let keys = [
        ("kind", word(weapon.kind.map(WeaponKind::word))),
        ("fp", number(weapon.fp)),
        ("range", number(weapon.range)),
        ("rof", number(weapon.rof)),
        ("b", number(weapon.b)),
        ("x", number(weapon.x)),
        ("squad-only", yes(weapon.squad_only)),
        ("circled", yes(weapon.circled)),
        ("mount", word(weapon.mount.map(WeaponMount::word))),
        ("role", word(weapon.role.map(WeaponRole::word))),
    ];
    let keys: Vec<String> = keys.into_iter().filter_map(|(key, v)| Some(format!("{key} = {}", v?))).collect();
    format!("weapons.{} = {{ {} }}\n", text(name.as_str()), keys.join(", "))
}

/// A text as TOML.
fn text(raw: &str) -> String {
    let mut out = String::from("\"");
    for c in raw.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push_str(&format!("\\u{:04X}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
