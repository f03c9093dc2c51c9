//! The engine on disk: sled.
//!
//! Job: the [`Backend`] contract over sled's trees and the heads noted beside them. Inputs: a folder,
//! calls. Must not know: how the trees are laid out, or how an archive decides what to append.

use super::contained::contained;
use super::heads::Heads;
use super::sled_copy;
use super::sled_open::{self, Disk, Folder, Medium, OpenError};
use super::sled_trees::{Runs, Trees};
use super::{Anchor, Backend, BackendError, PutError, Run};
use crate::game_id::GameId;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock, RwLockWriteGuard};
use tempfile::TempDir;

/// Games in a folder on disk, one process at a time.
pub struct SledBackend {
    // The trees close before the folder gives its lock back. They are there until then.
    trees: RwLock<Option<Trees>>,
    /// Bytes that were read since sled was opened.
    read: AtomicU64,
    folder: Mutex<Folder>,
    heads: Mutex<Heads>,
    /// Appended and not synced yet. Its holder is alone with the trees: sled's lock on its folder keeps other
    /// processes out, this one other threads.
    pending: Mutex<Anchors>,
    /// The folder of a copy that was opened to be read; it goes last.
    copy: Option<TempDir>,
}

type Anchors = BTreeMap<GameId, Anchor>;

/// So much is read before sled is opened anew, in bytes.
const HELD_BYTES: u64 = 64 << 20;

/// So many games are found by their runs, which are read for it, before sled is opened anew.
const LISTED: usize = 128;

/// The games of the archive in a folder, as they are noted beside the engine: cheap, without a lock, and without one that
/// a process was killed over before it was noted.
///
/// # Errors
/// When the note cannot be read.
pub fn noted_games(dir: &Path) -> std::io::Result<BTreeSet<GameId>> {
    Ok(Heads::load(dir)?.into_keys().collect())
}

impl SledBackend {
    /// Opens the archive in a folder and makes it if there is none.
    ///
    /// # Errors
    /// When the folder cannot be used, another process has it open, or sled refuses.
    pub fn open(dir: &Path) -> Result<Self, OpenError> {
        Self::open_on(dir, Disk)
    }

    /// Opens the archive in a folder to be read. Where the folder cannot be written, which sled does on opening, a copy of
    /// it is opened, in the system's folder for temporary files, and removed with this; writers wait while it is made.
    ///
    /// # Errors
    /// As [`SledBackend::open`], or when no copy can be made.
    pub fn open_to_read(dir: &Path) -> Result<Self, OpenError> {
        match Self::open(dir) {
            Err(why) if why.is_no_permission() => Self::open_copy(dir),
            opened => opened,
        }
    }

    /// Opens a copy of the archive in a folder; nothing is written into the folder, and nothing is appended to the copy.
    ///
    /// # Errors
    /// As [`SledBackend::open_to_read`].
    pub fn open_copy(dir: &Path) -> Result<Self, OpenError> {
        let copy = sled_copy::copy(dir)?;
        let mut backend = Self::open(copy.path())?;
        backend.copy = Some(copy);
        Ok(backend)
    }

    /// As [`SledBackend::open`], with another way to sync.
    ///
    /// # Errors
    /// As [`SledBackend::open`].
    pub fn open_on(dir: &Path, medium: impl Medium + 'static) -> Result<Self, OpenError> {
        // What was opened and cannot be used closes here, and that may panic too.
        let opened = contained(|| Self::opened(dir, Box::new(medium)));
        opened.unwrap_or_else(|| Err(OpenError::engine(dir, "the engine broke off")))
    }

    fn opened(dir: &Path, medium: Box<dyn Medium>) -> Result<Self, OpenError> {
        let (db, folder) = sled_open::open(dir, medium)?;
        let trees = Trees::new(db).map_err(|why| OpenError::engine(dir, why))?;
        let heads = Mutex::new(Heads::open(dir)?);
        let (folder, pending) = (Mutex::new(folder), Mutex::default());
        let trees = RwLock::new(Some(trees));
        Ok(Self { trees, read: AtomicU64::new(0), folder, heads, pending, copy: None })
    }

    /// Closes the engine and keeps the folder locked, until the answer is dropped. `None` where the engine does not let go
    /// of its files.
    pub(super) fn close(self) -> Option<impl Drop> {
        let trees = self.written_trees().take();
        let _panicked = contained(|| drop(trees));
        let is_closed = sled_open::is_let_go(locked(&self.folder).dir());
        is_closed.then_some(self)
    }

    /// The folder of the archive.
    pub(super) fn dir(&self) -> PathBuf {
        locked(&self.folder).dir().to_owned()
    }

    /// What is written into a copy would be lost with it.
    fn must_be_kept(&self) -> Result<(), BackendError> {
        match self.copy {
            None => Ok(()),
            Some(_) => {
                Err(BackendError::new("write", "its folder cannot be written: it was opened to be read"))
            }
        }
    }

    /// A call of sled, whose panic is an error.
    fn engine<T>(
        &self,
        step: &'static str,
        call: impl FnOnce(&Trees) -> Result<T, BackendError>,
    ) -> Result<T, BackendError> {
        let trees = self.trees.read().unwrap_or_else(PoisonError::into_inner);
        let trees = trees.as_ref().ok_or_else(|| BackendError::new(step, "the archive is closed"))?;
        contained(|| call(trees)).unwrap_or_else(|| Err(BackendError::new(step, "the engine broke off")))
    }

    /// So many bytes more were read, and sled holds them: from time to time it is opened anew, where nothing waits for a sync.
    fn has_read(&self, bytes: usize, pending: &Anchors) -> Result<(), BackendError> {
        let bytes = bytes as u64;
        let read = self.read.fetch_add(bytes, Ordering::Relaxed).saturating_add(bytes);
        if read > HELD_BYTES && pending.is_empty() { self.open_anew() } else { Ok(()) }
    }

    fn written_trees(&self) -> RwLockWriteGuard<'_, Option<Trees>> {
        self.trees.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// sled counts a page for its cache when pages of the same part of it were asked for 64 times, and one that lies in a file
    /// of its own as nothing: a reader of thousands of games would hold them all. Opened anew, it holds none.
    fn open_anew(&self) -> Result<(), BackendError> {
        const STEP: &str = "be opened anew";
        let dir = self.dir();
        let mut trees = self.written_trees();
        let old = trees.take();
        let _panicked = contained(|| drop(old));
        let db = sled_open::open_engine(&dir).map_err(|why| BackendError::new(STEP, why))?;
        let opened = contained(|| Trees::new(db));
        *trees = Some(opened.unwrap_or_else(|| Err(BackendError::new(STEP, "the engine broke off")))?);
        self.read.store(0, Ordering::Relaxed);
        Ok(())
    }

    /// As [`SledBackend::engine`], of a call that writes.
    fn writing(&self, call: impl FnOnce(&Trees) -> Result<(), PutError>) -> Result<(), PutError> {
        self.engine("append", |trees| Ok(call(trees)))?
    }
}

/// What is acknowledged is on the medium: a disk that fails as sled closes takes nothing of it.
impl Drop for SledBackend {
    fn drop(&mut self) {
        let trees = self.written_trees().take();
        let _panicked = contained(|| drop(trees));
    }
}

/// Whether sled has lost what was noted of a game. Runs without an anchor are not meant: the archive reports them as that.
fn is_lost(
    noted: &Anchor,
    held: Option<&Anchor>,
    has_runs: impl FnOnce() -> Result<bool, BackendError>,
) -> Result<bool, BackendError> {
    let held = match held {
        Some(held) => held,
        None if has_runs()? => return Ok(false),
        None => &Anchor::EMPTY,
    };
    Ok(held.blocks < noted.blocks || (held.blocks == noted.blocks && held != noted))
}

impl SledBackend {
    /// The anchor that was noted and that sled no longer has. The caller is alone with the trees.
    fn lost(&self, game: &GameId, held: Option<&Anchor>) -> Result<Option<Anchor>, BackendError> {
        let Some(noted) = locked(&self.heads).of(game) else { return Ok(None) };
        let has_runs = || self.engine("read a run", |trees| trees.has_runs(game));
        Ok(is_lost(&noted, held, has_runs)?.then_some(noted))
    }

    fn held(&self, game: &GameId) -> Result<Option<Anchor>, BackendError> {
        self.engine("read an anchor", |trees| trees.anchor(game))
    }

    /// The anchor of a game of which sled does not hold what was noted. What sled holds beyond it is noted, once it is on
    /// the medium: a killed process had no time to note it, and whoever sees it now may miss it later. What waits for its
    /// sync is left to that.
    fn anchor_beside_the_note(&self, game: &GameId) -> Result<Option<Anchor>, BackendError> {
        let pending = locked(&self.pending);
        let held = self.held(game)?;
        if let Some(lost) = self.lost(game, held.as_ref())? {
            return Ok(Some(lost));
        }
        if let Some(held) = held.filter(|_| !pending.contains_key(game)) {
            self.bring_to_the_medium()?;
            // Nothing of it was acknowledged yet: a disk that takes no more lines is no reason not to show it.
            let _noted = locked(&self.heads).note(&BTreeMap::from([(game.clone(), held)]));
        }
        Ok(held)
    }

    fn bring_to_the_medium(&self) -> Result<(), BackendError> {
        self.engine("flush", Trees::flush)?;
        locked(&self.folder).sync().map_err(|why| BackendError::new("sync", why))
    }

    /// Notes what was synced, unless something shorter, or nothing, came in its place meanwhile.
    fn note(&self, synced: Anchors) -> Result<(), BackendError> {
        let _alone = locked(&self.pending);
        let mut there = Anchors::new();
        for (game, anchor) in synced {
            let held = self.held(&game)?.map_or(0, |held| held.blocks);
            if held >= anchor.blocks && (held == 0) == (anchor == Anchor::EMPTY) {
                there.insert(game, anchor);
            }
        }
        locked(&self.heads).note(&there).map_err(|why| BackendError::new("note the heads", why))
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Backend for SledBackend {
    fn games(&self) -> Result<Vec<GameId>, BackendError> {
        let mut all: BTreeSet<GameId> = self.anchored()?.into_iter().collect();
        for kind in [Runs::Small, Runs::Full] {
            let mut last = None;
            loop {
                let next =
                    self.engine("list the games", |trees| trees.with_runs(kind, last.as_ref(), LISTED))?;
                last = next.last().cloned();
                let is_end = next.len() < LISTED;
                all.extend(next);
                if is_end {
                    break;
                }
                let pending = locked(&self.pending);
                if pending.is_empty() {
                    self.open_anew()?;
                }
            }
        }
        Ok(all.into_iter().collect())
    }

    /// Where sled cannot list its anchors, the games that were noted: each tells by itself whether it can be read.
    fn anchored(&self) -> Result<Vec<GameId>, BackendError> {
        let noted: BTreeSet<GameId> = locked(&self.heads).games().cloned().collect();
        match self.engine("list the games", Trees::anchored) {
            Err(why) if noted.is_empty() => Err(why),
            Err(_) => Ok(noted.into_iter().collect()),
            Ok(all) => Ok(all.union(&noted).cloned().collect()),
        }
    }

    fn anchor(&self, game: &GameId) -> Result<Option<Anchor>, BackendError> {
        let noted = locked(&self.heads).of(game);
        let held = self.held(game)?;
        if held == noted { Ok(held) } else { self.anchor_beside_the_note(game) }
    }

    fn append(&self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), PutError> {
        self.must_be_kept()?;
        let mut pending = locked(&self.pending);
        self.writing(|trees| trees.append(game, expected, run))?;
        pending.insert(game.clone(), run.anchor);
        Ok(())
    }

    fn replace(&self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), PutError> {
        self.must_be_kept()?;
        let mut pending = locked(&self.pending);
        let held = self.held(game)?;
        let actual = self.lost(game, held.as_ref())?.or(held).unwrap_or(Anchor::EMPTY);
        if actual != *expected {
            return Err(PutError::Conflict(actual));
        }
        // Before sled has it: a head that is noted must never ask for more than is there.
        locked(&self.heads).withdraw(game).map_err(|why| BackendError::new("note the heads", why))?;
        self.writing(|trees| trees.replace(game, &held.unwrap_or(Anchor::EMPTY), run))?;
        pending.insert(game.clone(), run.anchor);
        Ok(())
    }

    fn remove(&self, game: &GameId, expected: &Anchor) -> Result<(), PutError> {
        self.must_be_kept()?;
        let mut pending = locked(&self.pending);
        let held = self.held(game)?;
        let actual = self.lost(game, held.as_ref())?.or(held).unwrap_or(Anchor::EMPTY);
        if actual != *expected {
            return Err(PutError::Conflict(actual));
        }
        // Before sled loses it: what is gone on purpose must not be taken for lost.
        locked(&self.heads).withdraw(game).map_err(|why| BackendError::new("note the heads", why))?;
        self.writing(|trees| trees.remove(game))?;
        pending.insert(game.clone(), Anchor::EMPTY);
        Ok(())
    }

    fn read(&self, game: &GameId, from: u64) -> Result<Vec<u8>, BackendError> {
        let pending = locked(&self.pending);
        let bytes = self.engine("read", |trees| trees.read(game, from))?;
        self.has_read(bytes.len(), &pending)?;
        Ok(bytes)
    }

    /// One run of each game is read; a game of which it cannot be read is left out.
    fn beginning(&self, start: &[u8]) -> Result<Vec<GameId>, BackendError> {
        let mut found = Vec::new();
        for game in self.anchored()? {
            let pending = locked(&self.pending);
            let Ok(run) = self.engine("read", |trees| trees.first_run(&game)) else { continue };
            self.has_read(run.len(), &pending)?;
            if run.starts_with(start) {
                found.push(game);
            }
        }
        Ok(found)
    }

    fn sync(&self) -> Result<(), BackendError> {
        let synced = std::mem::take(&mut *locked(&self.pending));
        self.bring_to_the_medium()?;
        self.note(synced)
    }

    fn index_faults(&self, game: &GameId) -> Result<Vec<String>, BackendError> {
        let _alone = locked(&self.pending);
        self.engine("read the index", |trees| trees.index_faults(game))
    }
}
