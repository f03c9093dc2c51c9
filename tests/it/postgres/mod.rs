//! An archive in a PostgreSQL database: a real server, which the tests start themselves.

#![cfg(all(feature = "postgres", target_os = "linux"))]
#![expect(clippy::unwrap_used, reason = "a helper of tests may fail the test")]

mod claims;
mod cut;
mod desk;
mod hostile;
mod killed;
mod many;
mod proxy;
mod refused;
mod roles;
mod schema;
pub(crate) mod server;
mod shared;

use asl_replay_desk::postgres::{Address, PostgresBackend};
use asl_store::archive::Archive;
use asl_store::game_id::GameId;
use asl_store::log::LogWriter;
use std::process::{Child, Command};
use std::sync::Arc;

fn address(url: &str) -> Address {
    Address::read(url).unwrap()
}

fn backend(url: &str) -> Arc<PostgresBackend> {
    Arc::new(PostgresBackend::open(address(url)).unwrap())
}

fn open(url: &str) -> Archive<Arc<PostgresBackend>> {
    Archive::open(backend(url)).unwrap()
}

fn game(name: &str) -> GameId {
    name.parse().unwrap()
}

/// A log of records with these payloads.
fn log_of<'a>(payloads: impl IntoIterator<Item = &'a [u8]>) -> Vec<u8> {
    let mut writer = LogWriter::new();
    payloads.into_iter().for_each(|payload| _ = writer.record(payload).unwrap());
    writer.into_bytes()
}

/// The test binary itself, as one of its tests that is told by a variable what to do.
fn child(test: &str, variable: &str, value: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args([test, "--exact", "--nocapture", "--test-threads=1"]).env(variable, value);
    command
}

/// Waits for processes, all of which must end well.
fn wait_for_all(children: Vec<Child>) {
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
}
