//! The engine of many machines: a PostgreSQL database.
//!
//! Job: the [`Backend`] contract by statements of plain SQL. Inputs: an address, calls. Must not know: how an archive
//! decides what to append, or any environment.
//!
//! The database is trusted for nothing but keeping. Those who rule it can withhold games, take them away, or go back to an older
//! head; what they give is verified when it is read, and [`Remembered`](crate::remembered::Remembered) holds it against what was
//! acknowledged before. They cannot change a record, put one in, or leave one out in the middle without being found.

mod address;
mod claims;
mod connection;
mod error;
mod schema;
mod statements;
mod tls;

pub use address::{Address, AddressError, is_address};
pub use error::DatabaseError;
pub use schema::SCHEMA_VERSION;

use asl_store::backend::{Anchor, Backend, BackendError, Jobs, PutError, Run};
use asl_store::game_id::GameId;
use asl_store::hash::Hash;
use asl_store::log::Blocks;
use asl_store::tip::Tip;
use connection::{Connection, Connections};
use postgres::fallible_iterator::FallibleIterator;
use postgres::types::ToSql;

/// The grants of a club: who reads, who appends, who rules. To be run once by the owner of the tables.
pub const ROLES: &str = include_str!("roles.sql");

/// Bytes of all runs of a game, above which it is not read: whoever may append to a game cannot fill the memory of those
/// who read it. 64 MiB are some 800,000 events. A run is counted with [`RUN_COUNTS`] bytes more.
pub const MAX_GAME_BYTES: u64 = 64 << 20;

/// Bytes that a run is counted beside its own.
const RUN_COUNTS: u64 = 64;

/// More is held of a game than any has.
#[derive(Debug, thiserror::Error)]
#[error("more than {} MiB are held of it, and no game of this program has so much", MAX_GAME_BYTES >> 20)]
pub struct TooMuch {
    /// The game.
    pub game: GameId,
}

/// Games in a database, for any number of processes on any number of machines.
pub struct PostgresBackend {
    connections: Connections,
}

impl PostgresBackend {
    /// Opens the archive at an address.
    ///
    /// # Errors
    /// When the server cannot be reached or lets nobody in, when its tables are not of this program's version, or when it
    /// does not keep what it acknowledges.
    pub fn open(address: Address) -> Result<Self, DatabaseError> {
        Ok(Self { connections: Connections::open(address)? })
    }

    /// Makes the tables of an archive, or brings them up to date, at once or not at all; the version before it, `None`
    /// where there was none.
    ///
    /// # Errors
    /// When the server refuses, or the tables are newer than this program.
    pub fn migrate(address: &Address) -> Result<Option<i32>, DatabaseError> {
        Self::migrate_to(address, SCHEMA_VERSION)
    }

    /// As [`PostgresBackend::migrate`], up to an older version: for tests of the way from it.
    ///
    /// # Errors
    /// As [`PostgresBackend::migrate`].
    pub fn migrate_to(address: &Address, version: i32) -> Result<Option<i32>, DatabaseError> {
        let mut connection = Connection::open(address)?;
        schema::migrate(&mut connection.client, address, version)
    }

    /// The address, which shows no password.
    pub const fn address(&self) -> &Address {
        &self.connections.address
    }

    /// What the server says of commits on a connection of this archive: `on`, or stronger.
    ///
    /// # Errors
    /// When the server cannot be asked.
    pub fn synchronous_commit(&self) -> Result<String, DatabaseError> {
        self.connections.reading(|connection| {
            let row = connection.client.query_one("SHOW synchronous_commit", &[])?;
            row.try_get(0)
        })
    }

    fn put(&self, game: &GameId, expected: &Anchor, change: &Change<'_>) -> Result<(), PutError> {
        if change.run.bytes.len() as u64 > MAX_GAME_BYTES {
            let why = format!("a database holds games of at most {} MiB", MAX_GAME_BYTES >> 20);
            return Err(PutError::Refused(BackendError::new("append so much", why)));
        }
        let [before, after] = [Row::of(expected)?, Row::of(&change.run.anchor)?];
        let is_done = self
            .connections
            .writing(|connection| change.write(connection, game, (&before, &after)))
            .map_err(|why| refused_or_failed("append", why))?;
        if is_done {
            return Ok(());
        }
        let actual = self.anchor(game)?.unwrap_or(Anchor::EMPTY);
        if actual != *expected {
            return Err(PutError::Conflict(actual));
        }
        // It came and went in between, or a row without a block stands there.
        Err(PutError::Refused(BackendError::new("append", "the game was taken away meanwhile: do it again")))
    }
}

/// Takes a game away, if its anchor is the expected one; whether it was.
fn remove(connection: &mut Connection, name: &str, before: &Row) -> Result<bool, postgres::Error> {
    let mut transaction = connection.client.transaction()?;
    let [records, blocks, head] = before.values();
    if transaction.query_opt(statements::HOLD, &[&name, records, blocks, head])?.is_none() {
        return Ok(false);
    }
    transaction.execute(statements::CLEAR, &[&name])?;
    transaction.execute(statements::FORGET, &[&name])?;
    transaction.commit()?;
    Ok(true)
}

/// A change of one game.
struct Change<'a> {
    run: &'a Run<'a>,
    is_replacing: bool,
}

impl Change<'_> {
    /// Whether the anchor was the expected one, and all is written; else nothing is.
    fn write(
        &self,
        connection: &mut Connection,
        game: &GameId,
        (before, after): (&Row, &Row),
    ) -> Result<bool, postgres::Error> {
        let name = game.as_str();
        let runs = split(self.run.bytes);
        match runs.as_slice() {
            [(_, only)] if !self.is_replacing && before.is_empty() => {
                let start = connection.statement(statements::START)?;
                let [records, blocks, head] = after.values();
                connection.client.execute(&start, &[&name, records, blocks, head, only]).map(|rows| rows == 1)
            }
            [(_, only)] if !self.is_replacing => {
                let append = connection.statement(statements::APPEND)?;
                let ([a, b, c], [d, e, f]) = (before.values(), after.values());
                connection.client.execute(&append, &[&name, a, b, c, d, e, f, only]).map(|rows| rows == 1)
            }
            _ => self.write_in_steps(connection, name, (before, after), &runs),
        }
    }

    /// The anchor first: whoever has moved it is alone with the game until the end of the transaction.
    fn write_in_steps(
        &self,
        connection: &mut Connection,
        name: &str,
        (before, after): (&Row, &Row),
        runs: &[(i64, &[u8])],
    ) -> Result<bool, postgres::Error> {
        let mut transaction = connection.client.transaction()?;
        let ([a, b, c], [d, e, f]) = (before.values(), after.values());
        let moved = if before.is_empty() {
            transaction.execute(statements::MAKE, &[&name, d, e, f])?
        } else {
            transaction.execute(statements::MOVE, &[&name, a, b, c, d, e, f])?
        };
        if moved == 0 {
            return Ok(false);
        }
        let first = if self.is_replacing {
            transaction.execute(statements::CLEAR, &[&name])?;
            0
        } else {
            before.blocks
        };
        let add = transaction.prepare(statements::ADD_RUN)?;
        for (behind, bytes) in runs {
            transaction.execute(&add, &[&name, &first.saturating_add(*behind), bytes])?;
        }
        transaction.commit()?;
        Ok(true)
    }
}

/// An anchor as the database has it.
struct Row {
    records: i64,
    blocks: i64,
    head: Vec<u8>,
}

impl Row {
    fn of(anchor: &Anchor) -> Result<Row, BackendError> {
        let number = |n| i64::try_from(n).map_err(|why| BackendError::new("count so far", why));
        let head = anchor.tip.head.as_bytes().to_vec();
        Ok(Row { records: number(anchor.tip.records)?, blocks: number(anchor.blocks)?, head })
    }

    const fn is_empty(&self) -> bool {
        self.blocks == 0
    }

    fn values(&self) -> [&(dyn ToSql + Sync); 3] {
        [&self.records, &self.blocks, &self.head]
    }

    /// `None` for one that is unreadable.
    fn anchor(&self) -> Option<Anchor> {
        let head = Hash::new(self.head.as_slice().try_into().ok()?);
        let tip = Tip { records: u64::try_from(self.records).ok()?, head };
        Some(Anchor { tip, blocks: u64::try_from(self.blocks).ok()? })
    }
}

/// A run is not larger than this, in bytes; one block may be.
const RUN_BYTES: usize = 512 << 10;

/// A run in parts of whole blocks, each with the number of blocks before it. What cannot be framed stays with what is
/// before it.
fn split(bytes: &[u8]) -> Vec<(i64, &[u8])> {
    let (mut runs, mut first, mut blocks, mut start, mut end) = (Vec::new(), 0, 0, 0, 0);
    for block in Blocks::framed(bytes) {
        if end - start >= RUN_BYTES {
            runs.push((first, &bytes[start..end]));
            (start, first) = (end, blocks);
        }
        end += block.bytes().len();
        blocks += 1;
    }
    runs.push((first, &bytes[start..]));
    runs
}

/// Whether it is known that nothing was written.
fn refused_or_failed(step: &'static str, why: DatabaseError) -> PutError {
    let is_known = !matches!(why, DatabaseError::Lost { .. } | DatabaseError::Other { .. });
    let why = BackendError::new(step, why);
    if is_known { PutError::Refused(why) } else { PutError::Failed(why) }
}

fn failed(step: &'static str) -> impl Fn(DatabaseError) -> BackendError {
    move |why| BackendError::new(step, why)
}

/// Names of games, in order of their bytes, as every engine orders them, whatever the database's collation is.
fn in_order(names: &[String], step: &'static str) -> Result<Vec<GameId>, BackendError> {
    let games = names.iter().map(|name| name.parse().map_err(|why| BackendError::new(step, why)));
    let mut games = games.collect::<Result<Vec<GameId>, _>>()?;
    games.sort_unstable();
    Ok(games)
}

impl Backend for PostgresBackend {
    fn games(&self) -> Result<Vec<GameId>, BackendError> {
        const STEP: &str = "list the games";
        let names = self.connections.reading(|connection| {
            let games = connection.statement(statements::GAMES)?;
            let rows = connection.client.query(&games, &[])?;
            rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()
        });
        in_order(&names.map_err(failed(STEP))?, STEP)
    }

    fn beginning(&self, start: &[u8]) -> Result<Vec<GameId>, BackendError> {
        const STEP: &str = "look for a game";
        let names = self.connections.reading(|connection| {
            let beginning = connection.statement(statements::BEGINNING)?;
            let rows = connection.client.query(&beginning, &[&start])?;
            rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()
        });
        in_order(&names.map_err(failed(STEP))?, STEP)
    }

    fn anchor(&self, game: &GameId) -> Result<Option<Anchor>, BackendError> {
        const STEP: &str = "read an anchor";
        let row = self.connections.reading(|connection| {
            let anchor = connection.statement(statements::ANCHOR)?;
            let Some(row) = connection.client.query_opt(&anchor, &[&game.as_str()])? else { return Ok(None) };
            Ok(Some(Row { records: row.try_get(0)?, blocks: row.try_get(1)?, head: row.try_get(2)? }))
        });
        let Some(row) = row.map_err(failed(STEP))? else { return Ok(None) };
        row.anchor().map(Some).ok_or_else(|| BackendError::new(STEP, format!("that of {game} is none")))
    }

    fn append(&self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), PutError> {
        self.put(game, expected, &Change { run, is_replacing: false })
    }

    fn replace(&self, game: &GameId, expected: &Anchor, run: &Run<'_>) -> Result<(), PutError> {
        self.put(game, expected, &Change { run, is_replacing: true })
    }

    fn remove(&self, game: &GameId, expected: &Anchor) -> Result<(), PutError> {
        let before = Row::of(expected)?;
        let removed = self.connections.writing(|connection| remove(connection, game.as_str(), &before));
        if removed.map_err(|why| refused_or_failed("remove", why))? {
            return Ok(());
        }
        // No run is without its game: where none is, nothing is left to remove.
        match self.anchor(game)?.unwrap_or(Anchor::EMPTY) {
            actual if actual == *expected => Ok(()),
            actual => Err(PutError::Conflict(actual)),
        }
    }

    fn read(&self, game: &GameId, from: u64) -> Result<Vec<u8>, BackendError> {
        let number = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
        let name = game.as_str();
        let limits = [MAX_GAME_BYTES, RUN_COUNTS, MAX_GAME_BYTES / RUN_COUNTS + 1].map(number);
        let from = number(from);
        let bytes = self.connections.reading(|connection| {
            let read = connection.statement(statements::READ)?;
            let [most, more, rows] = &limits;
            let values: [&(dyn ToSql + Sync); 5] = [&name, &from, most, more, rows];
            let mut rows = connection.client.query_raw(&read, values)?;
            let mut bytes = Vec::new();
            while let Some(row) = rows.next()? {
                let Some(run) = row.try_get::<_, Option<&[u8]>>(0)? else { return Ok(None) };
                bytes.extend_from_slice(run);
            }
            Ok(Some(bytes))
        });
        let bytes = bytes.map_err(failed("read"))?;
        bytes.ok_or_else(|| BackendError::new("read", TooMuch { game: game.clone() }))
    }

    /// A commit is on the server's disk when it is acknowledged, which every connection makes sure of when it is opened:
    /// nothing is left to wait for.
    fn sync(&self) -> Result<(), BackendError> {
        Ok(())
    }

    fn jobs(&self) -> Option<&dyn Jobs> {
        Some(self)
    }
}
