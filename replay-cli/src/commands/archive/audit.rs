//! `archive audit`: every game, a line each.

use crate::args::archive::ArchiveAuditArgs;
use crate::command::failure::Failure;
use crate::command::waiting::Rows;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::{Desk, GameName, Many, Outcome, Results, Shared, Trust, in_order, threads};
use crate::read::Loaded;
use crate::text::archive;
use crate::view::archive::{ArchiveAuditView, AuditedRow};
use crate::view::audit::{Asked, AuditView};
use crate::words::counted;
use std::num::NonZeroUsize;

const SCHEMA: &str = "asl-replay/archive-audit/1";

/// Said where heads are taken on trust.
const LEAVES_OUT: &str = "no game was read whose head, as the archive notes it, had a result from an earlier run: what was \
                          changed in its blocks or signatures since does not show";

/// Said where games are shared.
const OTHERS_WORD: &str = "a game that another worker audited, or that was shared before, was not read here: its result is the \
                           word of whoever put it into the database";

pub(super) fn run(call: &Call<'_>, args: &ArchiveAuditArgs) -> Result<Answer, Failure> {
    let leaves_out = if args.share { Some(OTHERS_WORD) } else { args.unverified.then_some(LEAVES_OUT) };
    let leaves_out = leaves_out.map(ToOwned::to_owned);
    let mut view = ArchiveAuditView { schema: SCHEMA, leaves_out, ..ArchiveAuditView::default() };
    let Some(many) = call.place.many()? else {
        return Ok(Answer::of(Exit::Clean, &view, archive::archive_audit(&view)));
    };
    let names = many.chosen(&args.games)?;
    let results = Results::of(&call.place, &asked_word(args));
    let shared = args.share.then(|| many.share(&asked_word(args))).transpose()?;
    let work = Work { args, many: &many, results: &results, shared: shared.as_ref() };
    view.audited_here = work.shared_with_others(call)?;
    let mut rows = Rows::new(call, &view, "games", (names.len(), "games"));
    let mut exit = Exit::Clean;
    work.each(&names, |row, is_kept| {
        view.count(&row, is_kept);
        exit = exit.max(exit_of(&row));
        rows.row(&row, || archive::audited(&row, call.width)) && !many.is_lost()
    });
    if many.is_lost() {
        exit = Exit::CannotRun;
    }
    let aside = aside(&results, shared.as_ref());
    Ok(Answer { aside, ..rows.end(exit, &view, archive::archive_audit(&view)) })
}

/// What is told beside the answer.
fn aside(results: &Results, shared: Option<&Shared<'_>>) -> String {
    let mut aside = String::new();
    if !results.can_be_kept() {
        aside += "the home cannot be written: the results are not kept for the next run\n";
    }
    let dropped = shared.map_or(0, Shared::dropped);
    if dropped > 0 {
        let games = counted(dropped, "game", "games");
        aside += &format!(
            "{games} audited here in vain: the connection was lost, and another worker had it then\n"
        );
    }
    aside
}

fn exit_of(row: &AuditedRow) -> Exit {
    match (&row.fault, row.counts.broken) {
        (Some(_), _) => Exit::Broken,
        (None, 0) => Exit::Clean,
        (None, _) => Exit::Findings,
    }
}

fn trust(args: &ArchiveAuditArgs) -> Trust {
    match (args.unverified, args.anew) {
        (true, _) => Trust::Anchor,
        (false, true) => Trust::NoResult,
        (false, false) => Trust::Nothing,
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
    shared: Option<&'w Shared<'w>>,
}

impl Work<'_> {
    /// Where games are shared, works on those that wait until none does; how many were audited here.
    fn shared_with_others(&self, call: &Call<'_>) -> Result<Option<u64>, Failure> {
        let Some(shared) = self.shared else { return Ok(None) };
        let work = |desk: &Desk<'_>, name: &GameName| {
            let outcome = self.outcome(desk, name);
            let row = outcome.result.as_ref().ok().and_then(|bytes| self.row(name, bytes).ok());
            // What is wrong with a game is found by everybody himself: it may be put right meanwhile.
            (outcome, row.is_some_and(|row| row.fault.is_none()))
        };
        let here = shared
            .work_off(self.threads(), work, |done, of| call.waiting().done(done, of, "games shared"))?;
        Ok(Some(here))
    }

    fn threads(&self) -> NonZeroUsize {
        self.args.threads.unwrap_or_else(threads)
    }

    fn each(&self, names: &[GameName], mut each: impl FnMut(AuditedRow, bool) -> bool) {
        in_order(
            names,
            self.threads(),
            || self.many.desk(),
            |desk, name| self.one(desk, name),
            |_, (row, is_kept)| each(row, is_kept),
        );
    }

    /// The row of a game, and whether it is of an earlier run.
    fn one(&self, desk: &Desk<'_>, name: &GameName) -> (AuditedRow, bool) {
        let by_others = self.shared.and_then(|shared| shared.result(desk, name));
        if let Some(row) = by_others.and_then(|bytes| self.row(name, &bytes).ok()) {
            return (row, false);
        }
        let Outcome { result, is_kept, .. } = self.outcome(desk, name);
        let row = result.and_then(|bytes| self.row(name, &bytes));
        (row.unwrap_or_else(|why| AuditedRow::unread(name.to_string(), why)), is_kept)
    }

    fn outcome(&self, desk: &Desk<'_>, name: &GameName) -> Outcome {
        let made = |loaded: &Loaded, size| self.judged(name, loaded, size);
        self.results.of_game(desk, name, trust(self.args), made)
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

    fn row(&self, name: &GameName, bytes: &[u8]) -> Result<AuditedRow, String> {
        let unread = |why: serde_json::Error| format!("its result cannot be read: {why}");
        let mut lines = bytes.split(|byte| *byte == b'\n');
        let mut row: AuditedRow = serde_json::from_slice(lines.next().unwrap_or_default()).map_err(unread)?;
        // Another worker may have written it.
        row.name = name.to_string();
        if self.args.findings {
            row.findings = Some(serde_json::from_slice(lines.next().unwrap_or_default()).map_err(unread)?);
        }
        Ok(row)
    }
}
