//! Asking at the terminal, or through a pipe, what VASL files leave open: each answer settles what hangs on it, and is kept.

use super::questions;
use crate::command::Call;
use crate::command::failure::Failure;
use crate::home::{read_file, write_text};
use crate::import::draft::Answers;
use crate::prompt::{Console, Pipe, Terminal};
use crate::read::Loaded;
use crate::view::vasl::{Drafting, GivenAnswer, OpenQuestion};
use asl_core::event::Name;
use std::io::IsTerminal;
use std::path::Path;

/// Asks, and adds the answers to their file. What the notation does not take is asked again.
pub(super) fn asked(
    call: &Call,
    loaded: &mut Loaded,
    by: Option<&Name>,
    open: &[OpenQuestion],
    path: &Path,
) -> Result<(), Failure> {
    let failed = |e: std::io::Error| Failure::store(&e);
    let mut console: Box<dyn Console> = if std::io::stdin().is_terminal() {
        Box::new(Terminal::open(call.place.folder()?.join("history")).map_err(failed)?)
    } else {
        Box::new(Pipe)
    };
    let mut keeping = Keeping::of(loaded, by, path)?;
    let mut answer = |question: &OpenQuestion, lines: &[String]| keeping.take(question, lines);
    questions::ask(&mut *console, open.to_vec(), &mut answer).map_err(failed)?;
    keeping.keep()
}

/// A game of which open questions are answered, and the file that keeps the answers.
pub(crate) struct Keeping<'l> {
    loaded: &'l mut Loaded,
    by: Option<&'l Name>,
    path: &'l Path,
    /// What the file has.
    old: String,
    /// What it is to have.
    text: String,
}

impl<'l> Keeping<'l> {
    /// A game, who records what comes of the answers, and their file, which need not be there.
    pub(crate) fn of(
        loaded: &'l mut Loaded,
        by: Option<&'l Name>,
        path: &'l Path,
    ) -> Result<Keeping<'l>, Failure> {
        let old = if path.exists() {
            String::from_utf8_lossy(&read_file(path)?).into_owned()
        } else {
            String::new()
        };
        Ok(Keeping { loaded, by, path, text: old.clone(), old })
    }

    /// Takes an answer: what is open then; or why it is not taken, and the game is as before.
    pub(crate) fn take(
        &mut self,
        question: &OpenQuestion,
        lines: &[String],
    ) -> Result<Vec<OpenQuestion>, String> {
        let longer = self.text.clone() + &question.answered(lines);
        let before = Answers::read(&self.text);
        self.loaded.answer(Answers::read(&longer)?);
        let drafting = Drafting::of(self.loaded, self.by).ok_or("no VASL file")?;
        if let Some(why) = drafting.refused.into_iter().next() {
            self.loaded.answer(before?);
            return Err(why);
        }
        self.text = longer;
        Ok(drafting.open)
    }

    /// Takes an answer back: what is open then.
    pub(crate) fn back(&mut self, given: &GivenAnswer) -> Result<Vec<OpenQuestion>, String> {
        let shorter = given.without(&self.text)?;
        self.loaded.answer(Answers::read(&shorter)?);
        self.text = shorter;
        Drafting::of(self.loaded, self.by)
            .map(|drafting| drafting.open)
            .ok_or_else(|| "no VASL file".to_owned())
    }

    /// Writes what was taken. Where it cannot be written the game is as it was before.
    pub(crate) fn keep(self) -> Result<(), Failure> {
        if self.text == self.old {
            return Ok(());
        }
        write_text(self.path, &self.text, true).inspect_err(|_| {
            self.loaded.answer(Answers::read(&self.old).unwrap_or_default());
        })?;
        Ok(())
    }
}

/// `3 are left, 2 of which decide`.
pub(crate) fn is_left(open: u64, decide: u64) -> String {
    match (open, decide) {
        (0, _) => "none is left".into(),
        (open, 0) => format!("{open} left, none of which decides a finding"),
        (open, decide) => format!("{open} left, {decide} of which decide a finding"),
    }
}
