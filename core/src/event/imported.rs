//! Events that come from another program's log. Owner ids are pseudonyms before they get here.

use crate::vocab::Text;
use serde::{Deserialize, Serialize};

/// The address of an imported thing: file, step, leaf.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Source {
    /// The file, 1 first, in the order given.
    pub file: u16,
    /// The step in it, 1 first; 0 is the set-up.
    pub step: u32,
    /// The leaf in the step, 1 first.
    pub leaf: u32,
}

/// A counter was moved from one place to another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PieceMoved {
    /// Where it stands in the imported file.
    pub source: Source,
    /// The counter's id.
    pub piece: Text,
    /// Its name as the other player sees it.
    pub name: Text,
    /// From, in the other program's hex naming.
    pub from: Text,
    /// To, in the other program's hex naming.
    pub to: Text,
    /// Who moved it: a pseudonym.
    pub mover: Option<Text>,
}

/// A step was undone. The step and its undoing both stay in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StepUndone {
    /// Where the undo stands.
    pub source: Source,
    /// The step undone, when it is known.
    pub step: Option<u32>,
}

/// A thing kept as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ImportedKept {
    /// Where it stands.
    pub source: Source,
    /// Its kind: chat, label, piece added, ...
    pub kind: Text,
    /// What it says.
    pub raw: Text,
}
