//! A damaged game put right by a file.
//!
//! Job: what a file proves of a game that does not match its anchor any more, and no more than that. Inputs: a game, a
//! file's bytes, keys of players. Must not know: which engine it stands on, or what a payload means.

use super::{AppendError, Appended, Archive, Held, Mismatch};
use crate::backend::{Anchor, Backend, PutError, Run};
use crate::block::Block;
use crate::checkpoint::join;
use crate::game_id::GameId;
use crate::log::{Log, LogWriter};
use crate::tip::Tip;
use crate::verifier::Verifier;
use crate::verify::Verification;
use std::sync::PoisonError;

/// A game that was put right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Repaired {
    /// What had been wrong; nothing where it only was written anew.
    pub was: Option<Mismatch>,
    /// Where it ends now.
    pub anchor: Anchor,
}

/// Why a game was not put right; nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum RepairError {
    /// There is nothing to put right.
    #[error("the game is not damaged")]
    Sound,
    /// The file is empty or does not verify to its last byte.
    #[error("the file is empty, damaged or torn behind record {}", .0.tip.records)]
    NotIntact(Box<Verification>),
    /// The file ends before the head that was acknowledged.
    #[error("the file ends after {has} records: {wanted} were acknowledged")]
    TooShort {
        /// The file's records.
        has: u64,
        /// The records that were acknowledged.
        wanted: u64,
    },
    /// The file does not go through the head that was acknowledged, or is all that is left to go by.
    #[error("the file has another record {} than the archive: it is another game, or another past of it", .0.saturating_sub(1))]
    OtherPast(u64),
    /// Nothing is left of the game that a file could be held against.
    #[error(
        "neither a head nor a good record is left: nothing shows that the file is the same game; remove it and add the file"
    )]
    NothingLeft,
    /// It was not acknowledged.
    #[error(transparent)]
    Append(#[from] AppendError),
}

impl<B: Backend> Archive<B> {
    /// Puts a damaged game right by a file of it: up to the head that its anchor names, if the file leads there; where the
    /// anchor is lost, if the file begins with all good records that are left. Checkpoints of the good part that the file
    /// lacks are kept. On disk when it returns.
    ///
    /// # Errors
    /// When the game is not damaged, the file does not prove what was there, or it is not acknowledged.
    pub fn repair(&self, game: &GameId, file: &[u8], keys: &[Verifier]) -> Result<Repaired, RepairError> {
        let held = Held::read(&self.backend, game).map_err(AppendError::from)?;
        let was = held.mismatch().ok_or(RepairError::Sound)?;
        let (ours, theirs) = (Log::read(&held.bytes), Log::read(file));
        if file.is_empty() || !theirs.verification().is_intact() {
            return Err(RepairError::NotIntact(Box::new(*theirs.verification())));
        }
        let proven = held.anchor.map_or_else(|| ours.tip(), |anchor| anchor.tip);
        must_pass(&theirs, &proven)?;
        let upto = held.anchor.map_or(u64::MAX, |anchor| anchor.tip.records);
        let (ours, theirs) = (cut(&ours, upto), cut(&theirs, upto));
        let joined = join(&Log::read(&ours), &Log::read(&theirs), keys);
        let bytes = joined.map_or(theirs, |joined| joined.bytes);
        self.put_right(game, held.anchor, &bytes, Some(was))
    }

    /// Writes a sound game anew, as the engine files it today.
    ///
    /// # Errors
    /// When it is damaged, or it is not acknowledged.
    pub fn rewrite(&self, game: &GameId) -> Result<Repaired, RepairError> {
        let held = Held::read(&self.backend, game).map_err(AppendError::from)?;
        match held.mismatch() {
            Some(mismatch) => Err(AppendError::Damaged(Box::new(mismatch)).into()),
            None => self.put_right(game, held.anchor, &held.bytes, None),
        }
    }

    fn put_right(
        &self,
        game: &GameId,
        old: Option<Anchor>,
        bytes: &[u8],
        was: Option<Mismatch>,
    ) -> Result<Repaired, RepairError> {
        let log = Log::read(bytes);
        let anchor = Anchor { tip: log.tip(), blocks: log.verification().blocks };
        let old = old.unwrap_or(Anchor::EMPTY);
        match self.backend.replace(game, &old, &Run { bytes, anchor }) {
            Ok(()) => {}
            Err(PutError::Conflict(actual)) => {
                return Err(AppendError::Conflict { expected: old.tip, actual: actual.tip }.into());
            }
            Err(PutError::Refused(why)) => return Err(AppendError::Refused(why).into()),
            Err(PutError::Failed(why)) => return Err(AppendError::from(why).into()),
        }
        self.sound.lock().unwrap_or_else(PoisonError::into_inner).remove(game);
        let _acknowledged = self.acknowledge(game, Appended::New(anchor.tip))?;
        Ok(Repaired { was, anchor })
    }
}

/// A log must go through this tip; some record must be in it.
fn must_pass(log: &Log<'_>, tip: &Tip) -> Result<(), RepairError> {
    let Some(last) = tip.records.checked_sub(1) else { return Err(RepairError::NothingLeft) };
    let has = log.tip().records;
    if has < tip.records {
        return Err(RepairError::TooShort { has, wanted: tip.records });
    }
    let found = log.records().nth(usize::try_from(last).unwrap_or(usize::MAX));
    if found.is_some_and(|record| record.head == tip.head) {
        Ok(())
    } else {
        Err(RepairError::OtherPast(tip.records))
    }
}

/// The first records of a log, and the checkpoints about no more than these.
fn cut(log: &Log<'_>, records: u64) -> Vec<u8> {
    let mut writer = LogWriter::new();
    let is_in = |block: &Block<'_>| block.seq() < records || (!block.is_record() && block.seq() == records);
    log.blocks().filter(is_in).for_each(|block| writer.adopt(&block));
    writer.into_bytes()
}
