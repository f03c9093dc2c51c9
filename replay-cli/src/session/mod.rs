//! The glue: a GAME named on the command line becomes events, with what is known of its integrity. The one
//! place where bytes of the store meet the events of the core.

pub mod catalogue;
mod dispute;
mod error;
pub mod keys;
mod logfile;
mod notation;
mod parties;
mod place;
pub mod seat;
mod vasl;

pub use dispute::{Dispute, DisputeCopy, DisputeEvent, DisputeFinding, SCHEMA as DISPUTE_SCHEMA};
pub use error::LoadError;
pub use logfile::{Integrity, Layer, decode_log};
pub use notation::Expected;
pub use parties::{Parties, Signatures, id};
pub use place::Place;

use crate::import::vassal;
use asl_core::event::What;
use asl_core::replay::Game;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The largest file that is read, in bytes.
pub const MAX_FILE_BYTES: u64 = 1 << 30;

/// What kind of file a game came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A hashed log, `.aslog`.
    Log,
    /// Text, `.asl`.
    Notation,
    /// A VASL log or save.
    Vasl,
}

impl Kind {
    /// In words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Log => "hashed log",
            Kind::Notation => "text notation",
            Kind::Vasl => "VASL log",
        }
    }
}

/// A game that was read.
pub struct Loaded {
    /// The files.
    pub paths: Vec<PathBuf>,
    /// Their kind.
    pub kind: Kind,
    /// The game.
    pub game: Game,
    /// What is known of the bytes of a hashed log.
    pub integrity: Option<Integrity>,
    /// What a notation file expects, and where its events stand.
    pub expected: Expected,
    /// What the import of VASL files noticed.
    pub imported: Vec<vassal::Imported>,
}

impl Loaded {
    /// The scenario head of record 0, in TOML.
    #[must_use]
    pub fn head(&self) -> Option<&str> {
        let What::GameStarted(started) = &self.game.events.first()?.what else { return None };
        Some(started.head.as_str())
    }

    /// The files as one name.
    #[must_use]
    pub fn name(&self) -> String {
        let names: Vec<String> = self.paths.iter().map(|path| path.display().to_string()).collect();
        names.join(" + ")
    }
}

/// Reads a game. Several files are one game only when they are VASL logs of one session.
///
/// # Errors
/// When a file cannot be read, or is no game; see [`LoadError`].
pub fn load(paths: &[PathBuf]) -> Result<Loaded, LoadError> {
    let files: Vec<(PathBuf, Vec<u8>)> = paths
        .iter()
        .map(|path| read_file(path).map(|bytes| (path.clone(), bytes)))
        .collect::<Result<_, _>>()?;
    match files.as_slice() {
        [] => Err(LoadError::NoFile),
        [(path, bytes)] => load_bytes(path, bytes),
        several => several_files(several),
    }
}

/// Reads a file within the limit.
///
/// # Errors
/// When it cannot be read or is too large.
pub fn read_file(path: &Path) -> Result<Vec<u8>, LoadError> {
    let fail = |source| LoadError::Io { path: path.to_owned(), source };
    let file = File::open(path).map_err(fail)?;
    let about = file.metadata().map_err(fail)?;
    if about.is_dir() {
        return Err(LoadError::Folder(path.to_owned()));
    }
    let too_large = |size| LoadError::TooLarge { path: path.to_owned(), size };
    if about.len() > MAX_FILE_BYTES {
        return Err(too_large(about.len()));
    }
    // A pipe tells no size, and a file may grow.
    let mut bytes = Vec::new();
    file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes).map_err(fail)?;
    let size = bytes.len() as u64;
    if size > MAX_FILE_BYTES { Err(too_large(size)) } else { Ok(bytes) }
}

/// Reads a text file within the limit.
///
/// # Errors
/// When it cannot be read, or is no text.
pub fn read_text(path: &Path) -> Result<String, LoadError> {
    String::from_utf8(read_file(path)?)
        .map_err(|e| LoadError::NotText { path: path.to_owned(), at: e.utf8_error().valid_up_to() })
}

/// Reads a text game with the user's own types of vehicles.
///
/// # Errors
/// As [`load`].
pub fn load_notation(place: &Place, path: &Path, bytes: &[u8]) -> Result<Loaded, LoadError> {
    notation::load_with(path, bytes, &catalogue::types(place)?)
}

/// Reads a game from the bytes of one file; the path tells its name and, where the bytes do not, its kind.
///
/// # Errors
/// As [`load`].
pub fn load_bytes(path: &Path, bytes: &[u8]) -> Result<Loaded, LoadError> {
    match kind_of(path, bytes) {
        Some(Kind::Log) => logfile::load(path, bytes),
        Some(Kind::Notation) => notation::load(path, bytes),
        Some(Kind::Vasl) => vasl::load(&[(path.to_owned(), bytes)]),
        None => Err(LoadError::Unknown { path: path.to_owned(), empty: bytes.is_empty() }),
    }
}

fn several_files(files: &[(PathBuf, Vec<u8>)]) -> Result<Loaded, LoadError> {
    if let Some((path, _)) = files.iter().find(|(path, bytes)| kind_of(path, bytes) != Some(Kind::Vasl)) {
        return Err(LoadError::Several(path.clone()));
    }
    let files: Vec<(PathBuf, &[u8])> =
        files.iter().map(|(path, bytes)| (path.clone(), bytes.as_slice())).collect();
    vasl::load(&files)
}

/// By content first; the name decides only for a file that its content does not.
#[must_use]
pub fn kind_of(path: &Path, bytes: &[u8]) -> Option<Kind> {
    let extension = path.extension().and_then(|e| e.to_str()).map(str::to_ascii_lowercase);
    if asl_store::verify::contains_magic(bytes) || extension.as_deref() == Some("aslog") {
        return Some(Kind::Log);
    }
    if bytes.starts_with(b"PK") || matches!(extension.as_deref(), Some("vlog" | "vsav")) {
        return Some(Kind::Vasl);
    }
    let text = std::str::from_utf8(bytes).is_ok_and(|t| !t.contains('\0') && !t.trim().is_empty());
    (text || extension.as_deref() == Some("asl")).then_some(Kind::Notation)
}
