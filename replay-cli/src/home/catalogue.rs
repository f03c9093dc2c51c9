//! Types of the user's own: files of the data folder's `catalogue`, then those named on the command line.
//! Only text games ask for them; a hashed log says all it is judged by.

use super::{LoadError, Place, read_file};
use crate::read::ReadError;
use crate::words::shown;
use asl_core::scenario::Types;
use std::path::{Path, PathBuf};

/// All types of the user's files; a later file wins.
///
/// # Errors
/// When a file cannot be read, or is no file of types.
pub fn types(place: &Place) -> Result<Types, LoadError> {
    let mut all = Types::default();
    own(place)?.into_iter().for_each(|(_, types)| all.extend(types));
    Ok(all)
}

/// The types of each of the user's files, in the order in which they count.
///
/// # Errors
/// When a file cannot be read, or is no file of types.
pub fn own(place: &Place) -> Result<Vec<(String, Types)>, LoadError> {
    files(place)?.iter().map(|file| Ok((shown(file), read(file)?))).collect()
}

/// The files.
fn files(place: &Place) -> Result<Vec<PathBuf>, LoadError> {
    let folder = place.folder().ok().map(|folder| folder.join("catalogue")).filter(|folder| folder.is_dir());
    let mut files = folder.map_or(Ok(Vec::new()), |folder| toml_files(&folder))?;
    files.sort();
    files.extend(place.catalogues.iter().cloned());
    Ok(files)
}

fn toml_files(folder: &Path) -> Result<Vec<PathBuf>, LoadError> {
    let fail = |source| LoadError::Io { path: folder.to_owned(), source };
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(fail)? {
        let path = entry.map_err(fail)?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
    Ok(files)
}

/// The types of one file.
pub(super) fn read(path: &Path) -> Result<Types, LoadError> {
    let bytes = read_file(path)?;
    let text = std::str::from_utf8(&bytes)
        .map_err(|e| ReadError::NotText { path: path.to_owned(), at: e.valid_up_to() })?;
    Types::read(text).map_err(|fault| {
        let line =
            fault.span.as_ref().map(|span| text[..span.start.min(text.len())].matches('\n').count() + 1);
        LoadError::Catalogue { path: path.to_owned(), line: line.unwrap_or(1), why: fault.to_string() }
    })
}
