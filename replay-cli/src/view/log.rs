//! The events of a game as rows.

use super::event::{EventView, source_of};
use super::integrity::IntegrityView;
use super::rules::is_meant;
use super::vasl::Actions;
use crate::session::{Kind, Loaded};
use asl_core::event::{Event, What};
use asl_core::finding::Finding;
use asl_core::state::State;
use asl_core::vocab::phase::Phase;
use schemars::JsonSchema;
use serde::Serialize;

/// One event in the log.
#[derive(JsonSchema, Serialize, Debug)]
pub struct LogRow {
    /// The event.
    #[serde(flatten)]
    pub event: EventView,
    /// Clauses of the findings that hang on it.
    pub findings: Vec<String>,
    /// The worst of them: `broken`, `undecided` or `waived`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<String>,
    /// It begins a phase.
    pub begins_phase: bool,
}

/// What `log` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct LogView {
    /// `asl-replay/log/1`.
    pub schema: &'static str,
    /// Integrity of a hashed log; when it is broken, only the good part is read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub integrity: Option<IntegrityView>,
    /// The rows.
    pub events: Vec<LogRow>,
}

/// Which events are wanted.
#[derive(Default)]
pub struct Filter<'a> {
    /// Of this unit.
    pub unit: Option<&'a str>,
    /// In this phase.
    pub phase: Option<Phase>,
    /// That name this hex.
    pub hex: Option<&'a str>,
    /// With a finding of this clause, or of this rule.
    pub clause: Option<&'a str>,
    /// In this Game Turn.
    pub turn: Option<u16>,
    /// That this player recorded.
    pub player: Option<&'a str>,
    /// This one and those behind it.
    pub from: Option<u64>,
    /// This one and those before it.
    pub to: Option<u64>,
    /// With a finding.
    pub findings: bool,
}

impl LogView {
    /// The events that a filter lets through.
    #[must_use]
    pub fn of(loaded: &Loaded, filter: &Filter<'_>) -> LogView {
        let replay = loaded.replay();
        let findings = replay.audit().findings;
        let actions = (loaded.kind == Kind::Vasl).then(|| Actions::of(loaded));
        let mut events = Vec::new();
        replay.walk(|n, before, event| {
            let from = findings.partition_point(|f| f.seq < n as u64);
            let here: Vec<&Finding> = findings[from..].iter().take_while(|f| f.seq == n as u64).collect();
            let row = row(loaded, (n, before, event), &here);
            let rows = match &actions {
                Some(actions) => acted(actions, event, n, row),
                None => vec![row],
            };
            events.extend(rows.into_iter().filter(|row| filter.lets_through(before, event, row, &here)));
        });
        LogView { schema: "asl-replay/log/1", integrity: IntegrityView::of_game(loaded), events }
    }
}

fn row(loaded: &Loaded, (n, before, event): (usize, &State, &Event), here: &[&Finding]) -> LogRow {
    LogRow {
        event: EventView::of(loaded, n as u64, before, event),
        findings: here
            .iter()
            .flat_map(|f| core::iter::once(&f.clause).chain(&f.also))
            .map(ToString::to_string)
            .collect(),
        ruling: here.iter().map(|finding| finding.ruling).min().map(|ruling| ruling.to_string()),
        begins_phase: matches!(event.what, What::PhaseBegan(_)),
    }
}

/// An event of a VASL log as what the player did: a row for each act of its step, none for the other commands of the
/// step but those that a finding hangs on.
fn acted(actions: &Actions<'_>, event: &Event, n: usize, row: LogRow) -> Vec<LogRow> {
    let Some(lines) = actions.lines(n) else { return vec![row] };
    let when = source_of(&event.what).and_then(|source| actions.when(source));
    let bare = lines.is_empty() && !row.findings.is_empty();
    let of = |(n, text): (usize, String)| LogRow {
        event: EventView { text, when: when.clone().unwrap_or(row.event.when.clone()), ..row.event.clone() },
        findings: if n == 0 { row.findings.clone() } else { Vec::new() },
        ruling: row.ruling.clone().filter(|_| n == 0),
        begins_phase: row.begins_phase,
    };
    if bare { vec![row] } else { lines.into_iter().enumerate().map(of).collect() }
}

impl Filter<'_> {
    fn lets_through(&self, before: &State, event: &Event, row: &LogRow, here: &[&Finding]) -> bool {
        let unit = self.unit.is_none_or(|unit| {
            event.what.unit().is_some_and(|u| u.as_str() == unit) || names_unit(&row.event.text, unit)
        });
        let (now, turn) = if let What::PhaseBegan(began) = &event.what {
            (Some(began.phase), began.turn)
        } else {
            (before.phase, before.turn)
        };
        let phase = self.phase.is_none_or(|phase| now == Some(phase));
        let when = phase && self.turn.is_none_or(|wanted| turn == wanted);
        let hex = self.hex.is_none_or(|hex| names(&row.event.text, hex));
        let clause = self.clause.is_none_or(|clause| here.iter().any(|finding| meant(finding, clause)));
        unit && when && hex && clause && self.is_among(event, row)
    }
}

impl Filter<'_> {
    /// By its number, who recorded it, and whether anything was found.
    fn is_among(&self, event: &Event, row: &LogRow) -> bool {
        let n = row.event.event;
        let by = self.player.is_none_or(|player| event.by.as_str() == player);
        let found = !self.findings || !row.findings.is_empty();
        by && found && self.from.is_none_or(|from| n >= from) && self.to.is_none_or(|to| n <= to)
    }
}

fn meant(finding: &Finding, clause: &str) -> bool {
    let mut all = core::iter::once(&finding.clause).chain(&finding.also);
    all.any(|id| is_meant(id.0, clause))
}

/// Does the text name the unit as a word of its own?
fn names_unit(text: &str, unit: &str) -> bool {
    text.split([' ', ',']).any(|word| word == unit)
}

/// Does the text name the hex as a word of its own? `K5` also means `k5`.
fn names(text: &str, hex: &str) -> bool {
    text.split(|c: char| !(c.is_alphanumeric() || c == ':')).any(|word| word.eq_ignore_ascii_case(hex))
}
