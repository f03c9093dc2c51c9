//! What a command added to a game, as data.

use super::event::EventView;
use crate::read::Loaded;
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
