//! What an import noticed about the file itself: not errors, not rules.
//!
//! A finding names where it was seen and both sides of what does not fit.

use super::dice::DiceError;
use super::event::Address;
use super::position::Fault;

/// One observation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Step and leaf; `None` in the set-up.
    pub at: Option<Address>,
    /// What.
    pub kind: FindingKind,
}

/// What does not fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FindingKind {
    /// A command that does not fit the position.
    Fault(Fault),
    /// A chat line that starts like dice and cannot be read.
    BrokenDice(DiceError),
    /// The board list cannot be read.
    Boards(super::boards::BoardsError),
    /// VASL's own note of where a piece was last picked up differs from our name for those pixels: an unknown board,
    /// or an edited file.
    Breadcrumb {
        /// The piece.
        id: String,
        /// What the file says.
        said: String,
        /// What the pixels say.
        computed: String,
    },
    /// The movement report in the chat differs from the move command in the same step.
    MoveReport {
        /// What the chat says.
        said: String,
        /// What the pixels say.
        computed: String,
    },
}
