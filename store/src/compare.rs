//! Two copies of a game: where they agree and where they part.
//!
//! Job: two verified logs to one answer. Inputs: the logs. Must not know: which copy is whose, files, or
//! what a payload means.

use crate::log::{Log, Record};

/// How the records of two logs stand to each other. Checkpoints do not matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comparison<'a> {
    /// The same records.
    Identical {
        /// How many.
        records: u64,
    },
    /// The second holds all records of the first and more: it continues the first.
    Extends {
        /// Records that both have.
        shared: u64,
        /// Records that only the second has.
        added: u64,
    },
    /// The first holds all records of the second and more: the second is older.
    Behind {
        /// Records that both have.
        shared: u64,
        /// Records that only the first has.
        missing: u64,
    },
    /// They have one past and then part.
    Parted {
        /// The first record that differs, as the first log has it; its number is that of both.
        first: Record<'a>,
        /// The same record as the second log has it.
        second: Record<'a>,
    },
}

impl Comparison<'_> {
    /// Whether the second log holds all of the first: identical, or an extension.
    #[must_use]
    pub fn is_continuation(&self) -> bool {
        match self {
            Comparison::Identical { .. } | Comparison::Extends { .. } => true,
            Comparison::Behind { .. } | Comparison::Parted { .. } => false,
        }
    }
}

/// Compares the good records of two logs.
///
/// Equal heads mean equal pasts, so when the heads agree where the shorter log ends, the longer one
/// continues it; otherwise the first differing head marks the record at which they part.
#[must_use]
pub fn compare<'a>(first: &Log<'a>, second: &Log<'a>) -> Comparison<'a> {
    let parted = first.records().zip(second.records()).find(|(a, b)| a.head != b.head);
    if let Some((first, second)) = parted {
        return Comparison::Parted { first, second };
    }
    let (mine, theirs) = (first.tip().records, second.tip().records);
    match theirs.checked_sub(mine) {
        Some(0) => Comparison::Identical { records: mine },
        Some(added) => Comparison::Extends { shared: mine, added },
        None => Comparison::Behind { shared: theirs, missing: mine - theirs },
    }
}

/// Whether a log holds every block of another in its order, checkpoints too: it may be the older copy.
#[must_use]
pub fn holds(log: &Log<'_>, other: &Log<'_>) -> bool {
    let mut blocks = log.blocks();
    other.verification().is_intact()
        && other.blocks().all(|theirs| blocks.any(|ours| ours.bytes() == theirs.bytes()))
}
