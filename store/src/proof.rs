//! Proofs as text: that an event stands in a game, as C2SP `tlog-proof` has it, and that a game continues another, as a
//! request to a C2SP `tlog-witness` has it.
//!
//! Job: these two texts and their checks. Inputs: trees, notes, text. Must not know: what an event says, or who may sign.

use crate::checkpoint::{Statement, StatementError, decimal};
use crate::merkle::{MAX_PATH, Node, Tree, verify_consistency, verify_inclusion};
use crate::note::{MAX_NOTE, Note, NoteError};
use std::fmt;

const FIRST_LINE: &str = "c2sp.org/tlog-proof@v1";
/// The longest proof that is read, in bytes.
pub const MAX_PROOF: usize = MAX_NOTE + 8192;

/// That the record with this number stands in the game of a checkpoint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inclusion {
    /// The number of the record that it proves, 0 first.
    pub index: u64,
    /// The path to the root.
    pub path: Vec<Node>,
    /// The checkpoint.
    pub checkpoint: Note,
}

/// That the game of a checkpoint begins with a shorter one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consistency {
    /// How many records the shorter one has.
    pub old: u64,
    /// The path.
    pub path: Vec<Node>,
    /// The checkpoint of the longer one.
    pub checkpoint: Note,
}

/// Why a text is no proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ProofError {
    /// Not built as a proof is.
    #[error("this is no proof of an event or of a continuation, or it is damaged")]
    Form,
    /// The checkpoint at its end.
    #[error("the checkpoint of the proof: {0}")]
    Note(#[from] NoteError),
    /// What the checkpoint says.
    #[error("the checkpoint of the proof: {0}")]
    Statement(#[from] StatementError),
}

impl Inclusion {
    /// The proof for a record, under a checkpoint of the same game that speaks of it; `None` when it does not.
    #[must_use]
    pub fn of(tree: &Tree, index: u64, checkpoint: Note) -> Option<Self> {
        let size = Statement::read(checkpoint.text()).ok()?.size;
        tree.inclusion(index, size).map(|path| Self { index, path, checkpoint })
    }

    /// Reads a proof; nothing is verified.
    ///
    /// # Errors
    /// When the text is none.
    pub fn read(text: &str) -> Result<Self, ProofError> {
        let (lines, checkpoint) = parts(text)?;
        let [FIRST_LINE, rest @ ..] = lines.as_slice() else { return Err(ProofError::Form) };
        // What stands in the extra line is not authenticated, and nothing here looks at it.
        let rest = match rest {
            [extra, rest @ ..] if extra.starts_with("extra ") => rest,
            _ => rest,
        };
        let [index, path @ ..] = rest else { return Err(ProofError::Form) };
        let index = index.strip_prefix("index ").and_then(decimal).ok_or(ProofError::Form)?;
        Ok(Self { index, path: nodes(path)?, checkpoint })
    }

    /// Whether it proves that a record with this leaf stands there. Who signed is a question to the checkpoint.
    #[must_use]
    pub fn proves(&self, leaf: &Node) -> bool {
        Statement::read(self.checkpoint.text())
            .is_ok_and(|says| verify_inclusion(leaf, self.index, says.size, &self.path, &says.root))
    }
}

impl fmt::Display for Inclusion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}\nindex {}", self.index)?;
        self.path.iter().try_for_each(|node| writeln!(f, "{node}"))?;
        write!(f, "\n{}", self.checkpoint)
    }
}

impl Consistency {
    /// The proof from the first `old` records, under a checkpoint of the same game; `None` when it has fewer.
    #[must_use]
    pub fn of(tree: &Tree, old: u64, checkpoint: Note) -> Option<Self> {
        let size = Statement::read(checkpoint.text()).ok()?.size;
        tree.consistency(old, size).map(|path| Self { old, path, checkpoint })
    }

    /// Reads a proof; nothing is verified.
    ///
    /// # Errors
    /// When the text is none.
    pub fn read(text: &str) -> Result<Self, ProofError> {
        let (lines, checkpoint) = parts(text)?;
        let [old, path @ ..] = lines.as_slice() else { return Err(ProofError::Form) };
        let old = old.strip_prefix("old ").and_then(decimal).ok_or(ProofError::Form)?;
        Ok(Self { old, path: nodes(path)?, checkpoint })
    }

    /// Whether it proves that the checkpoint's game begins with the records of this root.
    #[must_use]
    pub fn proves(&self, root: &Node) -> bool {
        Statement::read(self.checkpoint.text())
            .is_ok_and(|says| verify_consistency(self.old, root, says.size, &says.root, &self.path))
    }
}

impl fmt::Display for Consistency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "old {}", self.old)?;
        self.path.iter().try_for_each(|node| writeln!(f, "{node}"))?;
        write!(f, "\n{}", self.checkpoint)
    }
}

/// The lines of a proof, and the checkpoint behind the first empty line.
fn parts(text: &str) -> Result<(Vec<&str>, Note), ProofError> {
    if text.len() > MAX_PROOF {
        return Err(ProofError::Form);
    }
    let (head, note) = text.split_once("\n\n").ok_or(ProofError::Form)?;
    let note = Note::read(note.as_bytes())?;
    Statement::read(note.text())?;
    Ok((head.split('\n').collect(), note))
}

fn nodes(lines: &[&str]) -> Result<Vec<Node>, ProofError> {
    if lines.len() > MAX_PATH {
        return Err(ProofError::Form);
    }
    lines.iter().map(|line| Node::read(line).ok_or(ProofError::Form)).collect()
}
