//! Arguments of `show`, `report` and `review`, and what several commands take to show a part of a game.

use crate::command::args::{AnswersArg, Since};
use crate::read::WitnessKey;
use clap::Args;
use std::path::PathBuf;

/// Arguments of `report`.
#[derive(Args, Debug)]
pub struct ReportArgs {
    /// The game. Several VASL logs of one session are one game.
    #[arg(value_name = "GAME", required = true)]
    pub games: Vec<PathBuf>,
    /// The page to write, `game.html`; `-` is standard output.
    #[arg(short, long, value_name = "OUT", required_unless_present = "text")]
    pub output: Option<PathBuf>,
    /// No page, but the findings as text, ready to send: what each changes, who gained, whether it can still be put right
    /// (A.2).
    #[arg(long)]
    pub text: bool,
    /// To whom the text goes.
    #[arg(long, value_enum, default_value = "opponent", requires = "text")]
    pub to: Reader,
    /// Write over a file that exists.
    #[arg(long)]
    pub force: bool,
    /// What VASL files leave open.
    #[command(flatten)]
    pub answers: AnswersArg,
    /// Tell how far this witness, by its key, has cosigned a hashed log; may stand several times.
    #[arg(long, value_name = "VKEY")]
    pub witness: Vec<WitnessKey>,
}

/// To whom findings are sent.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum Reader {
    /// The other player.
    Opponent,
    /// A tournament director.
    Director,
}

/// Arguments of `review`.
#[derive(Args, Debug)]
pub struct ReviewArgs {
    /// The game. Several VASL logs of one session are one game.
    #[arg(value_name = "GAME", required = true)]
    pub games: Vec<PathBuf>,
    /// Begin at this event, or with what the last mail added.
    #[arg(long, value_name = "N|last-mail")]
    pub since: Option<Since>,
    /// What VASL files leave open.
    #[command(flatten)]
    pub answers: AnswersArg,
    /// Your bookmarks and notes; `GAME.notes.toml` beside the game when not given.
    #[arg(long, value_name = "FILE")]
    pub notes: Option<PathBuf>,
}

/// Arguments of `show`.
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
