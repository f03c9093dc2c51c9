//! Files of the user: read within a limit, written at once or not at all, never over a log.

use super::read::{self, is_hashed};
use super::refusal::reasons;
use super::{LoadError, Loaded, ReadError, Refusal};
use crate::import::vassal::viewer::Viewer;
use asl_store::file::write_atomic;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The largest file that is read, in bytes.
pub(super) const MAX_FILE_BYTES: u64 = 1 << 30;

/// Reads a game; VASL files for the public.
///
/// # Errors
/// As [`load_for`].
pub fn load(paths: &[PathBuf]) -> Result<Loaded, LoadError> {
    load_for(paths, &Viewer::Public)
}

/// Reads a game; VASL files for a viewer. Several files are one game only when they are VASL logs of one session.
///
/// # Errors
/// When a file cannot be read, or is no game; see [`LoadError`].
pub fn load_for(paths: &[PathBuf], viewer: &Viewer) -> Result<Loaded, LoadError> {
    if paths.is_empty() {
        return Err(ReadError::NoFile.into());
    }
    let files = paths.iter().map(|path| Ok((path.clone(), read_file(path)?)));
    Ok(read::load_several(&files.collect::<Result<Vec<_>, LoadError>>()?, viewer)?)
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
    let text = String::from_utf8(read_file(path)?);
    Ok(text.map_err(|e| ReadError::NotText { path: path.to_owned(), at: e.utf8_error().valid_up_to() })?)
}

/// Writes a text file. One that exists is written over only by force, and a hashed log never.
///
/// # Errors
/// When the place cannot be written, or something else stands there.
pub fn write_text(path: &Path, text: &str, force: bool) -> Result<(), Refusal> {
    must_be_writable(path)?;
    if path.exists() {
        let old = read_file(path)?;
        if old == text.as_bytes() {
            return Ok(());
        }
        may_be_replaced(path, &old, force)?;
    }
    write(path, text.as_bytes())
}

fn may_be_replaced(path: &Path, old: &[u8], force: bool) -> Result<(), Refusal> {
    let name = path.display();
    if is_hashed(old) {
        return Err(Refusal::Wrong(format!("{name} holds a hashed log, which is never written over")));
    }
    if !force {
        return Err(Refusal::Wrong(format!(
            "{name} exists and holds something else: --force writes over it"
        )));
    }
    Ok(())
}

/// Says what is wrong with the place of an output before any work is lost on it.
///
/// # Errors
/// When it is a folder, or in a folder that is not there.
pub fn must_be_writable(path: &Path) -> Result<(), Refusal> {
    let name = path.display();
    if path.is_dir() {
        return Err(Refusal::Wrong(format!("{name} is a folder: name a file to write")));
    }
    match path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
        Some(folder) => {
            let folder = folder.display();
            Err(Refusal::Wrong(format!("{name} cannot be written: there is no folder {folder}")))
        }
        None => Ok(()),
    }
}

/// Writes a whole file at once, or not at all.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), Refusal> {
    write_atomic(path, bytes).map_err(|e| Refusal::Store(reasons(&e)))
}
