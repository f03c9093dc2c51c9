//! What the fuzz targets share: a game as one run of bytes, so that a fuzzer can cut, swap and bend its events.

use asl_core::event::Event;
use asl_core::wire;

/// The payloads of a game, each behind its length (two bytes, little-endian); one that is longer is cut there.
#[must_use]
pub fn packed(events: &[Event]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for payload in events.iter().filter_map(|event| wire::encode(event).ok()) {
        if let Ok(length) = u16::try_from(payload.len()) {
            bytes.extend(length.to_le_bytes());
            bytes.extend(payload);
        }
    }
    bytes
}

/// The events of such a run; what is no event is left out, as a fuzzer breaks many.
#[must_use]
pub fn unpacked(mut bytes: &[u8]) -> Vec<Event> {
    let mut events = Vec::new();
    while let Some((length, rest)) = bytes.split_first_chunk::<2>() {
        let length = usize::from(u16::from_le_bytes(*length)).min(rest.len());
        let (payload, rest) = rest.split_at(length);
        events.extend(wire::decode(payload));
        bytes = rest;
    }
    events
}
