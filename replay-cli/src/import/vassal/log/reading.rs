//! From a typed leaf and the position around it to an event.
//!
//! The second half of the importer: it applies the leaf and describes what that did.

use super::super::chat::Chat;
use super::super::dice::DiceLine;
use super::super::event::{Address, EventKind, ImportedEvent, PieceRef, Place};
use super::super::finding::{Finding, FindingKind};
use super::super::layers;
use super::super::leaf::{Leaf, Los, Move, Spot};
use super::super::piece::Piece;
use super::super::place;
use super::super::position::Position;
use super::super::scenario::ScenarioInfo;
use super::Importer;

/// Most pieces named by all moves of a log together.
pub(super) const MAX_NAMED: usize = 200_000;
/// Most bytes of trait definitions looked at for names, all events together.
pub(super) const MAX_WORK: usize = 256 << 20;

impl Importer<'_> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "what has no kind of its own is kept raw")]
    pub(super) fn read(&mut self, at: Address, leaf: &Leaf) -> EventKind {
        match leaf {
            Leaf::Move(movement) => self.movement(at, leaf, movement),
            Leaf::Add { id: Some(id), .. } => self.added(at, leaf, id),
            Leaf::Remove { id } => self.removed(at, leaf, id),
            Leaf::Change { id, .. } => self.changed(at, leaf, id),
            Leaf::Los(los) => self.los(los),
            Leaf::Boards(text) => {
                self.set_boards(text, Some(at));
                EventKind::Boards(self.out.boards.clone())
            }
            Leaf::Info(fields) => EventKind::ScenarioInfo(Box::new(ScenarioInfo::parse(fields))),
            Leaf::Oba(text) => EventKind::Oba(text.clone()),
            Leaf::Note(note) => EventKind::Note(Box::new(note.clone())),
            Leaf::Property(property) => EventKind::Property(Box::new(property.clone())),
            Leaf::Sound(clip) => EventKind::Sound(clip.clone()),
            Leaf::Undo { open } => EventKind::Undo { open: *open },
            _ => EventKind::Unknown,
        }
    }

    /// A line of the chat window.
    pub(super) fn chat(&mut self, at: Address, text: &str) -> EventKind {
        let plain = |form: Chat| EventKind::Chat { form };
        match Chat::parse(text) {
            Chat::Dice(line) => self.dice(*line),
            Chat::BrokenDice(error) => {
                let kind = FindingKind::BrokenDice(error.clone());
                self.out.findings.push(Finding { at: Some(at), kind });
                plain(Chat::BrokenDice(error))
            }
            Chat::Turn(turn) => EventKind::Turn(turn),
            Chat::Label { user, label } => EventKind::Label { user, label },
            Chat::Moved(report) => EventKind::MoveReported(report),
            Chat::Refill(refill) => EventKind::Refill(refill),
            form @ (Chat::DiceTable | Chat::Created { .. } | Chat::Undone(_) | Chat::Report(_)) => {
                plain(form)
            }
            form @ (Chat::User { .. } | Chat::System(_) | Chat::Blank | Chat::Other(_)) => plain(form),
        }
    }

    /// Names and buttons are held once, however many rolls there are.
    fn dice(&mut self, line: DiceLine) -> EventKind {
        match line {
            DiceLine::ThreeDice(roll) => EventKind::Roll3d6(roll),
            DiceLine::Roll(mut roll) => {
                let words = &mut self.words;
                roll.user = words.shared(&roll.user);
                roll.category = roll.category.map(|category| words.shared(&category));
                roll.san = roll.san.map(|san| words.shared(&san));
                roll.tail = words.shared(&roll.tail);
                EventKind::Roll(Box::new(roll))
            }
        }
    }

    fn movement(&mut self, at: Address, leaf: &Leaf, m: &Move) -> EventKind {
        let pieces: Box<[PieceRef]> = self.out.last.moved_by(&m.id).into_iter().map(reference).collect();
        self.named += pieces.len();
        self.work += self.out.last.moved_by(&m.id).into_iter().map(Piece::weight).sum::<usize>();
        let (from, to) = (Box::new(self.place(&m.from)), Box::new(self.place(&m.to)));
        self.apply(at, leaf);
        let mover = m.mover.as_deref().map(|mover| self.words.shared(mover));
        EventKind::PieceMoved { pieces, from, to, mover }
    }

    fn added(&mut self, at: Address, leaf: &Leaf, id: &str) -> EventKind {
        self.apply(at, leaf);
        let Some(piece) = self.out.last.get(id) else { return EventKind::Unknown };
        let members = piece.members().to_vec();
        self.named += members.len();
        let (piece, place) = (Box::new(reference(piece)), Box::new(self.place(&piece.spot)));
        EventKind::PieceAdded { piece, place, members }
    }

    fn removed(&mut self, at: Address, leaf: &Leaf, id: &str) -> EventKind {
        let (piece, place) = self.described(id);
        self.apply(at, leaf);
        EventKind::PieceRemoved { piece: Box::new(piece), place: Box::new(place) }
    }

    fn changed(&mut self, at: Address, leaf: &Leaf, id: &str) -> EventKind {
        self.work += self.out.last.get(id).map_or(0, |piece| 2 * piece.weight());
        let name_before = self.described(id).0.name;
        let effect = self.out.last.apply(leaf);
        let diffs = effect.diffs.clone().into();
        self.note(Some(at), effect);
        EventKind::PieceChanged {
            piece: Box::new(self.described(id).0),
            name_before: name_before.into(),
            diffs,
        }
    }

    fn los(&self, los: &Los) -> EventKind {
        let hex = |(x, y)| (!self.out.boards.is_empty()).then(|| self.out.layout.name(x, y).into());
        EventKind::Los { from: hex(los.anchor), to: hex(los.arrow), los: Box::new(los.clone()) }
    }

    fn apply(&mut self, at: Address, leaf: &Leaf) {
        let effect = self.out.last.apply(leaf);
        self.note(Some(at), effect);
    }

    fn described(&self, id: &str) -> (PieceRef, Place) {
        let unknown = || PieceRef { id: id.to_owned(), ..PieceRef::default() };
        let piece = self.out.last.get(id).map_or_else(unknown, reference);
        (piece, self.out.last.spot(id).map(|spot| self.place(spot)).unwrap_or_default())
    }

    fn place(&self, spot: &Spot) -> Place {
        place::place(&self.out.layout, spot)
    }
}

/// The pieces of which a command speaks: the one that it names, and what lies in it when that is a stack.
#[expect(clippy::wildcard_enum_match_arm, reason = "only the commands on pieces touch one")]
pub(super) fn spoken_of<'a>(position: &'a Position, leaf: &Leaf) -> Vec<&'a Piece> {
    match leaf {
        Leaf::Add { id: Some(id), .. } | Leaf::Remove { id } | Leaf::Change { id, .. } => {
            position.moved_by(id)
        }
        Leaf::Move(m) => position.moved_by(&m.id),
        _ => Vec::new(),
    }
}

/// Who hides and who conceals a piece.
pub(super) fn owners_of(piece: &Piece) -> (String, [Option<String>; 2]) {
    (piece.id.clone(), [layers::hidden_by(piece), layers::concealed_by(piece)])
}

/// The display name of whoever speaks or rolls.
pub(super) fn speaker(event: &ImportedEvent) -> Option<&str> {
    event.actor().filter(|_| !matches!(event.kind, EventKind::PieceMoved { .. }))
}

/// The piece on which a player put their name.
pub(super) fn signed(event: &ImportedEvent) -> Option<&str> {
    let EventKind::PieceChanged { piece, diffs, .. } = &event.kind else { return None };
    diffs.iter().any(|diff| diff.kind == "PROP").then_some(piece.id.as_str())
}

/// The counters that were dragged from one place of a map to another, each with the pseudonym of the mover.
pub(super) fn dragged<'a>(
    position: &'a Position,
    leaves: &'a [Leaf],
) -> impl Iterator<Item = (&'a Piece, &'a str)> {
    leaves.iter().flat_map(move |leaf| {
        let dragged = |m: &Move| m.from.map.is_some() && m.to.map.is_some();
        let movement = if let Leaf::Move(m) = leaf { Some(m).filter(|m| dragged(m)) } else { None };
        let mover = movement.and_then(|m| m.mover.as_deref());
        let pieces = movement.map(|m| position.moved_by(&m.id)).unwrap_or_default();
        pieces.into_iter().filter_map(move |piece| Some((piece, mover?)))
    })
}

/// Movement reports of a step that no move of the same step bears out. Hidden and concealed pieces show as `?`.
pub(super) fn report_disagreements(step: &[ImportedEvent]) -> Vec<Finding> {
    let moves: Vec<(String, String)> = step.iter().filter_map(|event| ends(&event.kind)).collect();
    let reports = step.iter().filter(|_| !moves.is_empty()).filter_map(|event| {
        let EventKind::MoveReported(report) = &event.kind else { return None };
        Some((event.at, report))
    });
    let wrong =
        reports.filter(|(_, r)| !r.from.contains('?') && !moves.iter().any(|m| m.0 == r.from && m.1 == r.to));
    let finding = |(at, from, to): (Address, &str, &str)| Finding {
        at: Some(at),
        kind: FindingKind::MoveReport {
            said: format!("{from} -> {to}"),
            computed: moves.iter().map(|m| format!("{} -> {}", m.0, m.1)).collect::<Vec<_>>().join(", "),
        },
    };
    wrong.map(|(at, r)| finding((at, &r.from, &r.to))).collect()
}

fn ends(kind: &EventKind) -> Option<(String, String)> {
    let EventKind::PieceMoved { from, to, .. } = kind else { return None };
    Some((from.hex.clone()?, to.hex.clone()?))
}

fn reference(piece: &Piece) -> PieceRef {
    PieceRef {
        id: piece.id.clone(),
        name: layers::display_name(piece),
        hidden_by: layers::hidden_by(piece),
        concealed_by: layers::concealed_by(piece),
    }
}
