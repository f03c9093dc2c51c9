//! What the name of a type gives a unit or a weapon: the values of the head's own types, else those of the catalogue
//! as it stood in the book's version. A name that is neither is a fault with the nearest ones, or words.

use super::head::Resolver;
use super::raw::{CounterKind, Family, RawCounter};
use super::types::{UserType, Values};
use crate::catalogue::{self};
use crate::counter::Vehicle;
use crate::counter::{Infantry, Weapon};
use crate::vocab::nearest_few;
use crate::vocab::{BOOK_VERSION, Nation, WeaponName, WeaponWord};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What a unit may say of itself.
const OF_UNIT: [Family; 8] = [
    Family::Unit,
    Family::OfType,
    Family::Armament,
    Family::Nation,
    Family::Vehicle,
    Family::Target,
    Family::Fire,
    Family::Personnel,
];

const NEEDS_CLASS: &str =
    "vehicle values need a class (tracked, halftrack, armored-car, truck, motorcycle, wagon) or a known type";

/// How many of the nearest names a fault tells.
const MAX_NAMES: usize = 3;

impl Resolver {
    /// The printed values of a unit: by its class, by its type, or blank ones of Personnel of its kind.
    pub(super) fn values(&mut self, path: &str, raw: &RawCounter) -> Option<Values> {
        if let Some(key) = raw.stray(&OF_UNIT) {
            return self.refuse(path, format!("a unit has no key `{key}`"));
        }
        if let Some(CounterKind::Weapon(kind)) = raw.kind {
            return self.refuse(path, format!("a {} is a weapon, no unit", kind.word()));
        }
        match (raw.class, &raw.of_type) {
            (Some(class), _) => Some(Values::Vehicle(Vehicle::unknown(class))),
            (None, Some(name)) => self.of_type(path, name, raw),
            (None, None) if raw.kind.is_some() => Some(Values::Infantry(Infantry::default())),
            (None, None) if raw.speaks_of(Family::Vehicle) => self.refuse(path, NEEDS_CLASS.into()),
            (None, None) => None,
        }
    }

    /// The printed values of a weapon, with what stands beside its type.
    pub(super) fn weapon(&mut self, path: &str, raw: &RawCounter) -> Option<Weapon> {
        if let Some(key) = raw.stray(&[Family::OfType, Family::Fire, Family::Weapon, Family::Target]) {
            return self.refuse(path, format!("a weapon has no key `{key}`"));
        }
        if let Some(CounterKind::Personnel(kind)) = raw.kind {
            return self.refuse(path, format!("a {} is Personnel, no weapon", kind.word()));
        }
        let printed = match &raw.of_type {
            Some(name) => self.of_weapon_type(path, name)?,
            None => Weapon::default(),
        };
        Some(raw.weapon(printed))
    }

    /// The head's types before the catalogue's; factors such as `9-1 Sgt. Orlov` before a misspelt name.
    fn of_type(&mut self, path: &str, name: &str, raw: &RawCounter) -> Option<Values> {
        match self.types.get(name).map(|described| described.values.clone()) {
            Some(Values::Weapon(weapon)) if !weapon.is_gun() => {
                return self.refuse(path, format!("{name:?} is a weapon, no unit"));
            }
            Some(values) => return Some(values),
            None => {}
        }
        if let Some(row) = catalogue::personnel(name, self.book) {
            return self.pinned(path, name, Values::Infantry(row.infantry()));
        }
        if let Some(row) = catalogue::gun(name, self.book) {
            return self.pinned(path, name, Values::Weapon(row.weapon()));
        }
        if let Some(infantry) = Infantry::of_type(name) {
            return Some(Values::Infantry(infantry));
        }
        if raw.kind.is_some() && !is_factored(name) {
            return Some(Values::Infantry(Infantry::default()));
        }
        if let Some(row) = catalogue::entry(name, self.book) {
            return self.pinned(path, name, Values::Vehicle(row.vehicle()));
        }
        self.unknown(path, name, raw)
    }

    /// The weapons that the name of a type gives a unit; of a Gun, itself.
    pub(super) fn armament(&self, name: &str) -> BTreeMap<WeaponName, Weapon> {
        let gun = |weapon: Weapon| BTreeMap::from([(WeaponWord::Gun.into(), weapon)]);
        match self.types.get(name) {
            Some(UserType { values: Values::Weapon(weapon), .. }) => gun(weapon.clone()),
            Some(described) => described.weapons.clone(),
            None => match catalogue::gun(name, self.book) {
                Some(row) => gun(row.weapon()),
                None => catalogue::armament(name, self.book),
            },
        }
    }

    /// A type that is no misspelt one is words for the reader when nothing beside it speaks of a vehicle.
    fn unknown(&mut self, path: &str, name: &str, raw: &RawCounter) -> Option<Values> {
        let near = self.nearest_units(name);
        let vehicular = raw.speaks_of(Family::Vehicle);
        if is_factored(name) {
            let factors = name.split_whitespace().last().unwrap_or(name);
            let why = "a unit that it lacks says its factors alone";
            return self.refuse(path, format!("{}; {why}, {factors:?}", no_type(name, &near)));
        }
        match (near.is_empty(), vehicular) {
            (true, false) => None,
            (true, true) => self.refuse(path, format!("{}: {NEEDS_CLASS}", no_type(name, &called(name)))),
            (false, _) => {
                let why = format!("a vehicle of another type needs a class or a table [types.{name:?}]");
                self.refuse(path, format!("{} ({why})", no_type(name, &near)))
            }
        }
    }

    fn of_weapon_type(&mut self, path: &str, name: &str) -> Option<Weapon> {
        match self.types.get(name).map(|described| described.values.clone()) {
            Some(Values::Weapon(weapon)) => return Some(weapon),
            Some(_) => return self.refuse(path, format!("{name:?} is no weapon")),
            None => {}
        }
        if let Some(row) = catalogue::weapon(name, self.book) {
            return self.pinned(path, name, row.weapon());
        }
        if let Some(row) = catalogue::gun(name, self.book) {
            return self.pinned(path, name, row.weapon());
        }
        let own = self.types.iter().filter(|(_, described)| matches!(described.values, Values::Weapon(_)));
        let own = own.map(|(name, _)| name.as_str());
        let guns = catalogue::guns_of_book(self.book).map(|row| row.name);
        let near = nearest_few(
            name,
            own.chain(catalogue::weapons_of_book(self.book).map(|row| row.name)).chain(guns),
        );
        let why = format!("another weapon says its values, or has a table [types.{name:?}]");
        self.refuse(path, format!("{} ({why})", no_type(name, &near)))
    }

    /// A later program may have corrected its catalogue: then only that one can tell what the log was played by.
    fn pinned<T>(&mut self, path: &str, name: &str, values: T) -> Option<T> {
        if self.book <= BOOK_VERSION {
            return Some(values);
        }
        let book = self.book;
        self.refuse(
            path,
            format!("the values of {name:?} are those of version {book} of the book, and this program has version {BOOK_VERSION}: use a newer asl-replay"),
        )
    }

    /// Strength factors such as `4-6-7` are no misspelt vehicle.
    fn nearest_units(&self, name: &str) -> Vec<String> {
        if !name.chars().any(char::is_alphabetic) {
            return Vec::new();
        }
        let own = self.types.iter().filter(|(_, described)| !matches!(described.values, Values::Weapon(_)));
        let own = own.map(|(name, _)| name.as_str());
        let vehicles = catalogue::of_book(self.book).map(|row| row.name);
        let personnel = catalogue::personnel_of_book(self.book).map(|row| row.name);
        nearest_few(name, own.chain(vehicles).chain(personnel))
    }
}

/// A name as the catalogue gives it to Personnel: a nation and more, or words that end in factors.
fn is_factored(name: &str) -> bool {
    let mut words = name.split_whitespace();
    let first = words.next().unwrap_or_default();
    let last = words.next_back();
    let nation = Nation::ALL.iter().any(|nation| nation.name() == first);
    last.is_some_and(|last| nation || Infantry::of_type(last).is_some())
}

/// What players call so.
fn called(name: &str) -> Vec<String> {
    catalogue::nicknamed(name).iter().map(|name| (*name).into()).collect()
}

/// The fault of an unknown type.
fn no_type(name: &str, near: &[String]) -> String {
    let quoted: Vec<String> = near.iter().take(MAX_NAMES).map(|name| format!("{name:?}")).collect();
    match quoted.as_slice() {
        [] => format!("{name:?} is no type of the catalogue"),
        [one] => format!("{name:?} is no type of the catalogue; the nearest is {one}"),
        all => format!("{name:?} is no type of the catalogue; the nearest are {}", all.join(", ")),
    }
}
