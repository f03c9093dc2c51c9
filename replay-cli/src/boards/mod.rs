//! The players' own boards: a folder with files `bdNN`. Read when asked for, each once; the map itself is `asl-core`'s.

pub mod archive;
mod land;
pub mod losdata;
pub mod metadata;
pub mod spot;

pub use land::{Boards, hex};

use archive::ArchiveError;
use asl_core::map::{Change, Grid, GridError, Ground};
use losdata::LosDataError;
use metadata::Metadata;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use thiserror::Error;

/// A board that was read.
#[derive(Debug)]
pub struct BoardData {
    /// Its name, as it was asked for.
    pub name: String,
    /// SHA-256 of its file.
    pub sha256: [u8; 32],
    /// What it says of itself.
    pub metadata: Metadata,
    /// Its terrain.
    pub ground: Arc<Ground>,
}

/// Why there is no such board.
#[derive(Debug, Error)]
pub enum BoardError {
    /// A name that no board file has.
    #[error("{0:?} is no board: a board's name is up to 16 letters and digits, such as 10 or 1a")]
    Name(String),
    /// No file.
    #[error("board {name}: there is no {} in {}", .tried.join(" or "), .folder.display())]
    Missing {
        /// The board.
        name: String,
        /// The file names looked for.
        tried: Vec<String>,
        /// Where.
        folder: PathBuf,
    },
    /// The file is no board.
    #[error("board {name}: {} {why}", .path.display())]
    Archive {
        /// The board.
        name: String,
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: ArchiveError,
    },
    /// Its pixels are none.
    #[error("board {name}: {why}")]
    Pixels {
        /// The board.
        name: String,
        /// What is wrong with them.
        why: LosDataError,
    },
    /// Its pixels make no board.
    #[error("board {name}: its LOSData holds {why}")]
    Grid {
        /// The board.
        name: String,
        /// What is wrong with them.
        why: GridError,
    },
    /// It cannot be laid out.
    #[error("{0}")]
    Layout(String),
    /// Its hexes are not the standard ones.
    #[error(
        "board {0}: its hexes are not the standard ones (another grain, size or start), which is not supported"
    )]
    OwnGrid(String),
}

/// A folder of board files, and what was read from it.
#[derive(Debug)]
pub struct Shelf {
    folder: PathBuf,
    /// Boards that were read, by the SHA-256 of the file and the changes made.
    read: RefCell<BTreeMap<([u8; 32], Vec<String>), Arc<Ground>>>,
}

impl Shelf {
    /// The boards of a folder. Nothing is read before it is asked for.
    #[must_use]
    pub fn of(folder: &Path) -> Shelf {
        Shelf { folder: folder.to_owned(), read: RefCell::default() }
    }

    /// Reads a board by its name, such as `10` or `1a`.
    ///
    /// # Errors
    /// When there is no such board, or its file is none.
    pub fn board(&self, name: &str) -> Result<BoardData, BoardError> {
        self.changed(name, &[])
    }

    /// Reads a board with its terrain changed; changes that are not understood are left out. Files of the same content
    /// are worked out once.
    ///
    /// # Errors
    /// When there is no such board, or its file is none.
    pub fn changed(&self, name: &str, changes: &[String]) -> Result<BoardData, BoardError> {
        let path = self.find(name)?;
        let name = name.to_owned();
        let file =
            archive::open(&path).map_err(|why| BoardError::Archive { name: name.clone(), path, why })?;
        if file.metadata.alt_grain || file.metadata.own_grid {
            return Err(BoardError::OwnGrid(name));
        }
        let key = (file.sha256, changes.to_vec());
        let known = self.read.borrow().get(&key).cloned();
        let ground = match known {
            Some(ground) => ground,
            None => Arc::new(ground(&name, &file.pixels, changes)?),
        };
        self.read.borrow_mut().insert(key, Arc::clone(&ground));
        Ok(BoardData { name, sha256: file.sha256, metadata: file.metadata, ground })
    }

    /// The file of a board: `bd` and its name; a number below ten may have a zero before it.
    fn find(&self, name: &str) -> Result<PathBuf, BoardError> {
        let plain = name.bytes().all(|b| b.is_ascii_alphanumeric());
        if !plain || name.is_empty() || name.len() > 16 {
            return Err(BoardError::Name(name.into()));
        }
        let tried: Vec<String> = [format!("bd{name}"), format!("bd0{name}")].into();
        let found = tried.iter().map(|file| self.folder.join(file)).find(|path| path.exists());
        found.ok_or_else(|| BoardError::Missing { name: name.into(), tried, folder: self.folder.clone() })
    }
}

/// The terrain in packed pixels.
fn ground(name: &str, pixels: &[u8], changes: &[String]) -> Result<Ground, BoardError> {
    let mut raw = losdata::read(pixels).map_err(|why| BoardError::Pixels { name: name.into(), why })?;
    changes.iter().filter_map(|word| Change::read(word)).for_each(|change| change.make(&mut raw));
    let grid = Grid::new(&raw).map_err(|why| BoardError::Grid { name: name.into(), why })?;
    Ok(Ground::of(grid))
}
