//! Files into the archive, many at once.
//!
//! Job: one file after another taken in, whatever is wrong with those before it. Inputs: files. Must not know: how it is
//! told.

use super::super::read_game;
use super::super::record::log_of;
use super::super::refusal::{failed, not_taken, reasons};
use super::super::same_game::{copies, is_aside, nearest};
use super::{GameName, Many, Refusal};
use crate::home::lost::key_of;
use crate::read::{GameCopy, Kind, Parties, join_cosigned, unanswered};
use asl_store::archive::{AppendError, ImportError, Imported, ReadError as Unreadable};
use asl_store::backend::Anchor;
use asl_store::log::Log;
use std::path::Path;

/// A file that was taken in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The game's name in the archive.
    pub name: GameName,
    /// Its events in the file.
    pub events: u64,
    /// How many of them were new.
    pub added: u64,
    /// Signatures that were new.
    pub signed: u64,
    /// The game of which it is another copy, and the first event that differs.
    pub parts: Option<(GameName, u64)>,
}

impl Many {
    /// Takes in a hashed log, a page that carries one, or a text game: it starts the game or continues it. What is there
    /// already adds nothing, and so does an older copy. A game that the archive holds under another name keeps that; a copy
    /// that parts from it is a game of its own, by the name of its file. On disk when it returns.
    ///
    /// # Errors
    /// When the file is no such game, is damaged, parts from the game of this name, or is not acknowledged. Nothing of it
    /// is written then.
    pub fn add(&self, file: &Path, by_id: bool) -> Result<Taken, Refusal> {
        let (path, bytes) = read_game(file)?;
        let copy = self.place.copy_to_add(&path, bytes)?;
        let own = if by_id { by_record_0(&copy)? } else { by_file(file)? };
        let made;
        let bytes = match copy.loaded.kind {
            Kind::Log => copy.bytes(),
            Kind::Notation => {
                made = log_of(&copy.loaded.game.events)?;
                &made
            }
            Kind::Vasl => {
                let says = "a VASL file is no log of events: `asl-replay import` makes one of it";
                return Err(Refusal::Wrong(says.to_owned()));
            }
        };
        let name = self.held_as(&own, bytes)?.unwrap_or_else(|| own.clone());
        let (name, imported, parts) = match self.take_in(&name, &copy, bytes)? {
            Ok(imported) => (name, imported, None),
            Err(at) if name != own && self.is_free(&own)? => {
                let imported = self.archive.import(own.id(), bytes);
                let imported = imported.map_err(|why| self.not_imported(&own, &why))?;
                (own, imported, Some((name, at)))
            }
            Err(at) => return Err(self.not_imported(&name, &ImportError::Parted(at))),
        };
        Ok(Taken {
            name,
            events: copy.loaded.game.events.len() as u64,
            added: imported.records,
            signed: imported.checkpoints,
            parts,
        })
    }

    /// The name by which the archive holds the game of a file; the file's own, where one of several copies has that, and
    /// where it is that of a copy put aside.
    fn held_as(&self, own: &GameName, bytes: &[u8]) -> Result<Option<GameName>, Refusal> {
        if is_aside(own.id().as_str()) {
            return Ok(None);
        }
        let copies = copies(&self.archive, bytes)?;
        if copies.contains(own.id()) {
            return Ok(None);
        }
        Ok(nearest(&self.archive, copies, bytes)?.map(GameName::of))
    }

    /// Starts the game or continues it; inside, the event at which the file parts from it.
    fn take_in(
        &self,
        name: &GameName,
        copy: &GameCopy,
        bytes: &[u8],
    ) -> Result<Result<Imported, u64>, Refusal> {
        if let Some(joined) = self.joined(name, copy, bytes)? {
            return Ok(Ok(joined));
        }
        match self.archive.import(name.id(), bytes) {
            Ok(imported) => Ok(Ok(imported)),
            Err(ImportError::Parted(at)) => Ok(Err(at)),
            Err(why) => Err(self.not_imported(name, &why)),
        }
    }

    /// A file of a game with keys that is held is joined with it, as `receive` joins copies: each signature stands on those
    /// before it. `None` of another game, and where the file parts from it.
    fn joined(&self, name: &GameName, copy: &GameCopy, bytes: &[u8]) -> Result<Option<Imported>, Refusal> {
        let keyed = Parties::of(&copy.loaded.game).filter(|parties| !parties.keys.is_empty());
        let is_new = self.is_free(name)?;
        let Some(parties) = keyed.filter(|_| !is_new) else { return Ok(None) };
        let held = self.archive.read(name.id()).map_err(|why| self.not_imported(name, &why.into()))?;
        let Some(joined) = join_cosigned(&held, bytes, &parties, &[]) else { return Ok(None) };
        let known = *Log::read(&held).verification();
        must_be_answered_for(name, copy, known.tip.records)?;
        let both = GameCopy::read(Path::new(&name.to_string()), joined.bytes)?;
        if let Some((_, says)) = both.loaded.signatures().fault() {
            return Err(Refusal::Broken(format!(
                "it leaves out or contradicts a signature that the archive has in {name}: {says}; nothing was written"
            )));
        }
        let full = both.bytes();
        let taken = if full.starts_with(&held) {
            self.archive.extend(name.id(), &held, full)
        } else {
            self.archive.replace(name.id(), &held, full)
        };
        let _acknowledged = taken.map_err(|why| not_taken(&name.to_string(), &why))?;
        let now = *Log::read(full).verification();
        let records = now.tip.records.saturating_sub(known.tip.records);
        let checkpoints = now.blocks.saturating_sub(known.blocks).saturating_sub(records);
        Ok(Some(Imported { records, checkpoints, late_checkpoints: 0 }))
    }

    fn is_free(&self, name: &GameName) -> Result<bool, Refusal> {
        Ok(self.archive.anchor(name.id()).map_err(failed)? == Anchor::EMPTY)
    }
}

impl Many {
    fn not_imported(&self, name: &GameName, why: &ImportError) -> Refusal {
        match why {
            ImportError::Parted(0) => Refusal::Broken(format!(
                "the archive's {name} is another game: give the file another name, or add it with --by-id"
            )),
            ImportError::Parted(at) => Refusal::Broken(format!(
                "it and the archive's {name} part at event {at}; nothing was written"
            )),
            ImportError::Read(Unreadable::Backend(why)) => Refusal::Store(self.failing(why)),
            ImportError::NotIntact(_) | ImportError::Read(_) => Refusal::Broken(reasons(why)),
            ImportError::Append(AppendError::Refused(why)) => Refusal::Store(self.failing(why)),
            ImportError::Append(AppendError::Backend(why)) => Refusal::Store(format!(
                "{}; whether it was taken in is not known: adding it again is safe",
                self.failing(why)
            )),
            ImportError::Append(_) => Refusal::Store(reasons(why)),
        }
    }
}

/// Events with which a file goes on from a game that is held are signed by who recorded them, as `receive` asks too, of mine as
/// of others': what I have recorded is here already.
fn must_be_answered_for(name: &GameName, copy: &GameCopy, known: u64) -> Result<(), Refusal> {
    let mut unsigned = unanswered(&copy.loaded.game.events, copy.loaded.signatures(), None);
    match unsigned.find(|(n, ..)| *n >= known) {
        None => Ok(()),
        Some((n, by, _)) => Err(Refusal::Broken(format!(
            "it goes on from the archive's {name} with event {n}, which {by} has not signed; nothing was written"
        ))),
    }
}

impl super::Place {
    /// A game to be added: whole, with good signatures; no board is read for it.
    fn copy_to_add(&self, path: &Path, bytes: Vec<u8>) -> Result<GameCopy, Refusal> {
        let copy = self.copy_to_verify(path, bytes)?;
        match copy.loaded.damage() {
            Some(says) => Err(Refusal::Broken(says)),
            None => Ok(copy),
        }
    }
}

fn unfit(why: String) -> Refusal {
    Refusal::Wrong(format!(
        "its name cannot be that of a game: {why} (give the file another, or add it with --by-id)"
    ))
}

/// The name of a file without its end; what cannot stand in a name becomes a hyphen.
fn by_file(file: &Path) -> Result<GameName, Refusal> {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let plain = |c: char| if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '-' };
    stem.chars().map(plain).collect::<String>().parse().map_err(unfit)
}

fn by_record_0(copy: &GameCopy) -> Result<GameName, Refusal> {
    let key = key_of(&copy.loaded).ok_or_else(|| Refusal::Wrong("it has no record 0".to_owned()))?;
    key.to_string().parse().map_err(unfit)
}
