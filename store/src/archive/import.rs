//! Log files into the archive.
//!
//! Job: take in what a file has and the archive has not. Inputs: a game, a file's bytes. Must not know: which engine
//! it stands on, or what a payload means.

use super::append::Addition;
use super::{AppendError, Archive, ReadError};
use crate::backend::{Anchor, Backend};
use crate::block::{Block, Kind};
use crate::compare::{Comparison, compare};
use crate::game_id::GameId;
use crate::log::{Log, LogWriter};
use crate::verify::Verification;
use std::collections::BTreeSet;

/// What an import added.
#[must_use]
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Imported {
    /// New records.
    pub records: u64,
    /// New checkpoints.
    pub checkpoints: u64,
    /// Checkpoints left out: they belong before records that the archive already holds.
    pub late_checkpoints: u64,
}

/// Why a file was not imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The file is empty or does not verify to its last byte; nothing was written.
    #[error("the file is empty, damaged or torn behind record {}", .0.tip.records)]
    NotIntact(Box<Verification>),
    /// The file and the archive part at this record; nothing was written.
    #[error("the file and the archive part at record {0}")]
    Parted(u64),
    /// The archive's own copy cannot be read; nothing was written.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// What is new was not acknowledged.
    #[error(transparent)]
    Append(#[from] AppendError),
}

impl<B: Backend> Archive<B> {
    /// Takes a log file in: starts the game or continues it, and returns once it is on disk. A file that is
    /// older than the archive's copy adds nothing. An archive is rebuilt by importing its files. Checkpoints are opaque
    /// here: those of two copies are made one by [`crate::checkpoint::join()`].
    ///
    /// # Errors
    /// When the file is not intact or parts from the archive's copy, or is not acknowledged.
    pub fn import(&self, game: &GameId, file: &[u8]) -> Result<Imported, ImportError> {
        let theirs = Log::read(file);
        if !theirs.verification().is_intact() || file.is_empty() {
            return Err(ImportError::NotIntact(Box::new(*theirs.verification())));
        }
        let held = self.read_or_empty(game)?;
        let ours = Log::read(&held);
        if let Comparison::Parted { first, .. } = compare(&ours, &theirs) {
            return Err(ImportError::Parted(first.seq));
        }
        let (addition, imported) = news(&ours, &theirs);
        self.put_news(game, &addition)?;
        Ok(imported)
    }

    fn put_news(&self, game: &GameId, addition: &Addition) -> Result<(), AppendError> {
        let already = super::Appended::AlreadyThere(addition.after.tip);
        let acknowledged =
            if addition.blocks > 0 { self.put(game, addition) } else { self.acknowledge(game, already) };
        acknowledged.map(|_| ())
    }

    fn read_or_empty(&self, game: &GameId) -> Result<Vec<u8>, ReadError> {
        match self.read(game) {
            Err(ReadError::Unknown(_)) => Ok(Vec::new()),
            result => result,
        }
    }
}

/// What their log has behind our last record, our own checkpoints left out.
fn news(ours: &Log<'_>, theirs: &Log<'_>) -> (Addition, Imported) {
    let held: BTreeSet<&[u8]> = ours.blocks().map(|block| block.bytes()).collect();
    let mut imported = Imported::default();
    let tip = ours.tip();
    let mut writer = LogWriter::after(tip);
    for block in theirs.blocks().filter(|block| !held.contains(block.bytes())) {
        if block.seq() < tip.records {
            imported.late_checkpoints += 1;
        } else {
            count(&block, &mut imported);
            writer.adopt(&block);
        }
    }
    let after = Anchor { tip, blocks: ours.verification().blocks };
    (Addition { after, writer, blocks: imported.records + imported.checkpoints }, imported)
}

fn count(block: &Block<'_>, imported: &mut Imported) {
    match block.kind() {
        Some(Kind::Record) => imported.records += 1,
        Some(Kind::Checkpoint) | None => imported.checkpoints += 1,
    }
}
