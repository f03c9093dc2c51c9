//! Verification of a log's bytes: how far it is good and what is wrong behind that.
//!
//! Job: bytes to [`Verification`], on one thread or several, with one answer. Inputs: bytes. Must not
//! know: files, the archive, or what a payload means. It never fails, never panics and allocates nothing
//! for a good block; what is wrong is a value.

use crate::block::{self, Block, Kind, NoBlock, VERSION};
use crate::fault::{Fault, FaultKind, TornTail};
use crate::tip::Tip;
use std::num::NonZeroUsize;
use std::thread;

/// What verification found. The first `bytes_good` bytes are whole blocks, each with a right hash, in
/// order and linked, whatever stands behind them.
#[must_use]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verification {
    /// The good records and the head after the last of them.
    pub tip: Tip,
    /// The good blocks, checkpoints included.
    pub blocks: u64,
    /// Length of the good prefix in bytes.
    pub bytes_good: usize,
    /// What is wrong with the block behind the good prefix.
    pub fault: Option<Fault>,
    /// The last block is incomplete, as after a crash or a cut mail: nothing shows that it was altered.
    pub torn_tail: Option<TornTail>,
}

impl Verification {
    /// Whether every byte is accounted for.
    #[must_use]
    pub fn is_intact(&self) -> bool {
        self.fault.is_none() && self.torn_tail.is_none()
    }
}

/// Verifies a log on the calling thread.
pub fn verify(bytes: &[u8]) -> Verification {
    finish(bytes, run(bytes, Cursor::START, bytes.len()))
}

/// Verifies a log on up to `threads` threads. The answer is that of [`verify`], in every field.
///
/// Each block states its previous head, so the file can be cut at block borders and each part checked
/// against the head that the last record before it states; the earliest part with a fault decides.
pub fn verify_threaded(bytes: &[u8], threads: NonZeroUsize) -> Verification {
    let starts = part_starts(bytes, threads.get());
    if starts.len() == 1 {
        return verify(bytes);
    }
    let ends: Vec<usize> = starts.iter().skip(1).map(|next| next.offset).chain([bytes.len()]).collect();
    let parts: Vec<Part> = thread::scope(|scope| {
        let running: Vec<_> = starts
            .iter()
            .zip(&ends)
            .map(|(start, end)| scope.spawn(move || run(bytes, *start, *end)))
            .collect();
        running.into_iter().map(|part| part.join().expect("verification does not panic")).collect()
    });
    let decisive = parts.iter().find(|part| part.stop.is_some()).or(parts.last());
    finish(bytes, *decisive.expect("there is at least one part"))
}

/// Verifies a log on as many threads as the machine gives; where it has none, on the calling one.
pub fn verify_parallel(bytes: &[u8]) -> Verification {
    verify_threaded(bytes, thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
}

/// Where verification stands: everything before `offset` was accepted.
#[derive(Debug, Clone, Copy)]
struct Cursor {
    offset: usize,
    blocks: u64,
    tip: Tip,
}

impl Cursor {
    const START: Cursor = Cursor { offset: 0, blocks: 0, tip: Tip::EMPTY };

    /// Steps over a block and takes its word for the head.
    fn pass(&mut self, block: &Block<'_>) {
        self.offset += block.bytes().len();
        self.blocks += 1;
        if block.is_record() {
            self.tip = self.tip.then(block.head());
        }
    }
}

#[derive(Debug, Clone, Copy)]
enum Stop {
    Torn,
    Fault(FaultKind),
}

#[derive(Debug, Clone, Copy)]
struct Part {
    cursor: Cursor,
    stop: Option<Stop>,
}

fn run(bytes: &[u8], start: Cursor, end: usize) -> Part {
    let mut cursor = start;
    while cursor.offset < end {
        match check(&bytes[cursor.offset..], &cursor.tip) {
            Ok(block) => cursor.pass(&block),
            Err(stop) => return Part { cursor, stop: Some(stop) },
        }
    }
    Part { cursor, stop: None }
}

/// The block at the start of `rest`, if it is whole, itself unharmed, and belongs behind `tip`.
///
/// The hash comes first: when it is right, the block's statements are its author's own, and a wrong place
/// or an unknown version is told apart from damage.
fn check<'a>(rest: &'a [u8], tip: &Tip) -> Result<Block<'a>, Stop> {
    let block = Block::frame(rest).map_err(|why| stop_of(why, rest))?;
    if !block.is_hash_right() {
        return Err(Stop::Fault(FaultKind::Hash));
    }
    if block.seq() != tip.records {
        return Err(Stop::Fault(FaultKind::Sequence { stated: block.seq() }));
    }
    if block.prev() != tip.head {
        return Err(Stop::Fault(FaultKind::Link { stated: block.prev() }));
    }
    if block.version() != VERSION {
        return Err(Stop::Fault(FaultKind::UnknownVersion { version: block.version() }));
    }
    match block.kind() {
        Some(Kind::Record | Kind::Checkpoint) => Ok(block),
        None => Err(Stop::Fault(FaultKind::UnknownKind { kind: block.kind_code() })),
    }
}

fn stop_of(why: NoBlock, rest: &[u8]) -> Stop {
    match why {
        NoBlock::Magic => Stop::Fault(FaultKind::Magic),
        NoBlock::Length(stated) => Stop::Fault(FaultKind::Length { stated }),
        NoBlock::Incomplete if is_length_to_blame(rest) => {
            let stated = Block::stated_length(rest).unwrap_or(0);
            Stop::Fault(FaultKind::Length { stated })
        }
        NoBlock::Incomplete => Stop::Torn,
    }
}

/// How many places behind an incomplete block are looked at; bounds the work on a hostile file.
const PLACES: usize = 8;

/// A block that reaches beyond the end is torn, unless its length field is shown to be wrong: the block
/// is right with a shorter length, or an unharmed block stands in what it claims.
fn is_length_to_blame(rest: &[u8]) -> bool {
    let places = || block::magics(rest).filter(|at| *at > 0).take(PLACES);
    places().chain([rest.len()]).any(|end| block::is_right_with_frame_mended(rest, end))
        || places().any(|at| Block::frame(&rest[at..]).is_ok_and(|block| block.is_hash_right()))
}

/// Cuts the framed part of a log into at most `parts` parts of similar size. The cursors take the heads
/// on trust; the part before each of them finds out.
fn part_starts(bytes: &[u8], parts: usize) -> Vec<Cursor> {
    let share = bytes.len() / parts.max(1) + 1;
    let mut starts = vec![Cursor::START];
    let mut cursor = Cursor::START;
    while let Some(block) = bytes.get(cursor.offset..).and_then(|rest| Block::frame(rest).ok()) {
        if cursor.offset >= share * starts.len() {
            starts.push(cursor);
        }
        cursor.pass(&block);
    }
    starts
}

fn finish(bytes: &[u8], part: Part) -> Verification {
    let Cursor { offset, blocks, tip } = part.cursor;
    let (fault, torn_tail) = match part.stop {
        None => (None, None),
        Some(Stop::Fault(kind)) => (Some(Fault { block: blocks, seq: tip.records, offset, kind }), None),
        Some(Stop::Torn) => {
            let torn = TornTail { block: blocks, seq: tip.records, offset, bytes: bytes.len() - offset };
            (None, Some(torn))
        }
    };
    Verification { tip, blocks, bytes_good: offset, fault, torn_tail }
}

/// What a file is, for a caller that must choose between "damaged" and "not mine".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// A log without a fault and without a torn tail; it has at least one block.
    Intact,
    /// No byte at all.
    Empty,
    /// A log whose last block is incomplete.
    Torn,
    /// A log with a fault.
    Damaged,
    /// Good as far as this crate can read; then a block with a right hash in a version that it does not
    /// know.
    Newer {
        /// The unknown version.
        version: u16,
    },
    /// Not a log: our magic stands nowhere in it.
    Foreign,
}

impl Standing {
    /// What these bytes, with this verification of them, are.
    #[must_use]
    pub fn of(bytes: &[u8], verification: &Verification) -> Self {
        let fault = verification.fault.map(|fault| fault.kind);
        match fault {
            None if bytes.is_empty() => Standing::Empty,
            None if verification.torn_tail.is_some() && !is_ours(bytes) => Standing::Foreign,
            None if verification.torn_tail.is_some() => Standing::Torn,
            None => Standing::Intact,
            Some(FaultKind::UnknownVersion { version }) => Standing::Newer { version },
            Some(_) if is_ours(bytes) => Standing::Damaged,
            Some(_) => Standing::Foreign,
        }
    }
}

/// Whether our magic stands anywhere in `bytes`.
#[must_use]
pub fn contains_magic(bytes: &[u8]) -> bool {
    block::magics(bytes).next().is_some()
}

/// A log of one block whose magic is damaged is still ours if the rest of the block is right.
fn is_ours(bytes: &[u8]) -> bool {
    contains_magic(bytes) || block::is_right_with_frame_mended(bytes, bytes.len())
}
