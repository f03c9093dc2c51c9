//! `show`: the position after an event.

use crate::command::args::AnswersArg;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call, Command};
use crate::text::show;
use crate::view::show::ShowView;
use crate::view::vasl::Numbers;
use clap::Args;
use std::path::PathBuf;

/// The position after an event.
#[derive(Args, Debug)]
pub struct ShowArgs {
    /// The game, and after which event: the last one when no number stands behind it. Several VASL logs of one session are
    /// one game.
    #[arg(value_name = "GAME|N", required = true)]
    pub games: Vec<PathBuf>,
    /// The same as N.
    #[arg(long, value_name = "N")]
    pub at: Option<u64>,
    /// What VASL files leave open.
    #[command(flatten)]
    pub answers: AnswersArg,
}

impl ShowArgs {
    /// The games, and the event. A number is no game where one stands before it.
    #[must_use]
    pub fn parts(&self) -> (&[PathBuf], Option<u64>) {
        let number = |path: &PathBuf| path.to_str()?.parse().ok();
        match self.games.split_last() {
            Some((last, games)) if self.at.is_none() && !games.is_empty() => match number(last) {
                Some(n) => (games, Some(n)),
                None => (&self.games, None),
            },
            Some(_) | None => (&self.games, self.at),
        }
    }
}

impl Command for ShowArgs {
    fn examples() -> &'static [&'static str] {
        &["show bridge 47", "show his.vlog --for Anna"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let (games, event) = self.parts();
        let loaded = call.load_answered(games, &self.answers)?;
        let last = usize::try_from(Numbers::of(&loaded).last).unwrap_or(usize::MAX);
        let at = event.map_or(last, |n| usize::try_from(n).unwrap_or(usize::MAX));
        let view = ShowView::of(&loaded, at).ok_or_else(|| command::no_event(at as u64, &loaded))?;
        Ok(Answer::of(Exit::Clean, &view, show::show(&view)).about(&loaded))
    }
}
