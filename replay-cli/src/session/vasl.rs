//! VASL files: decoded, redacted, turned into events. All files of one game share one key for pseudonyms.

use super::{Expected, Kind, LoadError, Loaded};
use crate::import::vassal::secrets::GameKey;
use crate::import::{vasl_events, vassal};
use asl_core::replay::Game;
use std::path::PathBuf;

pub(super) fn load(files: &[(PathBuf, &[u8])]) -> Result<Loaded, LoadError> {
    let first = files.first().ok_or(LoadError::NoFile)?;
    let refuse = |path: &PathBuf, source| LoadError::Vasl { path: path.clone(), source };
    let plaintext = vassal::provenance::unpack(first.1).map_err(|e| refuse(&first.0, e))?;
    let options = vassal::Options { game_key: Some(GameKey::of_plaintext(&plaintext)), ..Default::default() };
    let mut imported = Vec::new();
    for (path, bytes) in files {
        imported.push(vassal::import(bytes, &options).map_err(|e| refuse(path, e))?);
    }
    let name = first.0.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let game = Game::of(vasl_events::events(&name, &imported))
        .map_err(|why| LoadError::Game { path: first.0.clone(), why })?;
    Ok(Loaded {
        paths: files.iter().map(|(path, _)| path.clone()).collect(),
        kind: Kind::Vasl,
        game,
        integrity: None,
        expected: Expected::default(),
        imported,
    })
}
