//! `archive audit`: every game, a line each.

use crate::audit::summary::{self, Counts};
use crate::audit::view::{Asked, AuditView};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::waiting::Rows;
use crate::command::{self, Answer, Call};
use crate::home::{Desk, GameName, Many, Outcome, Results, Shared, Trust, in_order, threads};
use crate::read::Loaded;
use crate::text::wrap::wrapped;
use crate::text::{BAD, DIM, GOOD, OPEN, STRONG, indented, styled};
use crate::view::finding::FindingView;
use crate::words::{counted, one_line, thousands};
use asl_core::scenario::Printing;
use clap::Args;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::num::NonZeroUsize;

/// Arguments of `archive audit`.
#[derive(Args, Debug)]
pub struct ArchiveAuditArgs {
    /// Only these games.
    #[arg(value_name = "NAME")]
    pub games: Vec<GameName>,
    /// Tell also the findings of each game.
    #[arg(long)]
    pub findings: bool,
    /// Take each game's head on trust, as the archive notes it: games with a result from an earlier run are not read. What
    /// that leaves out is said.
    #[arg(long, conflicts_with = "anew")]
    pub unverified: bool,
    /// Take no result of an earlier run.
    #[arg(long)]
    pub anew: bool,
    /// Share the games of a database with every other process, on whatever machine, that does the same: each game is
    /// audited by one of them. The database grants it to directors; the others' results are taken on their word.
    #[arg(long, conflicts_with_all = ["games", "unverified", "anew"])]
    pub share: bool,
    /// Judge by this printing of the rules instead of each game's own.
    #[arg(long, value_name = "1e|2e", value_parser = command::args::printing)]
    pub printing: Option<Printing>,
    /// Judge anew by this version of the rule book code, or by the latest.
    #[arg(long, value_name = "N|latest", value_parser = command::args::book)]
    pub book: Option<u16>,
    /// So many games at a time, instead of one for each core.
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
}

const SCHEMA: &str = "asl-replay/archive-audit/1";

/// Said where heads are taken on trust.
const LEAVES_OUT: &str = "no game was read whose head, as the archive notes it, had a result from an earlier run: what was \
                          changed in its blocks or signatures since does not show";

/// Said where games are shared.
const OTHERS_WORD: &str = "a game that another worker audited, or that was shared before, was not read here: its result is the \
                           word of whoever put it into the database";

pub(crate) fn run(call: &Call<'_>, args: &ArchiveAuditArgs) -> Result<Answer, Failure> {
    let leaves_out = if args.share { Some(OTHERS_WORD) } else { args.unverified.then_some(LEAVES_OUT) };
    let leaves_out = leaves_out.map(ToOwned::to_owned);
    let mut view = ArchiveAuditView { schema: SCHEMA, leaves_out, ..ArchiveAuditView::default() };
    let Some(many) = call.place.many()? else {
        return Ok(Answer::of(Exit::Clean, &view, archive_audit(&view)));
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
        rows.row(&row, || audited(&row, call.width)) && !many.is_lost()
    });
    if many.is_lost() {
        exit = Exit::CannotRun;
    }
    let aside = aside(&results, shared.as_ref());
    Ok(Answer { aside, ..rows.end(exit, &view, archive_audit(&view)) })
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
            // Everybody finds what is wrong with a game by their own audit: it may be put right meanwhile.
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

/// What an audit found in a game, in short.
#[derive(Clone, Default, JsonSchema, Serialize, Deserialize, Debug)]
pub struct AuditedRow {
    /// Its name in the archive.
    pub name: String,
    /// What was found.
    #[serde(flatten)]
    pub counts: Counts,
    /// Its size in bytes.
    pub bytes: u64,
    /// Game Turn, side and phase of the last event.
    pub when: String,
    /// The printing judged by.
    pub printing: String,
    /// The version of the book judged by.
    pub book: u16,
    /// How often a clause applied and was kept.
    pub kept: u64,
    /// What is wrong with its bytes or signatures, or why it cannot be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// Boards that were not read, or are not those agreed on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub board_faults: Vec<String>,
    /// The findings, when they were asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub findings: Option<Vec<FoundRow>>,
}

/// A finding in short; `audit GAME` tells all of it.
#[derive(Clone, JsonSchema, Serialize, Deserialize, Debug)]
pub struct FoundRow {
    /// The event.
    pub event: u64,
    /// `turn 2 russian MPh`.
    pub when: String,
    /// Who recorded it.
    pub by: String,
    /// `broken`, `undecided` or `waived`.
    pub ruling: String,
    /// The clause.
    pub clause: String,
    /// Further clauses that the same fact breaks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// The unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// In words.
    pub says: String,
    /// The player's figure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declared: Option<String>,
    /// Ours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<String>,
}

impl AuditedRow {
    /// The row of a game that was audited, with its findings.
    #[must_use]
    pub fn of(name: String, bytes: u64, view: AuditView) -> AuditedRow {
        let damage = view.integrity.as_ref().filter(|integrity| !integrity.intact);
        AuditedRow {
            name,
            counts: Counts::of(&view),
            bytes,
            when: view.phases.last().cloned().unwrap_or_else(|| "before turn 1".to_owned()),
            printing: view.printing,
            book: view.book,
            kept: view.kept,
            fault: damage.map(|integrity| integrity.fault.clone().unwrap_or_default()),
            board_faults: view.board_faults,
            findings: Some(view.findings.into_iter().map(FoundRow::of).collect()),
        }
    }

    /// The row of a game that cannot be audited.
    #[must_use]
    pub fn unread(name: String, why: String) -> AuditedRow {
        AuditedRow { name, fault: Some(why), ..AuditedRow::default() }
    }
}

impl FoundRow {
    fn of(finding: FindingView) -> FoundRow {
        FoundRow {
            event: finding.at.event,
            when: finding.at.when,
            by: finding.at.by,
            ruling: finding.ruling,
            clause: finding.clause,
            also: finding.also,
            unit: finding.unit,
            says: finding.says,
            declared: finding.declared,
            due: finding.due,
        }
    }
}

/// What `archive audit` answers.
#[derive(Default, JsonSchema, Serialize, Debug)]
pub struct ArchiveAuditView {
    /// `asl-replay/archive-audit/1`.
    pub schema: &'static str,
    /// The games, by name.
    pub games: Vec<AuditedRow>,
    /// How many.
    pub audited: u64,
    /// Of these, games in which nothing is broken.
    pub clean: u64,
    /// Games in which a clause is broken.
    pub with_findings: u64,
    /// Games that are damaged or cannot be read.
    pub damaged: u64,
    /// All events.
    pub events: u64,
    /// All broken clauses.
    pub broken: u64,
    /// All open questions.
    pub undecided: u64,
    /// Games whose result is that of an earlier run: nothing that it was worked out from has changed.
    pub kept_results: u64,
    /// Games audited by this process, where they are shared; the others' results are their workers' word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub audited_here: Option<u64>,
    /// What was not looked at, when that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaves_out: Option<String>,
}

impl ArchiveAuditView {
    /// Counts a game.
    pub fn count(&mut self, row: &AuditedRow, is_kept: bool) {
        self.audited += 1;
        self.events += row.counts.events;
        self.broken += row.counts.broken as u64;
        self.undecided += row.counts.undecided as u64;
        self.kept_results += u64::from(is_kept);
        let of = match (&row.fault, row.counts.broken) {
            (Some(_), _) => &mut self.damaged,
            (None, 0) => &mut self.clean,
            (None, _) => &mut self.with_findings,
        };
        *of += 1;
    }
}

/// The line of a game that was audited, with its findings below.
#[must_use]
pub fn audited(row: &AuditedRow, columns: usize) -> String {
    let name = styled(STRONG, &one_line(&row.name));
    if let Some(fault) = &row.fault {
        return format!("{name}  {}\n", styled(BAD, &one_line(fault)));
    }
    let words = summary::words(&row.counts);
    let verdict = match (row.counts.broken, row.counts.undecided) {
        (0, 0) if words.is_empty() => styled(GOOD, "nothing found"),
        (0, 0) => styled(GOOD, &words.join(", ")),
        (0, _) => styled(OPEN, &words.join(", ")),
        (_, _) => styled(BAD, &words.join(", ")),
    };
    let when = styled(DIM, &one_line(&row.when));
    let mut out = format!("{name}  {}  {verdict}  {when}\n", counted(row.counts.events, "event", "events"));
    for fault in &row.board_faults {
        out += &format!("  {}\n", styled(OPEN, &one_line(fault)));
    }
    for finding in row.findings.iter().flatten() {
        out += &indented(2, &wrapped(columns.saturating_sub(2), &found(finding)).join("\n"));
    }
    out
}

fn found(row: &FoundRow) -> String {
    let style = if row.ruling == "broken" { BAD } else { OPEN };
    let clause =
        std::iter::once(&row.clause).chain(&row.also).map(|id| one_line(id)).collect::<Vec<_>>().join(", ");
    let ruling = styled(style, &row.ruling);
    format!("event {} ({}): {ruling} {clause}: {}", row.event, one_line(&row.when), one_line(&row.says))
}

/// All of them.
#[must_use]
pub fn archive_audit(view: &ArchiveAuditView) -> String {
    if view.audited == 0 {
        return "no game lies in the archive: `archive add FILES` puts some there\n".to_owned();
    }
    let mut out = format!(
        "{}, {}: {} clean, {} with findings, {} damaged; {} broken, {} undecided\n",
        counted(view.audited, "game", "games"),
        counted(view.events, "event", "events"),
        thousands(view.clean),
        thousands(view.with_findings),
        thousands(view.damaged),
        thousands(view.broken),
        thousands(view.undecided)
    );
    if view.kept_results > 0 {
        out += &format!(
            "{} of earlier runs, of games that have not changed\n",
            counted(view.kept_results, "result", "results")
        );
    }
    if let Some(here) = view.audited_here {
        out += &format!("{} audited here\n", counted(here, "game", "games"));
    }
    if let Some(left) = &view.leaves_out {
        out += &format!("{} {}\n", styled(OPEN, "unverified:"), one_line(left));
    }
    out
}
