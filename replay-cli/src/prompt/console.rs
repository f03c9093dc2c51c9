//! Where a player's lines come from and where words to the player go: a terminal with editing, history and
//! completion, or a pipe. Knows no game.

use super::words::{Completion, Words};
use crate::text::{DIM, printable, styled};
use crate::words::one_line;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::borrow::Cow;
use std::io::{self, BufRead, Read, Write};
use std::path::PathBuf;

/// The longest line that a pipe may bring, in bytes.
const MAX_LINE: u64 = 1 << 20;

/// Lines of history that are kept.
const MAX_HISTORY: usize = 2_000;

/// What came of asking for a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A line, maybe an empty one.
    Line(String),
    /// The player dropped what they were at (Ctrl-C): it stands for nothing.
    Dropped,
    /// No more lines come.
    End,
}

/// Where lines come from.
pub trait Console {
    /// The next line. The text of `again`, a line that was refused, is at hand to be corrected.
    ///
    /// # Errors
    /// When nothing can be read any more.
    fn ask(&mut self, prompt: &str, again: &str, words: Words) -> io::Result<Heard>;

    /// Shows words, at once.
    ///
    /// # Errors
    /// When nobody can see them.
    fn say(&mut self, text: &str) -> io::Result<()>;
}

/// Lines from a pipe or a file: no prompt, no editing; a line that is too long is refused.
#[derive(Debug, Default)]
pub struct Pipe;

impl Console for Pipe {
    fn ask(&mut self, _: &str, _: &str, _: Words) -> io::Result<Heard> {
        // Nobody saw what an empty line would stand for.
        let mut line = String::new();
        while line.trim().is_empty() {
            line.clear();
            let read = io::stdin().lock().take(MAX_LINE).read_line(&mut line)?;
            if read as u64 == MAX_LINE {
                return Err(io::Error::other(format!("a line of more than {MAX_LINE} bytes")));
            }
            if read == 0 {
                return Ok(Heard::End);
            }
        }
        Ok(Heard::Line(line))
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        let mut out = anstream::stdout();
        out.write_all(printable(text).as_bytes())?;
        out.flush()
    }
}

/// A terminal.
pub struct Terminal {
    editor: Editor<Hands, FileHistory>,
    history: PathBuf,
}

impl Terminal {
    /// A terminal whose history lies in a file; the file need not be there.
    ///
    /// # Errors
    /// When the terminal cannot be used.
    pub fn open(history: PathBuf) -> io::Result<Terminal> {
        let config =
            Config::builder().completion_type(CompletionType::Circular).max_history_size(MAX_HISTORY);
        let config = config.map_err(io::Error::other)?.build();
        let mut editor = Editor::with_config(config).map_err(io::Error::other)?;
        editor.set_helper(Some(Hands::default()));
        // A history that is not there yet, or that is spoiled, is no reason not to play.
        let _new = editor.load_history(&history);
        Ok(Terminal { editor, history })
    }

    fn remember(&mut self, line: &str) {
        // A history that cannot be written is the player's convenience only; the game is elsewhere.
        let _added = self.editor.add_history_entry(line);
        let _saved = self.editor.save_history(&self.history);
    }
}

impl Console for Terminal {
    /// A refused line is what Up brings: it does not stand in the input, where the next line, or a paste, would be glued
    /// to it.
    fn ask(&mut self, prompt: &str, again: &str, words: Words) -> io::Result<Heard> {
        if let Some(hands) = self.editor.helper_mut() {
            hands.words = words;
        }
        if !again.is_empty() {
            self.remember(again);
        }
        match self.editor.readline(&format!("{prompt}> ")) {
            Ok(line) => {
                self.remember(&line);
                Ok(Heard::Line(line))
            }
            Err(ReadlineError::Interrupted) => Ok(Heard::Dropped),
            Err(ReadlineError::Eof) => Ok(Heard::End),
            Err(ReadlineError::Io(error)) => Err(error),
            Err(other) => Err(io::Error::other(other)),
        }
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        Pipe.say(text)
    }
}

/// What helps the player's hands.
#[derive(Default)]
struct Hands {
    words: Words,
}

impl Completer for Hands {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let Completion { start, mut words } = self.words.candidates(line.get(..pos).unwrap_or(line));
        if let [only] = words.as_mut_slice() {
            only.push(' ');
        }
        Ok((start, words))
    }
}

impl Hinter for Hands {
    type Hint = String;

    fn hint(&self, line: &str, _: usize, _: &Context<'_>) -> Option<String> {
        (line.is_empty() && !self.words.hint().is_empty()).then(|| one_line(self.words.hint()))
    }
}

impl Highlighter for Hands {
    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        Cow::Owned(styled(DIM, hint))
    }
}

impl Validator for Hands {}
impl Helper for Hands {}
