//! `export`: a game as notation, JSON or CSV.

use super::log::{Filter as LogFilter, LogView};
use super::variation::variation;
use crate::command::args::GameArg;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command, provable, to_json};
use crate::home::write_text;
use crate::read::{Kind, Loaded, Published};
use crate::view::event::EventView;
use crate::words::{counted, one_line};
use asl_core::audit::Game;
use asl_core::notation;
use clap::{Args, ValueEnum};
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// A format to export to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Format {
    /// Text notation.
    Asl,
    /// JSON, an object an event.
    Json,
    /// CSV, a row an event.
    Csv,
}

/// Write a game as notation, JSON or CSV.
#[derive(Args, Debug)]
pub struct ExportArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The format.
    #[arg(long, value_enum, default_value = "asl")]
    pub format: Format,
    /// Write to this file; to standard output when not given.
    #[arg(short, long, value_name = "OUT")]
    pub output: Option<PathBuf>,
    /// Write over a file that exists. A hashed log is never written over.
    #[arg(long)]
    pub force: bool,
    /// The game up to this event, as a game of its own to play on from there: on honour and without keys, under another name.
    #[arg(long, value_name = "EVENT", conflicts_with = "tiles")]
    pub until: Option<u64>,
    /// Write the tree of what is signed into this folder, for any web server: C2SP tlog-tiles. Its entries are hashes of
    /// the events, and tell nothing of them.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["format", "output", "force"])]
    pub tiles: Option<PathBuf>,
}

impl Command for ExportArgs {
    fn examples() -> &'static [&'static str] {
        &[
            "export bridge --format csv",
            "export bridge --until 40 -o what-if.asl",
            "export bridge --tiles www",
        ]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        if let Some(folder) = &self.tiles {
            return write_tiles(call, &self.game.game, folder);
        }
        let loaded = call.load(std::slice::from_ref(&self.game.game))?;
        let loaded = match self.until {
            Some(event) => until(&loaded, event)?,
            None => loaded,
        };
        let (format, written) = match self.format {
            Format::Asl => ("asl", notation::print(&loaded.game.scenario, &loaded.game.events)),
            Format::Json => (
                "json",
                to_json(&EventsView::of(loaded.head().unwrap_or_default().to_owned(), rows(&loaded))),
            ),
            Format::Csv => ("csv", csv(&loaded)),
        };
        let mut view = ExportView::of(format, loaded.game.events.len() as u64);
        if let Some(path) = &self.output {
            write_text(path, &written, self.force)?;
            view.output = Some(path.display().to_string());
            return Ok(Answer::of(Exit::Clean, &view, export(&view)).about(&loaded));
        }
        view.content = Some(written.clone());
        Ok(Answer::data(Exit::Clean, &view, written).about(&loaded))
    }

    fn output(&self) -> Option<&Path> {
        self.output.as_deref()
    }
}

/// The game up to an event.
fn until(loaded: &Loaded, event: u64) -> Result<Loaded, Failure> {
    if loaded.kind == Kind::Vasl {
        let name = loaded.name();
        return Err(Failure::Usage(format!(
            "{name} is a VASL file: `import` makes a game of it, which can be cut"
        )));
    }
    let last = usize::try_from(event).ok().filter(|event| *event < loaded.game.events.len());
    let Some(last) = last else { return Err(Failure::Usage(format!("there is no event {event} in it"))) };
    let events = variation(&loaded.game.events, last)
        .map_err(|why| Failure::Usage(format!("{}: {why}", loaded.name())))?;
    Ok(loaded.with(Game { scenario: loaded.game.scenario.clone(), events }))
}

/// The signed tree, as files for a web server.
fn write_tiles(call: &Call, game: &Path, folder: &Path) -> Result<Answer, Failure> {
    let copy = provable::provable(call, game)?;
    let published = copy.published().map_err(|why| provable::failure(&copy, why))?;
    let written = published.write(folder)?;
    let view = TilesView::of(&published, folder, written);
    Ok(Answer::of(Exit::Clean, &view, tiles(&view)))
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
pub(crate) fn quoted(cell: &str) -> String {
    let formula = cell.trim_start_matches(' ').starts_with(['=', '+', '-', '@', '\t', '\r', '\n']);
    let cell = if formula { format!("'{cell}") } else { cell.to_owned() };
    if cell.contains(['"', ',', '\n', '\r']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell }
}

/// What `export` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ExportView {
    /// `asl-replay/export/1`.
    pub schema: &'static str,
    /// `asl`, `json` or `csv`.
    pub format: &'static str,
    /// Events of the game.
    pub events: u64,
    /// The file that was written; absent when none was named.
    pub output: Option<String>,
    /// What would stand in the file, when none was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
}

impl ExportView {
    /// The view of an export, not yet written.
    #[must_use]
    pub fn of(format: &'static str, events: u64) -> ExportView {
        ExportView { schema: "asl-replay/export/1", format, events, output: None, content: None }
    }
}

/// What `export --tiles` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct TilesView {
    /// `asl-replay/tiles/1`.
    pub schema: &'static str,
    /// The folder to be served.
    pub folder: String,
    /// What its checkpoints are about: the log's name for its verifiers.
    pub origin: String,
    /// Events of the tree: those that are signed.
    pub events: u64,
    /// The players whose signatures stand under its checkpoint.
    pub signed_by: Vec<String>,
    /// Files that were written; the others stood there.
    pub written: usize,
}

impl TilesView {
    /// The view of a tree that was written.
    #[must_use]
    pub fn of(published: &Published, folder: &Path, written: usize) -> TilesView {
        TilesView {
            schema: "asl-replay/tiles/1",
            folder: folder.display().to_string(),
            origin: published.origin.clone(),
            events: published.events,
            signed_by: published.signed_by.clone(),
            written,
        }
    }
}

/// What `export --format json` writes.
#[derive(JsonSchema, Serialize, Debug)]
pub struct EventsView {
    /// `asl-replay/events/1`.
    pub schema: &'static str,
    /// The scenario head, in TOML.
    pub head: String,
    /// The events.
    pub events: Vec<EventView>,
}

impl EventsView {
    /// The view of a whole game.
    #[must_use]
    pub fn of(head: String, events: Vec<EventView>) -> EventsView {
        EventsView { schema: "asl-replay/events/1", head, events }
    }
}

/// A file that an export wrote.
#[must_use]
pub fn export(view: &ExportView) -> String {
    let output = view.output.as_deref().unwrap_or_default();
    format!("{} written to {}\n", counted(view.events, "event", "events"), one_line(output))
}

/// What `export --tiles` did.
#[must_use]
pub fn tiles(view: &TilesView) -> String {
    let (events, files) = (
        counted(view.events, "signed event", "signed events"),
        counted(view.written as u64, "file", "files"),
    );
    format!(
        "{events} as a tree in {}: {files} written, signed by {}\nany web server that serves the folder serves the log {}\n",
        one_line(&view.folder),
        view.signed_by.join(", "),
        view.origin
    )
}
