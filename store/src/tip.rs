//! How far a log goes: a count and a head.
//!
//! Job: the one value by which two copies of a log are compared, and which an append expects. Must not
//! know: where the log is kept.

use crate::hash::Hash;
use std::fmt;

/// The end of a log: how many records it has and the head after the last one.
///
/// Equal tips mean equal logs, record for record, as long as BLAKE3 holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tip {
    /// Records in the log; also the sequence number of the next one.
    pub records: u64,
    /// The head after the last record, [`Hash::GENESIS`] if there is none.
    pub head: Hash,
}

impl Tip {
    /// The tip of an empty log.
    pub const EMPTY: Tip = Tip { records: 0, head: Hash::GENESIS };

    /// The tip one record later. The count of a tip that was made up may be anything: it stops at its limit.
    pub(crate) const fn then(&self, head: Hash) -> Self {
        Self { records: self.records.saturating_add(1), head }
    }
}

impl fmt::Display for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} records, head {}", self.records, self.head)
    }
}
