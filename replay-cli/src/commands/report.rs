//! `report`: a page to step through a game, or its findings as text, ready to send.

use super::{Answer, Call, Failure};
use crate::args::{Reader, ReportArgs};
use crate::exit::Exit;
use crate::render;
use crate::session::{is_stdout, must_be_writable, write_text};
use crate::view::ReviewView;
use anstream::adapter::strip_str;

pub(super) fn run(call: &Call, args: &ReportArgs) -> Result<Answer, Failure> {
    if let Some(path) = &args.output {
        must_be_writable(path)?;
    }
    let mut loaded = call.load(&args.games)?;
    if let Some(path) = &args.answers {
        loaded.vasl.answers = super::import::answers(path)?;
    }
    let mut view = ReviewView::of(&loaded);
    view.output = args.output.as_ref().filter(|path| !is_stdout(path)).map(|path| path.display().to_string());
    let written = if args.text {
        render::referee(&view, reader(args.to), call.width)
    } else {
        render::page(&view).map_err(|why| Failure::Broken(format!("{}: {why}", loaded.name())))?
    };
    let Some(path) = &args.output else {
        return Ok(Answer::of(Exit::Clean, &view, written).about(&loaded));
    };
    let plain = if args.text { strip_str(&render::printable(&written)).to_string() } else { written };
    write_text(path, &plain, args.force)?;
    Ok(Answer::of(Exit::Clean, &view, render::report(&view, plain.len())).about(&loaded))
}

const fn reader(to: Reader) -> render::Reader {
    match to {
        Reader::Opponent => render::Reader::Opponent,
        Reader::Director => render::Reader::Director,
    }
}
