//! How much of the room for checkpoints each key has used.
//!
//! Job: count checkpoints by whom they bring further, and say whose part is full. Inputs: the checkpoints of a log. Must
//! not know: what a record means, or what is done about it.
//!
//! A log has [`MAX_CHECKPOINTS`] at most. Whoever could fill them all would leave the others no signature of their own;
//! hence the room is divided: one part for each key, and one for all that bring nobody further.

use super::{MAX_CHECKPOINTS, Signed};

/// The checkpoints of a log, counted by the key that each of them brings further: by its signature over more records
/// than that key had signed before. An honest player makes no others.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Made {
    by: Vec<u64>,
    nobodys: u64,
}

/// Whose part of the room is used beyond its measure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Crowded {
    /// The number of the key; `None` for checkpoints that bring nobody further.
    pub key: Option<usize>,
    /// How many there are.
    pub made: u64,
    /// How many there may be.
    pub most: u64,
}

impl Made {
    /// What is made where there are no checkpoints and no keys.
    pub const NONE: Made = Made { by: Vec::new(), nobodys: 0 };

    /// Counts checkpoints that were held against so many keys.
    #[must_use]
    pub fn of(signed: &[Signed], keys: usize) -> Self {
        let mut reach: Vec<Option<u64>> = vec![None; keys];
        let mut made = Self { by: vec![0; keys], nobodys: 0 };
        for one in signed {
            let mut further =
                (0..keys).filter(|key| one.is_signed_by(*key) && reach[*key] < Some(one.records));
            let first = further.next();
            let others: Vec<usize> = further.collect();
            others.into_iter().chain(first).for_each(|key| reach[key] = Some(one.records));
            match first {
                Some(key) => made.by[key] += 1,
                None => made.nobodys += 1,
            }
        }
        made
    }

    /// The part of each.
    #[must_use]
    pub fn most(&self) -> u64 {
        MAX_CHECKPOINTS / (self.by.len() as u64 + 1)
    }

    /// Whose part is used beyond its measure: the first of them.
    #[must_use]
    pub fn crowded(&self) -> Option<Crowded> {
        let most = self.most();
        let by = self.by.iter().enumerate().map(|(key, made)| (Some(key), *made));
        let mut all = by.chain([(None, self.nobodys)]);
        all.find(|(_, made)| *made > most).map(|(key, made)| Crowded { key, made, most })
    }

    /// Whether a key can make one more.
    #[must_use]
    pub fn has_room(&self, key: usize) -> bool {
        self.by.get(key).is_some_and(|made| *made < self.most())
    }
}
