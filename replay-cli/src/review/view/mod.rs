//! A whole game for stepping through it: the map, what changes on it with each event, what was found. Plain data; the
//! faces (a page, a terminal) draw it.

mod card;
mod losses;
mod luck;
mod lying;
mod map;
mod notes;
mod odds;
mod pieces;
mod search;
mod standing;
mod trace;

pub use card::{CardRow, ObRow, SideCard, TurnRow};
pub use losses::{Loss, LossRow};
pub use luck::{LuckPoint, LuckRow};
pub use lying::LyingRow;
pub use map::{MapHexRow, MapRow, SideRow};
pub use notes::{NoteRow, SIGNS};
pub use odds::{ChanceRow, OddsRow, RolledRow, SPAN};
pub use pieces::{CounterRow, StackRow};
pub use standing::StandingRow;
pub use trace::{TraceKind, TraceRow};

use crate::audit::view::AuditView;
use crate::read::Loaded;
use crate::stats::{ShotsRow, StatRow, StatsView, Wanted};
use crate::view::duty::DutyView;
use crate::view::event::{EventView, told};
use crate::view::finding::{FindingView, TallyView};
use crate::view::fire;
use crate::view::sentence::Sentence;
use crate::view::signatures::SignaturesView;
use crate::view::vasl::{self, GivenAnswer, OpenQuestion};
use crate::view::witness::CosignedView;
use asl_core::audit::{Game, Replay};
use asl_core::event::{Event, What};
use asl_core::facts::{Ctx, Move, Price};
use asl_core::figures::price::step::price_of;
use asl_core::finding::Finding;
use asl_core::state::State;
use asl_core::tally::Sum;
use asl_core::vocab::dice::{Dice, Die};
use card::Roster;
use losses::Losses;
use map::Cells;
use pieces::Pieces;
use schemars::JsonSchema;
use serde::Serialize;
use standing::Shots;
use std::path::Path;
use trace::Paths;

/// One event, and what it changes on the map.
#[derive(JsonSchema, Serialize, Debug)]
pub struct StepRow {
    /// The event.
    #[serde(flatten)]
    pub at: EventView,
    /// It begins a phase.
    pub begins_phase: bool,
    /// It is a roll.
    pub is_roll: bool,
    /// How it was read, where a file of another program shows it: `shown`, `cheapest`, `joined`, `answered`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<&'static str>,
    /// The unit that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// Its type.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit_type: Option<String>,
    /// Numbers of the findings that hang on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub findings: Vec<usize>,
    /// The worst of them: `broken`, `undecided` or `waived`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<String>,
    /// Hexes whose stack is another after it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stacks: Vec<StackRow>,
    /// What is owed after it, where that is not what was owed before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owed: Option<Vec<String>>,
    /// The path of the move, or the lines of the shot.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub traces: Vec<TraceRow>,
    /// The sum of a move, the sheet of an attack.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sheet: Vec<String>,
    /// What happened, in English, with the names of the counters.
    pub says: String,
    /// The same in its parts: a page lets its reader choose the names.
    #[serde(skip)]
    #[schemars(skip)]
    pub sentence: Sentence,
    /// The dice of a roll, or of the roll that the event uses, the colored one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// Who threw them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roller: Option<String>,
    /// How likely each result of its roll was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<RolledRow>,
    /// The attack that it declares or belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack: Option<u32>,
}

/// What a review shows.
#[derive(Default, JsonSchema, Serialize, Debug)]
pub struct ReviewView {
    /// `asl-replay/report/1`, `asl-replay/review/1`.
    pub schema: &'static str,
    /// The page that was written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
    /// The audit: players, integrity, dice, notes.
    pub audit: AuditView,
    /// The map.
    pub map: MapRow,
    /// The events.
    pub steps: Vec<StepRow>,
    /// Findings in the order of the events; behind them what was found in VASL files themselves.
    pub findings: Vec<FindingView>,
    /// How each of them stands, in the same order; none for what is not broken, and for what was found in files themselves.
    pub standing: Vec<Option<StandingRow>>,
    /// The card of the scenario.
    pub card: CardRow,
    /// Units that were eliminated, reduced or broken, in the order of the events.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub losses: Vec<LossRow>,
    /// Luck by result: what rolls brought about, beside what fair dice do with the same figures.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub luck: Vec<LuckRow>,
    /// The dice of each player.
    pub dice: Vec<StatRow>,
    /// What IFT rolls did, beside what fair dice do on the same columns with the same DRM.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shots: Vec<ShotsRow>,
    /// What is owed after the last event.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub owed: Vec<String>,
    /// The first event of the last mail.
    pub last_mail: u64,
    /// Who signed a hashed log, and how far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signatures: Option<SignaturesView>,
    /// How far the witnesses that were asked for have cosigned it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cosigned: Vec<CosignedView>,
    /// What VASL files show at their end and no step moves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lying: Vec<LyingRow>,
    /// What players noted on events, beside the game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<NoteRow>,
    /// What VASL files leave open, as answers name it; as data it stands in the audit.
    #[serde(skip)]
    #[schemars(skip)]
    pub open: Vec<OpenQuestion>,
    /// What was answered of them.
    #[serde(skip)]
    #[schemars(skip)]
    pub given: Vec<GivenAnswer>,
}

impl ReviewView {
    /// The review of a game. For VASL files it is that of the game that they show.
    #[must_use]
    pub fn of(loaded: &Loaded) -> ReviewView {
        let (audit, of_files) = AuditView::with_files(loaded);
        let Some(vasl::OfFiles { judged, drafted, findings }) = of_files else {
            return review(loaded, &loaded.replay().audit().findings, audit);
        };
        let shown = loaded.with(drafted.game.clone());
        let mut view = review(&shown, &judged.findings().0, audit);
        for (n, step) in view.steps.iter_mut().enumerate() {
            drafted.placed(loaded, n, &mut step.at);
        }
        for finding in &mut view.findings {
            let at = usize::try_from(finding.at.event).ok().and_then(|n| view.steps.get(n));
            finding.at.source = at.and_then(|step| step.at.source.clone());
            let place = usize::try_from(finding.at.event).ok().and_then(|n| drafted.place(n));
            finding.writer = place.and_then(|place| vasl::of_step(loaded, place));
        }
        findings.into_iter().for_each(|finding| view.add(finding));
        view.open = drafted.open(loaded);
        view.given = drafted.given(loaded);
        view.lying = lying::lying(loaded);
        view.card = view.card.with_files(loaded, &view.lying);
        view.last_mail = drafted.last_mail();
        view
    }

    /// What was found in the files themselves.
    fn add(&mut self, finding: FindingView) {
        let at = usize::try_from(finding.at.event).unwrap_or(0);
        let Some(step) = self.steps.get_mut(at) else { return };
        step.findings.push(self.findings.len());
        // In the order of the alphabet broken comes before undecided and waived.
        step.ruling = step.ruling.take().into_iter().chain([finding.ruling.clone()]).min();
        self.findings.push(finding);
        self.standing.push(None);
    }

    /// The name of the game; that of VASL files is theirs.
    #[must_use]
    pub fn title(&self) -> String {
        let audit = &self.audit;
        if audit.continuity.is_empty() && !audit.game.is_empty() {
            audit.game.clone()
        } else {
            self.files().join(" + ")
        }
    }

    /// The names of the files, without their folders.
    #[must_use]
    pub fn files(&self) -> Vec<&str> {
        let named = |file| Path::new(file).file_name().and_then(|name| name.to_str()).unwrap_or(file);
        self.audit.file.split(" + ").map(named).collect()
    }

    /// What is owed after an event.
    #[must_use]
    pub fn owed_at(&self, event: usize) -> &[String] {
        let steps = self.steps.get(..=event).unwrap_or(&self.steps);
        steps.iter().rev().find_map(|step| step.owed.as_deref()).unwrap_or_default()
    }

    /// What is no finding of an event: files, moves of vehicles, duties and notes, each group with its lines.
    #[must_use]
    pub fn asides(&self) -> Vec<(&'static str, Vec<String>)> {
        let audit = &self.audit;
        let files = audit.continuity.iter().filter(|_| audit.files > 1).flat_map(|file| {
            let told = file
                .differences
                .iter()
                .chain(&file.contradictions)
                .map(|line| format!("{}: {line}", file.file));
            std::iter::once(format!("{}: {}", file.file, file.says)).chain(told)
        });
        let written = audit.continuity.iter().map(|file| format!("{}: {}", file.file, file.written_by));
        let groups = [
            ("Files", files.collect()),
            ("Written by", written.collect()),
            ("Moves", audit.moves.iter().map(moved).collect()),
            ("Owed", self.owed.clone()),
            ("Boards", audit.board_faults.clone()),
            ("Notes", audit.import_notes.clone()),
        ];
        groups.into_iter().filter(|(_, lines): &(_, Vec<String>)| !lines.is_empty()).collect()
    }
}

impl OpenQuestion {
    /// It with its place.
    #[must_use]
    pub fn line(&self) -> String {
        format!("{} event {}, step {}: {}?", self.file, self.event, self.step, self.says)
    }
}

/// A vehicle's move with its cheapest way, or what would decide it.
fn moved(row: &vasl::MoveRow) -> String {
    let sum = if row.sum.is_empty() { String::new() } else { format!(" = {}", row.sum.join(" + ")) };
    let of = row.of.as_ref().map(|of| format!(" of {of}")).unwrap_or_default();
    let costs = row.costs.iter().map(|costs| format!(": the cheapest way costs {costs}{of} MP{sum}"));
    let asks = row.asks.iter().map(|ask| format!("; to decide it: {ask}"));
    let beside = row.beside.iter().map(|beside| format!("; not counted: {beside}"));
    let says: String = costs.chain(asks).chain(beside).collect();
    let mark = match row.ruling {
        "broken" => "✗",
        "undecided" => "?",
        _ => "✓",
    };
    let at = row.event.map(|event| format!("event {event}, ")).unwrap_or_default();
    let (steps, rule) = (row.steps(), row.rule);
    format!("{mark} {at}{}, {steps}, {}, {rule} {}{says}", row.when, row.unit, row.ruling)
}

fn review(loaded: &Loaded, findings: &[Finding], audit: AuditView) -> ReviewView {
    let game = &loaded.game;
    let cells = Cells::of(game);
    let (mut film, mut roster) = (Film::of(game, &cells), Roster::default());
    let (mut found, mut shots): (Vec<FindingView>, Shots) = (Vec::new(), Shots::default());
    let replay = loaded.replay();
    replay.walk(|n, before, event| {
        film.settle(&replay, before);
        shots.see(game, before, event);
        roster.see(n, before, event);
        let here = on(findings, n as u64);
        film.steps.push(StepRow {
            findings: (found.len()..found.len() + here.len()).collect(),
            ruling: here.iter().map(|finding| finding.ruling).min().map(|ruling| ruling.to_string()),
            traces: film.paths.shots(game, before, event.what.done()),
            ..step(loaded, (n, before, event))
        });
        found.extend(here.iter().map(|finding| FindingView::of(loaded, finding, before)));
    });
    let last = replay.before(game.events.len());
    film.settle(&replay, &last);
    roster.settle(game.events.len(), &last);
    let stats = StatsView::of(std::slice::from_ref(loaded), &Wanted::default());
    ReviewView {
        schema: "asl-replay/report/1",
        audit,
        map: cells.rows(&game.scenario),
        losses: film.losses.rows(),
        luck: luck::of(&film.steps),
        card: roster.card(game, &last),
        steps: film.steps,
        findings: found,
        standing: shots.rows(game, loaded.agreements(), findings),
        dice: stats.rows,
        shots: stats.shots,
        owed: film.owed,
        last_mail: loaded.last_mail(),
        signatures: SignaturesView::of(loaded.signatures()),
        lying: lying::lying(loaded),
        ..ReviewView::default()
    }
}

/// Those of the findings, which are in order, that hang on an event.
fn on(findings: &[Finding], event: u64) -> &[Finding] {
    let from = findings.partition_point(|finding| finding.seq < event);
    let to = findings.partition_point(|finding| finding.seq <= event);
    &findings[from..to]
}

/// The steps so far; what an event did shows in the position after it.
struct Film<'a> {
    game: &'a Game,
    pieces: Pieces<'a>,
    paths: Paths<'a>,
    /// What is owed after the last of the steps.
    owed: Vec<String>,
    losses: Losses<'a>,
    steps: Vec<StepRow>,
}

impl<'a> Film<'a> {
    /// Before the first event.
    fn of(game: &'a Game, cells: &'a Cells) -> Film<'a> {
        let (pieces, paths, losses) = (Pieces::of(cells), Paths::of(cells), Losses::of(cells));
        Film { game, pieces, paths, owed: Vec::new(), losses, steps: Vec::new() }
    }

    fn settle(&mut self, replay: &Replay<'_>, after: &State) {
        let done = self.steps.len().checked_sub(1).and_then(|n| Some((n as u64, self.game.events.get(n)?)));
        self.losses.settle(done, after);
        let Some(last) = self.steps.last_mut() else { return };
        let open = DutyView::open(replay, after);
        let owed = if open.is_empty() { Vec::new() } else { DutyView::lines(&open) };
        if owed != self.owed {
            last.owed = Some(owed.clone());
            self.owed = owed;
        }
        last.stacks = self.pieces.changed(self.game, after);
        if last.begins_phase {
            self.paths.clear();
        }
        last.traces.extend(last.unit.as_deref().and_then(|unit| self.paths.moved(unit, after)));
    }
}

fn step(loaded: &Loaded, (n, before, event): (usize, &State, &Event)) -> StepRow {
    let what = event.what.done();
    let sentence = Sentence::of(&loaded.game.scenario, before, event);
    let ctx = Ctx::of(&loaded.game.scenario, before, loaded.game.scenario.printing);
    let reading = if let What::Inferred(deed) = &event.what { Some(deed.reading.word()) } else { None };
    StepRow {
        at: EventView { text: told(loaded, event), ..EventView::of(loaded, n as u64, before, event) },
        reading,
        begins_phase: matches!(what, What::PhaseBegan(_)),
        is_roll: matches!(what, What::DiceRolled(_)),
        unit: what.unit().map(ToString::to_string),
        unit_type: what.unit().and_then(|id| {
            let like = before.units.get(id).and_then(|unit| unit.like.as_ref());
            loaded.game.scenario.units.get(like.unwrap_or(id))?.kind.clone()
        }),
        findings: Vec::new(),
        ruling: None,
        owed: None,
        stacks: Vec::new(),
        traces: Vec::new(),
        sheet: sheet(&loaded.game, before, &event.what),
        says: sentence.to_string(),
        sentence,
        dice: dice(before, what),
        roller: roller(&loaded.game, before, what),
        odds: odds::odds(&ctx, what),
        attack: what.of_attack().map(|attack| attack.0),
    }
}

/// Who threw the dice of an event, as the roll itself names the roller.
fn roller(game: &Game, before: &State, what: &What) -> Option<String> {
    let made = what.roll().and_then(|roll| before.rolls.get(&roll))?.made;
    let event = usize::try_from(made).ok().and_then(|n| game.events.get(n))?;
    if let What::DiceRolled(rolled) = event.what.done() { Some(rolled.roller.to_string()) } else { None }
}

/// The dice that an event tells or uses.
fn dice(before: &State, what: &What) -> Vec<u8> {
    let thrown = if let What::DiceRolled(rolled) = what {
        Some(rolled.dice)
    } else {
        what.roll().and_then(|roll| before.rolls.get(&roll)).map(|roll| roll.dice)
    };
    match thrown {
        Some(Dice::Dr(dr)) => vec![dr.colored.pips(), dr.white.pips()],
        Some(Dice::dr(die)) => vec![die.pips()],
        Some(Dice::Three(a, b, c)) => [a, b, c].map(Die::pips).to_vec(),
        None => Vec::new(),
    }
}

/// The sum of a move, or the sheet of an attack.
fn sheet(game: &Game, before: &State, what: &What) -> Vec<String> {
    let ctx = Ctx::of(&game.scenario, before, game.scenario.printing);
    let What::MpSpent(spent) = what.done() else { return fire::sheet(&ctx, what) };
    match Move::of(ctx, spent).map(|moved| price_of(&moved)) {
        Some(Price::Of(tally)) => vec![TallyView::of(&Sum::Mp(tally)).sum],
        Some(Price::Unknown(needs)) => vec![format!("price unknown: {needs}")],
        Some(Price::Open) | None => Vec::new(),
    }
}
