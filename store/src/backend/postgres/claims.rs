//! Audits shared among workers.
//!
//! Job: games that wait, claimed one at a time, and results that land once. Inputs: jobs, results as bytes. Must not
//! know: what an audit is, or what its result says.
//!
//! A claim is a lock of the database on the row of the job, held by a transaction: when its worker is killed his
//! connection closes, and the claim is free again. A result is anybody's word who may write it; like a cache it is never
//! trusted over a log.

use super::{BackendError, Connection, PostgresBackend, failed, statements};
use crate::game_id::GameId;
use crate::hash::Hash;
use postgres::types::ToSql;
use std::sync::Arc;

/// An audit that is to be done, named by all that its result depends on.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Job {
    /// The game.
    pub game: GameId,
    /// The head after its last record.
    pub head: Hash,
    /// The version of the rule book code.
    pub book: u16,
    /// Boards, printing and whatever else, as a text that is equal when they are.
    pub settings: String,
}

/// A job that nobody else works on, until it is finished or dropped.
pub struct Claim {
    backend: Arc<PostgresBackend>,
    /// In a transaction. `None` when it is finished.
    connection: Option<Connection>,
    job: Job,
}

/// What became of a result.
#[must_use]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Landed {
    /// It is the one.
    New,
    /// Another was there before.
    AlreadyThere,
}

impl PostgresBackend {
    /// Lets jobs wait for workers, but for those that have a result or wait already; how many are new.
    ///
    /// # Errors
    /// When the database fails or the role may not. Doing it again is safe.
    pub fn offer(&self, jobs: &[Job]) -> Result<u64, BackendError> {
        let offered = self.connections.writing(|connection| {
            let mut transaction = connection.client.transaction()?;
            let offer = transaction.prepare(statements::OFFER)?;
            let mut new = 0;
            for job in jobs {
                new += transaction.execute(&offer, &Key::of(job).values())?;
            }
            transaction.commit()?;
            Ok(new)
        });
        offered.map_err(failed("offer games to be audited"))
    }

    /// Claims a job of this version of the book and these settings; `None` when none is free.
    ///
    /// # Errors
    /// When the database fails or the role may not.
    pub fn claim(self: &Arc<Self>, book: u16, settings: &str) -> Result<Option<Claim>, BackendError> {
        const STEP: &str = "claim a game";
        let mut connection = self.connections.take().map_err(failed(STEP))?;
        let claimed = claim(&mut connection, book, settings);
        let claimed = claimed.map_err(|why| super::DatabaseError::of(self.address(), &why));
        let Some((game, head)) = claimed.map_err(failed(STEP))? else {
            self.connections.give_back(connection);
            return Ok(None);
        };
        let none = || BackendError::new(STEP, "a row is none of a job");
        let game: GameId = game.parse().map_err(|_| none())?;
        let head = Hash::new(head.as_slice().try_into().map_err(|_| none())?);
        let job = Job { game, head, book, settings: settings.to_owned() };
        Ok(Some(Claim { backend: Arc::clone(self), connection: Some(connection), job }))
    }

    /// The result of a job that is done.
    ///
    /// # Errors
    /// When the database fails.
    pub fn result(&self, job: &Job) -> Result<Option<Vec<u8>>, BackendError> {
        let result = self.connections.reading(|connection| {
            let result = connection.statement(statements::RESULT)?;
            let row = connection.client.query_opt(&result, &Key::of(job).values())?;
            row.map(|row| row.try_get(0)).transpose()
        });
        result.map_err(failed("read a result"))
    }

    /// How many jobs of this version of the book and these settings are not done, claimed ones included.
    ///
    /// # Errors
    /// When the database fails.
    pub fn waiting(&self, book: u16, settings: &str) -> Result<u64, BackendError> {
        let waiting = self.connections.reading(|connection| {
            let waiting = connection.statement(statements::WAITING)?;
            let row = connection.client.query_one(&waiting, &[&i32::from(book), &settings])?;
            row.try_get::<_, i64>(0)
        });
        Ok(u64::try_from(waiting.map_err(failed("count what waits"))?).unwrap_or(0))
    }
}

impl Claim {
    /// What is claimed.
    pub const fn job(&self) -> &Job {
        &self.job
    }

    /// Lands the result, and the job is done: both or neither.
    ///
    /// # Errors
    /// When the database fails: the job is then free again, or done.
    pub fn finish(mut self, result: &[u8]) -> Result<Landed, BackendError> {
        let Some(mut connection) = self.connection.take() else {
            return Err(BackendError::new("land a result", "the claim is finished"));
        };
        let landed = land(&mut connection, &self.job, result);
        let landed = landed.map_err(|why| super::DatabaseError::of(self.backend.address(), &why));
        let is_new = landed.map_err(failed("land a result"))?;
        self.backend.connections.give_back(connection);
        Ok(if is_new { Landed::New } else { Landed::AlreadyThere })
    }
}

/// Who gives up a claim frees it at once; when that fails the connection is closed, which does the same a moment later.
impl Drop for Claim {
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        if connection.client.batch_execute("ROLLBACK").is_ok() {
            self.backend.connections.give_back(connection);
        }
    }
}

/// Opens a transaction that holds the row of a job; none is open when no job is free.
fn claim(
    connection: &mut Connection,
    book: u16,
    settings: &str,
) -> Result<Option<(String, Vec<u8>)>, postgres::Error> {
    let claim = connection.statement(statements::CLAIM)?;
    connection.client.batch_execute(PATIENT)?;
    let row = connection.client.query_opt(&claim, &[&i32::from(book), &settings])?;
    let Some(row) = row else {
        connection.client.batch_execute("ROLLBACK")?;
        return Ok(None);
    };
    Ok(Some((row.try_get(0)?, row.try_get(1)?)))
}

/// An audit may take its time: the transaction waits for it.
const PATIENT: &str = "BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0";

fn land(connection: &mut Connection, job: &Job, result: &[u8]) -> Result<bool, postgres::Error> {
    let (land, done) = (connection.statement(statements::LAND)?, connection.statement(statements::DONE)?);
    let key = Key::of(job);
    let [game, head, book, settings] = key.values();
    let landed = connection.client.execute(&land, &[game, head, book, settings, &result])?;
    connection.client.execute(&done, &key.values())?;
    connection.client.batch_execute("COMMIT")?;
    Ok(landed == 1)
}

/// A job's key as the database has it.
struct Key<'a> {
    game: &'a str,
    head: &'a [u8],
    book: i32,
    settings: &'a str,
}

impl<'a> Key<'a> {
    fn of(job: &'a Job) -> Key<'a> {
        let book = i32::from(job.book);
        Key { game: job.game.as_str(), head: job.head.as_bytes(), book, settings: &job.settings }
    }

    fn values(&self) -> [&(dyn ToSql + Sync); 4] {
        [&self.game, &self.head, &self.book, &self.settings]
    }
}
