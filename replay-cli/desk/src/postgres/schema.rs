//! The tables of an archive, by versions.
//!
//! Job: bring a database from any version to the latest, and tell which it has. Inputs: a connection. Must not know: what
//! is in the tables.
//!
//! A version that was released is never changed: what comes next is a file of its own in `migrations/`.

use super::{Address, DatabaseError};
use asl_store::backend::contained;
use postgres::Client;
use postgres::error::SqlState;
use refinery::Target;

mod embedded {
    refinery::embed_migrations!("src/postgres/migrations");
}

/// The version of the tables that this program reads and writes.
pub const SCHEMA_VERSION: i32 = 4;

/// The version that a database has; `None` where no archive is.
pub(super) fn version(client: &mut Client, address: &Address) -> Result<Option<i32>, DatabaseError> {
    match client.query_one("SELECT MAX(version) FROM refinery_schema_history", &[]) {
        Ok(row) => row.try_get(0).map_err(|why| DatabaseError::of(address, &why)),
        Err(why) if why.code() == Some(&SqlState::UNDEFINED_TABLE) => Ok(None),
        Err(why) => Err(DatabaseError::of(address, &why)),
    }
}

/// Refuses a database of another version.
pub(super) fn must_be_ours(client: &mut Client, address: &Address) -> Result<(), DatabaseError> {
    let place = || address.to_string();
    match version(client, address)? {
        None => Err(DatabaseError::NoArchive { address: place() }),
        Some(found) if found < SCHEMA_VERSION => {
            Err(DatabaseError::Older { address: place(), found, needed: SCHEMA_VERSION })
        }
        Some(found) if found > SCHEMA_VERSION => {
            Err(DatabaseError::Newer { address: place(), found, known: SCHEMA_VERSION })
        }
        Some(_) => Ok(()),
    }
}

/// Brings a database up to a version, all steps in one transaction; the version that it had before. Of two that do it
/// at once, one finds it done.
pub(super) fn migrate(client: &mut Client, address: &Address, to: i32) -> Result<Option<i32>, DatabaseError> {
    let before = version(client, address)?;
    if let Some(found) = before.filter(|found| *found > SCHEMA_VERSION) {
        return Err(DatabaseError::Newer { address: address.to_string(), found, known: SCHEMA_VERSION });
    }
    if before.is_some_and(|found| found >= to) {
        return Ok(before);
    }
    let mut why = String::new();
    for pause in PAUSES {
        std::thread::sleep(std::time::Duration::from_millis(pause));
        match run(client, to) {
            Ok(()) => return Ok(before),
            Err(failed) => why = failed,
        }
        if matches!(version(client, address), Ok(Some(now)) if now >= to) {
            return Ok(before);
        }
    }
    Err(DatabaseError::Other {
        address: address.to_string(),
        why: format!(
            "the tables cannot be made ({why}): the owner of the database can make them; nothing was changed"
        ),
    })
}

/// Milliseconds before each try: another process that makes the tables is in the way for as long as it does so.
const PAUSES: [u64; 4] = [0, 50, 200, 500];

/// The tool panics on a history that it did not write.
fn run(client: &mut Client, to: i32) -> Result<(), String> {
    let runner = embedded::migrations::runner().set_grouped(true).set_target(Target::Version(to));
    match contained(|| runner.run(client)) {
        Some(Ok(_)) => Ok(()),
        Some(Err(why)) => Err(reason(&why)),
        None => Err("its table refinery_schema_history is none".to_owned()),
    }
}

/// The last reason of the tool.
fn reason(why: &(dyn std::error::Error + 'static)) -> String {
    let last = std::iter::successors(Some(why), |why| why.source()).last().map(ToString::to_string);
    last.unwrap_or_default()
}
