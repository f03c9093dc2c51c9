//! What a clause of the book is.

use super::table::Check;
use crate::matter::Matter;
use crate::scenario::{Edition, Printing};
use crate::vocab::ClauseId;

/// One statement of the rulebook that can be kept or broken, or that explains why another can.
pub struct Clause {
    /// Its id, as in the rules ledger.
    pub id: ClauseId,
    /// The kinds of fact that it speaks about; none of one that is never heard.
    pub matters: &'static [Matter],
    /// What it says, paraphrased.
    pub says: &'static str,
    /// The one printing it belongs to; both when absent.
    pub only: Option<Printing>,
    /// The version of the book that it came with.
    pub since: u16,
    /// The version in which another row took its place; it stands when absent.
    pub until: Option<u16>,
    /// How it lives in this book.
    pub part: Part,
}

/// How a clause lives in the book.
pub enum Part {
    /// It is judged.
    Check(Check),
    /// It is judged at several kinds of event.
    Checks(&'static [Check]),
    /// It is a line of a tally; the price clauses name it when the line was got wrong.
    Line,
    /// It is a fact that the fold keeps, by which other clauses judge.
    Fact(&'static str),
    /// It is judged over the whole log at once, for it looks across events.
    Whole,
    /// It permits; nothing may be reported for it.
    Guard,
    /// No log can decide it.
    Undecidable(&'static str),
}

impl Clause {
    /// A clause that is judged.
    #[must_use]
    pub const fn check(
        id: &'static str,
        matters: &'static [Matter],
        says: &'static str,
        check: Check,
    ) -> Clause {
        Clause {
            id: ClauseId(id),
            matters,
            says,
            only: None,
            since: 1,
            until: None,
            part: Part::Check(check),
        }
    }

    /// A clause that is judged at several kinds of event.
    #[must_use]
    pub const fn checks(
        id: &'static str,
        matters: &'static [Matter],
        says: &'static str,
        checks: &'static [Check],
    ) -> Clause {
        Clause {
            id: ClauseId(id),
            matters,
            says,
            only: None,
            since: 1,
            until: None,
            part: Part::Checks(checks),
        }
    }

    /// How it is judged; empty when it is not.
    #[must_use]
    pub const fn judged_by(&self) -> &[Check] {
        match &self.part {
            Part::Check(check) => core::slice::from_ref(check),
            Part::Checks(checks) => checks,
            Part::Line | Part::Fact(_) | Part::Whole | Part::Guard | Part::Undecidable(_) => &[],
        }
    }

    /// A clause that is a line of a tally.
    #[must_use]
    pub const fn line(id: &'static str, matters: &'static [Matter], says: &'static str) -> Clause {
        Clause { id: ClauseId(id), matters, says, only: None, since: 1, until: None, part: Part::Line }
    }

    /// A clause that is a fact of the fold; `how` says which.
    #[must_use]
    pub const fn fact(id: &'static str, says: &'static str, how: &'static str) -> Clause {
        Clause {
            id: ClauseId(id),
            matters: &[],
            says,
            only: None,
            since: 1,
            until: None,
            part: Part::Fact(how),
        }
    }

    /// A clause that is judged over the whole log.
    #[must_use]
    pub const fn whole(id: &'static str, matters: &'static [Matter], says: &'static str) -> Clause {
        Clause { id: ClauseId(id), matters, says, only: None, since: 1, until: None, part: Part::Whole }
    }

    /// A clause that permits.
    #[must_use]
    pub const fn guard(id: &'static str, says: &'static str) -> Clause {
        Clause { id: ClauseId(id), matters: &[], says, only: None, since: 1, until: None, part: Part::Guard }
    }

    /// A clause that no log can decide.
    #[must_use]
    pub const fn undecidable(id: &'static str, says: &'static str, why: &'static str) -> Clause {
        Clause {
            id: ClauseId(id),
            matters: &[],
            says,
            only: None,
            since: 1,
            until: None,
            part: Part::Undecidable(why),
        }
    }

    /// The same clause, with the kinds of fact that it shares with clauses that are judged.
    #[must_use]
    pub const fn on(self, matters: &'static [Matter]) -> Clause {
        Clause { matters, ..self }
    }

    /// The same clause, that came with a later version of the book.
    #[must_use]
    pub const fn since(self, book: u16) -> Clause {
        Clause { since: book, ..self }
    }

    /// The same clause, whose place another took in a version of the book.
    #[must_use]
    pub const fn until(self, book: u16) -> Clause {
        Clause { until: Some(book), ..self }
    }

    /// Does it belong to this printing and this version of the book?
    #[must_use]
    pub fn is_of(&self, edition: Edition) -> bool {
        let stands = self.since <= edition.book && self.until.is_none_or(|until| edition.book < until);
        stands && self.only.is_none_or(|only| only == edition.printing)
    }

    /// The same clause, for one printing alone.
    #[must_use]
    pub const fn only(self, printing: Printing) -> Clause {
        Clause { only: Some(printing), ..self }
    }
}
