//! `games`: what lies in the archive.

use super::{Answer, Call, Failure};
use crate::exit::Exit;
use crate::render;
use crate::session::GameName;
use crate::view::{GameRow, GamesView};
use std::path::PathBuf;

pub(super) fn run(call: &Call) -> Result<Answer, Failure> {
    let names = call.place.games()?;
    let home = call.place.folder()?.display().to_string();
    let games: Vec<GameRow> = names.iter().map(|name| row(call, name)).collect();
    let broken = games.iter().any(|row| row.fault.is_some());
    let view = GamesView { schema: "asl-replay/games/1", home, games };
    let exit = if broken { Exit::Broken } else { Exit::Clean };
    Ok(Answer::of(exit, &view, render::games(&view, call.width)))
}

/// One game that cannot be read hides none of the others.
fn row(call: &Call, name: &GameName) -> GameRow {
    match call.place.copy(&PathBuf::from(format!("@{name}"))) {
        Ok(copy) => GameRow::of(name.to_string(), &copy.loaded),
        Err(why) => GameRow::unread(name.to_string(), why.to_string()),
    }
}
