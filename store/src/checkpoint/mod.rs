//! Checkpoints: signed statements about the first records of a game, as C2SP `tlog-checkpoint` has them.
//!
//! Job: the text of a checkpoint, what a game's checkpoints are worth, and one set of them from two copies. Inputs: logs,
//! an origin, keys. Must not know: what a record means, or whose turn it is.
//!
//! ```text
//! checkpoint = origin LF size LF root LF before LF
//! origin = "asl-replay/" game id
//! size   = decimal                    records that it speaks of: all before it
//! root   = base64 of 32 OCTET         the RFC 6962 tree over the leaves of those records
//! before = "checkpoints 0"            its signer had no other checkpoint of this game
//!        | "checkpoints " n 1*(" " base64 of 32 OCTET)
//!                                     its signer had n; these are the leaves of the blocks of those that no other of the n
//!                                     names, ascending by their bytes
//! ```
//!
//! # What each line gives
//!
//! | line | what it gives, while Ed25519, SHA-256 and BLAKE3 hold |
//! |---|---|
//! | origin | holds in this game alone |
//! | size, root | these records and no others: whoever signs two roots of one size has signed two pasts |
//! | before, its leaves | what the signer had is there: a checkpoint that is taken out, or changed in one byte, is missed by each one that names it, or names one behind it |
//! | before, its count | the same in numbers for a reader, and the place of the checkpoint among others |
//! | the first signature | that somebody says this; several lines under one text stand under the same words |
//! | a further signature | that somebody else says it too (an *acceptance*); the note without it must stand before it, so none of a row of acceptances can be taken out of the middle |
//!
//! # A set, and not a row
//!
//! The chain of records leaves checkpoints out, so that a signature can be added without a new past. Two players who
//! accept one mail apart make two checkpoints, neither of which knows the other. Hence the checkpoints of a game are a
//! *set*, in which each names those before it by their hashes, as commits do. While a game goes from hand to hand there
//! is one end, the line names it alone, and nothing differs from a row.
//!
//! [`join()`] makes one set of the checkpoints of two copies with the same records, one perhaps with more of them. Each
//! stands behind the records that it speaks of, there by the number of checkpoints before it, there by its leaf: all of
//! it follows from the checkpoint itself, so every copy arrives at the same bytes whatever came first. That order is
//! also checked, so that no checkpoint stands twice.
//!
//! What that gives and what it does not:
//!
//! - What is taken out of the middle shows, as above. What nothing names yet can be kept back, by whoever passes the game
//!   on: those who have it keep it, and the next who has it and signs names it. Accepting a joined copy is a checkpoint of
//!   one's own that names all ends.
//! - A player who has signed on top of a checkpoint can never again do without it: **the checkpoints of one player form a
//!   chain**. Each text that the player signs must have what the player signed before among those before it; if not, it
//!   is signed as if the player's own word were not there, and the set is at fault ([`SignedFault::Chain`]). The player
//!   alone can do that: a signature is under the text, and it is texts that are held against each other, whatever other
//!   lines stand beside it.
//! - A checkpoint can be put in at an earlier place, by who signs it. It binds nobody else, and it must not break its
//!   signer's own chain; that is what a signature made apart is.
//! - A signature that is there under the same text is not taken again, nor one over no more records than its key has
//!   signed in a checkpoint before it ([`join()`] leaves out what adds nobody's word, and what says nothing new): a
//!   player who passes a mail on cannot blow it up with copies, with lines of strangers, or with the same word again and
//!   again.
//! - There is room for [`MAX_CHECKPOINTS`], a part of it for each key ([`Made`]): a key that fills its own leaves the
//!   others theirs.
//! - Old files stand as they are: a row is a set with one end.
//!
//! To accept a checkpoint is to repeat its text with one more signature, in a block of its own.

mod before;
mod graph;
mod join;
mod room;
mod signed;

pub use join::{Joined, join, join_cosigned};
pub use room::{Crowded, Made};
pub use signed::{Signed, SignedFault, signed};

use crate::game_id::GameId;
use crate::identity::Identity;
use crate::log::Log;
use crate::merkle::Node;
use crate::note::{MAX_SIGNATURES, Note, NoteError, Standing};
use signed::Walk;
use std::fmt;

/// The most checkpoints of a log; a game of a year has some hundreds. More of them would only cost the reader time.
/// Every limit on them follows from this one: a log with more is at fault, and a copy in which a key has used more than
/// its part ([`Made`]) is neither taken in nor written.
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

/// The next checkpoint over all records of a log, with one signature. It names every checkpoint that is there.
///
/// # Errors
/// When the origin cannot stand in a note.
pub fn sign(log: &Log<'_>, origin: &str, identity: &Identity) -> Result<Note, NoteError> {
    let walk = Walk::over(log, origin);
    let says = Statement {
        origin: origin.to_owned(),
        size: walk.tree.size(),
        root: walk.tree.root(),
        extensions: vec![walk.graph.next().to_string()],
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

/// The acceptance of a whole log: the last checkpoint with one more signature, when it speaks of all records and all
/// others stand before it; a checkpoint of one's own, which names all ends, when they do not.
///
/// # Errors
/// When the origin cannot stand in a note.
pub fn accept_all(log: &Log<'_>, origin: &str, identity: &Identity) -> Result<Note, NoteError> {
    let is_one = Walk::over(log, origin).graph.ends().count() == 1;
    let last = log.checkpoints().last().filter(|last| is_one && last.records == log.tip().records);
    let note = last.and_then(|last| Note::read(last.text).ok());
    match note.and_then(|note| accept(&note, identity)) {
        Some(accepted) => Ok(accepted),
        None => sign(log, origin, identity),
    }
}
