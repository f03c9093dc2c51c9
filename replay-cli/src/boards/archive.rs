//! A board file of a player's own: an archive `bdNN`. A folder `bdNN` with the same entries is read by `disk`.
//!
//! Input: bytes from a stranger. Every limit is enforced while inflating, not after.

use super::metadata::Metadata;
use crate::import::vassal::zip_directory;
use sha2::{Digest, Sha256};
use std::io::{self, Cursor, Read};
use thiserror::Error;
use zip::ZipArchive;

/// Largest board file.
pub const MAX_FILE: u64 = 256 << 20;
/// Most entries of an archive.
pub const MAX_ENTRIES: usize = 4096;
/// Largest entry that is read, still packed as the board packs it.
pub const MAX_ENTRY: u64 = 32 << 20;

pub(super) const PIXELS: &str = "LOSData";
pub(super) const WORDS: &str = "BoardMetadata.xml";

/// The entries of a board file that matter.
pub struct BoardFile {
    /// SHA-256 of the archive; of a folder, of its two entries one after the other.
    pub sha256: [u8; 32],
    /// The packed pixels.
    pub pixels: Vec<u8>,
    /// What it says of itself; nothing when it says nothing.
    pub metadata: Metadata,
}

/// Why a file is no board.
#[derive(Debug, Error)]
pub enum ArchiveError {
    /// The disk refuses.
    #[error("cannot be read: {0}")]
    Disk(#[from] io::Error),
    /// Larger than [`MAX_FILE`].
    #[error("is larger than the {MAX_FILE} bytes a board may have")]
    TooLarge,
    /// No archive.
    #[error("is no board archive (truncated, or another format)")]
    NotZip,
    /// More than [`MAX_ENTRIES`].
    #[error("has more than {MAX_ENTRIES} entries")]
    TooManyEntries,
    /// A name stands twice.
    #[error("holds {0} twice: programs may read different boards from it")]
    Duplicate(&'static str),
    /// No pixels.
    #[error("has no {PIXELS}: a board without it shows nothing to this program; get its newer version")]
    NoPixels,
    /// An entry beyond [`MAX_ENTRY`].
    #[error("has a {0} of more than {MAX_ENTRY} bytes")]
    Inflates(&'static str),
    /// A damaged archive.
    #[error("is damaged: {0}")]
    Zip(#[from] zip::result::ZipError),
    /// Malformed words.
    #[error("has a malformed {WORDS}: {0}")]
    Metadata(#[from] super::metadata::MetadataError),
}

/// Reads the bytes of an archive.
///
/// # Errors
/// Anything that is not one board within the limits.
pub fn open_archive(file: &[u8]) -> Result<BoardFile, ArchiveError> {
    let directory = zip_directory::names(file, MAX_ENTRIES).ok_or(ArchiveError::NotZip)?;
    if directory.more {
        return Err(ArchiveError::TooManyEntries);
    }
    for name in [PIXELS, WORDS] {
        if directory.names.iter().filter(|found| found.as_slice() == name.as_bytes()).count() > 1 {
            return Err(ArchiveError::Duplicate(name));
        }
    }
    let mut archive = ZipArchive::new(Cursor::new(file))?;
    let pixels = entry(&mut archive, PIXELS)?.ok_or(ArchiveError::NoPixels)?;
    let words = entry(&mut archive, WORDS)?;
    board(Sha256::digest(file).into(), pixels, words.as_deref())
}

/// Whether these bytes are an archive with the pixels of a board.
#[must_use]
pub fn holds_board(file: &[u8]) -> bool {
    let names = zip_directory::names(file, MAX_ENTRIES).map(|directory| directory.names);
    names.is_some_and(|names| names.iter().any(|name| name.as_slice() == PIXELS.as_bytes()))
}

pub(super) fn board(
    sha256: [u8; 32],
    pixels: Vec<u8>,
    words: Option<&[u8]>,
) -> Result<BoardFile, ArchiveError> {
    let metadata = words.map(Metadata::parse).transpose()?.unwrap_or_default();
    Ok(BoardFile { sha256, pixels, metadata })
}

/// The bytes of an entry, never more than [`MAX_ENTRY`] of them in memory.
fn entry(
    archive: &mut ZipArchive<Cursor<&[u8]>>,
    name: &'static str,
) -> Result<Option<Vec<u8>>, ArchiveError> {
    let Some(index) = archive.index_for_name(name) else { return Ok(None) };
    let mut bytes = Vec::new();
    archive.by_index(index)?.take(MAX_ENTRY + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_ENTRY { Err(ArchiveError::Inflates(name)) } else { Ok(Some(bytes)) }
}
