//! VASL files: decoded, redacted, turned into events. All files of one game share one key for pseudonyms.

use super::{Expected, Kind, Loaded, ReadError};
use crate::import::vassal::secrets::GameKey;
use crate::import::{vasl_events, vassal};
use asl_core::audit::Game;
use std::path::PathBuf;

/// The name of an imported game: that of its file is not the players'.
const NAME: &str = "VASL log";

/// A file whose text another file before it has already.
fn given_twice(files: &[(PathBuf, &[u8])], imported: &[vassal::Imported]) -> Option<PathBuf> {
    let mut seen = std::collections::BTreeSet::new();
    let mut again = |file: &vassal::Imported| !seen.insert(file.provenance.plaintext_hash);
    let at = imported.iter().position(&mut again)?;
    files.get(at).map(|(path, _)| path.clone())
}

pub(super) fn load(files: &[(PathBuf, &[u8])]) -> Result<Loaded, ReadError> {
    let first = files.first().ok_or(ReadError::NoFile)?;
    let refuse = |path: &PathBuf, source| ReadError::Vasl { path: path.clone(), source };
    let plaintext = vassal::provenance::unpack(first.1).map_err(|e| refuse(&first.0, e))?;
    let options = vassal::Options { game_key: Some(GameKey::of_plaintext(&plaintext)), ..Default::default() };
    let mut imported = Vec::new();
    for (path, bytes) in files {
        imported.push(vassal::import(bytes, &options).map_err(|e| refuse(path, e))?);
    }
    if let Some(path) = given_twice(files, &imported) {
        return Err(ReadError::Twice(path));
    }
    let game = Game::of(vasl_events::events(NAME, &imported))
        .map_err(|why| ReadError::Game { path: first.0.clone(), why })?;
    Ok(Loaded {
        paths: files.iter().map(|(path, _)| path.clone()).collect(),
        kind: Kind::Vasl,
        game,
        integrity: None,
        expected: Expected::default(),
        imported,
    })
}
