//! What players noted on events, beside the game: plain data, as the page, the terminal and the report show it.

use schemars::JsonSchema;
use serde::Serialize;

/// A note on an event.
#[derive(Clone, JsonSchema, Serialize, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NoteRow {
    /// The event.
    pub event: u64,
    /// Whose it is; absent where the reader gave no name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Its words, a sign first where it has one; none of a bookmark.
    pub text: String,
}

/// The signs that a note may begin with, and what each says of the event.
pub const SIGNS: [(&str, &str); 6] = [
    ("!!", "brilliant"),
    ("??", "a blunder"),
    ("!?", "interesting"),
    ("?!", "dubious"),
    ("!", "good"),
    ("?", "a mistake"),
];

impl NoteRow {
    /// The sign that it begins with, and the words behind it.
    #[must_use]
    pub fn parts(&self) -> (&'static str, &str) {
        let text = self.text.trim_start();
        let sign = SIGNS
            .iter()
            .find(|(sign, _)| text.strip_prefix(sign).is_some_and(|rest| !rest.starts_with(['!', '?'])));
        sign.map_or(("", text), |(sign, _)| (sign, text[sign.len()..].trim_start()))
    }

    /// It as a line: its sign, whose it is, its words.
    #[must_use]
    pub fn line(&self) -> String {
        let (sign, words) = self.parts();
        let by = self.by.as_ref().map(|by| format!("{by}:")).unwrap_or_default();
        let parts = [sign, by.as_str(), words];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }
}
