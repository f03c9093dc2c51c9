//! Types that users add: tables `[types."My Tank"]` in a head, or in files of their own, of vehicles, Personnel and
//! weapons. Input: TOML text; touches no file itself. A type of the head wins over one of a file, and that over the
//! catalogue.

use super::head::{HeadError, Named, named_types, place_of, toml_fault};
use super::raw::{CounterKind, Family, RawCounter, RawWeapon};
use super::written::{For, lines, table};
use crate::counter::Vehicle;
use crate::counter::{Infantry, Weapon};
use crate::vocab::{Nation, WeaponName, Word};
use alloc::borrow::Cow;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde::Deserialize;

/// A type that a user described.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UserType {
    /// Its printed values.
    pub values: Values,
    /// Where they come from, in the user's words.
    pub source: Option<String>,
    /// What the user is not sure of.
    pub doubt: Option<String>,
    /// Weapons of a vehicle, by name.
    pub weapons: BTreeMap<WeaponName, Weapon>,
    /// Whose counter it is.
    pub nation: Option<Word<Nation>>,
    /// When it was in service, in the words of its source.
    pub dates: Option<String>,
    /// What VASL calls it: names of counters, and the names of their pictures.
    pub vasl: Vec<String>,
}

impl UserType {
    /// A type of these values, of which nothing else is said.
    #[must_use]
    pub const fn of(values: Values) -> UserType {
        UserType {
            values,
            source: None,
            doubt: None,
            weapons: BTreeMap::new(),
            nation: None,
            dates: None,
            vasl: Vec::new(),
        }
    }
}

impl UserType {
    /// What a table of it says, key by key, in the notation of a head.
    #[must_use]
    pub fn said(&self) -> Vec<(&'static str, String)> {
        lines(self, For::File).collect()
    }
}

/// Printed values of a counter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Values {
    /// The values of a vehicle.
    Vehicle(Vehicle),
    /// The values of Personnel.
    Infantry(Infantry),
    /// The values of a weapon.
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
pub(super) fn described(mut raw: RawCounter) -> Result<UserType, String> {
    let weapons = armament(raw.weapons.take().unwrap_or_default())?;
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
    if family != Family::Vehicle && !weapons.is_empty() {
        return Err(format!("a type of {} has no key `weapons`", word(family)));
    }
    let fire = if family == Family::Vehicle { Family::Vehicle } else { Family::Fire };
    let target = if family == Family::Personnel { Family::Personnel } else { Family::Target };
    match raw.stray(&[Family::Source, Family::Nation, family, fire, target]) {
        Some(key) => Err(format!("a type of {} has no key `{key}`", word(family))),
        None => Ok(UserType {
            values,
            weapons,
            source: raw.source,
            doubt: raw.doubt,
            nation: raw.nation,
            dates: raw.dates,
            vasl: raw.vasl.unwrap_or_default(),
        }),
    }
}

/// The weapons of a type of vehicle, each with its own values.
fn armament(raw: BTreeMap<String, RawWeapon>) -> Result<BTreeMap<WeaponName, Weapon>, String> {
    let read = raw.into_iter().map(|(name, RawWeapon(raw))| {
        let place = format!("weapons.{name}");
        if let Some(key) = raw.stray(&[Family::Fire, Family::Weapon, Family::Target]) {
            return Err(format!("{place}: a weapon of a type has no key `{key}`"));
        }
        let name = name.parse::<WeaponName>().map_err(|why| format!("{place}: {why}"))?;
        Ok((name, raw.weapon(Weapon::default())))
    });
    read.collect()
}

const NEEDS_KIND: &str =
    "a type needs a class (vehicle) or a kind (Personnel such as squad, a weapon such as mg)";

const fn word(family: Family) -> &'static str {
    match family {
        Family::Vehicle => "a vehicle",
        Family::Personnel => "Personnel",
        Family::Weapon => "a weapon",
        Family::Unit
        | Family::OfType
        | Family::Source
        | Family::Armament
        | Family::Nation
        | Family::Target
        | Family::Fire => "a counter",
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

    /// All of them as a file of types, which [`Types::read`] reads as they are.
    #[must_use]
    pub fn written(&self) -> String {
        let tables: Vec<String> = self.0.iter().map(|(name, own)| table(name, own, For::File)).collect();
        tables.join("\n")
    }

    /// A type by its name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&UserType> {
        self.0.get(name)
    }

    /// Adds a type; it replaces one of the same name.
    pub fn insert(&mut self, name: String, described: UserType) {
        self.0.insert(name, described);
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
            missing.iter().map(|name| table(name, &self.0[*name], For::Head)).collect::<Vec<_>>().join("\n");
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
