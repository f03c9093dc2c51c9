//! `status`: how a game stands.

use crate::command::args::GameArg;
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call};
use crate::exit::Exit;
use crate::home::keys;
use crate::read::Loaded;
use crate::text::home;
use crate::view::home::StatusView;

pub(super) fn run(call: &Call, args: &GameArg) -> Result<Answer, Failure> {
    let copy = call.place.copy_for(&args.game, &call.viewer)?;
    let me = mine(call, &copy.loaded);
    let view = StatusView::of(command::stem(&args.game).trim_start_matches('@').to_owned(), &copy.loaded, me);
    Ok(Answer::of(Exit::Clean, &view, home::status(&view, call.width)).about(&copy.loaded))
}

/// The player whose key is here.
pub(super) fn mine(call: &Call, loaded: &Loaded) -> Option<String> {
    keys::player_here(&call.place, loaded).map(|name| name.to_string())
}
