//! The games of the archive as files.
//!
//! Job: every game a log file in a folder, never over another past. Inputs: a folder. Must not know: how it is told.

use super::super::refusal::failed;
use super::super::{LoadError, Refusal, read_file};
use super::{Desk, GameName};
use crate::read::Comparison;
use asl_store::file::write_atomic;
use std::path::Path;

/// What became of the file of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exported {
    /// It is new.
    Written,
    /// It stood there as it is.
    Same,
    /// It went on from what stood there.
    Continued,
}

impl Desk<'_> {
    /// Writes a game into a folder as `NAME.aslog`, verified. A file that stands there is replaced by one that goes on from
    /// it, and by no other.
    ///
    /// # Errors
    /// When the game is damaged, another file stands there, or the disk refuses ([`Refusal::Store`]).
    pub fn export(&self, name: &GameName, folder: &Path) -> Result<Exported, Refusal> {
        let held = self.held(name).map_err(Refusal::Broken)?;
        let path = folder.join(format!("{name}.aslog"));
        let old = match read_file(&path) {
            Ok(old) => Some(old),
            Err(LoadError::Io { source, .. }) if source.kind() == std::io::ErrorKind::NotFound => None,
            Err(why) => return Err(why.into()),
        };
        let became = match old {
            None => Exported::Written,
            Some(old) if old == held.bytes => return Ok(Exported::Same),
            Some(old) => continued(&old, &held.bytes, &path).map_err(Refusal::Wrong)?,
        };
        write_atomic(&path, &held.bytes).map_err(failed)?;
        Ok(became)
    }
}

/// Events are not taken back. Signatures that only the file has would be lost.
fn continued(old: &[u8], new: &[u8], path: &Path) -> Result<Exported, String> {
    let log = asl_store::log::Log::read(old);
    let signs = |bytes| asl_store::log::Log::read(bytes).checkpoints().map(|c| c.text).collect::<Vec<_>>();
    let goes_on = matches!(Comparison::of(old, new), Comparison::Continues { .. });
    let all_signed = signs(old).iter().all(|text| signs(new).contains(text));
    if !old.is_empty() && log.verification().is_intact() && goes_on && all_signed {
        return Ok(Exported::Continued);
    }
    let path = crate::words::shown(path);
    Err(format!("{path} is another copy, which the archive's does not go on from: it was left as it is"))
}
