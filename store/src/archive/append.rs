//! Appends to a game of the archive.
//!
//! Job: conditional, repeatable appends, acknowledged when they are on disk. Inputs: a game, the expected
//! tip, payloads. Must not know: which engine it stands on, or what a payload means.

use super::{Archive, Mismatch};
use crate::backend::{Anchor, Backend, BackendError, PutError, Run};
use crate::block::{Block, PayloadTooLong, chain};
use crate::game_id::GameId;
use crate::hash::Hash;
use crate::log::{Blocks, LogWriter};
use crate::tip::Tip;
use std::sync::PoisonError;

/// An acknowledged append.
#[must_use]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// Now on disk, up to this tip.
    New(Tip),
    /// The same stood at the same place before: on disk up to this tip.
    AlreadyThere(Tip),
}

/// Why an append was not acknowledged.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// The game goes on otherwise than expected; nothing was written. What the caller missed are the
    /// records from `expected.records` to `actual.records`, or another past.
    #[error("the game has {actual}, expected were {expected}")]
    Conflict {
        /// Where the caller thought that the game ends.
        expected: Tip,
        /// Where it ends.
        actual: Tip,
    },
    /// A payload is too long; nothing was written.
    #[error(transparent)]
    Payload(#[from] PayloadTooLong),
    /// The game that is held does not verify; nothing was written.
    #[error("the game is damaged in the archive: {0}")]
    Damaged(Box<Mismatch>),
    /// A sync failed since the archive was opened. Only opening it again can tell what is on disk.
    #[error("a sync failed before; open the archive again")]
    SyncBroken,
    /// The engine was not reached, or gives no leave; nothing was written.
    #[error("{0}")]
    Refused(#[source] BackendError),
    /// The engine failed: whether it was written is not known. Appending the same again is safe.
    #[error(transparent)]
    Backend(#[from] BackendError),
}

/// Blocks that follow an anchor.
pub(super) struct Addition {
    pub(super) after: Anchor,
    pub(super) writer: LogWriter,
    pub(super) blocks: u64,
}

impl<B: Backend> Archive<B> {
    /// Appends records to a game that ends at `expected` ([`Tip::EMPTY`] starts one) and returns once they
    /// are on disk. Repeating an append is safe: it is recognised by its hashes.
    ///
    /// # Errors
    /// When the game ends elsewhere, or the append cannot be acknowledged.
    pub fn append(&self, game: &GameId, expected: Tip, payloads: &[&[u8]]) -> Result<Appended, AppendError> {
        let wanted = chain(expected, payloads.iter().copied())?;
        let after = self.anchor(game)?;
        if after.tip != expected || payloads.is_empty() {
            return self.find_again(game, expected, wanted, after.tip);
        }
        let mut writer = LogWriter::after(expected);
        for payload in payloads {
            writer.record(payload)?;
        }
        match self
            .put(game, &Addition { after, writer, blocks: wanted.records.saturating_sub(expected.records) })
        {
            Err(AppendError::Conflict { actual, .. }) => self.find_again(game, expected, wanted, actual),
            result => result,
        }
    }

    /// Appends a checkpoint about all records of a game that ends at `expected`, and returns once it is on
    /// disk. Repeating it is safe.
    ///
    /// # Errors
    /// As [`Archive::append`].
    pub fn append_checkpoint(
        &self,
        game: &GameId,
        expected: Tip,
        text: &[u8],
    ) -> Result<Appended, AppendError> {
        let mut writer = LogWriter::after(expected);
        writer.checkpoint(text)?;
        let after = self.anchor(game)?;
        if after.tip != expected {
            return Err(AppendError::Conflict { expected, actual: after.tip });
        }
        if self.holds(game, expected.records, |block| block.bytes() == writer.bytes())? {
            return self.acknowledge(game, Appended::AlreadyThere(expected));
        }
        self.put(game, &Addition { after, writer, blocks: 1 })
    }

    /// Writes through the engine's single commit point, then waits for the medium: this order is what
    /// "acknowledged" means.
    pub(super) fn put(&self, game: &GameId, addition: &Addition) -> Result<Appended, AppendError> {
        self.refuse_damaged(game)?;
        self.refuse_broken()?;
        let Addition { after, writer, blocks } = addition;
        let anchor = Anchor { tip: writer.tip(), blocks: after.blocks.saturating_add(*blocks) };
        let written = self.backend.append(game, after, &Run { bytes: writer.bytes(), anchor });
        self.written(game, after, (anchor, written))
    }

    /// Puts a run in place of a game, through the same commit point.
    pub(super) fn put_instead(
        &self,
        game: &GameId,
        old: &Anchor,
        new: &Run<'_>,
    ) -> Result<Appended, AppendError> {
        self.refuse_damaged(game)?;
        self.refuse_broken()?;
        let written = self.backend.replace(game, old, new);
        self.written(game, old, (new.anchor, written))
    }

    fn written(
        &self,
        game: &GameId,
        before: &Anchor,
        (after, written): (Anchor, Result<(), PutError>),
    ) -> Result<Appended, AppendError> {
        match written {
            Ok(()) => self.acknowledge(game, Appended::New(after.tip)),
            Err(PutError::Conflict(actual)) => {
                Err(AppendError::Conflict { expected: before.tip, actual: actual.tip })
            }
            Err(PutError::Refused(why)) => Err(AppendError::Refused(why)),
            Err(PutError::Failed(why)) => Err(why.into()),
        }
    }

    /// What is already there may have been written a moment ago, by a call that failed before its sync:
    /// it too is only acknowledged after one. Syncs go one at a time, for a system reports a lost write to
    /// one of them only, and all that waited must hear of it.
    pub(super) fn acknowledge(&self, game: &GameId, what: Appended) -> Result<Appended, AppendError> {
        self.refuse_damaged(game)?;
        self.sync().map(|()| what)
    }

    /// Waits for the medium. After one failure nothing is acknowledged.
    pub(super) fn sync(&self) -> Result<(), AppendError> {
        let mut is_broken = self.is_sync_broken.lock().unwrap_or_else(PoisonError::into_inner);
        if *is_broken {
            return Err(AppendError::SyncBroken);
        }
        self.backend.sync().map_err(|why| {
            *is_broken = true;
            AppendError::from(why)
        })
    }

    fn refuse_damaged(&self, game: &GameId) -> Result<(), AppendError> {
        self.unsound(game)?.map_or(Ok(()), |mismatch| Err(AppendError::Damaged(Box::new(mismatch))))
    }

    pub(super) fn refuse_broken(&self) -> Result<(), AppendError> {
        let is_broken = *self.is_sync_broken.lock().unwrap_or_else(PoisonError::into_inner);
        if is_broken { Err(AppendError::SyncBroken) } else { Ok(()) }
    }

    /// The answer when the game does not end where the caller thought: the caller's records may be there already.
    fn find_again(
        &self,
        game: &GameId,
        expected: Tip,
        wanted: Tip,
        actual: Tip,
    ) -> Result<Appended, AppendError> {
        if wanted == actual || self.passed(game, &wanted, &actual)? {
            return self.acknowledge(game, Appended::AlreadyThere(wanted));
        }
        Err(AppendError::Conflict { expected, actual })
    }

    /// Whether a game that ends at `actual` went through `tip`.
    fn passed(&self, game: &GameId, tip: &Tip, actual: &Tip) -> Result<bool, BackendError> {
        if tip.records > actual.records {
            return Ok(false);
        }
        let Some(last) = tip.records.checked_sub(1) else {
            return Ok(tip.head == Hash::GENESIS);
        };
        self.holds(game, last, |block| block.seq() == last && block.is_record() && block.head() == tip.head)
    }

    /// Whether an unharmed block is held, from record number `from` on, of which `is_it` is true.
    fn holds(
        &self,
        game: &GameId,
        from: u64,
        is_it: impl Fn(&Block<'_>) -> bool,
    ) -> Result<bool, BackendError> {
        // A record's block number is at least its sequence number.
        let bytes = self.backend.read(game, from)?;
        Ok(Blocks::framed(&bytes).any(|block| is_it(&block) && block.is_hash_right()))
    }
}
