//! `waive`: let a finding be. It is waived when players of both sides say so.

use crate::args::table::WaiveArgs;
use crate::command::append::{self, Open};
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use asl_core::event::{Waived, What};

pub(super) fn run(call: &Call, args: &WaiveArgs) -> Result<Answer, Failure> {
    let open = Open::game(call, &args.game.game)?;
    let by = open.player(call, args.seat.by.as_deref())?;
    let clause = args.clause.as_deref().map(append::text).transpose()?;
    open.needs_finding(args.event, clause.as_ref())?;
    let event = What::Waived(Waived { seq: args.event, clause, why: append::text(&args.why)? });
    open.settle("asl-replay/waive/1", &by, event, args.event)
}
