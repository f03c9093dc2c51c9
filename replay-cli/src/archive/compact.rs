//! `archive compact`: the engine's dead space given back.

use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::home::Compacted;
use crate::text::size;
use crate::words::counted;
use schemars::JsonSchema;
use serde::Serialize;

pub(crate) fn run(call: &Call<'_>) -> Result<Answer, Failure> {
    let Compacted { games, before, after, is_kept } = call.place.compact()?;
    let schema = "asl-replay/archive-compact/1";
    let view =
        ArchiveCompactView { schema, games, before, after: if is_kept { before } else { after }, is_kept };
    Ok(Answer::of(Exit::Clean, &view, archive_compact(&view)))
}

/// What `archive compact` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ArchiveCompactView {
    /// `asl-replay/archive-compact/1`.
    pub schema: &'static str,
    /// The games, each verified in the old archive and in the new one.
    pub games: u64,
    /// Bytes on disk before.
    pub before: u64,
    /// Bytes on disk now.
    pub after: u64,
    /// The archive is the one that was there: written anew it was no smaller.
    pub is_kept: bool,
}

/// What came of it.
#[must_use]
pub fn archive_compact(view: &ArchiveCompactView) -> String {
    if view.is_kept {
        return format!(
            "{} read again: written anew it is not smaller than {}, and was left as it is\n",
            counted(view.games, "game", "games"),
            size(view.before)
        );
    }
    format!(
        "{} written anew and read again: {} on disk before, {} now\n",
        counted(view.games, "game", "games"),
        size(view.before),
        size(view.after)
    )
}
