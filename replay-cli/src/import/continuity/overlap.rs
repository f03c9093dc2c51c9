//! Steps that stand in two files: a player who replays a log while logging writes its steps again.
//!
//! Input: the steps of two files as text, owner ids already pseudonyms by one key. The later file's first steps are
//! laid along the earlier file's; a few steps may differ where a copy was changed.

use std::collections::BTreeMap;

use super::super::vassal::Imported;
use super::super::vassal::event::EventKind;
use super::super::vassal::log::StepHash;

/// Most places of the earlier file at which the later is tried.
const MAX_TRIES: usize = 64;

/// Where the later file repeats the earlier.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Overlap {
    /// The step of the earlier file that the later file's first step repeats, from 1.
    pub from: u32,
    /// How many steps are repeated.
    pub steps: u32,
    /// Steps that stand differently in the two, by their number in the later file.
    pub altered: Vec<u32>,
}

/// The steps of a file: a hash of the commands of each, and whether it is one of its kind.
pub struct Steps<'f> {
    hashes: &'f [StepHash],
    /// A step with a counter or a receipt cannot stand twice by chance.
    telling: Vec<bool>,
}

impl<'f> Steps<'f> {
    /// The steps of a file.
    #[must_use]
    pub fn of(file: &'f Imported) -> Self {
        let mut telling = vec![false; file.written.len()];
        for event in file.events.iter().filter(|event| is_telling(&event.kind)) {
            let step = usize::try_from(event.at.step).ok().and_then(|step| step.checked_sub(1));
            if let Some(tells) = step.and_then(|step| telling.get_mut(step)) {
                *tells = true;
            }
        }
        Self { hashes: &file.written, telling }
    }

    /// How `later` repeats this file; `None` when it does not.
    #[must_use]
    pub fn repeated_in(&self, later: &Steps<'_>) -> Option<Overlap> {
        let best = self.tries(later).into_iter().max_by_key(|at| self.fit(later, *at))?;
        let length = self.length(later, best);
        let same = |n: &usize| self.hashes[best + n] == later.hashes[*n];
        let told = (0..length).filter(same).filter(|n| later.telling[*n]).count();
        let altered: Vec<usize> = (0..length).filter(|n| !same(n)).collect();
        if told == 0 || altered.len() * 3 > length {
            return None;
        }
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Some(Overlap {
            from: number(best + 1),
            steps: number(length),
            altered: altered.into_iter().map(|n| number(n + 1)).collect(),
        })
    }

    fn length(&self, later: &Steps<'_>, at: usize) -> usize {
        (self.hashes.len() - at).min(later.hashes.len())
    }

    fn fit(&self, later: &Steps<'_>, at: usize) -> usize {
        (0..self.length(later, at)).filter(|n| self.hashes[at + n] == later.hashes[*n]).count()
    }

    /// Places of this file where one of the later file's first steps stands.
    fn tries(&self, later: &Steps<'_>) -> Vec<usize> {
        let mut places: BTreeMap<&StepHash, Vec<usize>> = BTreeMap::new();
        for (at, hash) in self.hashes.iter().enumerate() {
            places.entry(hash).or_default().push(at);
        }
        let first = later.hashes.iter().enumerate().take(MAX_TRIES).filter(|(n, _)| later.telling[*n]);
        let mut tries: Vec<usize> = first
            .flat_map(|(n, hash)| {
                places.get(hash).into_iter().flatten().filter_map(move |at| at.checked_sub(n))
            })
            .take(MAX_TRIES)
            .collect();
        tries.sort_unstable();
        tries.dedup();
        tries
    }
}

fn is_telling(kind: &EventKind) -> bool {
    match kind {
        EventKind::Roll(roll) => roll.counters.is_some(),
        EventKind::PieceMoved { .. } | EventKind::PieceAdded { .. } => true,
        EventKind::PieceRemoved { .. } | EventKind::PieceChanged { .. } => true,
        EventKind::Roll3d6(_) | EventKind::Turn(_) | EventKind::Label { .. } | EventKind::Chat { .. } => {
            false
        }
        EventKind::Refill(_) | EventKind::MoveReported(_) | EventKind::Los { .. } | EventKind::Oba(_) => {
            false
        }
        EventKind::Note(_) | EventKind::Property(_) | EventKind::ScenarioInfo(_) | EventKind::Boards(_) => {
            false
        }
        EventKind::Sound(_) | EventKind::Undo { .. } | EventKind::Unknown => false,
    }
}
