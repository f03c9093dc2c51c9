//! The book in use: indexed by what can speak, and run on one event.

use super::chapters::clauses;
use super::clause::Clause;
use super::foreign_words;
use super::gather::{Rows, gather};
use super::hearing::Hearing;
use super::index::Index;
use super::opinion::Opinion;
use super::owed;
use crate::duty::Duty;
use crate::event::{Event, What};
use crate::facts::{Ctx, Outcomes};
use crate::figures::left_play::acts_though_gone;
use crate::finding::Finding;
use crate::matter::Matter;
use crate::scenario::{Edition, Printing};
use crate::state::Attack;
use crate::vocab::{BOOK_VERSION, ClauseId};
use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use once_cell::race::OnceBox;

/// The clauses of one printing and version, by what makes them speak.
pub struct Book {
    edition: Edition,
    rows: Rows,
    index: Index,
}

/// The books that were asked for, by version and printing.
static KEPT: [[OnceBox<Arc<Book>>; 2]; BOOK_VERSION as usize] =
    [const { [const { OnceBox::new() }; 2] }; BOOK_VERSION as usize];

impl Book {
    /// The book of a printing and a version, indexed once for all games.
    #[must_use]
    pub fn of(edition: Edition) -> Arc<Book> {
        let indexed = || Arc::new(Book::of_rows(edition, clauses()));
        let of_version = KEPT.get(usize::from(edition.book).wrapping_sub(1));
        match of_version.and_then(|kept| kept.get(edition.printing as usize)) {
            Some(kept) => Arc::clone(kept.get_or_init(|| Box::new(indexed()))),
            // No such version is yet.
            None => indexed(),
        }
    }

    /// The same for rows of choice: what a change of the book would judge.
    #[must_use]
    pub fn of_rows(edition: Edition, rows: impl Iterator<Item = &'static Clause>) -> Book {
        let mut index = Index::new();
        let mut of_id = Rows::new();
        for (place, clause) in rows.enumerate() {
            let applies = clause.is_of(edition);
            if applies || !of_id.contains_key(&clause.id) {
                of_id.insert(clause.id, (place, clause));
            }
            for check in clause.judged_by().iter().filter(|_| applies) {
                index.put(clause.id, *check);
            }
        }
        Book { edition, rows: of_id, index }
    }

    /// The printing it judges by.
    #[must_use]
    pub const fn printing(&self) -> Printing {
        self.edition.printing
    }

    /// The printing and the version that it judges by.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// A clause by its id; the latest of that id.
    #[must_use]
    pub fn clause(id: &str) -> Option<&'static Clause> {
        clauses().filter(|clause| clause.id.0 == id).last()
    }

    /// Everything that the book says of an event.
    #[must_use]
    pub fn opinions(&self, ctx: &Ctx<'_>, event: &Event) -> Vec<Opinion> {
        self.hear(ctx, event, true).opinions
    }

    /// What the book finds in an event: one finding for each mistake, and how many clauses were kept.
    #[must_use]
    pub fn judge(&self, ctx: &Ctx<'_>, event: &Event) -> (Vec<Finding>, u64) {
        let mut hearing = self.hear(ctx, event, false);
        if hearing.opinions.is_empty() {
            return (Vec::new(), hearing.kept);
        }
        if self.edition.book >= 2 {
            foreign_words::ask(event, &mut hearing.opinions);
        }
        (gather(&self.rows, ctx.before.seq, hearing.opinions), hearing.kept)
    }

    /// What was inferred is judged as the deed that it tells.
    fn hear<'b>(&'b self, ctx: &Ctx<'b>, event: &Event, write_kept: bool) -> Hearing<'b> {
        let (read, event) = (event, &*event.done());
        let (before, outcomes) = (ctx.before, Outcomes::default());
        let ctx = &ctx.keeping(&outcomes);
        let mut hearing = Hearing::of(&self.index, before, write_kept);
        if let What::Inferred(_) = &read.what {
            hearing.of_its_kind(ctx, read);
        }
        hearing.any(ctx, event);
        if !acts_though_gone(ctx, event) {
            hearing.of_its_kind(ctx, event);
        } else {
            // That it acts at all is told; the move of another is over all the same.
            let over = if let What::MpSpent(spent) = &event.what {
                ctx.before.moves_over_by_mp(ctx.scenario, spent)
            } else if let Some(spent) = event.what.mf() {
                ctx.before.moves_over_by_mf(ctx.scenario, spent)
            } else {
                Vec::new()
            };
            hearing.close_movers(ctx, &over);
        }
        hearing
    }

    /// All that an attack calls for, done or not, in the order in which players work it off. Asked of a later position it
    /// tells what was done since.
    #[must_use]
    pub fn owed_by(&self, ctx: &Ctx<'_>, attack: &Attack) -> Vec<Duty> {
        owed::owed_by(&self.index, ctx, attack)
    }

    /// Everything that is open at a position: of the attacks that are not closed, of the move in progress, of the units
    /// in this phase.
    #[must_use]
    pub fn owed(&self, ctx: &Ctx<'_>) -> Vec<Duty> {
        owed::owed(&self.index, ctx)
    }
}

/// Do the rows of two clauses name one fact of which an event holds no second?
#[must_use]
pub fn same_fact(a: ClauseId, b: ClauseId) -> bool {
    let of = |id: ClauseId| Book::clause(id.0).map_or(&[] as &[Matter], |clause| clause.matters);
    a == b || of(a).iter().any(|matter| matter.is_one() && of(b).contains(matter))
}
