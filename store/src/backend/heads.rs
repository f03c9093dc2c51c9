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
use crate::file::{WriteError, write_atomic};
use crate::game_id::GameId;
use crate::hash::Hash;
use crate::tip::Tip;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The file's name in the archive's folder.
pub(super) const NAME: &str = "heads";

/// The file, open for more lines.
#[derive(Debug)]
pub(super) struct Heads {
    dir: PathBuf,
    file: File,
}

impl Heads {
    /// What the file says, the last line of each game. A line that is not whole or not right says nothing.
    pub(super) fn load(dir: &Path) -> io::Result<BTreeMap<GameId, Anchor>> {
        match fs::read(dir.join(NAME)) {
            Ok(text) => Ok(String::from_utf8_lossy(&text).lines().filter_map(parse).collect()),
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(BTreeMap::new()),
            Err(why) => Err(why),
        }
    }

    /// Writes the file anew with one line for each game, and opens it for more.
    pub(super) fn start(dir: &Path, heads: &BTreeMap<GameId, Anchor>) -> Result<Self, WriteError> {
        let path = dir.join(NAME);
        let text: String = heads.iter().map(|(game, anchor)| line(game, anchor)).collect();
        if fs::read(&path).ok().is_none_or(|old| old != text.as_bytes()) {
            write_atomic(&path, text.as_bytes())?;
        }
        let opened = File::options().append(true).open(&path);
        opened.map(|file| Self { dir: dir.to_owned(), file }).map_err(|source| WriteError {
            step: "open",
            path,
            source,
        })
    }

    /// Asks for nothing of a game any more, on disk when it returns: what comes in its place may be shorter, and is
    /// noted when it is on disk.
    pub(super) fn withdraw(&mut self, game: &GameId) -> io::Result<()> {
        self.file.write_all(line(game, &Anchor::EMPTY).as_bytes())?;
        self.file.sync_data()
    }

    /// Notes heads that are on disk; of a game that is gone from there nothing is noted any more.
    pub(super) fn note(&mut self, heads: &BTreeMap<GameId, Anchor>) -> io::Result<()> {
        let text: String = heads.iter().map(|(game, anchor)| line(game, anchor)).collect();
        self.file.write_all(text.as_bytes())?;
        if heads.values().all(|anchor| *anchor != Anchor::EMPTY) {
            return Ok(());
        }
        let mut left = Self::load(&self.dir)?;
        left.retain(|game, _| heads.get(game) != Some(&Anchor::EMPTY));
        *self = Self::start(&self.dir, &left).map_err(|why| why.source)?;
        Ok(())
    }
}

// line  = claim SP check LF
// claim = game SP records SP blocks SP head      numbers in decimal, the head in hex
// check = 16 HEXDIG                              the first 8 bytes of BLAKE3(claim)
pub(super) fn line(game: &GameId, anchor: &Anchor) -> String {
    let claim = format!("{game} {} {} {}", anchor.tip.records, anchor.blocks, anchor.tip.head);
    format!("{claim} {}\n", check(&claim))
}

pub(super) fn parse(line: &str) -> Option<(GameId, Anchor)> {
    let (claim, stated) = line.rsplit_once(' ')?;
    if stated != check(claim) {
        return None;
    }
    let mut words = claim.split(' ');
    let game = words.next()?.parse().ok()?;
    let records = words.next()?.parse().ok()?;
    let blocks = words.next()?.parse().ok()?;
    let head: Hash = words.next()?.parse().ok()?;
    Some((game, Anchor { tip: Tip { records, head }, blocks }))
}

/// Against accidents, as everything in this file: whoever can write it can also delete it.
fn check(claim: &str) -> String {
    blake3::hash(claim.as_bytes()).to_hex()[..16].to_owned()
}
