//! Boards on a disk: a folder of board files, and the pins of a new game, which tell which file of each board it is played
//! on. Input: files from a stranger; every limit is enforced while they are read.

use super::archive::{ArchiveError, BoardFile, MAX_ENTRY, MAX_FILE, PIXELS, WORDS, board, open_archive};
use super::shelf::Stock;
use super::{Shelf, hex};
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use toml_edit::{DocumentMut, TableLike, value};

impl Shelf {
    /// The boards of a folder. Nothing is read before it is asked for.
    #[must_use]
    pub fn of(folder: &Path) -> Shelf {
        Shelf::from(Folder(folder.to_owned()))
    }

    /// The SHA-256 of a board's file in hexadecimal; none where there is no such file, or it is no board.
    #[must_use]
    pub fn sha256(&self, name: &str) -> Option<String> {
        self.find(name).ok().map(|file| hex(&file.sha256))
    }
}

/// A folder of board files.
#[derive(Debug)]
struct Folder(PathBuf);

impl Stock for Folder {
    fn exists(&self) -> bool {
        self.0.is_dir()
    }

    fn open(&self, names: &[String]) -> Option<(Result<BoardFile, ArchiveError>, PathBuf)> {
        let path = names.iter().map(|file| self.0.join(file)).find(|path| path.exists())?;
        Some((open(&path), path))
    }

    fn place(&self) -> String {
        crate::words::shown(&self.0)
    }
}

/// Reads a board file or folder.
///
/// # Errors
/// Anything that is not one board within the limits.
fn open(path: &Path) -> Result<BoardFile, ArchiveError> {
    if path.is_dir() {
        open_folder(path)
    } else {
        open_archive(&bounded(path, MAX_FILE)?.ok_or(ArchiveError::TooLarge)?)
    }
}

fn open_folder(path: &Path) -> Result<BoardFile, ArchiveError> {
    let entry = |name: &'static str| match bounded(&path.join(name), MAX_ENTRY) {
        Ok(bytes) => bytes.map(Some).ok_or(ArchiveError::Inflates(name)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(ArchiveError::Disk(error)),
    };
    let pixels = entry(PIXELS)?.ok_or(ArchiveError::NoPixels)?;
    let words = entry(WORDS)?;
    let sha256 = Sha256::new().chain_update(&pixels).chain_update(words.as_deref().unwrap_or_default());
    board(sha256.finalize().into(), pixels, words.as_deref())
}

/// The bytes of a file; none when they are more than `limit`.
fn bounded(path: &Path, limit: u64) -> io::Result<Option<Vec<u8>>> {
    // A pipe is opened only when somebody writes into it, and a device has no end.
    if !std::fs::metadata(path)?.is_file() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is a pipe or a device, and no file"));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(limit + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= limit).then_some(bytes))
}

/// Writes into a head the SHA-256 and the version of the file of each board that has no pin yet. It tells why one has none.
pub fn pin(head: &mut DocumentMut, shelf: &Shelf) -> Vec<String> {
    let Some(boards) = head.get_mut("boards") else { return Vec::new() };
    if let Some(tables) = boards.as_array_of_tables_mut() {
        return tables.iter_mut().filter_map(|table| pin_one(table, shelf)).collect();
    }
    let inline = boards.as_array_mut().into_iter().flat_map(|array| array.iter_mut());
    inline.filter_map(|board| pin_one(board.as_inline_table_mut()?, shelf)).collect()
}

fn pin_one(board: &mut dyn TableLike, shelf: &Shelf) -> Option<String> {
    let name = board.get("name").and_then(|name| name.as_str()).filter(|name| !name.is_empty())?.to_owned();
    if board.contains_key("sha256") {
        return None;
    }
    match shelf.board(&name) {
        Ok(data) => {
            board.insert("sha256", value(hex(&data.sha256)));
            if let Some(version) = data.metadata.version.filter(|_| !board.contains_key("version")) {
                board.insert("version", value(version));
            }
            None
        }
        Err(why) => Some(format!("warning: the game pins no file of a board: {why}\n")),
    }
}
