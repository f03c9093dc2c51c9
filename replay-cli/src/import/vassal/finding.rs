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

impl FindingKind {
    /// Whether the commands of the file contradict each other: then something was taken out, put in or altered.
    #[must_use]
    pub const fn is_contradiction(&self) -> bool {
        match self {
            Self::Fault(
                Fault::UnknownTarget { .. }
                | Fault::AlreadyThere { .. }
                | Fault::NotThere { .. }
                | Fault::NotSo { .. }
                | Fault::NotAbove { .. },
            ) => true,
            Self::Fault(Fault::Piece { .. }) | Self::BrokenDice(_) | Self::Boards(_) => false,
            // An unknown board gives other names to all hexes.
            Self::Breadcrumb { .. } | Self::MoveReport { .. } => false,
        }
    }
}

impl core::fmt::Display for Finding {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.at {
            Some(at) => write!(f, "step {}: {}", at.step, self.kind),
            None => write!(f, "set-up: {}", self.kind),
        }
    }
}

impl core::fmt::Display for FindingKind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Fault(Fault::UnknownTarget { command, id }) => {
                write!(f, "the command {command} names piece {id}, which is not there")
            }
            Self::Fault(Fault::AlreadyThere { id }) => write!(f, "piece {id} is added, and its id is in use"),
            Self::Fault(Fault::NotThere { id, said, lay }) => {
                let (said, lay) = ((said.x, said.y), (lay.x, lay.y));
                write!(f, "piece {id} is moved from {said:?}, and it lay at {lay:?}: moved between the logs?")
            }
            Self::Fault(Fault::NotSo { id, traits }) => {
                let traits = traits.join(", ");
                write!(
                    f,
                    "piece {id} is changed from a state that it was not in ({traits}): a step is missing?"
                )
            }
            Self::Fault(Fault::NotAbove { id, said, lay }) => {
                let piece = |id: &Option<String>| {
                    id.as_ref().map_or("nothing".to_owned(), |id| format!("piece {id}"))
                };
                let (said, lay) = (piece(said), piece(lay));
                write!(f, "piece {id} is taken from above {said}, and {lay} lay below it: a step is missing?")
            }
            Self::Fault(Fault::Piece { id, error }) => write!(f, "piece {id} cannot be read: {error}"),
            Self::BrokenDice(error) => error.fmt(f),
            Self::Boards(error) => error.fmt(f),
            Self::Breadcrumb { id, said, computed } => {
                write!(
                    f,
                    "piece {id}: VASL noted {said} where the pixels say {computed}: an unknown board, or an edited file"
                )
            }
            Self::MoveReport { said, computed } => {
                write!(f, "the chat says {said}, the move says {computed}")
            }
        }
    }
}
