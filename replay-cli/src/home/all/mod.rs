//! All games of the archive at once.
//!
//! Job: the archive held open for many games, read by several threads, a bounded number of games at a time. Inputs: a
//! player's home. Must not know: what is asked of a game.

mod add;
mod compact;
mod copies;
mod fsck;
mod results;
mod shared;
mod work;

pub use add::Taken;
pub use compact::Compacted;
pub use copies::Exported;
pub use fsck::{Fault, Found, Proofs};
pub use results::{Outcome, Results, Trust};
pub use shared::Shared;
pub use work::{in_order, threads};

use super::engine::{Games, Trouble, trouble};
use super::refusal::{failed, reasons};
use super::{GameName, LoadError, Place, Refusal, keys};
use crate::boards::Shelf;
use crate::read::{GameCopy, Loaded};
use asl_core::map::Map;
use asl_store::archive::{Archive, ReadError as Unreadable};
use asl_store::backend::{Anchor, BackendError};
use asl_store::block::Block;
use asl_store::log::Blocks;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

/// The archive, held open.
pub struct Many {
    place: Place,
    archive: Archive<Games>,
    /// Why the database did not answer, once it has failed to.
    lost: OnceLock<String>,
}

impl Place {
    /// Holds the archive open to be read, for as long as this is kept; other commands wait for it. `None` where there is
    /// no archive: it is not made for the asking.
    ///
    /// # Errors
    /// When another process keeps it open, or the disk refuses.
    pub fn many(&self) -> Result<Option<Many>, LoadError> {
        if !self.has_archive()? {
            return Ok(None);
        }
        Ok(Some(Many { place: self.clone(), archive: self.archive_to_read()?, lost: OnceLock::new() }))
    }

    /// As [`Place::many`], to be written to; it is made when it is not there.
    ///
    /// # Errors
    /// As [`Place::many`].
    pub fn many_to_write(&self) -> Result<Many, LoadError> {
        Ok(Many { place: self.clone(), archive: self.archive()?, lost: OnceLock::new() })
    }
}

impl Many {
    /// The games that have a head, in order of name: that one was lost with its note besides, `archive fsck` alone looks for.
    ///
    /// # Errors
    /// When the engine cannot be read.
    pub fn names(&self) -> Result<Vec<GameName>, Refusal> {
        Ok(self.archive.anchored().map_err(failed)?.into_iter().map(GameName::of).collect())
    }

    /// All games of which anything is held; where the engine cannot look for those without a head, the others, and why.
    ///
    /// # Errors
    /// As [`Many::names`].
    pub fn all_names(&self) -> Result<(Vec<GameName>, Option<String>), Refusal> {
        match self.archive.games() {
            Ok(games) => Ok((games.into_iter().map(GameName::of).collect(), None)),
            Err(why) => match trouble(&why) {
                Trouble::Database => Err(failed(why)),
                Trouble::OtherPast { .. } | Trouble::TooMuch { .. } | Trouble::Game => {
                    Ok((self.names()?, Some(reasons(&why))))
                }
            },
        }
    }

    /// Those of the games that are named, or all of them.
    ///
    /// # Errors
    /// When one of them is not held, or the engine cannot be read.
    pub fn chosen(&self, wanted: &[GameName]) -> Result<Vec<GameName>, Refusal> {
        let all = self.names()?;
        if wanted.is_empty() {
            return Ok(all);
        }
        if let Some(none) = wanted.iter().find(|name| all.binary_search(name).is_err()) {
            return Err(Refusal::Wrong(format!(
                "the archive holds no game {none}: `archive list` shows them"
            )));
        }
        Ok(all.into_iter().filter(|name| wanted.contains(name)).collect())
    }

    /// Whether the database has failed to answer while games were read: none of the others can be had then.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.lost.get().is_some()
    }

    /// What was read is all there is.
    ///
    /// # Errors
    /// When the database failed to answer meanwhile.
    pub fn must_have_answered(&self) -> Result<(), LoadError> {
        self.lost.get().map_or(Ok(()), |why| Err(LoadError::Database { why: why.clone() }))
    }

    /// An engine that failed, in words; noted when it is the whole database.
    fn failing(&self, why: &BackendError) -> String {
        let says = reasons(why);
        match trouble(why) {
            Trouble::Database => self.lost.get_or_init(|| says).clone(),
            Trouble::TooMuch { why, .. } => format!("BROKEN in the archive: {why}"),
            Trouble::OtherPast { .. } | Trouble::Game => says,
        }
    }

    /// A reader of games for one thread.
    #[must_use]
    pub fn desk(&self) -> Desk<'_> {
        let shelf = self.place.own_shelf().ok().flatten();
        Desk { many: self, shelf, hashes: RefCell::default() }
    }
}

/// Reads games for one thread: the players' boards are worked out once.
pub struct Desk<'m> {
    many: &'m Many,
    shelf: Option<Shelf>,
    hashes: RefCell<BTreeMap<String, String>>,
}

/// A game that was read and verified against what the archive says of it.
pub struct Held {
    bytes: Vec<u8>,
}

impl Desk<'_> {
    /// The player of a game whose key I hold, when there is one and no other.
    #[must_use]
    pub fn player_here(&self, loaded: &Loaded) -> Option<String> {
        keys::player_here(&self.many.place, loaded).map(|name| name.to_string())
    }

    /// A game's bytes, verified; why not, in words, when it is damaged.
    ///
    /// # Errors
    /// When it does not verify, or cannot be read.
    pub fn held(&self, name: &GameName) -> Result<Held, String> {
        match self.many.archive.read(name.id()) {
            Ok(bytes) => Ok(Held { bytes }),
            Err(Unreadable::Damaged(why)) => Err(format!("BROKEN in the archive: {why}")),
            Err(Unreadable::Backend(why)) => Err(self.many.failing(&why)),
            Err(why @ Unreadable::Unknown(_)) => Err(reasons(&why)),
        }
    }

    /// The game in verified bytes, laid on the players' boards.
    ///
    /// # Errors
    /// When it is of a newer version of this program.
    pub fn read(&self, name: &GameName, held: Held) -> Result<Loaded, String> {
        let mut loaded = self.read_without_boards(name, held)?;
        self.place_on_boards(&mut loaded);
        Ok(loaded)
    }

    /// The game in verified bytes, which is not to be judged.
    ///
    /// # Errors
    /// As [`Desk::read`].
    pub fn read_without_boards(&self, name: &GameName, held: Held) -> Result<Loaded, String> {
        let copy = GameCopy::read(Path::new(&name.to_string()), held.bytes);
        Ok(copy.map_err(|why| why.to_string())?.loaded)
    }

    fn place_on_boards(&self, loaded: &mut Loaded) {
        let map = &loaded.game.scenario.map;
        if let Some(shelf) = self.shelf.as_ref().filter(|_| has_boards(map)) {
            let boards = shelf.laid_out(map);
            loaded.lay(boards);
        }
    }

    /// The boards of a map as they lie on the shelf now: a word for each, with the hash of its file.
    fn boards_of(&self, map: &Map) -> String {
        let names = map.boards().filter(|board| !board.endless).map(|board| board.name.as_str());
        self.boards(names)
    }

    fn boards<'n>(&self, names: impl Iterator<Item = &'n str>) -> String {
        let words: Vec<String> = names.map(|name| format!("{name}={}", self.hash(name))).collect();
        if words.is_empty() { "-".to_owned() } else { words.join(",") }
    }

    /// The hash of a board's file, in hexadecimal; of one that is not there or is none, a sign. Each is read once.
    fn hash(&self, board: &str) -> String {
        if let Some(known) = self.hashes.borrow().get(board) {
            return known.clone();
        }
        let hash = match &self.shelf {
            None => "unread".to_owned(),
            Some(shelf) => shelf.sha256(board).unwrap_or_else(|| "none".to_owned()),
        };
        self.hashes.borrow_mut().insert(board.to_owned(), hash.clone());
        hash
    }

    /// Where a game ends by its anchor alone.
    fn anchor(&self, name: &GameName) -> Result<Anchor, String> {
        self.many.archive.anchor(name.id()).map_err(|why| reasons(&why))
    }
}

impl Held {
    /// How many bytes of it are payloads: what the players recorded, without the frames and hashes around it.
    #[must_use]
    pub fn payload(&self) -> u64 {
        Blocks::framed(&self.bytes).filter(Block::is_record).map(|block| block.payload().len() as u64).sum()
    }

    /// How long the game is, in bytes.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.bytes.len() as u64
    }
}

fn has_boards(map: &Map) -> bool {
    map.boards().any(|board| !board.endless)
}
