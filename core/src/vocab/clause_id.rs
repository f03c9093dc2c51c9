//! The name of a clause of the book.

use core::fmt;

/// The id of a clause, as in the rules ledger: `D2.21-x4-tracked`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClauseId(pub &'static str);

impl ClauseId {
    /// The rule number in front of the id: `D2.21`.
    #[must_use]
    pub fn rule(self) -> &'static str {
        self.0.split_once('-').map_or(self.0, |(rule, _)| rule)
    }
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}
