//! One file for each command. A command reads, computes a view and says how the program ends; it prints
//! nothing itself.

mod audit;
mod completions;
mod diff;
mod explain;
mod export;
mod import;
mod log;
mod record;
mod rules;
mod show;
mod types;
mod verify;

use crate::args::{Cli, Command};
use crate::exit::Exit;
use crate::session::{LoadError, Loaded, Place};
use asl_core::event::Event;
use asl_core::wire;
use asl_store::file::write_atomic;
use asl_store::log::LogWriter;
use serde::Serialize;
use std::path::Path;
use thiserror::Error;

/// What a command answers.
pub struct Answer {
    /// How the program ends.
    pub exit: Exit,
    /// For people; styles are in it.
    pub text: String,
    /// For programs, when asked for.
    pub json: Option<String>,
}

/// Why a command could not do its work.
#[derive(Debug, Error)]
pub enum Failure {
    /// A game could not be read.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The call makes no sense.
    #[error("{0}")]
    Usage(String),
    /// The store refused.
    #[error("{0}")]
    Store(String),
    /// Copies part, or a log is damaged: said with exit code 2.
    #[error("{0}")]
    Broken(String),
}

impl Failure {
    /// How the program ends then.
    #[must_use]
    pub const fn exit(&self) -> Exit {
        match self {
            Failure::Broken(_) => Exit::Broken,
            Failure::Load(_) | Failure::Usage(_) | Failure::Store(_) => Exit::CannotRun,
        }
    }
}

/// Runs a command line.
///
/// # Errors
/// When the work could not be done at all; findings and damage are answers.
pub fn run(cli: &Cli) -> Result<Answer, Failure> {
    let place = Place { home: cli.home.clone(), catalogues: cli.catalogue.clone() };
    match &cli.command {
        Command::Audit(args) => audit::run(&place, args),
        Command::Verify(args) => verify::run(&place, args),
        Command::Diff(args) => diff::run(&place, args),
        Command::Log(args) => log::run(&place, args),
        Command::Show(args) => show::run(&place, args),
        Command::Explain(args) => explain::run(&place, args),
        Command::Record(args) => record::run(&place, args),
        Command::Import(args) => import::run(args),
        Command::Export(args) => export::run(&place, args),
        Command::Rules(args) => rules::run(args),
        Command::Types(args) => types::run(&place, args),
        Command::Completions(args) => Ok(completions::run(args)),
    }
}

impl Answer {
    /// An answer from a view and its text.
    fn of<V: Serialize>(exit: Exit, view: &V, text: String) -> Answer {
        let json = serde_json::to_string_pretty(view).expect("a view has only text keys");
        Answer { exit, text, json: Some(json + "\n") }
    }

    /// An answer that is text in any case.
    fn text(text: String) -> Answer {
        Answer { exit: Exit::Clean, text, json: None }
    }
}

/// The exit code of an answer about a game whose bytes may be damaged.
fn standing(loaded: &Loaded, otherwise: Exit) -> Exit {
    let intact = loaded.integrity.as_ref().is_none_or(crate::session::Integrity::is_intact);
    if intact { otherwise } else { Exit::Broken }
}

fn no_event(n: u64, loaded: &Loaded) -> Failure {
    let last = loaded.game.events.len().saturating_sub(1);
    Failure::Usage(format!("there is no event {n}: the events of {} are 0 to {last}", loaded.name()))
}

/// The hashed log of some events.
fn log_bytes(events: &[Event]) -> Result<Vec<u8>, Failure> {
    let mut writer = LogWriter::new();
    for (seq, event) in events.iter().enumerate() {
        let payload = wire::encode(event).map_err(|e| Failure::Store(format!("event {seq}: {e}")))?;
        writer.record(&payload).map_err(|e| Failure::Store(format!("event {seq}: {e}")))?;
    }
    Ok(writer.into_bytes())
}

/// Writes a file at once or not at all.
fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    write_atomic(path, bytes).map_err(|e| Failure::Store(e.to_string()))
}
