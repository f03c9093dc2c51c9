//! Who plays a game, by the keys of record 0.

use asl_core::audit::Game;
use asl_core::event::{Name, What};
use asl_core::game_key::GameKey;
use asl_store::checkpoint;
use asl_store::game_id::GameId;
use asl_store::verifier::Verifier;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// A player's public key, as record 0 and the player's `keygen` write it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicKey(Verifier);

impl PublicKey {
    /// The key that verifies with this.
    #[must_use]
    pub const fn of(verifier: Verifier) -> PublicKey {
        PublicKey(verifier)
    }

    pub(crate) const fn verifier(&self) -> &Verifier {
        &self.0
    }
}

impl FromStr for PublicKey {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicKey, String> {
        text.parse().map(PublicKey).map_err(|why: asl_store::verifier::VerifierError| why.to_string())
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The players and directors of a game who have keys.
#[derive(Clone, Debug)]
pub struct Parties {
    /// The game's id: it stands in every checkpoint.
    pub game: String,
    /// Who they are, in the order of their names.
    pub names: Vec<Name>,
    /// Their keys, in the same order.
    pub keys: Vec<PublicKey>,
    /// Players whose key cannot be used, and why.
    pub unusable: Vec<(Name, String)>,
}

impl Parties {
    /// The parties of a game; `None` when it has no record 0.
    #[must_use]
    pub fn of(game: &Game) -> Option<Parties> {
        let mut parties =
            Parties { game: id(game)?, names: Vec::new(), keys: Vec::new(), unusable: Vec::new() };
        for (name, player) in &game.scenario.players {
            let Some(text) = &player.key else { continue };
            match parties.usable(text) {
                Ok(key) => {
                    parties.names.push(name.clone());
                    parties.keys.push(key);
                }
                Err(why) => parties.unusable.push((name.clone(), why)),
            }
        }
        Some(parties)
    }

    /// One key for two players would let either sign for both.
    fn usable(&self, text: &str) -> Result<PublicKey, String> {
        let key: PublicKey = text.parse()?;
        match self.keys.iter().position(|other| other.0.key() == key.0.key()) {
            Some(other) => Err(format!("it is the key of {} too", self.names[other])),
            None => Ok(key),
        }
    }

    /// The origin line of the game's checkpoints.
    #[must_use]
    pub fn origin(&self) -> String {
        self.game.parse().map_or_else(|_| String::new(), |game: GameId| checkpoint::origin(&game))
    }

    /// The players, each with their key.
    #[must_use]
    pub fn public_keys(&self) -> BTreeMap<String, String> {
        self.names.iter().zip(&self.keys).map(|(name, key)| (name.to_string(), key.to_string())).collect()
    }

    /// The number of a player.
    #[must_use]
    pub fn index_of(&self, name: &Name) -> Option<usize> {
        self.names.iter().position(|other| other == name)
    }

    /// The number of the player with this key.
    #[must_use]
    pub fn holder_of(&self, key: &PublicKey) -> Option<usize> {
        self.keys.iter().position(|other| other == key)
    }
}

/// What tells this game from every other: its name, made fit for a file, and half of its key. Half, for whoever makes
/// the game may look for two of one id, and 128 bits are beyond looking.
#[must_use]
pub fn id(game: &Game) -> Option<String> {
    let What::GameStarted(started) = &game.events.first()?.what else { return None };
    let key = GameKey::of(started).to_string();
    let mut name: String = game.scenario.name.to_lowercase();
    name = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let words: Vec<&str> = name.split('-').filter(|word| !word.is_empty()).collect();
    let mut name = words.join("-");
    name.truncate(24);
    let name = if name.is_empty() { "game" } else { name.trim_end_matches('-') };
    let id: GameId = format!("{name}-{}", &key[..32]).parse().ok()?;
    Some(id.to_string())
}
