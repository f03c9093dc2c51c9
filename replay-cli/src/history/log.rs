//! `log`: the events, one line each.

use super::asides::{Aside, asides};
use crate::audit::view::AuditView;
use crate::book::rules::{RulesView, is_meant};
use crate::command::args::{AnswersArg, Since};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call, Command};
use crate::read::{Kind, Loaded};
use crate::text::{BAD, DIM, OPEN, STRONG, styled};
use crate::view::agreement::words;
use crate::view::event::{EventView, address, told};
use crate::view::integrity::IntegrityView;
use crate::view::show;
use crate::view::vasl::{self, ShownGame};
use crate::words::one_line;
use anstyle::Style;
use asl_core::audit::Audit;
use asl_core::event::{Event, Source, UnitId, What};
use asl_core::finding::Finding;
use asl_core::state::State;
use asl_core::vocab::phase::Phase;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::PathBuf;

/// The events, one line each.
#[derive(Args, Debug)]
pub struct LogArgs {
    /// The game. Several VASL logs of one session are one game.
    #[arg(value_name = "GAME", required = true)]
    pub games: Vec<PathBuf>,
    /// Only events that name this unit.
    #[arg(long, value_name = "UNIT")]
    pub unit: Option<String>,
    /// Only events in this phase (RPh PFPh MPh DFPh AFPh RtPh APh CCPh).
    #[arg(long, value_name = "PHASE")]
    pub phase: Option<asl_core::vocab::phase::Phase>,
    /// Only events of this Game Turn.
    #[arg(long, value_name = "N")]
    pub turn: Option<u16>,
    /// Only events that this player recorded.
    #[arg(long, value_name = "PLAYER")]
    pub player: Option<String>,
    /// Only this event and those behind it, or what the last mail added.
    #[arg(long, value_name = "N|last-mail")]
    pub from: Option<Since>,
    /// Only this event and those before it.
    #[arg(long, value_name = "N")]
    pub to: Option<u64>,
    /// Only events with a finding.
    #[arg(long)]
    pub findings: bool,
    /// Only events that name this hex.
    #[arg(long, value_name = "HEX")]
    pub hex: Option<String>,
    /// Only events with a finding of this clause; a rule number takes all its clauses.
    #[arg(long, value_name = "CLAUSE")]
    pub clause: Option<String>,
    /// Show also who recorded each event, and when by his clock (which proves nothing).
    #[arg(long)]
    pub who: bool,
    /// What VASL files leave open.
    #[command(flatten)]
    pub answers: AnswersArg,
}

/// A filter that can match nothing is a slip of the pen.
fn known(loaded: &Loaded, filter: &Filter<'_>) -> Result<(), Failure> {
    let game = &loaded.game;
    if let Some(unit) = filter.unit {
        let described = game.scenario.units.keys().any(|id| id.as_str() == unit);
        let acts = || game.events.iter().any(|event| event.what.unit().is_some_and(|id| id.as_str() == unit));
        if !described && !acts() {
            let units: Vec<&str> = game.scenario.units.keys().map(UnitId::as_str).collect();
            let alike = units.iter().find(|id| id.eq_ignore_ascii_case(unit));
            let hint =
                alike.map_or_else(|| format!("units: {}", units.join(", ")), |id| format!("there is {id}"));
            return Err(Failure::Usage(format!("no unit {unit:?} in this game ({hint})")));
        }
    }
    if let (Some(hex), true) = (filter.hex, loaded.kind != Kind::Vasl) {
        game.scenario
            .map
            .read(&hex.to_ascii_uppercase())
            .map_err(|why| Failure::Usage(format!("--hex: {why}")))?;
    }
    if let Some(player) = filter.player {
        command::must_be_known(player, loaded)?;
    }
    let clauses = RulesView::of(filter.clause).clauses;
    if let (Some(clause), true) = (filter.clause, clauses.is_empty()) {
        return Err(Failure::Usage(format!(
            "no clause begins with {clause:?} (`asl-replay rules` lists them all)"
        )));
    }
    Ok(())
}

impl Command for LogArgs {
    fn examples() -> &'static [&'static str] {
        &["log bridge --turn 3 --unit bt7", "log his.vlog"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let loaded = call.load_answered(&self.games, &self.answers)?;
        let filter = Filter {
            unit: self.unit.as_deref(),
            phase: self.phase,
            hex: self.hex.as_deref(),
            clause: self.clause.as_deref(),
            turn: self.turn,
            player: self.player.as_deref(),
            from: command::since(self.from, &loaded)?,
            to: self.to,
            findings: self.findings,
        };
        known(&loaded, &filter)?;
        let view = LogView::of(&loaded, &filter);
        Ok(Answer::of(Exit::Clean, &view, log(&view, self.who, call.screen.unwrap_or(usize::MAX)))
            .about(&loaded))
    }
}

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
    /// Which module and engine wrote each VASL file, as it claims.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub written: Vec<String>,
    /// The rows.
    pub events: Vec<LogRow>,
}

/// Which events are wanted.
#[derive(Default)]
pub struct Filter<'a> {
    /// The events of this unit alone.
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
    /// The events that a filter lets through. For VASL files they are those of the game that these show, by its numbers,
    /// and between them, without a number, what else the files hold.
    #[must_use]
    pub fn of(loaded: &Loaded, filter: &Filter<'_>) -> LogView {
        let events = match ShownGame::of(loaded) {
            Some(shown) => of_files(loaded, &shown, filter),
            None => of_game(loaded, filter),
        };
        let written = vasl::written(loaded);
        LogView { schema: "asl-replay/log/1", integrity: IntegrityView::of_game(loaded), written, events }
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
    let mut asides = asides(shown, loaded).into_iter().peekable();
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
        when: aside.when.unwrap_or_else(|| show::phase(before)),
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

/// The text on one line of at most so many columns, with `…` where it was cut.
pub(crate) fn cut(columns: usize, text: &str) -> String {
    let line = text.replace('\n', " ");
    if line.chars().count() <= columns {
        return line;
    }
    let kept: String = line.chars().take(columns.saturating_sub(1)).collect();
    kept + "…"
}

/// The events, one a line, phases set apart; with who recorded each when that is wanted.
#[must_use]
pub fn log(view: &LogView, who: bool, columns: usize) -> String {
    let written = view.written.iter().map(|line| styled(DIM, &one_line(&format!("written: {line}"))) + "\n");
    let out = rows(&view.events, who, columns);
    if out.is_empty() { "no event matches\n".into() } else { written.collect::<String>() + &out }
}

/// Events, one a line.
#[must_use]
pub(crate) fn rows(rows: &[LogRow], who: bool, columns: usize) -> String {
    let width = rows.last().map_or(1, |row| row.event.event.to_string().len());
    let names = rows.iter().map(|row| recorder(row).chars().count()).max().unwrap_or(0);
    let places = rows.iter().map(|row| place(row).chars().count()).max().unwrap_or(0);
    let mut out = String::new();
    for row in rows {
        let by = if who { format!("{:names$}  ", one_line(&recorder(row))) } else { String::new() };
        let beside = if places > 0 { format!("{:places$}  ", place(row)) } else { String::new() };
        let room = columns.saturating_sub(width + 3 + by.chars().count() + beside.chars().count());
        let number = if row.aside { String::new() } else { row.event.event.to_string() };
        let number = format!("{number:>width$} {} ", mark(row));
        out += &format!("{number}{}{}\n", styled(DIM, &(beside + &by)), event(row, room));
    }
    out
}

/// The step of a VASL file that shows it.
fn place(row: &LogRow) -> String {
    let source = row.event.source.as_ref().filter(|_| row.event.line.is_none());
    source.map(|source| one_line(source)).unwrap_or_default()
}

fn recorder(row: &LogRow) -> String {
    let time = row.event.claimed_time.as_ref().map(|time| format!(" {time}"));
    row.event.by.clone() + &time.unwrap_or_default()
}

/// The findings stand at the end, whole; an imported line that is longer than the screen is cut.
fn event(row: &LogRow, room: usize) -> String {
    let imported = row.event.source.is_some();
    let text = one_line(&row.event.text);
    let text = if imported { cut(room.max(40), &text) } else { text };
    let text = match (row.begins_phase, row.aside || row.taken_back) {
        (true, false) => styled(STRONG, &text),
        (_, true) => styled(DIM, &text),
        (false, false) => one_line(&text),
    };
    let (_, style) = standing(row);
    let findings =
        if row.findings.is_empty() { String::new() } else { format!("   {}", row.findings.join(", ")) };
    let findings = if findings.is_empty() { findings } else { styled(style, &findings) };
    let back = if row.taken_back { styled(DIM, "   taken back") } else { String::new() };
    let words = row.words.iter().map(|word| styled(DIM, &format!("   {}", one_line(word))));
    text + &findings + &back + &waits(&row.event) + &words.collect::<String>()
}

/// What an event lacks, or rests on: `   provisional: not yet signed by ivan`.
pub(crate) fn waits(event: &EventView) -> String {
    let says = event.provisional.as_ref().map(|waits| styled(OPEN, &format!("   {}", one_line(&waits.says))));
    says.unwrap_or_default()
}

fn mark(row: &LogRow) -> String {
    match standing(row) {
        (" ", _) => " ".into(),
        (mark, style) => styled(style, mark),
    }
}

fn standing(row: &LogRow) -> (&'static str, Style) {
    match row.ruling.as_deref() {
        None => (" ", Style::new()),
        Some("broken") => ("✗", BAD),
        Some("waived") => ("~", DIM),
        Some(_) => ("?", OPEN),
    }
}
