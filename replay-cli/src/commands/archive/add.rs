//! `archive add`: files into the archive, a line each.

use crate::args::archive::ArchiveAddArgs;
use crate::command::failure::Failure;
use crate::command::waiting::Rows;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::{Many, Refusal};
use crate::text::archive;
use crate::view::archive::{ArchiveAddView, TakenRow};
use std::path::Path;

pub(super) fn run(call: &Call<'_>, args: &ArchiveAddArgs) -> Result<Answer, Failure> {
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
        if !rows.row(&row, || archive::taken(&row)) || many.is_lost() {
            break;
        }
    }
    Ok(rows.end(exit, &view, archive::archive_add(&view)))
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
