//! Signed notes, as C2SP `signed-note` has them.
//!
//! Job: a text with its signature lines, to and from bytes; who signed it, and whether rightly. Inputs: text, keys. Must
//! not know: what the text means.
//!
//! ```
//! use asl_store::note::{Note, Standing};
//!
//! let note = "This is an example message.\n\n\
//!     — example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n";
//! let note = Note::read(note.as_bytes())?;
//! let verifier = "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k".parse()?;
//! assert_eq!(note.standing(&verifier), Standing::Good);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::identity::Identity;
use crate::verifier::{KeyName, Verifier};
use base64ct::{Base64, Encoding};
use std::fmt;

/// The longest note in bytes.
pub const MAX_NOTE: usize = 64 << 10;
/// The most signature lines of a note.
pub const MAX_SIGNATURES: usize = 64;
/// The longest signature in bytes, its key id included: those of other types are longer than ours.
const MAX_SIGNATURE: usize = 8 << 10;

/// A text and its signature lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    text: String,
    signatures: Vec<NoteSignature>,
}

/// A signature line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteSignature {
    /// Whose it says that it is.
    pub name: KeyName,
    /// The key's id.
    pub id: [u8; 4],
    /// The signature itself, of whatever type.
    pub bytes: Vec<u8>,
}

/// How a note stands to a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// The key's signature is on it, and every line that claims to be it is right.
    Good,
    /// A line claims to be the key's signature and is not.
    Bad,
    /// No line claims to be the key's.
    Absent,
}

/// Why bytes are no signed note.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoteError {
    /// Too long.
    #[error("a signed note has at most {MAX_NOTE} bytes, this has {0}")]
    Length(usize),
    /// No UTF-8, or a control character.
    #[error("a signed note is UTF-8 text without control characters")]
    Text,
    /// No empty line between text and signatures, or nothing before or behind it.
    #[error("a signed note is a text, an empty line, and signature lines")]
    Form,
    /// A line behind the empty line that is no signature line; counted from 1.
    #[error("signature line {0} is damaged")]
    Line(usize),
    /// Too many signature lines.
    #[error("a signed note has at most {MAX_SIGNATURES} signature lines, this has {0}")]
    Signatures(usize),
}

impl Note {
    /// A note with one signature. The text ends with a line feed.
    ///
    /// # Errors
    /// When the text is empty, too long, or has control characters.
    pub fn signed(text: String, identity: &Identity) -> Result<Self, NoteError> {
        let mut note = Self { text, signatures: Vec::new() };
        note.sign(identity);
        Self::read(note.to_string().as_bytes())
    }

    /// Reads a note; nothing is verified.
    ///
    /// # Errors
    /// When the bytes are none, or over a limit.
    pub fn read(bytes: &[u8]) -> Result<Self, NoteError> {
        if bytes.len() > MAX_NOTE {
            return Err(NoteError::Length(bytes.len()));
        }
        let note = std::str::from_utf8(bytes).map_err(|_| NoteError::Text)?;
        if note.chars().any(|c| c < ' ' && c != '\n') {
            return Err(NoteError::Text);
        }
        let at = note.rfind("\n\n").filter(|at| *at > 0).ok_or(NoteError::Form)?;
        let (text, lines) = (&note[..=at], &note[at + 2..]);
        let lines = lines.strip_suffix('\n').ok_or(NoteError::Form)?;
        let count = lines.split('\n').count();
        if count > MAX_SIGNATURES {
            return Err(NoteError::Signatures(count));
        }
        let signatures = lines
            .split('\n')
            .enumerate()
            .map(|(n, line)| NoteSignature::read(line).ok_or(NoteError::Line(n + 1)));
        Ok(Self { text: text.to_owned(), signatures: signatures.collect::<Result<_, _>>()? })
    }

    /// The text, with its last line feed: what is signed.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The signature lines.
    #[must_use]
    pub fn signatures(&self) -> &[NoteSignature] {
        &self.signatures
    }

    /// The note that this one accepts: without its last signature. `None` when it has but one.
    #[must_use]
    pub fn accepted(&self) -> Option<Self> {
        let (_, before) = self.signatures.split_last()?;
        (!before.is_empty()).then(|| Self { text: self.text.clone(), signatures: before.to_vec() })
    }

    /// With one more line; `None` when it has no room.
    #[must_use]
    pub fn with(&self, line: NoteSignature) -> Option<Self> {
        let mut note = self.clone();
        note.signatures.push(line);
        (note.signatures.len() <= MAX_SIGNATURES && note.to_string().len() <= MAX_NOTE).then_some(note)
    }

    /// Adds a signature line.
    pub fn sign(&mut self, identity: &Identity) {
        let verifier = identity.verifier();
        let bytes = identity.sign(self.text.as_bytes()).to_vec();
        self.signatures.push(NoteSignature { name: verifier.name().clone(), id: verifier.id(), bytes });
    }

    /// Whether this key signed the note. One false line under a known key spoils the note.
    #[must_use]
    pub fn standing(&self, verifier: &Verifier) -> Standing {
        let claimed = |line: &&NoteSignature| line.name == *verifier.name() && line.id == verifier.id();
        let mut standing = Standing::Absent;
        for line in self.signatures.iter().filter(claimed) {
            let bytes: Result<&[u8; 64], _> = line.bytes.as_slice().try_into();
            if !bytes.is_ok_and(|bytes| verifier.verifies(self.text.as_bytes(), bytes)) {
                return Standing::Bad;
            }
            standing = Standing::Good;
        }
        standing
    }
}

impl NoteSignature {
    // line = "— " name " " base64(id signature)
    /// Reads a line, without its line feed; `None` when it is none.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let (name, text) = line.strip_prefix("— ")?.split_once(' ')?;
        if text.len() > MAX_SIGNATURE.div_ceil(3) * 4 {
            return None;
        }
        let bytes = Base64::decode_vec(text).ok().filter(|bytes| Base64::encode_string(bytes) == text)?;
        let (id, bytes) = bytes.split_first_chunk::<4>()?;
        Some(NoteSignature { name: name.parse().ok()?, id: *id, bytes: bytes.to_vec() })
            .filter(|s| !s.bytes.is_empty())
    }
}

impl fmt::Display for NoteSignature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes = [&self.id[..], &self.bytes].concat();
        write!(f, "— {} {}", self.name, Base64::encode_string(&bytes))
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.text)?;
        self.signatures.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}
