//! What is signed in a log, and by whom.

use super::Parties;
use asl_core::audit::{Game, Signed as SignedEvents};
use asl_core::event::Name;
use asl_store::checkpoint::{self, Crowded, Made, Signed, SignedFault};
use asl_store::log::Log;
use asl_store::note::Note;
use asl_store::verifier::Verifier;

/// A checkpoint of a log: what was signed, and by whom.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    /// How many events stand before it.
    pub events: u64,
    /// The numbers of the parties whose signatures on it are right; empty when anything is wrong with it.
    pub signers: Vec<usize>,
    /// How many of its signatures are of no party.
    pub unknown: usize,
    /// What is wrong with it, in words.
    pub fault: Option<String>,
    pub(super) note: Option<Note>,
}

/// The signatures of a log.
#[derive(Clone, Default, Debug)]
pub struct Signatures {
    /// Who could have signed; absent when there is no game.
    pub parties: Option<Parties>,
    /// Its checkpoints, in order.
    pub checkpoints: Vec<Checkpoint>,
    /// How many of them each party made.
    made: Made,
}

impl Signatures {
    /// The signatures of what is no hashed log.
    pub const NONE: &'static Signatures =
        &Signatures { parties: None, checkpoints: Vec::new(), made: Made::NONE };

    /// The signatures of a log that holds this game.
    #[must_use]
    pub fn of(bytes: &[u8], game: &Game) -> Signatures {
        let Some(parties) = Parties::of(game) else { return Signatures::default() };
        let log = Log::read(bytes);
        let mut signed = Vec::new();
        if log.checkpoints().next().is_some() {
            let keys: Vec<Verifier> = parties.keys.iter().map(|key| key.verifier().clone()).collect();
            signed = checkpoint::signed(&log, &parties.origin(), &keys);
        }
        let made = Made::of(&signed, parties.keys.len());
        let checkpoints = signed.into_iter().map(|signed| Checkpoint::of(signed, &parties)).collect();
        Signatures { parties: Some(parties), checkpoints, made }
    }

    /// The first checkpoint at fault, with the number of records before it, in words.
    #[must_use]
    pub fn fault(&self) -> Option<(u64, String)> {
        self.checkpoints.iter().find_map(|signed| Some((signed.events, signed.fault.clone()?)))
    }

    /// How many records a party has signed, rightly.
    #[must_use]
    pub fn signed_to(&self, key: usize) -> u64 {
        let signed = self.checkpoints.iter().filter(|signed| signed.signers.contains(&key));
        signed.map(|signed| signed.events).max().unwrap_or(0)
    }

    /// Whose checkpoints are more than there is room for, in words.
    #[must_use]
    pub fn crowded(&self) -> Option<String> {
        let Crowded { key, made, most } = self.made.crowded()?;
        let named = |key: usize| self.parties.as_ref().and_then(|parties| parties.names.get(key));
        Some(match key.and_then(named) {
            Some(name) => format!("{made} checkpoints are by {name}, and there is room for {most}"),
            None => format!("{made} checkpoints say nothing new, and there is room for {most}"),
        })
    }

    /// Whether a party can sign once more: a game has room for so many checkpoints, a part of it for each.
    #[must_use]
    pub fn has_room(&self, key: usize) -> bool {
        self.made.has_room(key)
    }

    /// How far each player has signed the game that was read, where any of its players has a key.
    #[must_use]
    pub fn signed(&self, game: &Game) -> Option<SignedEvents> {
        let of_game = || Parties::of(game).is_some_and(|parties| !parties.keys.is_empty());
        let Some(parties) = &self.parties else { return of_game().then(SignedEvents::default) };
        if parties.keys.is_empty() {
            return None;
        }
        let signers = |signed: &Checkpoint| {
            let events = signed.events;
            self.signers(signed).into_iter().map(move |name| (name, events)).collect::<Vec<_>>()
        };
        Some(SignedEvents::of(self.checkpoints.iter().flat_map(signers)))
    }

    /// The checkpoint to prove by: of those over the most events, and over so many at least, the one that most signed.
    #[must_use]
    pub fn strongest(&self, events: u64) -> Option<&Checkpoint> {
        let most =
            self.checkpoints.iter().map(|signed| signed.events).max().filter(|most| *most >= events)?;
        let last = self.checkpoints.iter().filter(|signed| signed.events == most);
        last.max_by_key(|signed| signed.signers.len())
    }

    /// The names of those who signed a checkpoint rightly.
    #[must_use]
    pub fn signers(&self, signed: &Checkpoint) -> Vec<Name> {
        let names = self.parties.iter().flat_map(|parties| parties.names.iter().enumerate());
        names.filter(|(key, _)| signed.signers.contains(key)).map(|(_, name)| name.clone()).collect()
    }
}

impl Checkpoint {
    fn of(signed: Signed, parties: &Parties) -> Checkpoint {
        Checkpoint {
            events: signed.records,
            signers: (0..parties.keys.len()).filter(|key| signed.is_signed_by(*key)).collect(),
            unknown: signed.unknown(),
            fault: signed.fault.as_ref().map(|fault| words(&signed, fault, parties)),
            note: signed.note,
        }
    }
}

/// A fault in words that name the player.
fn words(signed: &Signed, fault: &SignedFault, parties: &Parties) -> String {
    let place = match signed.records {
        0 => "the checkpoint at the beginning".to_owned(),
        n => format!("the checkpoint after event {}", n - 1),
    };
    let name = |key: usize| parties.names.get(key).map(Name::as_str).unwrap_or_default();
    match fault {
        SignedFault::False(key) => format!("{place}: the signature of {} is FALSE", name(*key)),
        SignedFault::Chain(key) => {
            let name = name(*key);
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
