//! The program: one table of commands, and what comes of it. A command reads, computes a view and says how the program
//! ends; it prints nothing itself.

pub mod cli;
pub mod completions;
pub mod help;
pub mod man;
mod manual;
pub mod schema;
pub mod table;

use crate::command::failure::Failure;
use crate::command::waiting::{Gathered, Waiting};
use crate::command::{Answer, Call};
use crate::home::{DatabaseUrl, Memory, Place, is_standard, keys as ring};
use crate::text::wrap::fitted;
use crate::text::{DEFAULT_WIDTH, printable};
use crate::words::harmless;
use cli::Cli;
use std::sync::Mutex;

/// Runs a command line, with text for a screen of unknown width.
///
/// # Errors
/// When the work could not be done at all; findings and damage are answers.
pub fn run(cli: &Cli) -> Result<Answer, Failure> {
    run_for(cli, None)
}

/// Runs a command line, with text for a screen of so many columns; for a file or a pipe when there is none: lines of a log
/// are whole then.
///
/// # Errors
/// When the work could not be done at all; findings and damage are answers.
pub fn run_for(cli: &Cli, screen: Option<usize>) -> Result<Answer, Failure> {
    let mut gathered = Gathered::default();
    let answer = run_waiting(cli, screen, &mut gathered)?;
    Ok(gathered.before(answer))
}

/// Runs a command line. Of a command that answers game by game, the pieces go to whoever waits, before the answer, which is
/// the rest of them.
///
/// # Errors
/// When the work could not be done at all; findings and damage are answers.
pub fn run_waiting(cli: &Cli, screen: Option<usize>, waiting: &mut dyn Waiting) -> Result<Answer, Failure> {
    let database = cli.archive.as_ref().map(DatabaseUrl::read).transpose();
    let database = database.map_err(|why| Failure::Usage(format!("--archive: {why}")))?;
    let place = Place {
        home: cli.home.clone(),
        database,
        catalogues: cli.catalogue.clone(),
        boards: cli.boards.clone(),
        remembers: !cli.no_keyring,
        memory: Memory::default(),
    };
    let call = Call {
        place,
        screen,
        width: screen.unwrap_or(DEFAULT_WIDTH),
        json: cli.json,
        viewer: cli.viewer.clone(),
        waiting: Mutex::new(waiting),
    };
    let command = &cli.command.0;
    let mut answer = command.run(&call).map_err(|failure| failure.with(&call.place.notes()))?;
    answer.beside = command.output().is_some_and(is_standard);
    if command.uses_keys() {
        answer.aside += &ring::warnings(&call.place);
    }
    answer.aside = harmless(&answer.aside);
    answer.notes = harmless(&call.place.notes());
    if !answer.raw {
        answer.text = printable(&answer.text);
        if let Some(columns) = screen {
            answer.text = fitted(columns, &answer.text);
        }
    }
    Ok(answer)
}
