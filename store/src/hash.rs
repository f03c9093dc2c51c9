//! Hashes and the two keyed domains of the chain.
//!
//! Job: turn the body of a block into its leaf, and a leaf into the next head. Inputs: bytes.
//! Must not know: how a block is laid out in a file, or what a payload means.

use std::fmt;
use std::str::FromStr;

/// The context string from which [`LEAF_KEY`] is derived.
pub const LEAF_CONTEXT: &str = "asl-store 2026-11 block leaf v1";
/// The context string from which [`HEAD_KEY`] is derived.
pub const HEAD_CONTEXT: &str = "asl-store 2026-11 block head v1";

/// `blake3::derive_key(LEAF_CONTEXT, "")`, written out; a test holds the two together.
pub const LEAF_KEY: [u8; 32] = [
    0x6c, 0x6a, 0x2e, 0x30, 0xc6, 0x18, 0x86, 0x5c, 0x46, 0x1f, 0xda, 0x4f, 0x00, 0xab, 0x75, 0x81, 0xd7,
    0xec, 0xa6, 0x41, 0xdf, 0x9c, 0x65, 0x74, 0xec, 0x9b, 0x63, 0x44, 0x2e, 0x0e, 0xfc, 0x27,
];

/// `blake3::derive_key(HEAD_CONTEXT, "")`, written out; a test holds the two together.
pub const HEAD_KEY: [u8; 32] = [
    0x3a, 0x3c, 0x3f, 0xc3, 0x46, 0x38, 0xcd, 0xb6, 0xc6, 0xdb, 0xe9, 0x1a, 0xae, 0xe5, 0x64, 0xc2, 0x80,
    0xda, 0x5a, 0xb4, 0x7d, 0x95, 0x87, 0x57, 0xd0, 0x22, 0x74, 0xaa, 0x2d, 0xae, 0x03, 0x6e,
];

/// A 32-byte BLAKE3 hash: a leaf or a head. Printed and parsed as 64 lower-case hex digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash([u8; Hash::LEN]);

impl Hash {
    /// Length in bytes.
    pub const LEN: usize = 32;

    /// What the first block of every log names as its previous head.
    pub const GENESIS: Hash = Hash([0; Hash::LEN]);

    /// A hash from its bytes.
    #[must_use]
    pub const fn new(bytes: [u8; Hash::LEN]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; Hash::LEN] {
        &self.0
    }
}

/// The leaf of a block: BLAKE3 keyed with [`LEAF_KEY`] over its body.
///
/// The body is the version, the kind, the length, the sequence number and the payload, as they stand in
/// the file. This is what proofs speak of.
#[must_use]
pub fn leaf(body: &[u8]) -> Hash {
    Hash(*blake3::keyed_hash(&LEAF_KEY, body).as_bytes())
}

/// The head after a block: BLAKE3 keyed with [`HEAD_KEY`] over the previous head and the leaf.
///
/// Exactly 64 bytes, hence one compression.
#[must_use]
pub fn head(prev: &Hash, leaf: &Hash) -> Hash {
    let mut link = [0; 2 * Hash::LEN];
    link[..Hash::LEN].copy_from_slice(&prev.0);
    link[Hash::LEN..].copy_from_slice(&leaf.0);
    Hash(*blake3::keyed_hash(&HEAD_KEY, &link).as_bytes())
}

/// Why a text is not a hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ParseHashError {
    /// Not 64 characters.
    #[error("a hash has 64 hex digits, this has {0} characters")]
    Length(usize),
    /// A character that is no hex digit, at this position.
    #[error("character {0} is no hex digit")]
    Digit(usize),
}

impl FromStr for Hash {
    type Err = ParseHashError;

    fn from_str(text: &str) -> Result<Self, ParseHashError> {
        let digits = text.as_bytes();
        if digits.len() != 2 * Self::LEN {
            return Err(ParseHashError::Length(text.chars().count()));
        }
        let mut bytes = [0; Self::LEN];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = nibble(digits, 2 * at)? << 4 | nibble(digits, 2 * at + 1)?;
        }
        Ok(Self(bytes))
    }
}

fn nibble(digits: &[u8], at: usize) -> Result<u8, ParseHashError> {
    let value = char::from(digits[at]).to_digit(16).ok_or(ParseHashError::Digit(at))?;
    u8::try_from(value).map_err(|_| ParseHashError::Digit(at))
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}
