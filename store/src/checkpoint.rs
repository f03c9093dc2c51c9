//! Checkpoints: signed statements about the first records of a game, as C2SP `tlog-checkpoint` has them.
//!
//! Job: the text of a checkpoint, and what a game's checkpoints are worth. Inputs: a log, an origin, keys. Must not know:
//! what a record means, or whose turn it is.
//!
//! ```text
//! checkpoint = origin LF size LF root LF before LF
//! origin = "asl-replay/" game id
//! size   = decimal                    records that it speaks of: all before it
//! root   = base64 of 32 OCTET         the RFC 6962 tree over the leaves of those records
//! before = "checkpoints 0"            no checkpoint stands before this one, or
//!        | "checkpoints " n " " base64 of 32 OCTET
//!                                     n stand before it, and this is the leaf of the last of their blocks
//! ```
//!
//! The chain of records leaves checkpoints out, so that a signature can be added without a new past. The last line makes
//! up for it: whoever signs also signs how many checkpoints there were and, through the leaf of the last one, which. One
//! that is taken out of the middle is therefore missed by the next signature; one that is taken off the end is missed by
//! everyone who has it.
//!
//! To accept a checkpoint is to repeat its text with one more signature, in a block of its own.

use crate::block::{Block, Kind};
use crate::game_id::GameId;
use crate::hash::Hash;
use crate::identity::Identity;
use crate::log::Log;
use crate::merkle::{Frontier, Node};
use crate::note::{MAX_SIGNATURES, Note, NoteError, Standing};
use crate::text64;
use crate::verifier::Verifier;
use std::fmt;

/// The most checkpoints of a log that are looked at; a game of a year has some hundreds. More of them would only cost
/// the reader his time.
pub const MAX_CHECKPOINTS: u64 = 4096;

/// What a checkpoint says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// Which log: `asl-replay/` and the game's id.
    pub origin: String,
    /// How many records it speaks of.
    pub size: u64,
    /// The root of the tree over them.
    pub root: Node,
    /// The lines behind the first three.
    pub extensions: Vec<String>,
}

/// Why a text is no checkpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum StatementError {
    /// Fewer than three lines, or an empty one.
    #[error("a checkpoint has three lines or more, none of them empty")]
    Lines,
    /// The second line.
    #[error("the second line of a checkpoint is a count")]
    Size,
    /// The third line.
    #[error("the third line of a checkpoint is a root hash")]
    Root,
}

/// The origin line of a game's checkpoints.
#[must_use]
pub fn origin(game: &GameId) -> String {
    format!("asl-replay/{game}")
}

impl Statement {
    /// Reads the text of a signed note.
    ///
    /// # Errors
    /// When it is no checkpoint.
    pub fn read(text: &str) -> Result<Self, StatementError> {
        let lines: Vec<&str> = text.strip_suffix('\n').ok_or(StatementError::Lines)?.split('\n').collect();
        let [origin, size, root, extensions @ ..] = lines.as_slice() else {
            return Err(StatementError::Lines);
        };
        if lines.iter().any(|line| line.is_empty()) {
            return Err(StatementError::Lines);
        }
        Ok(Self {
            origin: (*origin).to_owned(),
            size: decimal(size).ok_or(StatementError::Size)?,
            root: Node::read(root).ok_or(StatementError::Root)?,
            extensions: extensions.iter().map(|line| (*line).to_owned()).collect(),
        })
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}\n{}", self.origin, self.size, self.root)?;
        self.extensions.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// A count in its only decimal form.
pub(crate) fn decimal(text: &str) -> Option<u64> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| plain)
}

/// The line that counts the checkpoints before this one.
fn before_line(count: u64, last: Option<Hash>) -> String {
    match last {
        None => "checkpoints 0".to_owned(),
        Some(leaf) => format!("checkpoints {count} {}", text64::text(leaf.as_bytes())),
    }
}

/// A checkpoint as it stands in a log, and what it is worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signed {
    /// How many records stand before its block.
    pub records: u64,
    /// The note, when there is one.
    pub note: Option<Note>,
    /// How it stands to each of the keys that it was held against, in their order.
    pub standings: Vec<Standing>,
    /// What is wrong with it; then it proves nothing.
    pub fault: Option<SignedFault>,
}

impl Signed {
    /// Whether the key with this number signed it, and rightly, and nothing else is wrong with it.
    #[must_use]
    pub fn is_signed_by(&self, key: usize) -> bool {
        self.fault.is_none() && self.standings.get(key) == Some(&Standing::Good)
    }

    /// How many signature lines are of none of the keys.
    #[must_use]
    pub fn unknown(&self) -> usize {
        let known = self.standings.iter().filter(|standing| **standing != Standing::Absent).count();
        self.note.as_ref().map_or(0, |note| note.signatures().len().saturating_sub(known))
    }
}

/// What is wrong with a checkpoint.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SignedFault {
    /// It is no signed note.
    #[error("it cannot be read: {0}")]
    Note(#[from] NoteError),
    /// Its text is no checkpoint.
    #[error("it cannot be read: {0}")]
    Statement(#[from] StatementError),
    /// It is about another game.
    #[error("it is about another game, {0}")]
    Origin(String),
    /// It speaks of another number of records than stand before it.
    #[error("it speaks of {0} events and does not stand behind them")]
    Size(u64),
    /// Its root is not that of the records before it.
    #[error("what was signed is not what stands here: the events before it were changed")]
    Root,
    /// A checkpoint before it was taken out, put in or changed.
    #[error("a checkpoint before it was taken out, put in or changed")]
    Before,
    /// The signature of the key with this number is false.
    #[error("the signature is false")]
    False(usize),
    /// None of the known keys signed it.
    #[error("no player of this game signed it")]
    Unsigned,
    /// It stands behind too many others.
    #[error("there are more than {MAX_CHECKPOINTS} checkpoints")]
    TooMany,
}

/// Every checkpoint of a log, held against the origin, the records, its predecessors and the keys. Each record is hashed
/// once, however many checkpoints there are.
#[must_use]
pub fn signed(log: &Log<'_>, origin: &str, keys: &[Verifier]) -> Vec<Signed> {
    let mut walk = Walk::default();
    log.blocks().filter_map(|block| walk.step(&block, origin, keys)).collect()
}

#[derive(Default)]
struct Walk {
    tree: Frontier,
    count: u64,
    last: Option<Hash>,
    text: String,
}

impl Walk {
    fn step(&mut self, block: &Block<'_>, origin: &str, keys: &[Verifier]) -> Option<Signed> {
        match block.kind() {
            Some(Kind::Checkpoint) => {}
            Some(Kind::Record) | None => {
                self.tree.push(Node::leaf(block.leaf().as_bytes()));
                return None;
            }
        }
        if self.count >= MAX_CHECKPOINTS {
            let standings = vec![Standing::Absent; keys.len()];
            return Some(Signed {
                records: block.seq(),
                note: None,
                standings,
                fault: Some(SignedFault::TooMany),
            });
        }
        let note = Note::read(block.payload());
        let standings: Vec<Standing> = match &note {
            Ok(note) => keys.iter().map(|key| note.standing(key)).collect(),
            Err(_) => vec![Standing::Absent; keys.len()],
        };
        let fault = match &note {
            Ok(note) => self.check(note, origin).err().or_else(|| of_standings(&standings)),
            Err(why) => Some((*why).into()),
        };
        self.count += 1;
        self.last = Some(block.leaf());
        self.text = note.as_ref().map(|note| note.text().to_owned()).unwrap_or_default();
        Some(Signed { records: block.seq(), note: note.ok(), standings, fault })
    }

    fn check(&self, note: &Note, origin: &str) -> Result<(), SignedFault> {
        let says = Statement::read(note.text())?;
        if says.origin != origin {
            return Err(SignedFault::Origin(says.origin));
        }
        if says.size != self.tree.size() {
            return Err(SignedFault::Size(says.size));
        }
        if says.root != self.tree.root() {
            return Err(SignedFault::Root);
        }
        // An acceptance repeats the text that it accepts.
        let is_next = says.extensions == [before_line(self.count, self.last)];
        if is_next || note.text() == self.text { Ok(()) } else { Err(SignedFault::Before) }
    }
}

fn of_standings(standings: &[Standing]) -> Option<SignedFault> {
    if let Some(key) = standings.iter().position(|standing| *standing == Standing::Bad) {
        return Some(SignedFault::False(key));
    }
    let unsigned = !standings.is_empty() && !standings.contains(&Standing::Good);
    unsigned.then_some(SignedFault::Unsigned)
}

/// The next checkpoint over all records of a log, with one signature.
///
/// # Errors
/// When the origin cannot stand in a note.
pub fn sign(log: &Log<'_>, origin: &str, identity: &Identity) -> Result<Note, NoteError> {
    let mut walk = Walk::default();
    for block in log.blocks() {
        let _not_held_against_keys = walk.step(&block, origin, &[]);
    }
    let says = Statement {
        origin: origin.to_owned(),
        size: walk.tree.size(),
        root: walk.tree.root(),
        extensions: vec![before_line(walk.count, walk.last)],
    };
    Note::signed(says.to_string(), identity)
}

/// A checkpoint with one more signature: its acceptance. `None` when it has that already, or has no room.
#[must_use]
pub fn accept(checkpoint: &Note, identity: &Identity) -> Option<Note> {
    let has_room = checkpoint.signatures().len() < MAX_SIGNATURES;
    let fresh = checkpoint.standing(identity.verifier()) == Standing::Absent;
    (has_room && fresh).then(|| {
        let mut accepted = checkpoint.clone();
        accepted.sign(identity);
        accepted
    })
}
