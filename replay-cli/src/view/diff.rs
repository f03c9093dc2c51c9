//! Where two copies part, as data.

use super::event::EventView;
use crate::session::Loaded;
use asl_core::replay::Replay;
use serde::Serialize;

/// One copy's word at the event where two copies part.
#[derive(Serialize, Debug)]
pub struct CopyView {
    /// The file.
    pub file: String,
    /// How many events it has.
    pub events: u64,
    /// What it says there; absent when it ends before.
    pub says: Option<EventView>,
}

/// What `diff` answers.
#[derive(Serialize, Debug)]
pub struct DiffView {
    /// `asl-replay/diff/1`.
    pub schema: &'static str,
    /// Events that both have.
    pub shared: u64,
    /// The first event that differs, when both have one there.
    pub parts_at: Option<u64>,
    /// The events are the same, though one copy may be longer.
    pub one_past: bool,
    /// The first copy.
    pub a: CopyView,
    /// The second copy.
    pub b: CopyView,
}

impl DiffView {
    /// Compares two games event by event.
    #[must_use]
    pub fn of(a: &Loaded, b: &Loaded) -> DiffView {
        let pairs = a.game.events.iter().zip(&b.game.events);
        let shared = pairs.take_while(|(x, y)| x == y).count();
        let both = shared < a.game.events.len() && shared < b.game.events.len();
        DiffView {
            schema: "asl-replay/diff/1",
            shared: shared as u64,
            parts_at: both.then_some(shared as u64),
            one_past: !both,
            a: copy(a, shared),
            b: copy(b, shared),
        }
    }
}

fn copy(loaded: &Loaded, at: usize) -> CopyView {
    let before = Replay::of(&loaded.game).before(at);
    let event = loaded.game.events.get(at);
    CopyView {
        file: loaded.name(),
        events: loaded.game.events.len() as u64,
        says: event.map(|event| EventView::of(loaded, at as u64, &before, event)),
    }
}
