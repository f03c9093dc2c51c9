//! A modest catalogue of vehicles, Guns, Personnel and Support Weapons: facts of counters, so that a scenario may say
//! `type = "BT-7 M37"`, `type = "7.5cm PaK 40"`, `type = "german 4-6-7"` or `type = "german lmg"` alone. Knows no scenario
//! and no file. Vehicles and Guns stand in `vehicles.txt` and `guns.txt`, a row a type; what each column holds, and how
//! the types were chosen, stands at their head.
//!
//! Pinned by the version of the book: record 0 names it, and a log takes every type as the catalogue had it in that
//! version. So rows are never changed, only followed by a row of the same name with a later `since`.

mod cells;
mod crew_survival;
mod entry;
mod gun;
mod infantry;
mod nicknames;
mod personnel;
mod row;
mod weapons;

use crate::counter::Weapon;
use crate::vocab::{InfantryKind, Meaning, Nation, WeaponName};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use once_cell::race::OnceBox;
use row::Row;

pub use crew_survival::has_red_crew_survival;
pub use entry::Entry;
pub use gun::GunType;
pub use nicknames::{nicknamed, nicknames};
pub use personnel::Personnel;
pub use weapons::SupportWeapon;

/// Where the figures of vehicles come from.
pub const SOURCE: &str = "counter and Chapter H listing values as collected by vasl-developers/SVGFiles, compared \
                          with the vehicle listings of pacman-ghost/vasl-templates";

/// Where the figures of Guns come from.
pub const GUN_SOURCE: &str = "counter and Chapter H listing values as collected by vasl-developers/SVGFiles";

/// Where the figures of Personnel and Support Weapons come from.
pub const INFANTRY_SOURCE: &str = "counter values as collected by vasl-developers/SVGFiles; Assault and Spraying Fire \
                                   and the MG compared with the counters of VASL 6.7 as read by kehannan/ruleschat";

static VEHICLES: OnceBox<Vec<Entry>> = OnceBox::new();
static GUNS: OnceBox<Vec<GunType>> = OnceBox::new();

const VEHICLES_TEXT: &str = include_str!("vehicles.txt");
const GUNS_TEXT: &str = include_str!("guns.txt");

/// Rows of the tables that cannot be read, by file and line: none, and a test says so.
pub fn faults() -> impl Iterator<Item = String> {
    let vehicles =
        cells::faults(VEHICLES_TEXT, Entry::read).map(|fault| String::from("vehicles.txt, ") + &fault);
    let guns = cells::faults(GUNS_TEXT, GunType::read).map(|fault| String::from("guns.txt, ") + &fault);
    vehicles.chain(guns)
}

/// The row of a name as it stood in a version of the book.
fn newest<R: Row>(rows: impl Iterator<Item = &'static R>, name: &str, book: u16) -> Option<&'static R> {
    rows.filter(|row| row.name() == name && row.since() <= book).max_by_key(|row| row.since())
}

/// Every row of a vehicle of every version.
pub fn rows() -> impl Iterator<Item = &'static Entry> {
    cells::rows(&VEHICLES, VEHICLES_TEXT, Entry::read).iter()
}

/// The rows of vehicles that a version of the book takes, one for each type.
pub fn of_book(book: u16) -> impl Iterator<Item = &'static Entry> {
    rows().filter(move |row| entry(row.name, book) == Some(row))
}

/// A type of vehicle as it stood in a version of the book.
///
/// ```
/// let tiger = asl_core::catalogue::entry("PzKpfw VIE", 1).unwrap();
/// assert!(tiger.red);
/// assert!(asl_core::catalogue::entry("PzKpfw VIE", 0).is_none());
/// ```
#[must_use]
pub fn entry(name: &str, book: u16) -> Option<&'static Entry> {
    newest(rows(), name, book)
}

/// The weapons of a type of vehicle as they stood in a version of the book; none when it is no type.
#[must_use]
pub fn armament(name: &str, book: u16) -> BTreeMap<WeaponName, Weapon> {
    entry(name, book).map(|row| row.weapons.clone()).unwrap_or_default()
}

/// Every row of a Gun of every version.
pub fn gun_rows() -> impl Iterator<Item = &'static GunType> {
    cells::rows(&GUNS, GUNS_TEXT, GunType::read).iter()
}

/// The rows of Guns that a version of the book takes, one for each type.
pub fn guns_of_book(book: u16) -> impl Iterator<Item = &'static GunType> {
    gun_rows().filter(move |row| gun(row.name, book) == Some(row))
}

/// A type of Gun as it stood in a version of the book.
///
/// ```
/// let pak = asl_core::catalogue::gun("7.5cm PaK 40", 1).unwrap().weapon();
/// let gun = pak.gun.unwrap();
/// assert_eq!((gun.calibre.unwrap().to_string(), pak.rof, gun.m), ("75L".into(), Some(2), Some(8)));
/// ```
#[must_use]
pub fn gun(name: &str, book: u16) -> Option<&'static GunType> {
    newest(gun_rows(), name, book)
}

/// Every row of Personnel of every version.
pub fn personnel_rows() -> impl Iterator<Item = &'static Personnel> {
    infantry::TABLES.into_iter().flatten()
}

/// The rows of Personnel that a version of the book takes, one for each type.
pub fn personnel_of_book(book: u16) -> impl Iterator<Item = &'static Personnel> {
    personnel_rows().filter(move |row| personnel(row.name, book) == Some(row))
}

/// A type of Personnel as it stood in a version of the book.
///
/// ```
/// let squad = asl_core::catalogue::personnel("german 4-6-7", 1).unwrap();
/// assert_eq!((squad.fp, squad.range, squad.morale), (Some(4), Some(6), 7));
/// assert!(squad.spraying && !squad.assault);
/// ```
#[must_use]
pub fn personnel(name: &str, book: u16) -> Option<&'static Personnel> {
    newest(personnel_rows(), name, book)
}

/// Do some Personnel of the catalogue print these factors: `4-4-7`, `8-1`?
#[must_use]
pub fn is_printed(factors: &str) -> bool {
    personnel_rows().any(|row| row.name.rsplit(' ').next() == Some(factors))
}

/// The HS that is left of a squad (A7.302), where the catalogue has it.
///
/// ```
/// let squad = asl_core::catalogue::personnel("german 4-6-7", 1).unwrap();
/// assert_eq!(asl_core::catalogue::half_of(squad).unwrap().name, "german 2-4-7");
/// ```
#[must_use]
pub fn half_of(squad: &Personnel) -> Option<&'static Personnel> {
    let pairs = infantry::TABLES.into_iter().flat_map(|table| table.windows(2));
    let mut own =
        pairs.filter(|pair| matches!(pair, [whole, half] if whole == squad && half.kind == InfantryKind::Hs));
    own.next()?.last().filter(|_| squad.kind == InfantryKind::Squad)
}

/// Every row of a Support Weapon of every version.
pub fn weapon_rows() -> impl Iterator<Item = &'static SupportWeapon> {
    weapons::TABLE.iter()
}

/// The rows of Support Weapons that a version of the book takes, one for each type.
pub fn weapons_of_book(book: u16) -> impl Iterator<Item = &'static SupportWeapon> {
    weapon_rows().filter(move |row| weapon(row.name, book) == Some(row))
}

/// A type of Support Weapon as it stood in a version of the book.
///
/// ```
/// let lmg = asl_core::catalogue::weapon("german lmg", 1).unwrap();
/// assert_eq!((lmg.fp, lmg.range, lmg.rof), (Some(3), Some(8), Some(1)));
/// // All sides share these counters, whose nation may be named all the same.
/// assert_eq!(asl_core::catalogue::weapon("german dc", 1), asl_core::catalogue::weapon("dc", 1));
/// ```
#[must_use]
pub fn weapon(name: &str, book: u16) -> Option<&'static SupportWeapon> {
    let shared = || {
        let (_, bare) = name.split_once(' ').filter(|(nation, _)| Nation::read(nation).is_some())?;
        newest(weapon_rows(), bare, book).filter(|row| row.nation == Nation::Common)
    };
    newest(weapon_rows(), name, book).or_else(shared)
}
