//! A word of the game as it was written, with what it means. Two words are equal when they mean the same, or, where
//! nobody knows them, when their letters are alike; the spelling that was written is kept, on the wire and in texts.

use super::ident::{IdentError, Name, Read, is_name};
use super::letters::Letters;
use super::meaning::{Meaning, alike, plain};
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::str::FromStr;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A word and its meaning.
///
/// ```
/// use asl_core::vocab::{Modifier, Word};
/// let written: Word<Modifier> = "tem".parse().unwrap();
/// assert_eq!(written.means(), Some(Modifier::Tem));
/// assert_eq!(written.as_str(), "tem");
/// assert_eq!(written, "TEM".parse().unwrap());
/// ```
#[derive(Clone)]
pub struct Word<M> {
    letters: Letters,
    means: Option<M>,
}

impl<M: Meaning> Word<M> {
    /// The word as it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.letters.as_str()
    }

    /// What it means; `None` when nobody knows it.
    #[must_use]
    pub const fn means(&self) -> Option<M> {
        self.means
    }

    /// Does it mean this?
    #[must_use]
    pub fn is(&self, meaning: M) -> bool {
        self.means == Some(meaning)
    }

    /// The usual word for a meaning.
    ///
    /// # Panics
    /// Never: every usual spelling fits a word, which a test holds.
    #[must_use]
    pub fn of(meaning: M) -> Word<M> {
        let letters = Letters::of(&meaning.written()).expect("usual spellings are short");
        Word { letters, means: Some(meaning) }
    }

    /// What it is compared by.
    fn key(&self) -> Result<M, &str> {
        self.means.ok_or_else(|| self.as_str())
    }
}

impl<M: Meaning> FromStr for Word<M> {
    type Err = IdentError;

    /// Any name will do, and whatever else has a meaning.
    fn from_str(text: &str) -> Result<Word<M>, IdentError> {
        let means = M::read(text);
        let letters = Letters::of(text).filter(|_| means.is_some() || is_name(text));
        letters.map(|letters| Word { letters, means }).ok_or_else(|| Name::refusal(text))
    }
}

impl<M: Meaning> From<M> for Word<M> {
    fn from(meaning: M) -> Word<M> {
        Word::of(meaning)
    }
}

impl<M: Meaning> PartialEq for Word<M> {
    fn eq(&self, other: &Word<M>) -> bool {
        match (self.key(), other.key()) {
            (Ok(one), Ok(other)) => one == other,
            (Err(one), Err(other)) => alike(one, other),
            (Ok(_), Err(_)) | (Err(_), Ok(_)) => false,
        }
    }
}

impl<M: Meaning> Eq for Word<M> {}

impl<M: Meaning> Ord for Word<M> {
    fn cmp(&self, other: &Word<M>) -> Ordering {
        match (self.key(), other.key()) {
            (Ok(one), Ok(other)) => one.cmp(&other),
            (Err(one), Err(other)) => one.bytes().map(plain).cmp(other.bytes().map(plain)),
            (Ok(_), Err(_)) => Ordering::Less,
            (Err(_), Ok(_)) => Ordering::Greater,
        }
    }
}

impl<M: Meaning> PartialOrd for Word<M> {
    fn partial_cmp(&self, other: &Word<M>) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<M: Meaning> Hash for Word<M> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self.key() {
            Ok(meaning) => meaning.hash(state),
            Err(text) => text.bytes().for_each(|letter| plain(letter).hash(state)),
        }
    }
}

impl<M: Meaning> fmt::Display for Word<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl<M: Meaning> fmt::Debug for Word<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl<M: Meaning> Serialize for Word<M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de, M: Meaning> Deserialize<'de> for Word<M> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Word<M>, D::Error> {
        deserializer.deserialize_str(Read(PhantomData))
    }
}
