//! `status`: how a game stands.

use super::{Answer, Call, Failure};
use crate::args::GameArg;
use crate::exit::Exit;
use crate::render;
use crate::session::{Loaded, keys};
use crate::view::StatusView;

pub(super) fn run(call: &Call, args: &GameArg) -> Result<Answer, Failure> {
    let copy = call.place.copy_for(&args.game, &call.viewer)?;
    let me = mine(call, &copy.loaded);
    let view = StatusView::of(super::stem(&args.game).trim_start_matches('@').to_owned(), &copy.loaded, me);
    Ok(Answer::of(Exit::Clean, &view, render::status(&view, call.width)).about(&copy.loaded))
}

/// The player whose key is here.
pub(super) fn mine(call: &Call, loaded: &Loaded) -> Option<String> {
    keys::player_here(&call.place, loaded).map(|name| name.to_string())
}
