//! A modest catalogue of vehicles: facts of counters, so that a scenario may say `type = "BT-7 M37"` alone. Holds
//! what the rules of D2 read and nothing more; knows no scenario and no file.
//!
//! Pinned by the version of the book: record 0 names it, and a log takes every type as the catalogue had it in that
//! version. So rows are never changed, only followed by a row of the same name with a later [`Entry::since`].

mod american;
mod armament;
mod british;
mod entry;
mod german;
mod nation;
mod others;
mod russian;

pub use armament::armament;
pub use entry::Entry;
pub use nation::Nation;

/// Where the figures come from.
pub const SOURCE: &str = "counter and Chapter H listing values as collected by vasl-developers/SVGFiles, compared \
                          with the vehicle listings of pacman-ghost/vasl-templates";

/// The second source does not have the row.
const ONE_SOURCE: &str = "in one source only: compare with the counter";
/// A radio symbol with a note.
const RADIO_BY_NOTE: &str =
    "radioless by a vehicle note that may depend on the date or the individual vehicle";
/// A listing's exception to the multiplier of the class.
const LISTED: &str = "the REV multiplier is read from a listing comment, not from the counter";

const TABLES: [&[Entry]; 5] =
    [german::ENTRIES, russian::ENTRIES, american::ENTRIES, british::ENTRIES, others::ENTRIES];

/// Every row of every version.
pub fn rows() -> impl Iterator<Item = &'static Entry> {
    TABLES.into_iter().flatten()
}

/// The rows that a version of the book takes, one for each type.
pub fn of_book(book: u16) -> impl Iterator<Item = &'static Entry> {
    rows().filter(move |row| entry(row.name, book) == Some(row))
}

/// A type as it stood in a version of the book.
///
/// ```
/// let tiger = asl_core::catalogue::entry("PzKpfw VIE", 1).unwrap();
/// assert!(tiger.red);
/// assert!(asl_core::catalogue::entry("PzKpfw VIE", 0).is_none());
/// ```
#[must_use]
pub fn entry(name: &str, book: u16) -> Option<&'static Entry> {
    rows().filter(|row| row.name == name && row.since <= book).max_by_key(|row| row.since)
}
