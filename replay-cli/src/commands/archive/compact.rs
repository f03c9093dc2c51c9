//! `archive compact`: the engine's dead space given back.

use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::Compacted;
use crate::text::archive;
use crate::view::archive::ArchiveCompactView;

pub(super) fn run(call: &Call<'_>) -> Result<Answer, Failure> {
    let Compacted { games, before, after, is_kept } = call.place.compact()?;
    let schema = "asl-replay/archive-compact/1";
    let view =
        ArchiveCompactView { schema, games, before, after: if is_kept { before } else { after }, is_kept };
    Ok(Answer::of(Exit::Clean, &view, archive::archive_compact(&view)))
}
