//! Why a command could not do its work: how the program ends then, and what it says, in text and in JSON.

use super::exit::Exit;
use super::{Answer, to_json};
use crate::home::keys::KeyError;
use crate::home::seat::SeatError;
use crate::home::{LoadError, Refusal};
use crate::read::ReadError;
use crate::words::harmless;
use asl_core::notation::NotationError;
use schemars::JsonSchema;
use serde::Serialize;
use std::error::Error as StdError;
use thiserror::Error;

/// Why a command could not do its work.
#[derive(Debug, Error)]
pub enum Failure {
    /// A game could not be read.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The call makes no sense.
    #[error("{0}")]
    Usage(String),
    /// The store refused.
    #[error("{0}")]
    Store(String),
    /// Copies part, or a log is damaged: said with exit code 2.
    #[error("{0}")]
    Broken(String),
    /// One of these, and what is to be said besides.
    #[error("{why}\n{}", notes.trim_end())]
    Noted {
        /// It.
        why: Box<Failure>,
        /// A line each.
        notes: String,
    },
}

impl Failure {
    /// The store refused, with all reasons behind the first.
    pub(crate) fn store(error: &dyn StdError) -> Failure {
        let reasons = std::iter::successors(Some(error), |error| (*error).source());
        let mut said: Vec<String> = reasons.map(ToString::to_string).collect();
        said.dedup();
        Failure::Store(said.join(": "))
    }

    /// The call makes no sense, in the error's own words.
    pub(crate) fn usage(error: &dyn StdError) -> Failure {
        Failure::Usage(error.to_string())
    }

    /// With notes, where there are any.
    pub(crate) fn with(self, notes: &str) -> Failure {
        if notes.is_empty() { self } else { Failure::Noted { why: Box::new(self), notes: notes.to_owned() } }
    }

    /// How the program ends then.
    #[must_use]
    pub const fn exit(&self) -> Exit {
        match self {
            Failure::Noted { why, .. } => why.exit(),
            Failure::Broken(_)
            | Failure::Load(
                LoadError::Read(ReadError::Dispute { .. })
                | LoadError::NotAsAcknowledged { .. }
                | LoadError::TooMuchHeld { .. },
            ) => Exit::Broken,
            Failure::Load(_) | Failure::Usage(_) | Failure::Store(_) => Exit::CannotRun,
        }
    }

    /// The failure as an answer: its text is for the error stream, its JSON for standard output.
    #[must_use]
    pub fn answer(&self) -> Answer {
        let (exit, said) = (self.exit(), self.to_string());
        let json = to_json(&ErrorView::of(said.trim_end().to_owned(), exit.code(), self.places()));
        let text = harmless(&said);
        Answer { exit, text, json, aside: String::new(), notes: String::new(), raw: false, beside: false }
    }

    /// Every fault of a text game that could not be read.
    fn places(&self) -> Vec<PlaceView> {
        match self {
            Failure::Noted { why, .. } => why.places(),
            Failure::Load(LoadError::Read(ReadError::Notation { errors, .. })) => {
                errors.iter().map(PlaceView::of).collect()
            }
            Failure::Load(_) | Failure::Usage(_) | Failure::Store(_) | Failure::Broken(_) => Vec::new(),
        }
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Failure {
        Failure::Load(error.into())
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        match refusal {
            Refusal::Load(error) => Failure::Load(error),
            Refusal::Wrong(says) => Failure::Usage(says),
            Refusal::Store(says) => Failure::Store(says),
            Refusal::Broken(says) => Failure::Broken(says),
        }
    }
}

impl From<KeyError> for Failure {
    fn from(error: KeyError) -> Failure {
        Refusal::from(error).into()
    }
}

impl From<SeatError> for Failure {
    fn from(error: SeatError) -> Failure {
        Refusal::from(error).into()
    }
}

/// A fault of a text game and where it stands.
#[derive(JsonSchema, Serialize, Debug)]
pub struct PlaceView {
    /// The line, 1 first.
    pub line: usize,
    /// The column, 1 first, in characters.
    pub column: usize,
    /// What was found and what was expected.
    pub message: String,
    /// The nearest known word, when one is near.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub did_you_mean: Option<String>,
}

impl PlaceView {
    /// The view of an error of the notation.
    #[must_use]
    pub fn of(error: &NotationError) -> PlaceView {
        PlaceView {
            line: error.line,
            column: error.column,
            message: error.to_string(),
            did_you_mean: error.hint.clone(),
        }
    }
}

/// What any command answers when it could not do its work.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ErrorView {
    /// `asl-replay/error/1`.
    pub schema: &'static str,
    /// What went wrong, in words.
    pub error: String,
    /// The exit code: 2 or 3.
    pub exit: u8,
    /// Every fault of a text game that could not be read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<PlaceView>,
}

impl ErrorView {
    /// The view of a failure.
    #[must_use]
    pub fn of(error: String, exit: u8, places: Vec<PlaceView>) -> ErrorView {
        ErrorView { schema: "asl-replay/error/1", error, exit, places }
    }
}
