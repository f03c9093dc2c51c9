//! `export`: a game as notation, JSON or CSV.

use super::{Answer, Failure};
use crate::args::{ExportArgs, Format};
use crate::exit::Exit;
use crate::render::counted;
use crate::session::{Loaded, Place};
use crate::view::{EventView, LogFilter, LogView};
use asl_core::notation;
use serde::Serialize;

#[derive(Serialize)]
struct Exported<'a> {
    schema: &'static str,
    head: &'a str,
    events: Vec<EventView>,
}

pub(super) fn run(place: &Place, args: &ExportArgs) -> Result<Answer, Failure> {
    let loaded = place.load(std::slice::from_ref(&args.game.game))?;
    let written = match args.format {
        Format::Asl => notation::print(&loaded.game.scenario, &loaded.game.events),
        Format::Json => json(&loaded),
        Format::Csv => csv(&loaded),
    };
    let exit = super::standing(&loaded, Exit::Clean);
    let Some(path) = &args.output else { return Ok(Answer { exit, ..Answer::text(written) }) };
    super::write(path, written.as_bytes())?;
    let text = format!(
        "{} written to {}\n",
        counted(loaded.game.events.len() as u64, "event", "events"),
        path.display()
    );
    Ok(Answer { exit, ..Answer::text(text) })
}

fn rows(loaded: &Loaded) -> Vec<EventView> {
    LogView::of(loaded, &LogFilter::default()).events.into_iter().map(|row| row.event).collect()
}

fn json(loaded: &Loaded) -> String {
    let head = match loaded.game.events.first().map(|event| &event.what) {
        Some(asl_core::event::What::GameStarted(started)) => started.head.as_str(),
        #[expect(clippy::wildcard_enum_match_arm, reason = "a game begins with no other event")]
        _ => "",
    };
    let exported = Exported { schema: "asl-replay/events/1", head, events: rows(loaded) };
    serde_json::to_string_pretty(&exported).expect("a view has only text keys") + "\n"
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
    let formula = cell.starts_with(['=', '+', '-', '@']);
    let cell = if formula { format!("'{cell}") } else { cell.to_owned() };
    if cell.contains(['"', ',', '\n', '\r']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell }
}
