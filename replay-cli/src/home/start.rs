//! A new game in the archive, to be played by mail.

use super::record::log_of;
use super::refusal::failed;
use super::{GameName, Place, Refusal};
use crate::read::Parties;
use asl_core::audit::Game;
use asl_store::log::Log;
use std::collections::BTreeMap;

/// A game that was begun.
#[derive(Clone, Debug)]
pub struct Started {
    /// The id that stands in its checkpoints.
    pub id: String,
    /// Events that it has now.
    pub events: u64,
    /// Players and their public keys.
    pub players: BTreeMap<String, String>,
    /// The head behind the last event, in hexadecimal.
    pub head: String,
}

impl Place {
    /// Puts a new game into the archive. Everyone who plays a side must have a key in it.
    ///
    /// # Errors
    /// When a key is missing or unusable, when a game of this name is there, or the disk refuses.
    pub fn start(&self, name: &GameName, game: &Game) -> Result<Started, Refusal> {
        let parties = parties(game)?;
        let bytes = log_of(&game.events)?;
        if self.archive()?.tip(name.id()).map_err(failed)?.records > 0 {
            return Err(Refusal::Wrong(format!("the archive has a game {name} already: use --name")));
        }
        self.extend(name, &[], &bytes)?;
        Ok(Started {
            players: parties.public_keys(),
            id: parties.game,
            events: game.events.len() as u64,
            head: Log::read(&bytes).tip().head.to_string(),
        })
    }
}

/// Everyone who plays a side has a key that can be used.
fn parties(game: &Game) -> Result<Parties, Refusal> {
    let parties = Parties::of(game).ok_or_else(|| Refusal::Wrong("the scenario makes no game".to_owned()))?;
    if let Some((name, why)) = parties.unusable.first() {
        return Err(Refusal::Wrong(format!("the key of {name}: {why}")));
    }
    let keyless =
        game.scenario.players.iter().find(|(_, player)| player.side.is_some() && player.key.is_none());
    match keyless {
        None => Ok(parties),
        Some((name, _)) => Err(Refusal::Wrong(format!(
            "{name} has no key: ask for what `asl-replay keygen` printed there, and add --key {name}=KEY"
        ))),
    }
}
