//! What a command added to a game, as text.

use super::log::waits;
use super::{STRONG, styled};
use crate::view::added::AddedView;
use crate::view::event::EventView;
use crate::words::one_line;

/// Events that a command added, and what follows from them.
#[must_use]
pub fn added(view: &AddedView) -> String {
    let notes: String = view.notes.iter().map(|note| format!("  {}\n", one_line(note))).collect();
    styled(STRONG, &view.game) + "\n" + &events(&view.events) + &notes
}

pub(crate) fn events(events: &[EventView]) -> String {
    events
        .iter()
        .map(|event| format!("  event {}: {}{}\n", event.event, one_line(&short(&event.text)), waits(event)))
        .collect()
}

/// Shares and commitments are for programs: their first digits do for people.
fn short(text: &str) -> String {
    let is_long = |word: &str| word.len() == 64 && word.bytes().all(|b| b.is_ascii_hexdigit());
    let word = |word: &str| if is_long(word) { format!("{}…", &word[..8]) } else { word.to_owned() };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}
