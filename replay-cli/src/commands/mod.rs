//! One file for each command. A command reads, computes a view and says how the program ends; it prints
//! nothing itself.

mod append;
mod archive;
mod audit;
mod backup;
mod club;
mod completions;
mod converse;
mod database;
mod dice;
mod diff;
mod dispute;
mod explain;
mod export;
mod failure;
mod found;
mod games;
mod halves;
mod import;
mod keygen;
mod keys;
mod log;
mod los;
mod man;
mod new;
mod object;
mod prove;
mod receive;
mod record;
mod reply;
mod report;
mod retract;
mod reveal;
mod review;
mod rules;
mod ruling;
mod schema;
mod seal;
mod show;
mod sides;
mod sign;
mod stats;
mod status;
mod terrain;
mod turn;
mod types;
mod verify;
mod waiting;
mod waive;
mod witness;

pub use converse::{converse, converse_signed};
pub use failure::Failure;
pub use waiting::{Piece, Waiting};

use waiting::Gathered;

use crate::args::{AnswersArg, Cli, Command, GamesArgs, GamesStep, Since};
use crate::exit::Exit;
use crate::import::vassal::viewer::Viewer;
use crate::render::{DEFAULT_WIDTH, fitted, harmless, printable};
use crate::session::{DatabaseUrl, Kind, LoadError, Loaded, Place, is_standard, keys as ring};
use crate::view::Numbers;
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What a command answers.
pub struct Answer {
    /// How the program ends.
    pub exit: Exit,
    /// For people; styles are in it.
    pub text: String,
    /// For programs, when asked for.
    pub json: String,
    /// A word beside the answer, for the other stream: a warning, what an import noticed.
    pub aside: String,
    /// The text is data that goes into a file or a pipe as it is: no styles, no pager.
    pub raw: bool,
    /// Standard output holds the file that was asked for (`-o -`): the answer goes to the other stream.
    pub beside: bool,
}

/// What every command is given besides its arguments.
struct Call<'w> {
    /// Where games lie.
    place: Place,
    /// Columns of the screen, when the text goes to one.
    screen: Option<usize>,
    /// Columns of paragraphs.
    width: usize,
    /// The answer is wanted as JSON.
    json: bool,
    /// For whom VASL files are shown.
    viewer: Viewer,
    /// Who gets the pieces of a long answer as they come.
    waiting: Mutex<&'w mut dyn Waiting>,
}

impl<'w> Call<'w> {
    /// Whoever waits for the answer.
    fn waiting(&self) -> MutexGuard<'_, &'w mut dyn Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads a game for the viewer.
    fn load(&self, games: &[PathBuf]) -> Result<Loaded, LoadError> {
        self.place.load_for(games, &self.viewer)
    }

    /// The same, with a player's answers to what VASL files leave open.
    fn load_answered(&self, games: &[PathBuf], args: &AnswersArg) -> Result<Loaded, Failure> {
        let mut loaded = self.load(games)?;
        if let Some(path) = &args.answers {
            loaded.answer(import::answers(path)?);
        }
        Ok(loaded)
    }
}

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

impl Answer {
    /// An answer from a view and its text.
    fn of<V: Serialize>(exit: Exit, view: &V, text: String) -> Answer {
        Answer { exit, text, json: to_json(view), aside: String::new(), raw: false, beside: false }
    }

    /// An answer whose text is data.
    fn data<V: Serialize>(exit: Exit, view: &V, text: String) -> Answer {
        Answer { raw: true, ..Answer::of(exit, view, text) }
    }

    /// About a game whose bytes may be damaged: then the exit code and a warning say so.
    fn about(mut self, loaded: &Loaded) -> Answer {
        if let Some(damage) = loaded.damage() {
            self.exit = self.exit.max(Exit::Broken);
            self.aside += &format!("warning: {damage}\n");
        }
        self
    }
}

/// A view as JSON, with a line feed behind it. Outside of its texts JSON has no character that is not seen, line feeds
/// apart; within them each is written by its code.
fn to_json<V: Serialize>(view: &V) -> String {
    let json = serde_json::to_string_pretty(view).expect("a view has only text keys") + "\n";
    harmless(&json)
}

/// A path as a name for a game.
fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The first event of a part of a game.
fn since(since: Option<Since>, loaded: &Loaded) -> Result<Option<u64>, Failure> {
    let Some(since) = since else { return Ok(None) };
    let numbers = Numbers::of(loaded);
    match since {
        Since::Event(n) if n > numbers.last || loaded.game.events.is_empty() => Err(no_event(n, loaded)),
        Since::Event(n) => Ok(Some(n)),
        Since::LastMail => Ok(Some(numbers.last_mail)),
    }
}

/// A name that nobody in a game has is a slip of the pen.
fn must_be_known(player: &str, loaded: &Loaded) -> Result<(), Failure> {
    let events = &loaded.game.events;
    if events.iter().any(|event| event.by.as_str() == player) {
        return Ok(());
    }
    if loaded.kind == Kind::Vasl {
        return Err(Failure::Usage(
            "VASL files do not tell who recorded an event: take --unit, or words of `log`".into(),
        ));
    }
    let names: std::collections::BTreeSet<&str> = events.iter().map(|event| event.by.as_str()).collect();
    let names: Vec<&str> = names.into_iter().collect();
    Err(Failure::Usage(format!("nobody called {player:?} recorded an event: {} did", names.join(", "))))
}

/// There is no such event; in a damaged log that is a matter of the damage.
fn no_event(n: u64, loaded: &Loaded) -> Failure {
    let last = Numbers::of(loaded).last;
    let says = match loaded.game.events.len() {
        0 => format!("there is no event {n}: no event of {} can be read", loaded.name()),
        1 => format!("there is no event {n}: {} has event 0 alone", loaded.name()),
        _ => format!("there is no event {n}: the events of {} are 0 to {last}", loaded.name()),
    };
    match loaded.damage() {
        Some(damage) => Failure::Broken(format!("{says}\nwarning: {damage}")),
        None => Failure::Usage(says),
    }
}
