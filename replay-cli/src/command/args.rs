//! Arguments that several commands take. The doc comments are the help.

use asl_core::scenario::Printing;
use clap::Args;
use std::path::PathBuf;
use std::str::FromStr;

pub(crate) fn printing(text: &str) -> Result<Printing, String> {
    match text {
        "1e" => Ok(Printing::First),
        "2e" => Ok(Printing::Second),
        _ => Err("the printings are 1e and 2e".into()),
    }
}

pub(crate) fn book(text: &str) -> Result<u16, String> {
    let latest = asl_core::vocab::BOOK_VERSION;
    match (text, text.parse()) {
        ("latest", _) => Ok(latest),
        (_, Ok(book)) if (1..=latest).contains(&book) => Ok(book),
        (_, Ok(book)) => Err(format!("there is no version {book} here: the latest is {latest}")),
        (_, Err(_)) => Err(format!("the versions are 1 to {latest}, or latest")),
    }
}

/// A game to read.
#[derive(Args, Debug)]
pub struct GameArg {
    /// The game: a file, or a name in the archive; `./NAME` is always the file, `@NAME` always the archive's.
    #[arg(value_name = "GAME")]
    pub game: PathBuf,
}

/// Answers to what VASL files leave open.
#[derive(Args, Default, Debug)]
pub struct AnswersArg {
    /// Answers to what VASL files leave open; when not given `his.answers.toml` beside `his.vlog`, where `answer` keeps them.
    #[arg(long, value_name = "FILE")]
    pub answers: Option<PathBuf>,
}

/// Which key, and how it is opened.
#[derive(Args, Clone, Debug, Default)]
pub struct KeyArgs {
    /// Your key, when you have several.
    #[arg(long = "as", value_name = "NAME")]
    pub identity: Option<String>,
    /// A file whose first line is your passphrase; without it `ASL_REPLAY_PASSPHRASE` counts, then you are asked.
    #[arg(long, value_name = "FILE")]
    pub passphrase_file: Option<PathBuf>,
}

/// Who I am.
#[derive(Args, Debug)]
pub struct SeatArgs {
    /// The player, or director, whose word it is; when not given, the one whose key in record 0 is among yours.
    #[arg(long, value_name = "PLAYER")]
    pub by: Option<String>,
}

/// Who I am, and how my key is opened.
#[derive(Args, Debug)]
pub struct KeyedArgs {
    /// Who.
    #[command(flatten)]
    pub seat: SeatArgs,
    /// The key.
    #[command(flatten)]
    pub key: KeyArgs,
}

/// From where a part of a game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Since {
    /// From this event on.
    Event(u64),
    /// What the last mail added.
    LastMail,
}

impl FromStr for Since {
    type Err = String;

    fn from_str(text: &str) -> Result<Since, String> {
        let event = text.strip_prefix('#').unwrap_or(text);
        match (text, event.parse()) {
            ("last-mail", _) => Ok(Since::LastMail),
            (_, Ok(event)) => Ok(Since::Event(event)),
            (_, Err(_)) => Err("give the number of an event, or last-mail".into()),
        }
    }
}

/// An event, or several at a stretch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Events {
    /// The number of the first event.
    pub first: u64,
    /// The number of the last event, itself included.
    pub last: u64,
}

impl FromStr for Events {
    type Err = String;

    fn from_str(text: &str) -> Result<Events, String> {
        let number = |text: &str| text.strip_prefix('#').unwrap_or(text).parse::<u64>().ok();
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        match number(first).zip(number(last)) {
            Some((first, last)) if last < first => Err(format!("{last} is before {first}")),
            Some((first, last)) => Ok(Events { first, last }),
            None => Err("give the number of an event, or of two (103-106), last of all".into()),
        }
    }
}
