//! A game taken over from another copy of it, checkpoints and all.
//!
//! Job: what a checked copy has behind ours, in one append; or a checked copy in place of ours. Inputs: our bytes,
//! theirs. Must not know: who signed what.

use super::append::Addition;
use super::{AppendError, Appended, Archive};
use crate::backend::{Anchor, Backend, Run};
use crate::game_id::GameId;
use crate::log::{Log, LogWriter};
use crate::tip::Tip;
use crate::verify::Verification;

/// Why a game was not extended or replaced; nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum ExtendError {
    /// The other copy is empty or does not verify to its last byte.
    #[error("the copy is empty, damaged or torn behind record {}", .0.tip.records)]
    NotIntact(Box<Verification>),
    /// It does not begin with every block of the shorter one.
    #[error("the copy does not begin with what the archive holds")]
    NoContinuation,
    /// It was not acknowledged.
    #[error(transparent)]
    Append(#[from] AppendError),
}

impl<B: Backend> Archive<B> {
    /// Appends what `full` has behind `held`: records and checkpoints, all or none of them, on disk when it returns.
    /// `held` is the game as the caller read it, empty for a new one; if it has changed since, that is a conflict.
    ///
    /// # Errors
    /// When `full` is not intact or does not begin with `held`, byte for byte; when the game has moved on.
    pub fn extend(&self, game: &GameId, held: &[u8], full: &[u8]) -> Result<Appended, ExtendError> {
        let (before, after) = (Log::read(held), Log::read(full));
        if full.is_empty() || !after.verification().is_intact() {
            return Err(ExtendError::NotIntact(Box::new(*after.verification())));
        }
        if !before.verification().is_intact() || !full.starts_with(held) {
            return Err(ExtendError::NoContinuation);
        }
        self.must_hold(game, held, before.tip())?;
        let anchor = Anchor { tip: before.tip(), blocks: before.verification().blocks };
        let mut writer = LogWriter::after(anchor.tip);
        let known = usize::try_from(anchor.blocks).unwrap_or(usize::MAX);
        after.blocks().skip(known).for_each(|block| writer.adopt(&block));
        let blocks = after.verification().blocks - anchor.blocks;
        if blocks == 0 {
            return self.unchanged(game, anchor);
        }
        Ok(self.put(game, &Addition { after: anchor, writer, blocks })?)
    }

    /// Puts `full` in place of `held`, at once or not at all, on disk when it returns. `held` is the game as the caller
    /// read it; if it has changed since, that is a conflict. What `full` lacks is gone: a caller who wants to keep it
    /// extends another game with it first.
    ///
    /// # Errors
    /// When one of them is not intact; when the game has moved on.
    pub fn replace(&self, game: &GameId, held: &[u8], full: &[u8]) -> Result<Appended, ExtendError> {
        let (before, after) = (Log::read(held), Log::read(full));
        for copy in [&before, &after] {
            if copy.verification().blocks == 0 || !copy.verification().is_intact() {
                return Err(ExtendError::NotIntact(Box::new(*copy.verification())));
            }
        }
        let anchor = |log: &Log<'_>| Anchor { tip: log.tip(), blocks: log.verification().blocks };
        self.must_hold(game, held, before.tip())?;
        let run = Run { bytes: full, anchor: anchor(&after) };
        Ok(self.put_instead(game, &anchor(&before), &run)?)
    }

    /// An anchor counts the checkpoints and does not know them: the bytes do.
    fn must_hold(&self, game: &GameId, held: &[u8], expected: Tip) -> Result<(), AppendError> {
        if self.backend.read(game, 0)? == held {
            return Ok(());
        }
        Err(AppendError::Conflict { expected, actual: self.anchor(game)?.tip })
    }

    fn unchanged(&self, game: &GameId, anchor: Anchor) -> Result<Appended, ExtendError> {
        let actual = self.anchor(game).map_err(AppendError::from)?;
        if actual != anchor {
            return Err(AppendError::Conflict { expected: anchor.tip, actual: actual.tip }.into());
        }
        Ok(self.acknowledge(game, Appended::AlreadyThere(anchor.tip))?)
    }
}
