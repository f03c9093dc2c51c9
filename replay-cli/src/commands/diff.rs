//! `diff`: the first event where two copies part.

use crate::args::DiffArgs;
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::text::copies;
use crate::view::diff::DiffView;

pub(super) fn run(call: &Call, args: &DiffArgs) -> Result<Answer, Failure> {
    let a = call.load(std::slice::from_ref(&args.a))?;
    let b = call.load(std::slice::from_ref(&args.b))?;
    let view = DiffView::of(&a, &b);
    let damaged = [&a, &b].iter().any(|copy| copy.integrity.as_ref().is_some_and(|i| !i.is_intact()));
    let exit = if view.one_past && !damaged { Exit::Clean } else { Exit::Broken };
    Ok(Answer::of(exit, &view, copies::diff(&view)))
}
