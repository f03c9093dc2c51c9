//! `games`: what lies in the archive; a game under another name, or gone from it.

use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::home::{Desk, GameName, Removal, in_order, threads};
use crate::mail::status::GameRow;
use crate::text::table::Table;
use crate::text::{self, BAD, DIM, OPEN, STRONG, styled};
use crate::words::{counted, one_line};
use anstyle::Style;
use clap::{Args, Subcommand};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The games of your archive: whose turn it is in each; give one another name, remove one.
#[derive(Args, Debug)]
pub struct GamesArgs {
    /// What to do; they are listed when not given.
    #[command(subcommand)]
    pub step: Option<GamesStep>,
}

/// What is done with the games of the archive.
#[derive(Subcommand, Debug)]
pub enum GamesStep {
    /// The games, a line each.
    List,
    /// Give a game another name. Nothing in it changes.
    Rename {
        /// The game.
        #[arg(value_name = "GAME")]
        game: String,
        /// Its new name.
        #[arg(value_name = "NEW")]
        new: String,
    },
    /// Remove a game from the archive, into a file, or for good.
    Remove {
        /// The game.
        #[arg(value_name = "GAME")]
        game: String,
        /// Write all of it, signatures too, into this file first: `receive` and `record` take it in again.
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        /// Remove it though it lies in no file.
        #[arg(long, conflicts_with = "output")]
        force: bool,
    },
}

impl Command for GamesArgs {
    fn examples() -> &'static [&'static str] {
        &["games", "games rename bridge bridge-2025", "games remove bridge-2025 -o bridge-2025.aslog"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        match &self.step {
            None | Some(GamesStep::List) => list(call),
            Some(GamesStep::Rename { game, new }) => rename(call, game, new),
            Some(GamesStep::Remove { game, output, force }) => {
                remove(call, game, (output.as_deref(), *force))
            }
        }
    }

    fn output(&self) -> Option<&Path> {
        let Some(GamesStep::Remove { output, .. }) = &self.step else { return None };
        output.as_deref()
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
    Ok(Answer::of(Exit::Clean, &view, renaming(&view)))
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
    Ok(Answer::of(Exit::Clean, &view, removed(&view)))
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
pub(crate) fn list(call: &Call<'_>) -> Result<Answer, Failure> {
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
    Ok(Answer::of(exit, &view, games_table(&view, call.width)))
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

/// What `games` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct GamesView {
    /// `asl-replay/games/1`.
    pub schema: &'static str,
    /// The folder of the archive.
    pub home: String,
    /// The games, by name.
    pub games: Vec<GameRow>,
}

/// What `games rename` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct RenamedView {
    /// `asl-replay/games-rename/1`.
    pub schema: &'static str,
    /// What the game was called.
    pub old: String,
    /// What it is called.
    pub new: String,
    /// Its events.
    pub events: u64,
}

/// What `games remove` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct RemovedView {
    /// `asl-replay/games-remove/1`.
    pub schema: &'static str,
    /// What the game was called.
    pub game: String,
    /// Its events, as far as they could be read.
    pub events: u64,
    /// The file that all of it was written to; absent when it is gone for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// How many events each player had signed.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub signed: BTreeMap<String, u64>,
    /// My events behind my last signature: no mail has them.
    pub unsigned: u64,
    /// Sealed words of it that stay at home.
    pub secrets: u64,
    /// Games of the archive that begin alike.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub like_it: Vec<String>,
}

/// The games of an archive, a line each.
#[must_use]
pub fn games_table(view: &GamesView, columns: usize) -> String {
    if view.games.is_empty() {
        let home = one_line(&view.home);
        return format!("no game lies in {home}: `record GAME.asl` or `receive FILE` puts one there\n");
    }
    let mut table = Table::new(&[1, 2]);
    for row in &view.games {
        let (style, says) = match &row.fault {
            Some(fault) => (BAD, one_line(fault)),
            None => (Style::new(), format!("{}   {}", one_line(&row.when), player_names(row))),
        };
        let events = counted(row.events, "event", "events");
        let size = row.bytes.map(text::size).unwrap_or_default();
        let owed = row.owed_by_me.filter(|owed| *owed > 0);
        let owed = owed.map(|owed| format!("you owe {owed}")).unwrap_or_default();
        table.row([
            (STRONG, one_line(&row.name)),
            (Style::new(), events),
            (DIM, size),
            (OPEN, owed),
            (style, says),
        ]);
    }
    table.within(0, columns)
}

/// A game under another name.
#[must_use]
pub fn renaming(view: &RenamedView) -> String {
    let events = counted(view.events, "event", "events");
    format!("{} is called {} now: {events}\n", one_line(&view.old), styled(STRONG, &one_line(&view.new)))
}

/// A game that is gone, where it lies now, and what stays.
#[must_use]
pub fn removed(view: &RemovedView) -> String {
    let (name, events) = (styled(STRONG, &one_line(&view.game)), counted(view.events, "event", "events"));
    let mut out = match &view.file {
        Some(file) => {
            format!("{name} is removed from the archive: all its {events} are in {}\n", one_line(file))
        }
        None => format!("{name} is removed for good: {events}\n"),
    };
    if view.file.is_none() && view.unsigned > 0 {
        let lost = counted(view.unsigned, "event", "events");
        out += &styled(BAD, &format!("{lost} of yours had never been signed, so nobody else has them."));
        out += "\n";
    }
    if view.secrets > 0 {
        let secrets = counted(view.secrets, "sealed secret", "sealed secrets");
        out += &format!("{secrets} of it and what you answered stay at home, for the game may come back.\n");
    }
    if !view.like_it.is_empty() {
        out += &format!("Copies of the same game stay: {}\n", one_line(&view.like_it.join(", ")));
    }
    out
}

fn player_names(row: &GameRow) -> String {
    let one = |(name, side): (&String, &String)| format!("{} ({})", one_line(name), one_line(side));
    row.players.iter().map(one).collect::<Vec<_>>().join(", ")
}
