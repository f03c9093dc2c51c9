//! `note`: notes on the events of a game, which two players can share.

use super::notes::{Notes, beside, kept, notes};
use crate::command::args::{AnswersArg, GameArg};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::review::view::{NoteRow, ReviewView};
use crate::words::{counted, one_line};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Note something on an event, for yourself and for your opponent; without one, list the notes. They lie in `GAME.notes.toml`, beside the
/// game and never in it: mail that file, and take in the one that was mailed to you. Page, terminal and `report --text` show them.
#[derive(Args, Debug)]
pub struct NoteArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The event.
    #[arg(value_name = "EVENT")]
    pub event: Option<u64>,
    /// Your words; a sign may stand first: `!` good, `?` a mistake, `!?` interesting, `?!` dubious, `!!` brilliant, `??` a blunder.
    #[arg(value_name = "TEXT", requires = "event")]
    pub text: Vec<String>,
    /// Take your note on this event away.
    #[arg(long, requires = "event", conflicts_with = "text")]
    pub remove: bool,
    /// Your name: your notes go to others under it.
    #[arg(long = "as", value_name = "NAME")]
    pub signed: Option<String>,
    /// Take in the notes of this file, which somebody mailed.
    #[arg(long, value_name = "FILE", conflicts_with = "event")]
    pub merge: Option<PathBuf>,
    /// Whose the notes of that file are, where it does not say so.
    #[arg(long, value_name = "NAME", requires = "merge")]
    pub of: Option<String>,
    /// What VASL files leave open.
    #[command(flatten)]
    pub answers: AnswersArg,
    /// Where your notes lie; `GAME.notes.toml` beside the game when not given.
    #[arg(long, value_name = "FILE")]
    pub notes: Option<PathBuf>,
}

impl Command for NoteArgs {
    fn examples() -> &'static [&'static str] {
        &["note his.vlog 26 '?! why not fire first' --as anna", "note his.vlog --merge boris.notes.toml"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let loaded = call.load_answered(std::slice::from_ref(&self.game.game), &self.answers)?;
        let path = beside(call, self.notes.as_ref(), &loaded)?;
        let mut own = notes(&path)?;
        let before = own.clone();
        let shown = ReviewView::of(&loaded);
        own.settle(&shown.steps);
        let merged = self.change(&mut own, shown.steps.len() as u64)?;
        own.settle(&shown.steps);
        if own != before {
            kept(&path, &own)?;
        }
        let mut rows = own.rows();
        rows.retain(|note| self.event.is_none_or(|event| note.event == event));
        let notes = path.display().to_string();
        let view = NotesView { schema: "asl-replay/note/1", file: notes, merged, notes: rows };
        Ok(Answer::of(Exit::Clean, &view, text(&view)).about(&loaded))
    }
}

impl NoteArgs {
    /// Does what is asked for to the notes; how many were taken in.
    fn change(&self, own: &mut Notes, events: u64) -> Result<Option<u64>, Failure> {
        if let Some(name) = &self.signed {
            own.sign(named(name)?).map_err(Failure::Usage)?;
        }
        if let Some(path) = &self.merge {
            return Ok(Some(self.merged(own, path)?));
        }
        let Some(event) = self.event else { return Ok(None) };
        if event >= events {
            return Err(Failure::Usage(format!("there is no event {event} in it")));
        }
        let at = usize::try_from(event).unwrap_or(usize::MAX);
        let words = self.text.join(" ");
        if self.remove && !own.remove(at) {
            return Err(Failure::Usage(format!("event {event} has no note of yours")));
        }
        if !words.trim().is_empty() {
            own.write(at, words.trim());
        }
        Ok(None)
    }

    fn merged(&self, own: &mut Notes, path: &Path) -> Result<u64, Failure> {
        if !path.exists() {
            return Err(Failure::Usage(format!("{}: there is no such file", path.display())));
        }
        let mut theirs = notes(path)?;
        if let Some(name) = &self.of {
            theirs.attribute(named(name)?);
        }
        let taken = own.merge(&theirs).map_err(|why| Failure::Usage(format!("{}: {why}", path.display())))?;
        Ok(taken as u64)
    }
}

/// A name that can stand in a line.
fn named(name: &str) -> Result<&str, Failure> {
    let name = name.trim();
    let is_one = !name.is_empty() && name.chars().count() <= 40 && one_line(name) == name;
    is_one.then_some(name).ok_or_else(|| Failure::Usage("a name is one line of 1 to 40 letters".into()))
}

/// What `note` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct NotesView {
    /// `asl-replay/note/1`.
    pub schema: &'static str,
    /// The file of notes.
    pub file: String,
    /// How many notes were taken in from another's file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub merged: Option<u64>,
    /// The notes, in order of the events.
    pub notes: Vec<NoteRow>,
}

fn text(view: &NotesView) -> String {
    let file = one_line(&view.file);
    let merged =
        view.merged.map(|n| format!("{} taken in; ", counted(n, "note", "notes"))).unwrap_or_default();
    let lines: String = view
        .notes
        .iter()
        .map(|note| format!("  event {}  {}\n", note.event, one_line(&note.line())))
        .collect();
    let all = counted(view.notes.len() as u64, "note", "notes");
    format!("{lines}{merged}{all} in {file}\n")
}
