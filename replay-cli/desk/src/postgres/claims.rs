//! Audits shared among workers, in tables.
//!
//! Job: the [`Jobs`] contract by statements of plain SQL. Inputs: a question, results as bytes. Must not know: what an
//! audit is, or what its result says.
//!
//! A claim is a lock of the database on the row of the job, held by a transaction: when its worker is killed the
//! connection closes, and the claim is free again.

use super::{Connection, DatabaseError, PostgresBackend, failed, statements};
use asl_store::backend::{BackendError, Claim, Job, Jobs, Landed, Question};
use asl_store::hash::Hash;
use postgres::types::ToSql;

impl Jobs for PostgresBackend {
    fn offer(&self, asked: &Question) -> Result<u64, BackendError> {
        let offered = self.connections.writing(|connection| {
            let offer = connection.statement(statements::OFFER)?;
            connection.client.execute(&offer, &[&i32::from(asked.book), &asked.settings])
        });
        offered.map_err(failed("offer games to be audited"))
    }

    fn claim(&self, asked: &Question) -> Result<Option<Box<dyn Claim + '_>>, BackendError> {
        // Between the count and the claim another may have taken it, who was as far: then the next.
        loop {
            let Some(job) = self.attempt(asked)? else { return Ok(None) };
            if let Some(claim) = self.claim_of(asked, &job)? {
                return Ok(Some(claim));
            }
        }
    }

    fn claim_of(&self, asked: &Question, job: &Job) -> Result<Option<Box<dyn Claim + '_>>, BackendError> {
        let mut connection = self.connections.take().map_err(failed(CLAIMING))?;
        let claimed = claim(&mut connection, &Key::of(asked, job));
        let claimed = claimed.map_err(|why| DatabaseError::of(self.address(), &why));
        if !claimed.map_err(failed(CLAIMING))? {
            self.connections.give_back(connection);
            return Ok(None);
        }
        let (job, asked) = (job.clone(), asked.clone());
        Ok(Some(Box::new(Held { backend: self, connection: Some(connection), job, asked })))
    }

    fn result(&self, asked: &Question, job: &Job) -> Result<Option<Vec<u8>>, BackendError> {
        let result = self.connections.reading(|connection| {
            let result = connection.statement(statements::RESULT)?;
            let row = connection.client.query_opt(&result, &Key::of(asked, job).values())?;
            row.map(|row| row.try_get(0)).transpose()
        });
        result.map_err(failed("read a result"))
    }

    fn waiting(&self, asked: &Question) -> Result<u64, BackendError> {
        let waiting = self.connections.reading(|connection| {
            let waiting = connection.statement(statements::WAITING)?;
            let row = connection.client.query_one(&waiting, &[&i32::from(asked.book), &asked.settings])?;
            row.try_get::<_, i64>(0)
        });
        Ok(u64::try_from(waiting.map_err(failed("count what waits"))?).unwrap_or(0))
    }
}

const CLAIMING: &str = "claim a game";

impl PostgresBackend {
    /// A job that is free, of those that were claimed least, once it is noted that it is claimed once more.
    fn attempt(&self, asked: &Question) -> Result<Option<Job>, BackendError> {
        let row = self.connections.writing(|connection| {
            let attempt = connection.statement(statements::ATTEMPT)?;
            let row = connection.client.query_opt(&attempt, &[&i32::from(asked.book), &asked.settings])?;
            row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?))).transpose()
        });
        let row: Option<(String, Vec<u8>, i64)> = row.map_err(failed(CLAIMING))?;
        let Some((game, head, blocks)) = row else { return Ok(None) };
        let none = || BackendError::new(CLAIMING, "a row is none of a job");
        let game = game.parse().map_err(|_| none())?;
        let head = Hash::new(head.as_slice().try_into().map_err(|_| none())?);
        Ok(Some(Job { game, head, blocks: u64::try_from(blocks).map_err(|_| none())? }))
    }
}

/// A claim, by the transaction that holds it.
struct Held<'b> {
    backend: &'b PostgresBackend,
    /// In a transaction. `None` when it is finished.
    connection: Option<Connection>,
    job: Job,
    asked: Question,
}

impl Held<'_> {
    /// Ends the claim's transaction by what `last` does in it and a commit.
    fn ended<T>(
        &mut self,
        step: &'static str,
        last: impl FnOnce(&mut Connection, &Key<'_>) -> Result<T, postgres::Error>,
    ) -> Result<T, BackendError> {
        let Some(mut connection) = self.connection.take() else {
            return Err(BackendError::new(step, "the claim is finished"));
        };
        let done = last(&mut connection, &Key::of(&self.asked, &self.job))
            .and_then(|done| connection.client.batch_execute("COMMIT").map(|()| done));
        let done =
            done.map_err(|why| DatabaseError::of(self.backend.address(), &why)).map_err(failed(step))?;
        self.backend.connections.give_back(connection);
        Ok(done)
    }
}

impl Claim for Held<'_> {
    fn job(&self) -> &Job {
        &self.job
    }

    fn finish(mut self: Box<Self>, result: &[u8]) -> Result<Landed, BackendError> {
        let is_new = self.ended("land a result", |connection, key| land(connection, key, result))?;
        Ok(if is_new { Landed::New } else { Landed::AlreadyThere })
    }

    fn withdraw(mut self: Box<Self>) -> Result<(), BackendError> {
        self.ended("withdraw a game", done)
    }
}

/// Giving up a claim frees it at once; when that fails the connection is closed, which does the same a moment later.
impl Drop for Held<'_> {
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        if connection.client.batch_execute("ROLLBACK").is_ok() {
            self.backend.connections.give_back(connection);
        }
    }
}

/// Opens a transaction that holds the row of a job, and whether it does; none is open when the job is not free.
fn claim(connection: &mut Connection, key: &Key<'_>) -> Result<bool, postgres::Error> {
    let claim = connection.statement(statements::CLAIM)?;
    connection.client.batch_execute(PATIENT)?;
    let row = connection.client.query_opt(&claim, &key.values())?;
    if row.is_none() {
        connection.client.batch_execute("ROLLBACK")?;
    }
    Ok(row.is_some())
}

/// An audit may take its time. A machine that went away without a word holds its claim for no longer.
const PATIENT: &str = "BEGIN; SET LOCAL idle_in_transaction_session_timeout = '10min'";

/// Whether the result is the first.
fn land(connection: &mut Connection, key: &Key<'_>, result: &[u8]) -> Result<bool, postgres::Error> {
    let [outdate, land] =
        [connection.statement(statements::OUTDATE)?, connection.statement(statements::LAND)?];
    let values = key.values();
    let [game, head, blocks, book, settings] = values;
    connection.client.execute(&outdate, &values)?;
    let landed = connection.client.execute(&land, &[game, head, blocks, book, settings, &result])?;
    done(connection, key)?;
    Ok(landed == 1)
}

fn done(connection: &mut Connection, key: &Key<'_>) -> Result<(), postgres::Error> {
    let done = connection.statement(statements::DONE)?;
    connection.client.execute(&done, &key.values()).map(drop)
}

/// What a job and its result are found by, as the database has it.
struct Key<'a> {
    game: &'a str,
    head: &'a [u8],
    blocks: i64,
    book: i32,
    settings: &'a str,
}

impl<'a> Key<'a> {
    fn of(asked: &'a Question, job: &'a Job) -> Key<'a> {
        // No game has more blocks than its row could say.
        let blocks = i64::try_from(job.blocks).unwrap_or(i64::MAX);
        let (head, settings) = (job.head.as_bytes(), asked.settings.as_str());
        Key { game: job.game.as_str(), head, blocks, book: i32::from(asked.book), settings }
    }

    fn values(&self) -> [&(dyn ToSql + Sync); 5] {
        [&self.game, &self.head, &self.blocks, &self.book, &self.settings]
    }
}
