//! A window that the system has opened for the program alone, as after a double click: it is gone when the program ends.
//!
//! Job: whether there is one, a file that is dropped on it, and waiting until what it says is read. Inputs: the console. Must
//! not know: which command.

use asl_replay::home::typed;
use asl_replay::program::help::IN_A_WINDOW;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};

/// The console that the program was started in.
pub(crate) struct Window {
    is_own: bool,
}

impl Window {
    /// Looks at it, before anything is printed.
    pub(crate) fn at_start() -> Window {
        let terminals = [io::stdin().is_terminal(), io::stdout().is_terminal(), io::stderr().is_terminal()];
        Window { is_own: !terminals.contains(&false) && is_empty() }
    }

    /// The words of the command line; of one that has none, in a window of its own, a file that is dropped there. Nothing when
    /// Enter alone is pressed.
    pub(crate) fn words(&self, words: Vec<OsString>) -> Option<Vec<OsString>> {
        if !self.is_own || words.len() > 1 {
            return Some(words);
        }
        let _closed = write!(anstream::stdout(), "{IN_A_WINDOW}").and_then(|()| io::stdout().flush());
        let file = io::stdin().lines().next()?.ok()?;
        let file = Some(file.trim()).filter(|line| !line.is_empty()).map(typed)?;
        Some(words.into_iter().chain(["open".into(), file.into()]).collect())
    }

    /// Waits for Enter, so that what was said can be read.
    pub(crate) fn wait(&self) {
        if self.is_own {
            let _closed = write!(anstream::stderr(), "\nEnter closes this window.");
            let _left = io::stdin().read_line(&mut String::new());
        }
    }
}

/// A console in which nothing stands is no shell's: the cursor is at its first place.
#[cfg(windows)]
fn is_empty() -> bool {
    ratatui::crossterm::cursor::position().is_ok_and(|place| place == (0, 0))
}

/// Other systems start programs of a terminal in none.
#[cfg(not(windows))]
const fn is_empty() -> bool {
    false
}
