//! A game that grows event by event: the position after its last event, and what the book would say of a
//! next one. Input: a game, then events one at a time. Knows no file and no player at a keyboard.

use super::{Game, Replay};
use crate::duty::Duty;
use crate::event::{Event, What};
use crate::facts::Ctx;
use crate::finding::Finding;
use crate::rules::{Book, Opinion};
use crate::state::{State, apply};
use alloc::sync::Arc;
use alloc::vec::Vec;

/// A game in play.
#[derive(Clone)]
pub struct Live {
    game: Game,
    book: Arc<Book>,
    state: State,
}

impl Live {
    /// A game at its last event.
    #[must_use]
    pub fn of(game: Game) -> Live {
        let book = Book::of(game.scenario.edition());
        let state = Replay::of(&game).end();
        Live { game, book, state }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The position after the last event.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// What a clause sees of the next event.
    #[must_use]
    pub fn ctx(&self) -> Ctx<'_> {
        Ctx::of(&self.game.scenario, &self.state, self.book.printing())
    }

    /// What the book finds in an event that came next, and how many clauses it would keep. What hangs on the
    /// whole log (the counters of imported rolls, waivers) is left to the audit.
    #[must_use]
    pub fn judge(&self, event: &Event) -> (Vec<Finding>, u64) {
        self.book.judge(&self.ctx(), event)
    }

    /// All that the book says of an event that came next, kept clauses included.
    #[must_use]
    pub fn opinions(&self, event: &Event) -> Vec<Opinion> {
        self.book.opinions(&self.ctx(), event)
    }

    /// What is owed after the last event.
    #[must_use]
    pub fn owed(&self) -> Vec<Duty> {
        self.book.owed(&self.ctx())
    }

    /// The event came next.
    pub fn append(&mut self, event: Event) {
        let back = matches!(event.what, What::Retracted(_));
        if !back {
            apply(&mut self.state, &self.game.scenario, &event);
        }
        self.game.events.push(event);
        if back {
            self.state = Replay::of(&self.game).end();
        }
    }
}
