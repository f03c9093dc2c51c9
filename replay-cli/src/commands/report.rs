//! `report`: a page to step through a game.

use super::{Answer, Call, Failure};
use crate::args::ReportArgs;
use crate::exit::Exit;
use crate::render;
use crate::session::{is_stdout, must_be_writable, write_text};
use crate::view::ReviewView;

pub(super) fn run(call: &Call, args: &ReportArgs) -> Result<Answer, Failure> {
    must_be_writable(&args.output)?;
    let mut loaded = call.load(&args.games)?;
    if let Some(path) = &args.answers {
        loaded.vasl.answers = super::import::answers(path)?;
    }
    let mut view = ReviewView::of(&loaded);
    let page = render::page(&view).map_err(|why| Failure::Broken(format!("{}: {why}", loaded.name())))?;
    write_text(&args.output, &page, args.force)?;
    view.output = Some(args.output.display().to_string()).filter(|_| !is_stdout(&args.output));
    Ok(Answer::of(Exit::Clean, &view, render::report(&view, page.len())).about(&loaded))
}
