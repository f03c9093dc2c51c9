//! All games of one archive into another.
//!
//! Job: every game read, verified and written; both archives held against each other. Inputs: two archives. Must not know:
//! which engines they stand on, or what a payload means.

use super::{Archive, ReadError};
use crate::backend::{Anchor, Backend, BackendError, PutError, Run};
use crate::game_id::GameId;

/// Bytes that are written between two syncs.
const UNSYNCED: usize = 32 << 20;

/// Why an archive was not copied; what was written of the copy is not to be used.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// A game cannot be read.
    #[error("{game}: {source}")]
    Read {
        /// The game.
        game: GameId,
        /// Why.
        source: ReadError,
    },
    /// The engine of either failed.
    #[error(transparent)]
    Backend(#[from] BackendError),
    /// The other archive held a game of this name.
    #[error("{0} is there already")]
    There(GameId),
    /// The copy gives back something else.
    #[error("{0}: the copy is not the same")]
    Differs(GameId),
}

impl<B: Backend> Archive<B> {
    /// Writes every game into an empty archive, checkpoints and all, one at a time; how many there are. On disk when it
    /// returns.
    ///
    /// # Errors
    /// When a game does not verify, or an engine fails.
    pub fn copy_into<C: Backend>(&self, other: &Archive<C>) -> Result<u64, CopyError> {
        let (games, mut unsynced) = (self.games()?, 0);
        for game in &games {
            let (bytes, anchor) = self.whole(game)?;
            let run = Run { bytes: &bytes, anchor };
            other.backend.append(game, &Anchor::EMPTY, &run).map_err(|why| match why {
                PutError::Conflict(_) => CopyError::There(game.clone()),
                PutError::Refused(why) | PutError::Failed(why) => CopyError::Backend(why),
            })?;
            unsynced += bytes.len();
            if unsynced >= UNSYNCED {
                other.backend.sync()?;
                unsynced = 0;
            }
        }
        other.backend.sync()?;
        Ok(games.len() as u64)
    }

    /// Reads every game of both, verified, and holds them against each other, byte for byte.
    ///
    /// # Errors
    /// When one differs, or cannot be read.
    pub fn must_be_in<C: Backend>(&self, other: &Archive<C>) -> Result<(), CopyError> {
        for game in self.games()? {
            if self.whole(&game)? != other.whole(&game)? {
                return Err(CopyError::Differs(game));
            }
        }
        Ok(())
    }

    fn whole(&self, game: &GameId) -> Result<(Vec<u8>, Anchor), CopyError> {
        let read = |source| CopyError::Read { game: game.clone(), source };
        Ok((self.read(game).map_err(read)?, self.anchor(game)?))
    }
}
