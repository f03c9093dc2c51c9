//! A game that goes on: read once, added to where it ended then. Who was faster wins; the other is told.

use super::engine::Games;
use super::place::Meant;
use super::refusal::{failed, reasons};
use super::{LoadError, Place as Home, Refusal};
use crate::read::{GameCopy, ReadError};
use asl_core::audit::{Game, Signed};
use asl_core::event::Event;
use asl_core::wire;
use asl_store::archive::{self, Archive};
use asl_store::file;
use asl_store::game_id::GameId;
use asl_store::log::Log;
use asl_store::tip::Tip;
use std::error::Error as StdError;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The name of a game in the archive; on a command line it may have a `@` before it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GameName(GameId);

impl GameName {
    pub(super) const fn of(id: GameId) -> GameName {
        GameName(id)
    }

    pub(super) const fn id(&self) -> &GameId {
        &self.0
    }

    /// A name as it was given on the command line.
    ///
    /// # Errors
    /// When no game can be called so.
    pub fn named(name: &str) -> Result<GameName, Refusal> {
        GameName::read(name, "")
    }

    /// The same where `--name` gives another, and a file has given this one.
    ///
    /// # Errors
    /// When no game can be called so.
    pub fn given(name: &str) -> Result<GameName, Refusal> {
        GameName::read(name, " (use --name)")
    }

    fn read(name: &str, hint: &str) -> Result<GameName, Refusal> {
        name.parse()
            .map_err(|why| Refusal::Wrong(format!("{name:?} cannot be the name of a game: {why}{hint}")))
    }
}

impl FromStr for GameName {
    type Err = String;

    fn from_str(text: &str) -> Result<GameName, String> {
        text.strip_prefix('@')
            .unwrap_or(text)
            .parse()
            .map(GameName)
            .map_err(|why: asl_store::game_id::GameIdError| why.to_string())
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Where a game lies.
#[derive(Clone, Debug)]
enum Place {
    File(PathBuf),
    Archive(GameName),
}

/// A game as it was read, to be added to where it ended then.
#[derive(Clone, Debug)]
pub struct Ongoing {
    home: Home,
    place: Place,
    end: Tip,
}

/// What became of an addition.
#[must_use]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is on disk.
    Done,
    /// The game ends elsewhere than it did when it was read: nothing was added. In words.
    Moved(String),
}

impl Ongoing {
    /// A game that was read by its path, a file or a game of the archive.
    ///
    /// # Errors
    /// When it is neither, or both.
    pub fn of(home: &Home, path: &Path, copy: &GameCopy) -> Result<Ongoing, Refusal> {
        let place = match home.meant(path)? {
            Meant::File(file) => Place::File(file),
            Meant::Game(name) => Place::Archive(GameName(name)),
        };
        Ok(Ongoing { home: home.clone(), place, end: Log::read(copy.bytes()).tip() })
    }

    /// A game of the archive that was read.
    #[must_use]
    pub fn of_archive(home: &Home, name: &GameName, copy: &GameCopy) -> Ongoing {
        Ongoing {
            home: home.clone(),
            place: Place::Archive(name.clone()),
            end: Log::read(copy.bytes()).tip(),
        }
    }

    /// A game of the archive, with its events; its signatures are not asked for.
    ///
    /// # Errors
    /// When the archive has none of this name, or it is damaged.
    pub fn resume(home: &Home, name: &GameName) -> Result<(Ongoing, Vec<Event>), Refusal> {
        let mut game = Ongoing { home: home.clone(), place: Place::Archive(name.clone()), end: Tip::EMPTY };
        let events = game.missed()?;
        Ok((game, events))
    }

    /// How many events the game had when it was read, or has after what was added since.
    #[must_use]
    pub const fn events(&self) -> u64 {
        self.end.records
    }

    /// The head behind the last of them, in hexadecimal.
    #[must_use]
    pub fn head(&self) -> String {
        self.end.head.to_string()
    }

    /// How far each player has signed the game, as it lies there now; `None` where no player has a key.
    ///
    /// # Errors
    /// When it cannot be read any more.
    pub fn signed(&self, game: &Game) -> Result<Option<Signed>, Refusal> {
        let Place::Archive(name) = &self.place else { return Ok(None) };
        let (_, copy) = self.home.held(&PathBuf::from(format!("@{name}")))?;
        Ok(copy.loaded.integrity.as_ref().and_then(|found| found.signatures.signed(game)))
    }

    /// Adds events behind the last; they are on disk when it returns [`Appended::Done`].
    ///
    /// # Errors
    /// When an event is too long, or the disk refuses.
    pub fn append(&mut self, events: &[Event]) -> Result<Appended, Refusal> {
        let encode = |event| wire::encode(event).map_err(|e| Refusal::Store(e.to_string()));
        let payloads = events.iter().map(encode).collect::<Result<Vec<_>, _>>()?;
        let payloads: Vec<&[u8]> = payloads.iter().map(Vec::as_slice).collect();
        let end = match &self.place {
            Place::File(path) => to_file(path, self.end, &payloads)?,
            Place::Archive(name) => self.to_archive(name, &payloads)?,
        };
        match end {
            Ok(end) => {
                self.end = end;
                Ok(Appended::Done)
            }
            Err(says) => Ok(Appended::Moved(says)),
        }
    }

    fn to_archive(&self, name: &GameName, payloads: &[&[u8]]) -> Result<Result<Tip, String>, Refusal> {
        let append = |archive: Archive<Games>| archive.append(name.id(), self.end, payloads);
        let appended = match append(self.home.archive()?) {
            // The engine failed, and whether it was written is not known. Opened anew it can tell, and the same again is
            // recognised.
            Err(archive::AppendError::Backend(_) | archive::AppendError::SyncBroken) => {
                append(self.home.archive().map_err(|why| unknown(&why))?)
            }
            known => known,
        };
        match appended {
            Err(why @ (archive::AppendError::Backend(_) | archive::AppendError::SyncBroken)) => {
                Err(unknown(&why))
            }
            Ok(archive::Appended::New(end) | archive::Appended::AlreadyThere(end)) => Ok(Ok(end)),
            Err(moved @ archive::AppendError::Conflict { .. }) => Ok(Err(reasons(&moved))),
            Err(other) => Err(failed(other)),
        }
    }

    /// What a game of the archive has behind the end that is known here. The end is there now.
    ///
    /// # Errors
    /// When the archive has no such game any more, or it is damaged.
    pub fn missed(&mut self) -> Result<Vec<Event>, Refusal> {
        let Place::Archive(name) = &self.place else { return Ok(Vec::new()) };
        let bytes = self.home.archive()?.read(name.id()).map_err(|e| match e {
            archive::ReadError::Unknown(game) => Refusal::Wrong(format!(
                "the archive holds no game {game}: `record GAME.asl --name {game}` records a text game there"
            )),
            other @ (archive::ReadError::Damaged(_) | archive::ReadError::Backend(_)) => {
                Refusal::Broken(other.to_string())
            }
        })?;
        let log = Log::read(&bytes);
        let decode = |(seq, payload): (u64, &[u8])| {
            let why = |why| ReadError::Payload { path: name.to_string().into(), seq, why };
            wire::decode(payload).map_err(|e| LoadError::from(why(e)))
        };
        let news = (self.end.records..).zip(behind(&log, self.end)).map(decode);
        let events = news.collect::<Result<_, _>>()?;
        self.end = log.tip();
        Ok(events)
    }
}

/// The answer to what is not known: the same again finds out.
pub(super) fn unknown(why: &dyn StdError) -> Refusal {
    let why = reasons(why);
    Refusal::Store(format!(
        "{why}; whether it was recorded is not known: when the disk can be written, run the same command again, or look \
         with `log`"
    ))
}

fn to_file(path: &Path, end: Tip, payloads: &[&[u8]]) -> Result<Result<Tip, String>, Refusal> {
    match file::append(path, end, payloads) {
        Ok(end) => Ok(Ok(end)),
        Err(moved @ file::AppendError::Moved { .. }) => Ok(Err(reasons(&moved))),
        Err(other) => Err(failed(other)),
    }
}

/// The payloads of a log behind a tip.
pub(super) fn behind<'a>(log: &Log<'a>, tip: Tip) -> Vec<&'a [u8]> {
    let known = usize::try_from(tip.records).unwrap_or(usize::MAX);
    log.records().skip(known).map(|record| record.payload).collect()
}
