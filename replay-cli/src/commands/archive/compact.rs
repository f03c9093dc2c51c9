//! `archive compact`: the engine's dead space given back.

use crate::commands::{Answer, Call, Failure};
use crate::exit::Exit;
use crate::render;
use crate::session::Compacted;
use crate::view::ArchiveCompactView;

pub(super) fn run(call: &Call<'_>) -> Result<Answer, Failure> {
    let Compacted { games, before, after } = call.place.compact()?;
    let view = ArchiveCompactView { schema: "asl-replay/archive-compact/1", games, before, after };
    Ok(Answer::of(Exit::Clean, &view, render::archive_compact(&view)))
}
