//! `types add`: a data set that players have becomes a file of types in the data folder's `catalogue`. What the program
//! ships, or another file of the user's tells, is never replaced silently: it is told, and taken only when asked for.

use super::files::{make_private, read_file};
use super::refusal::reasons;
use super::{Place, Refusal, catalogue};
use crate::import::listing::{self, Format, Listing};
use crate::words::shown;
use asl_core::catalogue as shipped;
use asl_core::scenario::{Types, UserType, Values};
use asl_core::vocab::{BOOK_VERSION, Word};
use asl_store::file::write_atomic;
use std::path::{Path, PathBuf};

/// What is wanted of [`adopt`].
#[derive(Clone, Copy, Debug)]
pub struct Adopting<'a> {
    /// The data set.
    pub file: &'a Path,
    /// Tell what would be done, and write nothing.
    pub dry_run: bool,
    /// Take those too that are known with other values.
    pub replace: bool,
}

/// What came of it.
#[derive(Debug)]
pub struct Adopted {
    /// What the file is, in words.
    pub format: &'static str,
    /// BLAKE3 of the file, in hex.
    pub blake3: String,
    /// The file of types, in the data folder.
    pub kept_in: PathBuf,
    /// It was written: something in it is new.
    pub written: bool,
    /// Each entry, in order.
    pub entries: Vec<Fate>,
}

/// One entry.
#[derive(Debug)]
pub struct Fate {
    /// Where it stands.
    pub place: String,
    /// Its name; empty when it has none.
    pub name: String,
    /// What came of it.
    pub came: Came,
    /// What is not sure of it.
    pub doubt: Option<String>,
}

/// What came of an entry.
#[derive(Debug)]
pub enum Came {
    /// It is a new type of the user's.
    New,
    /// It is known, and the file says nothing else of it.
    Same {
        /// Where it is known: `the program`, or a file.
        by: String,
    },
    /// It is known with other values, or with fewer.
    Different {
        /// Where it is known.
        by: String,
        /// Keys that differ: as known (if it is), as the file says it.
        keys: Vec<(&'static str, Option<String>, String)>,
        /// It was taken all the same.
        taken: bool,
    },
    /// It is no type.
    NotUnderstood(String),
}

/// What tells that a file of types was made here.
const MARK: &str = "# Taken in by `asl-replay types add`: ";

/// Who ships what no file of the user's tells.
const PROGRAM: &str = "the program";

/// Takes a data set in.
///
/// # Errors
/// When it cannot be read or is no data set, no entry of it was understood, a file of the user's own stands where its
/// types would be kept, or the data folder cannot be written.
pub fn adopt(place: &Place, wanted: &Adopting<'_>) -> Result<Adopted, Refusal> {
    let bytes = read_file(wanted.file)?;
    let name = shown(wanted.file);
    let listing =
        listing::read(&bytes).map_err(|why| Refusal::Wrong(format!("{name}: {}", reasons(&why))))?;
    if !listing.items.iter().any(|item| item.found.is_ok()) {
        return Err(Refusal::Wrong(not_one(&name, &listing)));
    }
    let blake3 = blake3::hash(&bytes).to_hex().to_string();
    let known = catalogue::own(place)?;
    let kept_in = place.folder()?.join("catalogue").join(kept_as(wanted.file, listing.format));
    let mut kept = own_file(&kept_in)?;
    let format = listing.format.name();
    let file = wanted.file.file_name().map(|name| shown(Path::new(name))).unwrap_or_default();
    let mut taking = Taking { known: &known, kept: &mut kept, changed: false, replace: wanted.replace };
    let source = |place: &str| format!("{file}, {place} (BLAKE3 {blake3})");
    let entries: Vec<Fate> = listing.items.into_iter().map(|item| taking.entry(item, &source)).collect();
    let written = taking.changed && !wanted.dry_run;
    if written {
        write(&kept_in, &format!("{MARK}{file}, {format}\n# BLAKE3 {blake3}\n\n{}", kept.written()))?;
    }
    Ok(Adopted { format, blake3, kept_in, written, entries })
}

fn not_one(name: &str, listing: &Listing) -> String {
    let first = listing.items.iter().find_map(|item| Some((&item.place, item.found.as_ref().err()?)));
    let why = first.map_or_else(|| "it has no entry".into(), |(place, why)| format!("{place}: {why}"));
    format!("{name}: no entry of these {} was understood ({why})", listing.format.name())
}

/// The name of the file of types: that of the data set, in letters that any system takes. vasl-templates has a
/// `german.json` of vehicles and one of ordnance.
fn kept_as(file: &Path, format: Format) -> String {
    let stem = file.file_stem().map(|stem| stem.to_string_lossy()).unwrap_or_default();
    let plain: String =
        stem.chars().map(|c| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' }).take(60).collect();
    let of = match format {
        Format::TemplatesVehicles => "-vehicles",
        Format::TemplatesOrdnance => "-ordnance",
        Format::SvgVehicles | Format::SvgOrdnance => "",
    };
    format!("{plain}{of}.toml")
}

/// What was taken in before; a file that somebody wrote by hand is not written over.
fn own_file(path: &Path) -> Result<Types, Refusal> {
    if !path.exists() {
        return Ok(Types::default());
    }
    let text = super::files::read_text(path)?;
    if !text.starts_with(MARK) {
        let name = shown(path);
        return Err(Refusal::Wrong(format!("{name} is a file of your own: give it another name first")));
    }
    Ok(catalogue::read(path)?)
}

/// Takes in one entry after the other.
struct Taking<'k> {
    known: &'k [(String, Types)],
    kept: &'k mut Types,
    changed: bool,
    replace: bool,
}

impl Taking<'_> {
    fn entry(&mut self, item: listing::Item, source: &dyn Fn(&str) -> String) -> Fate {
        let place = item.place;
        let described = match item.found {
            Ok(described) => UserType { source: Some(source(&place)), ..described },
            Err(why) => return Fate { place, name: item.name, came: Came::NotUnderstood(why), doubt: None },
        };
        let name = self.name_for(item.name, &described);
        let doubt = described.doubt.clone();
        let came = match self.known(&name) {
            None => Came::New,
            Some((by, known)) => {
                let keys = differences(&known, &described);
                if keys.is_empty() {
                    Came::Same { by }
                } else {
                    Came::Different { by, keys, taken: self.replace }
                }
            }
        };
        if matches!(came, Came::New | Came::Different { taken: true, .. }) {
            self.kept.insert(name.clone(), described);
            self.changed = true;
        }
        Fate { place, name, came, doubt }
    }

    /// Its name; behind its nation's where another nation has a type of that name.
    fn name_for(&self, name: String, told: &UserType) -> String {
        let known = self.known(&name).and_then(|(_, known)| known.nation);
        match (known, &told.nation) {
            (Some(known), Some(own)) if known != *own => format!("{} {name}", own.as_str()),
            _ => name,
        }
    }

    /// Who knows a type of this name: a file of the user's, the last of which counts, else the program.
    fn known(&self, name: &str) -> Option<(String, UserType)> {
        let mut own = self
            .known
            .iter()
            .rev()
            .filter_map(|(file, types)| Some((file.clone(), types.get(name)?.clone())));
        own.next().or_else(|| Some((PROGRAM.to_owned(), of_program(name)?)))
    }
}

/// A type that the program ships, as one of the user's.
fn of_program(name: &str) -> Option<UserType> {
    if let Some(row) = shipped::entry(name, BOOK_VERSION) {
        let described = UserType::of(Values::Vehicle(row.vehicle()));
        let dates = row.dates.map(str::to_owned);
        let nation = Some(Word::from(row.nation));
        return Some(UserType { weapons: row.weapons.clone(), nation, dates, ..described });
    }
    let of_weapon = |weapon, nation| UserType {
        nation: Some(Word::from(nation)),
        ..UserType::of(Values::Weapon(weapon))
    };
    if let Some(row) = shipped::gun(name, BOOK_VERSION) {
        return Some(UserType { dates: row.dates.map(str::to_owned), ..of_weapon(row.weapon(), row.nation) });
    }
    let weapon = shipped::weapon(name, BOOK_VERSION).map(|row| of_weapon(row.weapon(), row.nation));
    weapon
        .or_else(|| Some(UserType::of(Values::Infantry(shipped::personnel(name, BOOK_VERSION)?.infantry()))))
}

/// What the file says that is not known so; what it leaves out is no difference.
fn differences(known: &UserType, told: &UserType) -> Vec<(&'static str, Option<String>, String)> {
    let before = known.said();
    let value = |key: &str| before.iter().find(|(of, _)| *of == key).map(|(_, value)| value.clone());
    let told = told.said().into_iter().filter(|(key, _)| !matches!(*key, "source" | "doubt" | "vasl"));
    told.filter_map(|(key, now)| {
        let before = value(key);
        (before.as_ref() != Some(&now)).then_some((key, before, now))
    })
    .collect()
}

fn write(path: &Path, text: &str) -> Result<(), Refusal> {
    let folder = path.parent().unwrap_or(path);
    make_private(folder).map_err(|e| Refusal::Store(format!("{}: {e}", shown(folder))))?;
    write_atomic(path, text.as_bytes()).map_err(|e| Refusal::Store(format!("{}: {e}", shown(path))))
}
