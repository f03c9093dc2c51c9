//! VASL files: decoded, redacted, put in order, turned into events for a viewer. All files of one game share one key
//! for pseudonyms.

use super::{Kind, Loaded, ReadError};
use crate::import::continuity::Chain;
use crate::import::draft::{Answers, stated};
use crate::import::vassal;
use crate::import::vassal::viewer::{Eyes, Viewer};
use asl_core::audit::Game;
use asl_core::scenario::Types;
use std::path::PathBuf;

/// The name of an imported game: that of its file is not the players'.
const NAME: &str = "VASL log";

/// What is known of VASL files beyond their events.
#[derive(Default)]
pub struct Vasl {
    /// How the files hang together.
    pub chain: Chain,
    /// For whom they are shown.
    pub viewer: Viewer,
    /// What the viewer may see.
    pub eyes: Eyes,
    /// What the phase wheel did that phases do not do.
    pub wheel: Vec<String>,
    /// What the players answered to what the files leave open.
    pub answers: Answers,
    /// Types of the user's own.
    pub types: Types,
}

/// A file whose text another file before it has already.
fn given_twice(files: &[(PathBuf, &[u8])], imported: &[vassal::Imported]) -> Option<PathBuf> {
    let mut seen = std::collections::BTreeSet::new();
    let mut again = |file: &vassal::Imported| !seen.insert(file.provenance.plaintext_hash);
    let at = imported.iter().position(&mut again)?;
    files.get(at).map(|(path, _)| path.clone())
}

pub(super) fn load(files: &[(PathBuf, &[u8])], viewer: &Viewer) -> Result<Loaded, ReadError> {
    let (first, imported) = (files.first().ok_or(ReadError::NoFile)?, read(files)?);
    if let Some(path) = given_twice(files, &imported) {
        return Err(ReadError::Twice(path));
    }
    let eyes = Eyes::of(viewer, &imported).map_err(|known| ReadError::Viewer {
        path: first.0.clone(),
        viewer: viewer.to_string(),
        known,
    })?;
    let chain = Chain::of(&imported);
    let (paths, imported) = sorted(files, imported, &chain);
    let made = stated::events(NAME, &imported, &chain, &eyes);
    let game = Game::of(made.events).map_err(|why| ReadError::Game { path: first.0.clone(), why })?;
    let vasl = Vasl { chain, viewer: viewer.clone(), eyes, wheel: made.wheel, ..Vasl::default() };
    Ok(Loaded { imported, vasl, ..Loaded::of(paths, Kind::Vasl, game) })
}

/// Each is opened once. One key for all files, whatever their order: that of the file whose text has the lowest hash.
fn read(files: &[(PathBuf, &[u8])]) -> Result<Vec<vassal::Imported>, ReadError> {
    let refuse = |path: &PathBuf, source| ReadError::Vasl { path: path.clone(), source };
    let open = |(path, bytes): &(PathBuf, &[u8])| vassal::Opened::of(bytes).map_err(|why| refuse(path, why));
    let opened: Vec<vassal::Opened> = files.iter().map(open).collect::<Result<_, _>>()?;
    let lowest = opened.iter().min_by_key(|file| file.hash());
    let options = vassal::Options { game_key: lowest.map(vassal::Opened::key), ..vassal::Options::default() };
    let import = |(file, (path, _)): (vassal::Opened, &(PathBuf, &[u8]))| {
        file.read(&options).map_err(|why| refuse(path, why))
    };
    opened.into_iter().zip(files).map(import).collect()
}

/// Files and paths in the order of the chain.
fn sorted(
    files: &[(PathBuf, &[u8])],
    imported: Vec<vassal::Imported>,
    chain: &Chain,
) -> (Vec<PathBuf>, Vec<vassal::Imported>) {
    let mut imported: Vec<Option<vassal::Imported>> = imported.into_iter().map(Some).collect();
    let paths = chain.order.iter().filter_map(|at| files.get(*at).map(|(path, _)| path.clone())).collect();
    let sorted = chain.order.iter().filter_map(|at| imported.get_mut(*at).and_then(Option::take)).collect();
    (paths, sorted)
}
