//! `show`: the position after an event.

use super::{Answer, Call, Failure};
use crate::args::ShowArgs;
use crate::exit::Exit;
use crate::render;
use crate::view::{Numbers, ShowView};

pub(super) fn run(call: &Call, args: &ShowArgs) -> Result<Answer, Failure> {
    let (games, event) = args.parts();
    let loaded = call.load_answered(games, &args.answers)?;
    let last = usize::try_from(Numbers::of(&loaded).last).unwrap_or(usize::MAX);
    let at = event.map_or(last, |n| usize::try_from(n).unwrap_or(usize::MAX));
    let view = ShowView::of(&loaded, at).ok_or_else(|| super::no_event(at as u64, &loaded))?;
    Ok(Answer::of(Exit::Clean, &view, render::show(&view)).about(&loaded))
}
