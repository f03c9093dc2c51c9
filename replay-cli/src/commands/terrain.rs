//! `terrain`: a board as this program reads it.

use super::{Answer, Call, Failure};
use crate::args::TerrainArgs;
use crate::exit::Exit;
use crate::{render, view::TerrainView};

pub(super) fn run(call: &Call, args: &TerrainArgs) -> Result<Answer, Failure> {
    let boards = call.place.shelf()?.alone(&args.board).map_err(|e| Failure::usage(&e))?;
    let view = TerrainView::of(&boards).ok_or_else(|| Failure::Usage("no board was read".into()))?;
    let text = render::terrain(&view);
    Ok(Answer::data(Exit::Clean, &view, text))
}
