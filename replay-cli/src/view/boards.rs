//! Terrain and Line of Sight of the players' own boards, as data.

use crate::boards::{BoardFile, BoardFiles};
use crate::read::{Kind, Loaded};
use asl_core::event::Event;
use schemars::JsonSchema;
use serde::Serialize;

/// A board file that was read.
#[derive(JsonSchema, Serialize, Debug)]
pub struct BoardRow {
    /// The board's name.
    pub board: String,
    /// The version that it gives of itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// SHA-256 of the file: what a game pins.
    pub sha256: String,
}

/// That no board was read of a game which is played on some, what was not judged therefore, and what to do. It is not said of
/// events about which no map says anything.
pub(crate) fn unmapped(loaded: &Loaded, events: &[Event]) -> Option<String> {
    let BoardFiles { read, faults, .. } = &loaded.boards;
    let mut boards = loaded.game.scenario.map.boards();
    let of_vasl = loaded.kind == Kind::Vasl;
    let steps = loaded.imported.iter().any(|file| file.steps > 0);
    let wanted = if of_vasl { steps } else { boards.any(|board| !board.endless && !board.name.is_empty()) };
    let asks = events.iter().any(|event| event.what.done().is_on_map());
    if !read.is_empty() || !wanted || !asks {
        return None;
    }
    let judged = if of_vasl {
        "nothing of the map (LOS, terrain, the MP of moves) is judged"
    } else {
        "of the map (LOS, terrain) nothing is judged but what the game itself tells"
    };
    // A folder that lacks them is named beside.
    let hint = if faults.is_empty() { "; --boards DIR names the folder of your VASL boards" } else { "" };
    Some(format!("no board was read: {judged}{hint}"))
}

impl BoardRow {
    /// The board files that a game is judged with.
    #[must_use]
    pub fn all(files: &BoardFiles) -> Vec<BoardRow> {
        let row = |file: &BoardFile| BoardRow {
            board: file.name.clone(),
            version: file.version.clone(),
            sha256: file.sha256.clone(),
        };
        files.read.iter().map(row).collect()
    }
}
