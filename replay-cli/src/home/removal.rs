//! A game of the archive under another name, or gone from it. Whatever fails, all of it lies somewhere: what takes its
//! place is on disk before it goes. What is kept at home of a game (sealed words, answers given) stays: it belongs to the
//! game by its record 0, whatever it is called here, and serves again when the game comes back.

use super::files::{is_held, must_be_writable, write};
use super::ongoing::unknown;
use super::refusal::{failed, reasons};
use super::{GameName, LoadError, Place, Refusal, keys, read_file};
use crate::read::GameCopy;
use crate::words::{counted, shown};
use asl_store::archive::AppendError;
use asl_store::log::Log;
use std::path::Path;

/// A game that was given another name.
#[derive(Clone, Debug)]
pub struct Renamed {
    /// What it was called.
    pub old: GameName,
    /// What it is called.
    pub new: GameName,
    /// Its events.
    pub events: u64,
}

/// What was known of a game that is gone, or would go.
#[derive(Clone, Debug)]
pub struct Removal {
    /// What it was called.
    pub game: GameName,
    /// Its events, as far as they can be read.
    pub events: u64,
    /// Who signed how many of them.
    pub signed: Vec<(String, u64)>,
    /// My events that nobody but me can have: they stand behind my last signature.
    pub unsigned: u64,
    /// Sealed words of it that stay at home.
    pub secrets: u64,
    /// Another game of the archive begins alike: a copy that was put aside, say.
    pub like_it: Vec<GameName>,
    bytes: Vec<u8>,
}

impl Place {
    /// Gives a game of the archive another name: under the new one first, then no more under the old one. Whoever was
    /// killed in between does it again.
    ///
    /// # Errors
    /// When there is no such game, it is damaged, the new name is taken or is none, or the disk refuses.
    pub fn rename(&self, old: &str, new: &str) -> Result<Renamed, Refusal> {
        let (old, new) = (GameName::named(old)?, GameName::named(new)?);
        if old == new {
            return Err(Refusal::Wrong(format!("{old} is called so already")));
        }
        let bytes = self.archived(Path::new(&old.to_string()))?;
        if !Log::read(&bytes).verification().is_intact() {
            return Err(Refusal::Broken(format!(
                "{old} is damaged (`asl-replay verify @{old}`): a damaged game keeps its name; nothing was changed"
            )));
        }
        let there = self.archive()?.salvage(new.id()).map_err(failed)?;
        if there.is_empty() {
            self.extend(&new, &[], &bytes)?;
        } else if there != bytes {
            return Err(Refusal::Wrong(format!(
                "there is a game {new} already, and it is another: take another name; nothing was changed"
            )));
        }
        self.discard(&old, &bytes)?;
        Ok(Renamed { old, new, events: Log::read(&bytes).tip().records })
    }

    /// What would go with a game of the archive. Nothing is changed.
    ///
    /// # Errors
    /// When there is no such game, or the archive cannot be read.
    pub fn removal(&self, game: &str) -> Result<Removal, Refusal> {
        let game = GameName::given(game)?;
        let name = game.to_string();
        let bytes = self.bytes_held(&game)?;
        let mut removal = Removal {
            events: Log::read(&bytes).tip().records,
            signed: Vec::new(),
            unsigned: 0,
            secrets: 0,
            like_it: self.like(&game, &bytes)?,
            game,
            bytes,
        };
        // What cannot be read as a game is removed as bytes.
        let Ok(copy) = GameCopy::read(Path::new(&name), removal.bytes.clone()) else { return Ok(removal) };
        let signed = copy.loaded.signatures();
        let names = signed.parties.iter().flat_map(|parties| parties.names.iter().enumerate());
        removal.signed = names.map(|(n, name)| (name.to_string(), signed.signed_to(n))).collect();
        if let Some(me) = signed.parties.as_ref().and_then(|parties| keys::player_of(self, parties)) {
            let to = removal.signed.iter().find(|(name, _)| *name == me.as_str()).map_or(0, |(_, to)| *to);
            let behind = copy.loaded.game.events.iter().skip(usize::try_from(to).unwrap_or(usize::MAX));
            removal.unsigned = behind.filter(|event| event.by == me).count() as u64;
        }
        removal.secrets = self.secrets_of(&copy)?;
        Ok(removal)
    }

    /// Whatever is held under a name, verified or not; also of a game whose first record is damaged.
    fn bytes_held(&self, game: &GameName) -> Result<Vec<u8>, Refusal> {
        let missing = || Refusal::Load(LoadError::NotFound(game.to_string().into()));
        if !self.games_held()?.0.contains(game.id()) {
            return Err(missing());
        }
        self.archive_to_read()?.salvage(game.id()).map_err(failed)
    }

    /// The other games of the archive that begin with the same record 0.
    fn like(&self, game: &GameName, bytes: &[u8]) -> Result<Vec<GameName>, Refusal> {
        let games = self.archive_to_read()?.beginning_as(bytes).map_err(failed)?;
        Ok(games.into_iter().filter(|other| other != game.id()).map(GameName::of).collect())
    }

    /// How many sealed words of a game lie at home.
    fn secrets_of(&self, copy: &GameCopy) -> Result<u64, LoadError> {
        let Some(key) = super::lost::key_of(&copy.loaded) else { return Ok(0) };
        let folder = self.folder()?.join("secrets").join(key.to_string());
        Ok(std::fs::read_dir(folder).map_or(0, |entries| entries.count() as u64))
    }

    /// Removes a game of the archive; its bytes are in a file first, where one is named. What stands in that file already
    /// must be the same: whoever was killed behind it does it again.
    ///
    /// # Errors
    /// When something else stands in the file, the game has moved on meanwhile, or the disk refuses.
    pub fn remove(&self, removal: &Removal, kept_in: Option<&Path>) -> Result<(), Refusal> {
        if let Some(file) = kept_in {
            must_be_writable(file)?;
            if is_held(file) && read_file(file)? != removal.bytes {
                return Err(Refusal::Wrong(format!(
                    "{} exists and holds something else: it is not written over; nothing was removed",
                    shown(file)
                )));
            }
            write(file, &removal.bytes)?;
        }
        self.discard(&removal.game, &removal.bytes)
    }

    /// Removes exactly these bytes. When the engine fails it is opened anew, to see whether they are gone.
    fn discard(&self, game: &GameName, bytes: &[u8]) -> Result<(), Refusal> {
        let result = match self.archive()?.remove(game.id(), bytes) {
            Err(why @ (AppendError::Backend(_) | AppendError::SyncBroken)) => {
                let archive = self.archive().map_err(|_| unknown(&why))?;
                let gone = archive.salvage(game.id()).is_ok_and(|now| now.is_empty() && !bytes.is_empty());
                if gone { Ok(()) } else { archive.remove(game.id(), bytes) }
            }
            known => known,
        };
        result.map_err(|why| match why {
            AppendError::Conflict { actual, .. } => Refusal::Broken(format!(
                "{game} has moved on meanwhile, to {}: it stays; do it again",
                counted(actual.records, "event", "events")
            )),
            AppendError::Backend(_) | AppendError::SyncBroken => unknown(&why),
            AppendError::Payload(_) | AppendError::Damaged(_) | AppendError::Refused(_) => {
                Refusal::Store(reasons(&why))
            }
        })
    }
}
