//! State that was lost: a key is here, and what was known of a game by it is not, or is as old as a backup. A share must
//! not be given a second time for another declaration, and nobody here remembers which were given: none is given until an
//! opponent has signed a copy that goes on from the one that was taken in. If that was not the newest, the opponent's
//! signatures under it and under the newer one prove a fork.

use super::files::make_private;
use super::seat::{SeatError, system};
use super::{LoadError, Place, read_file};
use crate::read::Loaded;
use asl_core::audit::Replay;
use asl_core::event::{Name, What};
use asl_core::game_key::GameKey;
use asl_store::file::write_atomic_private;
use std::path::{Path, PathBuf};

fn path(home: &Path, game: GameKey, player: &Name) -> PathBuf {
    home.join("lost").join(format!("{game}.{}", player.as_str().replace('/', "~")))
}

/// The key of a game that was read.
pub(super) fn key_of(loaded: &Loaded) -> Option<GameKey> {
    let What::GameStarted(started) = &loaded.game.events.first()?.what else { return None };
    Some(GameKey::of(started))
}

fn noted(home: &Path, game: GameKey, player: &Name) -> Result<Option<u64>, LoadError> {
    let path = path(home, game, player);
    if !path.exists() {
        return Ok(None);
    }
    // What cannot be read is no leave to give shares.
    let text = String::from_utf8_lossy(&read_file(&path)?).trim().parse();
    Ok(Some(text.unwrap_or(u64::MAX - 1)))
}

/// Notes that a copy of so many events was taken in by a player who had lost their own.
pub(super) fn note(home: &Path, game: GameKey, player: &Name, events: u64) -> Result<(), SeatError> {
    let events = noted(home, game, player)?.map_or(events, |before| before.max(events));
    let path = path(home, game, player);
    make_private(path.parent().unwrap_or(home)).map_err(system)?;
    write_atomic_private(&path, format!("{events}\n").as_bytes()).map_err(system)
}

/// Why a player may give no share of this game yet, in words.
///
/// # Errors
/// When the data folder cannot be read.
pub fn withheld(place: &Place, loaded: &Loaded, player: &Name) -> Result<Option<String>, LoadError> {
    let Some(key) = key_of(loaded) else { return Ok(None) };
    let Some(events) = noted(&place.folder()?, key, player)? else { return Ok(None) };
    let (signed, scenario) = (loaded.signatures(), &loaded.game.scenario);
    let names = signed.parties.iter().flat_map(|parties| parties.names.iter().enumerate());
    let opponents: Vec<(usize, &Name)> =
        names.filter(|(_, name)| scenario.are_opponents(player, name)).collect();
    if opponents.iter().any(|(n, _)| signed.signed_to(*n) > events) {
        return Ok(None);
    }
    let who: Vec<&str> = opponents.iter().map(|(_, name)| name.as_str()).collect();
    let who = if who.is_empty() { "your opponent".to_owned() } else { who.join(" or ") };
    Ok(Some(format!(
        "what you knew of this game is gone from here, lost or removed, and a share that you gave might be asked of you \
         again: take in the newest copy, record a line, `sign` and mail it; no share is given until {who} has signed a copy \
         of more than {events} events"
    )))
}

/// An index, and the hash of the declaration that was answered.
type Answered = (u32, [u8; 32]);

/// The rolls of opponents that a copy says were answered by a player: roller, index, declaration.
pub(super) fn answered_in(loaded: &Loaded, player: &Name) -> Vec<(Name, Vec<Answered>)> {
    let state = Replay::of(&loaded.game).end();
    let opposed = |roller: &Name| loaded.game.scenario.are_opponents(roller, player);
    let rolls = state.shares.declared.iter().filter(|(roller, _)| opposed(roller));
    let all = rolls.map(|(roller, rolls)| {
        let answered = rolls.iter().filter(|(_, roll)| roll.answer.is_some());
        (roller.clone(), answered.map(|(index, roll)| (*index, roll.declaration)).collect())
    });
    all.collect()
}
