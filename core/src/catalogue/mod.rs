//! A modest catalogue of vehicles, Personnel and Support Weapons: facts of counters, so that a scenario may say
//! `type = "BT-7 M37"`, `type = "german 4-6-7"` or `type = "german lmg"` alone. Holds what the rules of D2 and A7
//! read and nothing more; knows no scenario and no file.
//!
//! Pinned by the version of the book: record 0 names it, and a log takes every type as the catalogue had it in that
//! version. So rows are never changed, only followed by a row of the same name with a later `since`.

mod american;
mod armament;
mod british;
mod entry;
mod german;
mod infantry;
mod nicknames;
mod others;
mod personnel;
mod russian;
mod weapons;

use crate::vocab::Nation;
pub use armament::armament;
pub use entry::Entry;
pub use nicknames::{nicknamed, nicknames};
pub use personnel::Personnel;
pub use weapons::SupportWeapon;

/// Where the figures of vehicles come from.
pub const SOURCE: &str = "counter and Chapter H listing values as collected by vasl-developers/SVGFiles, compared \
                          with the vehicle listings of pacman-ghost/vasl-templates";

/// Where the figures of Personnel and Support Weapons come from.
pub const INFANTRY_SOURCE: &str = "counter values as collected by vasl-developers/SVGFiles; Assault and Spraying Fire \
                                   and the MG compared with the counters of VASL 6.7 as read by kehannan/ruleschat";

/// The second source does not have the row.
const ONE_SOURCE: &str = "in one source only: compare with the counter";
/// A radio symbol with a note.
const RADIO_BY_NOTE: &str =
    "radioless by a vehicle note that may depend on the date or the individual vehicle";
/// A listing's exception to the multiplier of the class.
const LISTED: &str = "the REV multiplier is read from a listing comment, not from the counter";

const TABLES: [&[Entry]; 5] =
    [german::ENTRIES, russian::ENTRIES, american::ENTRIES, british::ENTRIES, others::ENTRIES];

/// What every row has.
trait Row: Sized + 'static {
    /// Its name.
    fn name(&self) -> &'static str;
    /// The version of the book that brought it.
    fn since(&self) -> u16;
}

/// The row of a name as it stood in a version of the book.
fn newest<R: Row>(rows: impl Iterator<Item = &'static R>, name: &str, book: u16) -> Option<&'static R> {
    rows.filter(|row| row.name() == name && row.since() <= book).max_by_key(|row| row.since())
}

/// Every row of a vehicle of every version.
pub fn rows() -> impl Iterator<Item = &'static Entry> {
    TABLES.into_iter().flatten()
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
/// ```
#[must_use]
pub fn weapon(name: &str, book: u16) -> Option<&'static SupportWeapon> {
    newest(weapon_rows(), name, book)
}
