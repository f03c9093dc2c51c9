//! Asking at the terminal, or through a pipe, what VASL files leave open: each answer settles what hangs on it, and is kept.

use super::questions;
use crate::command::Call;
use crate::command::failure::Failure;
use crate::home::{read_file, write_text};
use crate::import::draft::Answers;
use crate::prompt::{Console, Pipe, Terminal};
use crate::read::Loaded;
use crate::view::vasl::{Drafting, OpenQuestion};
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
    let old =
        if path.exists() { String::from_utf8_lossy(&read_file(path)?).into_owned() } else { String::new() };
    let mut text = old.clone();
    let mut answer = |question: &OpenQuestion, lines: &[String]| {
        let longer = text.clone() + &question.answered(lines);
        let before = Answers::read(&text);
        loaded.answer(Answers::read(&longer)?);
        let drafting = Drafting::of(loaded, by).ok_or("no VASL file")?;
        if let Some(why) = drafting.refused.into_iter().next() {
            loaded.answer(before?);
            return Err(why);
        }
        text = longer;
        Ok(drafting.open)
    };
    questions::ask(&mut *console, open.to_vec(), &mut answer).map_err(failed)?;
    if text != old {
        write_text(path, &text, true)?;
    }
    Ok(())
}

/// `3 are left, 2 of which decide`.
pub(super) fn is_left(open: u64, decide: u64) -> String {
    match (open, decide) {
        (0, _) => "none is left".into(),
        (open, 0) => format!("{open} left, none of which decides a finding"),
        (open, decide) => format!("{open} left, {decide} of which decide a finding"),
    }
}
