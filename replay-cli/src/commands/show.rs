//! `show`: the position after an event.

use crate::args::review::ShowArgs;
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call};
use crate::exit::Exit;
use crate::text::show;
use crate::view::show::ShowView;
use crate::view::vasl::Numbers;

pub(super) fn run(call: &Call, args: &ShowArgs) -> Result<Answer, Failure> {
    let (games, event) = args.parts();
    let loaded = call.load_answered(games, &args.answers)?;
    let last = usize::try_from(Numbers::of(&loaded).last).unwrap_or(usize::MAX);
    let at = event.map_or(last, |n| usize::try_from(n).unwrap_or(usize::MAX));
    let view = ShowView::of(&loaded, at).ok_or_else(|| command::no_event(at as u64, &loaded))?;
    Ok(Answer::of(Exit::Clean, &view, show::show(&view)).about(&loaded))
}
