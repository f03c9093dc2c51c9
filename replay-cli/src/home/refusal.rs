//! Why a transaction was refused. Whatever was refused changed nothing.

use super::LoadError;
use super::keys::KeyError;
use super::seat::SeatError;
use crate::read::{GameCopy, Parties, ReadError};
use crate::words::{counted, one_line};
use asl_store::archive::{AppendError, ExtendError};
use std::error::Error as StdError;
use thiserror::Error;

/// Why a transaction was refused.
#[derive(Debug, Error)]
pub enum Refusal {
    /// A game could not be read.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// What was asked for makes no sense here: another name, another file, another player would.
    #[error("{0}")]
    Wrong(String),
    /// The disk, the archive or the system failed.
    #[error("{0}")]
    Store(String),
    /// Copies part, a log is damaged, a word is not signed: whoever asks must not go on.
    #[error("{0}")]
    Broken(String),
}

impl From<ReadError> for Refusal {
    fn from(error: ReadError) -> Refusal {
        Refusal::Load(error.into())
    }
}

impl From<KeyError> for Refusal {
    fn from(error: KeyError) -> Refusal {
        if let KeyError::Write(why) = &error {
            return Refusal::Store(reasons(why));
        }
        Refusal::Wrong(error.to_string())
    }
}

impl From<SeatError> for Refusal {
    fn from(error: SeatError) -> Refusal {
        match error {
            SeatError::Load(error) => Refusal::Load(error),
            SeatError::AnsweredElsewhere { .. } => Refusal::Broken(error.to_string()),
            SeatError::NoPlayer { .. }
            | SeatError::NotMe(_)
            | SeatError::Who(_)
            | SeatError::NoKey { .. }
            | SeatError::Key(_)
            | SeatError::Secret { .. } => Refusal::Wrong(error.to_string()),
            SeatError::System(_) => Refusal::Store(error.to_string()),
        }
    }
}

/// An error of the store, with all reasons behind the first.
pub(super) fn reasons(error: &dyn StdError) -> String {
    let reasons = std::iter::successors(Some(error), |error| (*error).source());
    let mut said: Vec<String> = reasons.map(ToString::to_string).collect();
    said.dedup();
    one_line(&said.join(": "))
}

/// The store failed.
pub(super) fn failed(error: impl StdError) -> Refusal {
    Refusal::Store(reasons(&error))
}

/// The archive did not take a copy.
pub(super) fn not_taken(name: &str, why: &ExtendError) -> Refusal {
    match why {
        ExtendError::Append(AppendError::Conflict { actual, .. }) => Refusal::Broken(format!(
            "your game {name} has moved on meanwhile, to {}: nothing was changed, do it again",
            counted(actual.records, "event", "events")
        )),
        ExtendError::Append(_) | ExtendError::NotIntact(_) | ExtendError::NoContinuation => {
            Refusal::Store(reasons(why))
        }
    }
}

impl GameCopy {
    /// A damaged log is no basis for anything.
    ///
    /// # Errors
    /// When it is damaged, or falsely signed.
    pub fn must_be_intact(&self) -> Result<(), Refusal> {
        match self.loaded.damage() {
            Some(says) => Err(Refusal::Broken(format!("{says}; nothing was changed"))),
            None => Ok(()),
        }
    }

    /// The parties of a game; there must be some.
    ///
    /// # Errors
    /// When record 0 names no key.
    pub fn must_have_parties(&self) -> Result<&Parties, Refusal> {
        self.parties().ok_or_else(|| {
            let name = self.loaded.name();
            Refusal::Wrong(format!(
                "{name} names no player's key: make a game to be played by mail with `asl-replay new`"
            ))
        })
    }
}
