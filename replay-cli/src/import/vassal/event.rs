//! One thing that happened in a log, with its address.
//!
//! Plain data for the layers above; built by `log`. Owner ids are pseudonyms everywhere, `raw` included.

use super::chat::{Chat, MoveReport, Refill, Turn};
use super::dice::{Roll, ThreeDice};
use super::leaf::{Los, Note, Property, Spot};
use super::piece::Diff;
use super::viewer::Veil;

/// Step and leaf within the step, both from 1: stable within a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Address {
    /// One click of "step forward".
    pub step: u32,
    /// Command within it.
    pub leaf: u32,
}

/// Whether the event stands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum UndoMark {
    /// It stands.
    #[default]
    Stands,
    /// A later step took it back.
    UndoneBy(u32),
    /// It takes back an earlier step (when that could be found).
    Undoes(Option<u32>),
}

/// One event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedEvent {
    /// Where in the log.
    pub at: Address,
    /// Whether it stands.
    pub undo: UndoMark,
    /// Who did it, as far as the log says: a display name (dice, chat) or a pseudonym (moves).
    pub actor: Option<String>,
    /// The command as written, owner ids replaced.
    pub raw: String,
    /// Whose hidden or concealed pieces it speaks of.
    pub veil: Veil,
    /// What happened.
    pub kind: EventKind,
}

/// A piece as an event names it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PieceRef {
    /// Its id.
    pub id: String,
    /// The name its owner sees.
    pub name: String,
    /// Pseudonym of who hides it: not to be shown to others.
    pub hidden_by: Option<String>,
    /// Pseudonym of who conceals it: `?` to others.
    pub concealed_by: Option<String>,
}

/// A point and, on the main map, its hex.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Place {
    /// Map and pixel.
    pub spot: Spot,
    /// VASL's name: of the hex or hexside on the main map when boards are known, of the bin among the casualties.
    pub hex: Option<String>,
}

impl core::fmt::Display for Place {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let spot = &self.spot;
        match (&self.hex, &spot.map) {
            (Some(hex), _) => f.write_str(hex),
            (None, Some(map)) => write!(f, "{},{} of {map}", spot.x, spot.y),
            (None, None) => f.write_str("no map"),
        }
    }
}

/// The kinds of event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EventKind {
    /// A DR or dr.
    Roll(Roll),
    /// A roll of the 3d6 extension.
    Roll3d6(ThreeDice),
    /// The phase wheel turned.
    Turn(Turn),
    /// A player marked a place in the log.
    Label {
        /// Display name.
        user: String,
        /// The label.
        label: String,
    },
    /// A chat line; `user` is set when a player spoke.
    Chat {
        /// Display name.
        user: Option<String>,
        /// What was said, or the whole line.
        text: String,
        /// Its form.
        form: Chat,
    },
    /// The dice pool was filled.
    Refill(Refill),
    /// Pieces moved.
    PieceMoved {
        /// Id of the piece or stack that the command names.
        id: String,
        /// The counters that move.
        pieces: Vec<PieceRef>,
        /// Where from.
        from: Place,
        /// Where to.
        to: Place,
        /// Pseudonym of the mover.
        mover: Option<String>,
    },
    /// The chat says that pieces moved.
    MoveReported(MoveReport),
    /// A piece appeared.
    PieceAdded {
        /// Which.
        piece: PieceRef,
        /// Where.
        place: Place,
        /// Members, for a stack.
        members: Vec<String>,
    },
    /// A piece disappeared.
    PieceRemoved {
        /// Which.
        piece: PieceRef,
        /// Where.
        place: Place,
    },
    /// A piece changed.
    PieceChanged {
        /// Which, after the change.
        piece: PieceRef,
        /// Name before.
        name_before: String,
        /// Traits that changed.
        diffs: Vec<Diff>,
    },
    /// A line of sight was shown.
    Los {
        /// The command.
        los: Los,
        /// Hex at its start.
        from: Option<String>,
        /// Hex at its end.
        to: Option<String>,
    },
    /// An off-board-artillery draw pile changed.
    Oba(String),
    /// A note was written.
    Note(Note),
    /// A property changed.
    Property(Property),
    /// The scenario window changed.
    ScenarioInfo(super::scenario::ScenarioInfo),
    /// The boards changed.
    Boards(Vec<super::boards::Board>),
    /// A sound.
    Sound(String),
    /// An undo bracket.
    Undo {
        /// Opening or closing.
        open: bool,
    },
    /// Anything else, verbatim in `raw`.
    Unknown,
}
