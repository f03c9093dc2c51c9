//! `export`: a game as notation, JSON or CSV.

use crate::args::{ExportArgs, Format};
use crate::command::failure::Failure;
use crate::command::{Answer, Call, provable, to_json};
use crate::exit::Exit;
use crate::home::write_text;
use crate::read::Loaded;
use crate::text::done;
use crate::view::done::{EventsView, ExportView, TilesView};
use crate::view::event::EventView;
use crate::view::log::{Filter as LogFilter, LogView};
use crate::words::one_line;
use asl_core::notation;
use std::path::Path;

pub(super) fn run(call: &Call, args: &ExportArgs) -> Result<Answer, Failure> {
    if let Some(folder) = &args.tiles {
        return tiles(call, &args.game.game, folder);
    }
    let loaded = call.load(std::slice::from_ref(&args.game.game))?;
    let (format, written) = match args.format {
        Format::Asl => ("asl", notation::print(&loaded.game.scenario, &loaded.game.events)),
        Format::Json => {
            ("json", to_json(&EventsView::of(loaded.head().unwrap_or_default().to_owned(), rows(&loaded))))
        }
        Format::Csv => ("csv", csv(&loaded)),
    };
    let mut view = ExportView::of(format, loaded.game.events.len() as u64);
    if let Some(path) = &args.output {
        write_text(path, &written, args.force)?;
        view.output = Some(path.display().to_string());
        return Ok(Answer::of(Exit::Clean, &view, done::export(&view)).about(&loaded));
    }
    view.content = Some(written.clone());
    Ok(Answer::data(Exit::Clean, &view, written).about(&loaded))
}

/// The signed tree, as files for a web server.
fn tiles(call: &Call, game: &Path, folder: &Path) -> Result<Answer, Failure> {
    let copy = provable::provable(call, game)?;
    let published = copy.published().map_err(|why| provable::failure(&copy, why))?;
    let written = published.write(folder)?;
    let view = TilesView::of(&published, folder, written);
    Ok(Answer::of(Exit::Clean, &view, done::tiles(&view)))
}

fn rows(loaded: &Loaded) -> Vec<EventView> {
    LogView::of(loaded, &LogFilter::default()).events.into_iter().map(|row| row.event).collect()
}

fn csv(loaded: &Loaded) -> String {
    let header = "event,when,by,claimed time,text\n".to_owned();
    let rows = rows(loaded).into_iter().map(|row| {
        let time = row.claimed_time.unwrap_or_default();
        let cells =
            [row.event.to_string(), row.when, row.by, time, row.text].map(|cell| quoted(&one_line(&cell)));
        cells.join(",") + "\n"
    });
    header + &rows.collect::<String>()
}

/// A CSV cell (RFC 4180). One that a spreadsheet would run as a formula gets an apostrophe.
pub(super) fn quoted(cell: &str) -> String {
    let formula = cell.trim_start_matches(' ').starts_with(['=', '+', '-', '@', '\t', '\r', '\n']);
    let cell = if formula { format!("'{cell}") } else { cell.to_owned() };
    if cell.contains(['"', ',', '\n', '\r']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell }
}
