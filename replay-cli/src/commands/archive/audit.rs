//! `archive audit`: every game, a line each.

use crate::args::ArchiveAuditArgs;
use crate::commands::waiting::Rows;
use crate::commands::{Answer, Call, Failure};
use crate::exit::Exit;
use crate::render;
use crate::session::{Desk, GameName, Loaded, Many, Outcome, Results, Trust, in_order, threads};
use crate::view::{ArchiveAuditView, Asked, AuditView, AuditedRow};

const SCHEMA: &str = "asl-replay/archive-audit/1";

/// Said where heads are taken on trust.
const LEAVES_OUT: &str = "no game was read whose head, as the archive notes it, had a result from an earlier run: what was \
                          changed in its blocks or signatures since does not show";

pub(super) fn run(call: &Call<'_>, args: &ArchiveAuditArgs) -> Result<Answer, Failure> {
    let leaves_out = args.unverified.then(|| LEAVES_OUT.to_owned());
    let mut view = ArchiveAuditView { schema: SCHEMA, leaves_out, ..ArchiveAuditView::default() };
    let Some(many) = call.place.many()? else {
        return Ok(Answer::of(Exit::Clean, &view, render::archive_audit(&view)));
    };
    let names = many.chosen(&args.games)?;
    let results = Results::of(&call.place, &asked_word(args));
    let mut rows = Rows::new(call, &view, "games", (names.len(), "games"));
    let mut exit = Exit::Clean;
    let work = Work { args, many: &many, results: &results };
    work.each(&names, |row, is_kept| {
        view.count(&row, is_kept);
        exit = exit.max(exit_of(&row));
        rows.row(&row, || render::audited(&row, call.width)) && !many.is_lost()
    });
    if many.is_lost() {
        exit = Exit::CannotRun;
    }
    let aside = match results.can_be_kept() {
        true => String::new(),
        false => "the home cannot be written: the results are not kept for the next run\n".to_owned(),
    };
    Ok(Answer { aside, ..rows.end(exit, &view, render::archive_audit(&view)) })
}

fn exit_of(row: &AuditedRow) -> Exit {
    match (&row.fault, row.broken) {
        (Some(_), _) => Exit::Broken,
        (None, 0) => Exit::Clean,
        (None, _) => Exit::Findings,
    }
}

/// What results are kept for, in a word.
fn asked_word(args: &ArchiveAuditArgs) -> String {
    let printing = args.printing.map_or_else(|| "played".to_owned(), |printing| printing.to_string());
    let book = args.book.map_or_else(|| "recorded".to_owned(), |book| book.to_string());
    format!("audit:{printing}:{book}")
}

struct Work<'w> {
    args: &'w ArchiveAuditArgs,
    many: &'w Many,
    results: &'w Results,
}

impl Work<'_> {
    fn each(&self, names: &[GameName], mut each: impl FnMut(AuditedRow, bool) -> bool) {
        let threads = self.args.threads.unwrap_or_else(threads);
        in_order(
            names,
            threads,
            || self.many.desk(),
            |desk, name| self.one(desk, name),
            |_, (row, is_kept)| each(row, is_kept),
        );
    }

    fn trust(&self) -> Trust {
        match (self.args.unverified, self.args.anew) {
            (true, _) => Trust::Anchor,
            (false, true) => Trust::NoResult,
            (false, false) => Trust::Nothing,
        }
    }

    /// The row of a game, and whether it is of an earlier run.
    fn one(&self, desk: &Desk<'_>, name: &GameName) -> (AuditedRow, bool) {
        let made = |loaded: &Loaded, size| self.judged(name, loaded, size);
        let Outcome { result, is_kept } = self.results.of_game(desk, name, self.trust(), made);
        let row = result.and_then(|bytes| self.row(&bytes));
        (row.unwrap_or_else(|why| AuditedRow::unread(name.to_string(), why)), is_kept)
    }

    /// A row as it is kept: in one line what is always told, in the next the findings.
    fn judged(&self, name: &GameName, loaded: &Loaded, size: u64) -> Vec<u8> {
        let asked = Asked { printing: self.args.printing, book: self.args.book, reveal: false };
        let mut row = match AuditView::by(loaded, asked) {
            Ok(view) => AuditedRow::of(name.to_string(), size, view),
            Err(why) => AuditedRow::unread(name.to_string(), why.to_string()),
        };
        let findings = row.findings.take().unwrap_or_default();
        let line = |json: serde_json::Result<String>| json.expect("a row has only text keys") + "\n";
        (line(serde_json::to_string(&row)) + &line(serde_json::to_string(&findings))).into_bytes()
    }

    fn row(&self, bytes: &[u8]) -> Result<AuditedRow, String> {
        let unread = |why: serde_json::Error| format!("its result cannot be read: {why}");
        let mut lines = bytes.split(|byte| *byte == b'\n');
        let mut row: AuditedRow = serde_json::from_slice(lines.next().unwrap_or_default()).map_err(unread)?;
        if self.args.findings {
            row.findings = Some(serde_json::from_slice(lines.next().unwrap_or_default()).map_err(unread)?);
        }
        Ok(row)
    }
}
