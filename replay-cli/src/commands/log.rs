//! `log`: the events, one line each.

use super::{Answer, Call, Failure};
use crate::args::LogArgs;
use crate::exit::Exit;
use crate::render;
use crate::view::{LogFilter, LogView};

pub(super) fn run(call: &Call, args: &LogArgs) -> Result<Answer, Failure> {
    let loaded = call.place.load(std::slice::from_ref(&args.game.game))?;
    let filter = LogFilter {
        unit: args.unit.as_deref(),
        phase: args.phase,
        hex: args.hex.as_deref(),
        clause: args.clause.as_deref(),
    };
    let view = LogView::of(&loaded, &filter);
    Ok(Answer::of(Exit::Clean, &view, render::log(&view, args.who, call.width)).about(&loaded))
}
