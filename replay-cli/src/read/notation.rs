//! A text game: parsed whole, all faults at once.

use super::{Kind, Loaded, ReadError, text_of};
use asl_core::audit::Game;
use asl_core::notation::{self, Expectation};
use asl_core::scenario::Types;
use std::collections::BTreeMap;
use std::path::Path;

/// What a notation file says besides its events.
#[derive(Clone, Default, Debug)]
pub struct Expected {
    /// The line of each event.
    pub lines: Vec<usize>,
    /// Expectations by event.
    pub by_event: BTreeMap<u64, Vec<Expectation>>,
}

impl Expected {
    /// The line of an event.
    #[must_use]
    pub fn line_of(&self, seq: u64) -> Option<usize> {
        usize::try_from(seq).ok().and_then(|seq| self.lines.get(seq)).copied()
    }
}

/// Types of vehicles that the game names are written into its head, so that it says all it is judged by.
pub(super) fn load_with(path: &Path, bytes: &[u8], types: &Types) -> Result<Loaded, ReadError> {
    let text = text_of(bytes).map_err(|at| ReadError::NotText { path: path.to_owned(), at })?;
    let parsed = notation::parse_with(&text, types);
    if !parsed.errors.is_empty() {
        return Err(ReadError::Notation { path: path.to_owned(), errors: parsed.errors });
    }
    let mut expected = Expected::default();
    let mut events = Vec::with_capacity(parsed.lines.len());
    for (seq, line) in parsed.lines.into_iter().enumerate() {
        expected.lines.push(line.number);
        if !line.expectations.is_empty() {
            expected.by_event.insert(seq as u64, line.expectations);
        }
        events.push(line.event);
    }
    let game = Game::of(events).map_err(|why| ReadError::Game { path: path.to_owned(), why })?;
    let paths = vec![path.to_owned()];
    Ok(Loaded { expected, ..Loaded::of(paths, Kind::Notation, game) })
}
