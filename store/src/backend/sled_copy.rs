//! A copy of an archive's folder, to be read where the folder cannot be written.
//!
//! Job: all files of the folder as they are at one moment, in a folder of our own. Inputs: a folder. Must not know: what
//! is in the files.

use super::sled_open::{LOCK, OpenError, doing, is_leftover};
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;
use tempfile::TempDir;

/// Copies a folder. A writer keeps out readers for as long as it has the folder open, and waits for them.
pub(super) fn copy(dir: &Path) -> Result<TempDir, OpenError> {
    let _lock = shared(dir)?;
    let temp = doing(
        "make a copy in",
        &std::env::temp_dir(),
        tempfile::Builder::new().prefix("asl-replay-").tempdir(),
    )?;
    copy_files(dir, temp.path())?;
    Ok(temp)
}

/// A folder that nobody ever wrote to has no lock.
fn shared(dir: &Path) -> Result<Option<File>, OpenError> {
    let path = dir.join(LOCK);
    let file = match File::open(&path) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(None),
        opened => doing("open", &path, opened)?,
    };
    match file.try_lock_shared() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(dir.to_owned())),
        Err(TryLockError::Error(source)) => doing("lock", &path, Err(source)),
    }
}

/// Without the permissions of the originals: the engine writes to what it opens.
fn copy_files(from: &Path, to: &Path) -> Result<(), OpenError> {
    for entry in doing("list", from, fs::read_dir(from))? {
        let entry = doing("list", from, entry)?;
        let (name, path) = (entry.file_name(), entry.path());
        let kind = doing("look at", &path, entry.file_type())?;
        let target = to.join(&name);
        if kind.is_dir() {
            doing("create", &target, fs::create_dir(&target))?;
            copy_files(&path, &target)?;
        } else if name != LOCK && !is_leftover(&name.to_string_lossy()) {
            doing("copy", &path, copy_bytes(&path, &target))?;
        }
    }
    Ok(())
}

fn copy_bytes(from: &Path, to: &Path) -> io::Result<()> {
    io::copy(&mut File::open(from)?, &mut File::create_new(to)?).map(|_| ())
}
