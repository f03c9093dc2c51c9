//! `games`: what lies in the archive; a game under another name, or gone from it.

use crate::args::home::{GamesArgs, GamesStep};
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::{Desk, GameName, Removal, in_order, threads};
use crate::text::home;
use crate::view::home::{GameRow, GamesView, RemovedView, RenamedView};
use crate::words::counted;
use std::path::Path;

pub(super) fn run(call: &Call, args: &GamesArgs) -> Result<Answer, Failure> {
    match &args.step {
        None | Some(GamesStep::List) => list(call),
        Some(GamesStep::Rename { game, new }) => rename(call, game, new),
        Some(GamesStep::Remove { game, output, force }) => remove(call, game, (output.as_deref(), *force)),
    }
}

fn rename(call: &Call, game: &str, new: &str) -> Result<Answer, Failure> {
    let renamed = call.place.rename(game, new)?;
    let view = RenamedView {
        schema: "asl-replay/games-rename/1",
        old: renamed.old.to_string(),
        new: renamed.new.to_string(),
        events: renamed.events,
    };
    Ok(Answer::of(Exit::Clean, &view, home::renamed(&view)))
}

fn remove(call: &Call, game: &str, (output, force): (Option<&Path>, bool)) -> Result<Answer, Failure> {
    let removal = call.place.removal(game)?;
    if output.is_none() && !force {
        return Err(Failure::Usage(lost(&removal)));
    }
    call.place.remove(&removal, output)?;
    let view = RemovedView {
        schema: "asl-replay/games-remove/1",
        game: removal.game.to_string(),
        events: removal.events,
        file: output.map(|file| file.display().to_string()),
        signed: removal.signed.iter().cloned().collect(),
        unsigned: removal.unsigned,
        secrets: removal.secrets,
        like_it: removal.like_it.iter().map(ToString::to_string).collect(),
    };
    Ok(Answer::of(Exit::Clean, &view, home::removed(&view)))
}

/// What would be lost.
fn lost(removal: &Removal) -> String {
    let name = &removal.game;
    let unsigned = match removal.unsigned {
        0 => String::new(),
        n => format!(", {} of yours that no mail has", counted(n, "event", "events")),
    };
    format!(
        "all of {name} would be lost: {}{unsigned}. `asl-replay games remove {name} -o {name}.aslog` writes it into a file \
         first; --force removes it for good. Nothing was removed",
        counted(removal.events, "event", "events")
    )
}

/// All of them, read on all cores; nothing is judged.
pub(super) fn list(call: &Call<'_>) -> Result<Answer, Failure> {
    let home = call.place.folder()?.display().to_string();
    let mut games = Vec::new();
    if let Some(many) = call.place.many()? {
        let names = many.names()?;
        let told = |done: usize| call.waiting().done(done as u64, names.len() as u64, "games");
        in_order(
            &names,
            threads(),
            || many.desk(),
            row,
            |_, row| {
                games.push(row);
                told(games.len());
                !many.is_lost()
            },
        );
        many.must_have_answered()?;
    }
    let broken = games.iter().any(|row| row.fault.is_some());
    let view = GamesView { schema: "asl-replay/games/1", home, games };
    let exit = if broken { Exit::Broken } else { Exit::Clean };
    Ok(Answer::of(exit, &view, home::games(&view, call.width)))
}

/// One game that cannot be read hides none of the others; a database that does not answer hides all of them.
fn row(desk: &Desk<'_>, name: &GameName) -> GameRow {
    let read = desk.held(name).and_then(|held| {
        let size = held.size();
        Ok((size, desk.read_without_boards(name, held)?))
    });
    match read {
        Ok((size, loaded)) => {
            let me = desk.player_here(&loaded);
            GameRow { bytes: Some(size), ..GameRow::of(name.to_string(), &loaded, me.as_deref()) }
        }
        Err(why) => GameRow::unread(name.to_string(), why),
    }
}
