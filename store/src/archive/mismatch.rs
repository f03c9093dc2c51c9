//! What can be wrong between a game's blocks and its anchor.
//!
//! Job: an anchor and a verification to one answer, and its words. Inputs: those two. Must not know: where
//! they come from, or what is done about it.

use crate::backend::Anchor;
use crate::verify::Verification;
use std::fmt;

/// Why the blocks held for a game are not those that its anchor speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mismatch {
    /// The blocks are faulty or torn.
    Damaged {
        /// What should be there.
        anchored: Anchor,
        /// What is there.
        found: Verification,
    },
    /// The blocks are good and end too early. The chain alone could not show it.
    MissingTail {
        /// What should be there.
        anchored: Anchor,
        /// What is there.
        found: Anchor,
    },
    /// The blocks are good and go on beyond the anchor.
    Surplus {
        /// What should be there.
        anchored: Anchor,
        /// What is there.
        found: Anchor,
    },
    /// As many blocks as there should be, of another past.
    OtherPast {
        /// What should be there.
        anchored: Anchor,
        /// What is there.
        found: Anchor,
    },
    /// Blocks without an anchor.
    NoAnchor {
        /// What is there.
        found: Verification,
    },
}

impl Mismatch {
    /// What is wrong, if anything. No anchor and no blocks are in order: that is a game not held.
    pub(super) fn between(anchor: Option<Anchor>, found: &Verification) -> Option<Self> {
        let Some(anchored) = anchor else {
            let is_nothing = found.blocks == 0 && found.is_intact();
            return (!is_nothing).then_some(Self::NoAnchor { found: *found });
        };
        if !found.is_intact() {
            return Some(Self::Damaged { anchored, found: *found });
        }
        let found = Anchor { tip: found.tip, blocks: found.blocks };
        match found.blocks.cmp(&anchored.blocks) {
            std::cmp::Ordering::Less => Some(Self::MissingTail { anchored, found }),
            std::cmp::Ordering::Greater => Some(Self::Surplus { anchored, found }),
            std::cmp::Ordering::Equal => (found != anchored).then_some(Self::OtherPast { anchored, found }),
        }
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged { anchored, found } => {
                let (good, all) = (found.tip.records, anchored.tip.records);
                write!(f, "{good} of {all} records are good, then {}", Trouble(found))
            }
            Self::MissingTail { anchored, found } => {
                write!(f, "the tail is missing: {} are there", Counts { found, anchored })
            }
            Self::Surplus { anchored, found } => {
                write!(f, "more is there than was anchored: {}", Counts { found, anchored })
            }
            Self::OtherPast { anchored, found } => {
                write!(f, "another past: head {}, anchored is {}", found.tip.head, anchored.tip.head)
            }
            Self::NoAnchor { found } => write!(f, "{} records without an anchor", found.tip.records),
        }
    }
}

struct Counts<'a> {
    found: &'a Anchor,
    anchored: &'a Anchor,
}

impl fmt::Display for Counts<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let checkpoints = |anchor: &Anchor| anchor.blocks.saturating_sub(anchor.tip.records);
        let (found, anchored) = (self.found, self.anchored);
        write!(f, "{} of {} records and ", found.tip.records, anchored.tip.records)?;
        write!(f, "{} of {} checkpoints", checkpoints(found), checkpoints(anchored))
    }
}

struct Trouble<'a>(&'a Verification);

impl fmt::Display for Trouble<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.0.fault, &self.0.torn_tail) {
            (Some(fault), _) => write!(f, "{fault}"),
            (None, Some(torn)) => write!(f, "{torn}"),
            (None, None) => write!(f, "nothing is wrong"),
        }
    }
}
