//! Events as bytes: the one module that knows the codec. Input: an event, or a payload whose hash was
//! already checked. Knows nothing of records and hashes.
//!
//! ```text
//! payload = codec version (1 byte, 0x01) | event
//! event   = bincode with fixed-width little-endian integers: the bytes of bincode 1.3.3's default form,
//!           of bincode 2's `legacy()`, and of wincode
//!           lengths and counts u64, enum variants u32, options one byte 0 or 1, text UTF-8
//! ```
//!
//! One value has one form: integers have one width, fractions are in lowest terms, and bytes left over
//! are an error.

mod reader;

use crate::event::Event;
use crate::state::State;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use bincode::config::{Configuration, Fixint, Limit, LittleEndian};
use reader::Reader;
use serde::Deserialize;

/// The codec version that this module writes.
pub const CODEC_VERSION: u8 = 1;

/// The largest payload, and the most memory that decoding one may claim, in bytes.
pub const MAX_PAYLOAD_BYTES: usize = 1 << 20;

const FORM: Configuration<LittleEndian, Fixint, Limit<MAX_PAYLOAD_BYTES>> =
    bincode::config::legacy().with_limit::<MAX_PAYLOAD_BYTES>();

/// Why bytes are no event, or an event fits no payload.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WireError {
    /// No bytes at all.
    #[error("the payload is empty")]
    Empty,
    /// A codec version of the future.
    #[error(
        "codec version {0} is newer than this program knows (it knows {CODEC_VERSION}): use a newer asl-replay"
    )]
    Version(u8),
    /// The bytes are no event of this version.
    #[error("the payload is no event: {0}")]
    Form(String),
    /// Bytes stand behind the event.
    #[error("{0} bytes stand behind the event")]
    Leftover(usize),
    /// The event is larger than a payload may be.
    #[error("the event does not fit into {MAX_PAYLOAD_BYTES} bytes: {0}")]
    TooLarge(String),
}

/// The payload of an event.
///
/// # Errors
/// `WireError::TooLarge` when it would exceed [`MAX_PAYLOAD_BYTES`].
pub fn encode(event: &Event) -> Result<Vec<u8>, WireError> {
    let body = bincode::serde::encode_to_vec(event, FORM).map_err(|e| WireError::TooLarge(e.to_string()))?;
    if body.len() >= MAX_PAYLOAD_BYTES {
        return Err(WireError::TooLarge(alloc::format!("{} bytes", body.len())));
    }
    let mut payload = Vec::with_capacity(1 + body.len());
    payload.push(CODEC_VERSION);
    payload.extend_from_slice(&body);
    Ok(payload)
}

/// The event of a payload whose hash was checked.
///
/// # Errors
/// When the codec version is unknown, the bytes are no event, or bytes are left over.
pub fn decode(payload: &[u8]) -> Result<Event, WireError> {
    let (version, body) = payload.split_first().ok_or(WireError::Empty)?;
    if *version != CODEC_VERSION {
        return Err(WireError::Version(*version));
    }
    if body.len() >= MAX_PAYLOAD_BYTES {
        return Err(WireError::Form(alloc::format!("{} bytes are too many", payload.len())));
    }
    let mut reader = Reader::of(body);
    let event = Event::deserialize(&mut reader).map_err(|e| WireError::Form(e.to_string()))?;
    match reader.left() {
        0 => Ok(event),
        left => Err(WireError::Leftover(left)),
    }
}

/// The bytes of a state, for a digest by which two players compare their positions. Not a format: they
/// may change with the version of the program.
#[must_use]
pub fn state_bytes(state: &State) -> Vec<u8> {
    bincode::serde::encode_to_vec(state, bincode::config::legacy())
        .expect("a state has no value that cannot be written")
}
