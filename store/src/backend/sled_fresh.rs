//! A fresh folder in the place of an archive's.
//!
//! Job: a folder beside the old one, filled by others, that takes its place in one step; what is left of either. Inputs: an
//! archive's folder. Must not know: what is in it.
//!
//! At every moment the folder of the archive is whole: the old one before the step, the new one behind it. What lies beside
//! it is never needed: a part of a new one, or the old one, and is removed by the next who asks for a fresh folder.

use super::sled_backend::SledBackend;
use super::sled_open::{OpenError, doing};
use crate::file::sync_dir;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Why a fresh folder did not take the old one's place. The archive is as it was.
#[derive(Debug, thiserror::Error)]
pub enum FreshError {
    /// The system refused.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The engine of the old folder does not let go of its files.
    #[error("the engine does not close {}", .0.display())]
    NotClosed(PathBuf),
    /// The two folders cannot be exchanged in one step.
    #[error("this system cannot exchange two folders in one step")]
    NoExchange(#[source] io::Error),
}

/// A folder beside an archive's, for a new archive.
#[derive(Debug)]
pub struct Fresh {
    place: PathBuf,
    fresh: PathBuf,
}

impl Fresh {
    /// An empty folder beside that of an open archive. What a killed process left there is removed.
    ///
    /// # Errors
    /// When the system refuses.
    pub fn beside(archive: &SledBackend) -> Result<Fresh, OpenError> {
        let place = archive.dir();
        let mut name = place.file_name().unwrap_or_default().to_owned();
        name.push(".fresh");
        let fresh = place.with_file_name(name);
        remove(&fresh)?;
        doing("create", &fresh, fs::create_dir(&fresh))?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let about = doing("look at", &place, fs::metadata(&place))?;
            let mode = fs::Permissions::from_mode(about.permissions().mode());
            doing("guard", &fresh, fs::set_permissions(&fresh, mode))?;
        }
        Ok(Fresh { place, fresh })
    }

    /// The folder.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.fresh
    }

    /// Bytes on disk of the archive's folder and of this one.
    #[must_use]
    pub fn sizes(&self) -> [u64; 2] {
        [size(&self.place), size(&self.fresh)]
    }

    /// Removes it again.
    pub fn discard(self) {
        let _left = remove(&self.fresh);
    }

    /// Puts this folder in the archive's place, in one step, and removes the old one. All in it is on disk, and nobody has
    /// it open. The old archive is closed before, and nobody else can open it meanwhile.
    ///
    /// # Errors
    /// When the old one cannot be closed, or the two cannot be exchanged. This one is removed then.
    pub fn take_the_place_of(self, archive: SledBackend) -> Result<(), FreshError> {
        let Some(locked) = archive.close() else {
            let place = self.place.clone();
            self.discard();
            return Err(FreshError::NotClosed(place));
        };
        if let Err(why) = exchange(&self.fresh, &self.place) {
            self.discard();
            return Err(FreshError::NoExchange(why));
        }
        let above =
            self.place.parent().filter(|above| !above.as_os_str().is_empty()).unwrap_or(Path::new("."));
        // It is done; a disk that cannot sync it now may have the old one after a loss of power, which is whole too.
        let _synced = sync_dir(above);
        drop(locked);
        self.discard();
        Ok(())
    }
}

#[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
fn exchange(a: &Path, b: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    Ok(renameat_with(CWD, a, CWD, b, RenameFlags::EXCHANGE)?)
}

#[cfg(not(any(target_os = "linux", target_os = "android", target_vendor = "apple")))]
fn exchange(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::Error::from(io::ErrorKind::Unsupported))
}

fn remove(folder: &Path) -> Result<(), OpenError> {
    match fs::remove_dir_all(folder) {
        Err(why) if why.kind() != io::ErrorKind::NotFound => doing("remove", folder, Err(why)),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// What a folder takes on disk; what cannot be looked at counts nothing.
fn size(folder: &Path) -> u64 {
    let Ok(entries) = fs::read_dir(folder) else { return 0 };
    let of = |entry: fs::DirEntry| match entry.metadata() {
        Ok(about) if about.is_dir() => size(&entry.path()),
        Ok(about) => on_disk(&about),
        Err(_) => 0,
    };
    entries.filter_map(Result::ok).map(of).sum()
}

fn on_disk(about: &fs::Metadata) -> u64 {
    #[cfg(unix)]
    {
        std::os::unix::fs::MetadataExt::blocks(about) * 512
    }
    #[cfg(not(unix))]
    {
        about.len()
    }
}
