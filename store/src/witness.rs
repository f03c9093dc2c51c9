//! Witnesses, who sign that they have seen a checkpoint and none that contradicts it.
//!
//! Job: the key of a witness, its cosignatures on a note (C2SP `tlog-cosignature`, Ed25519), and what it answers to a
//! request (C2SP `tlog-witness`). Inputs: text, notes. Must not know: how a request is sent, or whose log it is.
//!
//! ```text
//! key       = name "+" 8HEXDIG "+" base64(04 key)        the id in the middle is that of the name and 04 key
//! signature = time (u64, big-endian, seconds since 1970) and 64 bytes of Ed25519 over:
//!             "cosignature/v1" LF "time " decimal LF text of the note
//! ```

use crate::note::{MAX_SIGNATURES, Note, NoteSignature, Standing};
use crate::verifier::{KeyName, Verifier, VerifierError};
use std::fmt;
use std::str::FromStr;

/// The signature type of an Ed25519 cosignature.
const COSIGNATURE: u8 = 4;

/// A witness, by its key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Witness(Verifier);

/// What a witness answered that is no cosignature of the checkpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum AnswerError {
    /// No line of its is there.
    #[error("its answer has no line of the key that was named for it")]
    Absent,
    /// A line that is not right.
    #[error("its cosignature is FALSE")]
    False,
    /// The checkpoint has no room for a further line.
    #[error("the checkpoint has {MAX_SIGNATURES} signatures already")]
    Full,
}

impl Witness {
    /// A witness of a name and a key.
    ///
    /// # Errors
    /// When the key is of small order or not in its only encoding.
    pub fn new(name: KeyName, key: &[u8; 32]) -> Result<Self, VerifierError> {
        Verifier::of_kind(name, key, COSIGNATURE).map(Self)
    }

    /// What stands in front of its signatures.
    #[must_use]
    pub fn id(&self) -> [u8; 4] {
        self.0.id()
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &KeyName {
        self.0.name()
    }

    /// Whether it cosigned a note. One false line in its name spoils the note.
    #[must_use]
    pub fn standing(&self, note: &Note) -> Standing {
        let lines: Vec<Option<u64>> = self.lines(note).map(|line| self.time(note, line)).collect();
        match (lines.is_empty(), lines.contains(&None)) {
            (true, _) => Standing::Absent,
            (false, true) => Standing::Bad,
            (false, false) => Standing::Good,
        }
    }

    /// When it says that it first cosigned the note, in seconds since 1970; `None` when it did not, or a line is false.
    #[must_use]
    pub fn cosigned_at(&self, note: &Note) -> Option<u64> {
        let times: Option<Vec<u64>> = self.lines(note).map(|line| self.time(note, line)).collect();
        times?.into_iter().min()
    }

    fn lines<'n>(&'n self, note: &'n Note) -> impl Iterator<Item = &'n NoteSignature> {
        note.signatures().iter().filter(|line| line.name == *self.0.name() && line.id == self.0.id())
    }

    /// The time of a line in its name; `None` when it is false.
    fn time(&self, note: &Note, line: &NoteSignature) -> Option<u64> {
        let (time, signature) = line.bytes.split_first_chunk::<8>()?;
        let time = u64::from_be_bytes(*time);
        let signed = message(time, note.text());
        self.0.verifies(signed.as_bytes(), signature.try_into().ok()?).then_some(time)
    }

    /// The note with the cosignature that its answer holds.
    ///
    /// # Errors
    /// When there is none, or it is false.
    pub fn answered(&self, note: &Note, answer: &str) -> Result<Note, AnswerError> {
        let lines = answer.lines().filter_map(NoteSignature::read);
        let mine = |line: &NoteSignature| line.name == *self.0.name() && line.id == self.0.id();
        let line = lines.into_iter().find(mine).ok_or(AnswerError::Absent)?;
        self.time(note, &line).ok_or(AnswerError::False)?;
        note.with(line).ok_or(AnswerError::Full)
    }
}

/// What a witness signs of a note.
#[must_use]
pub fn message(time: u64, text: &str) -> String {
    format!("cosignature/v1\ntime {time}\n{text}")
}

impl FromStr for Witness {
    type Err = VerifierError;

    fn from_str(text: &str) -> Result<Self, VerifierError> {
        Verifier::read(text, COSIGNATURE).map(Self)
    }
}

impl fmt::Display for Witness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
