//! The import itself: one file in, everything it says out (SPEC 11).
//!
//! Input: the bytes of a save or log. Output: [`Imported`]. This is the only module that sees all the others; it
//! knows no rules and maps nothing onto the game's own events.

use std::collections::BTreeSet;

use thiserror::Error;

use super::boards::{self, Board};
use super::command::{self, CommandError, Stream};
use super::container::{self, ContainerError};
use super::event::{Address, ImportedEvent, UndoMark};
use super::finding::{Finding, FindingKind};
use super::hexes::{Grids, Layout};
use super::leaf::Leaf;
use super::obfuscation::{self, ObfuscationError};
use super::piece::{Base, Piece};
use super::position::{Effect, Position};
use super::provenance::Provenance;
use super::scenario::ScenarioInfo;
use super::secrets::{self, GameKey, TooManyOwners};
use super::undo;

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
    /// The scenario window at the end of the set-up.
    pub scenario: ScenarioInfo,
    /// What happened, in order.
    pub events: Vec<ImportedEvent>,
    /// Set-up commands kept as written because nothing here reads them.
    pub kept: Vec<String>,
    /// What does not fit.
    pub findings: Vec<Finding>,
    /// Number of steps.
    pub steps: u32,
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

/// Imports a save or log.
///
/// # Errors
/// A file that is not one readable VASL game; see [`ImportError`].
pub fn import(file: &[u8], options: &Options) -> Result<Imported, ImportError> {
    let container = container::open(file)?;
    let plaintext = obfuscation::reveal(&container.game)?;
    let provenance = Provenance::new(file, &plaintext, &container);
    if let Some(other) = provenance.module.as_ref().filter(|_| !provenance.is_vasl()) {
        return Err(ImportError::OtherModule(other.clone()));
    }
    let key = options.game_key.unwrap_or_else(|| GameKey::of_plaintext(&plaintext));
    let redaction = secrets::redact(command::parse(&plaintext)?, &key)?;
    let mut imported = Importer::new(provenance, options).run(&redaction.stream)?;
    let description = &mut imported.provenance.description;
    *description = description.as_deref().map(|text| redaction.scrub(text));
    Ok(imported)
}

/// The fold over the leaves.
struct Importer<'a> {
    options: &'a Options,
    layout: Layout,
    named: usize,
    work: usize,
    out: Imported,
}

impl<'a> Importer<'a> {
    fn new(provenance: Provenance, options: &'a Options) -> Self {
        let out = Imported {
            provenance,
            setup: Position::default(),
            last: Position::default(),
            boards: Vec::new(),
            scenario: ScenarioInfo::default(),
            events: Vec::new(),
            kept: Vec::new(),
            findings: Vec::new(),
            steps: 0,
        };
        Self { options, layout: Layout::new(&[], &options.grids), named: 0, work: 0, out }
    }

    fn run(mut self, stream: &Stream) -> Result<Imported, ImportError> {
        stream.setup.iter().for_each(|raw| self.set_up(raw));
        self.check_breadcrumbs();
        self.out.setup = self.out.last.clone();
        let steps: Vec<Vec<Leaf>> =
            stream.steps.iter().map(|step| step.iter().map(|raw| Leaf::parse(raw)).collect()).collect();
        let marks = undo::mark(&steps);
        for (index, leaves) in steps.iter().enumerate() {
            self.step(index, &stream.steps[index], leaves, marks[index])?;
        }
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
                self.layout = Layout::new(&boards, &self.options.grids);
                self.out.boards = boards;
            }
            Err(error) => self.out.findings.push(Finding { at, kind: FindingKind::Boards(error) }),
        }
    }

    fn step(
        &mut self,
        index: usize,
        raw: &[String],
        leaves: &[Leaf],
        undo: UndoMark,
    ) -> Result<(), ImportError> {
        let number = |index: usize| u32::try_from(index + 1).unwrap_or(u32::MAX);
        self.out.steps = number(index);
        let first = self.out.events.len();
        for (leaf_index, leaf) in leaves.iter().enumerate() {
            let at = Address { step: number(index), leaf: number(leaf_index) };
            let kind = self.read(at, leaf);
            let actor = reading::actor(&kind);
            self.out.events.push(ImportedEvent { at, undo, actor, raw: raw[leaf_index].clone(), kind });
            if self.named > reading::MAX_NAMED || self.work > reading::MAX_WORK {
                return Err(ImportError::TooMany);
            }
        }
        let disagreements = reading::report_disagreements(&self.out.events[first..]);
        self.out.findings.extend(disagreements);
        Ok(())
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
        get("OldMap").filter(|map| reading::is_main_map(map))?;
        let computed = self.layout.name(number("OldX")?, number("OldY")?);
        (computed != *said).then(|| FindingKind::Breadcrumb {
            id: piece.id.clone(),
            said: said.clone(),
            computed,
        })
    }
}
