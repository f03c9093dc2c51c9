//! Why a game cannot be had from a player's files, in words that say where and what to do.

use crate::read::{MAX_FILE_BYTES, ReadError};
use std::path::PathBuf;
use thiserror::Error;

/// Why a game cannot be had from files or the archive.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The bytes are no game.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The file cannot be read.
    #[error("{}: {source}", crate::words::shown(path))]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The file is too large.
    #[error(
        "{}: the file is too large: {size} bytes, and the limit is {}",
        crate::words::shown(path),
        MAX_FILE_BYTES
    )]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// Its size.
        size: u64,
    },
    /// It is a folder.
    #[error("{}: this is a folder: name a game file in it, or several as FOLDER/*.aslog", crate::words::shown(.0))]
    Folder(PathBuf),
    /// It is a folder with several games.
    #[error("{}: this is a folder of {} games, and one is wanted here: {}", crate::words::shown(.0), .1.len(), listed(.1))]
    Games(PathBuf, Vec<PathBuf>),
    /// It is a pipe or a device.
    #[error("{}: this is a pipe or a device, and no file: `-` reads standard input", crate::words::shown(.0))]
    Special(PathBuf),
    /// One of several names is no file.
    #[error(
        "{}: no such file: several that are named together are the VASL logs of one session, and the number of an event is \
         one, behind them", crate::words::shown(.0)
    )]
    NotFoundOfSeveral(PathBuf),
    /// Neither a file nor a game of the archive.
    #[error("{}: no such file, and no game of that name in the archive", crate::words::shown(.0))]
    NotFound(PathBuf),
    /// A file and a game of the archive.
    #[error("{0} is a file in this folder and a game of the archive: ./{0} is the file, @{0} the game")]
    Both(String),
    /// The folder of boards that was named is none.
    #[error("{}: no such folder: --boards (or ASL_REPLAY_BOARDS) names the folder of your VASL boards", crate::words::shown(.0))]
    NoBoards(PathBuf),
    /// There is no data folder.
    #[error("this platform names no data folder: name one with --home DIR or ASL_REPLAY_HOME")]
    NoHome,
    /// The archive cannot be used.
    #[error("archive {}: {why}", crate::words::shown(path))]
    Archive {
        /// Its folder.
        path: PathBuf,
        /// Why.
        why: String,
    },
    /// The database that holds the archive cannot be used.
    #[error("{why}")]
    Database {
        /// Why, and where.
        why: String,
    },
    /// Good records, but fewer than were acknowledged, or others: what is missing was taken away, or is kept back.
    #[error("archive {}: {game} is not what was acknowledged before: {why}", crate::words::one_line(place))]
    NotAsAcknowledged {
        /// The archive.
        place: String,
        /// The game.
        game: String,
        /// What is wrong.
        why: String,
    },
    /// More is held of a game than any has: it is not read.
    #[error("archive {}: {game} is BROKEN in the archive: {why}", crate::words::one_line(place))]
    TooMuchHeld {
        /// The archive.
        place: String,
        /// The game.
        game: String,
        /// What is wrong.
        why: String,
    },
    /// A file of vehicle types with a fault.
    #[error(
        "{}:{line}: {why}\nA catalogue file holds tables [types.\"NAME\"] with the keys of a unit, class first.",
        crate::words::shown(path)
    )]
    Catalogue {
        /// The file.
        path: PathBuf,
        /// The line.
        line: usize,
        /// What is wrong.
        why: String,
    },
}

/// The first of these files, and how many more.
fn listed(files: &[PathBuf]) -> String {
    const MOST: usize = 8;
    let named: Vec<String> = files.iter().take(MOST).map(|path| crate::words::shown(path)).collect();
    let more = files.len().saturating_sub(MOST);
    named.join(", ") + &if more > 0 { format!(" and {more} more") } else { String::new() }
}
