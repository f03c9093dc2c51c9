//! How the program tells what it can do: its commands in groups, examples behind the help of each, its version.

use super::cli::Cli;
use super::table::{Chosen, Entry, Group};
use crate::read::LOG_FORMAT;
use asl_core::vocab::BOOK_VERSION;
use clap::error::{ContextKind, Error, ErrorKind};
use clap::{Arg, Command, CommandFactory, FromArgMatches, Subcommand};
use std::error::Error as _;
use std::ffi::OsString;
use std::num::ParseIntError;
use std::path::Path;

/// Options that every command takes stand under this.
pub(crate) const GLOBAL: &str = "Options of every command";

/// As many examples stand behind a short help.
const SHOWN: usize = 2;
/// As much of an option's help is told on its line, in characters.
const LINE: usize = 52;
/// As much of it says something, in bytes.
const LEAST: usize = 24;

/// What is told of a command in the list of all of them, in characters.
const SHORT: usize = 62;

/// The command line with its help.
#[must_use]
pub fn command() -> Command {
    let plain = Cli::command();
    let list = groups(&plain);
    let told = format!(
        "{} (book {BOOK_VERSION}: D2 in its 1e and 2e printings, D3, A7; log format {})",
        env!("CARGO_PKG_VERSION"),
        LOG_FORMAT
    );
    let with = plain.help_template(format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{list}{GLOBAL}\n{{options}}{{after-help}}"
    ));
    let with = shortened(with.long_version(told));
    Group::ALL.into_iter().flat_map(Group::commands).fold(with, |command, entry| {
        let calls = (entry.examples)();
        let lines =
            |calls: &[&str]| calls.iter().map(|call| format!("\n  asl-replay {call}")).collect::<String>();
        let few = &calls[..calls.len().min(SHOWN)];
        let [few, all] = [few, calls].map(|calls| format!("Examples:{}", lines(calls)));
        command.mut_subcommand(entry.name, |sub| sub.after_help(few).after_long_help(all))
    })
}

/// `-h` of a command is a screenful: a line for each of its options, without those of every command. `--help` is the whole.
fn shortened(command: Command) -> Command {
    let command = command.mut_args(|arg| if arg.is_global_set() { arg.hide_short_help(true) } else { arg });
    command.mut_subcommands(terse)
}

fn terse(command: Command) -> Command {
    let short = |arg: Arg| {
        let Some(whole) = arg.get_long_help().or(arg.get_help()).map(ToString::to_string) else { return arg };
        let first = first_words(&whole);
        arg.help(first).long_help(whole)
    };
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let whole = command.get_long_about().map_or_else(|| about.clone(), ToString::to_string);
    command.about(first_words(&about)).long_about(whole).mut_args(short).mut_subcommands(terse)
}

/// The first words of a help: one that fits its line whole, else up to the first pause behind which something is said.
fn first_words(whole: &str) -> String {
    const PAUSES: [&str; 5] = [". ", "; ", ": ", ", ", " ("];
    let first = whole.lines().next().unwrap_or_default();
    let ends = PAUSES.iter().flat_map(|pause| first.match_indices(pause)).map(|(at, _)| at);
    let cut = if first.chars().count() <= LINE { None } else { ends.filter(|at| *at >= LEAST).min() };
    first[..cut.unwrap_or(first.len())].trim_end_matches(['.', ';', ':']).to_owned()
}

/// What a call without a command is told.
const FIRST: &str = "\
asl-replay audits, verifies and replays games of Advanced Squad Leader. What to do first:

  asl-replay audit his.vlog             was the turn legal? Also of .asl, .aslog
  asl-replay open his.vlog              step through it in your browser; also by dropping it
  asl-replay record --name bridge       write a game down, line by line
  asl-replay keygen anna                play by mail: a key; then `new`, `reply`

`asl-replay --help` lists all commands, `asl-replay audit -h` tells one.
";

/// What a double click is told, in a window that the system has opened for the program alone.
pub const IN_A_WINDOW: &str = "\
asl-replay audits, verifies and replays games of Advanced Squad Leader.

Drop here the file that your opponent mailed (.vlog, .vsav, .asl, .aslog),
and press Enter: it opens in your browser. Nothing leaves this computer.
Next time drop it on the program itself.

For all else open a terminal: type `cmd` into the address bar of the program's
folder, then `asl-replay --help`. Enter alone closes this window.

file> ";

/// The words of the command line. The shells of Windows leave `*.vlog` as it is: there its files are put in its place.
#[must_use]
pub fn words() -> Vec<OsString> {
    wild::args_os().collect()
}

/// Reads a command line.
///
/// # Errors
/// When it makes no sense, or asks for help or the version.
pub fn parse<I, T>(words: I) -> Result<Cli, Error>
where
    I: IntoIterator<Item = T>,
    T: Into<OsString> + Clone,
{
    let words: Vec<OsString> = words.into_iter().map(Into::into).collect();
    if words.len() < 2 {
        let told = Command::new("asl-replay").override_help(FIRST);
        told.try_get_matches_from(["asl-replay", "--help"])?;
    }
    let words = with_command(words);
    let mut command = command();
    let found = command.try_get_matches_from_mut(words).map_err(|error| plainer(error, &command))?;
    Cli::from_arg_matches(&found).map_err(|error| error.format(&mut command))
}

/// Files dropped on the program come without a command: they are opened, and so is what looks like one and is none, which is told
/// there. A word that names a command is that.
fn with_command(mut words: Vec<OsString>) -> Vec<OsString> {
    let first = words.get(1).map(Path::new).unwrap_or(Path::new(""));
    let is_command = first.to_str().is_some_and(|word| word.starts_with('-') || Chosen::has_subcommand(word));
    if !is_command && (first.exists() || is_like_a_file(first)) {
        words.insert(1, "open".into());
    }
    words
}

/// A path, or a name that ends as those of games do.
fn is_like_a_file(name: &Path) -> bool {
    let games = ["vlog", "vsav", "asl", "aslog"];
    let ends = name.extension().and_then(|end| end.to_str());
    ends.is_some_and(|end| games.contains(&end.to_ascii_lowercase().as_str()))
        || name.components().count() > 1
}

/// What is no number is told in the words of a player.
fn plainer(error: Error, command: &Command) -> Error {
    let is_number = error.source().is_some_and(|source| source.is::<ParseIntError>());
    let text = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let minus = text(ContextKind::InvalidArg);
    if error.kind() == ErrorKind::UnknownArgument && minus.strip_prefix('-').is_some_and(is_digits) {
        let told = format!(
            "{minus} is no option. Events are numbered from 0, record 0 of the game; a name that begins with a hyphen stands \
             behind `--`\n"
        );
        return Error::raw(error.kind(), told).with_cmd(command);
    }
    if !is_number {
        return error;
    }
    let (value, arg) = (text(ContextKind::InvalidValue), text(ContextKind::InvalidArg));
    let told = format!(
        "{value:?} is no number: {arg} takes a whole number, 0 or more\n\nFor more information, try '--help'.\n"
    );
    Error::raw(error.kind(), told).with_cmd(command)
}

/// The commands, a line each.
fn groups(command: &Command) -> String {
    let line = |entry: &&Entry| {
        let name = entry.name;
        let about = command.find_subcommand(name).and_then(Command::get_about);
        let about = about.map(ToString::to_string).unwrap_or_default();
        // The first words; `--help` of the command tells the rest.
        let short = about.split([':', ';']).next().unwrap_or_default();
        let short = if short.len() > SHORT { short.split(", ").next().unwrap_or_default() } else { short };
        format!("  {name:<12} {short}\n")
    };
    let group = |group: Group| {
        let lines: String = group.commands().iter().map(line).collect();
        format!("{}\n{lines}\n", group.title())
    };
    Group::ALL.into_iter().map(group).collect()
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}
