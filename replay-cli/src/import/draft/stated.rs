//! What VASL files state themselves, command by command: rolls, phases, moves, labels, undo. What the vocabulary lacks is
//! kept as it stands. Input: what `vassal` decoded, owner ids already pseudonyms, the chain of the files and the eyes of the
//! viewer: what these do not see is in no event. Steps that an earlier file told are told once.

use super::seen::Throw;
use crate::import::continuity::Chain;
use crate::import::vassal::action::wheel;
use crate::import::vassal::chat::{Chat, Refill, Turn};
use crate::import::vassal::dice::{Counters, Roll, RollKind, ThreeDice};
use crate::import::vassal::event::{EventKind, ImportedEvent, UndoMark};
use crate::import::vassal::scenario::ScenarioInfo;
use crate::import::vassal::viewer::{Eyes, Sight};
use crate::import::vassal::{Imported, boards::Board, boards::Crop};
use asl_core::event::{
    DiceRolled, Event, Evidence, GameStarted, ImportedKept, MAX_TEXT_BYTES, Name, PhaseBegan, PieceMoved,
    Purpose, RollId, Source, StepUndone, Text, VaslCounters, VaslReceipt, What,
};
use asl_core::scenario::Scenario;
use asl_core::vocab::BOOK_VERSION;
use asl_core::vocab::dice::{Dice, Die, Dr};

/// What the files give.
pub struct Made {
    /// The events, in the order of the chain.
    pub events: Vec<Event>,
    /// What the phase wheel did that phases do not do: notes, for a wheel is turned by hand.
    pub wheel: Vec<String>,
}

/// The events of several files of one game, in the order of their chain.
#[must_use]
pub fn events(name: &str, files: &[Imported], chain: &Chain, eyes: &Eyes) -> Made {
    let mut maker = Maker {
        eyes,
        events: Vec::new(),
        rolls: 0,
        refills: 0,
        san: ScenarioInfo::default(),
        turn: files.first().and_then(|file| Turn::parse(&wheel(&file.setup)?)),
        wheel: Vec::new(),
    };
    maker.push(started(name, files));
    for (n, file) in files.iter().enumerate() {
        maker.file(u16::try_from(n + 1).unwrap_or(u16::MAX), file, Repeated::of(chain, n));
    }
    maker.events.shrink_to_fit();
    Made { events: maker.events, wheel: maker.wheel }
}

/// What an earlier file told of a file.
struct Repeated {
    steps: u32,
    altered: Vec<u32>,
}

impl Repeated {
    fn of(chain: &Chain, file: usize) -> Self {
        let link = chain.links.get(file);
        let altered = link.map(|link| link.altered().collect()).unwrap_or_default();
        Self { steps: link.map_or(0, |link| link.repeated()), altered }
    }

    /// The rolls of a step that stands differently in the two files are kept: they contradict each other.
    fn holds(&self, event: &ImportedEvent) -> bool {
        let told = event.at.step <= self.steps;
        told && !(matches!(event.kind, EventKind::Roll(_)) && self.altered.contains(&event.at.step))
    }
}

/// What stands in place of a command that speaks of hidden pieces.
pub const HIDDEN: &str = "hidden";
/// What stands in place of a command that speaks of concealed pieces.
pub const CONCEALED: &str = "concealed";

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
    let boards = files.first().map(|file| file.boards.as_slice()).unwrap_or_default();
    let with = |row: fn(&Board) -> String| format!("{basic}{}", boards.iter().map(row).collect::<String>());
    // A crop that columns and rows cannot tell leaves its board whole: hexes are named by pixels, not by the head.
    let whole = |board: &Board| self::board(&Board { crop: None, ..board.clone() });
    let heads = [with(board), with(whole)];
    let head = heads.into_iter().find(|head| Scenario::read(head).is_ok()).unwrap_or_else(|| basic.clone());
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

/// A board as the head names it. A crop is told in columns and rows where it is one; other boards stand whatever one
/// of them is.
fn board(board: &Board) -> String {
    let (name, rotated) = (quoted(&board.name), board.rotated);
    let crop = board.crop.and_then(cropped).unwrap_or_default();
    let (column, row) = (board.col, board.row);
    format!("\n[[boards]]\nname = {name}\ncolumn = {column}\nrow = {row}\nrotated = {rotated}\n{crop}")
}

/// Columns and rows of a crop of a standard board, whose grid is 56.25 by 64.5 pixels.
fn cropped(crop: Crop) -> Option<String> {
    const COLUMNS: i64 = 33;
    const ROWS: i64 = 10;
    let whole = |pixels: i32, quarters: i64| {
        let columns = (8 * i64::from(pixels) + quarters).div_euclid(2 * quarters);
        ((columns * quarters - 4 * i64::from(pixels)).abs() <= quarters / 4).then_some(columns)
    };
    let (left, top) = (whole(crop.x.max(0), 225)?, whole(crop.y.max(0), 258)?);
    let right = if crop.width > 0 { left + whole(crop.width, 225)? } else { COLUMNS - 1 };
    let bottom = if crop.height > 0 { top + whole(crop.height, 258)? } else { ROWS };
    let columns = format!("columns = [{left}, {}]\n", right.min(COLUMNS - 1));
    Some(format!("{columns}rows = [{}, {}]\n", top + 1, bottom.min(ROWS)))
}

struct Maker<'a> {
    eyes: &'a Eyes,
    events: Vec<Event>,
    rolls: u32,
    refills: u32,
    san: ScenarioInfo,
    /// What the phase wheel showed last.
    turn: Option<Turn>,
    wheel: Vec<String>,
}

impl Maker<'_> {
    fn push(&mut self, what: What) {
        self.events.push(Event { by: importer(), at: None, what });
    }

    fn file(&mut self, number: u16, file: &Imported, told: Repeated) {
        self.refills = 0;
        self.san = file.scenario.clone();
        for event in file.events.iter().filter(|event| !told.holds(event)) {
            let source = Source { file: number, step: event.at.step, leaf: event.at.leaf };
            let bracketed = matches!(event.kind, EventKind::Undo { .. });
            if event.at.leaf == 1 && matches!(event.undo, UndoMark::Undoes(_)) && !bracketed {
                self.undone(source, event);
            }
            self.event(source, event);
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "every other kind is kept as it stands")]
    fn event(&mut self, source: Source, event: &ImportedEvent) {
        match &event.kind {
            EventKind::Roll(roll) => self.roll(source, roll, event),
            EventKind::Roll3d6(roll) => self.three_dice(source, roll),
            EventKind::Turn(turn) if event.undo == UndoMark::Stands => self.turn(source, turn, event),
            EventKind::PieceMoved { .. } => self.moved(source, event),
            EventKind::Undo { open: true } => self.undone(source, event),
            EventKind::Refill(refill) => {
                self.refills += u32::from(matches!(refill, Refill::Generated | Refill::Retrieved));
                self.keep(source, event);
            }
            EventKind::ScenarioInfo(info) => {
                self.san = (**info).clone();
                self.keep(source, event);
            }
            _ => self.keep(source, event),
        }
    }

    fn keep(&mut self, source: Source, event: &ImportedEvent) {
        let (kind, raw) = match event.veil.as_deref().map_or(Sight::Whole, |veil| self.eyes.behind(veil)) {
            Sight::Whole => (text(kind_name(&event.kind)), text(&event.raw)),
            Sight::Concealed => (text(kind_name(&event.kind)), text(CONCEALED)),
            Sight::Hidden => (text(HIDDEN), text(HIDDEN)),
        };
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
        if let Some(note) = self.turn.as_ref().and_then(|last| self.turned_back(source, last, turn)) {
            self.wheel.push(note);
        }
        self.turn = Some(turn.clone());
        let (number, side, phase) = (turn.number.parse(), turn.side.parse(), turn.phase.parse());
        match (number, side, phase) {
            (Ok(turn), Ok(side), Ok(phase)) => self.push(What::PhaseBegan(PhaseBegan { turn, side, phase })),
            _ => self.keep(source, event),
        }
    }

    fn moved(&mut self, source: Source, event: &ImportedEvent) {
        let EventKind::PieceMoved { pieces, from, to, mover, .. } = &event.kind else { return };
        for piece in pieces {
            let sight = self.eyes.through(piece.hidden_by.as_deref(), piece.concealed_by.as_deref());
            if sight == Sight::Hidden {
                let (kind, raw) = (text(HIDDEN), text(HIDDEN));
                self.push(What::ImportedKept(ImportedKept { source, kind, raw }));
                continue;
            }
            let name = if sight == Sight::Concealed { "?" } else { &piece.name };
            self.push(What::PieceMoved(PieceMoved {
                source,
                piece: text(&piece.id),
                name: text(name),
                from: text(&from.to_string()),
                to: text(&to.to_string()),
                mover: mover.as_deref().map(text),
            }));
        }
    }

    /// A note when the wheel goes back in the turn that it shows, or to an earlier one.
    fn turned_back(&self, source: Source, last: &Turn, now: &Turn) -> Option<String> {
        let turn = |turn: &Turn| turn.number.parse::<u32>().ok();
        let phase = |turn: &Turn| turn.phase.parse::<asl_core::vocab::phase::Phase>().ok();
        let back = match turn(now)?.cmp(&turn(last)?) {
            core::cmp::Ordering::Less => true,
            core::cmp::Ordering::Equal => now.side == last.side && phase(now)? <= phase(last)?,
            core::cmp::Ordering::Greater => false,
        };
        let shown = |turn: &Turn| format!("{} Turn {} {}", turn.side, turn.number, turn.phase);
        back.then(|| {
            let at = format!("file {} step {}", source.file, source.step);
            format!("{at}: the phase wheel was turned back from {} to {}", shown(last), shown(now))
        })
    }

    fn undone(&mut self, source: Source, event: &ImportedEvent) {
        let step = match event.undo {
            UndoMark::Undoes(step) => step,
            UndoMark::Stands | UndoMark::UndoneBy(_) => None,
        };
        self.push(What::StepUndone(StepUndone { source, step }));
    }
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
    match Throw::of(category) {
        Some(Throw::Ift) => Purpose::Ift,
        Some(Throw::ToHit) => Purpose::ToHit,
        Some(Throw::ToKill) => Purpose::ToKill,
        Some(Throw::Mc) => Purpose::Mc,
        Some(Throw::Tc) => Purpose::Tc,
        Some(Throw::Rally) => Purpose::Rally,
        Some(Throw::Cc) => Purpose::Cc,
        Some(Throw::Sniper) => Purpose::Sa,
        Some(Throw::Selection) => Purpose::Rs,
        Some(Throw::Other { .. }) | None if category == "Other" => Purpose::Other,
        Some(Throw::Other { .. }) | None => Purpose::Named(text(category)),
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
