//! The events of a game as rows.

use super::agreement::words;
use super::audit::AuditView;
use super::event::told;
use super::event::{EventView, address};
use super::integrity::IntegrityView;
use super::rules::is_meant;
use super::vasl::{Aside, ShownGame};
use crate::read::Loaded;
use asl_core::audit::Audit;
use asl_core::event::{Event, Source, What};
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
    /// It is no event of the game: talk in VASL files, say, or counters put in order; the number is that of the event before.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub aside: bool,
    /// Clauses of the findings that hang on it.
    pub findings: Vec<String>,
    /// The worst of them: `broken`, `undecided` or `waived`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<String>,
    /// It begins a phase.
    pub begins_phase: bool,
    /// It was taken back, and was not brought back since.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub taken_back: bool,
    /// What players and a director said of it since: rulings, waivers, objections.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
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
    /// The events that a filter lets through. Of VASL files they are those of the game that they show, by its numbers, and
    /// between them, without a number, what else the files hold.
    #[must_use]
    pub fn of(loaded: &Loaded, filter: &Filter<'_>) -> LogView {
        let events = match ShownGame::of(loaded) {
            Some(shown) => of_files(loaded, &shown, filter),
            None => of_game(loaded, filter),
        };
        LogView { schema: "asl-replay/log/1", integrity: IntegrityView::of_game(loaded), events }
    }
}

fn of_game(loaded: &Loaded, filter: &Filter<'_>) -> Vec<LogRow> {
    let replay = loaded.replay();
    let Audit { findings, state: end, .. } = replay.audit();
    let (mut events, mut said) = (Vec::new(), words(loaded));
    replay.walk(|n, before, event| {
        let from = findings.partition_point(|f| f.seq < n as u64);
        let here: Vec<&Finding> = findings[from..].iter().take_while(|f| f.seq == n as u64).collect();
        let taken_back = end.gone.holds(n as u64);
        let words = said.remove(&(n as u64)).unwrap_or_default();
        let row = LogRow { taken_back, words, ..row(loaded, (n, before, event), &here) };
        events.extend(Some(row).filter(|row| filter.lets_through(before, Some(event), row)));
    });
    events
}

fn of_files(loaded: &Loaded, shown: &ShownGame, filter: &Filter<'_>) -> Vec<LogRow> {
    let findings = AuditView::of(loaded).findings;
    let mut asides = shown.asides(loaded).into_iter().peekable();
    let mut rows = Vec::new();
    let replay = shown.game.replay();
    replay.walk(|n, before, event| {
        let place = shown.drafted.place(n);
        while let Some(aside) = asides.next_if(|aside| place.is_some_and(|place| aside.at < place)) {
            let row = between(loaded, n.saturating_sub(1), before, aside);
            rows.extend(Some(row).filter(|row| filter.lets_through(before, None, row)));
        }
        let mut row = row(&shown.game, (n, before, event), &[]);
        row.event.text = told(&shown.game, event);
        shown.drafted.placed(loaded, n, &mut row.event);
        for found in findings.iter().filter(|found| found.at.event == n as u64) {
            row.findings.extend(std::iter::once(&found.clause).chain(&found.also).cloned());
            // In the order of the alphabet broken comes before undecided and waived.
            row.ruling = row.ruling.take().into_iter().chain([found.ruling.clone()]).min();
        }
        rows.extend(Some(row).filter(|row| filter.lets_through(before, Some(event), row)));
    });
    let (end, last) = (replay.end(), shown.drafted.game.events.len().saturating_sub(1));
    let rest = asides.map(|aside| between(loaded, last, &end, aside));
    rows.extend(rest.filter(|row| filter.lets_through(&end, None, row)));
    rows
}

/// What stands in the files behind event `n`.
fn between(loaded: &Loaded, n: usize, before: &State, aside: Aside) -> LogRow {
    let source = Source { file: aside.at.file, step: aside.at.step, leaf: 1 };
    let event = EventView {
        event: n as u64,
        line: None,
        source: Some(address(loaded, source)),
        when: aside.when.unwrap_or_else(|| super::show::phase(before)),
        by: "vasl".into(),
        claimed_time: None,
        text: aside.text,
        provisional: None,
    };
    LogRow {
        event,
        aside: true,
        findings: Vec::new(),
        ruling: None,
        begins_phase: false,
        taken_back: false,
        words: Vec::new(),
    }
}

fn row(loaded: &Loaded, (n, before, event): (usize, &State, &Event), here: &[&Finding]) -> LogRow {
    LogRow {
        event: EventView::of(loaded, n as u64, before, event),
        aside: false,
        findings: here
            .iter()
            .flat_map(|f| core::iter::once(&f.clause).chain(&f.also))
            .map(ToString::to_string)
            .collect(),
        ruling: here.iter().map(|finding| finding.ruling).min().map(|ruling| ruling.to_string()),
        begins_phase: matches!(event.what, What::PhaseBegan(_)),
        taken_back: false,
        words: Vec::new(),
    }
}

impl Filter<'_> {
    /// What stands between the events of VASL files is none.
    fn lets_through(&self, before: &State, event: Option<&Event>, row: &LogRow) -> bool {
        let unit = self.unit.is_none_or(|unit| {
            event.and_then(|event| event.what.unit()).is_some_and(|u| u.as_str() == unit)
                || names_unit(&row.event.text, unit)
        });
        let (now, turn) = if let Some(What::PhaseBegan(began)) = event.map(|event| &event.what) {
            (Some(began.phase), began.turn)
        } else {
            (before.phase, before.turn)
        };
        let phase = self.phase.is_none_or(|phase| now == Some(phase));
        let when = phase && self.turn.is_none_or(|wanted| turn == wanted);
        let hex = self.hex.is_none_or(|hex| names(&row.event.text, hex));
        let clause = self.clause.is_none_or(|clause| row.findings.iter().any(|id| is_meant(id, clause)));
        unit && when && hex && clause && self.is_among(row)
    }
}

impl Filter<'_> {
    /// By its number, who recorded it, and whether anything was found.
    fn is_among(&self, row: &LogRow) -> bool {
        let n = row.event.event;
        let by = self.player.is_none_or(|player| row.event.by == player);
        let found = !self.findings || !row.findings.is_empty();
        by && found && self.from.is_none_or(|from| n >= from) && self.to.is_none_or(|to| n <= to)
    }
}

/// Does the text name the unit as a word of its own?
fn names_unit(text: &str, unit: &str) -> bool {
    text.split([' ', ',']).any(|word| word == unit)
}

/// Does the text name the hex as a word of its own? `K5` also means `k5`.
fn names(text: &str, hex: &str) -> bool {
    text.split(|c: char| !(c.is_alphanumeric() || c == ':')).any(|word| word.eq_ignore_ascii_case(hex))
}
