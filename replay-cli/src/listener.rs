//! A long command on a terminal: its pieces as they come, and how far it is.
//!
//! Job: pieces to standard output, progress to the error stream, where that is a terminal and the work takes over a second.
//! Inputs: what a command says. Must not know: which command.

use asl_replay::command::waiting::{Piece, Waiting};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// Work that is over sooner shows no progress.
const SHORT: Duration = Duration::from_secs(1);

/// What is shown of a command while it runs.
pub(crate) struct Listener {
    json: bool,
    bar: ProgressBar,
    began: Instant,
    is_shown: bool,
    written: io::Result<()>,
}

impl Listener {
    pub(crate) fn new(json: bool) -> Listener {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        Listener { json, bar, began: Instant::now(), is_shown: false, written: Ok(()) }
    }

    /// What was shown is wiped away; whether every piece was written.
    pub(crate) fn end(self) -> io::Result<()> {
        self.bar.finish_and_clear();
        self.written
    }
}

/// The line of progress: `412 of 1000 games, 31 a second, 19s left`.
fn style(unit: &str) -> ProgressStyle {
    let line = format!("{{pos}} of {{len}} {unit}, {{per_sec}}, {{eta}} left");
    ProgressStyle::with_template(&line).unwrap_or_else(|_| ProgressStyle::default_bar())
}

impl Waiting for Listener {
    fn say(&mut self, piece: &Piece<'_>) -> bool {
        let text = if self.json { piece.json() } else { piece.text() };
        if !text.is_empty() {
            let write = || {
                let mut out = anstream::stdout();
                out.write_all(text.as_bytes()).and_then(|()| out.flush())
            };
            self.written = if self.is_shown { self.bar.suspend(write) } else { write() };
        }
        self.written.is_ok()
    }

    fn done(&mut self, done: u64, of: u64, unit: &'static str) {
        self.bar.set_length(of);
        self.bar.set_position(done);
        if !self.is_shown && done < of && self.began.elapsed() > SHORT {
            self.is_shown = true;
            self.bar.set_style(style(unit));
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }
}
