//! `archive compact`: the engine's dead space given back.

use crate::commands::{Answer, Call, Failure};
use crate::exit::Exit;
use crate::render;
use crate::session::Compacted;
use crate::view::ArchiveCompactView;

pub(super) fn run(call: &Call<'_>) -> Result<Answer, Failure> {
    let Compacted { games, before, after, is_kept } = call.place.compact()?;
    let schema = "asl-replay/archive-compact/1";
    let view =
        ArchiveCompactView { schema, games, before, after: if is_kept { before } else { after }, is_kept };
    Ok(Answer::of(Exit::Clean, &view, render::archive_compact(&view)))
}
