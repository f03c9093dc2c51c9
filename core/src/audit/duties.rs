//! The duties of a game beside its positions: which have their finding, and which questions a move still answers. What
//! is open at a position the clauses tell ([`owed`](crate::rules::owed)); this remembers what a position does not show.
//! A duty is told once: a deadline that passes again finds it reported, and what was asked while it could still be done
//! is no finding any more when its deadline has passed. Knows findings and positions; judges nothing.

use crate::duty::{Debt, Duty, Key, Occasion, Status};
use crate::event;
use crate::finding::{Finding, Ruling};
use crate::state::{Gone, State, Unit};
use crate::vocab::phase::Phase;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

/// The duties told so far.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Duties {
    /// By the events that reported them.
    reported: BTreeMap<Key, Vec<u64>>,
    /// Asked while there is still time, by the event.
    asked: Vec<(u64, Key)>,
    /// Asked, and since then done or reported.
    answered: BTreeSet<(u64, Key)>,
    /// Motion counters that a unit's end left out, by the event; they may be laid until the next unit moves.
    late: Vec<(u64, Key)>,
    /// CX and pin counters that the end of a phase found missing, by the event; they may be laid in the phase that it begins.
    behind: Vec<(u64, Key, Option<Phase>)>,
}

impl Duties {
    /// Drops of what an event finds what was told before. What was told on a branch that was taken back may be told
    /// again.
    pub(super) fn tell_once(&self, findings: &mut Vec<Finding>, gone: &Gone) {
        findings.retain(|finding| {
            let owed = &finding.breach.owed;
            owed.is_empty() || !owed.iter().all(|key| self.is_told(key, u64::MAX, gone))
        });
    }

    /// Takes in what an event found, with the position after it. An open question about a move that goes on is asked
    /// until the move is over; then its clause has said whether the duty was done.
    pub(super) fn take_in(&mut self, findings: &[Finding], after: &State) {
        self.answered.extend(self.asked.extract_if(.., |(_, key)| !is_under_way(key, after)));
        self.answered.extend(self.late.extract_if(.., |(_, key)| is_laid(key, after)));
        self.late.retain(|_| after.mover.is_none() && after.phase == Some(Phase::MPh));
        let marked = self.behind.extract_if(.., |(_, key, _)| is_marked(key, after));
        self.answered.extend(marked.map(|(seq, key, _)| (seq, key)));
        self.behind.retain(|(.., began)| after.phase == *began);
        for finding in findings {
            let question = finding.ruling == Ruling::Undecided;
            for key in &finding.breach.owed {
                if question && is_under_way(key, after) {
                    self.asked.push((finding.seq, key.clone()));
                } else {
                    if is_of_counter(key) {
                        self.late.push((finding.seq, key.clone()));
                    }
                    if matches!(key.debt, Debt::Cx | Debt::PinnedAndCx) {
                        self.behind.push((finding.seq, key.clone(), after.phase));
                    }
                    self.reported.entry(key.clone()).or_default().push(finding.seq);
                }
            }
        }
    }

    /// Was this finding a question, or about a counter, and is that answered or laid?
    pub(super) fn is_answered(&self, finding: &Finding) -> bool {
        finding.breach.owed.iter().any(|key| self.answered.contains(&(finding.seq, key.clone())))
    }

    fn is_told(&self, key: &Key, before: u64, gone: &Gone) -> bool {
        let by = self.reported.get(key).into_iter().flatten();
        by.copied().any(|seq| seq < before && !gone.holds(seq))
    }

    /// Marks those duties that an event before this one reported.
    pub fn mark(&self, duties: &mut [Duty], before: u64, gone: &Gone) {
        let open = duties.iter_mut().filter(|duty| duty.status == Status::Open);
        open.filter(|duty| self.is_told(&duty.key, before, gone))
            .for_each(|duty| duty.status = Status::Reported);
    }

    /// The duties that were open at their deadline, each once.
    pub fn reported(&self) -> impl Iterator<Item = &Key> {
        self.reported.keys()
    }
}

/// What a Motion counter settles.
const fn is_of_counter(key: &Key) -> bool {
    matches!(key.debt, Debt::StopOrMotion | Debt::MotionCounter)
}

/// The unit has its Motion counter.
fn is_laid(key: &Key, after: &State) -> bool {
    let unit = key.unit.as_ref().and_then(|unit| after.units.get(unit));
    unit.is_some_and(|unit| unit.motion.is_some() && unit.mph.closed && unit.mph.expenditures > 0)
}

/// The unit has its CX counter, and its pin counter where it owes one.
fn is_marked(key: &Key, after: &State) -> bool {
    let unit = key.unit.as_ref().and_then(|unit| after.units.get(unit));
    let pinned = |unit: &Unit| key.debt != Debt::PinnedAndCx || unit.is_pinned();
    unit.is_some_and(|unit| unit.status.has(event::Status::Cx) && pinned(unit))
}

/// A duty of a move that is not over.
fn is_under_way(key: &Key, after: &State) -> bool {
    let moves = |unit| after.units.get(unit).is_some_and(|unit| !unit.mph.closed);
    matches!(key.occasion, Occasion::Move(..))
        && after.phase == Some(Phase::MPh)
        && key.unit.as_ref().is_some_and(moves)
}
