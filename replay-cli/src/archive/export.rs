//! `archive export`: every game as a file, or all of them as tables.

use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::waiting::Rows;
use crate::command::{Answer, Call};
use crate::home::{Exported, Many, Refusal, create_folder, in_order, threads};
use crate::text::{BAD, STRONG, size, styled};
use crate::words::{counted, one_line, thousands};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Arguments of `archive export`.
#[derive(Args, Debug)]
pub struct ArchiveExportArgs {
    /// The folder for the files, NAME.aslog each. A file that stands there is replaced by one that goes on from it alone.
    #[arg(value_name = "DIR", required_unless_present = "parquet")]
    pub folder: Option<PathBuf>,
    /// Write, instead, three tables into this folder: events.parquet, rolls.parquet, findings.parquet. Tables that stand
    /// there are replaced. Of a program built with `--features desk`.
    #[arg(long, value_name = "DIR", conflicts_with = "folder")]
    pub parquet: Option<PathBuf>,
}

pub(crate) fn run(call: &Call<'_>, args: &ArchiveExportArgs) -> Result<Answer, Failure> {
    if args.parquet.is_some() && cfg!(not(feature = "desk")) {
        let why =
            "this program writes no tables: it was built without the desk; build it with `--features desk`";
        return Err(Failure::Usage(why.to_owned()));
    }
    let view = ArchiveExportView { schema: "asl-replay/archive-export/1", ..ArchiveExportView::default() };
    let Some(many) = call.place.many()? else {
        return Ok(Answer::of(Exit::Clean, &view, archive_export(&view)));
    };
    match (&args.folder, &args.parquet) {
        (Some(folder), None) => files(call, &many, folder, view),
        #[cfg(feature = "desk")]
        (_, Some(folder)) => super::parquet::write(call, &many, folder, view),
        _ => Err(Failure::Usage("name a folder for the files, or one for --parquet".to_owned())),
    }
}

fn files(
    call: &Call<'_>,
    many: &Many,
    folder: &Path,
    mut view: ArchiveExportView,
) -> Result<Answer, Failure> {
    create_folder(folder)?;
    let names = many.names()?;
    let mut full = None;
    let mut rows = Rows::new(call, &view, "games", (names.len(), "games"));
    in_order(
        &names,
        threads(),
        || many.desk(),
        |desk, name| desk.export(name, folder),
        |name, became| {
            // Where one cannot be written none can.
            if let Err(Refusal::Store(why)) = became {
                full = Some(why);
                return false;
            }
            let row = row(name.to_string(), became);
            let count = match row.became {
                "refused" => &mut view.refused,
                "same" => &mut view.unchanged,
                _ => &mut view.written,
            };
            *count += 1;
            rows.row(&row, || exported(&row)) && !many.is_lost()
        },
    );
    if let Some(why) = full {
        return Err(Failure::Store(why));
    }
    let exit = match (many.is_lost(), view.refused) {
        (true, _) => Exit::CannotRun,
        (false, 0) => Exit::Clean,
        (false, _) => Exit::Broken,
    };
    Ok(rows.end(exit, &view, archive_export(&view)))
}

fn row(name: String, became: Result<Exported, Refusal>) -> ExportedRow {
    let (became, fault) = match became {
        Ok(Exported::Written) => ("written", None),
        Ok(Exported::Same) => ("same", None),
        Ok(Exported::Continued) => ("continued", None),
        Err(why) => ("refused", Some(why.to_string())),
    };
    ExportedRow { name, became, fault }
}

/// A game that `archive export` wrote.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct ExportedRow {
    /// Its name.
    pub name: String,
    /// `written`, `same`, `continued`, or `refused`.
    pub became: &'static str,
    /// Why it was not written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

/// A table that `archive export --parquet` wrote.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct TableRow {
    /// Its file.
    pub file: String,
    /// Its rows.
    pub rows: u64,
    /// Its bytes.
    pub bytes: u64,
}

/// What `archive export` answers.
#[derive(Default, JsonSchema, Serialize, Debug)]
pub struct ArchiveExportView {
    /// `asl-replay/archive-export/1`.
    pub schema: &'static str,
    /// The games, by name.
    pub games: Vec<ExportedRow>,
    /// Files that are new or go on from what stood there.
    pub written: u64,
    /// Files that stood there as they are.
    pub unchanged: u64,
    /// Games that were not written.
    pub refused: u64,
    /// The tables.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<TableRow>,
    /// Bytes of all payloads that the tables were made of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_bytes: Option<u64>,
}

/// The line of a game whose file is new, or was refused; one that stood there has none.
#[must_use]
pub fn exported(row: &ExportedRow) -> String {
    let name = styled(STRONG, &one_line(&row.name));
    match (&row.fault, row.became) {
        (Some(fault), _) => format!("{name}  {}\n", styled(BAD, &one_line(fault))),
        (None, "same") => String::new(),
        (None, became) => format!("{name}  {became}\n"),
    }
}

/// All of them.
#[must_use]
pub fn archive_export(view: &ArchiveExportView) -> String {
    let mut out = format!(
        "{} written, {} there already, {} refused\n",
        counted(view.written, "game", "games"),
        thousands(view.unchanged),
        thousands(view.refused)
    );
    for table in &view.tables {
        out += &format!(
            "{}: {}, {}\n",
            one_line(&table.file),
            counted(table.rows, "row", "rows"),
            size(table.bytes)
        );
    }
    out
}
