//! A player's VASL module with its extensions: which file a picture's name means, how counters lie in a stack, its palette.
//!
//! Input: archives. Output: [`Art`], bytes as they lie in the archive, each looked at once. It does not know the game.

use super::archive::Archive;
use super::format::{self, Shape};
use super::metrics::Metrics;
use super::palette::Palette;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What describes a module, of which it has one.
pub const BUILD_FILES: [&str; 2] = ["buildFile.xml", "buildFile"];
/// Largest picture of a counter, unpacked.
const MAX_PICTURE: u64 = 1 << 20;
/// Largest description of a module.
const MAX_BUILD_FILE: u64 = 64 << 20;
/// Most bytes of pictures that one game takes out of a module.
const MAX_ALL: usize = 64 << 20;

/// So many faults are kept.
const MOST_FAULTS: usize = 64;

/// A picture of a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Art {
    /// Its name in the module's `images`.
    pub name: String,
    /// Its format and size.
    pub shape: Shape,
    /// It.
    pub bytes: Vec<u8>,
    /// It was found under another ending or case than the game names.
    pub is_guess: bool,
}

/// A module and its extensions.
#[derive(Debug)]
pub struct Module {
    archives: Vec<Archive>,
    /// How counters lie in a stack.
    pub metrics: Metrics,
    /// What cannot be read of it, as far as it was asked for before.
    faults: RefCell<Vec<String>>,
    found: RefCell<Found>,
}

#[derive(Debug, Default)]
struct Found {
    by_name: BTreeMap<String, Option<Arc<Art>>>,
    bytes: usize,
}

impl Module {
    /// The module of its archive, and of those of its extensions behind it.
    #[must_use]
    pub fn of(archives: Vec<Archive>) -> Module {
        Module::with(archives, Vec::new())
    }

    /// The same, with why other extensions are not among them.
    #[must_use]
    pub fn with(archives: Vec<Archive>, faults: Vec<String>) -> Module {
        let mut faults = faults;
        let metrics = match archives.first().and_then(build_file).map(|words| Metrics::read(&words)) {
            Some((metrics, fault)) => {
                faults.extend(fault);
                metrics
            }
            None => Metrics::default(),
        };
        Module { archives, metrics, faults: RefCell::new(faults), found: RefCell::default() }
    }

    /// What was asked of it and cannot be read, with why.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        let entries = self.archives.iter().flat_map(Archive::faults);
        let own = self.faults.borrow().clone();
        own.into_iter().chain(entries.map(|why| format!("the module: {why}"))).collect()
    }

    /// Its palette, with those of its extensions.
    #[must_use]
    pub fn palette(&self) -> Palette {
        let texts: Vec<String> = self.archives.iter().filter_map(build_file).collect();
        let (palette, faults) = Palette::read(texts.iter().map(String::as_str));
        faults.into_iter().for_each(|why| self.fault(format!("the module: {why}")));
        palette
    }

    /// The picture of a name, as it stands in a counter's definition; none for an empty name.
    #[must_use]
    pub fn picture(&self, name: &str) -> Option<Arc<Art>> {
        let name = name.trim();
        if name.is_empty() || name.starts_with('/') {
            return None;
        }
        if let Some(known) = self.found.borrow().by_name.get(name) {
            return known.clone();
        }
        let art = self.find(name).map(Arc::new);
        let mut found = self.found.borrow_mut();
        let art = art.filter(|art| found.bytes + art.bytes.len() <= MAX_ALL);
        found.bytes += art.as_ref().map_or(0, |art| art.bytes.len());
        found.by_name.insert(name.to_owned(), art.clone());
        art
    }

    /// The bytes of a file among the boards' shared data.
    #[must_use]
    pub fn board_data(&self, name: &str, most: u64) -> Option<Vec<u8>> {
        let name = format!("boardData/{name}");
        self.archives.iter().find_map(|archive| archive.bytes(&name, most))
    }

    /// Exact, then with `.gif` behind it, as VASL looks; then under another ending or in another case, for a module that
    /// is older or newer than the game.
    fn find(&self, name: &str) -> Option<Art> {
        let stem = match name.rsplit_once('.') {
            Some((stem, ending)) if !ending.contains('/') => stem,
            _ => name,
        };
        let gif = format!("{name}.gif");
        let exact = [name, gif.as_str()];
        let found = exact.iter().find_map(|name| self.open(name, Archive::exact));
        if found.is_some() {
            return found;
        }
        let other = [
            format!("{name}.png"),
            format!("{name}.svg"),
            format!("{stem}.png"),
            format!("{stem}.gif"),
            format!("{stem}.svg"),
            name.to_owned(),
            gif,
        ];
        let guess = other.iter().find_map(|name| self.open(name, Archive::folded));
        guess.map(|art| Art { is_guess: true, ..art })
    }

    fn open(&self, name: &str, how: for<'a> fn(&'a Archive, &str) -> Option<&'a str>) -> Option<Art> {
        let entry = format!("images/{name}");
        let (archive, entry) =
            self.archives.iter().find_map(|archive| how(archive, &entry).map(|entry| (archive, entry)))?;
        let bytes = archive.bytes(entry, MAX_PICTURE)?;
        let name = entry.get("images/".len()..)?.to_owned();
        match format::look(&bytes, format::MOST_OF_COUNTER) {
            Ok(shape) => Some(Art { name, shape, bytes, is_guess: false }),
            Err(why) => {
                self.fault(format!("the module: its picture {name} {why}"));
                None
            }
        }
    }

    /// Keeps a fault.
    pub(super) fn fault(&self, why: String) {
        let mut faults = self.faults.borrow_mut();
        if faults.len() < MOST_FAULTS && !faults.contains(&why) {
            faults.push(why);
        }
    }
}

/// The text that describes a module or an extension.
fn build_file(archive: &Archive) -> Option<String> {
    let name = BUILD_FILES.into_iter().find(|name| archive.exact(name).is_some())?;
    archive.words(name, MAX_BUILD_FILE)
}
