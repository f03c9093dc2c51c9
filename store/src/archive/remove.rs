//! A game out of the archive.
//!
//! Job: removal of exactly what the caller has seen, gone from the medium when it is acknowledged. Inputs: a game, its
//! bytes as they were read. Must not know: which engine it stands on, where the caller keeps them.

use super::{AppendError, Archive};
use crate::backend::{Anchor, Backend, PutError};
use crate::game_id::GameId;

impl<B: Backend> Archive<B> {
    /// Removes a game, all of it or nothing, on the medium when it returns. `held` is what [`Archive::salvage`] gave, of a
    /// damaged game too; if it has changed since, that is a conflict. When the engine fails it is not known whether the game
    /// is gone: opened anew the archive can tell, and removing it again is safe.
    ///
    /// # Errors
    /// When the game has moved on, or the engine fails.
    pub fn remove(&self, game: &GameId, held: &[u8]) -> Result<(), AppendError> {
        self.refuse_broken()?;
        let anchor = self.anchor(game)?;
        if self.backend.read(game, 0)? != held {
            let actual = self.anchor(game)?.tip;
            return Err(AppendError::Conflict { expected: anchor.tip, actual });
        }
        match self.backend.remove(game, &anchor) {
            Ok(()) => self.sync(),
            Err(PutError::Conflict(Anchor { tip: actual, .. })) => {
                Err(AppendError::Conflict { expected: anchor.tip, actual })
            }
            Err(PutError::Refused(why)) => Err(AppendError::Refused(why)),
            Err(PutError::Failed(why)) => Err(why.into()),
        }
    }
}
