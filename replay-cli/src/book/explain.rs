//! `explain`: one event or several, each with its tally and every clause that spoke.

use crate::audit;
use crate::audit::view::AuditView;
use crate::command::args::{AnswersArg, Events};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call, Command};
use crate::read::{Kind, Loaded};
use crate::text::findings::{finding, tally};
use crate::text::table::Table;
use crate::text::{BAD, DIM, GOOD, OPEN, STRONG, styled};
use crate::view::agreement::words;
use crate::view::duty::DutyView;
use crate::view::event::{self, EventView};
use crate::view::finding::{FindingView, TallyView};
use crate::view::integrity::IntegrityView;
use crate::view::{fire, vasl};
use crate::words::{counted, one_line};
use anstyle::Style;
use asl_core::audit::{Audit, Replay};
use asl_core::duty::{Debt, Status};
use asl_core::event::{AttackId, Evidence, What};
use asl_core::facts::{Ctx, Move, Price};
use asl_core::figures::price::step::price_of;
use asl_core::finding::{Finding, Verdict};
use asl_core::rules::{Book, Opinion};
use asl_core::scenario::DiceScheme;
use asl_core::state::State;
use asl_core::tally::Sum;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// One event: every line of its tally and every clause that spoke.
#[derive(Args, Debug)]
pub struct ExplainArgs {
    /// The game. Several VASL logs of one session are one game.
    #[arg(value_name = "GAME", required = true)]
    pub games: Vec<PathBuf>,
    /// The event, or the first and the last of several: 103-106.
    #[arg(value_name = "N")]
    pub events: Events,
    /// Show also the clauses that were kept.
    #[arg(long)]
    pub all: bool,
    /// What VASL files leave open.
    #[command(flatten)]
    pub answers: AnswersArg,
}

/// So many events are explained at once: each is judged by itself.
const MOST: u64 = 500;

impl Command for ExplainArgs {
    fn examples() -> &'static [&'static str] {
        &["explain bridge 47", "explain bridge 103-106 --all"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let loaded = call.load_answered(&self.games, &self.answers)?;
        let (first, last) = (self.events.first, self.events.last);
        if last - first >= MOST {
            return Err(Failure::Usage(format!(
                "explain takes {MOST} events at once, and not {}",
                (last - first).saturating_add(1)
            )));
        }
        let explained = ExplainView::all(&loaded, first..=last).into_iter().zip(first..);
        let events: Vec<ExplainView> = explained
            .map(|(view, n)| view.ok_or_else(|| command::no_event(n, &loaded)))
            .collect::<Result<_, _>>()?;
        let broken = events.iter().flat_map(|view| &view.findings).any(|finding| finding.ruling == "broken");
        let exit = if broken { Exit::Findings } else { Exit::Clean };
        let shown = if self.all { Clauses::All } else { Clauses::Open };
        let texts: Vec<String> = events.iter().map(|view| explain(view, shown, call.width)).collect();
        let text = texts.join("\n");
        let answer = match events.as_slice() {
            [view] => Answer::of(exit, view, text),
            _ => Answer::of(exit, &ExplainedView { schema: "asl-replay/explained/1", events }, text),
        };
        Ok(answer.about(&loaded))
    }
}

/// What an attack calls for, and how it stands: looked at in the last position before its consequences were closed.
/// None for other events.
#[must_use]
pub(crate) fn duties(replay: &Replay<'_>, audit: &Audit, at: usize, what: &What) -> Option<Vec<DutyView>> {
    let What::IftResolved(ift) = what else { return None };
    let (state, over) = settled(replay, at, ift.attack);
    let mut all = replay.owed_by(&state, state.attacks.get(&ift.attack)?);
    all.retain(|duty| duty.key.debt != Debt::Roll);
    audit.duties.mark(&mut all, u64::MAX, &audit.state.gone);
    // What is open though its time is over and no clause judges it is missing all the same.
    let late = all.iter_mut().filter(|duty| over && duty.status == Status::Open);
    late.for_each(|duty| duty.status = Status::Reported);
    Some(all.iter().map(|duty| DutyView::of(&replay.game().scenario, &state, duty)).collect())
}

/// The last position after event `at` in which the attack is still open, and whether it was closed since.
fn settled(replay: &Replay<'_>, at: usize, id: AttackId) -> (State, bool) {
    let is_open = |state: &State| state.attacks.get(&id).is_some_and(|attack| !attack.closed);
    let mut last = at + 1;
    let mut over = false;
    replay.walk(|n, state, _| {
        over |= n > at && !is_open(state);
        last = if n > at && !over { n } else { last };
    });
    let end = replay.before(replay.game().events.len());
    if !over && is_open(&end) { (end, false) } else { (replay.before(last), true) }
}

/// A clause that spoke.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ClauseView {
    /// Its id.
    pub clause: String,
    /// `kept`, `broken` or `undecided`.
    pub verdict: &'static str,
    /// What it says.
    pub says: String,
    /// Why it is broken, or what it needs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// What `explain` answers about several events.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ExplainedView {
    /// `asl-replay/explained/1`.
    pub schema: &'static str,
    /// The events.
    pub events: Vec<ExplainView>,
}

/// What `explain` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ExplainView {
    /// `asl-replay/explain/1`.
    pub schema: &'static str,
    /// Integrity of a hashed log; when it is broken, only the good part is read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub integrity: Option<IntegrityView>,
    /// The event.
    pub at: EventView,
    /// What the rules charge for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tally: Option<TallyView>,
    /// Why there is no price.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price_unknown: Option<String>,
    /// MP declared and left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mp: Option<String>,
    /// How a roll is backed, and how strong that is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice_evidence: Option<String>,
    /// The sheet of an attack, a line each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sheet: Vec<String>,
    /// What an attack calls for, a line each, and whether the log has it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub due: Vec<String>,
    /// The same as data.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub duties: Vec<DutyView>,
    /// Of a waiver, a ruling, an objection or a retraction: the event that it speaks of, and how the findings there
    /// stand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub about: Vec<String>,
    /// What players and a director said of it since: rulings, waivers, objections.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// Every clause that spoke.
    pub clauses: Vec<ClauseView>,
    /// Findings that hang on the event.
    pub findings: Vec<FindingView>,
}

impl ExplainView {
    /// Explains events of a game, `None` for each that there is not. For VASL files they are those of the game that these
    /// show, and the findings those of its audit.
    #[must_use]
    pub fn all(loaded: &Loaded, events: RangeInclusive<u64>) -> Vec<Option<ExplainView>> {
        let (audit, of_files) =
            if loaded.kind == Kind::Vasl { AuditView::with_files(loaded) } else { Default::default() };
        let Some(vasl::OfFiles { drafted, .. }) = of_files else {
            return events.map(|n| ExplainView::of(loaded, n)).collect();
        };
        let shown = loaded.with(drafted.game.clone());
        let explained = |n: u64| {
            let mut view = ExplainView::of(&shown, n)?;
            drafted.placed(loaded, usize::try_from(n).ok()?, &mut view.at);
            view.findings = audit.findings.iter().filter(|found| found.at.event == n).cloned().collect();
            Some(view)
        };
        events.map(explained).collect()
    }

    /// Explains event `n`; `None` when there is none.
    #[must_use]
    pub fn of(loaded: &Loaded, n: u64) -> Option<ExplainView> {
        let at = usize::try_from(n).ok()?;
        let event = loaded.game.events.get(at)?;
        let replay = loaded.replay();
        let before = replay.before(at);
        let audit = replay.audit();
        let here: Vec<&Finding> = audit.findings.iter().filter(|finding| finding.seq == n).collect();
        let ctx = Ctx::of(&loaded.game.scenario, &before, loaded.game.scenario.printing);
        let duties = duties(&replay, &audit, at, &event.what);
        let mut view = ExplainView {
            schema: "asl-replay/explain/1",
            integrity: IntegrityView::of_game(loaded),
            at: EventView::of(loaded, n, &before, event),
            tally: None,
            price_unknown: None,
            mp: None,
            dice_evidence: backing(&event.what),
            sheet: fire::sheet(&ctx, &event.what),
            due: duties.as_deref().map_or_else(Vec::new, DutyView::lines),
            duties: duties.unwrap_or_default(),
            about: about(loaded, &audit.findings, &event.what),
            words: words(loaded).remove(&n).unwrap_or_default(),
            clauses: clauses(opinions(&replay, at, &here)),
            findings: here.into_iter().map(|finding| FindingView::of(loaded, finding, &before)).collect(),
        };
        if let What::MpSpent(spent) = event.what.done()
            && let Some(moved) = Move::of(ctx, spent)
        {
            view.price(&moved, &before);
        }
        Some(view)
    }

    fn price(&mut self, moved: &Move<'_>, _before: &State) {
        match price_of(moved) {
            Price::Of(tally) => self.tally = Some(TallyView::of(&Sum::Mp(tally))),
            Price::Unknown(needs) => self.price_unknown = Some(needs),
            Price::Open => {}
        }
        let unit = if moved.vehicle.class == asl_core::vocab::MoverClass::Wagon { "MF" } else { "MP" };
        let total = moved.mph().spent + moved.said.cost;
        let left = moved.left().map(|left| left - moved.said.cost);
        let left = left.map_or(String::new(), |left| format!(", {left} {unit} left"));
        self.mp = Some(format!("{} {unit} declared, {total} {unit} in this MPh{left}", moved.said.cost));
    }
}

/// The event that a word of the players or of a director speaks of.
fn about(loaded: &Loaded, findings: &[Finding], what: &What) -> Vec<String> {
    let Some(seq) = what.speaks_of() else { return Vec::new() };
    let says = if matches!(what, What::Retracted(_)) { "goes back to" } else { "speaks of" };
    let event = usize::try_from(seq).ok().and_then(|seq| loaded.game.events.get(seq));
    let Some(event) = event else { return Vec::new() };
    let there = format!("{says} event {seq}: {}", event::text(&loaded.game.scenario, event));
    let here = findings.iter().filter(|found| found.seq == seq && says == "speaks of");
    let stand = here.map(|found| format!("{} there is {}", found.clause, found.ruling));
    core::iter::once(there).chain(stand).collect()
}

/// What backs one roll.
fn backing(what: &What) -> Option<String> {
    let What::DiceRolled(rolled) = what else { return None };
    Some(audit::view::strength(match &rolled.evidence {
        Evidence::Declared => DiceScheme::Declared,
        Evidence::Vasl { .. } => DiceScheme::Vasl,
        Evidence::Shares { .. } => DiceScheme::Shares,
    }))
}

/// What the book says of an event. Of what was read from a file, what the file does not tell enough to be found is unsaid.
fn opinions(replay: &Replay<'_>, at: usize, here: &[&Finding]) -> Vec<Opinion> {
    let mut opinions = replay.opinions(at);
    if matches!(replay.game().events[at].what, What::Inferred(_)) {
        let found = |opinion: &Opinion| here.iter().any(|finding| finding.cites(opinion.clause.0));
        opinions.retain(|opinion| opinion.verdict == Verdict::Kept || found(opinion));
    }
    opinions
}

/// What was kept is told once, and not of a clause that is broken or open besides.
fn clauses(opinions: Vec<Opinion>) -> Vec<ClauseView> {
    let (mut told, kept): (Vec<Opinion>, Vec<Opinion>) =
        opinions.into_iter().partition(|opinion| opinion.verdict != Verdict::Kept);
    for opinion in kept {
        if told.iter().all(|other| other.clause != opinion.clause) {
            told.push(opinion);
        }
    }
    told.into_iter().map(clause).collect()
}

fn clause(opinion: Opinion) -> ClauseView {
    let (verdict, why) = match opinion.verdict {
        Verdict::Silent => ("silent", None),
        Verdict::Kept => ("kept", None),
        Verdict::Broken(breach) => ("broken", Some(breach.says)),
        Verdict::Undecided(breach) => ("undecided", Some(breach.says)),
    };
    let says = Book::clause(opinion.clause.0).map_or("", |clause| clause.says).into();
    ClauseView { clause: opinion.clause.to_string(), verdict, says, why }
}

/// The time that a recorder claims.
pub(crate) fn claimed(event: &EventView) -> String {
    event
        .claimed_time
        .as_ref()
        .map(|t| format!(", {} by the recorder's clock", one_line(t)))
        .unwrap_or_default()
}

/// One event: every line of its tally and every clause that spoke.
#[must_use]
pub fn explain(view: &ExplainView, shown: Clauses, columns: usize) -> String {
    let at = &view.at;
    let line = at.line.map(|line| format!(", line {line}")).unwrap_or_default();
    let source = at.source.as_ref().map(|s| format!(", {}", one_line(s))).unwrap_or_default();
    let mut out = styled(STRONG, &format!("Event {}: {}", at.event, one_line(&at.text))) + "\n";
    out += &format!(
        "  {}{line}{source}, recorded by {}{}\n\n",
        one_line(&at.when),
        one_line(&at.by),
        one_line(&claimed(at))
    );
    if let Some(waits) = &at.provisional {
        out += &format!("  {}\n\n", styled(OPEN, &one_line(&waits.says)));
    }
    if let Some(sum) = &view.tally {
        out += &tally(sum, 2);
    }
    if let Some(needs) = &view.price_unknown {
        out += &format!("  {} the price needs {}\n", styled(OPEN, "undecided:"), one_line(needs));
    }
    if let Some(mp) = &view.mp {
        out += &format!("  {mp}\n\n");
    }
    if let Some(evidence) = &view.dice_evidence {
        out += &format!("  {evidence}\n\n");
    }
    let sheet = sheet(view);
    out += &sheet;
    out += if sheet.is_empty() { "" } else { "\n" };
    out += &clause_lines(view, shown, columns);
    for found in &view.findings {
        out += "\n";
        out += &finding(found, columns);
    }
    out
}

/// The sheet of an attack, what is due, the event spoken of, and what was said of this one.
fn sheet(view: &ExplainView) -> String {
    let lines = view.sheet.iter().chain(&view.due).chain(&view.about).chain(&view.words);
    lines.map(|line| format!("  {}\n", one_line(line))).collect()
}

/// Which clauses that spoke are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clauses {
    /// Those that were not kept.
    Open,
    /// All.
    All,
}

/// What is broken or open first, then what was kept; the clauses about the log itself last.
fn clause_lines(view: &ExplainView, shown: Clauses, columns: usize) -> String {
    if view.clauses.is_empty() {
        return "  no clause speaks of it\n".into();
    }
    let is_shown = |clause: &&ClauseView| shown == Clauses::All || clause.verdict != "kept";
    let mut rows: Vec<&ClauseView> = view.clauses.iter().filter(is_shown).collect();
    let hidden = (view.clauses.len() - rows.len()) as u64;
    rows.sort_by_key(|clause| (rank(clause.verdict), clause.clause.starts_with("LOG.")));
    let mut table = Table::new(&[]);
    for clause in rows {
        let style = [BAD, OPEN, GOOD][rank(clause.verdict)];
        let says = clause.why.as_ref().unwrap_or(&clause.says);
        table.row([
            (style, clause.verdict.into()),
            (Style::new(), clause.clause.clone()),
            (DIM, says.clone()),
        ]);
    }
    let more = match hidden {
        0 => String::new(),
        n => styled(DIM, &format!("  {} kept; --all shows them", counted(n, "clause", "clauses"))) + "\n",
    };
    table.within(2, columns) + &more
}

fn rank(verdict: &str) -> usize {
    match verdict {
        "broken" => 0,
        "kept" => 2,
        _ => 1,
    }
}
