//! Why a command could not do its work, as data.

use asl_core::notation::NotationError;
use schemars::JsonSchema;
use serde::Serialize;

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
