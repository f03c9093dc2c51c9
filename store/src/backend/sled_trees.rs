//! How games lie in sled.
//!
//! Job: anchors, small runs and full runs as keys and values, and the one atomic write. Inputs: an open
//! sled, blocks. Must not know: files, syncs, or what a payload means.
//!
//! Small runs, one for each append, lie beside the anchors; when there are enough blocks in them they are
//! joined into full runs in a tree of their own. In one tree sled would write full runs again with every
//! page of small ones.

use super::sled_error::SledError;
use super::{Anchor, BackendError, PutError, Run};
use crate::game_id::GameId;
use crate::hash::Hash;
use crate::log::Blocks;
use crate::tip::Tip;
use sled::transaction::{ConflictableTransactionError, TransactionError};
use sled::{Batch, Transactional, Tree};
use std::collections::BTreeSet;

/// Blocks in a full run.
const RUN_BLOCKS: u64 = 128;
/// A run is also full when it has this many bytes.
const RUN_BYTES: u64 = 256 << 10;

/// The trees of an archive.
pub(super) struct Trees {
    /// Anchors and small runs. sled's default tree.
    small: sled::Db,
    /// Full runs.
    full: Tree,
}

/// Which runs.
#[derive(Debug, Clone, Copy)]
pub(super) enum Runs {
    /// Those beside the anchors.
    Small,
    /// Those in their own tree.
    Full,
}

/// One append: what changes in each tree.
#[derive(Default)]
struct Change {
    small: Batch,
    full: Batch,
    has_full: bool,
}

impl Trees {
    pub(super) fn new(db: sled::Db) -> Result<Self, BackendError> {
        let full = db.open_tree("full").map_err(|why| failed("open a tree", why))?;
        Ok(Self { small: db, full })
    }

    pub(super) fn flush(&self) -> Result<(), BackendError> {
        self.small.flush().map(|_| ()).map_err(|why| failed("flush", why))
    }

    /// Every game with an anchor.
    pub(super) fn anchored(&self) -> Result<BTreeSet<GameId>, BackendError> {
        Ok(games_behind(&self.small, ANCHORS, None, usize::MAX)?.into_iter().collect())
    }

    /// So many games with a small run, or with a full one, behind one. sled reads the runs that it goes past.
    pub(super) fn with_runs(
        &self,
        kind: Runs,
        last: Option<&GameId>,
        most: usize,
    ) -> Result<Vec<GameId>, BackendError> {
        let tree: &Tree = match kind {
            Runs::Small => &self.small,
            Runs::Full => &self.full,
        };
        games_behind(tree, RUNS, last, most)
    }

    pub(super) fn anchor(&self, game: &GameId) -> Result<Option<Anchor>, BackendError> {
        Ok(self.stored(game)?.map(|stored| stored.anchor))
    }

    /// An unreadable anchor is none.
    fn stored(&self, game: &GameId) -> Result<Option<Stored>, BackendError> {
        let value = self.small.get(anchor_key(game)).map_err(|why| failed("read an anchor", why))?;
        Ok(value.and_then(|value| Stored::decode(&value)))
    }

    pub(super) fn has_runs(&self, game: &GameId) -> Result<bool, BackendError> {
        let any = |tree| runs(tree, game, 0).next().transpose().map(|run| run.is_some());
        Ok(any(&self.full)? || any(&self.small)?)
    }

    /// What is wrong with the runs of a game as they are filed, and with what its anchor says of them.
    pub(super) fn index_faults(&self, game: &GameId) -> Result<Vec<String>, BackendError> {
        let mut faults = Vec::new();
        let (sealed, _) = filed(&self.full, game, 0, &mut faults)?;
        let (_, tail) = filed(&self.small, game, sealed, &mut faults)?;
        match self.stored(game)? {
            None => faults.push("there is no anchor that can be read".to_owned()),
            Some(stored) if stored.sealed != sealed || stored.tail_bytes != tail => faults.push(format!(
                "its anchor says that {} blocks lie in full runs and {} bytes behind them; it is {sealed} and {tail}",
                stored.sealed, stored.tail_bytes
            )),
            Some(_) => {}
        }
        Ok(faults)
    }

    /// The blocks from number `from` on, or from the beginning of the run that holds it.
    pub(super) fn read(&self, game: &GameId, from: u64) -> Result<Vec<u8>, BackendError> {
        let held_in = self.full.range(run_key(game, 0)..=run_key(game, from)).next_back();
        let first = match held_in {
            Some(entry) => {
                entry.map_err(|why| failed("read a run", why)).map(|(key, _)| first_block(&key))?
            }
            None => 0,
        };
        let mut bytes = Vec::new();
        for run in runs(&self.full, game, first).chain(runs(&self.small, game, 0)) {
            bytes.extend_from_slice(&run?.1);
        }
        Ok(bytes)
    }

    /// The first run of a game; empty where it has none.
    pub(super) fn first_run(&self, game: &GameId) -> Result<sled::IVec, BackendError> {
        let first = runs(&self.full, game, 0).chain(runs(&self.small, game, 0)).next().transpose()?;
        Ok(first.map(|(_, bytes)| bytes).unwrap_or_default())
    }

    /// Appends a run if the anchor is `expected`. The caller is alone with the trees.
    pub(super) fn append(&self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), PutError> {
        let old = self.stored(game)?.unwrap_or(Stored::EMPTY);
        if old.anchor != *expected {
            return Err(PutError::Conflict(old.anchor));
        }
        Ok(self.commit(&self.change(game, &old, run)?)?)
    }

    /// Puts a run in place of all runs if the anchor is `expected`. The caller is alone with the trees.
    pub(super) fn replace(&self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), PutError> {
        let old = self.stored(game)?.unwrap_or(Stored::EMPTY);
        if old.anchor != *expected {
            return Err(PutError::Conflict(old.anchor));
        }
        let mut change = Change::default();
        let _replaced = self.take_small(game, &mut change)?;
        for run in runs(&self.full, game, 0) {
            change.full.remove(run?.0);
            change.has_full = true;
        }
        let mut new = Stored { anchor: run.anchor, ..Stored::EMPTY };
        // What is inserted behind a removal of the same key stands: a batch keeps the last word on each.
        change.store(game, run.bytes, &mut new);
        change.small.insert(anchor_key(game), new.encode().as_slice());
        Ok(self.commit(&change)?)
    }

    /// Removes all that is held of a game, an anchor that cannot be read too. The caller is alone with the trees, and has
    /// compared the anchor.
    pub(super) fn remove(&self, game: &GameId) -> Result<(), PutError> {
        let mut change = Change::default();
        let _removed = self.take_small(game, &mut change)?;
        for run in runs(&self.full, game, 0) {
            change.full.remove(run?.0);
            change.has_full = true;
        }
        change.small.remove(anchor_key(game));
        Ok(self.commit(&change)?)
    }

    /// The single commit point: blocks and anchor in one atomic batch. When full runs are made it spans
    /// both trees, which sled recovers together as well.
    fn commit(&self, change: &Change) -> Result<(), BackendError> {
        if !change.has_full {
            return self.small.apply_batch(change.small.clone()).map_err(|why| failed("append", why));
        }
        let both = (&*self.small, &self.full).transaction(|(small, full)| {
            small.apply_batch(&change.small)?;
            full.apply_batch(&change.full)?;
            Ok::<_, ConflictableTransactionError<std::convert::Infallible>>(())
        });
        both.map_err(|why| match why {
            TransactionError::Storage(why) => failed("append", why),
            TransactionError::Abort(never) => match never {},
        })
    }

    fn change(&self, game: &GameId, old: &Stored, run: &Run<'_>) -> Result<Change, BackendError> {
        let mut change = Change::default();
        let mut new = Stored { anchor: run.anchor, ..*old };
        new.tail_bytes = old.tail_bytes.saturating_add(u64::try_from(run.bytes.len()).unwrap_or(u64::MAX));
        if new.is_tail_full() {
            let joined = self.take_small(game, &mut change)?;
            change.store(game, &[&joined, run.bytes].concat(), &mut new);
        } else {
            change.small.insert(run_key(game, old.anchor.blocks), run.bytes);
        }
        change.small.insert(anchor_key(game), new.encode().as_slice());
        Ok(change)
    }

    /// Removes a game's small runs; their bytes.
    fn take_small(&self, game: &GameId, change: &mut Change) -> Result<Vec<u8>, BackendError> {
        let mut bytes = Vec::new();
        for run in runs(&self.small, game, 0) {
            let (key, value) = run?;
            bytes.extend_from_slice(&value);
            change.small.remove(key);
        }
        Ok(bytes)
    }
}

impl Change {
    /// Stores blocks from `new.sealed` on as full runs and, behind them, one small run.
    fn store(&mut self, game: &GameId, bytes: &[u8], new: &mut Stored) {
        let mut rest = bytes;
        while let Some((blocks, length)) = full_run(rest) {
            self.full.insert(run_key(game, new.sealed), &rest[..length]);
            self.has_full = true;
            new.sealed += blocks;
            rest = &rest[length..];
        }
        if !rest.is_empty() {
            self.small.insert(run_key(game, new.sealed), rest);
        }
        new.tail_bytes = u64::try_from(rest.len()).unwrap_or(u64::MAX);
    }
}

/// A tree's runs of a game from block number `from` on.
fn runs(
    tree: &Tree,
    game: &GameId,
    from: u64,
) -> impl Iterator<Item = Result<(sled::IVec, sled::IVec), BackendError>> {
    let range = run_key(game, from)..=run_key(game, u64::MAX);
    tree.range(range).map(|entry| entry.map_err(|why| failed("read a run", why)))
}

/// The block behind a tree's runs of a game, of which the first begins with block `at`, and their bytes; what is wrong with
/// how they are filed.
fn filed(
    tree: &Tree,
    game: &GameId,
    mut at: u64,
    faults: &mut Vec<String>,
) -> Result<(u64, u64), BackendError> {
    let mut bytes = 0;
    for run in runs(tree, game, 0) {
        let (key, value) = run?;
        let filed = first_block(&key);
        if filed != at {
            faults.push(format!("a run is filed under block {filed} and begins with block {at}"));
        }
        at += Blocks::framed(&value).count() as u64;
        bytes += value.len() as u64;
    }
    Ok((at, bytes))
}

/// So many games behind one, in order, in the keys that begin with `space`.
fn games_behind(
    tree: &Tree,
    space: u8,
    last: Option<&GameId>,
    most: usize,
) -> Result<Vec<GameId>, BackendError> {
    let mut games: Vec<GameId> = Vec::new();
    while games.len() < most
        && let Some(game) = next_game(tree, space, games.last().or(last))?
    {
        games.push(game);
    }
    Ok(games)
}

/// The first game behind `after` in the keys that begin with `space`.
fn next_game(tree: &Tree, space: u8, after: Option<&GameId>) -> Result<Option<GameId>, BackendError> {
    let start = after.map_or(vec![space], |game| [&[space], game.as_str().as_bytes(), &[1]].concat());
    let Some(entry) = tree.range(start..vec![space + 1]).next() else { return Ok(None) };
    let (key, _) = entry.map_err(|why| failed("list the games", why))?;
    game_of(&key).map(Some).ok_or_else(|| BackendError::new("list the games", "a key has no game's name"))
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

/// The block number at the end of a run's key.
fn first_block(key: &[u8]) -> u64 {
    key.last_chunk().map_or(0, |number| u64::from_be_bytes(*number))
}

fn failed(step: &'static str, why: sled::Error) -> BackendError {
    BackendError::new(step, SledError(why))
}
