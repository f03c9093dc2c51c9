//! `ruling`: the director's word on an event.

use crate::args::table::RulingArgs;
use crate::command::append::{self, Open};
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use asl_core::event::{Ruled, What};

pub(super) fn run(call: &Call, args: &RulingArgs) -> Result<Answer, Failure> {
    let open = Open::game(call, &args.game.game)?;
    let by = open.player(call, args.seat.by.as_deref())?;
    if open.loaded.game.scenario.players.get(&by).is_none_or(|player| player.side.is_some()) {
        return Err(Failure::Usage(format!("{by} is no director: record 0 gives him a side")));
    }
    let clause = args.clause.as_deref().map(append::text).transpose()?;
    // A director may speak on anything; a clause that he names must be one that was found.
    if clause.is_some() {
        open.needs_finding(args.event, clause.as_ref())?;
    }
    let words = append::text(&args.why)?;
    let event = What::Ruled(Ruled { seq: args.event, clause, stands: args.word == "stands", words });
    open.settle("asl-replay/ruling/1", &by, event, args.event)
}
