//! Why bytes are no game, in words that say where and what to do.

use crate::import::vassal::ImportError;
use crate::words::{counted, shown};
use asl_core::notation::NotationError;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why bytes are no game. Damage of a hashed log is no such error: it is reported with what is good.
#[derive(Debug, Error)]
pub enum ReadError {
    /// No file named.
    #[error("no file was named")]
    NoFile,
    /// The file is of no known kind.
    #[error("{}: {} (a game is an .aslog, an .asl text, or a .vlog or .vsav of VASL)", crate::words::shown(path),
        if *empty { "the file is empty" } else { "this is no game file that asl-replay knows" })]
    Unknown {
        /// The file.
        path: PathBuf,
        /// It has no byte.
        empty: bool,
    },
    /// Several files that are no VASL logs.
    #[error("{}: several files make one game only when all are VASL logs of one session", crate::words::shown(.0))]
    Several(PathBuf),
    /// One VASL file given twice.
    #[error("{}: this log was given twice: its rolls would be counted twice", crate::words::shown(.0))]
    Twice(PathBuf),
    /// A format version of the future.
    #[error(
        "{}: format version {version} is newer than this program knows: use a newer asl-replay",
        crate::words::shown(path)
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// The version.
        version: u16,
    },
    /// A payload that no event can be read from, though its hash is right.
    #[error("{}: record {seq}: {why}", crate::words::shown(path))]
    Payload {
        /// The file.
        path: PathBuf,
        /// The record.
        seq: u64,
        /// Why.
        why: asl_core::wire::WireError,
    },
    /// The log begins with no game.
    #[error("{}: {why}", crate::words::shown(path))]
    Game {
        /// The file.
        path: PathBuf,
        /// Why.
        why: asl_core::audit::GameError,
    },
    /// A notation file with faults, rendered.
    #[error("{}: {}\n\n{}", crate::words::shown(path), counted(errors.len() as u64, "error", "errors"), rendered(path, errors))]
    Notation {
        /// The file.
        path: PathBuf,
        /// All of them, each with line, column and caret.
        errors: Vec<NotationError>,
    },
    /// A dispute that is damaged.
    #[error("{}: this is a dispute, and it is damaged: {why}", crate::words::shown(path))]
    Dispute {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// A dispute where a game is wanted.
    #[error("{}: this is a dispute, which holds two copies of a game: asl-replay verify says what it proves", crate::words::shown(.0))]
    ADispute(PathBuf),
    /// A file of answers with a fault.
    #[error("{}: no file of answers: {why}", crate::words::shown(path))]
    Answers {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// A page from which no log can be taken.
    #[error("{}: this is a page, and {why}", crate::words::shown(path))]
    Page {
        /// The file.
        path: PathBuf,
        /// Why none can be taken.
        why: String,
    },
    /// Bytes that are no text.
    #[error("{}: byte {at} is no UTF-8: an .asl or .toml file is UTF-8 text", crate::words::shown(path))]
    NotText {
        /// The file.
        path: PathBuf,
        /// The first bad byte.
        at: usize,
    },
    /// Nobody of that name plays in the VASL files.
    #[error("{}: no player {viewer:?} in it: --for takes director, public{}", crate::words::shown(path),
        known.iter().map(|name| format!(", {name}")).collect::<String>())]
    Viewer {
        /// The first file.
        path: PathBuf,
        /// The name given.
        viewer: String,
        /// The names of the players.
        known: Vec<String>,
    },
    /// A VASL file that cannot be imported.
    #[error("{}: {source}", crate::words::shown(path))]
    Vasl {
        /// The file.
        path: PathBuf,
        /// Why.
        source: ImportError,
    },
}

fn rendered(path: &Path, errors: &[NotationError]) -> String {
    let file = shown(path);
    errors.iter().map(|error| error.render(&file)).collect::<Vec<_>>().join("\n")
}
