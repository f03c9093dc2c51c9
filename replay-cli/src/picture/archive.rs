//! A ZIP of pictures: a module, an extension, a board, overlays.
//!
//! Input: the bytes of an archive from a stranger. Entries are looked up by name and unpacked into memory, none is ever
//! written: a name that leads out of the archive leads nowhere. Every limit is enforced while it is unpacked.

use crate::import::vassal::zip_directory;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Read};
use std::sync::Arc;
use thiserror::Error;
use zip::ZipArchive;

/// Largest archive.
pub const MAX_FILE: u64 = 1 << 30;
/// Most entries; the module of VASL 6.5 has 7,800.
pub const MAX_ENTRIES: usize = 60_000;

/// An archive, opened; or a folder that holds what an archive would.
pub struct Archive {
    content: Content,
    names: BTreeMap<String, usize>,
    /// Names in small letters, for those that were written otherwise.
    folded: BTreeMap<String, String>,
    /// What was asked of it and could not be read.
    faults: RefCell<BTreeSet<String>>,
}

/// So many faults of an archive are kept.
const MOST_FAULTS: usize = 64;

enum Content {
    Zip(RefCell<ZipArchive<Cursor<Arc<[u8]>>>>),
    Folder(Vec<Vec<u8>>),
}

impl core::fmt::Debug for Archive {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Archive({} entries)", self.names.len())
    }
}

/// Why some bytes are no archive.
#[derive(Debug, Error)]
pub enum ArchiveError {
    /// Larger than [`MAX_FILE`].
    #[error("is larger than the {MAX_FILE} bytes it may have")]
    TooLarge,
    /// No archive.
    #[error("is no archive (truncated, or another format)")]
    NotZip,
    /// More than [`MAX_ENTRIES`].
    #[error("has more than {MAX_ENTRIES} entries")]
    TooManyEntries,
    /// A damaged archive.
    #[error("is damaged: {0}")]
    Zip(#[from] zip::result::ZipError),
}

impl Archive {
    /// Opens the bytes of one.
    ///
    /// # Errors
    /// Anything that is no archive within the limits.
    pub fn of(bytes: Arc<[u8]>) -> Result<Archive, ArchiveError> {
        if bytes.len() as u64 > MAX_FILE {
            return Err(ArchiveError::TooLarge);
        }
        let directory = zip_directory::names(&bytes, MAX_ENTRIES).ok_or(ArchiveError::NotZip)?;
        if directory.more {
            return Err(ArchiveError::TooManyEntries);
        }
        let zip = ZipArchive::new(Cursor::new(bytes))?;
        let (mut names, mut nameless) = (BTreeMap::new(), 0_usize);
        for at in 0..zip.len() {
            match zip.name_for_index(at) {
                Some(Ok(name)) => drop(names.insert(name.into_owned(), at)),
                Some(Err(_)) | None => nameless += 1,
            }
        }
        let archive = Archive::with(names, Content::Zip(RefCell::new(zip)));
        if nameless > 0 {
            archive.fault(format!("{nameless} of its entries have names that cannot be read"));
        }
        Ok(archive)
    }

    /// The files of a folder, by their names.
    #[must_use]
    pub fn held(files: impl IntoIterator<Item = (String, Vec<u8>)>) -> Archive {
        let (names, files): (Vec<String>, Vec<Vec<u8>>) = files.into_iter().unzip();
        Archive::with(names.into_iter().zip(0..).collect(), Content::Folder(files))
    }

    fn with(names: BTreeMap<String, usize>, content: Content) -> Archive {
        let folded = names.keys().map(|name| (name.to_lowercase(), name.clone())).collect();
        Archive { content, names, folded, faults: RefCell::default() }
    }

    fn fault(&self, why: String) {
        let mut faults = self.faults.borrow_mut();
        if faults.len() < MOST_FAULTS {
            faults.insert(why);
        }
    }

    /// What was asked of it so far and could not be read, with why: it is there, and damaged or too large.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        self.faults.borrow().iter().cloned().collect()
    }

    /// The entry of this name, as it is written there.
    #[must_use]
    pub fn exact(&self, name: &str) -> Option<&str> {
        self.names.get_key_value(name).map(|(name, _)| name.as_str())
    }

    /// The same, whatever the case of its letters.
    #[must_use]
    pub fn folded(&self, name: &str) -> Option<&str> {
        self.exact(name).or_else(|| self.folded.get(&name.to_lowercase()).map(String::as_str))
    }

    /// The bytes of an entry; none where there is none. One that is damaged, or has more than `most` of them, is a fault
    /// ([`Archive::faults`]).
    #[must_use]
    pub fn bytes(&self, name: &str, most: u64) -> Option<Vec<u8>> {
        let index = *self.names.get(name)?;
        let read = match &self.content {
            Content::Folder(files) => Ok(files.get(index)?.clone()),
            Content::Zip(zip) => unpacked(&mut zip.borrow_mut(), index, most),
        };
        match read {
            Ok(bytes) if bytes.len() as u64 <= most => return Some(bytes),
            Ok(_) => self.fault(format!("{name} has more than {most} bytes")),
            Err(why) => self.fault(format!("{name} is damaged: {why}")),
        }
        None
    }

    /// The words of an entry, as [`Archive::bytes`]; what is not UTF-8 is taken as Latin-1.
    #[must_use]
    pub fn words(&self, name: &str, most: u64) -> Option<String> {
        let bytes = self.bytes(name, most)?;
        Some(
            String::from_utf8(bytes)
                .unwrap_or_else(|no| no.as_bytes().iter().copied().map(char::from).collect()),
        )
    }
}

/// One byte more than `most` tells that there are more.
fn unpacked(
    zip: &mut ZipArchive<Cursor<Arc<[u8]>>>,
    index: usize,
    most: u64,
) -> Result<Vec<u8>, zip::result::ZipError> {
    let mut bytes = Vec::new();
    zip.by_index(index)?.take(most + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
