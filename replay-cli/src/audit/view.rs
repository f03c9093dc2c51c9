//! The audit of a game as data.

use super::unjudged::Unjudged;
use crate::read::{Kind, Loaded, VaslGame};
use crate::view::agreement::{AgreementRow, SecretRow, agreements, secrets};
use crate::view::boards::{BoardRow, unmapped};
use crate::view::event::when;
use crate::view::finding::{FindingView, bends};
use crate::view::integrity::{IntegrityView, UnsignedView};
use crate::view::vasl::{self, FileRow, MoveRow, QuestionRow};
use asl_core::audit::{Audit, Game, GameError, is_between};
use asl_core::event::{Event, Evidence, Purpose, RollId, What};
use asl_core::finding::{Finding, Ruling};
use asl_core::scenario::{DiceScheme, Edition, Player, Printing, Scenario};
use asl_core::state::{Roll, State};
use asl_core::vocab::dice::Dice;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A roll that no event used.
#[derive(JsonSchema, Serialize, Debug)]
pub struct UnusedRoll {
    /// Its number.
    pub roll: String,
    /// The event that made it.
    pub event: u64,
    /// What came up.
    pub dice: String,
    /// What it was made for.
    pub purpose: String,
    /// Who made it.
    pub by: String,
}

/// Dice of one player for one purpose.
#[derive(Clone, JsonSchema, Serialize, Debug, PartialEq, Eq)]
pub struct DiceRow {
    /// The roller.
    pub roller: String,
    /// DR, dr or 3d6.
    pub kind: &'static str,
    /// What they were rolled for.
    pub purpose: String,
    /// How many.
    pub count: u64,
    /// Sum of their totals.
    pub total: u64,
    /// Their mean, in hundredths.
    pub mean_hundredths: u64,
}

/// What `audit` answers.
#[derive(Default, JsonSchema, Serialize, Debug)]
pub struct AuditView {
    /// `asl-replay/audit/1`.
    pub schema: &'static str,
    /// The file or files.
    pub file: String,
    /// How many files.
    pub files: usize,
    /// Their kind.
    pub kind: &'static str,
    /// The game's name.
    pub game: String,
    /// The printing judged by.
    pub printing: String,
    /// The printing of the scenario, when another was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played_by: Option<String>,
    /// The version of the book judged by.
    pub book: u16,
    /// The version that the game was recorded under, when another was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recorded_under: Option<u16>,
    /// Players and their sides.
    pub players: BTreeMap<String, String>,
    /// The players' own boards that it is judged with.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<BoardRow>,
    /// Boards that were not read, or are not those agreed on: what they would tell is undecided.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub board_faults: Vec<String>,
    /// Events.
    pub events: u64,
    /// Integrity of a hashed log.
    pub integrity: Option<IntegrityView>,
    /// The first event that its author has not signed, when that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unsigned: Option<UnsignedView>,
    /// How VASL files hang together, in the order of their content.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub continuity: Vec<FileRow>,
    /// Players whose counters of dice run on from one file to a later one.
    #[serde(skip_serializing_if = "is_none")]
    pub dice_across: usize,
    /// Phases, in order.
    pub phases: Vec<String>,
    /// Findings, by event.
    pub findings: Vec<FindingView>,
    /// Findings of the played printing and book that are none by those asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<FindingView>,
    /// Numbers of the findings that are new by the printing and book asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub new: Vec<usize>,
    /// Moves of vehicles in VASL files, judged by the cheapest way that fits what the files show.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<MoveRow>,
    /// What VASL files leave open about fire, checks and phases.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<QuestionRow>,
    /// Dice by roller and purpose.
    pub dice: Vec<DiceRow>,
    /// Rolls that no event used though such rolls are used by one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice_unused: Vec<UnusedRoll>,
    /// How the dice are backed.
    pub dice_evidence: String,
    /// Findings on the dice.
    pub dice_findings: usize,
    /// Those of them that prove that dice were bent.
    pub bent_dice: usize,
    /// What players, or a director, agreed on and objected to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub agreements: Vec<AgreementRow>,
    /// What was sealed; with its words once it is open.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub secrets: Vec<SecretRow>,
    /// What the import noticed.
    pub import_notes: Vec<String>,
    /// What the book does not judge yet.
    pub unjudged: Vec<Unjudged>,
    /// Which findings were asked for, when not all were, and how many were left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<String>,
    /// How often a clause applied and was kept.
    pub kept: u64,
    /// Broken clauses.
    pub broken: usize,
    /// Open questions.
    pub undecided: usize,
    /// Waived findings.
    pub waived: usize,
    /// Agreements that bind nobody yet: they lack a signature.
    #[serde(skip_serializing_if = "is_none")]
    pub provisional: usize,
}

/// What an audit is asked for besides the game.
#[derive(Clone, Copy, Default, Debug)]
pub struct Asked {
    /// To judge by another printing.
    pub printing: Option<Printing>,
    /// To fold and judge anew by another version of the book.
    pub book: Option<u16>,
    /// To hold against the game what its opened secrets say.
    pub reveal: bool,
}

impl AuditView {
    /// Audits a game by its own printing and the book that it was recorded under.
    #[must_use]
    pub fn of(loaded: &Loaded) -> AuditView {
        AuditView::with_files(loaded).0
    }

    /// The same, with what VASL files show.
    pub(crate) fn with_files(loaded: &Loaded) -> (AuditView, Option<vasl::OfFiles<'_>>) {
        AuditView::judged(loaded, &loaded.game, Asked::default())
    }

    /// Audits a game by its own printing and book or by others, and tells what differs; with the hidden facts of its
    /// opened secrets, when asked for.
    ///
    /// # Errors
    /// When the version of the book is not known, or the head cannot be read by it.
    pub fn by(loaded: &Loaded, asked: Asked) -> Result<AuditView, GameError> {
        match asked.book.filter(|book| *book != loaded.game.scenario.book) {
            Some(book) => Ok(AuditView::judged(loaded, &loaded.game.under(book)?, asked).0),
            None => Ok(AuditView::judged(loaded, &loaded.game, asked).0),
        }
    }

    /// The audit of a game that was folded anew under the book asked for.
    fn judged<'l>(loaded: &'l Loaded, game: &Game, asked: Asked) -> (AuditView, Option<vasl::OfFiles<'l>>) {
        // What VASL files show is judged first: of a long game there is one position at a time in memory.
        let judged = loaded.vasl_game().map(VaslGame::judged);
        let own = loaded.game.scenario.edition();
        let by = Edition { printing: asked.printing.unwrap_or(own.printing), book: game.scenario.book };
        let mut audit = loaded.replay_by(game, by).audit();
        if asked.reveal {
            audit.findings.extend(asl_core::audit::hidden::judge(game, by, loaded.agreements()));
        } else {
            audit.findings.extend(asl_core::audit::hidden::asked_at_the_end(&audit.state));
        }
        audit.findings.sort_by_key(|finding| finding.seq);
        let other = (by != own).then(|| found(loaded.replay_by(&loaded.game, own).audit()));
        let mut view = AuditView::facts(loaded, &audit, by);
        let audited = found(audit);
        let drafted = judged.map(|judged| (judged, &judged.telling().drafted));
        let events = drafted.map_or(&loaded.game.events, |(_, drafted)| &drafted.game.events);
        view.import_notes.splice(0..0, unmapped(loaded, events));
        view.moves = vasl::moves(loaded);
        // A broken move is a finding, too, and is counted there.
        view.undecided += view.moves.iter().filter(|row| row.ruling == "undecided").count();
        let Findings { mut lists, phases, taken_back: _ } =
            Findings::place(loaded, &audited, other.as_deref());
        view.phases = phases;
        view.gone = lists.pop().filter(|_| other.is_some()).unwrap_or_default();
        view.findings = lists.swap_remove(0);
        let of_files = drafted.map(|(judged, drafted)| {
            view.findings.iter_mut().for_each(|finding| drafted.hang(loaded, finding));
            vasl::OfFiles { findings: view.findings.clone(), judged, drafted }
        });
        if let Some(of_files) = &of_files {
            view.draft(loaded, of_files);
        }
        if let Some(other) = &other {
            view.played_by = (by.printing != own.printing).then(|| own.printing.to_string());
            view.recorded_under = (by.book != own.book).then_some(own.book);
            view.new = new_ones(&audited, other);
        }
        (view, of_files)
    }

    /// What the files of VASL show was done, judged by the same book.
    fn draft(&mut self, loaded: &Loaded, of_files: &vasl::OfFiles<'_>) {
        let (drafted, (rows, kept)) = (of_files.drafted, of_files.rows(loaded));
        let of = |ruling: &str| rows.iter().filter(|row| row.ruling == ruling).count();
        (self.broken, self.undecided) = (self.broken + of("broken"), self.undecided + of("undecided"));
        (self.events, self.phases) = (drafted.game.events.len() as u64, drafted.phases());
        // The rolls of the files stand in that game, too.
        self.kept = kept;
        self.findings.extend(rows);
        self.findings.sort_by_key(|finding| finding.at.event);
        self.questions = drafted.questions(loaded);
        self.import_notes.extend(drafted.refused());
    }

    fn facts(loaded: &Loaded, audit: &Audit, by: Edition) -> AuditView {
        let scenario = &loaded.game.scenario;
        AuditView {
            schema: "asl-replay/audit/1",
            file: loaded.name(),
            files: loaded.paths.len(),
            kind: loaded.kind.name(),
            game: scenario.name.clone(),
            printing: by.printing.to_string(),
            book: by.book,
            players: players(scenario),
            boards: BoardRow::all(&loaded.boards),
            board_faults: loaded.boards.faults.clone(),
            events: loaded.game.events.len() as u64,
            integrity: loaded.integrity.as_ref().map(IntegrityView::of),
            continuity: vasl::files(loaded),
            dice_across: across(&loaded.game.events),
            dice: dice(&loaded.game.events),
            dice_unused: unused(loaded, &audit.state),
            dice_evidence: evidence(loaded),
            dice_findings: audit.findings.iter().filter(|f| is_of_dice(f) || bends(f, scenario.dice)).count(),
            bent_dice: audit.findings.iter().filter(|f| bends(f, scenario.dice)).count(),
            agreements: agreements(loaded),
            secrets: secrets(&audit.state),
            import_notes: import_notes(loaded),
            unjudged: super::unjudged::unjudged(&loaded.game.scenario, &loaded.game.events),
            kept: audit.kept,
            broken: audit.count(Ruling::Broken),
            undecided: audit.count(Ruling::Undecided),
            waived: audit.count(Ruling::Waived),
            provisional: loaded.agreements().provisional().count(),
            ..AuditView::default()
        }
    }

    /// Does something not stand in the files that happened between them?
    #[must_use]
    pub fn is_torn(&self) -> bool {
        self.continuity.iter().any(|file| file.finding)
    }

    /// Does the audit find nothing wrong with the bytes?
    #[must_use]
    pub fn is_intact(&self) -> bool {
        self.integrity.as_ref().is_none_or(|integrity| integrity.intact)
    }
}

/// Findings laid beside the positions that they hang on, in one walk through the game.
struct Findings {
    lists: Vec<Vec<FindingView>>,
    phases: Vec<String>,
    taken_back: Vec<(usize, usize)>,
}

impl Findings {
    fn place(loaded: &Loaded, audited: &[Finding], other: Option<&[Finding]>) -> Findings {
        let gone: Vec<&Finding> = other.map(|other| missing_from(other, audited)).unwrap_or_default();
        let wanted: [Vec<&Finding>; 2] = [audited.iter().collect(), gone];
        let taken_back = loaded.agreements().taken_back(&loaded.game.events);
        let mut found = Findings { lists: vec![Vec::new(), Vec::new()], phases: Vec::new(), taken_back };
        let replay = loaded.replay();
        replay.walk(|n, before, event| found.event(loaded, &wanted, (n, before, event)));
        found
    }

    fn event(
        &mut self,
        loaded: &Loaded,
        wanted: &[Vec<&Finding>; 2],
        (n, before, event): (usize, &State, &Event),
    ) {
        if matches!(event.what, What::PhaseBegan(_)) && !is_between(&self.taken_back, n) {
            self.phases.push(when(before, event));
        }
        for (list, findings) in self.lists.iter_mut().zip(wanted) {
            let from = findings.partition_point(|f| f.seq < n as u64);
            let here = findings[from..].iter().take_while(|f| f.seq == n as u64);
            list.extend(here.map(|finding| FindingView::of(loaded, finding, before)));
        }
    }
}

fn is_of_dice(finding: &Finding) -> bool {
    finding.clause.0.starts_with("VASL.") || finding.clause.0.starts_with("DICE.")
}

fn same(a: &Finding, b: &Finding) -> bool {
    a.seq == b.seq
        && a.unit == b.unit
        && a.ruling == b.ruling
        && (a.clause == b.clause
            || a.about.iter().any(|fact| b.about.iter().any(|other| fact.touches(other))))
}

fn missing_from<'f>(all: &'f [Finding], other: &[Finding]) -> Vec<&'f Finding> {
    all.iter().filter(|finding| !is_among(finding, other)).collect()
}

fn new_ones(audited: &[Finding], other: &[Finding]) -> Vec<usize> {
    let is_new = |n: &usize| !is_among(&audited[*n], other);
    (0..audited.len()).filter(is_new).collect()
}

/// What an audit found; its position goes.
fn found(audit: Audit) -> Vec<Finding> {
    audit.findings
}

/// Is there the same finding among those of another audit, which stand by event?
fn is_among(finding: &Finding, others: &[Finding]) -> bool {
    let from = others.partition_point(|other| other.seq < finding.seq);
    others[from..].iter().take_while(|other| other.seq == finding.seq).any(|other| same(finding, other))
}

/// VASL's buttons roll for things that no event of this vocabulary tells.
fn unused(loaded: &Loaded, state: &State) -> Vec<UnusedRoll> {
    if loaded.game.scenario.dice == DiceScheme::Vasl {
        return Vec::new();
    }
    let meant = |roll: &Roll| roll.purpose.is_used_by_an_event() || roll.purpose == Purpose::Other;
    let idle = state.rolls.iter().filter(|(_, roll)| roll.used_by.is_none() && meant(roll));
    let row = |(id, roll): (&RollId, &Roll)| UnusedRoll {
        roll: id.to_string(),
        event: roll.made,
        dice: roll.dice.to_string(),
        purpose: roll.purpose.name().to_owned(),
        by: roll.by.to_string(),
    };
    idle.map(row).collect()
}

fn dice(events: &[Event]) -> Vec<DiceRow> {
    let mut sums: BTreeMap<(String, &'static str, String), (u64, u64)> = BTreeMap::new();
    for event in events {
        if let What::DiceRolled(rolled) = &event.what {
            let kind = kind_of(rolled.dice);
            let key = (rolled.roller.to_string(), kind, rolled.purpose.name().to_owned());
            let sum = sums.entry(key).or_default();
            sum.0 += 1;
            sum.1 += u64::from(rolled.dice.total().unsigned_abs());
        }
    }
    let row = |((roller, kind, purpose), (count, total))| DiceRow {
        roller,
        kind,
        purpose,
        count,
        total,
        mean_hundredths: (100 * total + count / 2) / count,
    };
    sums.into_iter().map(row).collect()
}

/// How the dice of a game are backed, and how strong that is.
pub(crate) fn evidence(loaded: &Loaded) -> String {
    strength(loaded.game.scenario.dice)
}

/// A scheme of dice and how strong it is.
pub(crate) fn strength(scheme: DiceScheme) -> String {
    match scheme {
        DiceScheme::Declared => "declared: honour; nothing backs these values",
        DiceScheme::Vasl => "VASL: honour, with running counters and receipts; evidence, not proof",
        DiceScheme::Shares => "shares of both players: neither can choose, predict or repeat a roll",
    }
    .into()
}

/// What the import noticed about the files, each with its file's name.
#[must_use]
pub fn import_notes(loaded: &Loaded) -> Vec<String> {
    if loaded.kind != Kind::Vasl {
        return Vec::new();
    }
    let scope = "VASL records no MP, no path, no firer and no rule: judged is what the moves of vehicles cost at least, who may move, advance, rout, rally and fire, and what came of it, where counters, dice and words tell it; the figures of fire are not";
    let assumed = "the printing of the rules is not in a VASL log: 2e is assumed";
    let shown = format!("shown for: {} (--for PLAYER, director or public)", loaded.vasl.viewer);
    let empty = loaded.imported.iter().all(|file| file.steps == 0);
    let saved = empty.then(|| "a save, or a log without steps: there is nothing to audit".to_owned());
    let notes = [scope, assumed].map(str::to_owned).into_iter().chain([shown]).chain(saved);
    let notes = notes.chain(vasl::strangers(loaded)).chain(begun_before(&loaded.game.events));
    notes.chain(vasl::notes(loaded)).collect()
}

const fn kind_of(dice: Dice) -> &'static str {
    match dice {
        Dice::Dr(_) => "DR",
        Dice::dr(_) => "dr",
        Dice::Three(..) => "3d6",
    }
}

const fn is_none(n: &usize) -> bool {
    *n == 0
}

/// Players whose counters were compared from one file to a later one: N ran on.
fn across(events: &[Event]) -> usize {
    let mut last: BTreeMap<(String, &'static str), (u16, u32)> = BTreeMap::new();
    let mut players = BTreeSet::new();
    for event in events {
        let What::DiceRolled(rolled) = &event.what else { continue };
        let Evidence::Vasl { source, counters: Some(counters) } = &rolled.evidence else { continue };
        let key = (rolled.roller.to_string(), kind_of(rolled.dice));
        let before = last.insert(key, (source.file, counters.count));
        let runs_on = before.is_some_and(|(file, count)| file < source.file && count < counters.count);
        players.extend(runs_on.then(|| rolled.roller.to_string()));
    }
    players.len()
}

/// Players whose rolls began before the first file.
fn begun_before(events: &[Event]) -> Vec<String> {
    let mut first: BTreeMap<(String, &'static str), u32> = BTreeMap::new();
    for event in events {
        if let What::DiceRolled(rolled) = &event.what
            && let Evidence::Vasl { counters: Some(counters), .. } = &rolled.evidence
        {
            let key = (rolled.roller.to_string(), kind_of(rolled.dice));
            first.entry(key).or_insert(counters.count);
        }
    }
    let before = first.into_iter().filter(|(_, count)| *count > 1);
    before
        .map(|((roller, kind), count)| {
            format!(
                "begins in mid-session: {} {kind} of {roller} before it are not in these files",
                count - 1
            )
        })
        .collect()
}

/// The players with the sides that they play.
fn players(scenario: &Scenario) -> BTreeMap<String, String> {
    let side = |player: &Player| player.side.as_ref().map_or("director".into(), ToString::to_string);
    scenario.players.iter().map(|(name, player)| (name.to_string(), side(player))).collect()
}
