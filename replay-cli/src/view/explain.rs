//! One event explained, as data: its tally and every clause that spoke.

use super::agreement::words;
use super::audit::AuditView;
use super::duty::DutyView;
use super::event::EventView;
use super::finding::{FindingView, TallyView};
use super::integrity::IntegrityView;
use super::vasl;
use crate::read::{Kind, Loaded};
use asl_core::audit::Replay;
use asl_core::event::{Evidence, What};
use asl_core::facts::{Ctx, Move, Price};
use asl_core::figures::price::step::price_of;
use asl_core::finding::{Finding, Verdict};
use asl_core::rules::{Book, Opinion};
use asl_core::scenario::DiceScheme;
use asl_core::state::State;
use asl_core::tally::Sum;
use schemars::JsonSchema;
use serde::Serialize;
use std::ops::RangeInclusive;

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
    /// Explains events of a game, `None` for each that there is not. Of VASL files they are those of the game that they show,
    /// and the findings those of its audit.
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
        let duties = super::fire::duties(&replay, &audit, at, &event.what);
        let mut view = ExplainView {
            schema: "asl-replay/explain/1",
            integrity: IntegrityView::of_game(loaded),
            at: EventView::of(loaded, n, &before, event),
            tally: None,
            price_unknown: None,
            mp: None,
            dice_evidence: backing(&event.what),
            sheet: super::fire::sheet(&ctx, &event.what),
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
    let there = format!("{says} event {seq}: {}", super::event::text(&loaded.game.scenario, event));
    let here = findings.iter().filter(|found| found.seq == seq && says == "speaks of");
    let stand = here.map(|found| format!("{} there is {}", found.clause, found.ruling));
    core::iter::once(there).chain(stand).collect()
}

/// What backs one roll.
fn backing(what: &What) -> Option<String> {
    let What::DiceRolled(rolled) = what else { return None };
    Some(super::audit::strength(match &rolled.evidence {
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
