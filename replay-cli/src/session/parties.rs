//! Who plays a game, by the keys of record 0, and what they have signed of a log.

use asl_core::event::{Name, What};
use asl_core::game_key::GameKey;
use asl_core::replay::Game;
use asl_store::checkpoint::{self, Signed, SignedFault};
use asl_store::game_id::GameId;
use asl_store::log::Log;
use asl_store::verifier::Verifier;

/// The players and directors of a game who have keys.
#[derive(Clone, Debug)]
pub struct Parties {
    /// The game's id: it stands in every checkpoint.
    pub game: GameId,
    /// Who they are, in the order of their names.
    pub names: Vec<Name>,
    /// Their keys, in the same order.
    pub keys: Vec<Verifier>,
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
    fn usable(&self, text: &str) -> Result<Verifier, String> {
        let key: Verifier =
            text.parse().map_err(|why: asl_store::verifier::VerifierError| why.to_string())?;
        match self.keys.iter().position(|other| other.key() == key.key()) {
            Some(other) => Err(format!("it is the key of {} too", self.names[other])),
            None => Ok(key),
        }
    }

    /// The origin line of the game's checkpoints.
    #[must_use]
    pub fn origin(&self) -> String {
        checkpoint::origin(&self.game)
    }

    /// The number of a player.
    #[must_use]
    pub fn index_of(&self, name: &Name) -> Option<usize> {
        self.names.iter().position(|other| other == name)
    }

    /// The number of the player with this key.
    #[must_use]
    pub fn holder_of(&self, key: &Verifier) -> Option<usize> {
        self.keys.iter().position(|other| other == key)
    }
}

/// What tells this game from every other: its name, made fit for a file, and half of its key. Half, for whoever makes
/// the game may look for two of one id, and 128 bits are beyond looking.
#[must_use]
pub fn id(game: &Game) -> Option<GameId> {
    let What::GameStarted(started) = &game.events.first()?.what else { return None };
    let key = GameKey::of(started).to_string();
    let mut name: String = game.scenario.name.to_lowercase();
    name = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let words: Vec<&str> = name.split('-').filter(|word| !word.is_empty()).collect();
    let mut name = words.join("-");
    name.truncate(24);
    let name = if name.is_empty() { "game" } else { name.trim_end_matches('-') };
    format!("{name}-{}", &key[..32]).parse().ok()
}

/// The signatures of a log.
#[derive(Clone, Default, Debug)]
pub struct Signatures {
    /// Who could have signed; absent when there is no game.
    pub parties: Option<Parties>,
    /// Its checkpoints, in order.
    pub checkpoints: Vec<Signed>,
}

impl Signatures {
    /// The signatures of a log that holds this game.
    #[must_use]
    pub fn of(bytes: &[u8], game: &Game) -> Signatures {
        let parties = Parties::of(game);
        let log = Log::read(bytes);
        let checkpoints = match &parties {
            Some(parties) if log.checkpoints().next().is_some() => {
                checkpoint::signed(&log, &parties.origin(), &parties.keys)
            }
            Some(_) | None => Vec::new(),
        };
        Signatures { parties, checkpoints }
    }

    /// The first checkpoint at fault, with the number of records before it, in words.
    #[must_use]
    pub fn fault(&self) -> Option<(u64, String)> {
        let (signed, fault) =
            self.checkpoints.iter().find_map(|signed| Some((signed, signed.fault.as_ref()?)))?;
        Some((signed.records, self.words(signed, fault)))
    }

    /// A fault in words that name the player.
    #[must_use]
    pub fn words(&self, signed: &Signed, fault: &SignedFault) -> String {
        let place = match signed.records {
            0 => "the checkpoint at the beginning".to_owned(),
            n => format!("the checkpoint after event {}", n - 1),
        };
        match fault {
            SignedFault::False(key) => format!("{place}: the signature of {} is FALSE", self.name(*key)),
            SignedFault::Chain(key) => {
                let name = self.name(*key);
                format!("{place}: {name} signed it as if what {name} signed before were not there")
            }
            SignedFault::Note(_)
            | SignedFault::Statement(_)
            | SignedFault::Origin(_)
            | SignedFault::Size(_)
            | SignedFault::Root
            | SignedFault::Before
            | SignedFault::Place
            | SignedFault::TooMany
            | SignedFault::Unsigned => format!("{place}: {fault}"),
        }
    }

    fn name(&self, key: usize) -> &str {
        let names = self.parties.as_ref().map(|parties| &parties.names);
        names.and_then(|names| names.get(key)).map(Name::as_str).unwrap_or_default()
    }

    /// How many records a player has signed, rightly.
    #[must_use]
    pub fn signed_to(&self, key: usize) -> u64 {
        let signed = self.checkpoints.iter().filter(|signed| signed.is_signed_by(key));
        signed.map(|signed| signed.records).max().unwrap_or(0)
    }

    /// The checkpoint to prove by: of those over the most events, and over so many at least, the one that most signed.
    #[must_use]
    pub fn strongest(&self, events: u64) -> Option<&Signed> {
        let most =
            self.checkpoints.iter().map(|signed| signed.records).max().filter(|most| *most >= events)?;
        let last = self.checkpoints.iter().filter(|signed| signed.records == most);
        last.max_by_key(|signed| self.signers(signed).len())
    }

    /// The names of those who signed a checkpoint rightly.
    #[must_use]
    pub fn signers(&self, signed: &Signed) -> Vec<Name> {
        let names = self.parties.iter().flat_map(|parties| parties.names.iter().enumerate());
        names.filter(|(key, _)| signed.is_signed_by(*key)).map(|(_, name)| name.clone()).collect()
    }
}
