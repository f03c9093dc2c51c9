//! What the commands that write, convert or fail say of it, as data.

use super::event::EventView;
use super::finding::FindingView;
use crate::read::Published;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::Path;

/// What `record` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct RecordView {
    /// `asl-replay/record/1`.
    pub schema: &'static str,
    /// The file, or the game of the archive.
    pub output: String,
    /// Events that it has now.
    pub events: u64,
    /// Events that were added.
    pub added: u64,
    /// Its head, in hexadecimal.
    pub head: String,
    /// Nothing was recorded: it was only asked what would be, or a line breaks a rule.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub only_shown: bool,
    /// The lines of a turn as they are, or would be, recorded.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<EventView>,
    /// What is found in them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub findings: Vec<FindingView>,
}

impl RecordView {
    /// The view of a log that was written.
    #[must_use]
    pub fn of(output: String, events: u64, added: u64, head: String) -> RecordView {
        let (lines, findings) = (Vec::new(), Vec::new());
        RecordView {
            schema: "asl-replay/record/1",
            output,
            events,
            added,
            head,
            only_shown: false,
            lines,
            findings,
        }
    }
}

/// What `import` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ImportView {
    /// `asl-replay/import/1`.
    pub schema: &'static str,
    /// Events of the game.
    pub events: u64,
    /// The file that was written; absent when none was named.
    pub output: Option<String>,
    /// The game in the notation, when no file was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// What the import noticed about the files.
    pub notes: Vec<String>,
}

impl ImportView {
    /// The view of an import, not yet written.
    #[must_use]
    pub fn of(events: u64, notes: Vec<String>) -> ImportView {
        ImportView { schema: "asl-replay/import/1", events, output: None, content: None, notes }
    }
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

/// What `completions` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct CompletionsView {
    /// `asl-replay/completions/1`.
    pub schema: &'static str,
    /// The shell.
    pub shell: String,
    /// The script.
    pub script: String,
}

impl CompletionsView {
    /// The view of a script.
    #[must_use]
    pub fn of(shell: String, script: String) -> CompletionsView {
        CompletionsView { schema: "asl-replay/completions/1", shell, script }
    }
}

/// What `man` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ManView {
    /// `asl-replay/man/1`.
    pub schema: &'static str,
    /// The pages by the names of their files, such as `asl-replay-audit.1`, in roff.
    pub pages: BTreeMap<String, String>,
    /// The folder that they were written to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
}
