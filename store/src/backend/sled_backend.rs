//! The engine on disk: sled.
//!
//! Job: the [`Backend`] contract over one sled tree. Inputs: a folder, calls. Must not know: what a
//! payload means, or how an archive decides what to append.

use super::heads::{self, Heads};
use super::sled_open::{self, Disk, Folder, Medium, OpenError};
use super::{Anchor, Backend, BackendError, PutError, Run};
use crate::game_id::GameId;
use crate::hash::Hash;
use crate::log::Blocks;
use crate::tip::Tip;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Blocks in a full run.
const RUN_BLOCKS: u64 = 128;
/// A run is also full when it has this many bytes.
const RUN_BYTES: u64 = 256 << 10;

/// Games in a folder on disk, one process at a time.
pub struct SledBackend {
    // The tree closes before the folder gives its lock back: fields drop in order.
    db: sled::Db,
    folder: Mutex<Folder>,
    heads: Mutex<Heads>,
    /// Appended and not synced yet; also what lets one thread write at a time.
    pending: Mutex<Pending>,
    /// Anchors that were acknowledged and that sled no longer has.
    lost: Pending,
}

type Pending = BTreeMap<GameId, Anchor>;

impl SledBackend {
    /// Opens the archive in a folder and makes it if there is none.
    ///
    /// # Errors
    /// When the folder cannot be used, another process has it open, or sled refuses.
    pub fn open(dir: &Path) -> Result<Self, OpenError> {
        Self::open_on(dir, Disk)
    }

    /// As [`SledBackend::open`], with another way to sync.
    ///
    /// # Errors
    /// As [`SledBackend::open`].
    pub fn open_on(dir: &Path, medium: impl Medium + 'static) -> Result<Self, OpenError> {
        let (db, folder) = sled_open::open(dir, Box::new(medium))?;
        let noted = sled_open::doing("read", &dir.join(heads::NAME), Heads::load(dir))?;
        let (kept, lost) = compare_anchors(&db, noted).map_err(|why| OpenError::engine(dir, why))?;
        let heads = Heads::start(dir, &kept)?;
        let (folder, heads) = (Mutex::new(folder), Mutex::new(heads));
        Ok(Self { db, folder, heads, pending: Mutex::default(), lost })
    }

    /// The batch that appends `run` and moves the anchor.
    fn batch(&self, game: &GameId, old: &Stored, run: &Run<'_>) -> Result<sled::Batch, BackendError> {
        let mut batch = sled::Batch::default();
        let mut new = Stored { anchor: run.anchor, ..*old };
        new.tail_bytes = old.tail_bytes.saturating_add(u64::try_from(run.bytes.len()).unwrap_or(u64::MAX));
        if new.is_tail_full() {
            let joined = self.take_tail(game, old, &mut batch)?;
            store_runs(game, &[&joined, run.bytes].concat(), &mut new, &mut batch);
        } else {
            batch.insert(run_key(game, old.anchor.blocks), run.bytes);
        }
        batch.insert(anchor_key(game), new.encode().as_slice());
        Ok(batch)
    }

    /// Removes the small runs at the end of a game; their bytes.
    fn take_tail(
        &self,
        game: &GameId,
        old: &Stored,
        batch: &mut sled::Batch,
    ) -> Result<Vec<u8>, BackendError> {
        let mut bytes = Vec::new();
        for entry in self.db.range(run_key(game, old.sealed)..run_key(game, u64::MAX)) {
            let (key, value) = entry.map_err(|why| failed("read a run", why))?;
            bytes.extend_from_slice(&value);
            batch.remove(key);
        }
        Ok(bytes)
    }

    /// The key of the run that holds block `from`.
    fn run_before(&self, game: &GameId, from: u64) -> Result<Vec<u8>, BackendError> {
        let range = run_key(game, 0)..=run_key(game, from);
        match self.db.range(range).next_back() {
            None => Ok(run_key(game, from)),
            Some(entry) => entry.map(|(key, _)| key.to_vec()).map_err(|why| failed("read a run", why)),
        }
    }

    /// The first game behind `after` in the keys that begin with `space`.
    fn next_game(&self, space: u8, after: Option<&GameId>) -> Result<Option<GameId>, BackendError> {
        let start = after.map_or(vec![space], |game| [&[space], game.as_str().as_bytes(), &[1]].concat());
        let Some(entry) = self.db.range(start..vec![space + 1]).next() else { return Ok(None) };
        let (key, _) = entry.map_err(|why| failed("list the games", why))?;
        game_of(&key).map(Some).ok_or_else(|| BackendError::new("list the games", "a key has no game's name"))
    }
}

/// What sled holds for a game's anchor; an unreadable one is none.
fn stored(db: &sled::Db, game: &GameId) -> Result<Option<Stored>, BackendError> {
    let value = db.get(anchor_key(game)).map_err(|why| failed("read an anchor", why))?;
    Ok(value.and_then(|value| Stored::decode(&value)))
}

/// The anchors to note from now on, and those among them that sled has lost.
///
/// sled may be ahead of what was noted: a killed process had no time to note it. Runs without an anchor
/// are neither: the archive reports them as that.
fn compare_anchors(db: &sled::Db, noted: Pending) -> Result<(Pending, Pending), BackendError> {
    let (mut kept, mut lost) = (noted, Pending::new());
    for (game, noted) in &kept {
        let held = match stored(db, game)? {
            Some(stored) => stored.anchor,
            None if has_runs(db, game) => continue,
            None => Anchor::EMPTY,
        };
        if held.blocks < noted.blocks || (held.blocks == noted.blocks && held != *noted) {
            lost.insert(game.clone(), *noted);
        }
    }
    for entry in db.scan_prefix([ANCHORS]) {
        let (key, _) = entry.map_err(|why| failed("list the games", why))?;
        let Some(game) = game_of(&key).filter(|game| !lost.contains_key(game)) else { continue };
        if let Some(stored) = stored(db, &game)? {
            kept.insert(game, stored.anchor);
        }
    }
    Ok((kept, lost))
}

fn has_runs(db: &sled::Db, game: &GameId) -> bool {
    db.range(run_key(game, 0)..=run_key(game, u64::MAX)).next().is_some()
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Backend for SledBackend {
    fn games(&self) -> Result<Vec<GameId>, BackendError> {
        let mut games: BTreeSet<GameId> = self.lost.keys().cloned().collect();
        for space in [ANCHORS, RUNS] {
            let mut last = None;
            while let Some(game) = self.next_game(space, last.as_ref())? {
                games.insert(game.clone());
                last = Some(game);
            }
        }
        Ok(games.into_iter().collect())
    }

    fn anchor(&self, game: &GameId) -> Result<Option<Anchor>, BackendError> {
        match self.lost.get(game) {
            Some(lost) => Ok(Some(*lost)),
            None => Ok(stored(&self.db, game)?.map(|stored| stored.anchor)),
        }
    }

    fn append(&self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), PutError> {
        // sled's lock on its folder keeps other processes out, this one other threads: between the look
        // at the anchor and the batch nobody writes.
        let mut pending = locked(&self.pending);
        let old = stored(&self.db, game)?.unwrap_or(Stored::EMPTY);
        if old.anchor != *expected {
            return Err(PutError::Conflict(old.anchor));
        }
        let batch = self.batch(game, &old, run)?;
        // The single commit point: blocks and anchor in one atomic batch.
        self.db.apply_batch(batch).map_err(|why| failed("append", why))?;
        pending.insert(game.clone(), run.anchor);
        Ok(())
    }

    fn read(&self, game: &GameId, from: u64) -> Result<Vec<u8>, BackendError> {
        let mut bytes = Vec::new();
        for entry in self.db.range(self.run_before(game, from)?..=run_key(game, u64::MAX)) {
            let (_, value) = entry.map_err(|why| failed("read a run", why))?;
            bytes.extend_from_slice(&value);
        }
        Ok(bytes)
    }

    fn sync(&self) -> Result<(), BackendError> {
        let synced = std::mem::take(&mut *locked(&self.pending));
        self.db.flush().map_err(|why| failed("flush", why))?;
        locked(&self.folder).sync().map_err(|why| BackendError::new("sync", why))?;
        locked(&self.heads).note(&synced).map_err(|why| BackendError::new("note the heads", why))
    }
}

/// What the anchor's value holds: the anchor, and where the small runs at the end begin.
#[derive(Debug, Clone, Copy)]
struct Stored {
    anchor: Anchor,
    sealed: u64,
    tail_bytes: u64,
}

impl Stored {
    const EMPTY: Stored = Stored { anchor: Anchor::EMPTY, sealed: 0, tail_bytes: 0 };
    const FORM: u64 = 1;

    fn is_tail_full(&self) -> bool {
        self.anchor.blocks.saturating_sub(self.sealed) >= RUN_BLOCKS || self.tail_bytes >= RUN_BYTES
    }

    // anchor = form records blocks sealed tail head
    // form = u64          1
    // records = u64       records in the game
    // blocks = u64        blocks in the game
    // sealed = u64        blocks in full runs
    // tail = u64          bytes in the runs behind them
    // head = 32 OCTET     head after the last record
    //
    // All integers are little-endian. The key is "a" GAME 00; a run's key is "r" GAME 00 and the number of
    // its first block as a big-endian u64.
    fn encode(&self) -> Vec<u8> {
        let Anchor { tip, blocks } = self.anchor;
        let numbers = [Self::FORM, tip.records, blocks, self.sealed, self.tail_bytes];
        numbers.iter().flat_map(|n| n.to_le_bytes()).chain(*tip.head.as_bytes()).collect()
    }

    fn decode(value: &[u8]) -> Option<Self> {
        let (numbers, head) = value.split_at_checked(5 * size_of::<u64>())?;
        let number = |at: usize| numbers[8 * at..8 * at + 8].try_into().map(u64::from_le_bytes).ok();
        let tip = Tip { records: number(1)?, head: Hash::new(head.try_into().ok()?) };
        let stored =
            Self { anchor: Anchor { tip, blocks: number(2)? }, sealed: number(3)?, tail_bytes: number(4)? };
        (number(0)? == Self::FORM && stored.sealed <= stored.anchor.blocks).then_some(stored)
    }
}

/// Stores blocks from `new.sealed` on as full runs and, behind them, one that is not full.
fn store_runs(game: &GameId, bytes: &[u8], new: &mut Stored, batch: &mut sled::Batch) {
    let mut rest = bytes;
    while let Some((blocks, length)) = full_run(rest) {
        batch.insert(run_key(game, new.sealed), &rest[..length]);
        new.sealed += blocks;
        rest = &rest[length..];
    }
    if !rest.is_empty() {
        batch.insert(run_key(game, new.sealed), rest);
    }
    new.tail_bytes = u64::try_from(rest.len()).unwrap_or(u64::MAX);
}

/// Blocks and bytes of the full run at the start of `bytes`, if there are enough for one.
fn full_run(bytes: &[u8]) -> Option<(u64, usize)> {
    let (mut blocks, mut length) = (0, 0);
    for block in Blocks::framed(bytes) {
        blocks += 1;
        length += block.bytes().len();
        if blocks == RUN_BLOCKS || u64::try_from(length).is_ok_and(|length| length >= RUN_BYTES) {
            return Some((blocks, length));
        }
    }
    None
}

const ANCHORS: u8 = b'a';
const RUNS: u8 = b'r';

fn anchor_key(game: &GameId) -> Vec<u8> {
    [&[ANCHORS], game.as_str().as_bytes(), &[0]].concat()
}

fn run_key(game: &GameId, block: u64) -> Vec<u8> {
    [&[RUNS], game.as_str().as_bytes(), &[0], &block.to_be_bytes()].concat()
}

fn game_of(key: &[u8]) -> Option<GameId> {
    let name = key.get(1..)?.split(|byte| *byte == 0).next()?;
    std::str::from_utf8(name).ok()?.parse().ok()
}

fn failed(step: &'static str, why: sled::Error) -> BackendError {
    BackendError::new(step, why)
}
