//! What the program asks of the desk: a text to a server, tables in a folder. In a program that was built without the desk
//! it says so.

#[cfg(feature = "desk")]
pub use asl_replay_desk::tables::{Cell, Column, Holds, Table, end_tables};

use super::Refusal;
#[cfg(feature = "desk")]
use super::create_folder;
use super::witness::Reply;
#[cfg(feature = "desk")]
use crate::words::shown;
#[cfg(feature = "desk")]
use asl_replay_desk::post::PostError;
#[cfg(feature = "desk")]
use asl_replay_desk::tables::{TableError, TableFolder};
#[cfg(feature = "desk")]
use std::path::{Path, PathBuf};

/// Posts a text to a URL below a server's own.
///
/// # Errors
/// When the URL is none, or the server cannot be reached, or answers what is no text; always in a program without the desk.
#[cfg(feature = "desk")]
pub fn post(server: &str, path: &str, text: &str) -> Result<Reply, Refusal> {
    match asl_replay_desk::post::post(server, path, text) {
        Ok((status, text)) => Ok(Reply { status, text }),
        Err(why @ (PostError::NoAddress(_) | PostError::NoTls(_))) => Err(Refusal::Wrong(why.to_string())),
        Err(why @ PostError::Unreached(..)) => Err(Refusal::Store(why.to_string())),
    }
}

/// The same where the desk was not built.
///
/// # Errors
/// Always: the program cannot ask.
#[cfg(not(feature = "desk"))]
pub fn post(_server: &str, _path: &str, _text: &str) -> Result<Reply, Refusal> {
    Err(Refusal::Wrong(
        "this program asks no server: it was built without the desk; build it with `--features desk`"
            .to_owned(),
    ))
}

/// A folder for tables, which is made when it is not there; nobody else writes any into it until it is dropped.
///
/// # Errors
/// When another process writes tables in it, or the system refuses.
#[cfg(feature = "desk")]
pub fn table_folder(folder: &Path) -> Result<TableFolder, Refusal> {
    create_folder(folder)?;
    Ok(TableFolder::take(folder)?)
}

#[cfg(feature = "desk")]
impl From<TableError> for Refusal {
    fn from(error: TableError) -> Refusal {
        let says = |at: &PathBuf| format!("{}: {error}", shown(at));
        match &error {
            TableError::Taken(at) => Refusal::Wrong(says(at)),
            TableError::Locked(at) | TableError::Failed(at, _) => Refusal::Store(says(at)),
            TableError::Half(at, _, new) => {
                let new: Vec<String> = new.iter().map(|path| shown(path)).collect();
                let new = new.join(", ");
                Refusal::Store(format!("{}; {new} of this run: do it again for tables of one run", says(at)))
            }
        }
    }
}
