//! Notes of the reader's own on events: a file beside the game, and never a word in the game.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;

/// How the file begins: what does not is somebody's file of another kind, and is not written over.
const HEAD: &str = "# Notes on the events of a game, by asl-replay review.";

/// Notes by event. A bookmark is a note without words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes(BTreeMap<usize, String>);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    #[serde(default)]
    note: Vec<Note>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Note {
    event: usize,
    #[serde(default)]
    text: String,
}

impl Notes {
    /// Reads a file of notes.
    ///
    /// # Errors
    /// Why the text is none.
    pub fn read(text: &str) -> Result<Notes, String> {
        if !text.starts_with(HEAD) {
            return Err("its first line is not that of a file of notes".into());
        }
        let stored: Stored = toml::from_str(text).map_err(|why| why.message().to_owned())?;
        Ok(Notes(stored.note.into_iter().map(|note| (note.event, note.text)).collect()))
    }

    /// The file.
    #[must_use]
    pub fn text(&self) -> String {
        let mut out = format!(
            "{HEAD}\n# Written anew with every note: comments of your own are not kept. A note without a text is a bookmark.\n"
        );
        for (event, text) in &self.0 {
            let text = toml_edit::value(text.as_str());
            let _infallible =
                writeln!(out, "\n[[note]]\nevent = {event}\ntext = {}", text.to_string().trim());
        }
        out
    }

    /// The note on an event.
    #[must_use]
    pub fn on(&self, event: usize) -> Option<&str> {
        self.0.get(&event).map(String::as_str)
    }

    /// Puts a bookmark, or takes the note away.
    pub(super) fn toggle(&mut self, event: usize) {
        if self.0.remove(&event).is_none() {
            self.0.insert(event, String::new());
        }
    }

    /// Writes a note; no words leave a bookmark.
    pub(super) fn write(&mut self, event: usize, text: &str) {
        self.0.insert(event, text.to_owned());
    }
}
