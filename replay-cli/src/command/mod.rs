//! What every command is given and may answer. A command reads, computes a view and says how the program ends; it prints
//! nothing itself. Knows no command by name.

pub mod answers;
pub mod args;
pub mod exit;
pub mod failure;
pub mod finding_line;
pub mod provable;
pub mod sides;
pub mod waiting;

use crate::home::{LoadError, Place};
use crate::import::vassal::viewer::Viewer;
use crate::read::{Kind, Loaded};
use crate::view::vasl::Numbers;
use crate::words::harmless;
use args::{AnswersArg, Since};
use exit::Exit;
use failure::Failure;
use serde::Serialize;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use waiting::Waiting;

/// A command with its arguments. What it is called stands in the table of the program.
pub(crate) trait Command: Debug {
    /// Calls that show what it is for, without the name of the program.
    fn examples() -> &'static [&'static str]
    where
        Self: Sized;

    /// Does it.
    ///
    /// # Errors
    /// When the work could not be done at all; findings and damage are answers.
    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure>;

    /// The file that it is to write.
    fn output(&self) -> Option<&Path> {
        None
    }

    /// Whether it ends when the player leaves it, who has read then what there is.
    fn is_left(&self) -> bool {
        false
    }

    /// Whether it looks for my keys.
    fn uses_keys(&self) -> bool {
        false
    }
}

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
    /// What is to be said of the player's own machine, whatever was asked for: on the other stream, in JSON too.
    pub notes: String,
    /// The text is data that goes into a file or a pipe as it is: no styles, no pager.
    pub raw: bool,
    /// Standard output holds the file that was asked for (`-o -`): the answer goes to the other stream.
    pub beside: bool,
}

/// What every command is given besides its arguments.
pub(crate) struct Call<'w> {
    /// Where games lie.
    pub(crate) place: Place,
    /// Columns of the screen, when the text goes to one.
    pub(crate) screen: Option<usize>,
    /// Columns of paragraphs.
    pub(crate) width: usize,
    /// The answer is wanted as JSON.
    pub(crate) json: bool,
    /// For whom VASL files are shown.
    pub(crate) viewer: Viewer,
    /// Who gets the pieces of a long answer as they come.
    pub(crate) waiting: Mutex<&'w mut dyn Waiting>,
}

impl<'w> Call<'w> {
    /// Whoever waits for the answer.
    pub(crate) fn waiting(&self) -> MutexGuard<'_, &'w mut dyn Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads a game for the viewer.
    pub(crate) fn load(&self, games: &[PathBuf]) -> Result<Loaded, LoadError> {
        self.place.load_for(games, &self.viewer)
    }

    /// The same, with a player's answers to what VASL files leave open.
    pub(crate) fn load_answered(&self, games: &[PathBuf], args: &AnswersArg) -> Result<Loaded, Failure> {
        let mut loaded = self.load(games)?;
        let beside = || answers::beside(games).filter(|path| path.is_file());
        if let Some(path) = args.answers.clone().or_else(beside) {
            loaded.answer(answers::answers(&path)?);
        }
        Ok(loaded)
    }
}

impl Answer {
    /// An answer from a view and its text.
    pub(crate) fn of<V: Serialize>(exit: Exit, view: &V, text: String) -> Answer {
        Answer {
            exit,
            text,
            json: to_json(view),
            aside: String::new(),
            notes: String::new(),
            raw: false,
            beside: false,
        }
    }

    /// An answer whose text is data.
    pub(crate) fn data<V: Serialize>(exit: Exit, view: &V, text: String) -> Answer {
        Answer { raw: true, ..Answer::of(exit, view, text) }
    }

    /// About a game whose bytes may be damaged: then the exit code and a warning say so.
    pub(crate) fn about(mut self, loaded: &Loaded) -> Answer {
        if let Some(damage) = loaded.damage() {
            self.exit = self.exit.max(Exit::Broken);
            self.aside += &format!("warning: {damage}\n");
        }
        self
    }
}

/// A view as JSON, with a line feed behind it. Outside of its texts JSON has no character that is not seen, line feeds
/// apart; within them each is written by its code.
pub(crate) fn to_json<V: Serialize>(view: &V) -> String {
    let json = serde_json::to_string_pretty(view).expect("a view has only text keys") + "\n";
    harmless(&json)
}

/// A path as a name for a game.
pub(crate) fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The first event of a part of a game.
pub(crate) fn since(since: Option<Since>, loaded: &Loaded) -> Result<Option<u64>, Failure> {
    let Some(since) = since else { return Ok(None) };
    let numbers = Numbers::of(loaded);
    match since {
        Since::Event(n) if n > numbers.last || loaded.game.events.is_empty() => Err(no_event(n, loaded)),
        Since::Event(n) => Ok(Some(n)),
        Since::LastMail => Ok(Some(numbers.last_mail)),
    }
}

/// A name that nobody in a game has is a slip of the pen.
pub(crate) fn must_be_known(player: &str, loaded: &Loaded) -> Result<(), Failure> {
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
pub(crate) fn no_event(n: u64, loaded: &Loaded) -> Failure {
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
