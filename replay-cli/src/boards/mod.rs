//! The players' own boards: files `bdNN`. Their bytes become terrain here; the map itself is `asl-core`'s. A folder of
//! them is a [`Shelf`].

pub mod archive;
#[cfg(feature = "cli")]
pub mod disk;
mod land;
pub mod losdata;
pub mod metadata;
pub mod spot;

mod shelf;

pub use land::{BoardFile, BoardFiles, Boards, hex};
pub use shelf::Shelf;

use archive::ArchiveError;
use asl_core::map::{Change, Grid, GridError, Ground};
use losdata::LosDataError;
use metadata::Metadata;
use std::path::PathBuf;
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
    #[error("board {name}: there is no {} in {}", .tried.join(" or "), place)]
    Missing {
        /// The board.
        name: String,
        /// The file names looked for.
        tried: Vec<String>,
        /// Where, in words.
        place: String,
    },
    /// The file is no board.
    #[error("board {name}: {} {why}", crate::words::shown(.path))]
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

/// The terrain in packed pixels of a board, with changes made; those that are not understood are left out.
///
/// # Errors
/// When the pixels are damaged, or make no board.
pub fn ground(name: &str, pixels: &[u8], changes: &[String]) -> Result<Ground, BoardError> {
    let mut raw = losdata::read(pixels).map_err(|why| BoardError::Pixels { name: name.into(), why })?;
    changes.iter().filter_map(|word| Change::read(word)).for_each(|change| change.make(&mut raw));
    let grid = Grid::new(&raw).map_err(|why| BoardError::Grid { name: name.into(), why })?;
    Ok(Ground::of(grid))
}
