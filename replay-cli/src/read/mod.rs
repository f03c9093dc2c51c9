//! Bytes become a game, with what is known of their integrity. No file, no clock, no thread: what is read here can be
//! read in a browser.

mod answers;
mod carried;
mod copy;
mod dispute;
mod error;
mod forfeit;
mod logfile;
mod notation;
mod parties;
mod proof;
mod published;
mod signatures;
mod text;
mod vasl;
mod vasl_game;
mod witness;

pub use answers::{GoneSignature, Unanswered, unanswered};
pub use carried::{MAX_CARRIED, carried, carrying, is_page, packed};
pub use copy::{Comparison, GameCopy, Join, join_cosigned};
pub use dispute::{Dispute, DisputeCopy, DisputeEvent, DisputeFinding, SCHEMA as DISPUTE_SCHEMA};
pub use error::ReadError;
pub use forfeit::{never_asked, never_mailed, not_yet_mailed};
pub use logfile::{Fault, Integrity, decode_log};
pub use notation::Expected;
pub use parties::{Parties, PublicKey, id};
pub use proof::{CheckedProof, Proof, ProofError, ProofKind};
pub use published::{Earlier, Published};
pub use signatures::{Checkpoint, Signatures};
pub use text::text_of;
pub use vasl::Vasl;
pub use vasl_game::VaslGame;
pub use witness::{Cosigned, WitnessKey};

use crate::boards::{BoardFiles, Boards};
use crate::import::vassal;
use crate::import::vassal::viewer::Viewer;
use crate::words::{counted, shown};
use asl_core::audit::{Agreements, Game, Replay, Signed};
use asl_core::event::{Event, What};
use asl_core::scenario::{Edition, Types};
use std::cell::OnceCell;
use std::path::{Path, PathBuf};

/// The version of the log's format that this program writes.
pub const LOG_FORMAT: u16 = asl_store::block::VERSION;

/// The largest file that is read, in bytes.
pub const MAX_FILE_BYTES: u64 = 1 << 30;

/// What kind of file a game came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A hashed log, `.aslog`.
    Log,
    /// Text, `.asl`.
    Notation,
    /// A VASL log or save.
    Vasl,
}

impl Kind {
    /// In words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Log => "hashed log",
            Kind::Notation => "text notation",
            Kind::Vasl => "VASL log",
        }
    }
}

/// A game that was read.
pub struct Loaded {
    /// The files, by name.
    pub paths: Vec<PathBuf>,
    /// Their kind.
    pub kind: Kind,
    /// The game.
    pub game: Game,
    /// What is known of the bytes of a hashed log.
    pub integrity: Option<Integrity>,
    /// What a notation file expects, and where its events stand.
    pub expected: Expected,
    /// VASL files as they were read, in the order of their content.
    pub imported: Vec<vassal::Imported>,
    /// How they hang together and for whom they are shown.
    pub vasl: Vasl,
    /// The players' own boards that it is judged with.
    pub boards: BoardFiles,
    /// Which words of the players bind, once it is asked for.
    agreements: OnceCell<Agreements>,
    /// What VASL files tell, once it is asked for.
    vasl_game: OnceCell<VaslGame>,
}

impl Loaded {
    /// A game as it was read, of which nothing is known yet but its kind.
    fn of(paths: Vec<PathBuf>, kind: Kind, game: Game) -> Loaded {
        Loaded {
            paths,
            kind,
            game,
            integrity: None,
            expected: Expected::default(),
            imported: Vec::new(),
            vasl: Vasl::default(),
            boards: BoardFiles::default(),
            agreements: OnceCell::new(),
            vasl_game: OnceCell::new(),
        }
    }

    /// The scenario head of record 0, in TOML.
    #[must_use]
    pub fn head(&self) -> Option<&str> {
        let What::GameStarted(started) = &self.game.events.first()?.what else { return None };
        Some(started.head.as_str())
    }

    /// The files as one name.
    #[must_use]
    pub fn name(&self) -> String {
        let names: Vec<String> = self.paths.iter().map(|path| shown(path)).collect();
        names.join(" + ")
    }

    /// Which words of the players bind: in a hashed log of players with keys, those that are signed.
    #[must_use]
    pub fn agreements(&self) -> &Agreements {
        self.agreements
            .get_or_init(|| Agreements::of(&self.game.scenario, &self.game.events, self.signed().as_ref()))
    }

    /// How far each player has signed it; `None` where no player has a key.
    #[must_use]
    pub fn signed(&self) -> Option<Signed> {
        self.integrity.as_ref().and_then(|found| found.signatures.signed(&self.game))
    }

    /// Another game out of the same files.
    #[must_use]
    pub fn with(&self, game: Game) -> Loaded {
        Loaded { boards: self.boards.clone(), ..Loaded::of(self.paths.clone(), self.kind, game) }
    }

    /// What it would be with these events behind its last: the signatures under it stand where they stood.
    #[must_use]
    pub fn with_added(&self, events: &[Event]) -> Loaded {
        let mut game = self.game.clone();
        game.events.extend_from_slice(events);
        Loaded { integrity: self.integrity.clone(), ..self.with(game) }
    }

    /// What it is behind events that were added to it on disk, with the head behind the last of them.
    pub fn add(&mut self, events: Vec<Event>, head: String) {
        self.game.events.extend(events);
        if let Some(integrity) = &mut self.integrity {
            (integrity.records, integrity.head) = (self.game.events.len() as u64, head);
        }
        self.agreements = OnceCell::new();
    }

    /// The game on these boards: what its head does not list is asked of them.
    pub fn lay(&mut self, boards: Boards) {
        self.boards = boards.under(&mut self.game.scenario);
        self.vasl_game = OnceCell::new();
    }

    /// The game to be looked at and judged, by its own printing and book.
    #[must_use]
    pub fn replay(&self) -> Replay<'_> {
        self.replay_by(&self.game, self.game.scenario.edition())
    }

    /// The same by others; the game is this one, folded under the book asked for.
    #[must_use]
    pub fn replay_by<'l>(&'l self, game: &'l Game, edition: Edition) -> Replay<'l> {
        Replay::by(game, edition).agreed(self.agreements())
    }

    /// The first event that its author has not signed, in words. That is the first of all where nothing is signed.
    #[must_use]
    pub fn unsigned(&self) -> Option<(u64, String)> {
        let (n, by, why) = unanswered(&self.game.events, self.signatures(), None).next()?;
        let says = match why {
            Unanswered::Keyless => format!("event {n} is recorded by {by}, who has no key in record 0"),
            Unanswered::Unsigned => format!("event {n} is recorded by {by} and NOT signed by {by}"),
        };
        Some((n, says))
    }

    /// The first event of the last mail: what was added behind the last signature before it; where nothing is signed, what
    /// the last recorder recorded at a stretch; of several VASL files what the last of them shows.
    #[must_use]
    pub fn last_mail(&self) -> u64 {
        let events = &self.game.events;
        let file = |event: &Event| event.what.source().map(|source| source.file);
        if let Some(last) = events.iter().filter_map(file).max().filter(|last| *last > 1) {
            return events.iter().position(|event| file(event) == Some(last)).unwrap_or(0) as u64;
        }
        let all = events.len() as u64;
        let signed = self.signatures().checkpoints.iter().map(|signed| signed.events);
        signed.filter(|to| *to < all).max().unwrap_or_else(|| {
            let by = events.last().map(|event| &event.by);
            let other = events.iter().rposition(|event| Some(&event.by) != by);
            other.map_or(0, |n| n as u64 + 1)
        })
    }

    /// What is signed in it: nothing, when it is no hashed log.
    #[must_use]
    pub fn signatures(&self) -> &Signatures {
        self.integrity.as_ref().map_or(Signatures::NONE, |integrity| &integrity.signatures)
    }

    /// The integrity of a hashed log that is damaged, or falsely signed.
    #[must_use]
    pub fn broken(&self) -> Option<&Integrity> {
        self.integrity.as_ref().filter(|integrity| !integrity.is_intact())
    }

    /// What is wrong with a damaged log, and what is left of it, in words.
    #[must_use]
    pub fn damage(&self) -> Option<String> {
        let integrity = self.broken()?;
        let (name, says) = (self.name(), integrity.says().unwrap_or_default());
        if integrity.fault.is_none() {
            return Some(format!("{name} is BROKEN: {says}"));
        }
        let left = match self.game.events.len() as u64 {
            0 => "no event can be read".into(),
            n => format!("only the {} before it are read", counted(n, "event", "events")),
        };
        Some(format!("{name} is BROKEN: {says}; {left}"))
    }
}

/// What a log is read for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// To be judged: a log of a book newer than this program's is refused.
    Judge,
    /// To have its hashes and signatures verified, which no rule of the game is needed for.
    Verify,
}

/// Reads a game to be verified; its integrity says when it can not be judged.
///
/// # Errors
/// As [`load_bytes`].
pub fn load_to_verify(path: &Path, bytes: &[u8], types: &Types) -> Result<Loaded, ReadError> {
    match kind_of(path, bytes) {
        Some(Kind::Log) => logfile::load(path, bytes, Aim::Verify),
        _ => load_with(path, bytes, types),
    }
}

/// Reads a game from the bytes of one file; the path tells its name and, where the bytes do not, its kind.
///
/// # Errors
/// When it is no game; see [`ReadError`].
pub fn load_bytes(path: &Path, bytes: &[u8]) -> Result<Loaded, ReadError> {
    load_with(path, bytes, &Types::default())
}

/// As [`load_bytes`], with types of the reader's own for the text of a game.
///
/// # Errors
/// As [`load_bytes`].
pub fn load_with(path: &Path, bytes: &[u8], types: &Types) -> Result<Loaded, ReadError> {
    load_for(path, bytes, types, &Viewer::Public)
}

/// As [`load_with`]; VASL files for a viewer.
///
/// # Errors
/// As [`load_bytes`].
pub fn load_for(path: &Path, bytes: &[u8], types: &Types, viewer: &Viewer) -> Result<Loaded, ReadError> {
    match kind_of(path, bytes) {
        Some(Kind::Log) => logfile::load(path, bytes, Aim::Judge),
        Some(Kind::Notation) => notation::load_with(path, bytes, types),
        Some(Kind::Vasl) => vasl::load(&[(path.to_owned(), bytes)], viewer),
        None => Err(ReadError::Unknown { path: path.to_owned(), empty: bytes.is_empty() }),
    }
}

/// Reads several files as one game: VASL logs of one session, for a viewer.
///
/// # Errors
/// When there is none, or they are of another kind, or cannot be read.
pub fn load_several(files: &[(PathBuf, Vec<u8>)], viewer: &Viewer) -> Result<Loaded, ReadError> {
    if let [(path, bytes)] = files {
        return load_for(path, bytes, &Types::default(), viewer);
    }
    if let Some((path, _)) = files.iter().find(|(path, bytes)| kind_of(path, bytes) != Some(Kind::Vasl)) {
        return Err(ReadError::Several(path.clone()));
    }
    let files: Vec<(PathBuf, &[u8])> =
        files.iter().map(|(path, bytes)| (path.clone(), bytes.as_slice())).collect();
    vasl::load(&files, viewer)
}

/// By content first; the name decides only for a file that its content does not.
#[must_use]
pub fn kind_of(path: &Path, bytes: &[u8]) -> Option<Kind> {
    let extension = path.extension().and_then(|e| e.to_str()).map(str::to_ascii_lowercase);
    if is_hashed(bytes) || extension.as_deref() == Some("aslog") {
        return Some(Kind::Log);
    }
    if bytes.starts_with(b"PK") || matches!(extension.as_deref(), Some("vlog" | "vsav")) {
        return Some(Kind::Vasl);
    }
    let text = text_of(bytes).is_ok_and(|t| !t.contains('\0') && !t.trim().is_empty());
    (text || extension.as_deref() == Some("asl")).then_some(Kind::Notation)
}

/// Whether the mark of a hashed log stands anywhere in these bytes.
#[must_use]
pub fn is_hashed(bytes: &[u8]) -> bool {
    asl_store::verify::contains_magic(bytes)
}
