//! An engine elsewhere, held against what it has acknowledged before.
//!
//! Job: notice when an engine that others rule goes back to an older head, or gives another past. Inputs: an engine, a
//! folder of the player's own. Must not know: which engine it is.
//!
//! The heads that were acknowledged to this player, and those that the player has read and verified, lie in a file of the
//! player's own: the same lines as beside sled. An engine that has less of a game than that has lost it, or hides it.

use asl_store::backend::noted::{NAME, line, parse};
use asl_store::backend::{Anchor, Backend, BackendError, Jobs, PutError, Run};
use asl_store::file::{WriteError, write_atomic};
use asl_store::game_id::GameId;
use asl_store::log::Blocks;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The games of which anything is noted in a folder: cheap, and nobody is asked.
///
/// # Errors
/// When the note cannot be read.
pub fn remembered_games(dir: &Path) -> io::Result<BTreeSet<GameId>> {
    let noted = load(&dir.join(NAME))?;
    Ok(noted.into_iter().filter(|(_, noted)| noted.blocks > 0).map(|(game, _)| game).collect())
}

/// An engine with a note of what it has acknowledged.
pub struct Remembered<B> {
    engine: B,
    notes: PathBuf,
    noted: Mutex<Anchors>,
    /// Appended and not synced yet.
    pending: Mutex<Anchors>,
}

type Anchors = BTreeMap<GameId, Anchor>;

/// What the engine gives of a game is not what it gave before.
#[derive(Debug, thiserror::Error)]
#[error(
    "it has another past than it had: the head after its event {} was {}. Where a director put another copy in its place, \
     remove the lines of {game} from {}",
    noted.tip.records.saturating_sub(1), noted.tip.head, notes.display()
)]
pub struct OtherPast {
    /// The game.
    pub game: GameId,
    /// What was acknowledged.
    pub noted: Anchor,
    /// The file that says so.
    pub notes: PathBuf,
}

impl<B: Backend> Remembered<B> {
    /// Holds an engine against the note in a folder, which is made when it is not there.
    ///
    /// # Errors
    /// When the folder cannot be used.
    pub fn open(engine: B, dir: &Path) -> Result<Self, WriteError> {
        let failed = |step| move |source| WriteError { step, path: dir.to_owned(), source };
        fs::create_dir_all(dir).map_err(failed("create"))?;
        let notes = dir.join(NAME);
        let noted = load(&notes).map_err(failed("read"))?;
        Ok(Self { engine, notes, noted: Mutex::new(noted), pending: Mutex::default() })
    }

    /// The engine.
    pub const fn engine(&self) -> &B {
        &self.engine
    }

    fn noted(&self, game: &GameId) -> Option<Anchor> {
        locked(&self.noted).get(game).copied()
    }

    /// Changes what was acknowledged of a game. What is noted is taken back before: it must never ask for more than is
    /// there. Where it is known that nothing changed it is noted again.
    fn taking_back(
        &self,
        game: &GameId,
        change: impl FnOnce() -> Result<(), PutError>,
    ) -> Result<(), PutError> {
        let before = self.noted(game);
        let note = |anchor| self.note(&Anchors::from([(game.clone(), anchor)]));
        note(Anchor::EMPTY).map_err(|why| BackendError::new("note the heads", why))?;
        let changed = change();
        if let (Err(PutError::Conflict(_) | PutError::Refused(_)), Some(before)) = (&changed, before) {
            note(before).map_err(|why| BackendError::new("note the heads", why))?;
        }
        changed
    }

    /// Notes heads, for other processes of the player too.
    fn note(&self, anchors: &Anchors) -> io::Result<()> {
        let mut noted = locked(&self.noted);
        let news = anchors.iter().filter(|(game, anchor)| says_more(anchor, noted.get(*game)));
        let news: Anchors = news.map(|(game, anchor)| (game.clone(), *anchor)).collect();
        if news.is_empty() {
            return Ok(());
        }
        let text: String = news.iter().map(|(game, anchor)| line(game, anchor)).collect();
        let mut file = File::options().append(true).create(true).open(&self.notes)?;
        file.write_all(text.as_bytes())?;
        noted.extend(news);
        Ok(())
    }
}

fn load(notes: &Path) -> io::Result<Anchors> {
    let text = match fs::read(notes) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(Anchors::new()),
        text => text?,
    };
    let text = String::from_utf8_lossy(&text);
    let mut noted = Anchors::new();
    for (game, anchor) in text.lines().filter_map(parse) {
        if says_more(&anchor, noted.get(&game)) {
            noted.insert(game, anchor);
        }
    }
    if text.lines().count() > 2 * noted.len() + SPARE_LINES {
        // What another process of the player notes meanwhile may be lost with it: the note then asks for less.
        let text: String = noted.iter().map(|(game, anchor)| line(game, anchor)).collect();
        write_atomic(notes, text.as_bytes()).map_err(|why| why.source)?;
    }
    Ok(noted)
}

/// Whether an anchor is to be noted behind another: one that goes on, or none, which takes back what was noted. Whoever saw
/// less a moment ago does not make it less.
fn says_more(anchor: &Anchor, noted: Option<&Anchor>) -> bool {
    let noted = noted.unwrap_or(&Anchor::EMPTY);
    anchor != noted && (*anchor == Anchor::EMPTY || anchor.blocks >= noted.blocks)
}

/// Lines beside one for each game before the file is written anew.
const SPARE_LINES: usize = 1024;

/// Whether what is held is less than what was acknowledged.
fn is_less(held: Option<&Anchor>, noted: &Anchor) -> bool {
    let held = held.unwrap_or(&Anchor::EMPTY);
    held.blocks < noted.blocks || (held.blocks == noted.blocks && held != noted)
}

/// Whether the blocks of a game pass through an anchor; fewer blocks do as far as can be seen, and their own anchor tells.
fn pass_through(bytes: &[u8], noted: &Anchor) -> bool {
    let count = usize::try_from(noted.blocks).unwrap_or(usize::MAX);
    let (mut blocks, mut records, mut head) = (0, 0, Anchor::EMPTY.tip.head);
    for block in Blocks::framed(bytes).take(count) {
        blocks += 1;
        if block.is_record() {
            records += 1;
            head = block.head();
        }
    }
    blocks < count || (records == noted.tip.records && head == noted.tip.head)
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<B: Backend> Backend for Remembered<B> {
    fn games(&self) -> Result<Vec<GameId>, BackendError> {
        let mut games = self.engine.games()?;
        let noted = locked(&self.noted);
        games.extend(noted.iter().filter(|(_, noted)| noted.blocks > 0).map(|(game, _)| game.clone()));
        games.sort_unstable();
        games.dedup();
        Ok(games)
    }

    fn anchor(&self, game: &GameId) -> Result<Option<Anchor>, BackendError> {
        let held = self.engine.anchor(game)?;
        Ok(self.noted(game).filter(|noted| is_less(held.as_ref(), noted)).or(held))
    }

    fn append(&self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), PutError> {
        self.engine.append(game, expected, run)?;
        locked(&self.pending).insert(game.clone(), run.anchor);
        Ok(())
    }

    fn replace(&self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), PutError> {
        self.taking_back(game, || self.engine.replace(game, expected, run))?;
        locked(&self.pending).insert(game.clone(), run.anchor);
        Ok(())
    }

    fn remove(&self, game: &GameId, expected: &Anchor) -> Result<(), PutError> {
        self.taking_back(game, || self.engine.remove(game, expected))?;
        locked(&self.pending).remove(game);
        Ok(())
    }

    fn read(&self, game: &GameId, from: u64) -> Result<Vec<u8>, BackendError> {
        let bytes = self.engine.read(game, from)?;
        match self.noted(game).filter(|noted| from == 0 && !pass_through(&bytes, noted)) {
            None => Ok(bytes),
            Some(noted) => {
                let why = OtherPast { game: game.clone(), noted, notes: self.notes.clone() };
                Err(BackendError::new("be believed", why))
            }
        }
    }

    fn beginning(&self, start: &[u8]) -> Result<Vec<GameId>, BackendError> {
        self.engine.beginning(start)
    }

    fn sync(&self) -> Result<(), BackendError> {
        let synced = std::mem::take(&mut *locked(&self.pending));
        self.engine.sync()?;
        self.note(&synced).map_err(|why| BackendError::new("note the heads", why))
    }

    /// A note that cannot be written asks for less the next time, and is no reason to withhold a game now.
    fn verified(&self, game: &GameId, anchor: &Anchor) {
        let _unwritten = self.note(&Anchors::from([(game.clone(), *anchor)]));
        self.engine.verified(game, anchor);
    }

    fn jobs(&self) -> Option<&dyn Jobs> {
        self.engine.jobs()
    }
}
