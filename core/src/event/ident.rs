//! Names and short texts inside events: units, players, rolls, attacks. Bounded, so that a hostile file
//! cannot make them large; knows nothing of what they name.

use alloc::string::String;
use core::borrow::Borrow;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

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

macro_rules! bounded_string {
    ($(#[$doc:meta])* $name:ident, $what:literal, $rule:literal, $valid:expr) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The text itself.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = IdentError;
            fn try_from(text: String) -> Result<$name, IdentError> {
                let valid: fn(&str) -> bool = $valid;
                if valid(&text) { Ok($name(text)) } else { Err(refuse(&text, $what, $rule)) }
            }
        }

        impl FromStr for $name {
            type Err = IdentError;
            fn from_str(text: &str) -> Result<$name, IdentError> {
                $name::try_from(String::from(text))
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> String {
                name.0
            }
        }

        impl Borrow<str> for $name {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }
    };
}

fn is_name(text: &str) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-' | b'.' | b'/' | b'\'');
    (1..=32).contains(&text.len()) && text.bytes().all(plain) && text.as_bytes()[0].is_ascii_alphanumeric()
}

bounded_string! {
    /// The name of a unit, unique in the game: `bt7`, `4-6-7.a`. A counter's identity, not its type.
    UnitId, "unit name", "1 to 32 letters, digits and _ - . / ', beginning with a letter or digit", is_name
}

bounded_string! {
    /// The name of a player, a side, a weapon on a unit: one word.
    Name, "name", "1 to 32 letters, digits and _ - . / ', beginning with a letter or digit", is_name
}

/// The longest text of one event, in bytes.
pub const MAX_TEXT_BYTES: usize = 16_384;

bounded_string! {
    /// Free text: a note, a chat line, a reason.
    Text, "text", "at most 16384 bytes without control characters other than tab and line feed",
    |t| t.len() <= MAX_TEXT_BYTES && !t.chars().any(|c| c.is_control() && c != '\t' && c != '\n')
}

/// The longest scenario head, in bytes: a map with terrain in every hex fits.
pub const MAX_HEAD_BYTES: usize = 524_288;

bounded_string! {
    /// A scenario head as the players wrote it, TOML.
    HeadText, "scenario head", "at most 524288 bytes without control characters other than tab and line feed",
    |t| t.len() <= MAX_HEAD_BYTES && !t.chars().any(|c| c.is_control() && c != '\t' && c != '\n')
}

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
