//! A game of the archive as a file.
//!
//! Job: write a game out, at once or not at all. Inputs: a game, a path. Must not know: which engine it stands on, or
//! what a payload means.

use super::{Archive, ReadError};
use crate::backend::Backend;
use crate::file::{WriteError, write_atomic};
use crate::game_id::GameId;
use std::path::Path;

/// Why a game was not written to a file.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The archive's copy cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The file cannot be written.
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl<B: Backend> Archive<B> {
    /// Writes a game to a file, at once or not at all.
    ///
    /// # Errors
    /// When the game cannot be read or the file cannot be written.
    pub fn export(&self, game: &GameId, path: &Path) -> Result<(), ExportError> {
        let bytes = self.read(game)?;
        Ok(write_atomic(path, &bytes)?)
    }
}
