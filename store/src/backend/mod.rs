//! Where an archive keeps its games.
//!
//! Job: the contract between the archive and an engine. Inputs: none. Must not know: files, engines, or
//! how an archive decides what to append.

#[cfg(feature = "system")]
mod contained;
#[cfg(feature = "sled")]
mod heads;
mod jobs;
mod memory;
#[cfg(feature = "system")]
pub mod noted;
#[cfg(feature = "sled")]
mod sled_backend;
#[cfg(feature = "sled")]
mod sled_copy;
#[cfg(feature = "sled")]
mod sled_error;
#[cfg(feature = "sled")]
mod sled_fresh;
#[cfg(feature = "sled")]
mod sled_open;
#[cfg(feature = "sled")]
mod sled_trees;

#[cfg(feature = "system")]
pub use contained::{contained, is_contained};
pub use jobs::{Claim, Job, Jobs, Landed, Question};
pub use memory::{Call, Injected, MemoryBackend};
#[cfg(feature = "sled")]
pub use sled_backend::{SledBackend, noted_games};
#[cfg(feature = "sled")]
pub use sled_fresh::{Fresh, FreshError};
#[cfg(feature = "sled")]
pub use sled_open::{Disk, Medium, OpenError, is_before_1970};

use crate::game_id::GameId;
use crate::tip::Tip;
use std::sync::Arc;

/// How far a game goes, kept apart from its blocks: a chain alone cannot show that its tail is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Anchor {
    /// The records and the head after the last.
    pub tip: Tip,
    /// All blocks, checkpoints included.
    pub blocks: u64,
}

impl Anchor {
    /// The anchor of a game of which nothing is held.
    pub const EMPTY: Anchor = Anchor { tip: Tip::EMPTY, blocks: 0 };
}

/// Blocks to append and where the game stands after them.
#[derive(Debug, Clone, Copy)]
pub struct Run<'a> {
    /// Whole blocks, one or more, in order.
    pub bytes: &'a [u8],
    /// The anchor after them.
    pub anchor: Anchor,
}

/// An engine that keeps, for each game, a run of blocks and one anchor. The run only grows, except that it can be
/// exchanged or removed as a whole.
///
/// The archive relies on nothing but this:
///
/// 1. **Conditional.** `append`, `replace` and `remove` compare the anchor with `expected` and write in one step: of two
///    callers with the same `expected`, whatever threads, processes or machines they are on, at most one wins.
/// 2. **Atomic.** The blocks and the anchor of one `append` or `replace` become visible together or not at all, to
///    readers and after a crash, and those of one `remove` go together. This is the single commit point of the archive.
/// 3. **Durable by `sync`.** After `append`, `replace` or `remove` returns, the change may still be lost in a crash; when
///    `sync` has returned `Ok`, every one that had returned before it was called survives a loss of power.
///    Those of one game survive in order: never a later one without an earlier one.
/// 4. **Errors are honest or unknown.** `Conflict` and `Refused` mean that nothing was written. `Failed` means that the
///    change may or may not have happened; the caller looks before it repeats.
/// 5. **Opaque.** Blocks are given back byte for byte and never looked into, except that an engine may
///    hop from frame to frame to join small runs or split large ones. An engine is *not* trusted: the
///    archive verifies what it reads.
///
/// It maps onto a replicated log with conditional append per subject as it stands: a game is a subject, a
/// run is a message that carries its anchor, `expected` is the expected last message of the subject, and
/// `sync` waits for the acknowledgement of the replicas; `replace` is a message from which the subject begins anew, and
/// `remove` one that ends it.
pub trait Backend: Send + Sync {
    /// Every game of which an anchor *or* a block is held, in order of name.
    ///
    /// # Errors
    /// When the engine cannot be read.
    fn games(&self) -> Result<Vec<GameId>, BackendError>;

    /// Every game of which an anchor is held, in order of name, and others where telling them costs nothing: for whoever
    /// looks at no block.
    ///
    /// # Errors
    /// When the engine cannot be read.
    fn anchored(&self) -> Result<Vec<GameId>, BackendError> {
        self.games()
    }

    /// The anchor of a game; `None` if it has none. An engine that can tell that it has lost an
    /// acknowledged anchor gives the lost one.
    ///
    /// # Errors
    /// When the engine cannot be read or the anchor is unreadable.
    fn anchor(&self, game: &GameId) -> Result<Option<Anchor>, BackendError>;

    /// Appends a run and moves the anchor to `run.anchor`, if the anchor is `expected`
    /// ([`Anchor::EMPTY`] for a game that has none).
    ///
    /// # Errors
    /// `Conflict` with the real anchor if it is another; `Failed` if the engine failed.
    fn append(&self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), PutError>;

    /// Puts a run in place of all blocks of a game and moves the anchor to `run.anchor`, if the anchor is `expected`.
    ///
    /// # Errors
    /// As [`Backend::append`].
    fn replace(&self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), PutError>;

    /// Removes all blocks of a game and its anchor, if the anchor is `expected` ([`Anchor::EMPTY`] for blocks without
    /// one): it is none of [`Backend::games`] then, and one of this name begins anew.
    ///
    /// # Errors
    /// As [`Backend::append`].
    fn remove(&self, game: &GameId, expected: &Anchor) -> Result<(), PutError>;

    /// The blocks of a game from block number `from` on. May begin up to a run earlier.
    ///
    /// # Errors
    /// When the engine cannot be read. A missing block is no error: the anchor shows it.
    fn read(&self, game: &GameId, from: u64) -> Result<Vec<u8>, BackendError>;

    /// The games whose first bytes are these, in order of name: copies of one game, when these are its record 0. One that
    /// cannot be read may be left out, and nothing is verified.
    ///
    /// # Errors
    /// When the engine cannot be read.
    fn beginning(&self, start: &[u8]) -> Result<Vec<GameId>, BackendError> {
        let mut found = Vec::new();
        for game in self.games()? {
            if self.read(&game, 0)?.starts_with(start) {
                found.push(game);
            }
        }
        Ok(found)
    }

    /// Waits until every append that has returned is on the medium.
    ///
    /// # Errors
    /// When that cannot be promised. A later success promises nothing for what was pending now, for a
    /// system may drop what it could not write: the archive stops acknowledging until it is reopened.
    fn sync(&self) -> Result<(), BackendError>;

    /// What is wrong with how the engine files the blocks of a game, in words: nothing of it shows in the blocks. An engine
    /// that files nothing has no such fault.
    ///
    /// # Errors
    /// When the engine cannot be read.
    fn index_faults(&self, _game: &GameId) -> Result<Vec<String>, BackendError> {
        Ok(Vec::new())
    }

    /// The archive has read the game and verified it up to this anchor. An engine may note it, so that it can tell later
    /// when less is there; it fails at nothing.
    fn verified(&self, _game: &GameId, _anchor: &Anchor) {}

    /// By which workers on many machines share games; `None` of an engine that one machine alone reaches.
    fn jobs(&self) -> Option<&dyn Jobs> {
        None
    }
}

/// An engine that failed at something.
#[derive(Debug, thiserror::Error)]
#[error("the archive's engine cannot {step}")]
pub struct BackendError {
    /// What was being done, as a verb.
    pub step: &'static str,
    /// The engine's reason.
    pub source: Box<dyn std::error::Error + Send + Sync>,
}

impl BackendError {
    /// An error of an engine at a step.
    pub fn new(step: &'static str, source: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Self { step, source: source.into() }
    }
}

/// Why a run was not appended.
#[derive(Debug, thiserror::Error)]
pub enum PutError {
    /// The game's anchor is not the expected one. Nothing was written.
    #[error("the game stands at {}", .0.tip)]
    Conflict(Anchor),
    /// The engine refused, for it was not reached or the caller has no leave. Nothing was written.
    #[error(transparent)]
    Refused(BackendError),
    /// The engine failed. The run may or may not have been written.
    #[error(transparent)]
    Failed(#[from] BackendError),
}

/// What points to an engine is one.
macro_rules! points_to_an_engine {
    ($pointer:ident) => {
        impl<B: Backend + ?Sized> Backend for $pointer<B> {
            fn games(&self) -> Result<Vec<GameId>, BackendError> {
                (**self).games()
            }

            fn anchored(&self) -> Result<Vec<GameId>, BackendError> {
                (**self).anchored()
            }

            fn anchor(&self, game: &GameId) -> Result<Option<Anchor>, BackendError> {
                (**self).anchor(game)
            }

            fn append(&self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), PutError> {
                (**self).append(game, expected, run)
            }

            fn replace(&self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), PutError> {
                (**self).replace(game, expected, run)
            }

            fn remove(&self, game: &GameId, expected: &Anchor) -> Result<(), PutError> {
                (**self).remove(game, expected)
            }

            fn read(&self, game: &GameId, from: u64) -> Result<Vec<u8>, BackendError> {
                (**self).read(game, from)
            }

            fn beginning(&self, start: &[u8]) -> Result<Vec<GameId>, BackendError> {
                (**self).beginning(start)
            }

            fn sync(&self) -> Result<(), BackendError> {
                (**self).sync()
            }

            fn index_faults(&self, game: &GameId) -> Result<Vec<String>, BackendError> {
                (**self).index_faults(game)
            }

            fn verified(&self, game: &GameId, anchor: &Anchor) {
                (**self).verified(game, anchor);
            }

            fn jobs(&self) -> Option<&dyn Jobs> {
                (**self).jobs()
            }
        }
    };
}

points_to_an_engine!(Arc);
points_to_an_engine!(Box);
