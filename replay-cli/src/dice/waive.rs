//! `waive`: let a finding be. It is waived when players of both sides say so.

use super::append::{self, Open};
use crate::command::args::{GameArg, SeatArgs};
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use asl_core::event::{Waived, What};
use clap::Args;

/// Let a finding be; your opponent has to say so too.
#[derive(Args, Debug)]
pub struct WaiveArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The event that the finding hangs on.
    #[arg(value_name = "N")]
    pub event: u64,
    /// The clause; every finding of the event when not given.
    #[arg(long, value_name = "CLAUSE")]
    pub clause: Option<String>,
    /// Why.
    #[arg(long, value_name = "WORDS", default_value = "")]
    pub why: String,
    /// Who.
    #[command(flatten)]
    pub seat: SeatArgs,
}

impl Command for WaiveArgs {
    fn examples() -> &'static [&'static str] {
        &["waive bridge 47"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let open = Open::game(call, &self.game.game)?;
        let by = open.player(call, self.seat.by.as_deref())?;
        let clause = self.clause.as_deref().map(append::text).transpose()?;
        open.needs_finding(self.event, clause.as_ref())?;
        let event = What::Waived(Waived { seq: self.event, clause, why: append::text(&self.why)? });
        open.settle("asl-replay/waive/1", &by, event, self.event)
    }

    fn uses_keys(&self) -> bool {
        true
    }
}
