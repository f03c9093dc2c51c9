//! `export`: a game as notation, JSON or CSV.

use super::{Answer, Call, Failure, output, to_json};
use crate::args::{ExportArgs, Format};
use crate::exit::Exit;
use crate::render;
use crate::session::Loaded;
use crate::view::{EventView, EventsView, ExportView, LogFilter, LogView};
use asl_core::event::What;
use asl_core::notation;

pub(super) fn run(call: &Call, args: &ExportArgs) -> Result<Answer, Failure> {
    let loaded = call.place.load(std::slice::from_ref(&args.game.game))?;
    let (format, written) = match args.format {
        Format::Asl => ("asl", notation::print(&loaded.game.scenario, &loaded.game.events)),
        Format::Json => ("json", to_json(&EventsView::of(head(&loaded), rows(&loaded)))),
        Format::Csv => ("csv", csv(&loaded)),
    };
    let mut view = ExportView::of(format, loaded.game.events.len() as u64);
    if let Some(path) = &args.output {
        output::write_text(path, &written, args.force)?;
        view.output = Some(path.display().to_string());
        return Ok(Answer::of(Exit::Clean, &view, render::export(&view)).about(&loaded));
    }
    view.content = Some(written.clone());
    Ok(Answer::data(Exit::Clean, &view, written).about(&loaded))
}

fn rows(loaded: &Loaded) -> Vec<EventView> {
    LogView::of(loaded, &LogFilter::default()).events.into_iter().map(|row| row.event).collect()
}

fn head(loaded: &Loaded) -> String {
    match loaded.game.events.first().map(|event| &event.what) {
        Some(What::GameStarted(started)) => started.head.as_str().to_owned(),
        #[expect(clippy::wildcard_enum_match_arm, reason = "a game begins with no other event")]
        _ => String::new(),
    }
}

fn csv(loaded: &Loaded) -> String {
    let header = "event,when,by,claimed time,text\n".to_owned();
    let rows = rows(loaded).into_iter().map(|row| {
        let time = row.claimed_time.unwrap_or_default();
        let cells = [row.event.to_string(), row.when, row.by, time, row.text].map(|cell| quoted(&cell));
        cells.join(",") + "\n"
    });
    header + &rows.collect::<String>()
}

/// A CSV cell (RFC 4180). One that a spreadsheet would run as a formula gets an apostrophe.
fn quoted(cell: &str) -> String {
    let formula = cell.trim_start_matches(' ').starts_with(['=', '+', '-', '@', '\t', '\r', '\n']);
    let cell = if formula { format!("'{cell}") } else { cell.to_owned() };
    if cell.contains(['"', ',', '\n', '\r']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell }
}
