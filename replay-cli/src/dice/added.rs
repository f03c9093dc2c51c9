//! What a command added to a game, as data.

use crate::history::log::waits;
use crate::read::Loaded;
use crate::text::{STRONG, styled};
use crate::view::event::EventView;
use crate::words::one_line;
use asl_core::audit::Replay;
use schemars::JsonSchema;
use serde::Serialize;

/// What `seal`, `reveal`, `waive`, `ruling`, `retract` and `object` answer.
#[derive(JsonSchema, Serialize, Debug)]
pub struct AddedView {
    /// The command's form and version.
    pub schema: &'static str,
    /// The game.
    pub game: String,
    /// The events that were added.
    pub events: Vec<EventView>,
    /// What follows from them.
    pub notes: Vec<String>,
}

impl AddedView {
    /// The view of the events from `from` on.
    #[must_use]
    pub fn of(schema: &'static str, loaded: &Loaded, from: usize) -> AddedView {
        AddedView { schema, game: loaded.name(), events: since(loaded, from), notes: Vec::new() }
    }
}

pub(crate) fn since(loaded: &Loaded, from: usize) -> Vec<EventView> {
    let replay = Replay::of(&loaded.game);
    let news = loaded.game.events.iter().enumerate().skip(from);
    news.map(|(n, event)| EventView::of(loaded, n as u64, &replay.before(n), event)).collect()
}

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
