//! What the checkpoints of a log are worth.
//!
//! Job: each checkpoint held against the origin, the records, those before it and the keys. Inputs: a log, an origin,
//! keys. Must not know: what a record means, or what is done about a fault.

use super::graph::{Graph, Set};
use super::{MAX_CHECKPOINTS, Statement, StatementError};
use crate::block::{Block, Kind};
use crate::log::Log;
use crate::merkle::{Frontier, Node};
use crate::note::{Note, NoteError, Standing};
use crate::verifier::Verifier;
use std::collections::BTreeMap;

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
    /// A checkpoint before it was taken out or changed.
    #[error("a checkpoint before it was taken out or changed")]
    Before,
    /// It stands twice, or out of its place among the others.
    #[error("it stands twice, or out of its place among the checkpoints")]
    Place,
    /// The key with this number signed it as if what it had signed before were not there.
    #[error("it was signed without what the same player had signed before")]
    Chain(usize),
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

/// Every checkpoint of a log, held against the origin, the records, those before it and the keys. Each record is hashed
/// once, however many checkpoints there are.
#[must_use]
pub fn signed(log: &Log<'_>, origin: &str, keys: &[Verifier]) -> Vec<Signed> {
    let mut walk = Walk::default();
    log.blocks().filter_map(|block| walk.step(&block, origin, keys)).collect()
}

#[derive(Default)]
pub(super) struct Walk {
    pub(super) tree: Frontier,
    pub(super) graph: Graph,
    words: Words,
}

impl Walk {
    /// Over a whole log, held against no key.
    pub(super) fn over(log: &Log<'_>, origin: &str) -> Self {
        let mut walk = Self::default();
        for block in log.blocks() {
            let _not_held_against_keys = walk.step(&block, origin, &[]);
        }
        walk
    }

    fn step(&mut self, block: &Block<'_>, origin: &str, keys: &[Verifier]) -> Option<Signed> {
        match block.kind() {
            Some(Kind::Checkpoint) => {}
            Some(Kind::Record) | None => {
                self.tree.push(Node::leaf(block.leaf().as_bytes()));
                return None;
            }
        }
        let records = block.seq();
        if self.graph.len() >= MAX_CHECKPOINTS {
            let standings = vec![Standing::Absent; keys.len()];
            return Some(Signed { records, note: None, standings, fault: Some(SignedFault::TooMany) });
        }
        let note = Note::read(block.payload());
        let standings: Vec<Standing> = match &note {
            Ok(note) => keys.iter().map(|key| note.standing(key)).collect(),
            Err(_) => vec![Standing::Absent; keys.len()],
        };
        let is_placed = self.graph.add(records, block.leaf(), note.as_ref().ok());
        let fault = match &note {
            Ok(note) => {
                let is_chained = self.words.say(&self.graph, note.text(), &standings);
                let says = self.check(note.text(), origin);
                says.and(of_standings(&standings)).and(is_placed).and(is_chained).err()
            }
            Err(why) => Some((*why).into()),
        };
        Some(Signed { records, note: note.ok(), standings, fault })
    }

    fn check(&self, text: &str, origin: &str) -> Result<(), SignedFault> {
        let says = Statement::read(text)?;
        if says.origin != origin {
            return Err(SignedFault::Origin(says.origin));
        }
        if says.size != self.tree.size() {
            return Err(SignedFault::Size(says.size));
        }
        if says.root == self.tree.root() { Ok(()) } else { Err(SignedFault::Root) }
    }
}

fn of_standings(standings: &[Standing]) -> Result<(), SignedFault> {
    if let Some(key) = standings.iter().position(|standing| *standing == Standing::Bad) {
        return Err(SignedFault::False(key));
    }
    let is_signed = standings.is_empty() || standings.contains(&Standing::Good);
    if is_signed { Ok(()) } else { Err(SignedFault::Unsigned) }
}

/// What each key has said so far. Signatures are under texts, so texts are held against each other: which other lines
/// stand beside a signature is nobody's word, and anyone can arrange them anew.
#[derive(Default)]
struct Words {
    /// The last text of each key.
    last: BTreeMap<usize, String>,
    /// The checkpoints with this text and this key's signature.
    bearers: BTreeMap<(usize, String), Set>,
}

impl Words {
    /// Takes note of the graph's last checkpoint: of the keys that signed its text, each must have had what it signed
    /// before.
    fn say(&mut self, graph: &Graph, text: &str, standings: &[Standing]) -> Result<(), SignedFault> {
        let Some(at) = graph.placed().len().checked_sub(1) else { return Ok(()) };
        let mut is_chained = Ok(());
        let good = standings.iter().enumerate().filter(|(_, standing)| **standing == Standing::Good);
        for (key, _) in good {
            let bearers = self.bearers.entry((key, text.to_owned())).or_default();
            let is_new = bearers.len() == 0;
            bearers.insert(at);
            if !is_new {
                continue;
            }
            let last = self.last.insert(key, text.to_owned());
            let last = last.and_then(|last| self.bearers.get(&(key, last)));
            // Where it is not known what stood before, another fault says so.
            let known = last.zip(graph.before_text(text));
            if known.is_some_and(|(last, before)| !last.meets(before)) {
                is_chained = is_chained.and(Err(SignedFault::Chain(key)));
            }
        }
        is_chained
    }
}
