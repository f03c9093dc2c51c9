//! `rules`: the book.

use super::{Answer, Call, Failure};
use crate::args::RulesArgs;
use crate::exit::Exit;
use crate::render;
use crate::view::RulesView;

pub(super) fn run(call: &Call, args: &RulesArgs) -> Result<Answer, Failure> {
    let view = RulesView::of(args.clause.as_deref());
    if let (true, Some(clause)) = (view.clauses.is_empty(), &args.clause) {
        return Err(Failure::Usage(format!(
            "no clause begins with {clause:?} (`asl-replay rules` lists them all)"
        )));
    }
    let text = if args.sections { render::sections(&view) } else { render::rules(&view, call.width) };
    Ok(Answer::of(Exit::Clean, &view, text))
}
