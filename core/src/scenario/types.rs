//! Types that users add: tables `[types."My Tank"]` in a head, or in files of their own, of vehicles, Personnel and
//! weapons. Input: TOML text; touches no file itself. A type of the head wins over one of a file, and that over the
//! catalogue.

use super::head::{HeadError, Named, named_types, place_of, toml_fault};
use super::raw::{CounterKind, Family, RawCounter};
use crate::counter::Vehicle;
use crate::counter::{Infantry, Weapon};
use alloc::borrow::Cow;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::Deserialize;

/// A type that a user described.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UserType {
    /// Its printed values.
    pub values: Values,
    /// Where they come from, in his words.
    pub source: Option<String>,
    /// What he is not sure of.
    pub doubt: Option<String>,
}

/// Printed values of a counter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Values {
    /// Of a vehicle.
    Vehicle(Vehicle),
    /// Of Personnel.
    Infantry(Infantry),
    /// Of a weapon.
    Weapon(Weapon),
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
pub struct Types(BTreeMap<String, UserType>);

/// What a table `[types.NAME]` describes: a vehicle by its class, else Personnel or a weapon by its kind.
///
/// # Errors
/// When it says neither, or a key that such a type has no use for.
pub(super) fn described(raw: RawCounter) -> Result<UserType, String> {
    let (values, family) = match (raw.class, raw.kind) {
        (Some(class), _) => (Values::Vehicle(raw.vehicle(Vehicle::unknown(class))), Family::Vehicle),
        (None, Some(CounterKind::Personnel(_))) => {
            (Values::Infantry(raw.infantry(Infantry::default())), Family::Personnel)
        }
        (None, Some(CounterKind::Weapon(_))) => {
            (Values::Weapon(raw.weapon(Weapon::default())), Family::Weapon)
        }
        (None, None) => return Err(NEEDS_KIND.into()),
    };
    let fire = if family == Family::Vehicle { Family::Vehicle } else { Family::Fire };
    match raw.stray(&[Family::Source, family, fire]) {
        Some(key) => Err(format!("a type of {} has no key `{key}`", word(family))),
        None => Ok(UserType { values, source: raw.source, doubt: raw.doubt }),
    }
}

const NEEDS_KIND: &str =
    "a type needs a class (vehicle) or a kind (Personnel such as squad, a weapon such as mg)";

const fn word(family: Family) -> &'static str {
    match family {
        Family::Vehicle => "a vehicle",
        Family::Personnel => "Personnel",
        Family::Weapon => "a weapon",
        Family::Unit | Family::OfType | Family::Source | Family::Fire => "a counter",
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    types: BTreeMap<String, RawCounter>,
}

impl Types {
    /// Reads a file of types: tables `[types."NAME"]` and nothing else.
    ///
    /// # Errors
    /// The first fault of the TOML, with its place.
    pub fn read(text: &str) -> Result<Types, HeadError> {
        let file: File = toml::from_str(text).map_err(|e| toml_fault(&e))?;
        let read = |(name, raw): (String, RawCounter)| match described(raw) {
            Ok(found) => Ok((name, found)),
            Err(message) => {
                let path = format!("types.{name}: ");
                Err(HeadError { span: place_of(text, &path), path, message })
            }
        };
        file.types.into_iter().map(read).collect::<Result<_, _>>().map(Types)
    }

    /// Adds types; a later one of the same name wins.
    pub fn extend(&mut self, later: Types) {
        self.0.extend(later.0);
    }

    /// All of them, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &UserType)> {
        self.0.iter().map(|(name, found)| (name.as_str(), found))
    }

    /// The head with the types written out that its units and weapons name, that it does not give itself, and that are among
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
        let Some(Named { named, given }) = named_types(head) else { return BTreeSet::new() };
        let known = self.0.keys().map(String::as_str);
        known.filter(|name| named.contains(*name) && !given.contains(*name)).collect()
    }
}

/// Stands above the types that were written into a head.
const WRITTEN: &str = "# Types from catalogue files";

/// One type as a TOML table.
fn table(name: &str, described: &UserType) -> String {
    let lines = match &described.values {
        Values::Vehicle(vehicle) => of_vehicle(vehicle),
        Values::Infantry(infantry) => of_infantry(infantry),
        Values::Weapon(weapon) => of_weapon(weapon),
    };
    let origin =
        [("source", described.source.as_deref().map(text)), ("doubt", described.doubt.as_deref().map(text))];
    let said =
        lines.into_iter().chain(origin).filter_map(|(key, value)| Some(format!("{key} = {}\n", value?)));
    format!("[types.{}]\n{}", text(name), said.collect::<String>())
}

/// A key with its value, if it has one.
type Line = (&'static str, Option<String>);

fn quoted(word: &str) -> String {
    format!("\"{word}\"")
}

fn shown<T: ToString>(value: Option<T>) -> Option<String> {
    value.map(|value| value.to_string())
}

/// A mark that is there or not.
fn flag(on: bool) -> Option<String> {
    on.then(|| "true".into())
}

fn of_vehicle(v: &Vehicle) -> Vec<Line> {
    alloc::vec![
        ("class", Some(quoted(v.class.word()))),
        ("afv", flag(v.afv)),
        ("mp", v.mp.map(|mp| quoted(&mp.ascii()))),
        ("water-mp", v.water_mp.map(|mp| quoted(&mp.ascii()))),
        ("red-mp", shown(v.red)),
        ("reverse", shown(v.reverse)),
        ("maker", v.maker.map(|maker| quoted(maker.word()))),
        ("mount", v.mount.map(|mount| quoted(mount.word()))),
        ("gyro", flag(v.gyro)),
        ("armor", v.armor.map(|armor| armor.table())),
        ("ce", shown(v.ce)),
        ("axis", shown(v.axis)),
        ("radioless", flag(v.radioless)),
        ("open-topped", shown(v.open_topped)),
        ("armed", shown(v.armed)),
        ("carries", shown(v.carries)),
        ("crew-morale", shown(v.crew_morale)),
    ]
}

fn of_infantry(i: &Infantry) -> Vec<Line> {
    alloc::vec![
        ("kind", i.kind.map(|kind| quoted(kind.word()))),
        ("fp", shown(i.fp)),
        ("range", shown(i.range)),
        ("morale", shown(i.morale)),
        ("broken-morale", shown(i.broken_morale)),
        ("leadership", shown(i.leadership.map(|drm| drm.0))),
        ("assault", flag(i.assault)),
        ("spraying", flag(i.spraying)),
        ("quality", i.quality.map(|quality| quoted(quality.word()))),
        ("inexperienced", shown(i.inexperienced)),
        ("nation", i.nation.as_ref().map(|nation| text(nation.as_str()))),
        ("commissar", flag(i.commissar)),
    ]
}

fn of_weapon(w: &Weapon) -> Vec<Line> {
    alloc::vec![
        ("kind", w.kind.map(|kind| quoted(kind.word()))),
        ("fp", shown(w.fp)),
        ("range", shown(w.range)),
        ("rof", shown(w.rof)),
        ("b", shown(w.b)),
        ("x", shown(w.x)),
        ("pp", shown(w.pp)),
        ("squad-only", flag(w.squad_only)),
        ("circled", flag(w.circled)),
        ("mount", w.mount.map(|mount| quoted(mount.word()))),
        ("role", w.role.map(|role| quoted(role.word()))),
    ]
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
