//! Base64 as the texts of checkpoints and proofs have it: standard, padded, one text for one value.
//!
//! Job: fixed-size values to text and back. Inputs: text, bytes. Must not know: what they mean.

use base64ct::{Base64, Encoding};

/// The bytes of a text, when they are exactly so many.
pub(crate) fn array<const N: usize>(text: &str) -> Option<[u8; N]> {
    // The length first: nothing is allocated for a text that cannot be it.
    if text.len() != N.div_ceil(3) * 4 {
        return None;
    }
    let mut bytes = [0; N];
    let decoded = Base64::decode(text, &mut bytes).ok()?;
    (decoded.len() == N && Base64::encode_string(&bytes) == text).then_some(bytes)
}

/// Bytes as text.
pub(crate) fn text(bytes: &[u8]) -> String {
    Base64::encode_string(bytes)
}
