//! `explain`: one event, its tally and every clause that spoke.

use super::{Answer, Call, Failure};
use crate::args::ExplainArgs;
use crate::exit::Exit;
use crate::render;
use crate::view::ExplainView;

pub(super) fn run(call: &Call, args: &ExplainArgs) -> Result<Answer, Failure> {
    let loaded = call.load(std::slice::from_ref(&args.game.game))?;
    let view = ExplainView::of(&loaded, args.event).ok_or_else(|| super::no_event(args.event, &loaded))?;
    let broken = view.findings.iter().any(|finding| finding.ruling == "broken");
    let exit = if broken { Exit::Findings } else { Exit::Clean };
    Ok(Answer::of(exit, &view, render::explain(&view, call.width)).about(&loaded))
}
