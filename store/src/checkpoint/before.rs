//! The line of a checkpoint that names those before it.
//!
//! Job: that line to and from text, in its only form. Inputs: a count, leaves. Must not know: where the checkpoints
//! that it names stand, or who signed them.

use super::{Statement, decimal};
use crate::hash::Hash;
use crate::text64;
use std::fmt;

/// What a checkpoint says of those that its signer had: how many, and the leaves of those that no other of them names.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(super) struct Before {
    pub(super) count: u64,
    /// Ascending; each but once.
    pub(super) ends: Vec<Hash>,
}

impl Before {
    /// What the text of a checkpoint says; `None` when it is none, or has another line behind its first three.
    pub(super) fn of(text: &str) -> Option<Self> {
        let says = Statement::read(text).ok()?;
        let [line] = says.extensions.as_slice() else { return None };
        Self::read(line)
    }

    fn read(line: &str) -> Option<Self> {
        let mut words = line.strip_prefix("checkpoints ")?.split(' ');
        let count = decimal(words.next()?)?;
        let leaf = |word| text64::array(word).map(Hash::new);
        let ends: Vec<Hash> = words.map(leaf).collect::<Option<_>>()?;
        let is_ordered = ends.windows(2).all(|pair| pair[0] < pair[1]);
        let is_counted =
            u64::try_from(ends.len()).is_ok_and(|ends| ends <= count) && (count == 0) == ends.is_empty();
        (is_ordered && is_counted).then_some(Self { count, ends })
    }
}

// before = "checkpoints 0"
//        | "checkpoints " n 1*(" " leaf)      n in decimal, 1 or more
// leaf   = base64 of 32 OCTET                 ascending by their bytes
impl fmt::Display for Before {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "checkpoints {}", self.count)?;
        self.ends.iter().try_for_each(|leaf| write!(f, " {}", text64::text(leaf.as_bytes())))
    }
}
