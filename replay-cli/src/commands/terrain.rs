//! `terrain`: a board as this program reads it.

use crate::args::boards::TerrainArgs;
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::text::boards;
use crate::view::boards::TerrainView;

pub(super) fn run(call: &Call, args: &TerrainArgs) -> Result<Answer, Failure> {
    let boards = call.place.shelf()?.alone(&args.board).map_err(|e| Failure::usage(&e))?;
    let view = TerrainView::of(&boards).ok_or_else(|| Failure::Usage("no board was read".into()))?;
    let text = boards::terrain(&view);
    Ok(Answer::data(Exit::Clean, &view, text))
}
