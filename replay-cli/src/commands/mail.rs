//! What the commands of playing by mail share: a game of the archive, its parties, and who answers for which event.

use super::{Failure, warning};
use crate::session::{Kind, Loaded, Parties, Place, Signatures, load_bytes};
use asl_core::event::{Event, Name};
use asl_store::game_id::GameId;
use std::path::Path;

/// A game as the archive has it.
pub(super) struct Held {
    pub(super) name: GameId,
    pub(super) bytes: Vec<u8>,
    pub(super) loaded: Loaded,
}

impl Held {
    /// Reads a game of the archive; it must be intact, its signatures too.
    pub(super) fn read(place: &Place, name: &Path) -> Result<Held, Failure> {
        let id = game_name(&name.to_string_lossy())?;
        let bytes = place.archived(name)?;
        let loaded = load_bytes(name, &bytes)?;
        must_be_intact(&loaded)?;
        Ok(Held { name: id, bytes, loaded })
    }

    pub(super) fn signatures(&self) -> &Signatures {
        signatures(&self.loaded)
    }
}

/// A name in the archive.
pub(super) fn game_name(name: &str) -> Result<GameId, Failure> {
    name.parse()
        .map_err(|e| Failure::Usage(format!("{name:?} cannot be the name of a game: {e} (use --name)")))
}

/// A damaged log is no basis for anything.
pub(super) fn must_be_intact(loaded: &Loaded) -> Result<(), Failure> {
    let Some(integrity) = loaded.integrity.as_ref().filter(|integrity| !integrity.is_intact()) else {
        return Ok(());
    };
    let warning = warning(loaded, integrity);
    let says = warning.trim_start_matches("warning: ").trim_end();
    Err(Failure::Broken(format!("{says}; nothing was changed")))
}

/// What is signed in a game that was read from a hashed log.
pub(super) fn signatures(loaded: &Loaded) -> &Signatures {
    const NONE: &Signatures = &Signatures { parties: None, checkpoints: Vec::new() };
    debug_assert!(loaded.kind == Kind::Log, "only a hashed log is signed");
    loaded.integrity.as_ref().map_or(NONE, |integrity| &integrity.signatures)
}

/// The parties of a game; there must be some.
pub(super) fn parties(loaded: &Loaded) -> Result<&Parties, Failure> {
    let found = signatures(loaded).parties.as_ref().filter(|parties| !parties.keys.is_empty());
    found.ok_or_else(|| {
        let name = loaded.name();
        Failure::Usage(format!(
            "{name} names no player's key: make a game to be played by mail with `asl-replay new`"
        ))
    })
}

/// The first event that nobody answers for: whoever recorded it has not signed it, and is not `me`, who may.
pub(super) fn unanswered<'g>(
    events: &'g [Event],
    signatures: &Signatures,
    me: Option<usize>,
) -> Option<(u64, &'g Name, Unanswered)> {
    let parties = signatures.parties.as_ref();
    let signed: Vec<u64> =
        (0..parties.map_or(0, |p| p.keys.len())).map(|key| signatures.signed_to(key)).collect();
    events.iter().enumerate().find_map(|(n, event)| {
        let n = n as u64;
        match parties.and_then(|parties| parties.index_of(&event.by)) {
            None => Some((n, &event.by, Unanswered::Keyless)),
            Some(key) if Some(key) == me || signed.get(key).is_some_and(|to| *to > n) => None,
            Some(_) => Some((n, &event.by, Unanswered::Unsigned)),
        }
    })
}

/// Why nobody answers for an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unanswered {
    /// Its recorder has no key.
    Keyless,
    /// Its recorder has not signed it.
    Unsigned,
}
