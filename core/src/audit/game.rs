//! A game: its scenario and its events. Input: events in order, record 0 first. Knows no file and judges nothing.

use crate::event::{Event, GameStarted, What};
use crate::scenario::{HeadError, Scenario};
use crate::vocab::BOOK_VERSION;
use alloc::sync::Arc;
use alloc::vec::Vec;

/// A game: its scenario and what happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// What it is played with.
    pub scenario: Scenario,
    /// What happened, in order; record 0 first.
    pub events: Vec<Event>,
}

/// Why events make no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    /// The first event is not the start of a game.
    #[error("the log does not begin with the start of a game (record 0)")]
    NoStart,
    /// A later program recorded it: by its rules only that one can judge.
    #[error(
        "it was recorded under version {book} of the rule book code, and this program knows versions 1 to {latest}: use a newer asl-replay"
    )]
    Book {
        /// The version of record 0.
        book: u16,
        /// The latest known.
        latest: u16,
    },
    /// The scenario head of record 0 is at fault.
    #[error("the scenario of record 0 cannot be read: {}", .0.first().map_or("", |e| e.message.as_str()))]
    Head(Vec<HeadError>),
}

impl Game {
    /// A game from its events: the scenario is that of record 0.
    ///
    /// # Errors
    /// When record 0 is missing, or its head cannot be read.
    pub fn of(events: Vec<Event>) -> Result<Game, GameError> {
        let Some(What::GameStarted(started)) = events.first().map(|event| &event.what) else {
            return Err(GameError::NoStart);
        };
        let scenario = read(started, started.book)?;
        Ok(Game { scenario, events })
    }

    /// The same events as a game of another version of the book: units have the values of that version.
    ///
    /// # Errors
    /// When record 0 is missing, the version is not known, or the head cannot be read by it.
    pub fn under(&self, book: u16) -> Result<Game, GameError> {
        let Some(What::GameStarted(started)) = self.events.first().map(|event| &event.what) else {
            return Err(GameError::NoStart);
        };
        let mut scenario = read(started, book)?;
        if let Some(atlas) = &self.scenario.atlas {
            scenario.lay(Arc::clone(atlas));
        }
        Ok(Game { scenario, events: self.events.clone() })
    }

    /// A game to be verified and not judged. Of a book newer than this program's the head is read as far as this one
    /// knows heads, for who plays and with which keys; with it comes why it cannot be judged.
    ///
    /// # Errors
    /// As [`Game::of`], a newer book apart.
    pub fn to_verify(events: Vec<Event>) -> Result<(Game, Option<GameError>), GameError> {
        let Some(What::GameStarted(started)) = events.first().map(|event| &event.what) else {
            return Err(GameError::NoStart);
        };
        let (scenario, why) = match read(started, started.book) {
            Ok(scenario) => (scenario, None),
            // A head that this program cannot read names nobody who could have signed.
            Err(why @ GameError::Book { .. }) => {
                (read(started, BOOK_VERSION).unwrap_or_else(|_| Scenario::empty()), Some(why))
            }
            Err(why) => return Err(why),
        };
        Ok((Game { scenario, events }, why))
    }

    /// A game of which not even record 0 is left.
    #[must_use]
    pub fn without_start() -> Game {
        Game { scenario: Scenario::empty(), events: Vec::new() }
    }
}

fn read(started: &GameStarted, book: u16) -> Result<Scenario, GameError> {
    let latest = BOOK_VERSION;
    if !(1..=latest).contains(&book) {
        return Err(GameError::Book { book, latest });
    }
    Scenario::read_by(started.head.as_str(), book).map_err(GameError::Head)
}
