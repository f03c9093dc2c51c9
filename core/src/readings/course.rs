//! A game that is read from files, event by event: what the book says of a deed that may have come next, and of a move that
//! files show. Input: the scenario, then events. Knows no file: whoever reads one asks here, and the book nowhere else.

use super::{Judged, Shown, ask_level, is_told, judge};
use crate::event::Event;
use crate::facts::Ctx;
use crate::finding::{Finding, Ruling};
use crate::rules::Book;
use crate::scenario::Scenario;
use crate::state::{State, apply};
use alloc::sync::Arc;
use alloc::vec::Vec;

/// A game under way, as far as it was read.
pub struct Course {
    scenario: Scenario,
    book: Arc<Book>,
    state: State,
}

impl Course {
    /// Before the first event.
    #[must_use]
    pub fn of(scenario: Scenario) -> Course {
        Course { book: Book::of(scenario.edition()), scenario, state: State::default() }
    }

    /// What it is played with.
    #[must_use]
    pub const fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// The event came next. What takes other events back is none that files show.
    pub fn add(&mut self, event: &Event) {
        apply(&mut self.state, &self.scenario, event);
    }

    /// What a deed breaks if it came next, as far as files tell.
    #[must_use]
    pub fn broken_by(&self, event: &Event) -> Vec<Finding> {
        let (mut findings, _) = self.book.judge(&self.ctx(), event);
        findings.iter_mut().for_each(|finding| ask_level(&self.scenario, event, finding));
        findings.retain(|finding| finding.ruling == Ruling::Broken && is_told(finding));
        findings
    }

    /// What the readings of a move that files show agree on.
    #[must_use]
    pub fn judge(&self, shown: &Shown) -> Judged {
        judge(&self.ctx(), shown)
    }

    fn ctx(&self) -> Ctx<'_> {
        Ctx::of(&self.scenario, &self.state, self.book.printing())
    }
}
