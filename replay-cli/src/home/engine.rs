//! The engine that holds the games: sled in the player's home, or a database for many.
//!
//! Job: which of them was named, and opening it. Inputs: a URL, the player's home. Must not know: games.
//!
//! A database is not trusted for more than sled is: what it gives is verified, and held against the heads that lie in the
//! home, in `databases`.

use super::LoadError;
use asl_store::backend::{Backend, BackendError};
use asl_store::game_id::GameId;
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::fmt;
use std::io;
use std::path::Path;
use std::str::FromStr;

/// The engine of an open archive.
pub(super) type Games = Box<dyn Backend>;

/// A database that holds games, by its address. It is shown without the password.
#[derive(Clone)]
pub struct Database(open::Opened);

/// A URL as the user gave it. It may hold a password and is shown by nobody; nor does it fail before it is read, for a
/// reader of command lines repeats what it cannot read.
#[derive(Clone)]
pub struct DatabaseUrl(String);

impl FromStr for DatabaseUrl {
    type Err = Infallible;

    fn from_str(url: &str) -> Result<DatabaseUrl, Infallible> {
        Ok(DatabaseUrl(url.to_owned()))
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DatabaseUrl(***)")
    }
}

impl DatabaseUrl {
    /// The database that it names.
    ///
    /// # Errors
    /// In words, when it names none, or the program was built without PostgreSQL.
    pub fn read(&self) -> Result<Database, String> {
        open::read(&self.0).map(Database)
    }
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        open::show(&self.0, f)
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Database {
    /// Opens the archive; it stays open for as long as this or a copy of it is there.
    pub(super) fn open(&self, home: &Path) -> Result<Games, LoadError> {
        open::open(&self.0, home)
    }

    /// The games of which this player has noted a head; nobody is asked.
    pub(super) fn noted_games(&self, home: &Path) -> io::Result<BTreeSet<GameId>> {
        open::noted_games(&self.0, home)
    }

    /// Makes the tables of an archive, or brings them up to date: the version before and after it.
    ///
    /// # Errors
    /// When the database refuses, or its tables are newer than this program.
    pub fn migrate(&self) -> Result<(Option<i32>, i32), LoadError> {
        open::migrate(&self.0)
    }
}

/// What it is that fails.
#[cfg_attr(not(feature = "postgres"), expect(dead_code, reason = "sled alone is never another's"))]
pub(super) enum Trouble {
    /// A game: the engine gives another past of it than it gave before.
    OtherPast {
        /// The game.
        game: String,
        /// Why it is not believed.
        why: String,
    },
    /// A game: more is held of it than any game has.
    TooMuch {
        /// The game.
        game: String,
        /// Why it is not read.
        why: String,
    },
    /// The whole database.
    Database,
    /// One game, or sled.
    Game,
}

/// What it is that fails, of an engine's error.
pub(super) fn trouble(why: &BackendError) -> Trouble {
    open::trouble(why)
}

/// Whether it is the connection alone that was lost: another can be made.
pub(super) fn is_connection_lost(why: &BackendError) -> bool {
    open::is_connection_lost(why)
}

#[cfg(feature = "postgres")]
pub use asl_replay_desk::postgres::ROLES;

/// The grants of a club; none in a program that was built without PostgreSQL.
#[cfg(not(feature = "postgres"))]
pub const ROLES: &str = "";

#[cfg(feature = "postgres")]
mod open {
    use super::super::files::make_private;
    use super::super::refusal::reasons;
    use super::*;
    use asl_replay_desk::postgres::{Address, DatabaseError, PostgresBackend, SCHEMA_VERSION, TooMuch};
    use asl_replay_desk::remembered::{OtherPast, Remembered, remembered_games};
    use std::path::PathBuf;
    use std::sync::{Arc, Mutex, PoisonError};

    /// An address, and the connections that were opened to it.
    #[derive(Clone)]
    pub(super) struct Opened {
        address: Address,
        engine: Arc<Mutex<Option<Engine>>>,
    }

    type Engine = Arc<Remembered<Arc<PostgresBackend>>>;

    pub(super) fn read(url: &str) -> Result<Opened, String> {
        let address = Address::read(url).map_err(|why| why.to_string())?;
        let address = address.or_password(std::env::var("PGPASSWORD").ok().as_deref());
        Ok(Opened { address, engine: Arc::default() })
    }

    pub(super) fn show(opened: &Opened, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&opened.address, f)
    }

    pub(super) fn open(opened: &Opened, home: &Path) -> Result<Games, LoadError> {
        Ok(Box::new(engine(opened, home)?))
    }

    fn engine(opened: &Opened, home: &Path) -> Result<Engine, LoadError> {
        let mut engine = opened.engine.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(engine) = &*engine {
            return Ok(Arc::clone(engine));
        }
        let failed = |why: &dyn std::error::Error| LoadError::Database { why: reasons(why) };
        let backend = PostgresBackend::open(opened.address.clone()).map_err(|why| failed(&why))?;
        let notes = notes(opened, home);
        make_private(&notes).map_err(|why| failed(&why))?;
        let remembered = Remembered::open(Arc::new(backend), &notes).map_err(|why| failed(&why))?;
        Ok(Arc::clone(engine.insert(Arc::new(remembered))))
    }

    pub(super) fn noted_games(opened: &Opened, home: &Path) -> io::Result<BTreeSet<GameId>> {
        remembered_games(&notes(opened, home))
    }

    /// The folder of the heads that the database has acknowledged, whoever asks for them: one for each archive.
    fn notes(opened: &Opened, home: &Path) -> PathBuf {
        let database = opened.address.archive();
        let name: String = database.chars().map(plain).collect();
        let apart = &blake3::hash(database.as_bytes()).to_hex()[..8];
        home.join("databases").join(format!("{name}-{apart}"))
    }

    /// A character of a folder's name.
    fn plain(c: char) -> char {
        if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '_' }
    }

    pub(super) fn migrate(opened: &Opened) -> Result<(Option<i32>, i32), LoadError> {
        let before = PostgresBackend::migrate(&opened.address);
        let before = before.map_err(|why| LoadError::Database { why: reasons(&why) })?;
        Ok((before, SCHEMA_VERSION))
    }

    pub(super) fn trouble(why: &BackendError) -> Trouble {
        if let Some(past) = why.source.downcast_ref::<OtherPast>() {
            return Trouble::OtherPast { game: past.game.to_string(), why: past.to_string() };
        }
        if let Some(much) = why.source.downcast_ref::<TooMuch>() {
            return Trouble::TooMuch { game: much.game.to_string(), why: much.to_string() };
        }
        if why.source.is::<DatabaseError>() { Trouble::Database } else { Trouble::Game }
    }

    pub(super) fn is_connection_lost(why: &BackendError) -> bool {
        matches!(why.source.downcast_ref(), Some(DatabaseError::Lost { .. }))
    }
}

/// A program that was built without PostgreSQL: no database can be named.
#[cfg(not(feature = "postgres"))]
mod open {
    use super::*;

    pub(super) type Opened = Infallible;

    pub(super) fn read(_url: &str) -> Result<Opened, String> {
        Err("this program was built without PostgreSQL: `cargo install` it with `--features postgres`"
            .to_owned())
    }

    pub(super) fn show(opened: &Opened, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *opened {}
    }

    pub(super) fn open(opened: &Opened, _home: &Path) -> Result<Games, LoadError> {
        match *opened {}
    }

    pub(super) fn noted_games(opened: &Opened, _home: &Path) -> io::Result<BTreeSet<GameId>> {
        match *opened {}
    }

    pub(super) fn migrate(opened: &Opened) -> Result<(Option<i32>, i32), LoadError> {
        match *opened {}
    }

    pub(super) fn trouble(_why: &BackendError) -> Trouble {
        Trouble::Game
    }

    pub(super) fn is_connection_lost(_why: &BackendError) -> bool {
        false
    }
}
