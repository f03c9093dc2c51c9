//! `import`: VASL logs as a draft of their game, as they stand, or as a hashed log.

use super::asking::asked;
use crate::audit::view::import_notes;
use crate::command::answers::answers;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::home::{write_log, write_text};
use crate::read::{Kind, Loaded};
use crate::view::vasl::Drafting;
use crate::words::{counted, one_line};
use asl_core::notation;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Turn VASL logs into a text game or a hashed log.
#[derive(Args, Debug)]
pub struct ImportArgs {
    /// VASL logs of one game, in order.
    #[arg(value_name = "VLOG", required = true)]
    pub inputs: Vec<PathBuf>,
    /// Write a hashed log (.aslog) or a text game (.asl); to standard output as text when not given. A log
    /// that exists is continued, as by `record`.
    #[arg(short, long, value_name = "OUT")]
    pub output: Option<PathBuf>,
    /// Write over a text file that exists. A hashed log is never written over.
    #[arg(long)]
    pub force: bool,
    /// The commands of the files as they stand, instead of a draft of the game; a hashed log always holds those.
    #[arg(long)]
    pub raw: bool,
    /// The player who records the draft, so that `new` makes a game of it that he can sign; the program when not given.
    #[arg(long, value_name = "PLAYER", conflicts_with = "raw")]
    pub by: Option<asl_core::event::Name>,
    /// Asks what the files leave open, and keeps the answers.
    #[arg(long, conflicts_with = "raw", requires = "output")]
    pub ask: bool,
    /// Answers to what the files leave open; `GAME.answers.toml` beside `GAME.asl` when not given.
    #[arg(long, value_name = "FILE")]
    pub answers: Option<PathBuf>,
}

impl Command for ImportArgs {
    fn examples() -> &'static [&'static str] {
        &["import his.vlog -o game.asl", "import his.vlog --raw"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let mut loaded = call.load(&self.inputs)?;
        if loaded.kind != Kind::Vasl {
            let says = format!("{} is no VASL file: import reads .vlog and .vsav", loaded.name());
            return Err(Failure::Usage(says));
        }
        let (hashed, beside) = (self.is_hashed(), self.beside());
        let given = self.answers.clone().or_else(|| beside.clone().filter(|path| path.exists()));
        if let Some(path) = given.as_deref().filter(|_| !self.raw && !hashed) {
            loaded.answer(answers(path)?);
        }
        let mut drafting = if self.raw || hashed { None } else { Drafting::of(&loaded, self.by.as_ref()) };
        let file = self.answers.as_ref().or(beside.as_ref()).filter(|_| self.ask);
        if let Some((open, path)) = drafting.as_ref().map(|drafting| &drafting.open).zip(file) {
            asked(call, &mut loaded, self.by.as_ref(), open, path)?;
            drafting = Drafting::of(&loaded, self.by.as_ref());
        }
        let events = drafting.as_ref().map_or(loaded.game.events.len() as u64, |drafting| drafting.events);
        let notes = drafting.iter().flat_map(|drafting| drafting.notes.clone()).chain(import_notes(&loaded));
        let mut view = ImportView::of(events, notes.collect());
        // The text of a long log is held once, and without its game.
        let text = drafting.as_mut().map_or_else(|| as_it_stands(&loaded), |d| std::mem::take(&mut d.text));
        let stated = std::mem::take(&mut loaded.game.events);
        drop(loaded);
        let Some(path) = &self.output else {
            view.content = call.json.then(|| text.clone());
            let aside = noted(&view);
            return Ok(Answer { aside, ..Answer::data(Exit::Clean, &view, text) });
        };
        view.output = Some(path.display().to_string());
        if hashed {
            write_log(path, &stated)?;
        } else {
            write_text(path, &text, self.force)?;
        }
        if let Some((drafting, beside)) =
            drafting.zip(beside).filter(|(d, path)| !d.open.is_empty() && !path.exists())
        {
            write_text(&beside, &drafting.answers, false)?;
            view.notes.insert(0, format!("{} has the questions, to be answered", beside.display()));
        }
        Ok(Answer::of(Exit::Clean, &view, import(&view)))
    }

    fn output(&self) -> Option<&Path> {
        self.output.as_deref()
    }
}

impl ImportArgs {
    /// A hashed log is asked for.
    fn is_hashed(&self) -> bool {
        self.output.as_deref().is_some_and(|path| has_extension(path, "aslog"))
    }

    /// The file of answers beside the text game that is written.
    fn beside(&self) -> Option<PathBuf> {
        let text = self.output.as_deref().filter(|path| !self.is_hashed() && path.as_os_str() != "-");
        text.map(answers_beside)
    }
}

/// `friday.answers.toml` beside `friday.asl`.
fn answers_beside(path: &Path) -> PathBuf {
    path.with_extension("answers.toml")
}

fn has_extension(path: &Path, wanted: &str) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(wanted))
}

fn as_it_stands(loaded: &Loaded) -> String {
    notation::print(&loaded.game.scenario, &loaded.game.events)
}

/// What `import` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ImportView {
    /// `asl-replay/import/1`.
    pub schema: &'static str,
    /// Events of the game.
    pub events: u64,
    /// The file that was written; absent when none was named.
    pub output: Option<String>,
    /// The game in the notation, when no file was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// What the import noticed about the files.
    pub notes: Vec<String>,
}

impl ImportView {
    /// The view of an import, not yet written.
    #[must_use]
    pub fn of(events: u64, notes: Vec<String>) -> ImportView {
        ImportView { schema: "asl-replay/import/1", events, output: None, content: None, notes }
    }
}

/// A file that an import wrote.
#[must_use]
pub fn import(view: &ImportView) -> String {
    let output = view.output.as_deref().unwrap_or_default();
    format!("{} written to {}\n", counted(view.events, "event", "events"), one_line(output)) + &noted(view)
}

/// What an import noticed.
#[must_use]
pub fn noted(view: &ImportView) -> String {
    view.notes.iter().map(|note| format!("  {}\n", one_line(note))).collect()
}
