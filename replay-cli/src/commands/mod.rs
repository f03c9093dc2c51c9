//! One file for each command. A command reads, computes a view and says how the program ends; it prints
//! nothing itself.

pub mod archive;
pub mod audit;
pub mod backup;
pub mod club;
pub mod completions;
pub mod converse;
pub mod database;
pub mod dice;
pub mod diff;
pub mod dispute;
pub mod explain;
pub mod export;
pub mod games;
pub mod halves;
pub mod import;
pub mod keygen;
pub mod keys;
pub mod log;
pub mod los;
pub mod man;
pub mod new;
pub mod object;
pub mod prove;
pub mod receive;
pub mod record;
pub mod reply;
pub mod report;
pub mod retract;
pub mod reveal;
pub mod review;
pub mod rules;
pub mod ruling;
pub mod schema;
pub mod seal;
pub mod show;
pub mod sign;
pub mod stats;
pub mod status;
pub mod terrain;
pub mod turn;
pub mod types;
pub mod verify;
pub mod waive;
pub mod witness;

use crate::args::home::{GamesArgs, GamesStep};
use crate::args::{Cli, Command};
use crate::command::failure::Failure;
use crate::command::waiting::{Gathered, Waiting};
use crate::command::{Answer, Call};
use crate::home::{DatabaseUrl, Place, is_standard, keys as ring};
use crate::text::wrap::fitted;
use crate::text::{DEFAULT_WIDTH, printable};
use crate::words::harmless;
use std::path::{Path, PathBuf};
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
    };
    let call = Call {
        place,
        screen,
        width: screen.unwrap_or(DEFAULT_WIDTH),
        json: cli.json,
        viewer: cli.viewer.clone(),
        waiting: Mutex::new(waiting),
    };
    let mut answer = command(&call, &cli.command)?;
    answer.beside = output(&cli.command).is_some_and(is_standard);
    if uses_keys(&cli.command) {
        answer.aside += &ring::warnings(&call.place);
    }
    answer.aside = harmless(&answer.aside);
    if !answer.raw {
        answer.text = printable(&answer.text);
        if let Some(columns) = screen {
            answer.text = fitted(columns, &answer.text);
        }
    }
    Ok(answer)
}

/// The file that a command is to write.
#[expect(clippy::too_many_lines, reason = "a table: one line for each command")]
fn output(command: &Command) -> Option<&Path> {
    let file = match command {
        Command::Record(args) => args.output.as_ref(),
        Command::Backup(args) => Some(&args.output),
        Command::Sign(args) => Some(&args.output),
        Command::Bundle(args) => Some(&args.output),
        Command::Prove(args) => args.output.as_ref(),
        Command::Import(args) => args.output.as_ref(),
        Command::Export(args) => args.output.as_ref(),
        Command::Report(args) => args.output.as_ref(),
        Command::Keys(args) => args.output.as_ref(),
        Command::Reply(args) => args.output.as_ref(),
        Command::Games(GamesArgs { step: Some(GamesStep::Remove { output, .. }) }) => output.as_ref(),
        Command::Audit(_)
        | Command::Verify(_)
        | Command::Diff(_)
        | Command::Log(_)
        | Command::Show(_)
        | Command::Stats(_)
        | Command::Review(_)
        | Command::Explain(_)
        | Command::Keygen(_)
        | Command::Restore(_)
        | Command::New(_)
        | Command::Receive(_)
        | Command::Witness(_)
        | Command::Club(_)
        | Command::Database(_)
        | Command::Dice(_)
        | Command::Seal(_)
        | Command::Reveal(_)
        | Command::Waive(_)
        | Command::Ruling(_)
        | Command::Retract(_)
        | Command::Object(_)
        | Command::Rules(_)
        | Command::Types(_)
        | Command::Terrain(_)
        | Command::Los(_)
        | Command::Games(_)
        | Command::Archive(_)
        | Command::Status(_)
        | Command::Man(_)
        | Command::Completions(_)
        | Command::Schema(_) => None,
    };
    file.map(PathBuf::as_path)
}

/// Whether a command looks for my keys.
#[expect(clippy::too_many_lines, reason = "a table: one line for each command")]
const fn uses_keys(command: &Command) -> bool {
    match command {
        Command::New(_)
        | Command::Sign(_)
        | Command::Reply(_)
        | Command::Receive(_)
        | Command::Dice(_)
        | Command::Seal(_)
        | Command::Reveal(_)
        | Command::Waive(_)
        | Command::Ruling(_)
        | Command::Retract(_)
        | Command::Object(_)
        | Command::Status(_)
        | Command::Keys(_) => true,
        Command::Record(args) => args.to.is_some() || args.output.is_none(),
        Command::Audit(_)
        | Command::Verify(_)
        | Command::Diff(_)
        | Command::Log(_)
        | Command::Show(_)
        | Command::Explain(_)
        | Command::Keygen(_)
        | Command::Backup(_)
        | Command::Restore(_)
        | Command::Prove(_)
        | Command::Witness(_)
        | Command::Club(_)
        | Command::Database(_)
        | Command::Bundle(_)
        | Command::Import(_)
        | Command::Export(_)
        | Command::Report(_)
        | Command::Review(_)
        | Command::Stats(_)
        | Command::Rules(_)
        | Command::Types(_)
        | Command::Terrain(_)
        | Command::Los(_)
        | Command::Games(_)
        | Command::Archive(_)
        | Command::Man(_)
        | Command::Completions(_)
        | Command::Schema(_) => false,
    }
}

#[expect(clippy::too_many_lines, reason = "a table: one line for each command")]
fn command(call: &Call, command: &Command) -> Result<Answer, Failure> {
    match command {
        Command::Audit(args) => audit::run(call, args),
        Command::Verify(args) => verify::run(call, args),
        Command::Diff(args) => diff::run(call, args),
        Command::Log(args) => log::run(call, args),
        Command::Show(args) => show::run(call, args),
        Command::Report(args) => report::run(call, args),
        Command::Review(args) => review::run(call, args),
        Command::Stats(args) => stats::run(call, args),
        Command::Explain(args) => explain::run(call, args),
        Command::Record(args) => record::run(call, args),
        Command::Games(args) => games::run(call, args),
        Command::Archive(args) => archive::run(call, args),
        Command::Status(args) => status::run(call, args),
        Command::Keys(args) => keys::run(call, args),
        Command::Keygen(args) => keygen::run(call, args),
        Command::Backup(args) => backup::make(call, args),
        Command::Restore(args) => backup::restore(call, args),
        Command::New(args) => new::run(call, args),
        Command::Sign(args) => sign::run(call, args),
        Command::Reply(args) => reply::run(call, args),
        Command::Receive(args) => receive::run(call, args),
        Command::Prove(args) => prove::run(call, args),
        Command::Witness(args) => witness::run(call, args),
        Command::Club(args) => club::run(call, args),
        Command::Database(args) => database::run(call, args),
        Command::Bundle(args) => dispute::make(call, args),
        Command::Dice(args) => dice::run(call, args),
        Command::Seal(args) => seal::run(call, args),
        Command::Reveal(args) => reveal::run(call, args),
        Command::Waive(args) => waive::run(call, args),
        Command::Ruling(args) => ruling::run(call, args),
        Command::Retract(args) => retract::run(call, args),
        Command::Object(args) => object::run(call, args),
        Command::Import(args) => import::run(call, args),
        Command::Export(args) => export::run(call, args),
        Command::Rules(args) => rules::run(call, args),
        Command::Types(args) => types::run(&call.place, args),
        Command::Terrain(args) => terrain::run(call, args),
        Command::Los(args) => los::run(call, args),
        Command::Completions(args) => Ok(completions::run(args)),
        Command::Man(args) => man::run(args),
        Command::Schema(args) => schema::run(args),
    }
}
