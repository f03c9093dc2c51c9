//! What is wrong with the archive's copies of games, and what files prove of them.
//!
//! Job: chain, head and index of a game; a damaged one put right by files. Inputs: games, files. Must not know: how it is
//! told.

use super::super::engine::{Trouble, trouble};
use super::super::files::make_private;
use super::super::refusal::{failed, reasons};
use super::super::{GameCopy, read_game};
use super::{Desk, GameName, Many, Refusal};
use asl_store::archive::Mismatch;
use asl_store::backend::BackendError;
use asl_store::file::write_atomic_private;
use asl_store::hash::Hash;
use asl_store::log::Log;
use asl_store::verifier::Verifier;
use std::path::{Path, PathBuf};

/// What of a game is at fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A block: changed, out of its place, or cut.
    Chain,
    /// The head: the blocks are good, and are not those that were acknowledged.
    Head,
    /// Where the engine files its blocks; the game itself is good.
    Index,
    /// The engine cannot read it.
    Engine,
}

/// A fault of a game.
#[derive(Clone, Debug)]
pub struct Found {
    /// What is at fault.
    pub fault: Fault,
    /// What is wrong, in words.
    pub says: String,
    /// What it means and what can be done, in words.
    pub means: String,
}

impl Desk<'_> {
    /// The events of a game, verified against the head that was acknowledged, and whether its blocks lie where they should.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn sound(&self, name: &GameName) -> Result<u64, Found> {
        let (archive, id) = (&self.many.archive, name.id());
        let engine = |why: &BackendError| self.many.engine_fault(why);
        if let Some(mismatch) = archive.check(id).map_err(|why| engine(&why))? {
            return Err(told(&mismatch));
        }
        let index = archive.index_faults(id).map_err(|why| engine(&why))?;
        if !index.is_empty() {
            return Err(Found {
                fault: Fault::Index,
                says: index.join("; "),
                means: "every event is there and good: `archive fsck --repair` files it anew".to_owned(),
            });
        }
        Ok(archive.tip(id).map_err(|why| engine(&why))?.records)
    }
}

fn told(mismatch: &Mismatch) -> Found {
    let (fault, means) = match mismatch {
        Mismatch::Damaged { anchored, found } => {
            let lost = anchored.tip.records.saturating_sub(found.tip.records);
            let what = format!("the last {lost} events cannot be read from the archive");
            (Fault::Chain, format!("{what}: a copy that leads to the same head brings them back"))
        }
        Mismatch::MissingTail { anchored, .. } => (
            Fault::Head,
            format!(
                "the engine has lost what was on disk once: a copy of {} events or more brings it back",
                anchored.tip.records
            ),
        ),
        Mismatch::Surplus { .. } => (
            Fault::Head,
            "somebody else than this program has added to it: a copy shows which events were acknowledged".to_owned(),
        ),
        Mismatch::OtherPast { .. } => (
            Fault::Head,
            "somebody else than this program has changed it: a copy that leads to the head noted brings it back"
                .to_owned(),
        ),
        Mismatch::NoAnchor { found } => (
            Fault::Head,
            format!("how far it went is lost: a copy that begins with these {} events puts it right", found.tip.records),
        ),
    };
    Found { fault, says: mismatch.to_string(), means }
}

/// Files that may prove something of damaged games.
pub struct Proofs {
    /// Each with the head behind its record 0, by which games are told apart.
    files: Vec<(PathBuf, Hash)>,
    /// Files that are no proof, each with the reason.
    pub unread: Vec<(PathBuf, String)>,
}

impl Proofs {
    /// The intact logs among some files. They are read again when they are needed.
    #[must_use]
    pub fn read(files: &[PathBuf]) -> Proofs {
        let mut proofs = Proofs { files: Vec::new(), unread: Vec::new() };
        for path in files {
            let start =
                proof(path).and_then(|copy| start(copy.bytes()).ok_or_else(|| "it has no record".to_owned()));
            match start {
                Ok(start) => proofs.files.push((path.clone(), start)),
                Err(why) => proofs.unread.push((path.clone(), why)),
            }
        }
        proofs
    }
}

fn proof(path: &Path) -> Result<GameCopy, String> {
    let (name, bytes) = read_game(path).map_err(|why| why.to_string())?;
    let copy = GameCopy::read_to_verify(&name, bytes, &asl_core::scenario::Types::default());
    let copy = copy.map_err(|why| why.to_string())?;
    if !copy.is_log() {
        return Err("it is no hashed log, and proves nothing".to_owned());
    }
    copy.loaded.damage().map_or(Ok(copy), Err)
}

/// The head behind record 0 of the good part of a log.
fn start(bytes: &[u8]) -> Option<Hash> {
    Log::read(bytes).records().next().map(|record| record.head)
}

impl Many {
    /// What an engine's failure says of a game.
    fn engine_fault(&self, why: &BackendError) -> Found {
        let (fault, means) = match trouble(why) {
            Trouble::OtherPast { .. } => (
                Fault::Head,
                "somebody has put another past in its place: the copies of the players tell which is theirs",
            ),
            Trouble::TooMuch { .. } => (
                Fault::Engine,
                "somebody has put into the database what is no record: its director takes away rows of `runs` that the players' \
                 copies do not have",
            ),
            Trouble::Database => {
                (Fault::Engine, "nothing is known of this game and those behind it: ask again")
            }
            Trouble::Game => (
                Fault::Engine,
                "the engine's files are damaged where this game lies: `archive export DIR` writes those that can be read, and \
                 `archive --home NEW add` takes these and the mails' files into a new archive",
            ),
        };
        Found { fault, says: self.failing(why), means: means.to_owned() }
    }

    /// Puts a game right by the first of the files that proves what was there: the file. What the archive had is put aside
    /// first, in the folder `damaged` of the home.
    ///
    /// # Errors
    /// In words: why none of the files does; nothing of the game was changed then.
    pub fn repair(&self, name: &GameName, proofs: &Proofs) -> Result<PathBuf, String> {
        let bytes = self.archive.salvage(name.id()).map_err(|why| reasons(&why))?;
        let known = start(&bytes);
        let mut why = Vec::new();
        for (path, _) in proofs.files.iter().filter(|(_, start)| known.is_none_or(|known| known == *start)) {
            match self.repair_by(name, &bytes, path) {
                Ok(()) => return Ok(path.clone()),
                Err(says) => why.push(format!("{}: {says}", crate::words::shown(path))),
            }
        }
        if why.is_empty() { Err("none of the files is of this game".to_owned()) } else { Err(why.join("; ")) }
    }

    fn repair_by(&self, name: &GameName, held: &[u8], path: &Path) -> Result<(), String> {
        let copy = proof(path)?;
        let parties = copy.parties().map(|parties| parties.keys.as_slice()).unwrap_or_default();
        let keys: Vec<Verifier> = parties.iter().map(|key| key.verifier().clone()).collect();
        self.put_aside(name, held).map_err(|why| why.to_string())?;
        self.archive.repair(name.id(), copy.bytes(), &keys).map(|_| ()).map_err(|why| reasons(&why))
    }

    /// Files a sound game anew.
    ///
    /// # Errors
    /// When it is damaged, or the disk refuses.
    pub fn file_anew(&self, name: &GameName) -> Result<(), Refusal> {
        self.archive.rewrite(name.id()).map(|_| ()).map_err(failed)
    }

    /// What is held of a damaged game, in a file of its own, once.
    fn put_aside(&self, name: &GameName, held: &[u8]) -> Result<(), Refusal> {
        if held.is_empty() {
            return Ok(());
        }
        let folder = self.place.folder()?.join("damaged");
        make_private(&folder).map_err(failed)?;
        let digest = blake3::hash(held).to_hex();
        let path = folder.join(format!("{name}.{}", &digest[..16]));
        if path.exists() { Ok(()) } else { write_atomic_private(&path, held).map_err(failed) }
    }
}
