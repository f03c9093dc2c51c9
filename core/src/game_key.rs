//! What tells one game from every other: a hash of record 0. Commitments and dice are bound to it, so that
//! none can be carried into another game. Knows no event but the start of a game.

use crate::event::GameStarted;
use core::fmt;
use serde::Serialize;

/// The key of a game: BLAKE3 of the scenario head, byte for byte, and the version of the book in record 0.
///
/// Two games with one head have one key; what must differ between them (nonces, the salt of shares) is drawn
/// at random besides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
pub struct GameKey(pub [u8; 32]);

impl GameKey {
    /// The key of the game that begins so.
    #[must_use]
    pub fn of(started: &GameStarted) -> GameKey {
        let mut hasher = blake3::Hasher::new_derive_key("asl-core 2026-11 game key v1");
        hasher.update(&started.book.to_le_bytes());
        hasher.update(started.head.as_str().as_bytes());
        GameKey(*hasher.finalize().as_bytes())
    }
}

impl fmt::Display for GameKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Feeds a part of known bounds: no two lists of parts are the same bytes.
pub(crate) fn absorb(hasher: &mut blake3::Hasher, part: &[u8]) {
    hasher.update(&(part.len() as u64).to_le_bytes());
    hasher.update(part);
}
