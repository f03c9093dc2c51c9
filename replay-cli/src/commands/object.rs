//! `object`: say that what is said to be attested was not accepted.

use crate::args::table::ObjectArgs;
use crate::command::append::{self, Open};
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call};
use asl_core::event::{ObjectedTo, What};

pub(super) fn run(call: &Call, args: &ObjectArgs) -> Result<Answer, Failure> {
    let open = Open::game(call, &args.game.game)?;
    let by = open.player(call, args.seat.by.as_deref())?;
    let here = open.loaded.game.events.len() as u64;
    if args.event >= here {
        return Err(command::no_event(args.event, &open.loaded));
    }
    let event = What::ObjectedTo(ObjectedTo { seq: args.event, why: append::text(&args.why)? });
    open.settle("asl-replay/object/1", &by, event, here)
}
