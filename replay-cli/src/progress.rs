//! How far long work has come, on a terminal. Input: how many steps there are, and each one done. Says nothing in the first
//! second, nor where the error stream is no terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::{Duration, Instant};

/// Work that is done sooner shows nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bar with rate and time left.
pub(crate) struct Progress {
    bar: ProgressBar,
    since: Instant,
}

impl Progress {
    /// A bar for so many steps; `word` is what a step is, in the plural: `games`.
    pub(crate) fn of(steps: u64, word: &str) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::hidden());
        let looks = format!("{{bar:24}} {{pos}} of {{len}} {word}, {{per_sec}}, {{eta}} left");
        if let Ok(style) = ProgressStyle::with_template(&looks) {
            bar.set_style(style);
        }
        Progress { bar, since: Instant::now() }
    }

    /// One step is done.
    pub(crate) fn step(&self) {
        if self.bar.is_hidden() && self.since.elapsed() > PATIENCE {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.inc(1);
    }
}

impl Drop for Progress {
    /// The answer stands where the bar was.
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
