//! Files into the archive, many at once.
//!
//! Job: one file after another taken in, whatever is wrong with those before it. Inputs: files. Must not know: how it is
//! told.

use super::super::read::Kind;
use super::super::record::log_of;
use super::super::refusal::reasons;
use super::super::{GameCopy, read_game};
use super::{GameName, Many, Refusal};
use crate::session::lost::key_of;
use asl_store::archive::{AppendError, ImportError, ReadError as Unreadable};
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
    /// Signatures that belong before events which the archive holds already: `receive` takes those.
    pub late: u64,
}

impl Many {
    /// Takes in a hashed log, a page that carries one, or a text game: it starts the game or continues it. What is there
    /// already adds nothing, and so does an older copy. On disk when it returns.
    ///
    /// # Errors
    /// When the file is no such game, is damaged, parts from the game of this name, or is not acknowledged. Nothing of it
    /// is written then.
    pub fn add(&self, file: &Path, by_id: bool) -> Result<Taken, Refusal> {
        let (path, bytes) = read_game(file)?;
        let copy = self.place.copy_to_add(&path, bytes)?;
        let name = if by_id { by_record_0(&copy)? } else { by_file(file)? };
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
        let imported = self.archive.import(name.id(), bytes).map_err(|why| self.not_imported(&name, &why))?;
        Ok(Taken {
            name,
            events: copy.loaded.game.events.len() as u64,
            added: imported.records,
            signed: imported.checkpoints,
            late: imported.late_checkpoints,
        })
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

/// The name of a file without its end; what cannot stand in a name becomes a hyphen.
fn by_file(file: &Path) -> Result<GameName, Refusal> {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let plain = |c: char| if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '-' };
    GameName::given(&stem.chars().map(plain).collect::<String>())
}

fn by_record_0(copy: &GameCopy) -> Result<GameName, Refusal> {
    let key = key_of(&copy.loaded).ok_or_else(|| Refusal::Wrong("it has no record 0".to_owned()))?;
    GameName::given(&key.to_string())
}
