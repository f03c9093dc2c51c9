//! Opening sled's folder, and making sure of what it writes.
//!
//! Job: the duties that sled leaves to its user: one process at a time, no leftovers of a killed open, a
//! real sync. Inputs: a folder. Must not know: what is stored in it.

use super::contained::contained;
use super::noted;
use super::sled_error::SledError;
use crate::file::{WriteError, sync_dir};
use std::collections::BTreeSet;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Why an archive's folder could not be opened. Nothing that was acknowledged is touched.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process has it open.
    #[error("the archive in {} is open in another process", .0.display())]
    InUse(PathBuf),
    /// The engine reckons from 1970 on.
    #[error(
        "the clock of this computer stands before 1970: set it right. Nothing is wrong with the archive in {}", .0.display()
    )]
    Clock(PathBuf),
    /// The system refused.
    #[error("cannot {step} {}", path.display())]
    Io {
        /// What was being done, as a verb.
        step: &'static str,
        /// The file or folder it was done to.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// The engine refused. The archive can be rebuilt from the games' files.
    #[error("sled cannot open the archive in {}", path.display())]
    Engine {
        /// The folder.
        path: PathBuf,
        /// The engine's reason.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
}

impl OpenError {
    pub(super) fn engine(dir: &Path, source: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Self::Engine { path: dir.to_owned(), source: source.into() }
    }

    /// Is it that the folder, or a file in it, cannot be written?
    pub(super) fn is_no_permission(&self) -> bool {
        let source = match self {
            Self::InUse(_) | Self::Clock(_) => return false,
            Self::Io { source, .. } => Some(source),
            Self::Engine { source, .. } => source.downcast_ref::<SledError>().and_then(SledError::io),
        };
        let kind = source.map(io::Error::kind);
        matches!(kind, Some(io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem))
    }
}

impl From<WriteError> for OpenError {
    fn from(WriteError { step, path, source }: WriteError) -> Self {
        Self::Io { step, path, source }
    }
}

/// What brings a file's bytes to the medium.
pub trait Medium: Send + Sync {
    /// Waits until the file's bytes are on the medium. `name` is its path within the archive's folder.
    ///
    /// # Errors
    /// When the system cannot promise it.
    fn sync(&self, file: &File, name: &str) -> io::Result<()>;
}

/// The real medium.
#[derive(Debug, Default, Clone, Copy)]
pub struct Disk;

impl Medium for Disk {
    fn sync(&self, file: &File, _name: &str) -> io::Result<()> {
        file.sync_data()
    }
}

/// An open folder, locked for this process.
pub(super) struct Folder {
    dir: PathBuf,
    medium: Box<dyn Medium>,
    data: File,
    blobs_synced: BTreeSet<std::ffi::OsString>,
    lock: File,
}

/// Locks the folder, clears what a killed open left, opens sled, and makes the folder's names durable.
///
/// The lock is our own and comes first: what looks like a leftover may be another process's open.
pub(super) fn open(dir: &Path, medium: Box<dyn Medium>) -> Result<(sled::Db, Folder), OpenError> {
    if is_before_1970(SystemTime::now()) {
        return Err(OpenError::Clock(dir.to_owned()));
    }
    doing("create", dir, fs::create_dir_all(dir))?;
    let lock = lock(dir)?;
    clear_leftovers(dir)?;
    let db = open_engine(dir)?;
    let path = dir.join("db");
    let data = doing("open", &path, writable(&path))?;
    sync_names(dir)?;
    Ok((db, Folder { dir: dir.to_owned(), medium, data, blobs_synced: BTreeSet::new(), lock }))
}

/// Does a clock say a time with which the engine cannot reckon?
#[must_use]
pub fn is_before_1970(now: SystemTime) -> bool {
    now < UNIX_EPOCH
}

/// The file that a process locks while it has the folder open.
pub(super) const LOCK: &str = "lock";

fn lock(dir: &Path) -> Result<File, OpenError> {
    let path = dir.join(LOCK);
    let file = doing("create", &path, File::create(&path))?;
    match file.try_lock() {
        Ok(()) if is_still_at(&file, &path) => Ok(file),
        // A fresh folder took the place of this one while we waited.
        Ok(()) | Err(TryLockError::WouldBlock) => Err(OpenError::InUse(dir.to_owned())),
        Err(TryLockError::Error(source)) => doing("lock", &path, Err(source)),
    }
}

/// Whether the file that was opened at a path is the one that lies there now.
fn is_still_at(file: &File, path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let place = |about: fs::Metadata| (about.dev(), about.ino());
        let (held, there) = (file.metadata().map(place), fs::metadata(path).map(place));
        held.is_ok_and(|held| there.is_ok_and(|there| held == there))
    }
    #[cfg(not(unix))]
    {
        let _folders_stay = (file, path);
        true
    }
}

/// A killed open leaves a half-written snapshot, which sled would take for the newest one, or, at the
/// first open ever, a half-written configuration beside a store without data.
fn clear_leftovers(dir: &Path) -> Result<(), OpenError> {
    for entry in doing("list", dir, fs::read_dir(dir))? {
        let entry = doing("list", dir, entry)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if is_leftover(&name) {
            doing("remove", &entry.path(), fs::remove_file(entry.path()))?;
        }
    }
    let conf = dir.join("conf");
    if holds_no_data(dir) && conf.exists() {
        doing("remove", &conf, fs::remove_file(&conf))?;
    }
    Ok(())
}

pub(super) fn is_leftover(name: &str) -> bool {
    let is_snapshot = name.starts_with("snap.") && name.ends_with(".generating");
    let is_heads = name.starts_with(&format!(".{}.", noted::NAME)) && name.ends_with(".part");
    is_snapshot || is_heads
}

fn holds_no_data(dir: &Path) -> bool {
    match fs::metadata(dir.join("db")) {
        Ok(data) => data.len() == 0,
        Err(why) => why.kind() == io::ErrorKind::NotFound,
    }
}

/// sled gives its lock back a moment after the last handle is dropped, and panics on some damage.
pub(super) fn open_engine(dir: &Path) -> Result<sled::Db, OpenError> {
    const TRIES: u32 = 50;
    const PAUSE: Duration = Duration::from_millis(20);
    let mut tries = 1;
    loop {
        match try_open_engine(dir) {
            Err(OpenError::InUse(_)) if tries < TRIES => thread::sleep(PAUSE),
            result => return result,
        }
        tries += 1;
    }
}

fn try_open_engine(dir: &Path) -> Result<sled::Db, OpenError> {
    let config = sled::Config::new().path(dir).cache_capacity(CACHE_BYTES);
    match contained(|| config.open()) {
        Some(Ok(db)) => Ok(db),
        Some(Err(why)) if why.to_string().contains("could not acquire lock") => {
            Err(OpenError::InUse(dir.to_owned()))
        }
        Some(Err(why)) => Err(OpenError::engine(dir, SledError(why))),
        None => Err(OpenError::engine(dir, "it panicked")),
    }
}

/// Whether sled has let go of its files: it does so a moment after the last handle is dropped, and writes until then.
pub(super) fn is_let_go(dir: &Path) -> bool {
    const TRIES: u32 = 500;
    const PAUSE: Duration = Duration::from_millis(10);
    for _ in 0..TRIES {
        let Ok(file) = writable(&dir.join("db")) else { return false };
        if file.try_lock().is_ok() {
            return true;
        }
        thread::sleep(PAUSE);
    }
    false
}

const CACHE_BYTES: u64 = 64 << 20;

/// A handle for syncing: Windows wants one that could write.
fn writable(path: &Path) -> io::Result<File> {
    File::options().read(true).write(true).open(path)
}

/// The new files' names, and the configuration, which sled writes without a sync.
fn sync_names(dir: &Path) -> Result<(), OpenError> {
    let conf = dir.join("conf");
    doing("sync", &conf, writable(&conf).and_then(|file| file.sync_all()))?;
    doing("sync", dir, sync_dir(dir))?;
    let above = dir.parent().filter(|above| !above.as_os_str().is_empty()).unwrap_or(Path::new("."));
    doing("sync", above, sync_dir(above))
}

pub(super) fn doing<T>(step: &'static str, path: &Path, result: io::Result<T>) -> Result<T, OpenError> {
    result.map_err(|source| OpenError::Io { step, path: path.to_owned(), source })
}

/// Given back by hand: a child that another thread is just starting holds a copy of the handle for a moment.
impl Drop for Folder {
    fn drop(&mut self) {
        // Closing the handle does the same a little later.
        let _unlocked = self.lock.unlock();
    }
}

impl Folder {
    /// The folder.
    pub(super) fn dir(&self) -> &Path {
        &self.dir
    }

    /// Brings everything that sled has written to the medium. sled's own flush ends with
    /// `sync_file_range`, which leaves the drive's cache and the file's length alone, and it does not sync
    /// the files of large values at all.
    ///
    /// The large values come first: the data file refers to them.
    pub(super) fn sync(&mut self) -> io::Result<()> {
        self.sync_blobs()?;
        self.medium.sync(&self.data, "db")
    }

    fn sync_blobs(&mut self) -> io::Result<()> {
        let dir = self.dir.join("blobs");
        let names: BTreeSet<_> = match fs::read_dir(&dir) {
            Ok(entries) => entries.map(|entry| Ok(entry?.file_name())).collect::<io::Result<_>>()?,
            Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(why) => return Err(why),
        };
        for name in names.difference(&self.blobs_synced) {
            self.sync_blob(&dir, name)?;
        }
        if names != self.blobs_synced {
            sync_dir(&dir)?;
        }
        self.blobs_synced = names;
        Ok(())
    }

    /// A large value may be collected by sled while we look; then nothing refers to it.
    fn sync_blob(&self, dir: &Path, name: &std::ffi::OsStr) -> io::Result<()> {
        match writable(&dir.join(name)) {
            Ok(file) => self.medium.sync(&file, &format!("blobs/{}", name.to_string_lossy())),
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(why) => Err(why),
        }
    }
}
