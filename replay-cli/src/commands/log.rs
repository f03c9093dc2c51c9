//! `log`: the events, one line each.

use super::{Answer, Failure};
use crate::args::LogArgs;
use crate::exit::Exit;
use crate::render;
use crate::session::Place;
use crate::view::{LogFilter, LogView};

pub(super) fn run(place: &Place, args: &LogArgs) -> Result<Answer, Failure> {
    let loaded = place.load(std::slice::from_ref(&args.game.game))?;
    let filter = LogFilter {
        unit: args.unit.as_deref(),
        phase: args.phase,
        hex: args.hex.as_deref(),
        clause: args.clause.as_deref(),
    };
    let view = LogView::of(&loaded, &filter);
    Ok(Answer::of(super::standing(&loaded, Exit::Clean), &view, render::log(&view)))
}
