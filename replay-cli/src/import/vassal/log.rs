//! The import itself: one file in, everything it says out (SPEC 11).
//!
//! Input: the bytes of a save or log. Output: [`Imported`]. This is the only module that sees all the others; it
//! knows no rules and maps nothing onto the game's own events.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use super::action::{self, Action, Before, Change};
use super::boards::{self, Board};
use super::command::{CommandError, Stream};
use super::container::ContainerError;
use super::event::{Address, EventKind, ImportedEvent, Place, UndoMark};
use super::finding::{Finding, FindingKind};
use super::hexes::{Grids, Layout};
use super::layers::hidden_by;
use super::leaf::{CHAT, Leaf};
use super::leaves::Leaves;
use super::obfuscation::ObfuscationError;
use super::opened::Opened;
use super::piece::{Base, Piece};
use super::place;
use super::position::{Effect, Position};
use super::provenance::Provenance;
use super::scenario::ScenarioInfo;
use super::secrets::{GameKey, TooManyOwners};
use super::undo;
use super::viewer::{self, Owners, Veil, Votes};
use super::word::{Word, Words};

mod reading;

/// What the caller may know beforehand.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// One key for all files of a game, so that pseudonyms agree; the default binds them to the one file.
    pub game_key: Option<GameKey>,
    /// Sizes of boards that are not standard.
    pub grids: Grids,
    /// Names of boards that begin with `r` and are not rotated.
    pub boards_with_r: BTreeSet<String>,
}

/// Everything a file says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    /// Where it comes from.
    pub provenance: Provenance,
    /// The position at the end of the set-up.
    pub setup: Position,
    /// The position after the last step.
    pub last: Position,
    /// The boards.
    pub boards: Vec<Board>,
    /// The boards laid out in pixels.
    pub layout: Layout,
    /// The scenario window at the end of the set-up.
    pub scenario: ScenarioInfo,
    /// The commands of the steps, typed, but for talk: that stands in the events.
    pub leaves: Leaves,
    /// A hash of the commands of each step, as written.
    pub written: Vec<StepHash>,
    /// What happened, in order.
    pub events: Vec<ImportedEvent>,
    /// What the players did, in order.
    pub actions: Vec<Action>,
    /// Set-up commands kept as written because nothing here reads them.
    pub kept: Vec<String>,
    /// What does not fit.
    pub findings: Vec<Finding>,
    /// Number of steps.
    pub steps: u32,
    /// What speaks for an owner pseudonym being a display name.
    pub votes: Votes,
    /// Who hid which piece at any time.
    pub ever_hidden: BTreeMap<String, BTreeSet<String>>,
    /// Everybody who speaks or rolls.
    pub speakers: BTreeSet<String>,
}

/// Why a file could not be imported. What is merely odd is a finding.
#[derive(Debug, Error)]
pub enum ImportError {
    /// The ZIP.
    #[error(transparent)]
    Container(#[from] ContainerError),
    /// The obfuscation.
    #[error(transparent)]
    Obfuscation(#[from] ObfuscationError),
    /// The command stream.
    #[error(transparent)]
    Command(#[from] CommandError),
    /// The owner ids.
    #[error(transparent)]
    Owners(#[from] TooManyOwners),
    /// Another module's game.
    #[error("the game belongs to the module {0}, not to VASL")]
    OtherModule(String),
    /// More pieces named than a game can have.
    #[error("the log moves or changes more than any game does")]
    TooMany,
}

impl Imported {
    /// The scenario window at the end of the file: what was undone counts not.
    #[must_use]
    pub fn scenario_at_the_end(&self) -> &ScenarioInfo {
        let shown = self.events.iter().rev().filter(|event| event.undo == UndoMark::Stands);
        let info = |event: &'_ ImportedEvent| matches!(event.kind, EventKind::ScenarioInfo(_));
        let last = shown.into_iter().find(|event| info(event)).map(|event| &event.kind);
        if let Some(EventKind::ScenarioInfo(info)) = last { info } else { &self.scenario }
    }

    /// Where a piece lies in a position of this file.
    #[must_use]
    pub fn place(&self, position: &Position, id: &str) -> Place {
        position.spot(id).map(|spot| place::place(&self.layout, spot)).unwrap_or_default()
    }
}

/// Imports a save or log.
///
/// # Errors
/// A file that is not one readable VASL game; see [`ImportError`].
pub fn import(file: &[u8], options: &Options) -> Result<Imported, ImportError> {
    Opened::of(file)?.read(options)
}

/// Reads the commands of a file, owner ids already pseudonyms.
pub(super) fn run(
    provenance: Provenance,
    options: &Options,
    stream: Stream,
) -> Result<Imported, ImportError> {
    Importer::new(provenance, options).run(stream)
}

/// The first half of a BLAKE3 hash: nobody finds two steps that have the same.
pub type StepHash = [u8; 16];

fn hash_of(step: &[String]) -> StepHash {
    let mut text = blake3::Hasher::new();
    for raw in step {
        text.update(raw.as_bytes()).update(b"\x1b");
    }
    let mut half = StepHash::default();
    half.copy_from_slice(&text.finalize().as_bytes()[..16]);
    half
}

/// The commands but for talk, typed.
fn typed(steps: &[Vec<String>]) -> Leaves {
    let mut leaves = Leaves::default();
    for (n, step) in steps.iter().enumerate() {
        let typed = step.iter().filter(|raw| !raw.starts_with(CHAT));
        typed.for_each(|raw| leaves.push(n, Leaf::parse(raw)));
    }
    leaves.shrink();
    leaves
}

/// The fold over the leaves.
struct Importer<'a> {
    options: &'a Options,
    named: usize,
    work: usize,
    /// What the phase wheel shows.
    when: Option<Word>,
    /// Words that many lines have.
    words: Words,
    /// The first of the steps that did nothing yet.
    waiting: Option<u32>,
    out: Imported,
}

impl<'a> Importer<'a> {
    fn new(provenance: Provenance, options: &'a Options) -> Self {
        let out = Imported {
            provenance,
            setup: Position::default(),
            last: Position::default(),
            boards: Vec::new(),
            layout: Layout::new(&[], &options.grids),
            scenario: ScenarioInfo::default(),
            leaves: Leaves::default(),
            written: Vec::new(),
            events: Vec::new(),
            actions: Vec::new(),
            kept: Vec::new(),
            findings: Vec::new(),
            steps: 0,
            votes: Votes::new(),
            ever_hidden: BTreeMap::new(),
            speakers: BTreeSet::new(),
        };
        Self { options, named: 0, work: 0, when: None, words: Words::default(), waiting: None, out }
    }

    fn run(mut self, stream: Stream) -> Result<Imported, ImportError> {
        stream.setup.iter().for_each(|raw| self.set_up(raw));
        self.check_breadcrumbs();
        self.out.layout.bins = place::bins(&self.out.last);
        self.when = action::wheel(&self.out.last).as_deref().map(Word::from);
        self.out.setup = self.out.last.clone();
        viewer::votes_of(self.out.setup.pieces(), &mut self.out.votes);
        let hidden = self.out.setup.pieces().filter_map(|piece| Some((piece.id.clone(), hidden_by(piece)?)));
        self.out.ever_hidden = hidden.map(|(id, owner)| (id, BTreeSet::from([owner]))).collect();
        let leaves = typed(&stream.steps);
        let marks = undo::mark(&undo::Steps { raw: &stream.steps, typed: &leaves });
        self.out.written = stream.steps.iter().map(|step| hash_of(step)).collect();
        self.out.events.reserve_exact(stream.steps.iter().map(Vec::len).sum());
        self.out.actions.reserve_exact(stream.steps.len());
        for ((index, raw), mark) in stream.steps.into_iter().enumerate().zip(marks) {
            self.step(index, raw, leaves.of(index), mark)?;
        }
        self.out.leaves = leaves;
        self.out.actions.shrink_to_fit();
        Ok(self.out)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "what the set-up does not read is kept as written")]
    fn set_up(&mut self, raw: &str) {
        match Leaf::parse(raw) {
            Leaf::Boards(text) => self.set_boards(&text, None),
            Leaf::Info(fields) => self.out.scenario = ScenarioInfo::parse(&fields),
            Leaf::Extension { name, version } => self.out.provenance.extensions.push((name, version)),
            leaf @ Leaf::Add { .. } => {
                let effect = self.out.last.apply(&leaf);
                self.note(None, effect);
            }
            Leaf::Bookkeeping(_) => {}
            _ => self.out.kept.push(raw.to_owned()),
        }
    }

    /// Newer files have a list per map: the first that is not empty counts.
    fn set_boards(&mut self, text: &str, at: Option<Address>) {
        if !self.out.boards.is_empty() && at.is_none() {
            return;
        }
        match boards::parse(text, &|name| self.options.boards_with_r.contains(name)) {
            Ok(boards) => {
                let bins = std::mem::take(&mut self.out.layout.bins);
                self.out.layout = Layout::new(&boards, &self.options.grids);
                self.out.layout.bins = bins;
                self.out.boards = boards;
            }
            Err(error) => self.out.findings.push(Finding { at, kind: FindingKind::Boards(error) }),
        }
    }

    fn step(
        &mut self,
        index: usize,
        raw: Vec<String>,
        leaves: &[Leaf],
        undo: UndoMark,
    ) -> Result<(), ImportError> {
        let number = |index: usize| u32::try_from(index + 1).unwrap_or(u32::MAX);
        self.out.steps = number(index);
        let first = self.out.events.len();
        let before = Before::of(&self.out.last, &self.out.layout, leaves, self.when.clone());
        self.work += 2 * before.work;
        let mut typed = leaves.iter();
        for (n, raw) in raw.into_iter().enumerate() {
            let at = Address { step: number(index), leaf: number(n) };
            let (kind, veil) = self.command(at, &raw, &mut typed);
            let raw = if matches!(kind, EventKind::Roll(_)) { Box::default() } else { raw.into() };
            let veil = (veil != Veil::default()).then(|| Box::new(veil));
            self.out.events.push(ImportedEvent { at, undo, raw, veil, kind });
            if self.named > reading::MAX_NAMED || self.work > reading::MAX_WORK {
                return Err(ImportError::TooMany);
            }
        }
        let disagreements = reading::report_disagreements(&self.out.events[first..]);
        self.out.findings.extend(disagreements);
        self.poll(first, leaves, undo);
        let done = action::Step { number: number(index), undo, leaves, events: &self.out.events[first..] };
        let position = (&self.out.last, &self.out.layout);
        let by = done.events.iter().find_map(ImportedEvent::actor);
        let by = by.map(|by| self.words.shared(by));
        let actions = action::read(&done, before, position, (by, &mut self.waiting));
        let turned = actions.iter().flat_map(|action| &action.changes).any(Change::is_of_wheel);
        self.out.actions.extend(actions);
        if turned {
            self.when = action::wheel(&self.out.last).as_deref().map(Word::from);
        }
        Ok(())
    }

    /// A command of a step, talk or one of those that were typed; and whose closed pieces it speaks of.
    fn command(
        &mut self,
        at: Address,
        raw: &str,
        typed: &mut core::slice::Iter<'_, Leaf>,
    ) -> (EventKind, Veil) {
        let text = raw.strip_prefix(CHAT);
        let Some(leaf) = text.is_none().then(|| typed.next()).flatten() else {
            return (self.chat(at, text.unwrap_or(raw)), Veil::default());
        };
        let closed = self.owners(leaf);
        let kind = self.read(at, leaf);
        (kind, Veil::of(&closed, &self.owners(leaf)))
    }

    /// Who hides and conceals the pieces of a command.
    fn owners(&mut self, leaf: &Leaf) -> Owners {
        let pieces = reading::spoken_of(&self.out.last, leaf);
        let owners: Owners = pieces.iter().map(|piece| reading::owners_of(piece)).collect();
        self.named += pieces.len() / 4;
        let hidden = owners.iter().filter_map(|(id, [hidden, _])| Some((id.clone(), hidden.clone()?)));
        hidden.for_each(|(id, owner)| {
            self.out.ever_hidden.entry(id).or_default().insert(owner);
        });
        owners
    }

    /// Who speaks, and whose name stands on what an owner dragged. An undo gives an earlier name back.
    fn poll(&mut self, first: usize, leaves: &[Leaf], undo: UndoMark) {
        let events = &self.out.events[first..];
        for speaker in events.iter().filter_map(reading::speaker) {
            if !self.out.speakers.contains(speaker) {
                self.out.speakers.insert(speaker.to_owned());
            }
        }
        if undo == UndoMark::Stands || matches!(undo, UndoMark::UndoneBy(_)) {
            let signed: BTreeSet<&str> = events.iter().filter_map(reading::signed).collect();
            for (piece, mover) in reading::dragged(&self.out.last, leaves) {
                let weight =
                    if signed.contains(piece.id.as_str()) { viewer::SIGNED } else { viewer::DRAGGED };
                if let Some(name) = viewer::bearer(piece) {
                    viewer::vote(&mut self.out.votes, mover.to_owned(), name, weight);
                }
            }
        }
    }

    fn note(&mut self, at: Option<Address>, effect: Effect) {
        let findings = effect.faults.into_iter().map(|fault| Finding { at, kind: FindingKind::Fault(fault) });
        self.out.findings.extend(findings);
    }

    fn check_breadcrumbs(&mut self) {
        if self.out.boards.is_empty() {
            return;
        }
        let wrong = self.out.last.pieces().filter_map(|piece| self.breadcrumb(piece));
        let wrong: Vec<Finding> = wrong.map(|kind| Finding { at: None, kind }).collect();
        self.out.findings.extend(wrong);
    }

    fn breadcrumb(&self, piece: &Piece) -> Option<FindingKind> {
        let Base::Counter(counter) = &piece.base else { return None };
        let get = |key: &str| counter.properties.get(key);
        let number = |key: &str| get(key)?.parse::<i32>().ok();
        let said = get("OldLocationName").filter(|said| !said.is_empty())?;
        get("OldMap").filter(|map| place::is_main_map(map))?;
        let computed = self.out.layout.name(number("OldX")?, number("OldY")?);
        (computed != *said).then(|| FindingKind::Breadcrumb {
            id: piece.id.clone(),
            said: said.clone(),
            computed,
        })
    }
}
