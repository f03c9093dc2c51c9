//! `archive export`: every game as a file, or all of them as tables.

use crate::args::archive::ArchiveExportArgs;
use crate::command::failure::Failure;
use crate::command::waiting::Rows;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::{Exported, Many, Refusal, create_folder, in_order, threads};
use crate::text::archive;
use crate::view::archive::{ArchiveExportView, ExportedRow};
use std::path::Path;

pub(super) fn run(call: &Call<'_>, args: &ArchiveExportArgs) -> Result<Answer, Failure> {
    if args.parquet.is_some() && cfg!(not(feature = "desk")) {
        let why =
            "this program writes no tables: it was built without the desk; build it with `--features desk`";
        return Err(Failure::Usage(why.to_owned()));
    }
    let view = ArchiveExportView { schema: "asl-replay/archive-export/1", ..ArchiveExportView::default() };
    let Some(many) = call.place.many()? else {
        return Ok(Answer::of(Exit::Clean, &view, archive::archive_export(&view)));
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
            rows.row(&row, || archive::exported(&row)) && !many.is_lost()
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
    Ok(rows.end(exit, &view, archive::archive_export(&view)))
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
