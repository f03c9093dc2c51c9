//! What is wrong with the archive's copies of games, and what files prove of them.
//!
//! Job: chain, head and index of a game; a damaged one put right by files. Inputs: games, files. Must not know: how it is
//! told.

use super::super::engine::{Trouble, trouble};
use super::super::files::make_private;
use super::super::read_game;
use super::super::refusal::{failed, reasons};
use super::{Desk, GameName, Many, Refusal};
use crate::read::GameCopy;
use asl_core::scenario::Types;
use asl_store::archive::Mismatch;
use asl_store::backend::BackendError;
use asl_store::block::Block;
use asl_store::file::write_atomic_private;
use asl_store::hash::Hash;
use asl_store::log::Log;
use asl_store::verifier::Verifier;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What is at fault with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A block: changed, out of its place, or cut.
    Chain,
    /// The head: the blocks are good, and are not those that were acknowledged.
    Head,
    /// Where the engine files its blocks; the game itself is good.
    Index,
    /// A signature is false, or one that others stand on is missing; the events are good.
    Signature,
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
    /// The events of a game, verified against the head that was acknowledged, whether its blocks lie where they should, and
    /// its signatures.
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
        let head = archive.anchor(id).map_err(|why| engine(&why))?;
        // Whatever is no record is a checkpoint: a game without one is not read again.
        if head.blocks > head.tip.records {
            self.signed(name)?;
        }
        Ok(head.tip.records)
    }

    /// Its signatures hold, each on those before it.
    fn signed(&self, name: &GameName) -> Result<(), Found> {
        let read = self.many.archive.read(name.id()).map_err(|why| reasons(&why));
        match read.and_then(|bytes| signature_fault(name, bytes)) {
            Ok(None) => Ok(()),
            Ok(Some(says)) | Err(says) => Err(Found {
                fault: Fault::Signature,
                says,
                means: "every event is there and good: a copy that holds the signatures puts it right"
                    .to_owned(),
            }),
        }
    }
}

/// What is wrong with the signatures of a game, in words; an error where it cannot be read.
fn signature_fault(name: &GameName, bytes: Vec<u8>) -> Result<Option<String>, String> {
    let copy = GameCopy::read_to_verify(Path::new(&name.to_string()), bytes, &Types::default());
    let fault = copy.map_err(|why| why.to_string())?.loaded.signatures().fault();
    Ok(fault.map(|(_, says)| says))
}

/// A copy as far as the events go that are held; `None` where it lacks a block that is held.
fn with_all(held: &[u8], copy: &[u8]) -> Option<Vec<u8>> {
    let (held, copy) = (Log::read(held), Log::read(copy));
    let events = held.tip().records;
    let is_within =
        |block: &Block<'_>| if block.is_record() { block.seq() < events } else { block.seq() <= events };
    let blocks: Vec<&[u8]> = copy.blocks().filter(is_within).map(|block| block.bytes()).collect();
    let known: BTreeSet<&[u8]> = blocks.iter().copied().collect();
    held.blocks().all(|block| known.contains(block.bytes())).then(|| blocks.concat())
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

impl Proofs {
    /// The first file of the game of a beginning, or of any where none is known, that does what is to be done with it.
    fn first_that(
        &self,
        known: Option<Hash>,
        does: impl Fn(&Path) -> Result<(), String>,
    ) -> Result<PathBuf, String> {
        let mut why = Vec::new();
        for (path, _) in self.files.iter().filter(|(_, start)| known.is_none_or(|known| known == *start)) {
            match does(path) {
                Ok(()) => return Ok(path.clone()),
                Err(says) => why.push(format!("{}: {says}", crate::words::shown(path))),
            }
        }
        if why.is_empty() { Err("none of the files is of this game".to_owned()) } else { Err(why.join("; ")) }
    }
}

fn proof(path: &Path) -> Result<GameCopy, String> {
    let (name, bytes) = read_game(path).map_err(|why| why.to_string())?;
    let copy = GameCopy::read_to_verify(&name, bytes, &Types::default());
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
        proofs.first_that(start(&bytes), |path| self.repair_by(name, &bytes, path))
    }

    /// Puts the signatures of a game right by the first of the files that holds all blocks of it and those which they stand
    /// on: the file.
    ///
    /// # Errors
    /// In words: why none of the files does; nothing of the game was changed then.
    pub fn sign_anew(&self, name: &GameName, proofs: &Proofs) -> Result<PathBuf, String> {
        let held = self.archive.read(name.id()).map_err(|why| reasons(&why))?;
        proofs.first_that(start(&held), |path| {
            let full =
                with_all(&held, proof(path)?.bytes()).ok_or("it lacks some of what the archive holds")?;
            match signature_fault(name, full.clone())? {
                Some(says) => Err(says),
                None => {
                    self.archive.replace(name.id(), &held, &full).map(|_| ()).map_err(|why| reasons(&why))
                }
            }
        })
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
