//! Results of earlier runs, kept beside the archive.
//!
//! Job: what was once worked out of a game, given back as long as nothing that it was worked out from has changed. Inputs:
//! games, bytes to keep. Must not know: what a result says.
//!
//! The folder `results` of the home is derived and can be deleted. An entry is held against a keyed hash, of a key that lies
//! in the home, in `results.key`: what was changed, cut or brought from elsewhere is no result, and is worked out anew. The
//! log itself is verified each time, unless its head is taken on trust ([`Trust::Anchor`]).

use super::super::files::make_private;
use super::{Desk, GameName, Held, Place};
use asl_core::vocab::BOOK_VERSION;
use asl_store::backend::Anchor;
use asl_store::file::{rename, write_atomic_private};
use asl_store::hash::Hash;
use asl_store::log::Blocks;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

// entry    = FORM LF hash LF program SP asked SP name SP standing LF result
// hash     = 64 HEXDIG           keyed BLAKE3 of all behind it
// standing = records SP blocks SP head SP signed SP boards
// signed   = 64 HEXDIG           BLAKE3 of the checkpoints, which the head does not cover
// boards   = "-" / NAME "=" SHA256 *("," NAME "=" SHA256)
const FORM: &str = "asl-replay result 1";

/// What is believed of a game for which a result is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trust {
    /// Nothing: its blocks are read and verified up to the head.
    Nothing,
    /// The head that the archive notes: no block is read.
    Anchor,
    /// Nothing, and no earlier result either.
    NoResult,
}

/// The kept results of a home.
#[derive(Debug)]
pub struct Results {
    folder: PathBuf,
    /// Which program, asked for what.
    about: String,
    key: Option<[u8; 32]>,
}

/// What came of a game.
#[derive(Debug)]
pub struct Outcome {
    /// The result, or why there is none, in words.
    pub result: Result<Vec<u8>, String>,
    /// It is that of an earlier run.
    pub is_kept: bool,
    /// What it was worked out from, of the game and the boards; empty where there is none.
    pub(super) standing: String,
}

impl Outcome {
    fn of(found: Result<(String, Vec<u8>), String>, is_kept: bool) -> Outcome {
        match found {
            Ok((standing, result)) => Outcome { result: Ok(result), is_kept, standing },
            Err(why) => Outcome { result: Err(why), is_kept, standing: String::new() },
        }
    }
}

impl Results {
    /// The results of a home, for what is asked: one word.
    #[must_use]
    pub fn of(place: &Place, asked: &str) -> Results {
        let home = place.folder().unwrap_or_default();
        let about = format!("{} {asked}", program());
        Results { folder: home.join("results"), about, key: key(&home) }
    }

    /// Whether any can be kept: the home can be written.
    #[must_use]
    pub fn can_be_kept(&self) -> bool {
        self.key.is_some()
    }

    /// What comes of a game: an earlier result where nothing has changed since, or what `make` says of it now.
    pub fn of_game(
        &self,
        desk: &Desk<'_>,
        name: &GameName,
        trust: Trust,
        make: impl FnOnce(&super::Loaded, u64) -> Vec<u8>,
    ) -> Outcome {
        if trust == Trust::Anchor
            && let Some(kept) = self.by_anchor(desk, name)
        {
            return Outcome::of(Ok(kept), true);
        }
        let held = match desk.held(name) {
            Ok(held) => held,
            Err(why) => return Outcome::of(Err(why), false),
        };
        let found = if trust == Trust::NoResult { None } else { self.by_bytes(desk, name, &held) };
        match found {
            Some(kept) => Outcome::of(Ok(kept), true),
            None => Outcome::of(self.made(desk, name, held, make), false),
        }
    }

    fn made(
        &self,
        desk: &Desk<'_>,
        name: &GameName,
        held: Held,
        make: impl FnOnce(&super::Loaded, u64) -> Vec<u8>,
    ) -> Result<(String, Vec<u8>), String> {
        let (signed, size) = (Standing::of(&held), held.size());
        let loaded = desk.read(name, held)?;
        let standing = format!("{signed} {}", desk.boards_of(&loaded.game.scenario.map));
        let result = make(&loaded, size);
        self.keep(name, &standing, &result);
        Ok((standing, result))
    }

    fn by_bytes(&self, desk: &Desk<'_>, name: &GameName, held: &Held) -> Option<(String, Vec<u8>)> {
        let (standing, result) = self.entry(name)?;
        let now = format!("{} {}", Standing::of(held), Boards::of(&standing)?.now(desk));
        (standing == now).then_some((standing, result))
    }

    fn by_anchor(&self, desk: &Desk<'_>, name: &GameName) -> Option<(String, Vec<u8>)> {
        let (standing, result) = self.entry(name)?;
        is_standing(desk, &standing, &desk.anchor(name).ok()?).then_some((standing, result))
    }

    /// An entry of this program for what is asked, whose hash is right.
    fn entry(&self, name: &GameName) -> Option<(String, Vec<u8>)> {
        let bytes = fs::read(self.path(name)).ok()?;
        let rest = bytes.strip_prefix(FORM.as_bytes())?.strip_prefix(b"\n")?;
        let (hash, rest) = rest.split_at_checked(64)?;
        let rest = rest.strip_prefix(b"\n")?;
        if self.hash(rest)?.as_bytes() != hash {
            return None;
        }
        let end = rest.iter().position(|byte| *byte == b'\n')?;
        let key = std::str::from_utf8(&rest[..end]).ok()?;
        let standing = key.strip_prefix(&format!("{} {name} ", self.about))?;
        Some((standing.to_owned(), rest[end + 1..].to_vec()))
    }

    /// What cannot be kept is worked out again next time.
    fn keep(&self, name: &GameName, standing: &str, result: &[u8]) {
        let rest = [format!("{} {name} {standing}\n", self.about).as_bytes(), result].concat();
        let Some(hash) = self.hash(&rest) else { return };
        let path = self.path(name);
        let bytes = [format!("{FORM}\n{hash}\n").as_bytes(), &rest].concat();
        let _kept = write_unsynced(&path, &bytes);
    }

    fn hash(&self, bytes: &[u8]) -> Option<String> {
        Some(blake3::keyed_hash(self.key.as_ref()?, bytes).to_hex().to_string())
    }

    /// In one of 256 folders, so that none grows large.
    fn path(&self, name: &GameName) -> PathBuf {
        let name = name.to_string();
        let folder = blake3::hash(name.as_bytes()).to_hex()[..2].to_owned();
        self.folder.join(folder).join(name)
    }
}

/// Whether a game goes where a result says that it went, by its anchor alone, and the boards are those that it was worked out
/// with. The checkpoints are counted and not read.
pub(super) fn is_standing(desk: &Desk<'_>, standing: &str, anchor: &Anchor) -> bool {
    let Anchor { tip, blocks } = anchor;
    let now = format!("{} {blocks} {} ", tip.records, tip.head);
    let boards = standing.strip_prefix(&now).and_then(|rest| rest.split_once(' '));
    boards.is_some_and(|(_signed, words)| words == Boards(words).now(desk))
}

/// A game as the bytes have it, in the words of a key.
struct Standing(String);

impl Standing {
    fn of(held: &Held) -> Standing {
        let mut signed = blake3::Hasher::new();
        let (mut records, mut blocks, mut head) = (0_u64, 0_u64, Hash::GENESIS);
        for block in Blocks::framed(&held.bytes) {
            blocks += 1;
            if block.is_record() {
                (records, head) = (records + 1, block.head());
            } else {
                signed.update(block.bytes());
            }
        }
        Standing(format!("{records} {blocks} {head} {}", signed.finalize().to_hex()))
    }
}

impl std::fmt::Display for Standing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// The boards that a result was worked out with.
struct Boards<'k>(&'k str);

impl<'k> Boards<'k> {
    fn of(key: &'k str) -> Option<Boards<'k>> {
        Some(Boards(key.rsplit_once(' ')?.1))
    }

    /// The same boards as they are now.
    fn now(&self, desk: &Desk<'_>) -> String {
        let names = self.0.split(',').filter_map(|word| Some(word.split_once('=')?.0));
        desk.boards(names)
    }
}

/// This program, by the size and the time of its file: one that was built anew may judge otherwise. Where the system does not
/// tell, results are of this process alone.
fn program() -> String {
    let about = std::env::current_exe().and_then(fs::metadata);
    let time = |about: &fs::Metadata| about.modified().ok()?.duration_since(UNIX_EPOCH).ok();
    let file = about.ok().and_then(|about| Some(format!("{}-{}", about.len(), time(&about)?.as_nanos())));
    let file = file.unwrap_or_else(|| format!("process-{}", std::process::id()));
    format!("{}-{BOOK_VERSION}-{file}", env!("CARGO_PKG_VERSION"))
}

/// The key of this home, made when there is none; none where the home cannot be written.
fn key(home: &Path) -> Option<[u8; 32]> {
    let path = home.join("results.key");
    if let Ok(key) = fs::read(&path).unwrap_or_default().try_into() {
        return Some(key);
    }
    let key = super::super::seat::random::<32>().ok()?;
    write_atomic_private(&path, &key).ok()?;
    Some(key)
}

/// At once or not at all, but for a loss of power, after which the hash is wrong.
fn write_unsynced(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    make_private(path.parent().unwrap_or(path))?;
    let part =
        path.with_file_name(format!(".{}.part", path.file_name().unwrap_or_default().to_string_lossy()));
    fs::write(&part, bytes).and_then(|()| rename(&part, path)).inspect_err(|_| drop(fs::remove_file(&part)))
}
