//! The heads that were acknowledged, in a file of their own.
//!
//! Job: notice when sled forgets. sled takes a damaged end of its log for a torn one and drops it in
//! silence, anchors included; what was acknowledged is therefore noted outside of it. Inputs: a folder,
//! anchors. Must not know: sled.
//!
//! A line is written when sled's own files are already synced, so it never speaks of records that are not
//! on disk. It is not synced itself: the system brings it to the medium a little later, and until then a
//! loss of power leaves an older line, which asks for less.

use super::Anchor;
use super::noted::{NAME, line, parse};
use crate::file::{WriteError, write_atomic};
use crate::game_id::GameId;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The file, and what it says.
#[derive(Debug)]
pub(super) struct Heads {
    dir: PathBuf,
    /// Open for more lines; closed while it is written anew, for under Windows not every file system renames over an open file.
    file: Option<File>,
    noted: BTreeMap<GameId, Anchor>,
}

/// Lines that the file may have beside one for each game before it is written anew.
const SPARE_LINES: usize = 256;

impl Heads {
    /// What the file says, the last line of each game. A line that is not whole or not right says nothing.
    pub(super) fn load(dir: &Path) -> io::Result<BTreeMap<GameId, Anchor>> {
        Ok(read(dir)?.0)
    }

    /// Opens the file for more lines, with what it says. One that has many more lines than games, or lines that say
    /// nothing, is written anew with one for each game.
    pub(super) fn open(dir: &Path) -> Result<Self, WriteError> {
        let path = dir.join(NAME);
        let failing = |step, source| WriteError { step, path: path.clone(), source };
        let (noted, lines) = read(dir).map_err(|source| failing("read", source))?;
        if lines.is_none_or(|lines| lines > 2 * noted.len() + SPARE_LINES) {
            write_noted(&path, &noted)?;
        }
        let mut heads = Self { dir: dir.to_owned(), file: None, noted };
        heads.lines().map_err(|source| failing("open", source))?;
        Ok(heads)
    }

    /// The file, open for more lines.
    fn lines(&mut self) -> io::Result<&mut File> {
        let file = match self.file.take() {
            Some(file) => file,
            None => File::options().append(true).open(self.dir.join(NAME))?,
        };
        Ok(self.file.insert(file))
    }

    /// What was noted of a game.
    pub(super) fn of(&self, game: &GameId) -> Option<Anchor> {
        self.noted.get(game).copied()
    }

    /// The games of which anything is noted.
    pub(super) fn games(&self) -> impl Iterator<Item = &GameId> {
        self.noted.keys()
    }

    /// Asks for nothing of a game any more, on disk when it returns: what comes in its place may be shorter, and is
    /// noted when it is on disk.
    pub(super) fn withdraw(&mut self, game: &GameId) -> io::Result<()> {
        let file = self.lines()?;
        file.write_all(line(game, &Anchor::EMPTY).as_bytes())?;
        file.sync_data()?;
        self.noted.remove(game);
        Ok(())
    }

    /// Notes heads that are on disk; nothing is noted any more of a game that is gone from there.
    pub(super) fn note(&mut self, heads: &BTreeMap<GameId, Anchor>) -> io::Result<()> {
        let text: String = heads.iter().map(|(game, anchor)| line(game, anchor)).collect();
        self.lines()?.write_all(text.as_bytes())?;
        for (game, anchor) in heads {
            match *anchor {
                Anchor::EMPTY => self.noted.remove(game),
                anchor => self.noted.insert(game.clone(), anchor),
            };
        }
        if heads.values().any(|anchor| *anchor == Anchor::EMPTY) {
            self.file = None;
            write_noted(&self.dir.join(NAME), &self.noted).map_err(|why| why.source)?;
        }
        Ok(())
    }
}

/// Writes the file anew with one line for each game.
fn write_noted(path: &Path, noted: &BTreeMap<GameId, Anchor>) -> Result<(), WriteError> {
    let text: String = noted.iter().map(|(game, anchor)| line(game, anchor)).collect();
    write_atomic(path, text.as_bytes())
}

/// What the file says, and how many lines it has; no number when it is missing or has one that says nothing.
fn read(dir: &Path) -> io::Result<(BTreeMap<GameId, Anchor>, Option<usize>)> {
    let text = match fs::read(dir.join(NAME)) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok((BTreeMap::new(), None)),
        text => text?,
    };
    let (mut noted, mut lines) = (BTreeMap::new(), 0);
    let text = String::from_utf8_lossy(&text);
    let mut all_good = text.is_empty() || text.ends_with('\n');
    for line in text.lines() {
        lines += 1;
        match parse(line) {
            Some((game, Anchor::EMPTY)) => {
                noted.remove(&game);
            }
            Some((game, anchor)) => {
                noted.insert(game, anchor);
            }
            None => all_good = false,
        }
    }
    Ok((noted, all_good.then_some(lines)))
}
