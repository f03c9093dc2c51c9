//! Data sets of vehicles and Guns that players have, as types of our own: the JSON of vasl-templates and the CSV of VASL's
//! SVG counters. Input: the bytes of one file. What an entry does not say, and what could not be understood of it, is kept
//! as doubt; an entry that is no type at all is told with its place. Knows no folder and no catalogue.

mod cells;
mod gun_row;
mod json;
mod markup;
mod svg;
mod vehicle_row;
mod words;

use asl_core::scenario::UserType;
use std::collections::BTreeSet;

/// The largest file that is read, in bytes; the sources' largest has 50 kB.
pub const MAX_BYTES: usize = 4 << 20;

/// The most entries of one file.
pub const MAX_ENTRIES: usize = 5_000;

/// What a file is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// `data/vehicles/*.json` of vasl-templates.
    TemplatesVehicles,
    /// `data/ordnance/*.json` of vasl-templates.
    TemplatesOrdnance,
    /// `data/*_vehicles.csv` of the SVG counters.
    SvgVehicles,
    /// `data/*_ordnance.csv` of the SVG counters.
    SvgOrdnance,
}

impl Format {
    /// What it is, in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::TemplatesVehicles => "vehicles of vasl-templates (JSON)",
            Format::TemplatesOrdnance => "ordnance of vasl-templates (JSON)",
            Format::SvgVehicles => "vehicles of VASL's SVG counters (CSV)",
            Format::SvgOrdnance => "ordnance of VASL's SVG counters (CSV)",
        }
    }
}

/// What a file holds.
#[derive(Debug)]
pub struct Listing {
    /// What it is.
    pub format: Format,
    /// Its entries, in order.
    pub items: Vec<Item>,
}

/// One entry.
#[derive(Debug)]
pub struct Item {
    /// Where it stands: `line 12`, `entry 12`, counted from 1.
    pub place: String,
    /// Its name; empty when it has none.
    pub name: String,
    /// Its sort in the letters of the source: `MT`, `AT`.
    pub sort: String,
    /// What it describes, or why it is no type.
    pub found: Result<UserType, String>,
}

/// Why a file could not be read as a whole.
#[derive(Debug, thiserror::Error)]
pub enum ListingError {
    /// It is too large.
    #[error("it has {0} bytes: no data set of counters has more than {MAX_BYTES}")]
    TooLarge(usize),
    /// It has too many entries.
    #[error("it has more than {MAX_ENTRIES} entries: take in the files of one nation after the other")]
    TooMany,
    /// It is no text.
    #[error("it is no text: byte {0} is not UTF-8")]
    NotText(usize),
    /// It is no JSON.
    #[error("line {line}, column {column}: it is no JSON ({why})")]
    NotJson {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong there.
        why: String,
    },
    /// It is no CSV.
    #[error("it is no CSV: {0}")]
    NotCsv(String),
    /// It is something else.
    #[error(
        "it is no data set that is known: `types add` takes in vehicles/*.json and ordnance/*.json of vasl-templates, and \
         *_vehicles.csv and *_ordnance.csv of VASL's SVG counters; a file of types of your own (TOML) goes into the data \
         folder's `catalogue` as it is"
    )]
    Unknown,
}

/// Reads a data set.
///
/// # Errors
/// When it is too large, no text, or no data set that is known.
pub fn read(bytes: &[u8]) -> Result<Listing, ListingError> {
    if bytes.len() > MAX_BYTES {
        return Err(ListingError::TooLarge(bytes.len()));
    }
    let text = std::str::from_utf8(bytes).map_err(|e| ListingError::NotText(e.valid_up_to()))?;
    let text = text.trim_start_matches('\u{feff}');
    let mut listing = match text.trim_start().chars().next() {
        Some('[' | '{') if json::is_one(text) => json::read(text)?,
        _ => svg::read(text)?,
    };
    tell_apart(&mut listing.items);
    Ok(listing)
}

/// A later entry of a name gets its sort behind it, then a number, so that no type is lost.
fn tell_apart(items: &mut [Item]) {
    let mut taken: BTreeSet<String> = BTreeSet::new();
    for item in items.iter_mut().filter(|item| item.found.is_ok()) {
        let sorted = (!item.sort.is_empty()).then(|| format!("{} ({})", item.name, item.sort));
        let numbered = (2..).map(|n| format!("{} ({n})", item.name));
        let mut names = [item.name.clone()].into_iter().chain(sorted).chain(numbered);
        item.name = names.find(|name| taken.insert(name.clone())).unwrap_or_default();
    }
}

/// What is known of an entry while it is read: its type, and what could not be understood.
struct Draft {
    described: UserType,
    doubts: Vec<String>,
}

/// The most that is told of an entry's doubts, in characters.
const MAX_DOUBT: usize = 400;

impl Draft {
    const fn of(values: asl_core::scenario::Values) -> Draft {
        Draft { described: UserType::of(values), doubts: Vec::new() }
    }

    fn doubt(&mut self, says: impl Into<String>) {
        let says = says.into();
        if !self.doubts.contains(&says) {
            self.doubts.push(says);
        }
    }

    /// A cell that was not understood, as it stands.
    fn strange(&mut self, column: &str, raw: &str) {
        self.doubt(format!("{column} {:?} was not understood", markup::short(&markup::plain(raw), 40)));
    }

    fn finish(mut self) -> UserType {
        let all = self.doubts.join("; ");
        self.described.doubt = (!all.is_empty()).then(|| markup::short(&all, MAX_DOUBT));
        self.described
    }
}
