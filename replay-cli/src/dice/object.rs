//! `object`: say that what is said to be attested was not accepted.

use super::append::{self, Open};
use crate::command::args::{GameArg, SeatArgs};
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call, Command};
use asl_core::event::{ObjectedTo, What};
use clap::Args;

/// Object to what is said to be attested.
#[derive(Args, Debug)]
pub struct ObjectArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The event that says that both accepted something.
    #[arg(value_name = "N")]
    pub event: u64,
    /// Why.
    #[arg(long, value_name = "WORDS", default_value = "")]
    pub why: String,
    /// Who.
    #[command(flatten)]
    pub seat: SeatArgs,
}

impl Command for ObjectArgs {
    fn examples() -> &'static [&'static str] {
        &["object bridge 47"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let open = Open::game(call, &self.game.game)?;
        let by = open.player(call, self.seat.by.as_deref())?;
        let here = open.loaded.game.events.len() as u64;
        if self.event >= here {
            return Err(command::no_event(self.event, &open.loaded));
        }
        let event = What::ObjectedTo(ObjectedTo { seq: self.event, why: append::text(&self.why)? });
        open.settle("asl-replay/object/1", &by, event, here)
    }

    fn uses_keys(&self) -> bool {
        true
    }
}
