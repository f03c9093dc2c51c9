//! Log files on disk.
//!
//! Job: whole files that appear at once or not at all, and appends to a file that is still the one
//! expected. Inputs: paths, bytes. Must not know: the archive, or what a payload means. Nothing found in
//! a file is ever repaired here.

use crate::block::PayloadTooLong;
use crate::log::LogWriter;
use crate::tip::Tip;
use crate::verify::{Verification, verify};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::sleep;
use std::time::Duration;

/// A file that could not be written; whatever had its name before still has it.
#[derive(Debug, thiserror::Error)]
#[error("cannot {step} {}", path.display())]
pub struct WriteError {
    /// What was being done, as a verb.
    pub step: &'static str,
    /// The file or folder it was done to.
    pub path: PathBuf,
    /// The system's reason.
    pub source: io::Error,
}

/// Writes a whole file at once: to a new file beside it, synced, renamed over it, the folder synced.
///
/// A reader, or a crash at any moment, meets the old file or the new one, never a part.
///
/// # Errors
/// When a step fails. The new file is then removed if it still has its first name.
pub fn write_atomic(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    write_whole(path, bytes, &File::options())
}

/// As [`write_atomic`], a file that only its owner may read.
///
/// # Errors
/// As [`write_atomic`].
pub fn write_atomic_private(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    write_whole(path, bytes, options.write(true))
}

fn write_whole(path: &Path, bytes: &[u8], options: &OpenOptions) -> Result<(), WriteError> {
    if is_device(path) {
        return Err(error("write", path, io::Error::other("Windows keeps this name for a device")));
    }
    let part = part_path(path);
    write_part(&part, bytes, options.clone().write(true).create(true).truncate(true))
        .and_then(|()| failing("rename", &part, rename(&part, path)))
        .inspect_err(|_| drop(fs::remove_file(&part)))?;
    sync_dir(parent(path)).map_err(|source| error("sync", parent(path), source))
}

fn write_part(part: &Path, bytes: &[u8], options: &OpenOptions) -> Result<(), WriteError> {
    let mut file = failing("create", part, options.open(part))?;
    failing("write", part, file.write_all(bytes))?;
    failing("sync", part, file.sync_all())
}

/// Renames a file over another.
///
/// Windows refuses it while a scanner for viruses, a synced folder or an indexer has either of them open. They let go within
/// moments, which is waited for: a second at most.
///
/// # Errors
/// When the system refuses.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    let pauses = [10, 20, 40, 80, 160, 320, 370].map(Duration::from_millis);
    let refused = |pause| match fs::rename(from, to) {
        Err(why) if is_held_open(&why) => {
            sleep(pause);
            None
        }
        answered => Some(answered),
    };
    pauses.into_iter().find_map(refused).unwrap_or_else(|| fs::rename(from, to))
}

/// Does Windows say that somebody else has the file open (access denied, sharing violation, lock violation)?
fn is_held_open(why: &io::Error) -> bool {
    cfg!(windows) && matches!(why.raw_os_error(), Some(5 | 32 | 33))
}

/// Does Windows read this path as one of its devices, which no file can be: `nul`, `con.key` before Windows 11?
#[must_use]
pub fn is_device(path: &Path) -> bool {
    cfg!(windows)
        && std::path::absolute(path)
            .is_ok_and(|whole| whole.as_os_str().to_string_lossy().starts_with(r"\\.\"))
}

/// `.NAME.PID.N.part`: in the same folder, so that the rename cannot cross a file system; hidden; of this
/// call only.
fn part_path(path: &Path) -> PathBuf {
    static CALLS: AtomicU64 = AtomicU64::new(0);
    let call = CALLS.fetch_add(1, Ordering::Relaxed);
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.{call}.part", std::process::id()));
    path.with_file_name(name)
}

fn parent(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Makes the names in a folder durable.
///
/// # Errors
/// When the system refuses. Windows keeps names in a journal, which this brings to the medium where the file system can; one
/// that cannot is no error.
pub fn sync_dir(dir: &Path) -> io::Result<()> {
    #[cfg(not(windows))]
    {
        File::open(dir)?.sync_all()
    }
    #[cfg(windows)]
    {
        /// A folder is opened by this alone.
        const FILE_FLAG_BACKUP_SEMANTICS: u32 = 0x0200_0000;
        let mut options = OpenOptions::new();
        std::os::windows::fs::OpenOptionsExt::custom_flags(options.write(true), FILE_FLAG_BACKUP_SEMANTICS);
        let _unable = options.open(dir).and_then(|folder| folder.sync_all());
        Ok(())
    }
}

fn failing<T>(step: &'static str, path: &Path, result: io::Result<T>) -> Result<T, WriteError> {
    result.map_err(|source| error(step, path, source))
}

fn error(step: &'static str, path: &Path, source: io::Error) -> WriteError {
    WriteError { step, path: path.to_owned(), source }
}

/// Why records were not appended to a file; the file has no part of them.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// The system refused.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// Another process is appending.
    #[error("{} is in use by another process", .0.display())]
    InUse(PathBuf),
    /// The file does not verify to its end; it is left as it is.
    #[error("the file is damaged or torn behind record {}", .0.tip.records)]
    NotIntact(Box<Verification>),
    /// The file ends elsewhere than expected.
    #[error("the file has {actual}, expected were {expected}")]
    Moved {
        /// Where the caller thought that it ends.
        expected: Tip,
        /// Where it ends.
        actual: Tip,
    },
    /// A payload is too long.
    #[error(transparent)]
    Payload(#[from] PayloadTooLong),
}

/// Appends records to an existing log file and returns once they are on disk.
///
/// The file must verify to its last byte and end at `expected`. It is locked meanwhile.
///
/// # Errors
/// When the file is not as expected, or a step fails; the file is then cut back to its old length.
pub fn append(path: &Path, expected: Tip, payloads: &[&[u8]]) -> Result<Tip, AppendError> {
    let mut file = failing("open", path, OpenOptions::new().read(true).write(true).open(path))?;
    lock(&file, path)?;
    let result = append_locked(&mut file, path, expected, payloads);
    // By hand: a child that another thread is just starting holds a copy of the handle for a moment.
    let _unlocked = file.unlock();
    result
}

fn append_locked(
    file: &mut File,
    path: &Path,
    expected: Tip,
    payloads: &[&[u8]],
) -> Result<Tip, AppendError> {
    let old = verified(file, path, expected)?;
    let mut writer = LogWriter::after(expected);
    for payload in payloads {
        writer.record(payload)?;
    }
    let written = file.write_all(writer.bytes()).and_then(|()| file.sync_data());
    failing("append to", path, written.inspect_err(|_| drop(file.set_len(old))))?;
    Ok(writer.tip())
}

fn lock(file: &File, path: &Path) -> Result<(), AppendError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(AppendError::InUse(path.to_owned())),
        Err(TryLockError::Error(source)) => Err(error("lock", path, source).into()),
    }
}

/// The length of the file, if it is intact and ends at `expected`. The file stands at its end then.
fn verified(file: &mut File, path: &Path, expected: Tip) -> Result<u64, AppendError> {
    let mut bytes = Vec::new();
    failing("read", path, file.read_to_end(&mut bytes))?;
    let found = verify(&bytes);
    if !found.is_intact() {
        return Err(AppendError::NotIntact(Box::new(found)));
    }
    if found.tip != expected {
        return Err(AppendError::Moved { expected, actual: found.tip });
    }
    Ok(failing("read", path, file.seek(SeekFrom::End(0)))?)
}
