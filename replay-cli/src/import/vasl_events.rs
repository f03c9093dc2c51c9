//! From decoded VASL files to the events of the game: rolls, phases, moves, labels, undo. What the
//! vocabulary lacks is kept as it stands. Input: what `vassal` decoded, owner ids already pseudonyms.

use super::vassal::chat::{Chat, Refill, Turn};
use super::vassal::dice::{Counters, Roll, RollKind, ThreeDice};
use super::vassal::event::{EventKind, ImportedEvent, Place, UndoMark};
use super::vassal::scenario::ScenarioInfo;
use super::vassal::{Imported, boards::Board};
use asl_core::dice::{Dice, Die, Dr};
use asl_core::event::{
    DiceRolled, Event, Evidence, GameStarted, ImportedKept, MAX_TEXT_BYTES, Name, PhaseBegan, PieceMoved,
    Purpose, RollId, Source, StepUndone, Text, VaslCounters, VaslReceipt, What,
};
use asl_core::rules::BOOK_VERSION;
use asl_core::scenario::Scenario;

/// The events of several files of one game, in the order given.
#[must_use]
pub fn events(name: &str, files: &[Imported]) -> Vec<Event> {
    let mut maker = Maker { events: Vec::new(), rolls: 0, refills: 0, san: ScenarioInfo::default() };
    maker.push(started(name, files));
    for (n, file) in files.iter().enumerate() {
        maker.file(u16::try_from(n + 1).unwrap_or(u16::MAX), file);
    }
    maker.events
}

/// The player to whom imported events are ascribed: the program.
fn importer() -> Name {
    "vasl".parse().expect("a name of letters")
}

/// Text without what a text may not hold, cut at its limit.
#[must_use]
pub fn text(raw: &str) -> Text {
    let shown = |c: char| if c.is_control() && c != '\t' && c != '\n' { '\u{fffd}' } else { c };
    let mut clean: String = raw.chars().map(shown).collect();
    let mut end = clean.len().min(MAX_TEXT_BYTES);
    while !clean.is_char_boundary(end) {
        end -= 1;
    }
    clean.truncate(end);
    clean.parse().expect("control characters and length were dealt with")
}

fn started(name: &str, files: &[Imported]) -> What {
    let basic = format!("name = {}\nprinting = \"2e\"\ndice = \"vasl\"\n", quoted(name));
    let boards: String =
        files.first().map(|file| file.boards.iter().map(board).collect()).unwrap_or_default();
    let full = format!("{basic}{boards}");
    let head = if Scenario::read(&full).is_ok() { full } else { basic };
    What::GameStarted(GameStarted {
        book: BOOK_VERSION,
        head: text(&head).as_str().parse().expect("a text is a head"),
    })
}

fn quoted(text: &str) -> String {
    let plain: String =
        text.chars().filter(|c| !c.is_control() && *c != '"' && *c != '\\').take(200).collect();
    format!("\"{plain}\"")
}

/// A whole board; a cropped one is left out with all others, for its pixels say more than columns can.
fn board(board: &Board) -> String {
    if board.crop.is_some() {
        return "\n[[cropped]]\n".into();
    }
    let (name, rotated) = (quoted(&board.name), board.rotated);
    format!("\n[[boards]]\nname = {name}\ncolumn = {}\nrow = {}\nrotated = {rotated}\n", board.col, board.row)
}

struct Maker {
    events: Vec<Event>,
    rolls: u32,
    refills: u32,
    san: ScenarioInfo,
}

impl Maker {
    fn push(&mut self, what: What) {
        self.events.push(Event { by: importer(), at: None, what });
    }

    fn file(&mut self, number: u16, file: &Imported) {
        self.refills = 0;
        self.san = file.scenario.clone();
        for event in &file.events {
            let source = Source { file: number, step: event.at.step, leaf: event.at.leaf };
            self.event(source, event);
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "every other kind is kept as it stands")]
    fn event(&mut self, source: Source, event: &ImportedEvent) {
        match &event.kind {
            EventKind::Roll(roll) => self.roll(source, roll, event),
            EventKind::Roll3d6(roll) => self.three_dice(source, roll),
            EventKind::Turn(turn) => self.turn(source, turn, event),
            EventKind::PieceMoved { .. } => self.moved(source, event),
            EventKind::Undo { open: true } => self.undone(source, event),
            EventKind::Refill(refill) => {
                self.refills += u32::from(matches!(refill, Refill::Generated | Refill::Retrieved));
                self.keep(source, event);
            }
            EventKind::ScenarioInfo(info) => {
                self.san = info.clone();
                self.keep(source, event);
            }
            _ => self.keep(source, event),
        }
    }

    fn keep(&mut self, source: Source, event: &ImportedEvent) {
        let (kind, raw) = (text(kind_name(&event.kind)), text(&event.raw));
        self.push(What::ImportedKept(ImportedKept { source, kind, raw }));
    }

    fn roll(&mut self, source: Source, roll: &Roll, event: &ImportedEvent) {
        let Some(dice) = dice(roll) else { return self.keep(source, event) };
        let counters = roll.counters.as_ref().map(|c| self.counters(c, roll));
        self.refills = 0;
        let purpose = purpose(roll.category.as_deref().unwrap_or("Other"));
        self.rolled(dice, purpose, &roll.user, Evidence::Vasl { source, counters });
    }

    fn three_dice(&mut self, source: Source, roll: &ThreeDice) {
        let [a, b, c] = roll.dice.map(Die::try_from);
        if let (Ok(a), Ok(b), Ok(c)) = (a, b, c) {
            let evidence = Evidence::Vasl { source, counters: None };
            self.rolled(Dice::Three(a, b, c), Purpose::Named(text("3d6")), &roll.user, evidence);
        }
    }

    fn rolled(&mut self, dice: Dice, purpose: Purpose, roller: &str, evidence: Evidence) {
        self.rolls += 1;
        let (roll, roller) = (RollId(self.rolls), text(roller));
        let rolled = DiceRolled { roll, dice, purpose, unit: None, attack: None, roller, evidence };
        self.push(What::DiceRolled(rolled));
    }

    fn counters(&self, printed: &Counters, roll: &Roll) -> VaslCounters {
        let optional = |t: &str| (!t.is_empty()).then(|| text(t));
        VaslCounters {
            same: printed.seen,
            count: printed.count,
            category_mean: printed.category_average.hundredths,
            mean: printed.total_average.hundredths,
            receipt: VaslReceipt {
                series: printed.series,
                instance: printed.instance,
                random_org: printed.random_org,
            },
            san: roll.san.as_deref().and_then(optional),
            refills: self.refills,
            axis_san: self.san.axis_san.as_deref().and_then(optional),
            allied_san: self.san.allied_san.as_deref().and_then(optional),
            tail: optional(&roll.tail),
        }
    }

    fn turn(&mut self, source: Source, turn: &Turn, event: &ImportedEvent) {
        let (number, side, phase) = (turn.number.parse(), turn.side.parse(), turn.phase.parse());
        match (number, side, phase) {
            (Ok(turn), Ok(side), Ok(phase)) => self.push(What::PhaseBegan(PhaseBegan { turn, side, phase })),
            _ => self.keep(source, event),
        }
    }

    fn moved(&mut self, source: Source, event: &ImportedEvent) {
        let EventKind::PieceMoved { pieces, from, to, mover, .. } = &event.kind else { return };
        for piece in pieces {
            let hidden = piece.hidden_by.is_some() || piece.concealed_by.is_some();
            self.push(What::PieceMoved(PieceMoved {
                source,
                piece: text(&piece.id),
                name: text(if hidden { "?" } else { &piece.name }),
                from: text(&place(from)),
                to: text(&place(to)),
                mover: mover.as_deref().map(text),
            }));
        }
    }

    fn undone(&mut self, source: Source, event: &ImportedEvent) {
        let step = match event.undo {
            UndoMark::Undoes(step) => step,
            UndoMark::Stands | UndoMark::UndoneBy(_) => None,
        };
        self.push(What::StepUndone(StepUndone { source, step }));
    }
}

fn place(place: &Place) -> String {
    let spot = &place.spot;
    let pixels = || format!("{},{} of {}", spot.x, spot.y, spot.map.as_deref().unwrap_or("no map"));
    place.hex.clone().unwrap_or_else(pixels)
}

fn dice(roll: &Roll) -> Option<Dice> {
    let dice: Vec<Die> = roll.dice.iter().filter_map(|n| Die::try_from(*n).ok()).collect();
    match (roll.kind, dice.as_slice()) {
        (RollKind::Dr, [colored, white]) => Some(Dice::Dr(Dr { colored: *colored, white: *white })),
        (RollKind::OneDie, [die]) => Some(Dice::dr(*die)),
        (RollKind::Dr | RollKind::OneDie, _) => None,
    }
}

/// The purpose that a category of VASL's dice buttons names.
#[must_use]
pub fn purpose(category: &str) -> Purpose {
    match category {
        "Other" => Purpose::Other,
        "IFT" => Purpose::Ift,
        "TH" => Purpose::ToHit,
        "TK" => Purpose::ToKill,
        "MC" => Purpose::Mc,
        "TC" => Purpose::Tc,
        "Rally" => Purpose::Rally,
        "CC" => Purpose::Cc,
        "SA" => Purpose::Sa,
        "RS" => Purpose::Rs,
        other => Purpose::Named(text(other)),
    }
}

fn kind_name(kind: &EventKind) -> &'static str {
    match kind {
        EventKind::Roll(_) | EventKind::Roll3d6(_) => "roll",
        EventKind::Turn(_) => "turn",
        EventKind::Label { .. } => "label",
        EventKind::Chat { form, .. } => chat_name(form),
        EventKind::Refill(_) => "dice pool refilled",
        EventKind::PieceMoved { .. } => "piece moved",
        EventKind::MoveReported(_) => "move reported",
        EventKind::PieceAdded { .. } => "piece added",
        EventKind::PieceRemoved { .. } => "piece removed",
        EventKind::PieceChanged { .. } => "piece changed",
        EventKind::Los { .. } => "LOS shown",
        EventKind::Oba(_) => "OBA",
        EventKind::Note(_) => "note",
        EventKind::Property(_) => "property",
        EventKind::ScenarioInfo(_) => "scenario window",
        EventKind::Boards(_) => "boards",
        EventKind::Sound(_) => "sound",
        EventKind::Undo { .. } => "undo bracket",
        EventKind::Unknown => "unknown command",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the other forms are chat like any other")]
fn chat_name(form: &Chat) -> &'static str {
    match form {
        Chat::BrokenDice(_) => "broken dice line",
        Chat::DiceTable => "dice table",
        _ => "chat",
    }
}
