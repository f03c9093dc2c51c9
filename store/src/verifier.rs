//! Public keys as one line of text.
//!
//! Job: a verifier key of the C2SP signed-note form, and strict Ed25519 verification with it. Inputs: text, bytes.
//! Must not know: secret keys, files, or what is signed.

use crate::text64;
use ed25519_dalek::{Signature, VerifyingKey};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The signature type of plain Ed25519 in a signed note.
const ED25519: u8 = 1;
/// The longest name of a key, in bytes.
pub const MAX_NAME: usize = 255;
/// The longest line that is read as a verifier key, in bytes.
const MAX_LINE: usize = MAX_NAME + 64;

/// The name of a key: 1 to 255 bytes, no blank, no `+`, no control character.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct KeyName(String);

/// A text that is no name of a key.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum KeyNameError {
    /// Nothing, or too long.
    #[error("the name of a key has 1 to {MAX_NAME} bytes, this has {0}")]
    Length(usize),
    /// A character that is not allowed there.
    #[error("{0:?} cannot stand in the name of a key")]
    Character(char),
}

impl KeyName {
    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for KeyName {
    type Err = KeyNameError;

    fn from_str(text: &str) -> Result<Self, KeyNameError> {
        if text.is_empty() || text.len() > MAX_NAME {
            return Err(KeyNameError::Length(text.len()));
        }
        match text.chars().find(|c| c.is_whitespace() || c.is_control() || *c == '+') {
            Some(c) => Err(KeyNameError::Character(c)),
            None => Ok(Self(text.to_owned())),
        }
    }
}

impl fmt::Display for KeyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A name and an Ed25519 public key: whom a signature is held against.
///
/// As text it is the verifier key of a signed note, `NAME+HASH+KEY`. A key of small order, with which one
/// signature can pass for several texts, and one that is not in its only encoding are refused.
///
/// ```
/// use asl_store::verifier::Verifier;
///
/// let text = "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k";
/// let verifier: Verifier = text.parse()?;
/// assert_eq!(verifier.name().as_str(), "example.com/foo");
/// assert_eq!(verifier.to_string(), text);
/// # Ok::<(), asl_store::verifier::VerifierError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verifier {
    name: KeyName,
    /// The signature type.
    kind: u8,
    id: [u8; 4],
    key: VerifyingKey,
}

/// Why a text is no verifier key.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum VerifierError {
    /// Not three parts between two plus signs, or too long.
    #[error("a public key looks like NAME+HASH+KEY, as `keygen` prints it")]
    Form,
    /// The name.
    #[error(transparent)]
    Name(#[from] KeyNameError),
    /// The key's text is no base64 of a signature type and a key.
    #[error("the key behind the second `+` is damaged")]
    Key,
    /// Another signature type than the one that is used here.
    #[error(
        "the key is of signature type {found}, and here one of type {wanted} is used (1 a player's, 4 a witness's)"
    )]
    Type {
        /// The type of the key.
        found: u8,
        /// The type that is used.
        wanted: u8,
    },
    /// The bytes are no point, not in their only encoding, or of small order.
    #[error("the key is no proper Ed25519 key: a signature with it would prove nothing")]
    Weak,
    /// The hash in the middle is not that of the name and the key.
    #[error("the hash in the middle does not fit: the name or the key was changed or mistyped")]
    Hash,
}

impl Verifier {
    /// A verifier of a name and a key.
    ///
    /// # Errors
    /// When the key is of small order or not in its only encoding.
    pub fn new(name: KeyName, key: &[u8; 32]) -> Result<Self, VerifierError> {
        Self::of_kind(name, key, ED25519)
    }

    /// A verifier of signatures of a type that are Ed25519 as well, under another text.
    pub(crate) fn of_kind(name: KeyName, key: &[u8; 32], kind: u8) -> Result<Self, VerifierError> {
        let point = VerifyingKey::from_bytes(key).map_err(|_| VerifierError::Weak)?;
        if point.is_weak() || point.to_edwards().compress().as_bytes() != key {
            return Err(VerifierError::Weak);
        }
        let id = key_id(&name, key, kind);
        Ok(Self { name, kind, id, key: point })
    }

    /// Whose key it is.
    #[must_use]
    pub fn name(&self) -> &KeyName {
        &self.name
    }

    /// The first four bytes of the hash of name and key, which stand in front of every signature.
    #[must_use]
    pub fn id(&self) -> [u8; 4] {
        self.id
    }

    /// The public key.
    #[must_use]
    pub fn key(&self) -> &[u8; 32] {
        self.key.as_bytes()
    }

    /// Whether this is a signature of the message, by the strict rule: one signature has one encoding.
    #[must_use]
    pub fn verifies(&self, message: &[u8], signature: &[u8; 64]) -> bool {
        self.key.verify_strict(message, &Signature::from_bytes(signature)).is_ok()
    }
}

// key id = the first 4 bytes of SHA-256(name LF type key)
fn key_id(name: &KeyName, key: &[u8; 32], kind: u8) -> [u8; 4] {
    let hash = Sha256::new().chain_update(name.as_str()).chain_update([b'\n', kind]).chain_update(key);
    let hash: [u8; 32] = hash.finalize().into();
    [hash[0], hash[1], hash[2], hash[3]]
}

impl FromStr for Verifier {
    type Err = VerifierError;

    fn from_str(text: &str) -> Result<Self, VerifierError> {
        Self::read(text, ED25519)
    }
}

impl Verifier {
    // vkey = name "+" 8HEXDIG "+" base64(type key)
    pub(crate) fn read(text: &str, wanted: u8) -> Result<Self, VerifierError> {
        let mut parts = text.splitn(3, '+');
        let (Some(name), Some(hash), Some(key)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(VerifierError::Form);
        };
        if text.len() > MAX_LINE {
            return Err(VerifierError::Form);
        }
        let name: KeyName = name.parse()?;
        let bytes: [u8; 33] = text64::array(key).ok_or(VerifierError::Key)?;
        let (kind, key) = bytes.split_first_chunk::<1>().ok_or(VerifierError::Key)?;
        if kind[0] != wanted {
            return Err(VerifierError::Type { found: kind[0], wanted });
        }
        let verifier = Self::of_kind(name, key.try_into().map_err(|_| VerifierError::Key)?, wanted)?;
        if hash != verifier.hash() { Err(VerifierError::Hash) } else { Ok(verifier) }
    }

    fn hash(&self) -> String {
        format!("{:08x}", u32::from_be_bytes(self.id))
    }
}

impl fmt::Display for Verifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bytes = [self.kind; 33];
        bytes[1..].copy_from_slice(self.key());
        write!(f, "{}+{}+{}", self.name, self.hash(), text64::text(&bytes))
    }
}
