//! The rolls of one category: which counts and sums its printed means allow.
//!
//! VASL prints the mean of a category but not its count. In a log that begins in mid-session both are unknown; each
//! further mean rules combinations out.

use alloc::vec::Vec;

use super::mean::Range;
use super::roll::{Address, Kind};

/// Rolls of a stream up to which unknown counts are enumerated; beyond, nothing is assumed.
const MAX_COUNT: i128 = 1000;
/// Most combinations looked at for one roll.
const MAX_WORK: i128 = 6000;

/// The combinations of count and sum still possible after the last roll of the category.
#[derive(Debug, Clone)]
pub(super) struct Category {
    /// A range of sums for each count; `None`: anything.
    possible: Option<Vec<(i128, Range)>>,
    /// Unlogged rolls of the stream when this was computed.
    unlogged: i128,
    pub(super) last: Option<Address>,
}

/// A roll as a category sees it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Step {
    pub(super) kind: Kind,
    pub(super) total: i128,
    pub(super) mean: u32,
    /// Unlogged rolls of the stream so far.
    pub(super) unlogged: i128,
    /// Rolls of the stream, this one included.
    pub(super) count: i128,
}

impl Category {
    /// Before its first roll.
    pub(super) fn empty() -> Self {
        Self { possible: Some(alloc::vec![(0, Range::exactly(0))]), unlogged: 0, last: None }
    }

    /// After one more roll; `None` when no combination is left.
    pub(super) fn after(&self, step: Step, at: Address) -> Option<Self> {
        let slack = step.unlogged - self.unlogged;
        let Some(before) = &self.possible else { return Some(Self::unknown(step, at)) };
        let work = (slack + 1).saturating_mul(i128::try_from(before.len().max(1)).ok()?);
        if work > MAX_WORK {
            return Some(Self::unknown(step, at));
        }
        let mut possible: Vec<(i128, Range)> = Vec::new();
        for extra in 0..=slack {
            for (count, sum) in before {
                let more = Range::of_rolls(step.kind, extra).plus(Range::exactly(step.total));
                let count = count + extra + 1;
                let sum = sum.plus(more).and(Range::of_mean(step.kind, count, step.mean));
                if !sum.is_empty() && count <= step.count {
                    merge(&mut possible, count, sum);
                }
            }
        }
        let left = !possible.is_empty();
        left.then_some(Self { possible: Some(possible), unlogged: step.unlogged, last: Some(at) })
    }

    /// Whatever the printed mean alone allows: a new beginning after a contradiction.
    pub(super) fn unknown(step: Step, at: Address) -> Self {
        let sums: Vec<(i128, Range)> = (1..=step.count.min(MAX_COUNT))
            .map(|count| (count, Range::of_mean(step.kind, count, step.mean)))
            .filter(|(_, sum)| !sum.is_empty())
            .collect();
        // A mean that no dice can have says nothing.
        let possible = (step.count <= MAX_COUNT && !sums.is_empty()).then_some(sums);
        Self { possible, unlogged: step.unlogged, last: Some(at) }
    }
}

/// Keeps one range per count: the hull.
fn merge(possible: &mut Vec<(i128, Range)>, count: i128, sum: Range) {
    match possible.binary_search_by_key(&count, |(count, _)| *count) {
        Ok(at) => {
            let known = &mut possible[at].1;
            *known = Range { low: known.low.min(sum.low), high: known.high.max(sum.high) };
        }
        Err(at) => possible.insert(at, (count, sum)),
    }
}
