//! The letters of a name, kept in place: to copy and to compare names is what replaying a game does most. Knows
//! nothing of what a name may hold.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::num::NonZeroU8;

/// The longest name, in bytes.
pub(super) const MAX_BYTES: usize = 32;

/// A text of 1 to 32 bytes, with zeros behind it; it holds none itself.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Word {
    bytes: [u8; MAX_BYTES],
    /// In bytes.
    length: NonZeroU8,
}

impl Word {
    /// `None` when it is empty or too long.
    pub(super) fn of(text: &str) -> Option<Word> {
        let length = u8::try_from(text.len()).ok().and_then(NonZeroU8::new)?;
        let mut bytes = [0; MAX_BYTES];
        bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        Some(Word { bytes, length })
    }

    pub(super) fn as_str(&self) -> &str {
        let letters = &self.bytes[..usize::from(self.length.get())];
        core::str::from_utf8(letters).expect("it was made of a text")
    }

    /// Eight letters at a time, the first the most significant: their order is that of the text.
    fn groups(&self) -> [u64; MAX_BYTES / 8] {
        let (groups, _) = self.bytes.as_chunks();
        core::array::from_fn(|n| u64::from_be_bytes(groups[n]))
    }
}

impl Ord for Word {
    fn cmp(&self, other: &Word) -> Ordering {
        self.groups().cmp(&other.groups())
    }
}

impl PartialOrd for Word {
    fn partial_cmp(&self, other: &Word) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Hash for Word {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
