//! Questions that a move leaves open and its end answers: a reliability DR that was forgotten at the start may be
//! called for as long as the vehicle uses MP (D2.51). Once the move is over the clause has said whether it was made,
//! and the question is none any more. Knows findings and positions; judges nothing.

use crate::event::UnitId;
use crate::finding::{Finding, Ruling};
use crate::phase::Phase;
use crate::state::State;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// The clauses that ask while a vehicle moves, and speak again when its MPh is over.
const CLAUSES: [&str; 2] = ["D2.51-dr-each-start", "D2.52-2e-wheeled"];

/// The questions of an audit.
#[derive(Default)]
pub(super) struct Questions {
    open: Vec<(u64, UnitId)>,
    answered: BTreeSet<(u64, UnitId)>,
}

impl Questions {
    /// What an event asks.
    pub(super) fn ask(&mut self, findings: &[Finding]) {
        let asked = findings.iter().filter(|finding| is_question(finding));
        self.open.extend(asked.filter_map(|finding| Some((finding.seq, finding.unit.clone()?))));
    }

    /// The position after the event: whose MPh is over has no open question.
    pub(super) fn answer(&mut self, after: &State) {
        let moves = |unit: &UnitId| {
            after.phase == Some(Phase::MPh) && after.units.get(unit).is_some_and(|unit| !unit.mph.closed)
        };
        self.answered.extend(self.open.extract_if(.., |(_, unit)| !moves(unit)));
    }

    /// Was this one of the questions, and is it answered?
    pub(super) fn is_answered(&self, finding: &Finding) -> bool {
        let unit = finding.unit.clone().filter(|_| is_question(finding));
        unit.is_some_and(|unit| self.answered.contains(&(finding.seq, unit)))
    }
}

fn is_question(finding: &Finding) -> bool {
    finding.ruling == Ruling::Undecided && CLAUSES.contains(&finding.clause.0)
}
