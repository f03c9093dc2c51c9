//! A player at a game: which player I am, what my key gives me for this game, and what I keep secret at home until it
//! is opened. What lies at home is encrypted, and never in a file that is mailed.

use super::files::make_private;
use super::keys::{self, KeyError, MyKey, Passphrase};
use super::{LoadError, Place, read_file};
use asl_core::event::{Name, Text};
use asl_core::game_key::GameKey;
use asl_core::scenario::Scenario;
use asl_store::file::write_atomic_private;
use asl_store::game_id::GameId;
use asl_store::identity::Identity;
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use std::collections::BTreeMap;
use std::error::Error as StdError;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why I cannot take my seat.
#[derive(Debug, Error)]
pub enum SeatError {
    /// Nobody of this name plays or directs.
    #[error("{name} is no player of this game (players: {players})")]
    NoPlayer {
        /// The name given.
        name: String,
        /// The players.
        players: String,
    },
    /// Record 0 names a key of this player, and it is none of mine.
    #[error("record 0 names a key of {0}, and it is none of yours: only {0} can say this, and sign it")]
    NotMe(Name),
    /// It was not said who.
    #[error("say who you are with --by PLAYER (players: {0})")]
    Who(String),
    /// No key of mine fits.
    #[error(
        "no key of {player} in {}: make one with `asl-replay keygen {player}`",
        crate::words::shown(folder)
    )]
    NoKey {
        /// The player.
        player: String,
        /// Where keys lie.
        folder: PathBuf,
    },
    /// A key that cannot be used.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// A secret that is not at home, or does not open.
    #[error("{}: {why}", crate::words::shown(path))]
    Secret {
        /// Its file.
        path: PathBuf,
        /// Why.
        why: String,
    },
    /// A declaration other than the one that was answered.
    #[error(
        "you answered index {index} of {roller} for another declaration before: this copy is not the one that you \
         answered (`asl-replay diff` shows where they part)"
    )]
    AnsweredElsewhere {
        /// Whose roll.
        roller: Name,
        /// Its index.
        index: u32,
    },
    /// A file.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The disk or the system.
    #[error("{0}")]
    System(String),
}

pub(super) fn system(error: impl StdError) -> SeatError {
    SeatError::System(super::refusal::reasons(&error))
}

/// Which player I am: the one named, or the one whose key in record 0 is among mine.
///
/// # Errors
/// When there is no such player, or it cannot be told.
pub fn player(place: &Place, scenario: &Scenario, by: Option<&str>) -> Result<Name, SeatError> {
    let players = || {
        let names: Vec<&str> = scenario.players.keys().map(Name::as_str).collect();
        names.join(", ")
    };
    let ring = keys::list(place)?;
    let mine: Vec<String> = ring.keys.iter().map(|key| key.public().to_string()).collect();
    let fits = |key: Option<&String>| key.is_some_and(|key| mine.iter().any(|own| own == key.trim()));
    if let Some(name) = by {
        let known = scenario.players.iter().find(|(player, _)| player.as_str() == name);
        let none = || SeatError::NoPlayer { name: name.into(), players: players() };
        let (player, entry) = known.ok_or_else(none)?;
        // Nobody could sign what I recorded in another's name, and my copy could never be mailed again. A damaged file may
        // be the key: then the fault is told when it is needed.
        let anothers = entry.key.is_some() && !fits(entry.key.as_ref()) && ring.damaged.is_empty();
        return if anothers { Err(SeatError::NotMe(player.clone())) } else { Ok(player.clone()) };
    }
    let mut fitting = scenario.players.iter().filter(|(_, player)| fits(player.key.as_ref()));
    match (fitting.next(), fitting.next()) {
        (Some((name, _)), None) => Ok(name.clone()),
        _ => Err(SeatError::Who(players())),
    }
}

/// Nobody here can sign what is recorded in the name of a player whose key is not here: the copy could never be mailed
/// again. Anybody may write down what a player without a key does.
///
/// # Errors
/// When record 0 names a key of that player, and it is none of mine.
pub fn must_be_mine(place: &Place, scenario: &Scenario, by: &Name) -> Result<(), SeatError> {
    let keyed = scenario.players.get(by).is_some_and(|player| player.key.is_some());
    if keyed { player(place, scenario, Some(by.as_str())).map(drop) } else { Ok(()) }
}

/// My seat at a game, with my key open.
pub struct Seat {
    /// Who I am.
    pub player: Name,
    /// The game.
    game: GameKey,
    id: GameId,
    key: Identity,
    home: PathBuf,
}

impl Seat {
    /// Takes the seat of a player: with the key that record 0 names for the player, or the one of the player's name.
    ///
    /// # Errors
    /// When there is no such key, several fit and none was named, or the passphrase does not open it.
    pub fn take(
        place: &Place,
        scenario: &Scenario,
        game: GameKey,
        player: Name,
        (name, passphrase): (Option<&str>, &Passphrase),
    ) -> Result<Seat, SeatError> {
        let public = scenario.players.get(&player).and_then(|player| player.key.as_deref());
        let fits = |key: &MyKey| {
            public.map_or_else(
                || name.is_some() || key.name() == player.as_str(),
                |public| key.public().to_string() == public.trim(),
            )
        };
        let home = place.folder()?;
        let ring = keys::list(place)?;
        if !ring.keys.iter().any(fits) {
            let none = || SeatError::NoKey { player: player.to_string(), folder: home.join("keys") };
            return Err(ring.lost(Some(name.unwrap_or(player.as_str()))).map_or_else(none, SeatError::Key));
        }
        let key = keys::one_of(ring, fits, name, |_| KeyError::None)?.unlock(passphrase)?;
        let id = game.to_string().parse().map_err(system)?;
        Ok(Seat { player, game, id, key, home })
    }

    /// My key, open.
    pub(super) const fn identity(&self) -> &Identity {
        &self.key
    }

    /// The name of my key.
    #[must_use]
    pub fn key_name(&self) -> String {
        self.key.verifier().name().to_string()
    }

    /// The seed of my shares in this game.
    #[must_use]
    pub fn share_seed(&self) -> impl Deref<Target = [u8; 32]> {
        self.key.derive_seed("asl-replay 2026-11 dice shares v1", &self.id)
    }

    /// Where a secret lies.
    fn secret_path(&self, name: &Name) -> PathBuf {
        let file = format!("{}.secret", name.as_str().replace('/', "~"));
        self.home.join("secrets").join(self.game.to_string()).join(file)
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        let key = self.key.derive_seed("asl-replay 2026-11 secrets at rest v1", &self.id);
        XChaCha20Poly1305::new((&*key).into())
    }

    /// Keeps a secret at home, encrypted, and returns the nonce of its commitment. It is on disk when this returns. The
    /// same words that are kept already are taken up: they are of a seal that did not get into the game.
    ///
    /// # Errors
    /// When other words are kept under this name, or the system refuses.
    pub fn keep(&self, name: &Name, words: &Text) -> Result<[u8; 32], SeatError> {
        let path = self.secret_path(name);
        if path.exists() {
            let (kept, nonce) = self.kept(name)?;
            let why = "other words are kept under this name, of a seal that this copy of the game does not hold: seal \
                       those words to go on with it, or take another name";
            return if kept == *words { Ok(nonce) } else { Err(SeatError::Secret { path, why: why.into() }) };
        }
        let (nonce, iv) = (random::<32>()?, random::<24>()?);
        let plain = [&nonce[..], words.as_str().as_bytes()].concat();
        let payload = Payload { msg: &plain, aad: name.as_str().as_bytes() };
        let sealed = self.cipher().encrypt(&XNonce::from(iv), payload);
        let sealed = sealed.map_err(|_| SeatError::System("the secret cannot be encrypted".into()))?;
        make_private(path.parent().unwrap_or(&self.home)).map_err(system)?;
        write_atomic_private(&path, &[&iv[..], &sealed].concat()).map_err(system)?;
        Ok(nonce)
    }

    /// A secret kept at home: its words and the nonce of its commitment.
    ///
    /// # Errors
    /// When it is not there, or this key does not open it.
    pub fn kept(&self, name: &Name) -> Result<(Text, [u8; 32]), SeatError> {
        let path = self.secret_path(name);
        if !path.exists() {
            let why = format!("{name} is not kept here: it was sealed in another home, or by another player");
            return Err(SeatError::Secret { path, why });
        }
        let fail = |why: &str| SeatError::Secret { path: path.clone(), why: why.into() };
        let bytes = read_file(&path)?;
        let (iv, sealed) = bytes.split_first_chunk::<24>().ok_or_else(|| fail("the file is damaged"))?;
        let payload = Payload { msg: sealed, aad: name.as_str().as_bytes() };
        let plain = self.cipher().decrypt(&XNonce::from(*iv), payload);
        let plain = plain.map_err(|_| fail("your key does not open it, or it is damaged"))?;
        let (nonce, words) = plain.split_first_chunk::<32>().ok_or_else(|| fail("the file is damaged"))?;
        let words = String::from_utf8(words.to_vec()).ok().and_then(|words| words.parse().ok());
        Ok((words.ok_or_else(|| fail("the file is damaged"))?, *nonce))
    }

    /// Notes which declarations I answer, before I do: a share is given for one declaration only, also when I am shown
    /// another copy of the game.
    ///
    /// # Errors
    /// When an index was answered for another declaration.
    pub fn note_answers(&self, roller: &Name, answers: &[(u32, [u8; 32])]) -> Result<(), SeatError> {
        note_answers(&self.home, self.game, &self.player, roller, answers)
    }
}

/// As [`Seat::note_answers`], for whom the key need not be open.
pub(super) fn note_answers(
    home: &Path,
    game: GameKey,
    player: &Name,
    roller: &Name,
    answers: &[(u32, [u8; 32])],
) -> Result<(), SeatError> {
    let path = home.join("answers").join(format!("{game}.{}", player.as_str().replace('/', "~")));
    let text =
        if path.exists() { String::from_utf8_lossy(&read_file(&path)?).into_owned() } else { String::new() };
    let mut noted: BTreeMap<String, String> =
        text.lines().filter_map(|line| line.rsplit_once(' ')).map(|(k, v)| (k.into(), v.into())).collect();
    for (index, declaration) in answers {
        let hash: String = declaration.iter().map(|byte| format!("{byte:02x}")).collect();
        let before = noted.entry(format!("{roller} {index}")).or_insert_with(|| hash.clone());
        if *before != hash {
            return Err(SeatError::AnsweredElsewhere { roller: roller.clone(), index: *index });
        }
    }
    let lines: String = noted.iter().map(|(key, hash)| format!("{key} {hash}\n")).collect();
    make_private(path.parent().unwrap_or(home)).map_err(system)?;
    write_atomic_private(&path, lines.as_bytes()).map_err(system)
}

/// Random bytes of the system: nonces, salts.
///
/// # Errors
/// When it gives none.
pub fn random<const N: usize>() -> Result<[u8; N], SeatError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|e| SeatError::System(e.to_string()))?;
    Ok(bytes)
}
