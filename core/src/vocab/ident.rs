//! Names and short texts inside events: units, players, rolls, attacks. Bounded, so that a hostile file
//! cannot make them large; knows nothing of what they name.

use super::letters::{FreeLetters, Letters};
use alloc::string::String;
use core::borrow::Borrow;
use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A text or name that is too long or holds a character that it may not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{found:?} is no {what}: {rule}")]
pub struct IdentError {
    /// The text found, shortened.
    pub found: String,
    /// What it should have been.
    pub what: &'static str,
    /// The rule for such names.
    pub rule: &'static str,
}

fn refuse(found: &str, what: &'static str, rule: &'static str) -> IdentError {
    IdentError { found: found.chars().take(40).collect(), what, rule }
}

/// Reads a text and checks it in place.
pub(super) struct Read<T>(pub(super) PhantomData<T>);

impl<T: FromStr<Err = IdentError>> Visitor<'_> for Read<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! bounded_string {
    ($(#[$doc:meta])* $name:ident($stored:ty), $what:literal, $rule:expr, $make:expr) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name($stored);

        impl $name {
            /// The text itself.
            #[must_use]
            pub fn as_str(&self) -> &str {
                self.0.as_str()
            }
        }

        impl FromStr for $name {
            type Err = IdentError;
            fn from_str(text: &str) -> Result<$name, IdentError> {
                let make: fn(&str) -> Option<$stored> = $make;
                make(text).map($name).ok_or_else(|| refuse(text, $what, $rule))
            }
        }

        impl TryFrom<String> for $name {
            type Error = IdentError;
            fn try_from(text: String) -> Result<$name, IdentError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> String {
                name.as_str().into()
            }
        }

        impl Borrow<str> for $name {
            fn borrow(&self) -> &str {
                self.as_str()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

    };
}

macro_rules! read_as_text {
    ($($name:ident)*) => {
        $(impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                deserializer.deserialize_str(Read(PhantomData))
            }
        })*
    };
}

/// Names are all of ASCII: their bytes need no other check than their letters do. On the wire text and bytes have one
/// form.
macro_rules! read_as_name {
    ($($name:ident $what:literal)*) => {
        $(impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let read = ReadName(|letters: &[u8]| {
                    let found = || refuse(&String::from_utf8_lossy(letters), $what, NAME_RULE);
                    name(letters).map($name).ok_or_else(found)
                });
                if deserializer.is_human_readable() {
                    deserializer.deserialize_str(read)
                } else {
                    deserializer.deserialize_bytes(read)
                }
            }
        })*
    };
}

/// Reads the bytes of a name in place.
struct ReadName<F>(F);

impl<T, F: FnOnce(&[u8]) -> Result<T, IdentError>> Visitor<'_> for ReadName<F> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        self.0(text.as_bytes()).map_err(E::custom)
    }

    #[inline]
    fn visit_bytes<E: Error>(self, letters: &[u8]) -> Result<T, E> {
        self.0(letters).map_err(E::custom)
    }
}

/// The letters of a name.
const PLAIN: [bool; 256] = {
    let mut plain = [false; 256];
    let mut letter = 0_u8;
    while letter < 128 {
        let mark = matches!(letter, b'_' | b'-' | b'.' | b'/' | b'\'');
        plain[letter as usize] = mark || letter.is_ascii_alphanumeric();
        letter += 1;
    }
    plain
};

/// Has a text the letters of a name?
pub(super) fn is_name(text: &str) -> bool {
    begins_a_name(text.as_bytes()) && text.bytes().all(|letter| PLAIN[usize::from(letter)])
}

fn begins_a_name(letters: &[u8]) -> bool {
    letters.first().is_some_and(u8::is_ascii_alphanumeric)
}

#[inline]
fn name(letters: &[u8]) -> Option<Letters> {
    Letters::plain(letters, &PLAIN).filter(|_| begins_a_name(letters))
}

const NAME_RULE: &str = "1 to 32 letters, digits and _ - . / ', beginning with a letter or digit";

impl Name {
    /// Why a text is no name.
    pub(super) fn refusal(text: &str) -> IdentError {
        refuse(text, "name", NAME_RULE)
    }
}

/// At most so many bytes, without control characters other than tab and line feed.
fn is_free(text: &str, most: usize) -> bool {
    let printable = |letter: &u8| (b' '..=b'~').contains(letter);
    let is_plain = text.as_bytes().iter().all(printable);
    text.len() <= most && (is_plain || !text.chars().any(|c| c.is_control() && c != '\t' && c != '\n'))
}

bounded_string! {
    /// The name of a unit, unique in the game: `bt7`, `4-6-7.a`. A counter's identity, not its type.
    UnitId(Letters), "unit name", NAME_RULE, |text| name(text.as_bytes())
}

bounded_string! {
    /// The name of a player, a side, a weapon on a unit: one word.
    Name(Letters), "name", NAME_RULE, |text| name(text.as_bytes())
}

impl UnitId {
    /// A number below 256 in which every letter counts, for slots of a table.
    pub(crate) fn spread(&self) -> u64 {
        self.0.spread()
    }
}

/// The longest text of one event, in bytes.
pub const MAX_TEXT_BYTES: usize = 16_384;

bounded_string! {
    /// Free text: a note, a chat line, a reason.
    Text(FreeLetters), "text", "at most 16384 bytes without control characters other than tab and line feed",
    |text| is_free(text, MAX_TEXT_BYTES).then(|| FreeLetters::of(text))
}

/// The longest scenario head, in bytes: a map with terrain in every hex fits.
pub const MAX_HEAD_BYTES: usize = 524_288;

bounded_string! {
    /// A scenario head as the players wrote it, TOML.
    HeadText(String), "scenario head", "at most 524288 bytes without control characters other than tab and line feed",
    |text| is_free(text, MAX_HEAD_BYTES).then(|| text.into())
}

read_as_name! { UnitId "unit name" Name "name" }
read_as_text! { Text HeadText }

macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $letter:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub struct $name(pub u32);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($letter, "{}"), self.0)
            }
        }

        impl FromStr for $name {
            type Err = IdentError;
            fn from_str(text: &str) -> Result<$name, IdentError> {
                let rule = concat!("the letter ", $letter, " and a number");
                let digits = text.strip_prefix($letter).filter(|d| d.bytes().all(|b| b.is_ascii_digit()));
                let n = digits.and_then(|d| d.parse().ok());
                n.map($name).ok_or_else(|| refuse(text, stringify!($name), rule))
            }
        }
    };
}

numbered! {
    /// One roll of the game, `r17`. Other events refer to it by this number; a roll serves one purpose.
    RollId, "r"
}

numbered! {
    /// One attack of the game, `a4`: what the rolls and checks that it causes refer to.
    AttackId, "a"
}
