//! Many games in one place, each held against its own anchor.
//!
//! Job: listing, verified reading, verification of a game or of all. Inputs: a backend, names. Must not know: which
//! engine it stands on, or what a payload means.

mod append;
mod copy;
#[cfg(feature = "system")]
mod export;
mod extend;
mod import;
mod mismatch;
mod remove;
mod repair;

pub use append::{AppendError, Appended};
pub use copy::CopyError;
#[cfg(feature = "system")]
pub use export::ExportError;
pub use extend::ExtendError;
pub use import::{ImportError, Imported};
pub use mismatch::Mismatch;
pub use repair::{RepairError, Repaired};

use crate::backend::{Anchor, Backend, BackendError};
use crate::game_id::GameId;
use crate::log::Blocks;
use crate::tip::Tip;
use crate::verify::verify;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

/// An archive of games.
///
/// What it has acknowledged is on disk. It does not trust its engine: a game is verified against its anchor whenever it is
/// read, and before the first block is added to it. Opening asks nothing of any game, so that an archive of many games
/// opens as fast as one of few; [`Archive::mismatches`] verifies all of them.
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
    /// Games that matched their anchors since the archive was opened; only to these is anything added.
    sound: Mutex<BTreeSet<GameId>>,
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
    /// Opens an archive. No game is looked at yet: each is verified when it is read, and before anything is added to it.
    ///
    /// # Errors
    /// When the engine cannot be used; one that is on hand is asked nothing.
    pub fn open(backend: B) -> Result<Self, BackendError> {
        Ok(Self { backend, sound: Mutex::default(), is_sync_broken: Mutex::new(false) })
    }

    /// Verifies every game now, one at a time: those that do not match their anchors. Nothing is appended to them.
    ///
    /// # Errors
    /// When the engine cannot be read.
    pub fn mismatches(&self) -> Result<BTreeMap<GameId, Mismatch>, BackendError> {
        let mut mismatches = BTreeMap::new();
        for game in self.games()? {
            if let Some(mismatch) = self.check(&game)? {
                mismatches.insert(game, mismatch);
            }
        }
        Ok(mismatches)
    }

    /// The engine.
    pub const fn backend(&self) -> &B {
        &self.backend
    }

    /// What is wrong with how the engine files a game, in words; see [`Backend::index_faults`].
    ///
    /// # Errors
    /// When the engine cannot be read.
    pub fn index_faults(&self, game: &GameId) -> Result<Vec<String>, BackendError> {
        self.backend.index_faults(game)
    }

    /// The engine, and the archive is closed.
    pub fn into_backend(self) -> B {
        self.backend
    }

    /// The games, by name.
    ///
    /// # Errors
    /// When the engine cannot be read.
    pub fn games(&self) -> Result<Vec<GameId>, BackendError> {
        self.backend.games()
    }

    /// The games that have a head, by name; no block is looked at where that costs more.
    ///
    /// # Errors
    /// When the engine cannot be read.
    pub fn anchored(&self) -> Result<Vec<GameId>, BackendError> {
        self.backend.anchored()
    }

    /// The games that begin with the first block of a log file, by name: copies of one game. One that cannot be read may be
    /// left out, and nothing is verified. None begins as an empty file does.
    ///
    /// # Errors
    /// When the engine cannot be read.
    pub fn beginning_as(&self, file: &[u8]) -> Result<Vec<GameId>, BackendError> {
        match Blocks::framed(file).next() {
            Some(first) => self.backend.beginning(first.bytes()),
            None => Ok(Vec::new()),
        }
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

    /// Where a game ends by its anchor alone; [`Anchor::EMPTY`] if none is held. Nothing is verified.
    ///
    /// # Errors
    /// When the engine cannot be read.
    pub fn anchor(&self, game: &GameId) -> Result<Anchor, BackendError> {
        Ok(self.backend.anchor(game)?.unwrap_or(Anchor::EMPTY))
    }

    /// What is wrong with a game to which something is to be added; it is asked once, for what is added is right.
    fn unsound(&self, game: &GameId) -> Result<Option<Mismatch>, BackendError> {
        let sound = || self.sound.lock().unwrap_or_else(PoisonError::into_inner);
        if sound().contains(game) {
            return Ok(None);
        }
        let mismatch = self.check(game)?;
        if mismatch.is_none() {
            sound().insert(game.clone());
        }
        Ok(mismatch)
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
