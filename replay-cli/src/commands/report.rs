//! `report`: a page to step through a game, or its findings as text, ready to send.

use crate::args::review::{Reader, ReportArgs};
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call};
use crate::exit::Exit;
use crate::home::{is_standard, must_be_writable, write_text};
use crate::read::{Dispute, Kind, Loaded, MAX_CARRIED, carrying};
use crate::text::{self, done, page, referee};
use crate::view::review::ReviewView;
use crate::view::witness::CosignedView;
use anstream::adapter::strip_str;
use std::path::PathBuf;

pub(super) fn run(call: &Call, args: &ReportArgs) -> Result<Answer, Failure> {
    if let Some(path) = &args.output {
        must_be_writable(path)?;
    }
    let loaded = call.load_answered(&args.games, &args.answers)?;
    let mut view = ReviewView::of(&loaded);
    view.cosigned = cosigned(call, args)?;
    view.output =
        args.output.as_ref().filter(|path| !is_standard(path)).map(|path| path.display().to_string());
    let written = if args.text {
        referee::referee(&view, reader(args.to), call.width)
    } else {
        let carried = carried(call, &args.games, &loaded)?;
        page::page(&view, carried).map_err(|why| Failure::Broken(format!("{}: {why}", loaded.name())))?
    };
    let Some(path) = &args.output else {
        return Ok(Answer::of(Exit::Clean, &view, written).about(&loaded));
    };
    let plain = if args.text { strip_str(&text::printable(&written)).to_string() } else { written };
    write_text(path, &plain, args.force)?;
    Ok(Answer::of(Exit::Clean, &view, done::report(&view, plain.len())).about(&loaded))
}

/// How far the witnesses that were asked for have cosigned the log.
fn cosigned(call: &Call, args: &ReportArgs) -> Result<Vec<CosignedView>, Failure> {
    let [game] = args.games.as_slice() else { return Ok(Vec::new()) };
    if args.witness.is_empty() {
        return Ok(Vec::new());
    }
    let copy = call.place.copy(game)?;
    if !copy.is_log() {
        return Err(Failure::Usage(format!(
            "{} is no hashed log: no witness can have seen it",
            copy.loaded.name()
        )));
    }
    Ok(CosignedView::of(&copy, &args.witness))
}

/// The log that the page carries, to be verified anew by whoever gets it; none of VASL files, which hold what is hidden
/// too, nor of a dispute.
fn carried(call: &Call, games: &[PathBuf], loaded: &Loaded) -> Result<String, Failure> {
    let [game] = games else { return Ok(String::new()) };
    let extension = match loaded.kind {
        Kind::Log => "aslog",
        Kind::Notation => "asl",
        Kind::Vasl => return Ok(String::new()),
    };
    let bytes = call.place.bytes(game)?;
    if Dispute::is_one(&bytes) || bytes.len() as u64 > MAX_CARRIED {
        return Ok(String::new());
    }
    Ok(carrying(&format!("{}.{extension}", command::stem(game).trim_start_matches('@')), &bytes))
}

const fn reader(to: Reader) -> referee::Reader {
    match to {
        Reader::Opponent => referee::Reader::Opponent,
        Reader::Director => referee::Reader::Director,
    }
}
