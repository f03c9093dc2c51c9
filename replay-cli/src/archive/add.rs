//! `archive add`: files into the archive, a line each.

use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::waiting::Rows;
use crate::command::{Answer, Call};
use crate::home::{Many, Refusal};
use crate::text::{BAD, STRONG, styled};
use crate::words::{counted, in_brief, one_line, thousands};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Arguments of `archive add`.
#[derive(Args, Debug)]
pub struct ArchiveAddArgs {
    /// The files. A game is called after its file; one that the archive holds already, as mails of it do, keeps its name.
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// Call new games by the hash of their record 0, which no two games share, instead of after their files.
    #[arg(long)]
    pub by_id: bool,
}

pub(crate) fn run(call: &Call<'_>, args: &ArchiveAddArgs) -> Result<Answer, Failure> {
    let mut view = ArchiveAddView { schema: "asl-replay/archive-add/1", ..ArchiveAddView::default() };
    let many = call.place.many_to_write()?;
    let files = call.place.games_in(&args.files)?;
    let mut rows = Rows::new(call, &view, "files", (files.len(), "files"));
    let mut exit = Exit::Clean;
    for file in &files {
        let (row, of_file) = one(&many, file, args.by_id);
        exit = exit.max(of_file);
        let count = match (&row.fault, row.added + row.signed) {
            (Some(_), _) => &mut view.refused,
            (None, 0) => &mut view.unchanged,
            (None, _) => &mut view.added,
        };
        *count += 1;
        if !rows.row(&row, || taken(&row)) || many.is_lost() {
            break;
        }
    }
    Ok(rows.end(exit, &view, archive_add(&view)))
}

fn one(many: &Many, file: &Path, by_id: bool) -> (TakenRow, Exit) {
    let mut row = TakenRow {
        file: file.display().to_string(),
        name: None,
        events: 0,
        added: 0,
        signed: 0,
        parts_from: None,
        parts_at: None,
        fault: None,
    };
    match many.add(file, by_id) {
        Ok(taken) => {
            row.name = Some(taken.name.to_string());
            (row.events, row.added, row.signed) = (taken.events, taken.added, taken.signed);
            (row.parts_from, row.parts_at) = taken.parts.map(|(from, at)| (from.to_string(), at)).unzip();
            (row, Exit::Clean)
        }
        Err(why) => {
            let exit = match &why {
                Refusal::Broken(_) => Exit::Broken,
                Refusal::Load(_) | Refusal::Wrong(_) | Refusal::Store(_) => Exit::CannotRun,
            };
            // The line begins with the file already.
            let says = why.to_string();
            let rest = says.strip_prefix(&row.file);
            let rest = rest.and_then(|rest| rest.strip_prefix(": ").or_else(|| rest.strip_prefix(" is ")));
            row.fault = Some(rest.unwrap_or(&says).to_owned());
            (row, exit)
        }
    }
}

/// A file that `archive add` was given.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct TakenRow {
    /// The file.
    pub file: String,
    /// The game's name in the archive.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its events in the file.
    pub events: u64,
    /// How many of them were new.
    pub added: u64,
    /// Signatures that were new.
    pub signed: u64,
    /// The game of the archive of which it is another copy: it stands under a name of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parts_from: Option<String>,
    /// The first event that differs from that one's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parts_at: Option<u64>,
    /// Why it was not taken in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

/// What `archive add` answers.
#[derive(Default, JsonSchema, Serialize, Debug)]
pub struct ArchiveAddView {
    /// `asl-replay/archive-add/1`.
    pub schema: &'static str,
    /// The files, as they were named.
    pub files: Vec<TakenRow>,
    /// Files that brought something new.
    pub added: u64,
    /// Files of which everything was there.
    pub unchanged: u64,
    /// Files that were not taken in.
    pub refused: u64,
}

/// The line of a file that was taken in.
#[must_use]
pub fn taken(row: &TakenRow) -> String {
    let file = one_line(&row.file);
    if let Some(fault) = &row.fault {
        return format!("{file}: {}\n", styled(BAD, &in_brief(fault)));
    }
    let name = styled(STRONG, &one_line(row.name.as_deref().unwrap_or_default()));
    let what = match (row.added, row.signed) {
        (0, 0) => "nothing new".to_owned(),
        (0, signed) => counted(signed, "signature added", "signatures added"),
        (added, _) if added == row.events => format!("{} added", counted(added, "event", "events")),
        (added, _) => {
            format!("{} added, {} in all", counted(added, "event", "events"), thousands(row.events))
        }
    };
    let parts = match (&row.parts_from, row.parts_at) {
        (Some(from), Some(at)) => {
            let says = format!("; another copy of {}, which it leaves at event {at}", one_line(from));
            styled(BAD, &says)
        }
        _ => String::new(),
    };
    format!("{file}: {name}, {what}{parts}\n")
}

/// All of them.
#[must_use]
pub fn archive_add(view: &ArchiveAddView) -> String {
    format!(
        "{} brought something new, {} nothing, {} refused\n",
        counted(view.added, "file", "files"),
        thousands(view.unchanged),
        thousands(view.refused)
    )
}
