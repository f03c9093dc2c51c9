//! Where two copies part, as data.

use super::event::EventView;
use super::integrity::IntegrityView;
use crate::session::Loaded;
use asl_core::replay::Replay;
use schemars::JsonSchema;
use serde::Serialize;

/// One copy's word at the event where two copies part.
#[derive(JsonSchema, Serialize, Debug)]
pub struct CopyView {
    /// The file.
    pub file: String,
    /// How many events it has.
    pub events: u64,
    /// What it says there; absent when it ends before.
    pub says: Option<EventView>,
    /// The first line of the scenario head that differs, when the copies part at record 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub head_line: Option<String>,
    /// What is wrong with the copy; then only its good part was compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

/// What `diff` answers.
#[derive(JsonSchema, Serialize, Debug)]
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
            a: copy(a, b, shared),
            b: copy(b, a, shared),
        }
    }
}

fn copy(loaded: &Loaded, other: &Loaded, at: usize) -> CopyView {
    let before = Replay::of(&loaded.game).before(at);
    let event = loaded.game.events.get(at);
    CopyView {
        file: loaded.name(),
        events: loaded.game.events.len() as u64,
        says: event.map(|event| EventView::of(loaded, at as u64, &before, event)),
        head_line: (at == 0).then(|| head_line(loaded, other)).flatten(),
        fault: IntegrityView::of_game(loaded).and_then(|integrity| integrity.fault),
    }
}

/// The first line of this head that the other has not in its place.
fn head_line(loaded: &Loaded, other: &Loaded) -> Option<String> {
    let (mine, theirs) = (loaded.head()?, other.head()?);
    let mut theirs = theirs.lines();
    let (n, line) = mine.lines().enumerate().find(|(_, line)| theirs.next() != Some(line))?;
    Some(format!("line {} of the scenario: {line}", n + 1))
}
