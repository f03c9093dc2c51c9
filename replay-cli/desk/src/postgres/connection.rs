//! A connection, and the idle ones.
//!
//! Job: connections that keep what they acknowledge, one for each thread that asks. Inputs: an address. Must not know:
//! games, or what is asked.

use super::{Address, DatabaseError, schema, tls};
use postgres::config::SslMode;
use postgres::{Client, NoTls, Statement};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// An open connection with the statements that were prepared on it.
pub(super) struct Connection {
    pub(super) client: Client,
    prepared: BTreeMap<&'static str, Statement>,
}

impl Connection {
    /// Connects, and makes sure that what this connection commits is kept.
    pub(super) fn open(address: &Address) -> Result<Connection, DatabaseError> {
        let config = &address.config;
        let connected = if config.get_ssl_mode() == SslMode::Disable {
            config.connect(NoTls)
        } else {
            config.connect(tls::connector(address)?)
        };
        let mut client = connected.map_err(|why| DatabaseError::connecting(address, &why))?;
        client.batch_execute(SESSION).map_err(|why| DatabaseError::of(address, &why))?;
        must_keep(&mut client, address)?;
        Ok(Connection { client, prepared: BTreeMap::new() })
    }

    /// A statement, prepared once.
    pub(super) fn statement(&mut self, text: &'static str) -> Result<Statement, postgres::Error> {
        if let Some(statement) = self.prepared.get(text) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(text)?;
        self.prepared.insert(text, statement.clone());
        Ok(statement)
    }
}

/// Nobody waits for ever: not for a row that another holds, not for an answer; and nobody holds a row for ever.
const SESSION: &str = "SET client_min_messages = warning; SET lock_timeout = '10s'; SET statement_timeout = '60s'; \
                       SET idle_in_transaction_session_timeout = '60s'";

/// What commits is on the server's disk when it is acknowledged: `synchronous_commit` is `on`, or stronger where the
/// server says so, and the server does not run without `fsync`. An engine of another make has no such setting.
fn must_keep(client: &mut Client, address: &Address) -> Result<(), DatabaseError> {
    let failed = |why| DatabaseError::of(address, &why);
    if !is_synchronous(client).map_err(failed)? {
        client.batch_execute("SET synchronous_commit = on").map_err(failed)?;
        if !is_synchronous(client).map_err(failed)? {
            return Err(not_durable(address, "synchronous_commit is not on"));
        }
    }
    let row = client.query_one("SELECT current_setting('fsync', true)", &[]).map_err(failed)?;
    let fsync: Option<String> = row.try_get(0).map_err(failed)?;
    if fsync.as_deref() == Some("off") { Err(not_durable(address, "fsync = off")) } else { Ok(()) }
}

fn is_synchronous(client: &mut Client) -> Result<bool, postgres::Error> {
    let row = client.query_one("SELECT current_setting('synchronous_commit', true)", &[])?;
    let setting: Option<String> = row.try_get(0)?;
    Ok(matches!(setting.as_deref(), Some("on" | "remote_apply") | None))
}

fn not_durable(address: &Address, setting: &str) -> DatabaseError {
    DatabaseError::NotDurable { address: address.to_string(), setting: setting.to_owned() }
}

/// The connections of one program to one database.
pub(super) struct Connections {
    pub(super) address: Address,
    idle: Mutex<Vec<Connection>>,
}

impl Connections {
    /// Opens the first one; the tables must be those of this program.
    pub(super) fn open(address: Address) -> Result<Connections, DatabaseError> {
        let mut first = Connection::open(&address)?;
        schema::must_be_ours(&mut first.client, &address)?;
        Ok(Connections { address, idle: Mutex::new(vec![first]) })
    }

    /// An idle connection, or a new one.
    pub(super) fn take(&self) -> Result<Connection, DatabaseError> {
        loop {
            match self.idle().pop() {
                None => return Connection::open(&self.address),
                Some(idle) if idle.client.is_closed() => {}
                Some(idle) => return Ok(idle),
            }
        }
    }

    /// Takes back a connection that is no longer needed; one that was lost is forgotten, with all that were open beside it.
    pub(super) fn give_back(&self, connection: Connection) {
        let mut idle = self.idle();
        if connection.client.is_closed() {
            idle.clear();
        } else {
            idle.push(connection);
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads. What only reads is asked again, a few times, when the connection was lost under it.
    pub(super) fn reading<T>(
        &self,
        ask: impl Fn(&mut Connection) -> Result<T, postgres::Error>,
    ) -> Result<T, DatabaseError> {
        let mut lost = 0;
        loop {
            match self.asked(&ask) {
                Err(DatabaseError::Lost { .. }) if lost < READ_AGAIN => lost += 1,
                answer => return answer,
            }
            // Those that were open beside it went the same way, it may be before the client has noticed.
            self.idle().clear();
        }
    }

    fn asked<T>(
        &self,
        ask: impl Fn(&mut Connection) -> Result<T, postgres::Error>,
    ) -> Result<T, DatabaseError> {
        let mut connection = self.take()?;
        let answer = ask(&mut connection);
        self.give_back(connection);
        answer.map_err(|why| DatabaseError::of(&self.address, &why))
    }

    /// Writes. It is tried again only when the server says that nothing was written, for another was in the way.
    pub(super) fn writing<T>(
        &self,
        write: impl Fn(&mut Connection) -> Result<T, postgres::Error>,
    ) -> Result<T, DatabaseError> {
        let mut connection = self.take()?;
        let mut written = write(&mut connection);
        for pause in PAUSES {
            match &written {
                Err(why) if super::error::is_in_each_others_way(why) => {}
                _ => break,
            }
            std::thread::sleep(std::time::Duration::from_millis(pause));
            written = write(&mut connection);
        }
        if written.as_ref().is_err_and(super::error::is_gone) {
            self.idle().clear();
        } else {
            self.give_back(connection);
        }
        written.map_err(|why| DatabaseError::of(&self.address, &why))
    }
}

/// So often a read is asked again on a new connection.
const READ_AGAIN: u32 = 3;

/// Milliseconds before each further try.
const PAUSES: [u64; 8] = [1, 2, 4, 8, 16, 32, 64, 128];
