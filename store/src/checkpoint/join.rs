//! One log of two copies that hold the same records.
//!
//! Job: the union of their checkpoints, in the one order that every copy arrives at. Inputs: two logs whose checkpoints
//! are without fault, keys. Must not know: which of them is whose, or whether the union is accepted: its reader checks it
//! like any other.

use super::graph::{Graph, Place, Set};
use crate::block::{Block, Kind};
use crate::compare::{Comparison, compare};
use crate::log::{Log, LogWriter};
use crate::note::{Note, Standing};
use crate::verifier::Verifier;
use crate::witness::Witness;
use std::collections::{BTreeMap, BTreeSet};

/// Two copies as one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Joined {
    /// The log: the records of the longer copy, the checkpoints of both.
    pub bytes: Vec<u8>,
    /// Checkpoints that the first copy had not.
    pub added: u64,
    /// Checkpoints that the second copy had not.
    pub kept: u64,
}

/// Joins a copy with another of the same records, one of them perhaps with more; `None` when they part. Every checkpoint
/// of the first is kept. Of the second's, it takes those that add a key's word, and those that such a one stands on. A
/// word over no more records than the same key signed before it, in what it names, says nothing new.
#[must_use]
pub fn join(first: &Log<'_>, second: &Log<'_>, keys: &[Verifier]) -> Option<Joined> {
    join_cosigned(first, second, keys, &[])
}

/// As [`join()`]; it takes also those of the second's checkpoints that add the word of a witness.
#[must_use]
pub fn join_cosigned(
    first: &Log<'_>,
    second: &Log<'_>,
    keys: &[Verifier],
    witnesses: &[Witness],
) -> Option<Joined> {
    let who = Who { keys, witnesses };
    let longer = match compare(first, second) {
        Comparison::Identical { .. } | Comparison::Behind { .. } => first,
        Comparison::Extends { .. } => second,
        Comparison::Parted { .. } => return None,
    };
    let (ours, theirs) = (Checkpoints::of(first), Checkpoints::of(second));
    let mut union: BTreeMap<Place, Block<'_>> = ours.all.iter().map(|one| (one.place, one.block)).collect();
    let before = union.len();
    let news = theirs.news(&ours, who);
    union.extend(news.into_iter().map(|one| (one.place, one.block)));
    let added = (union.len() - before) as u64;
    let held: BTreeSet<Place> = theirs.all.iter().map(|one| one.place).collect();
    let kept = ours.all.iter().filter(|one| !held.contains(&one.place)).count() as u64;
    Some(Joined { bytes: written(longer, &union), added, kept })
}

/// Whose words count.
#[derive(Clone, Copy)]
struct Who<'k> {
    keys: &'k [Verifier],
    witnesses: &'k [Witness],
}

/// The records of a log with these checkpoints among them.
fn written(records: &Log<'_>, checkpoints: &BTreeMap<Place, Block<'_>>) -> Vec<u8> {
    let mut rest = checkpoints.iter().peekable();
    let mut writer = LogWriter::new();
    for block in records.blocks().filter(Block::is_record) {
        while let Some((_, checkpoint)) = rest.next_if(|(place, _)| place.records <= block.seq()) {
            writer.adopt(checkpoint);
        }
        writer.adopt(&block);
    }
    rest.for_each(|(_, checkpoint)| writer.adopt(checkpoint));
    writer.into_bytes()
}

struct One<'a> {
    place: Place,
    block: Block<'a>,
    note: Option<Note>,
    /// The numbers of those before it in its own copy.
    before: Set,
}

/// The checkpoints of a copy, in its order.
struct Checkpoints<'a> {
    all: Vec<One<'a>>,
}

impl<'a> Checkpoints<'a> {
    fn of(log: &Log<'a>) -> Self {
        let mut graph = Graph::default();
        let blocks = log.blocks().filter(|block| block.kind() == Some(Kind::Checkpoint));
        let one = |block: Block<'a>| {
            let (records, leaf) = (block.seq(), block.leaf());
            let note = Note::read(block.payload()).ok();
            // The reader of the union will say that a copy is at fault.
            let _fault = graph.add(records, leaf, note.as_ref());
            let before = graph.placed().last().and_then(|placed| placed.before.clone()).unwrap_or_default();
            One { place: Place { records, before: before.len(), leaf }, block, note, before }
        };
        Self { all: blocks.map(one).collect() }
    }

    /// What these have beyond others: each that adds a key's word, and all before such a one.
    fn news(&self, others: &Self, who: Who<'_>) -> Vec<&One<'a>> {
        let held: BTreeSet<Place> = others.all.iter().map(|one| one.place).collect();
        let mut said: BTreeSet<(&str, usize)> = others.all.iter().flat_map(|one| one.words(who)).collect();
        let mut wanted = Set::default();
        let mut signed: BTreeMap<(usize, u64), Vec<usize>> = BTreeMap::new();
        for (n, one) in self.all.iter().enumerate() {
            let words: Vec<(&str, usize)> = one.words(who).collect();
            let is_held = held.contains(&one.place);
            let mut is_new = false;
            // Every word is noted, also those behind the first new one.
            for (text, key) in words {
                let of_these = signed.entry((key, one.place.records)).or_default();
                let is_again = of_these.iter().any(|before| one.before.contains(*before));
                of_these.push(n);
                is_new |= !is_held && said.insert((text, key)) && !is_again;
            }
            if is_new {
                wanted.insert(n);
                wanted.extend(&one.before);
            }
        }
        let all = self.all.iter().enumerate();
        all.filter(|(n, one)| wanted.contains(*n) && !held.contains(&one.place)).map(|(_, one)| one).collect()
    }
}

impl One<'_> {
    /// Who signed which text on it, by number: the players, then the witnesses.
    fn words(&self, who: Who<'_>) -> impl Iterator<Item = (&str, usize)> {
        let note = self.note.iter();
        note.flat_map(move |note| {
            let players = who.keys.iter().map(|key| note.standing(key));
            let standings = players.chain(who.witnesses.iter().map(|witness| witness.standing(note)));
            let good: Vec<usize> =
                standings.enumerate().filter(|(_, s)| *s == Standing::Good).map(|(n, _)| n).collect();
            good.into_iter().map(|n| (note.text(), n))
        })
    }
}
