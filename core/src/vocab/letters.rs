//! The letters of a name or a short text, kept in place: to read, to copy and to compare names is what replaying a
//! game does most. Knows nothing of what a name may hold.

use alloc::boxed::Box;
use alloc::sync::Arc;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};

/// The longest name, in bytes.
pub(super) const MAX_BYTES: usize = 32;

/// Up to 15 bytes in place, 16 in all; a length is no byte of its own, so that whatever holds a name or a text needs no room to
/// tell that it holds none. What is longer stands behind one thin pointer.
const SHORT: usize = 15;

/// A text of 1 to 32 bytes, none of them zero.
#[derive(Clone)]
pub(super) struct Letters(Repr);

#[derive(Clone)]
enum Repr {
    Short(Length, [u8; SHORT]),
    Long(Box<Box<str>>),
}

impl Letters {
    /// `None` when it is empty or too long.
    pub(super) fn of(text: &str) -> Option<Letters> {
        let fits = (1..=MAX_BYTES).contains(&text.len());
        fits.then(|| match in_place(text) {
            Some((length, bytes)) => Letters(Repr::Short(length, bytes)),
            None => Letters(Repr::Long(Box::new(text.into()))),
        })
    }

    /// The letters if all are `plain`, which no letter beyond ASCII is; `None` when one is not, when there is none, or for too many.
    pub(super) fn plain(letters: &[u8], plain: &[bool; 256]) -> Option<Letters> {
        let mut bytes = [0; SHORT];
        let mut fits = true;
        for (to, from) in bytes.iter_mut().zip(letters) {
            *to = *from;
            fits &= plain[usize::from(*from)];
        }
        let length = Length::ALL.get(letters.len());
        match length {
            Some(Length::L0) => None,
            Some(length) => fits.then_some(Letters(Repr::Short(*length, bytes))),
            None => {
                let all = letters.iter().all(|letter| plain[usize::from(*letter)]);
                core::str::from_utf8(letters).ok().filter(|_| all).and_then(Letters::of)
            }
        }
    }

    pub(super) fn as_str(&self) -> &str {
        match &self.0 {
            Repr::Short(length, bytes) => text_of(bytes, *length),
            Repr::Long(text) => text,
        }
    }

    /// A number below 256 in which every letter counts, for slots of a table.
    #[inline]
    pub(super) fn spread(&self) -> u64 {
        let groups = match &self.0 {
            Repr::Short(_, bytes) => groups(bytes),
            Repr::Long(text) => {
                let folded = text.bytes().fold(0_u64, |all, byte| all.rotate_left(7) ^ u64::from(byte));
                [folded, 0]
            }
        };
        (groups[0] ^ groups[1].rotate_left(23)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56
    }
}

/// The first eight letters and the last eight of fifteen, the first of each the most significant: their order is that
/// of the text, since no letter is zero.
#[inline]
fn groups(bytes: &[u8; SHORT]) -> [u64; 2] {
    let number = |eight: Option<&[u8; 8]>| u64::from_be_bytes(*eight.expect("fifteen hold eight"));
    [number(bytes.first_chunk()), number(bytes.last_chunk())]
}

/// Zeros stand behind a short text, so that its length need not be compared.
impl PartialEq for Letters {
    #[inline]
    fn eq(&self, other: &Letters) -> bool {
        match (&self.0, &other.0) {
            (Repr::Short(_, a), Repr::Short(_, b)) => groups(a) == groups(b),
            (Repr::Long(a), Repr::Long(b)) => a == b,
            (Repr::Long(_), Repr::Short(..)) | (Repr::Short(..), Repr::Long(_)) => false,
        }
    }
}

impl Eq for Letters {}

impl Ord for Letters {
    #[inline]
    fn cmp(&self, other: &Letters) -> Ordering {
        match (&self.0, &other.0) {
            (Repr::Short(_, a), Repr::Short(_, b)) => groups(a).cmp(&groups(b)),
            (Repr::Long(_), _) | (_, Repr::Long(_)) => self.as_str().cmp(other.as_str()),
        }
    }
}

impl PartialOrd for Letters {
    fn partial_cmp(&self, other: &Letters) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Hash for Letters {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

impl fmt::Debug for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

/// A free text of any length: up to 15 bytes in place; copies of a longer one share it.
#[derive(Clone)]
pub(super) enum FreeLetters {
    Short(Length, [u8; SHORT]),
    Long(Arc<Box<str>>),
}

impl FreeLetters {
    pub(super) fn of(text: &str) -> FreeLetters {
        match in_place(text) {
            Some((length, bytes)) => FreeLetters::Short(length, bytes),
            None => FreeLetters::Long(Arc::new(text.into())),
        }
    }

    pub(super) fn as_str(&self) -> &str {
        match self {
            FreeLetters::Short(length, bytes) => text_of(bytes, *length),
            FreeLetters::Long(text) => text,
        }
    }
}

impl PartialEq for FreeLetters {
    fn eq(&self, other: &FreeLetters) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for FreeLetters {}

impl PartialOrd for FreeLetters {
    fn partial_cmp(&self, other: &FreeLetters) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for FreeLetters {
    fn cmp(&self, other: &FreeLetters) -> Ordering {
        self.as_str().cmp(other.as_str())
    }
}

impl Hash for FreeLetters {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

impl fmt::Debug for FreeLetters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

/// The bytes with zeros behind them, when they fit.
fn in_place(text: &str) -> Option<(Length, [u8; SHORT])> {
    let mut bytes = [0; SHORT];
    bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
    Some((*Length::ALL.get(text.len())?, bytes))
}

fn text_of(bytes: &[u8], length: Length) -> &str {
    let letters = &bytes[..usize::from(length as u8)];
    core::str::from_utf8(letters).expect("it was made of a text")
}

/// How many bytes stand in place, 0 to 15.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
#[rustfmt::skip]
pub(super) enum Length {
    L0, L1, L2, L3, L4, L5, L6, L7, L8, L9, L10, L11, L12, L13, L14, L15,
}

impl Length {
    #[rustfmt::skip]
    const ALL: [Length; SHORT + 1] = {
        use Length::*;
        [L0, L1, L2, L3, L4, L5, L6, L7, L8, L9, L10, L11, L12, L13, L14, L15]
    };
}
