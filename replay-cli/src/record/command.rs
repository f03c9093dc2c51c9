//! `record`: a text game as a hashed log, in a file or in the archive.

use super::by_line;
use crate::command::args::KeyArgs;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call, Command, finding_line, sides};
use crate::home::{Destination, Written};
use crate::read::Loaded;
use crate::text::{STRONG, findings, styled};
use crate::view::event::EventView;
use crate::view::finding::FindingView;
use crate::words::{counted, one_line, shown, thousands};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Turn a text game into a hashed log, in a file or in the archive; without a file, record line by line.
#[derive(Args, Debug)]
pub struct RecordArgs {
    /// The text game to record; with --to, event lines alone, such as those of your turn. Without one, or with a game of
    /// the archive, you record line by line.
    #[arg(value_name = "IN")]
    pub input: Option<PathBuf>,
    /// Add the lines of IN to this game of the archive.
    #[arg(long, value_name = "GAME", requires = "input", conflicts_with_all = ["output", "name"])]
    pub to: Option<PathBuf>,
    /// Only if the game ends with this event: otherwise you are told what you missed.
    #[arg(long, value_name = "N", requires = "to", conflicts_with_all = ["output", "name"])]
    pub after: Option<u64>,
    /// Add the lines though the game ends with the same already: a second Delay, say.
    #[arg(long, requires = "to", conflicts_with_all = ["output", "name"])]
    pub again: bool,
    /// Only say what would be recorded, with its figures, and what the rules say of it.
    #[arg(long, requires = "to", conflicts_with_all = ["output", "name"])]
    pub dry_run: bool,
    /// Record nothing when any of the lines breaks a rule.
    #[arg(long, requires = "input")]
    pub strict: bool,
    /// Write a log file. If it exists and the input continues it, the new events are appended.
    #[arg(short, long, value_name = "OUT")]
    pub output: Option<PathBuf>,
    /// Its name in the archive, when no file is written; the input's file name when not given.
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// The player who records; you, when the game names your key, else who recorded last.
    #[arg(long, value_name = "PLAYER")]
    pub by: Option<String>,
    /// The key, for what is signed and for your shares from within.
    #[command(flatten)]
    pub key: KeyArgs,
}

impl Command for RecordArgs {
    fn examples() -> &'static [&'static str] {
        &["record --name bridge", "record turn.asl --to bridge --dry-run", "record game.asl -o game.aslog"]
    }

    fn is_left(&self) -> bool {
        true
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        if let (Some(lines), Some(game)) = (&self.input, &self.to) {
            return super::turn::run(call, self, lines, game);
        }
        let input = match &self.input {
            Some(input) if !by_line::is_wanted(call, self)? => input,
            Some(_) | None => return by_line::run(call, self).map(|view| answer(call, &view)),
        };
        let copy = call.place.copy_for(input, &call.viewer)?;
        if self.strict {
            let broken = finding_line::warning(&copy.loaded, &shown(input), |_, _| true);
            if !broken.is_empty() {
                let (output, events) = (shown(input), copy.loaded.game.events.len() as u64);
                let mut view = RecordView::of(output, 0, events, String::new());
                view.only_shown = true;
                return Ok(Answer { aside: broken, exit: Exit::Findings, ..answer(call, &view) });
            }
        }
        let (view, name) = match &self.output {
            Some(path) => {
                let written = call.place.record(&copy, Destination::File(path))?;
                (view(path.display().to_string(), written), shown(path))
            }
            None => {
                let name = name(&copy.loaded, self);
                let written = call.place.record(&copy, Destination::Archive(&name))?;
                (view(format!("{name} (archive)"), written), name)
            }
        };
        let unplayed = sides::unplayed(&copy.loaded.game.scenario);
        let broken = finding_line::warning(&copy.loaded, &name, |_, _| true);
        let exit = if broken.is_empty() { Exit::Clean } else { Exit::Findings };
        Ok(Answer { aside: unplayed + &broken, exit, ..answer(call, &view) })
    }

    fn output(&self) -> Option<&Path> {
        self.output.as_deref()
    }

    fn uses_keys(&self) -> bool {
        self.to.is_some() || self.output.is_none()
    }
}

fn answer(call: &Call, view: &RecordView) -> Answer {
    Answer::of(Exit::Clean, view, record(view, call.width))
}

fn name(loaded: &Loaded, args: &RecordArgs) -> String {
    let stem = loaded.paths.first().map(|path| command::stem(path));
    args.name.clone().or(stem).unwrap_or_default()
}

pub(crate) fn view(output: String, written: Written) -> RecordView {
    RecordView::of(output, written.events, written.added, written.head)
}

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

/// A log that was recorded.
#[must_use]
pub fn record(view: &RecordView, columns: usize) -> String {
    let line =
        |row: &EventView| format!("{:>5}  {}: {}\n", row.event, one_line(&row.by), one_line(&row.text));
    let lines: String = view.lines.iter().map(line).collect();
    let findings: String =
        view.findings.iter().map(|found| findings::finding(found, columns) + "\n").collect();
    let gap = if findings.is_empty() { "" } else { "\n" };
    lines + gap + &findings + &recorded(view)
}

fn recorded(view: &RecordView) -> String {
    let head: String = view.head.chars().take(16).collect();
    if view.only_shown && head.is_empty() {
        return format!("nothing was recorded, {} would be\n", counted(view.added, "event", "events"));
    }
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
