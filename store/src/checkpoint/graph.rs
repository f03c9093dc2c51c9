//! Which checkpoints stand before which.
//!
//! Job: for each checkpoint of a log, all that its maker had, by the leaves that they name; their one order. Inputs:
//! notes in the order of a log. Must not know: the records, or whose signatures are right.
//!
//! A checkpoint with one signature names the ends of what its maker had. One with more is an acceptance: it stands
//! behind the same note without its last signature, which must be there.

use super::SignedFault;
use super::before::Before;
use crate::block::checkpoint_leaf;
use crate::hash::Hash;
use crate::note::Note;
use std::collections::BTreeMap;

/// Numbers of checkpoints.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(super) struct Set(Vec<u64>);

impl Set {
    pub(super) fn insert(&mut self, n: usize) {
        if self.0.len() <= n / 64 {
            self.0.resize(n / 64 + 1, 0);
        }
        self.0[n / 64] |= 1 << (n % 64);
    }

    pub(super) fn contains(&self, n: usize) -> bool {
        self.0.get(n / 64).is_some_and(|word| word >> (n % 64) & 1 == 1)
    }

    pub(super) fn extend(&mut self, other: &Set) {
        self.0.resize(self.0.len().max(other.0.len()), 0);
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word |= other);
    }

    pub(super) fn meets(&self, other: &Set) -> bool {
        self.0.iter().zip(&other.0).any(|(word, other)| word & other != 0)
    }

    pub(super) fn len(&self) -> u64 {
        self.0.iter().map(|word| u64::from(word.count_ones())).sum()
    }
}

/// Where a checkpoint stands among the others of every copy: behind so many records, behind so many checkpoints, and
/// among equals by its leaf. What stands before another comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    pub(super) records: u64,
    pub(super) before: u64,
    pub(super) leaf: Hash,
}

/// A checkpoint among the others.
#[derive(Debug, Clone)]
pub(super) struct Placed {
    pub(super) leaf: Hash,
    /// All that stand before it; unknown when one of them is at fault, or it is itself.
    pub(super) before: Option<Set>,
    is_end: bool,
}

/// The checkpoints of a log so far.
#[derive(Debug, Default)]
pub(super) struct Graph {
    placed: Vec<Placed>,
    by_leaf: BTreeMap<Hash, usize>,
    last: Option<Place>,
    /// What stands before each text that was signed, whoever signed it.
    texts: BTreeMap<String, Option<Set>>,
}

impl Graph {
    pub(super) fn len(&self) -> u64 {
        self.placed.len() as u64
    }

    pub(super) fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// The checkpoints that no other names.
    pub(super) fn ends(&self) -> impl Iterator<Item = &Placed> {
        self.placed.iter().filter(|placed| placed.is_end)
    }

    /// What a checkpoint over everything would say.
    pub(super) fn next(&self) -> Before {
        let mut ends: Vec<Hash> = self.ends().map(|placed| placed.leaf).collect();
        ends.sort_unstable();
        Before { count: self.len(), ends }
    }

    /// What stands before a text; `None` when that is not known.
    pub(super) fn before_text(&self, text: &str) -> Option<&Set> {
        self.texts.get(text)?.as_ref()
    }

    /// Adds the next checkpoint. What is at fault is added too, so that one fault is told once.
    pub(super) fn add(&mut self, records: u64, leaf: Hash, note: Option<&Note>) -> Result<(), SignedFault> {
        if self.by_leaf.contains_key(&leaf) {
            return Err(SignedFault::Place);
        }
        let found = note.map_or(Ok(None), |note| self.before(records, note));
        let place = found.as_ref().ok().and_then(Option::as_ref);
        let place = place.map(|before| Place { records, before: before.len(), leaf });
        let is_in_order = place.is_none() || self.last < place;
        self.by_leaf.insert(leaf, self.placed.len());
        self.last = place.or(self.last);
        let (before, fault) = match found {
            Ok(before) => (before, None),
            Err(why) => (None, Some(why)),
        };
        if let Some(note) = note.filter(|note| note.signatures().len() == 1) {
            self.texts.entry(note.text().to_owned()).or_insert_with(|| before.clone());
        }
        self.placed.push(Placed { leaf, before, is_end: true });
        match fault {
            Some(why) => Err(why),
            None if is_in_order => Ok(()),
            None => Err(SignedFault::Place),
        }
    }

    /// All that stand before a checkpoint; `None` when one of them is at fault.
    fn before(&mut self, records: u64, note: &Note) -> Result<Option<Set>, SignedFault> {
        let Some(accepted) = note.accepted() else { return self.named(note.text()) };
        let leaf = checkpoint_leaf(records, accepted.to_string().as_bytes());
        let at = leaf.and_then(|leaf| self.by_leaf.get(&leaf).copied()).ok_or(SignedFault::Before)?;
        self.placed[at].is_end = false;
        Ok(self.with(at))
    }

    /// What the line of a text names: all of it must be there, none of it behind another, and the count must be right.
    fn named(&mut self, text: &str) -> Result<Option<Set>, SignedFault> {
        let says = Before::of(text).ok_or(SignedFault::Before)?;
        let ends: Option<Vec<usize>> = says.ends.iter().map(|leaf| self.by_leaf.get(leaf).copied()).collect();
        let ends = ends.ok_or(SignedFault::Before)?;
        let mut all = Some(Set::default());
        for end in &ends {
            self.placed[*end].is_end = false;
            all = all.zip(self.placed[*end].before.as_ref()).map(|(mut all, before)| {
                all.extend(before);
                all
            });
        }
        let Some(mut all) = all else { return Ok(None) };
        if ends.iter().any(|end| all.contains(*end)) {
            return Err(SignedFault::Before);
        }
        ends.iter().for_each(|end| all.insert(*end));
        if all.len() == says.count { Ok(Some(all)) } else { Err(SignedFault::Before) }
    }

    fn with(&self, at: usize) -> Option<Set> {
        let mut before = self.placed[at].before.clone()?;
        before.insert(at);
        Some(before)
    }
}
