//! Many games in one place, each held against its own anchor.
//!
//! Job: opening with verification, listing, reading. Inputs: a backend, names. Must not know: which engine
//! it stands on, or what a payload means.

mod append;
#[cfg(feature = "system")]
mod export;
mod extend;
mod import;
mod mismatch;
mod remove;

pub use append::{AppendError, Appended};
#[cfg(feature = "system")]
pub use export::ExportError;
pub use extend::ExtendError;
pub use import::{ImportError, Imported};
pub use mismatch::Mismatch;

use crate::backend::{Anchor, Backend, BackendError};
use crate::game_id::GameId;
use crate::tip::Tip;
use crate::verify::verify;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// An archive of games.
///
/// What it has acknowledged is on disk. It does not trust its engine: every game was verified against its
/// anchor when the archive was opened, and is again whenever it is read.
///
/// ```
/// use asl_store::archive::{Appended, Archive};
/// use asl_store::backend::MemoryBackend;
/// use asl_store::tip::Tip;
///
/// let archive = Archive::open(MemoryBackend::new())?;
/// let game = "hill-621".parse()?;
/// let Appended::New(tip) = archive.append(&game, Tip::EMPTY, &[b"first", b"second"])? else { panic!() };
/// assert_eq!(tip.records, 2);
/// assert_eq!(archive.append(&game, Tip::EMPTY, &[b"first", b"second"])?, Appended::AlreadyThere(tip));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Archive<B> {
    backend: B,
    mismatches: BTreeMap<GameId, Mismatch>,
    is_sync_broken: Mutex<bool>,
}

/// Why a game could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// No game of this name is held.
    #[error("the archive holds no game {0}")]
    Unknown(GameId),
    /// What is held does not verify.
    #[error("the game is damaged in the archive: {0}")]
    Damaged(Box<Mismatch>),
    /// The engine failed.
    #[error(transparent)]
    Backend(#[from] BackendError),
}

impl<B: Backend> Archive<B> {
    /// Opens an archive and verifies every game in it. A game that does not match its anchor is no error:
    /// see [`Archive::mismatches`].
    ///
    /// # Errors
    /// When the engine cannot be read.
    pub fn open(backend: B) -> Result<Self, BackendError> {
        let mut mismatches = BTreeMap::new();
        for game in backend.games()? {
            if let Some(mismatch) = Held::read(&backend, &game)?.mismatch() {
                mismatches.insert(game, mismatch);
            }
        }
        Ok(Self { backend, mismatches, is_sync_broken: Mutex::new(false) })
    }

    /// The games that did not match their anchors when the archive was opened. Nothing is appended to them.
    #[must_use]
    pub fn mismatches(&self) -> &BTreeMap<GameId, Mismatch> {
        &self.mismatches
    }

    /// The games, by name.
    ///
    /// # Errors
    /// When the engine cannot be read.
    pub fn games(&self) -> Result<Vec<GameId>, BackendError> {
        self.backend.games()
    }

    /// Where a game ends; [`Tip::EMPTY`] if none is held.
    ///
    /// # Errors
    /// When the engine cannot be read.
    pub fn tip(&self, game: &GameId) -> Result<Tip, BackendError> {
        Ok(self.anchor(game)?.tip)
    }

    /// A game's bytes, as a log file has them, verified against the anchor.
    ///
    /// # Errors
    /// When the game is not held or does not verify, or the engine fails.
    pub fn read(&self, game: &GameId) -> Result<Vec<u8>, ReadError> {
        let held = Held::read(&self.backend, game)?;
        match held.mismatch() {
            Some(mismatch) => Err(ReadError::Damaged(Box::new(mismatch))),
            None => {
                let anchor = held.anchor.ok_or_else(|| ReadError::Unknown(game.clone()))?;
                self.backend.verified(game, &anchor);
                Ok(held.bytes)
            }
        }
    }

    /// Whatever bytes are held for a game, verified or not: to save what can be saved.
    ///
    /// # Errors
    /// When the engine fails.
    pub fn salvage(&self, game: &GameId) -> Result<Vec<u8>, BackendError> {
        self.backend.read(game, 0)
    }

    /// Verifies one game against its anchor now.
    ///
    /// # Errors
    /// When the engine fails.
    pub fn check(&self, game: &GameId) -> Result<Option<Mismatch>, BackendError> {
        let held = Held::read(&self.backend, game)?;
        let mismatch = held.mismatch();
        if let (None, Some(anchor)) = (&mismatch, &held.anchor) {
            self.backend.verified(game, anchor);
        }
        Ok(mismatch)
    }

    fn anchor(&self, game: &GameId) -> Result<Anchor, BackendError> {
        Ok(self.backend.anchor(game)?.unwrap_or(Anchor::EMPTY))
    }
}

/// What the engine holds for a game.
struct Held {
    anchor: Option<Anchor>,
    bytes: Vec<u8>,
}

impl Held {
    /// The anchor is read before and after the bytes: an append in between would look like surplus.
    fn read<B: Backend>(backend: &B, game: &GameId) -> Result<Self, BackendError> {
        loop {
            let anchor = backend.anchor(game)?;
            let bytes = backend.read(game, 0)?;
            if backend.anchor(game)? == anchor {
                return Ok(Self { anchor, bytes });
            }
        }
    }

    fn mismatch(&self) -> Option<Mismatch> {
        Mismatch::between(self.anchor, &verify(&self.bytes))
    }
}
