//! One block of a log: its byte grammar, its encoder and its reader.
//!
//! Job: bytes to block and back, and the block's own hash. Inputs: bytes, a tip. Must not know: what
//! came before the block (that is [`crate::verify`]) or what a payload means.

use crate::hash::{self, Hash};
use crate::tip::Tip;

/// The first eight bytes of every block. The high bit, the CR LF pair and their order show a file that
/// went through a text conversion.
pub const MAGIC: [u8; 8] = *b"\x89ASLOG\r\n";

/// The format version that this crate writes, and the only one whose meaning it knows.
pub const VERSION: u16 = 1;

/// The longest payload in bytes (1 MiB). A longer length field is damage; nothing is allocated for it.
pub const MAX_PAYLOAD: usize = 1 << 20;

/// Bytes of a block beside its payload.
pub const OVERHEAD: usize = HEADER + Hash::LEN;

pub(crate) const HEADER: usize = BODY + PREFIX;
const BODY: usize = MAGIC.len() + Hash::LEN;
const PREFIX: usize = 16;

/// What a block is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// An event of the game. The chain goes on from its head.
    Record,
    /// A signed statement about the records before it. It has a head of its own, from which nothing
    /// goes on: two copies of a game are the same log whatever checkpoints they carry.
    Checkpoint,
}

impl Kind {
    const fn code(self) -> u16 {
        match self {
            Kind::Record => 0,
            Kind::Checkpoint => 1,
        }
    }

    const fn of(code: u16) -> Option<Self> {
        match code {
            0 => Some(Kind::Record),
            1 => Some(Kind::Checkpoint),
            _ => None,
        }
    }
}

/// A payload that is longer than [`MAX_PAYLOAD`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the payload has {0} bytes, more than the {MAX_PAYLOAD} that a block may hold")]
pub struct PayloadTooLong(pub usize);

/// Appends a record to `out`; the tip after it.
///
/// # Errors
/// When the payload is longer than [`MAX_PAYLOAD`]; `out` is then as it was.
pub fn encode_record(out: &mut Vec<u8>, tip: &Tip, payload: &[u8]) -> Result<Tip, PayloadTooLong> {
    let head = encode(out, tip, Kind::Record, payload)?;
    Ok(tip.then(head))
}

/// Appends a checkpoint to `out`. It stands after the records that `tip` counts and leaves the tip alone.
///
/// # Errors
/// When the text is longer than [`MAX_PAYLOAD`]; `out` is then as it was.
pub fn encode_checkpoint(out: &mut Vec<u8>, tip: &Tip, text: &[u8]) -> Result<(), PayloadTooLong> {
    encode(out, tip, Kind::Checkpoint, text).map(|_| ())
}

// log    = *block                          nothing before, between or behind the blocks
// block  = magic prev body head
// magic  = 89 41 53 4c 4f 47 0d 0a         "\x89ASLOG\r\n"
// prev   = 32 OCTET                        head of the last record before this block; 32 zeros if none
// body   = version kind length seq payload
// version = u16                            1; speaks of the payload's meaning and of the kinds
// kind   = u16                             0 record, 1 checkpoint
// length = u32                             bytes of the payload, at most 2^20
// seq    = u64                             number of records before this block
// payload = length OCTET                   opaque here
// head   = 32 OCTET                        BLAKE3-keyed(HEAD_KEY, prev leaf)
// leaf   = 32 OCTET                        BLAKE3-keyed(LEAF_KEY, body); not stored
//
// All integers are little-endian. This frame, the limit and both hashes are the same in every version,
// so that a reader can tell a newer log (right hash, unknown version) from a damaged one (wrong hash).
fn encode(out: &mut Vec<u8>, tip: &Tip, kind: Kind, payload: &[u8]) -> Result<Hash, PayloadTooLong> {
    let length = length_of(payload)?;
    out.reserve(OVERHEAD + payload.len());
    out.extend_from_slice(&MAGIC);
    out.extend_from_slice(tip.head.as_bytes());
    let body = out.len();
    extend_body(out, kind, length, tip.records, payload);
    let head = hash::head(&tip.head, &hash::leaf(&out[body..]));
    out.extend_from_slice(head.as_bytes());
    Ok(head)
}

fn extend_body(out: &mut Vec<u8>, kind: Kind, length: u32, seq: u64, payload: &[u8]) {
    out.extend_from_slice(&VERSION.to_le_bytes());
    out.extend_from_slice(&kind.code().to_le_bytes());
    out.extend_from_slice(&length.to_le_bytes());
    out.extend_from_slice(&seq.to_le_bytes());
    out.extend_from_slice(payload);
}

/// The leaf of a checkpoint with this text behind so many records; `None` when it is too long for a block.
pub(crate) fn checkpoint_leaf(records: u64, text: &[u8]) -> Option<Hash> {
    let mut body = Vec::with_capacity(PREFIX + text.len());
    extend_body(&mut body, Kind::Checkpoint, length_of(text).ok()?, records, text);
    Some(hash::leaf(&body))
}

fn length_of(payload: &[u8]) -> Result<u32, PayloadTooLong> {
    let length = payload.len();
    if length > MAX_PAYLOAD {
        return Err(PayloadTooLong(length));
    }
    u32::try_from(length).map_err(|_| PayloadTooLong(length))
}

/// The tip after a chain of records with these payloads, without writing a log: two hashes a payload and
/// nothing else, the measure for everything that reads or writes a log.
///
/// # Errors
/// When a payload is longer than [`MAX_PAYLOAD`].
pub fn chain<'p>(from: Tip, payloads: impl IntoIterator<Item = &'p [u8]>) -> Result<Tip, PayloadTooLong> {
    let mut body = Vec::new();
    let mut tip = from;
    for payload in payloads {
        body.clear();
        extend_body(&mut body, Kind::Record, length_of(payload)?, tip.records, payload);
        tip = tip.then(hash::head(&tip.head, &hash::leaf(&body)));
    }
    Ok(tip)
}

/// A framed block in a log's bytes: the frame is whole, nothing else is known of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block<'a> {
    bytes: &'a [u8],
}

/// Why no frame could be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoBlock {
    /// The bytes do not begin with the magic.
    Magic,
    /// The length field is over the limit.
    Length(u32),
    /// The bytes end inside the block.
    Incomplete,
}

impl<'a> Block<'a> {
    /// Reads the frame at the start of `rest`, which is not empty. Looks at the magic and the length only.
    pub(crate) fn frame(rest: &'a [u8]) -> Result<Self, NoBlock> {
        let known = rest.len().min(MAGIC.len());
        if rest[..known] != MAGIC[..known] {
            return Err(NoBlock::Magic);
        }
        if rest.len() < HEADER {
            return Err(NoBlock::Incomplete);
        }
        let length = u32_at(rest, BODY + 4);
        let payload = usize::try_from(length).unwrap_or(usize::MAX);
        if payload > MAX_PAYLOAD {
            return Err(NoBlock::Length(length));
        }
        rest.get(..OVERHEAD + payload).map(|bytes| Self { bytes }).ok_or(NoBlock::Incomplete)
    }

    /// What the length field at the start of `rest` says, if the header is whole.
    pub(crate) fn stated_length(rest: &[u8]) -> Option<u32> {
        (rest.len() >= HEADER).then(|| u32_at(rest, BODY + 4))
    }

    /// All bytes of the block.
    #[must_use]
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The head of the last record before this block, as the block states it.
    #[must_use]
    pub fn prev(&self) -> Hash {
        hash_at(self.bytes, MAGIC.len())
    }

    /// The format version.
    #[must_use]
    pub fn version(&self) -> u16 {
        u16_at(self.bytes, BODY)
    }

    /// The kind, if this version has it.
    #[must_use]
    pub fn kind(&self) -> Option<Kind> {
        Kind::of(self.kind_code())
    }

    /// The kind's number.
    #[must_use]
    pub fn kind_code(&self) -> u16 {
        u16_at(self.bytes, BODY + 2)
    }

    /// The number of records before this block, as the block states it.
    #[must_use]
    pub fn seq(&self) -> u64 {
        u64_at(self.bytes, BODY + 8)
    }

    /// The payload of a record, the text of a checkpoint.
    #[must_use]
    pub fn payload(&self) -> &'a [u8] {
        &self.bytes[HEADER..self.bytes.len() - Hash::LEN]
    }

    /// The head as the block states it.
    #[must_use]
    pub fn head(&self) -> Hash {
        hash_at(self.bytes, self.bytes.len() - Hash::LEN)
    }

    /// The leaf, computed from the body: what a Merkle tree over the log has as its leaf data.
    #[must_use]
    pub fn leaf(&self) -> Hash {
        hash::leaf(&self.bytes[BODY..self.bytes.len() - Hash::LEN])
    }

    /// Whether the stated head is that of the stated contents.
    #[must_use]
    pub fn is_hash_right(&self) -> bool {
        hash::head(&self.prev(), &self.leaf()) == self.head()
    }

    /// Whether the chain goes on from this block.
    #[must_use]
    pub fn is_record(&self) -> bool {
        self.kind_code() == Kind::Record.code()
    }
}

/// Where our magic stands in `bytes`.
pub(crate) fn magics(bytes: &[u8]) -> impl Iterator<Item = usize> {
    bytes.windows(MAGIC.len()).enumerate().filter(|(_, window)| *window == MAGIC).map(|(at, _)| at)
}

/// Whether the block at the start of `rest`, taken to end at `end`, has a right hash once its magic is
/// restored and its length made to fit: then those two fields alone are damaged.
pub(crate) fn is_right_with_frame_mended(rest: &[u8], end: usize) -> bool {
    let Some(payload) = end.checked_sub(OVERHEAD).filter(|n| *n <= MAX_PAYLOAD && end <= rest.len()) else {
        return false;
    };
    let mut bytes = rest[..end].to_vec();
    bytes[..MAGIC.len()].copy_from_slice(&MAGIC);
    let length = u32::try_from(payload).unwrap_or(u32::MAX);
    bytes[BODY + 4..BODY + 8].copy_from_slice(&length.to_le_bytes());
    Block { bytes: &bytes }.is_hash_right()
}

fn hash_at(bytes: &[u8], at: usize) -> Hash {
    Hash::new(array_at(bytes, at))
}

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from_le_bytes(array_at(bytes, at))
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(array_at(bytes, at))
}

fn u64_at(bytes: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(array_at(bytes, at))
}

/// Callers have a whole header before them: the frame reader checked it.
fn array_at<const N: usize>(bytes: &[u8], at: usize) -> [u8; N] {
    let mut array = [0; N];
    array.copy_from_slice(&bytes[at..at + N]);
    array
}
