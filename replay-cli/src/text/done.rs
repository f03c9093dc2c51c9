//! What the commands that write say of it, as text.

use super::{STRONG, styled};
use crate::view::done::{ExportView, ImportView, RecordView, TilesView};
use crate::view::event::EventView;
use crate::view::review::ReviewView;
use crate::words::{counted, one_line, thousands};

/// A log that was recorded.
#[must_use]
pub fn record(view: &RecordView, columns: usize) -> String {
    let line =
        |row: &EventView| format!("{:>5}  {}: {}\n", row.event, one_line(&row.by), one_line(&row.text));
    let lines: String = view.lines.iter().map(line).collect();
    let findings: String =
        view.findings.iter().map(|found| super::findings::finding(found, columns) + "\n").collect();
    let gap = if findings.is_empty() { "" } else { "\n" };
    lines + gap + &findings + &recorded(view)
}

fn recorded(view: &RecordView) -> String {
    let head: String = view.head.chars().take(16).collect();
    let what = match view.added {
        added if view.only_shown => {
            format!("nothing was recorded, {} would be", counted(added, "event", "events"))
        }
        0 => format!("nothing new, {} recorded", counted(view.events, "event is", "events are")),
        added if added == view.events => format!("{} recorded", counted(added, "event", "events")),
        added => format!("{} added, {} in all", counted(added, "event", "events"), thousands(view.events)),
    };
    format!("{}: {what}, head {head}…\n", styled(STRONG, &view.output))
}

/// A file that an import wrote.
#[must_use]
pub fn import(view: &ImportView) -> String {
    let output = view.output.as_deref().unwrap_or_default();
    format!("{} written to {}\n", counted(view.events, "event", "events"), one_line(output))
        + &import_notes(view)
}

/// What an import noticed.
#[must_use]
pub fn import_notes(view: &ImportView) -> String {
    view.notes.iter().map(|note| format!("  {}\n", one_line(note))).collect()
}

/// A file that an export wrote.
#[must_use]
pub fn export(view: &ExportView) -> String {
    let output = view.output.as_deref().unwrap_or_default();
    format!("{} written to {}\n", counted(view.events, "event", "events"), one_line(output))
}

/// What `report` wrote.
#[must_use]
pub fn report(view: &ReviewView, bytes: usize) -> String {
    let output = view.output.as_deref().unwrap_or("standard output");
    let how = if output.ends_with(".html") { ": open it in any browser" } else { "" };
    let (events, findings) = (
        counted(view.steps.len() as u64, "event", "events"),
        counted(view.findings.len() as u64, "finding", "findings"),
    );
    format!("{events} and {findings} in {}, {} KB{how}\n", one_line(output), bytes.div_ceil(1000))
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
