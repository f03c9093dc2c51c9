//! What words mean: a list of meanings with their spellings, read in either case. Knows letters only.

use super::nearest::nearest;
use alloc::format;
use alloc::string::String;
use core::fmt::Debug;
use core::hash::Hash;

/// The meaning of a kind of words: what they all are, and how each is spelled.
pub trait Meaning: Copy + Ord + Hash + Debug + 'static {
    /// What such a word is, for "expected ...".
    const WHAT: &'static str;
    /// Nobody may add to them: a word that is none of them is a mistake. Else it stands by itself.
    const CLOSED: bool;

    /// The meaning of a word, letters in either case; `None` for a word that is none of them.
    fn read(text: &str) -> Option<Self>;

    /// The usual spelling.
    fn written(self) -> String;

    /// All usual spellings, in order.
    fn words() -> impl Iterator<Item = &'static str>;

    /// The known word nearest to one that is none.
    #[must_use]
    fn nearest_to(text: &str) -> Option<String> {
        nearest(text, Self::words())
    }
}

/// Do two words have the same letters? Case does not matter, and `_` or a space is as good as `-`.
pub(crate) fn alike(one: &str, other: &str) -> bool {
    one.len() == other.len() && one.bytes().zip(other.bytes()).all(|(a, b)| plain(a) == plain(b))
}

/// A letter as it is compared.
pub(super) const fn plain(letter: u8) -> u8 {
    match letter {
        b'_' | b' ' => b'-',
        letter => letter.to_ascii_lowercase(),
    }
}

/// Why a word of a closed list is none of it.
pub(crate) fn refusal<M: Meaning>(word: &str) -> String {
    match M::nearest_to(word) {
        Some(near) => format!("{word:?} is not {}; the nearest is {near:?}", M::WHAT),
        None => format!("{word:?} is not {}", M::WHAT),
    }
}

/// An enum of words: each variant with its usual spelling, then the others. Reads them in either case; a TOML text
/// that is none of them is refused with the nearest.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident: $closed:literal, $what:literal;
        $($(#[$of:meta])* $variant:ident = $first:literal $(| $other:literal)*),* $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[$of])* $variant,)*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The usual spelling.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $first,)*
                }
            }

            /// Every spelling that is read, with its meaning; the usual one of each comes first.
            pub const SPELLINGS: &'static [(&'static str, $name)] =
                &[$(($first, $name::$variant), $(($other, $name::$variant),)*)*];
        }

        impl $crate::vocab::Meaning for $name {
            const WHAT: &'static str = $what;
            const CLOSED: bool = $closed;

            fn read(text: &str) -> Option<$name> {
                let found = $name::SPELLINGS.iter().find(|(word, _)| $crate::vocab::alike(word, text));
                found.map(|(_, meaning)| *meaning)
            }

            fn written(self) -> alloc::string::String {
                self.word().into()
            }

            fn words() -> impl Iterator<Item = &'static str> {
                $name::ALL.iter().map(|meaning| meaning.word())
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.word())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let word = <alloc::string::String as serde::Deserialize>::deserialize(from)?;
                let found = <$name as $crate::vocab::Meaning>::read(&word);
                found.ok_or_else(|| serde::de::Error::custom($crate::vocab::refusal::<$name>(&word)))
            }
        }
    };
}

pub(crate) use words;
