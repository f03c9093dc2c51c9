//! Files of the user: read within a limit, written at once or not at all, never over a log.

use super::refusal::reasons;
use super::{LoadError, Refusal};
use crate::import::vassal::viewer::Viewer;
use crate::read::{self, Loaded, MAX_FILE_BYTES, ReadError, carried, is_hashed, is_page};
use crate::words::shown;
use asl_store::file::{is_device, write_atomic};
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Reads a game; VASL files for the public.
///
/// # Errors
/// As [`load_for`].
pub fn load(paths: &[PathBuf]) -> Result<Loaded, LoadError> {
    load_for(paths, &Viewer::Public)
}

/// Reads a game; VASL files for a viewer. Several files are one game only when they are VASL logs of one session.
///
/// # Errors
/// When a file cannot be read, or is no game; see [`LoadError`].
pub fn load_for(paths: &[PathBuf], viewer: &Viewer) -> Result<Loaded, LoadError> {
    if paths.is_empty() {
        return Err(ReadError::NoFile.into());
    }
    let files = paths.iter().map(|path| match read_game(path) {
        Err(LoadError::Io { path, source }) if paths.len() > 1 && source.kind() == ErrorKind::NotFound => {
            Err(LoadError::NotFoundOfSeveral(path))
        }
        read => read,
    });
    Ok(read::load_several(&files.collect::<Result<Vec<_>, LoadError>>()?, viewer)?)
}

/// Reads the file of a game within the limit, and what it is called; of a page the log that it carries.
///
/// # Errors
/// When it cannot be read, is too large, or is a page that carries no log.
pub fn read_game(path: &Path) -> Result<(PathBuf, Vec<u8>), LoadError> {
    let bytes = read_file(path)?;
    if is_page(&bytes) { Ok(carried(path, &bytes)?) } else { Ok((path.to_owned(), bytes)) }
}

/// Reads a file within the limit; `-` is standard input.
///
/// # Errors
/// When it cannot be read or is too large.
pub fn read_file(path: &Path) -> Result<Vec<u8>, LoadError> {
    let fail = |source| LoadError::Io { path: path.to_owned(), source };
    if is_standard(path) {
        return standard_input();
    }
    // Asked before it is opened: a pipe is opened only when somebody writes into it.
    let about = std::fs::metadata(path).map_err(fail)?;
    if about.is_dir() {
        return Err(LoadError::Folder(path.to_owned()));
    }
    if !about.is_file() && !is_handed_over(path, &about) {
        return Err(LoadError::Special(path.to_owned()));
    }
    let file = File::open(path).map_err(fail)?;
    if about.len() > MAX_FILE_BYTES {
        return Err(LoadError::TooLarge { path: path.to_owned(), size: about.len() });
    }
    within_limit(path, file)
}

/// The open end of a pipe that a shell hands over, as by `<(..)`.
#[cfg(unix)]
fn is_handed_over(path: &Path, about: &std::fs::Metadata) -> bool {
    let is_open =
        path == Path::new("/dev/stdin") || ["/dev/fd", "/proc/self/fd"].iter().any(|of| path.starts_with(of));
    is_open && std::os::unix::fs::FileTypeExt::is_fifo(&about.file_type())
}

/// The system knows none.
#[cfg(not(unix))]
const fn is_handed_over(_path: &Path, _about: &std::fs::Metadata) -> bool {
    false
}

/// A path as it is typed: `~` is the home, and a file that was dropped on a terminal stands between quotes.
#[must_use]
pub fn typed(line: &str) -> PathBuf {
    let plain =
        line.strip_prefix(['"', '\'']).and_then(|rest| rest.strip_suffix(['"', '\''])).unwrap_or(line);
    let below = plain.strip_prefix('~').and_then(|rest| rest.strip_prefix(std::path::is_separator));
    let home = below.zip(etcetera::home_dir().ok());
    home.map_or_else(|| PathBuf::from(plain), |(below, home)| home.join(below))
}

/// The files of games in a folder, by name: hashed logs, texts, logs and saves of VASL.
///
/// # Errors
/// When the folder cannot be read.
pub fn games_of(folder: &Path) -> Result<Vec<PathBuf>, LoadError> {
    const GAMES: [&str; 4] = ["aslog", "asl", "vlog", "vsav"];
    let fail = |source| LoadError::Io { path: folder.to_owned(), source };
    let mut games = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(fail)? {
        let path = entry.map_err(fail)?.path();
        let kind = path.extension().and_then(|end| end.to_str()).map(str::to_ascii_lowercase);
        games.extend(
            Some(path).filter(|path| kind.is_some_and(|k| GAMES.contains(&k.as_str())) && path.is_file()),
        );
    }
    games.sort();
    Ok(games)
}

/// A pipe tells no size, and a file may grow.
fn within_limit(path: &Path, from: impl Read) -> Result<Vec<u8>, LoadError> {
    let mut bytes = Vec::new();
    let read = from.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|source| LoadError::Io { path: path.to_owned(), source })?;
    let size = bytes.len() as u64;
    if size > MAX_FILE_BYTES { Err(LoadError::TooLarge { path: path.to_owned(), size }) } else { Ok(bytes) }
}

/// Standard input, whole; it is read once, however often a command looks at it.
fn standard_input() -> Result<Vec<u8>, LoadError> {
    static HELD: Mutex<Option<Vec<u8>>> = Mutex::new(None);
    let mut held = HELD.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(bytes) = &*held {
        return Ok(bytes.clone());
    }
    Ok(held.insert(within_limit(Path::new("-"), std::io::stdin().lock())?).clone())
}

/// Reads a text file within the limit.
///
/// # Errors
/// When it cannot be read, or is no text.
pub fn read_text(path: &Path) -> Result<String, LoadError> {
    let bytes = read_file(path)?;
    let text = read::text_of(&bytes).map_err(|at| ReadError::NotText { path: path.to_owned(), at })?;
    Ok(text.into_owned())
}

/// Writes a text file. One that exists is written over only by force, and a hashed log never; a page of ours takes the place
/// of another.
///
/// # Errors
/// When the place cannot be written, or something else stands there.
pub fn write_text(path: &Path, text: &str, force: bool) -> Result<(), Refusal> {
    must_be_writable(path)?;
    if is_held(path) {
        let old = read_file(path)?;
        if old == text.as_bytes() {
            return Ok(());
        }
        may_be_replaced(path, &old, force || is_ours(&old) && is_ours(text.as_bytes()))?;
    }
    write(path, text.as_bytes())
}

/// Whether this is a page that the program wrote.
fn is_ours(bytes: &[u8]) -> bool {
    let head = &bytes[..bytes.len().min(PAGE_HEAD)];
    is_page(bytes) && head.windows(GENERATOR.len()).any(|found| found == GENERATOR)
}

/// What the program says of itself in the head of a page.
const GENERATOR: &[u8] = b"<meta name=\"generator\" content=\"asl-replay\">";
/// So far into a page its head is looked at, in bytes.
const PAGE_HEAD: usize = 4096;

fn may_be_replaced(path: &Path, old: &[u8], force: bool) -> Result<(), Refusal> {
    let name = shown(path);
    if is_hashed(old) {
        return Err(Refusal::Wrong(format!("{name} holds a hashed log, which is never written over")));
    }
    if !force {
        return Err(Refusal::Wrong(format!(
            "{name} exists and holds something else: --force writes over it"
        )));
    }
    Ok(())
}

/// Says what is wrong with the place of an output before any work is lost on it.
///
/// # Errors
/// When it is a folder, or in a folder that is not there.
pub fn must_be_writable(path: &Path) -> Result<(), Refusal> {
    let name = shown(path);
    if path.is_dir() {
        return Err(Refusal::Wrong(format!("{name} is a folder: name a file to write")));
    }
    match path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
        Some(folder) => {
            let folder = shown(folder);
            Err(Refusal::Wrong(format!("{name} cannot be written: there is no folder {folder}")))
        }
        None => Ok(()),
    }
}

/// Writes a file that was not there before; its bytes are made when its place is known to be free.
///
/// # Errors
/// When something stands there, the place cannot be written, or the bytes cannot be made.
pub fn write_new(path: &Path, bytes: impl FnOnce() -> Result<Vec<u8>, Refusal>) -> Result<(), Refusal> {
    must_be_writable(path)?;
    if is_held(path) {
        return Err(Refusal::Wrong(format!("{} exists: it is not written over", shown(path))));
    }
    write(path, &bytes()?)
}

/// Makes a folder for pages, and those above it that are missing.
///
/// # Errors
/// When it cannot be made.
pub fn create_folder(folder: &Path) -> Result<(), Refusal> {
    if folder.is_symlink() && !folder.exists() {
        return Err(Refusal::Wrong(format!(
            "{}: this is a link to what is not there: make what it leads to, or name another folder",
            shown(folder)
        )));
    }
    std::fs::create_dir_all(folder).map_err(|e| Refusal::Store(format!("{}: {e}", shown(folder))))
}

/// Makes a folder of the data folder, and those above it that are missing: their owner alone may look into them.
pub(super) fn make_private(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Writes a whole file at once, or not at all.
/// `-` is standard output; a device or a pipe is written to, and never replaced; a link leads to its file.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), Refusal> {
    if is_standard(path) {
        let mut out = std::io::stdout().lock();
        let written = out.write_all(bytes).and_then(|()| out.flush());
        return written.map_err(|e| Refusal::Store(format!("standard output: {e}")));
    }
    if is_special(path) {
        let written = OpenOptions::new().write(true).open(path).and_then(|mut file| file.write_all(bytes));
        return written.map_err(|e| Refusal::Store(format!("{}: {e}", shown(path))));
    }
    let file = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    write_atomic(&file, bytes).map_err(|e| Refusal::Store(reasons(&e)))
}

/// Standard input or output, by its name on a command line: `-`.
#[must_use]
pub fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

/// Something that is written to as it is: a device, a pipe. What stood in it cannot be read.
fn is_special(path: &Path) -> bool {
    is_device(path) || std::fs::metadata(path).is_ok_and(|about| !about.is_file() && !about.is_dir())
}

/// Is there a file whose contents count?
pub(super) fn is_held(path: &Path) -> bool {
    !is_standard(path) && !is_special(path) && path.exists()
}
