//! One thing that happened in a log, with its address.
//!
//! Plain data for the layers above; built by `log`. Owner ids are pseudonyms everywhere, `raw` included.

use super::chat::{Chat, MoveReport, Refill, Turn};
use super::dice::{Roll, ThreeDice};
use super::leaf::{Los, Note, Property, Spot};
use super::piece::Diff;
use super::viewer::Veil;
use super::word::Word;

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
    /// The command as written, owner ids replaced; empty for a DR or dr, whose fields say all of it.
    pub raw: Box<str>,
    /// Whose hidden or concealed pieces it speaks of, if of any.
    pub veil: Option<Box<Veil>>,
    /// What happened.
    pub kind: EventKind,
}

impl ImportedEvent {
    /// Who did it, as far as the log says: a display name (dice, chat) or a pseudonym (moves).
    #[must_use]
    pub fn actor(&self) -> Option<&str> {
        match &self.kind {
            EventKind::Roll(roll) => Some(&roll.user),
            EventKind::Roll3d6(ThreeDice { user, .. })
            | EventKind::Label { user, .. }
            | EventKind::Chat { form: Chat::User { user, .. }, .. } => Some(user),
            EventKind::PieceMoved { mover, .. } => mover.as_deref(),
            EventKind::Chat { .. } | EventKind::Turn(_) | EventKind::Refill(_) => None,
            EventKind::MoveReported(_) | EventKind::PieceAdded { .. } | EventKind::PieceRemoved { .. } => {
                None
            }
            EventKind::PieceChanged { .. } | EventKind::Los { .. } | EventKind::Oba(_) => None,
            EventKind::Note(_) | EventKind::Property(_) | EventKind::ScenarioInfo(_) => None,
            EventKind::Boards(_) | EventKind::Sound(_) | EventKind::Undo { .. } | EventKind::Unknown => None,
        }
    }
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

/// The kinds of event. A log may have a hundred thousand of them: what is large stands in a box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EventKind {
    /// A DR or dr.
    Roll(Box<Roll>),
    /// A roll of the 3d6 extension.
    Roll3d6(ThreeDice),
    /// The phase wheel turned.
    Turn(Box<Turn>),
    /// A player marked a place in the log.
    Label {
        /// Display name.
        user: String,
        /// The label.
        label: String,
    },
    /// A chat line.
    Chat {
        /// Its form.
        form: Chat,
    },
    /// The dice pool was filled.
    Refill(Refill),
    /// Pieces moved.
    PieceMoved {
        /// The counters that move.
        pieces: Box<[PieceRef]>,
        /// Where from.
        from: Box<Place>,
        /// Where to.
        to: Box<Place>,
        /// Pseudonym of the mover.
        mover: Option<Word>,
    },
    /// The chat says that pieces moved.
    MoveReported(Box<MoveReport>),
    /// A piece appeared.
    PieceAdded {
        /// Which.
        piece: Box<PieceRef>,
        /// Where.
        place: Box<Place>,
        /// Members, for a stack.
        members: Vec<String>,
    },
    /// A piece disappeared.
    PieceRemoved {
        /// Which.
        piece: Box<PieceRef>,
        /// Where.
        place: Box<Place>,
    },
    /// A piece changed.
    PieceChanged {
        /// Which, after the change.
        piece: Box<PieceRef>,
        /// Name before.
        name_before: Box<str>,
        /// Traits that changed.
        diffs: Box<[Diff]>,
    },
    /// A line of sight was shown.
    Los {
        /// The command.
        los: Box<Los>,
        /// Hex at its start.
        from: Option<Box<str>>,
        /// Hex at its end.
        to: Option<Box<str>>,
    },
    /// An off-board-artillery draw pile changed.
    Oba(String),
    /// A note was written.
    Note(Box<Note>),
    /// A property changed.
    Property(Box<Property>),
    /// The scenario window changed.
    ScenarioInfo(Box<super::scenario::ScenarioInfo>),
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
