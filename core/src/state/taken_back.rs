//! What was taken back with an event: dice that stand all the same.

use alloc::vec::Vec;
use core::ops::Range;

/// Events that were taken back and do not stand: runs, in order of their beginnings.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Gone(Vec<Range<u64>>);

impl Gone {
    /// Was this event taken back, and not brought back by a later retraction?
    #[must_use]
    pub fn holds(&self, seq: u64) -> bool {
        let begun = self.0.partition_point(|run| run.start <= seq);
        self.0[..begun].last().is_some_and(|run| run.contains(&seq))
    }

    pub(crate) fn add(&mut self, run: Range<u64>) {
        self.0.truncate(self.0.partition_point(|other| other.start < run.start));
        self.0.push(run);
    }
}
