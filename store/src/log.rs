//! A log in memory: reading its records, writing new ones.
//!
//! Job: typed access to verified bytes without a copy, and a growing buffer of blocks. Inputs: bytes,
//! payloads. Must not know: files, the archive, or what a payload means.

use crate::block::{self, Block, Kind, PayloadTooLong};
use crate::hash::Hash;
use crate::tip::Tip;
use crate::verify::{Verification, verify, verify_parallel, verify_threaded};
use std::num::NonZeroUsize;

/// The good prefix of a log, verified. Payloads can only be reached through it, hence only once their
/// hashes are known to be right.
#[derive(Debug, Clone, Copy)]
pub struct Log<'a> {
    good: &'a [u8],
    verification: Verification,
}

impl<'a> Log<'a> {
    /// Verifies `bytes` and keeps their good prefix.
    #[must_use]
    pub fn read(bytes: &'a [u8]) -> Self {
        Self::of(bytes, verify(bytes))
    }

    /// As [`Log::read`], on up to `threads` threads.
    #[must_use]
    pub fn read_threaded(bytes: &'a [u8], threads: NonZeroUsize) -> Self {
        Self::of(bytes, verify_threaded(bytes, threads))
    }

    /// As [`Log::read`], on as many threads as the machine gives.
    #[must_use]
    pub fn read_parallel(bytes: &'a [u8]) -> Self {
        Self::of(bytes, verify_parallel(bytes))
    }

    fn of(bytes: &'a [u8], verification: Verification) -> Self {
        Self { good: &bytes[..verification.bytes_good], verification }
    }

    /// What verification found, faults behind the good prefix included.
    pub fn verification(&self) -> &Verification {
        &self.verification
    }

    /// How many good records there are and the head after the last.
    #[must_use]
    pub fn tip(&self) -> Tip {
        self.verification.tip
    }

    /// The bytes of the good prefix.
    #[must_use]
    pub fn good(&self) -> &'a [u8] {
        self.good
    }

    /// The good blocks, checkpoints included.
    #[must_use]
    pub fn blocks(&self) -> Blocks<'a> {
        Blocks { rest: self.good }
    }

    /// The good records.
    #[must_use]
    pub fn records(&self) -> Records<'a> {
        Records { blocks: self.blocks(), left: self.verification.tip.records }
    }

    /// The checkpoints.
    pub fn checkpoints(&self) -> impl Iterator<Item = Checkpoint<'a>> + use<'a> {
        self.blocks().filter(|block| block.kind() == Some(Kind::Checkpoint)).map(|block| Checkpoint {
            records: block.seq(),
            head: block.prev(),
            text: block.payload(),
        })
    }
}

/// An event's place and bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Record<'a> {
    /// Sequence number, from 0.
    pub seq: u64,
    /// The head before it.
    pub prev: Hash,
    /// The head after it.
    pub head: Hash,
    /// The payload, a slice of the log.
    pub payload: &'a [u8],
}

/// A statement about the records before it. Its text is opaque here: who signed it, and whether rightly,
/// is judged elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checkpoint<'a> {
    /// How many records stand before it.
    pub records: u64,
    /// The head after those records.
    pub head: Hash,
    /// The text, a slice of the log.
    pub text: &'a [u8],
}

/// The blocks of a log's good prefix, in order.
#[derive(Debug, Clone)]
pub struct Blocks<'a> {
    rest: &'a [u8],
}

impl<'a> Blocks<'a> {
    /// The blocks that can be framed in `bytes`, of which nothing is verified here: for bytes that were.
    #[must_use]
    pub fn framed(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }
}

impl<'a> Iterator for Blocks<'a> {
    type Item = Block<'a>;

    fn next(&mut self) -> Option<Block<'a>> {
        let block = Block::frame(self.rest).ok()?;
        self.rest = &self.rest[block.bytes().len()..];
        Some(block)
    }
}

/// The records of a log's good prefix, in order.
#[derive(Debug, Clone)]
pub struct Records<'a> {
    blocks: Blocks<'a>,
    left: u64,
}

impl<'a> Iterator for Records<'a> {
    type Item = Record<'a>;

    fn next(&mut self) -> Option<Record<'a>> {
        let block = self.blocks.find(Block::is_record)?;
        self.left = self.left.saturating_sub(1);
        let (seq, prev, head) = (block.seq(), block.prev(), block.head());
        Some(Record { seq, prev, head, payload: block.payload() })
    }

    /// How many there are was counted when they were verified.
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.left).unwrap_or(usize::MAX);
        (left, Some(left))
    }
}

/// New blocks for a log: a buffer and the tip that the next block follows.
#[derive(Debug, Clone)]
pub struct LogWriter {
    bytes: Vec<u8>,
    tip: Tip,
}

impl Default for LogWriter {
    fn default() -> Self {
        Self::new()
    }
}

impl LogWriter {
    /// A new log.
    #[must_use]
    pub fn new() -> Self {
        Self::after(Tip::EMPTY)
    }

    /// Blocks that continue a log with this tip. The buffer holds the new blocks only.
    #[must_use]
    pub fn after(tip: Tip) -> Self {
        Self { bytes: Vec::new(), tip }
    }

    /// Adds a record.
    ///
    /// # Errors
    /// When the payload is too long; nothing is added then.
    pub fn record(&mut self, payload: &[u8]) -> Result<Tip, PayloadTooLong> {
        self.tip = block::encode_record(&mut self.bytes, &self.tip, payload)?;
        Ok(self.tip)
    }

    /// Adds a checkpoint about the records so far.
    ///
    /// # Errors
    /// When the text is too long; nothing is added then.
    pub fn checkpoint(&mut self, text: &[u8]) -> Result<(), PayloadTooLong> {
        block::encode_checkpoint(&mut self.bytes, &self.tip, text)
    }

    /// Adds a verified block as it stands: what was hashed once is not encoded again.
    pub(crate) fn adopt(&mut self, block: &Block<'_>) {
        self.bytes.extend_from_slice(block.bytes());
        if block.is_record() {
            self.tip = self.tip.then(block.head());
        }
    }

    /// The tip after the last record.
    #[must_use]
    pub fn tip(&self) -> Tip {
        self.tip
    }

    /// The blocks written so far.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The blocks written.
    #[must_use]
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}
