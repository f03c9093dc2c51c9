//! Where retractions go back to. Input: the events of a log, then the positions as they are folded. Knows no rule.

use crate::event::{Event, What};
use crate::state::State;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use core::cell::RefCell;

/// Positions are kept at most so many times in a game, so that memory stays bounded.
pub(super) const MAX_KEYFRAMES: usize = 2_048;

/// Beyond this many, which no game has, retractions bring no position back.
const MAX_RETRACTIONS: usize = 1_000;

/// The retractions of a log that go back to an event before them, with positions kept for them.
pub(super) struct Returns {
    /// By event, with the event that each goes back to.
    to: BTreeMap<usize, usize>,
    /// The events whose positions are kept: all that are gone back to, or every so many of them.
    wanted: BTreeSet<usize>,
    /// The positions after those events, as far as the game was folded.
    kept: RefCell<BTreeMap<usize, State>>,
}

impl Returns {
    /// The returns of a log.
    pub(super) fn of(events: &[Event]) -> Returns {
        let found = events.iter().enumerate().filter_map(|(n, event)| {
            let What::Retracted(retracted) = &event.what else { return None };
            let back = usize::try_from(retracted.back_to).ok().filter(|back| *back < n)?;
            Some((n, back))
        });
        let to: BTreeMap<usize, usize> = found.take(MAX_RETRACTIONS).collect();
        let backs: BTreeSet<usize> = to.values().copied().collect();
        let spacing = backs.len().div_ceil(MAX_KEYFRAMES).max(1);
        let wanted = backs.into_iter().step_by(spacing).collect();
        Returns { to, wanted, kept: RefCell::default() }
    }

    /// The event that a retraction goes back to.
    pub(super) fn to(&self, n: usize) -> Option<usize> {
        self.to.get(&n).copied()
    }

    /// All of them: the event, and the one that it goes back to.
    pub(super) fn all(&self) -> impl Iterator<Item = (usize, usize)> {
        self.to.iter().map(|(n, back)| (*n, *back))
    }

    /// Keeps the position after event `n` when a retraction goes back to it.
    pub(super) fn keep(&self, n: usize, after: &State) {
        if self.wanted.contains(&n) {
            self.kept.borrow_mut().entry(n).or_insert_with(|| after.clone());
        }
    }

    /// The nearest position kept on the way back from event `n`, and the events that stand from there on to it, the
    /// last first. What lies between a retraction and the event that it goes back to is passed over, so that
    /// retractions of retractions cost no more.
    pub(super) fn nearest(&self, n: usize) -> (State, Vec<usize>) {
        let kept = self.kept.borrow();
        let (mut at, mut path) = (n, Vec::new());
        loop {
            if let Some(state) = kept.get(&at) {
                return (state.clone(), path);
            }
            path.push(at);
            match self.to(at).or(at.checked_sub(1)) {
                Some(before) => at = before,
                None => return (State::default(), path),
            }
        }
    }
}
