//! The archive written anew, so that the engine's dead space is given back.
//!
//! Job: a fresh archive of the same games, verified, in the place of the old one. Inputs: a player's home. Must not know:
//! how it is told.

use super::super::place::{not_opened, patient};
use super::super::refusal::{failed, reasons};
use super::super::{Place, Refusal};
use asl_store::archive::{Archive, CopyError};
use asl_store::backend::{Fresh, FreshError, SledBackend};
use std::path::Path;

/// An archive that was written anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compacted {
    /// Its games.
    pub games: u64,
    /// Bytes on disk before.
    pub before: u64,
    /// Bytes on disk of what was written anew.
    pub after: u64,
    /// The old one was kept, for the new one is no smaller.
    pub is_kept: bool,
}

impl Place {
    /// Writes every game into a fresh archive, reads that again, holds both against each other and puts it in the place of
    /// the old one, in one step, where it is smaller. Whoever kills it meanwhile finds the old archive or the new one.
    ///
    /// # Errors
    /// When there is no archive, a game is damaged, the disk refuses, or the games lie in a database; the archive is then as it was.
    pub fn compact(&self) -> Result<Compacted, Refusal> {
        if let Some(database) = &self.database {
            return Err(Refusal::Wrong(format!(
                "the games lie in the database {database}, which gives back its space itself: nothing was changed; without \
                 --archive and ASL_REPLAY_ARCHIVE the archive in your home is written anew"
            )));
        }
        let home = self.folder()?;
        if !self.has_archive()? {
            return Err(Refusal::Wrong(format!("no archive lies in {}", home.display())));
        }
        let folder = home.join("archive");
        let old =
            patient(|| SledBackend::open(&folder)).map_err(|why| Refusal::from(not_opened(&folder, &why)))?;
        let old = Archive::open(old).map_err(failed)?;
        let fresh = Fresh::beside(old.backend()).map_err(failed)?;
        let games = match filled(&old, fresh.path()) {
            Ok(games) => games,
            Err(why) => {
                fresh.discard();
                return Err(why);
            }
        };
        let [before, after] = fresh.sizes();
        let is_kept = after >= before;
        if is_kept {
            fresh.discard();
        } else {
            fresh.take_the_place_of(old.into_backend()).map_err(|why| not_exchanged(&why))?;
        }
        Ok(Compacted { games, before, after, is_kept })
    }
}

/// A fresh archive of all games in this folder, read again; how many there are.
fn filled(old: &Archive<SledBackend>, folder: &Path) -> Result<u64, Refusal> {
    let open = || -> Result<Archive<SledBackend>, Refusal> {
        Archive::open(SledBackend::open(folder).map_err(failed)?).map_err(failed)
    };
    let games = old.copy_into(&open()?).map_err(|why| not_copied(&why))?;
    old.must_be_in(&open()?).map_err(|why| not_copied(&why))?;
    Ok(games)
}

/// Windows cannot do it in one step; what it can do takes two commands of the player's.
fn not_exchanged(why: &FreshError) -> Refusal {
    match why {
        FreshError::NoExchange(_) => Refusal::Store(format!(
            "{}; the archive is as it was: `archive export DIR` writes its games, and `archive --home NEW add` takes them into a \
             new one",
            reasons(why)
        )),
        FreshError::Open(_) | FreshError::NotClosed(_) => failed(why),
    }
}

fn not_copied(why: &CopyError) -> Refusal {
    let says = format!("{}; the archive is as it was", reasons(why));
    match why {
        CopyError::Read { .. } => Refusal::Broken(format!(
            "{says}: `archive fsck` tells what can be done, and `archive fsck --from FILES..` does it"
        )),
        CopyError::Backend(_) => Refusal::Store(format!(
            "{says}: `archive export DIR` writes the games that can be read, and `archive --home NEW add` takes these and \
             the mails' files into a new archive"
        )),
        CopyError::There(_) | CopyError::Differs(_) => Refusal::Store(says),
    }
}
