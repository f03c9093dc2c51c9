//! What lies over what: a piece that is added, moved or removed brings its stack to the front, and is what was moved last.
//!
//! Input: what commands did, in order. It does not know where anything lies.

use std::collections::BTreeMap;

/// In which order pieces and stacks came to the front.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Front {
    /// When each came, the later the higher.
    turns: BTreeMap<String, u64>,
    /// The turn of whoever came last.
    next: u64,
    last: Option<String>,
}

impl Front {
    /// A piece or stack brings the stack that holds it, or itself, to the front.
    pub(super) fn bring(&mut self, id: &str, held: &str) {
        self.next += 1;
        self.turns.insert(held.to_owned(), self.next);
        self.last = Some(id.to_owned());
    }

    /// A piece or stack is no more.
    pub(super) fn forget(&mut self, id: &str) {
        self.turns.remove(id);
    }

    /// When it came to the front; what never did lies below all.
    #[must_use]
    pub fn turn(&self, id: &str) -> u64 {
        self.turns.get(id).copied().unwrap_or(0)
    }

    /// The piece or stack that was moved last.
    #[must_use]
    pub fn last(&self) -> Option<&str> {
        self.last.as_deref()
    }
}
