//! My copy of the game that a mail is about: found by its record 0, or by name.

use super::super::engine::Games;
use super::super::refusal::failed;
use super::super::same_game::{ASIDE, copies, is_aside, nearest};
use super::super::{GameName, Place, Refusal};
use super::{Incoming, too_old};
use crate::read::GameCopy;
use asl_core::event::What;
use asl_core::scenario::Scenario;
use asl_core::vocab::BOOK_VERSION;
use asl_core::wire;
use asl_store::archive::Archive;
use asl_store::game_id::GameId;
use asl_store::log::Log;
use std::path::Path;

/// My copy of the same game: empty for a new one.
pub(super) struct Mine {
    pub(super) name: GameName,
    pub(super) bytes: Vec<u8>,
}

impl Mine {
    /// The game that was named; else the one of the archive that begins with the same record 0. Of several such, which copies of
    /// one game can be, it is the one that has most of the mail's signatures and records.
    pub(super) fn of(place: &Place, mail: &GameCopy, incoming: Incoming<'_>) -> Result<Mine, Refusal> {
        let start = Log::read(mail.bytes()).records().next().map(|record| record.head);
        let archive = place.archive_to_read()?;
        let named = incoming.name.map(GameName::given).transpose()?;
        if named.is_none()
            && let Some(nearest) = nearest(&archive, copies(&archive, mail.bytes())?, mail.bytes())?
        {
            return Mine::read(&archive, nearest);
        }
        let games = archive.games().map_err(failed)?;
        let is_named = |name: &GameId| named.as_ref().is_some_and(|named| named.id() == name);
        let is_held = games.iter().any(is_named);
        let mut like_it = None;
        for name in games {
            if is_aside(name.as_str()) && !is_named(&name) {
                continue;
            }
            let bytes = archive.salvage(&name).map_err(failed)?;
            let first = Log::read(&bytes).records().next();
            let same = first.is_some_and(|record| Some(record.head) == start);
            if is_named(&name) {
                return Mine::read(&archive, name);
            }
            // One whose head is lost, which the engine does not find by its beginning.
            if named.is_none() && same {
                return Mine::read(&archive, name);
            }
            if same && !is_held {
                return Err(Refusal::Wrong(format!(
                    "you have this game already: it is {name} in your archive"
                )));
            }
            if like_it.is_none() && first.is_some_and(|record| is_like(mail, record.payload)) {
                like_it = Some(name);
            }
        }
        drop(archive);
        unknown(mail, incoming, (named, like_it))
    }

    fn read(archive: &Archive<Games>, name: GameId) -> Result<Mine, Refusal> {
        let bytes = archive.read(&name).map_err(|why| Refusal::Broken(why.to_string()))?;
        Ok(Mine { name: GameName::of(name), bytes })
    }

    /// The name under which it is put aside, and whether it lies there already.
    pub(super) fn aside(&self, archive: &Archive<Games>) -> Result<(GameName, bool), Refusal> {
        for n in 1_u32.. {
            let end = format!("{ASIDE}{n}");
            let mut name = self.name.to_string();
            name.truncate(GameId::MAX_LEN - end.len());
            let name = GameName::given(&(name + &end))?;
            let held = archive.salvage(name.id()).map_err(failed)?;
            if held.is_empty() || held == self.bytes {
                return Ok((name, !held.is_empty()));
            }
        }
        Err(Refusal::Store(format!("there is no free name for your copy of {}", self.name)))
    }
}

/// Whether another game's record 0 bears the same mark, which `new` makes afresh each time.
fn is_like(mail: &GameCopy, payload: &[u8]) -> bool {
    let Ok(What::GameStarted(started)) = wire::decode(payload).map(|event| event.what) else {
        return false;
    };
    let scenario = asl_core::scenario::Scenario::read_by(started.head.as_str(), started.book);
    scenario.is_ok_and(|scenario| scenario.id.is_some() && scenario.id == mail.loaded.game.scenario.id)
}

fn unknown(
    mail: &GameCopy,
    incoming: Incoming<'_>,
    (named, like_it): (Option<GameName>, Option<GameId>),
) -> Result<Mine, Refusal> {
    let file = mail.loaded.name();
    if let Some(mine) = like_it {
        return Err(Refusal::Broken(format!(
            "{file} begins otherwise than your game {mine}, whose mark it bears: its printing, its scenario or \
             its keys were altered. `asl-replay diff @{mine} {file}` shows where; nothing was changed"
        )));
    }
    if !incoming.new {
        return Err(Refusal::Wrong(format!(
            "{file} is a game that you do not have. If it is a new one, look at its players and keys with \
             --new --look, then accept it with --new"
        )));
    }
    let name = named.map_or_else(|| by_itself(incoming.file, &mail.loaded.game.scenario), Ok)?;
    if let Some(why) = too_old(mail.loaded.game.scenario.book, BOOK_VERSION, incoming.book) {
        return Err(Refusal::Wrong(format!("{file} {why}")));
    }
    Ok(Mine { name, bytes: Vec::new() })
}

/// So many letters of a scenario's name are taken.
const LONGEST: usize = 40;

/// A new game is called by its file; by its scenario where the file is only numbered, as `1.aslog` is.
fn by_itself(file: &Path, scenario: &Scenario) -> Result<GameName, Refusal> {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    if stem.chars().any(char::is_alphabetic) {
        return GameName::given(&stem);
    }
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let name: String = scenario.name.chars().map(plain).take(LONGEST).collect();
    let words: Vec<&str> = name.split('-').filter(|word| !word.is_empty()).collect();
    if words.is_empty() { GameName::given(&stem) } else { GameName::given(&words.join("-")) }
}
