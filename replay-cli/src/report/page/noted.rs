//! The notes of players on events, in a page.

use crate::review::view::{NoteRow, SIGNS};

/// A note on an event.
pub(super) struct Noted<'a> {
    pub(super) event: u64,
    pub(super) sign: &'static str,
    /// What the sign says.
    pub(super) means: &'static str,
    pub(super) by: &'a str,
    pub(super) words: &'a str,
}

impl Noted<'_> {
    pub(super) fn of(note: &NoteRow) -> Noted<'_> {
        let (sign, words) = note.parts();
        let means = SIGNS.iter().find(|(other, _)| *other == sign).map_or("", |(_, means)| means);
        Noted { event: note.event, sign, means, by: note.by.as_deref().unwrap_or_default(), words }
    }
}
