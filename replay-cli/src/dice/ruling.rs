//! `ruling`: the director's word on an event.

use super::append::{self, Open};
use crate::command::args::{GameArg, SeatArgs};
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use asl_core::event::{Ruled, What};
use clap::Args;

/// The director's ruling on an event.
#[derive(Args, Debug)]
pub struct RulingArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The event in question.
    #[arg(value_name = "N")]
    pub event: u64,
    /// Whether the play stands.
    #[arg(value_name = "stands|falls", value_parser = ["stands", "falls"])]
    pub word: String,
    /// The clause in question.
    #[arg(long, value_name = "CLAUSE")]
    pub clause: Option<String>,
    /// The ruling in words.
    #[arg(long, value_name = "WORDS", default_value = "")]
    pub why: String,
    /// Who.
    #[command(flatten)]
    pub seat: SeatArgs,
}

impl Command for RulingArgs {
    fn examples() -> &'static [&'static str] {
        &["ruling bridge 47 stands --by tom"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let open = Open::game(call, &self.game.game)?;
        let by = open.player(call, self.seat.by.as_deref())?;
        if open.loaded.game.scenario.players.get(&by).is_none_or(|player| player.side.is_some()) {
            return Err(Failure::Usage(format!("{by} is no director: record 0 names a side for {by}")));
        }
        let clause = self.clause.as_deref().map(append::text).transpose()?;
        // A director may speak on anything; a clause that the director names must be one that was found.
        if clause.is_some() {
            open.needs_finding(self.event, clause.as_ref())?;
        }
        let words = append::text(&self.why)?;
        let event = What::Ruled(Ruled { seq: self.event, clause, stands: self.word == "stands", words });
        open.settle("asl-replay/ruling/1", &by, event, self.event)
    }

    fn uses_keys(&self) -> bool {
        true
    }
}
