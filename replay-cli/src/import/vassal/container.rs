//! The ZIP around a VASSAL game: `savedGame` and two small XML entries.
//!
//! Input: the bytes of a file from a stranger. Every limit below is enforced while inflating, not after. It does not
//! know what the game text means.

use std::io::{Cursor, Read};

use thiserror::Error;
use zip::ZipArchive;

use super::metadata::{Metadata, MetadataError};
use super::zip_directory;

/// Largest file looked at.
pub const MAX_FILE: usize = 128 << 20;
/// Most entries in the archive.
pub const MAX_ENTRIES: usize = 64;
/// Largest inflated `savedGame` (games seen are 0.2 to 2 MB of digits; the largest saves told of have 100 MB).
pub const MAX_GAME: u64 = 128 << 20;
/// Largest inflated XML entry.
pub const MAX_METADATA: u64 = 1 << 20;

const GAME: &str = "savedGame";

/// The entries of a save or log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Container {
    /// The obfuscated game.
    pub game: Vec<u8>,
    /// What `savedata` says of this save; absent in very old files.
    pub savedata: Option<Metadata>,
    /// What `moduledata` says of the module; absent in very old files.
    pub moduledata: Option<Metadata>,
}

/// Why the container could not be opened.
#[derive(Debug, Error)]
pub enum ContainerError {
    /// No bytes.
    #[error("the file is empty: ask for it once more")]
    Empty,
    /// Larger than [`MAX_FILE`].
    #[error("the file has {0} bytes, more than the {MAX_FILE} a VASSAL game may have")]
    TooLarge(usize),
    /// No ZIP directory at the end.
    #[error(
        "not a VASSAL game: no ZIP directory in the last bytes of {0} (a truncated file, or another format)"
    )]
    NotZip(usize),
    /// More than [`MAX_ENTRIES`].
    #[error("the archive has more than {MAX_ENTRIES} entries: not a VASSAL game")]
    TooManyEntries,
    /// A name stands twice in the directory.
    #[error("the archive holds {0} twice: programs may read different games from it, so it is refused")]
    Duplicate(String),
    /// Two directories, or one that readers see differently.
    #[error(
        "the ZIP directory at byte {0} is ambiguous: programs may read different games from it, so it is refused"
    )]
    Ambiguous(usize),
    /// No `savedGame`.
    #[error("the archive has no savedGame entry: not a VASSAL save or log")]
    NoGame,
    /// An entry inflates beyond its limit.
    #[error("{entry} inflates to more than {limit} bytes: not a VASSAL game")]
    Inflates {
        /// The entry.
        entry: &'static str,
        /// The limit in bytes.
        limit: u64,
    },
    /// The archive is damaged.
    #[error("the archive is damaged (truncated or altered): {0}")]
    Zip(#[from] zip::result::ZipError),
    /// An entry is damaged.
    #[error("{entry} is damaged (truncated or altered): {source}")]
    Damaged {
        /// The entry.
        entry: &'static str,
        /// What the inflater says.
        source: std::io::Error,
    },
    /// An XML entry is malformed.
    #[error("{entry} is malformed: {source}")]
    Metadata {
        /// The entry.
        entry: &'static str,
        /// What is wrong with it.
        source: MetadataError,
    },
}

/// Opens a save or log.
///
/// # Errors
/// Anything that is not one unambiguous VASSAL game within the limits.
pub fn open(file: &[u8]) -> Result<Container, ContainerError> {
    let directory = check_directory(file)?;
    let mut archive = ZipArchive::new(Cursor::new(file))?;
    let agrees = archive.len() == directory.names.len()
        && usize::try_from(archive.central_directory_start()).is_ok_and(|at| at == directory.start);
    if !agrees {
        return Err(ContainerError::Ambiguous(directory.start));
    }
    check_local(&mut archive, directory.start)?;
    let game = read(&mut archive, GAME, MAX_GAME)?.ok_or(ContainerError::NoGame)?;
    let savedata = read_metadata(&mut archive, "savedata")?;
    let moduledata = read_metadata(&mut archive, "moduledata")?;
    Ok(Container { game, savedata, moduledata })
}

fn check_directory(file: &[u8]) -> Result<zip_directory::Directory, ContainerError> {
    if file.is_empty() {
        return Err(ContainerError::Empty);
    }
    if file.len() > MAX_FILE {
        return Err(ContainerError::TooLarge(file.len()));
    }
    let directory = zip_directory::names(file, MAX_ENTRIES).ok_or(ContainerError::NotZip(file.len()))?;
    if directory.more {
        return Err(ContainerError::TooManyEntries);
    }
    let mut sorted = directory.names.clone();
    sorted.sort();
    match sorted.windows(2).find(|two| two[0] == two[1]) {
        Some(two) => Err(ContainerError::Duplicate(String::from_utf8_lossy(&two[0]).into_owned())),
        None => Ok(directory),
    }
}

/// Most bytes between two entries: a data descriptor. A hidden entry needs more.
const MAX_BETWEEN: u64 = 24;

/// Entries must follow each other from byte 0 to the directory: a reader that walks them would see the same ones.
fn check_local(archive: &mut Archive<'_>, directory: usize) -> Result<(), ContainerError> {
    let mut spans = Vec::new();
    for index in 0..archive.len() {
        let entry = archive.by_index_raw(index)?;
        let data = entry.data_start().unwrap_or(u64::MAX);
        spans.push((entry.header_start(), data.saturating_add(entry.compressed_size())));
    }
    spans.push((directory as u64, 0));
    spans.sort_unstable();
    let mut end = 0;
    for (at, (start, next)) in spans.into_iter().enumerate() {
        let slack = if at == 0 { 0 } else { MAX_BETWEEN };
        if start < end || start > end + slack {
            return Err(ContainerError::Ambiguous(directory));
        }
        end = next;
    }
    Ok(())
}

type Archive<'a> = ZipArchive<Cursor<&'a [u8]>>;

/// The bytes of an entry, never more than `limit` of them in memory.
fn read(
    archive: &mut Archive<'_>,
    entry: &'static str,
    limit: u64,
) -> Result<Option<Vec<u8>>, ContainerError> {
    let Some(index) = archive.index_for_name(entry) else { return Ok(None) };
    let mut bytes = Vec::new();
    let reader = archive.by_index(index)?;
    reader
        .take(limit + 1)
        .read_to_end(&mut bytes)
        .map_err(|source| ContainerError::Damaged { entry, source })?;
    if bytes.len() as u64 > limit {
        return Err(ContainerError::Inflates { entry, limit });
    }
    Ok(Some(bytes))
}

fn read_metadata(archive: &mut Archive<'_>, entry: &'static str) -> Result<Option<Metadata>, ContainerError> {
    let Some(bytes) = read(archive, entry, MAX_METADATA)? else { return Ok(None) };
    Metadata::parse(&bytes).map(Some).map_err(|source| ContainerError::Metadata { entry, source })
}
