//! Disputes: made by `bundle`, checked by `verify` with nothing else at hand.

use super::diff::{DiffView, ForkView};
use super::signatures;
use super::verify::{self, GoneView, VerifyView};
use crate::audit;
use crate::audit::view::AuditView;
use crate::command::args::GameArg;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call, Command};
use crate::history::log::{Filter as LogFilter, LogView};
use crate::home::write_text;
use crate::read::{DISPUTE_SCHEMA, Dispute, DisputeCopy, DisputeEvent, DisputeFinding, GameCopy, Integrity};
use crate::text::findings::finding;
use crate::text::{BAD, GOOD, STRONG, indented, styled};
use crate::view::finding::FindingView;
use crate::view::integrity::IntegrityView;
use crate::view::signatures::SignaturesView;
use crate::words::{counted, one_line};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Put a dispute into one file for a director: whole copies, the events concerned, proofs, findings.
#[derive(Args, Debug)]
pub struct BundleArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The events that the dispute is about, by number, with commas; the event where the copies part is among them.
    #[arg(long, value_name = "N,..", value_delimiter = ',', required_unless_present = "against")]
    pub events: Vec<u64>,
    /// Another copy, which parts from this one: both go in, with whoever signed both.
    #[arg(long, value_name = "OTHER")]
    pub against: Option<PathBuf>,
    /// The file to give to the director.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
}

impl Command for BundleArgs {
    fn examples() -> &'static [&'static str] {
        &["bundle bridge --events 47 -o dispute.json"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let first = read(call, &self.game.game)?;
        let second = self.against.as_ref().map(|path| read(call, path)).transpose()?;
        let mut events: BTreeSet<u64> = self.events.iter().copied().collect();
        if let Some(second) = &second {
            events.insert(parted(&first, second)?);
        }
        for event in &events {
            if *event >= first.loaded.game.events.len() as u64 {
                return Err(command::no_event(*event, &first.loaded));
            }
        }
        let dispute = Dispute {
            schema: DISPUTE_SCHEMA.to_owned(),
            game: first.must_have_parties()?.game.clone(),
            copies: [Some(&first), second.as_ref()]
                .into_iter()
                .flatten()
                .map(|copy| written(copy, &events))
                .collect(),
            events: events.into_iter().collect(),
        };
        let text = command::to_json(&dispute);
        write_text(&self.output, &text, false)?;
        let gone = second.as_ref().map(|second| gone(&first, second)).unwrap_or_default();
        let view = BundleView {
            schema: "asl-replay/bundle/1",
            unsigned: unsigned(&dispute, [Some(&first), second.as_ref()]),
            shows_nothing: dispute.shows_nothing(&first, second.as_ref()),
            gone,
            game: dispute.game,
            events: dispute.events,
            copies: dispute.copies.into_iter().map(|copy| copy.name).collect(),
            output: self.output.display().to_string(),
        };
        Ok(Answer::of(Exit::Clean, &view, bundle(&view)))
    }

    fn output(&self) -> Option<&Path> {
        Some(&self.output)
    }
}

/// The event where two copies part; when it is signatures alone that contradict each other, the last event that both have.
fn parted(first: &GameCopy, second: &GameCopy) -> Result<u64, Failure> {
    if let Some(at) = DiffView::of(&first.loaded, &second.loaded).parts_at {
        return Ok(at);
    }
    if let Some(own) = gone(first, second).iter().find_map(|gone| gone.own) {
        return Ok(own);
    }
    if first.contradiction(second).is_some() {
        let shared = first.loaded.game.events.len().min(second.loaded.game.events.len());
        return Ok(shared.saturating_sub(1) as u64);
    }
    Err(Failure::Usage(format!(
        "{} and {} do not part: there is nothing to dispute",
        first.loaded.name(),
        second.loaded.name()
    )))
}

/// The signatures that one of two copies has and the other lacks.
fn gone(first: &GameCopy, second: &GameCopy) -> Vec<GoneView> {
    GoneView::all(first, second).into_iter().chain(GoneView::all(second, first)).collect()
}

/// The events of a dispute that their authors have not signed.
fn unsigned(dispute: &Dispute, copies: [Option<&GameCopy>; 2]) -> Vec<u64> {
    let of_copy = |(stated, copy): (&DisputeCopy, &GameCopy)| {
        let events = stated.events.iter().map(|event| proven(copy, event));
        events.filter(|event| !is_genuine(copy, event)).map(|event| event.event).collect::<Vec<_>>()
    };
    let all = dispute.copies.iter().zip(copies.into_iter().flatten()).flat_map(of_copy);
    all.collect::<BTreeSet<u64>>().into_iter().collect()
}

/// A copy that can be disputed.
fn read(call: &Call, game: &Path) -> Result<GameCopy, Failure> {
    let copy = call.place.copy(game)?;
    if !copy.is_log() {
        return Err(Failure::Usage(format!("{} is no hashed log: it proves nothing", copy.loaded.name())));
    }
    copy.must_be_intact()?;
    Ok(copy)
}

fn written(copy: &GameCopy, events: &BTreeSet<u64>) -> DisputeCopy {
    DisputeCopy {
        name: copy.loaded.name(),
        events: concerned(copy, events),
        findings: findings(copy, events).iter().map(stated).collect(),
        log: DisputeCopy::written(copy.bytes()),
    }
}

/// Record 0 and the events, each with its proof under the checkpoint over the most events that most have signed.
fn concerned(copy: &GameCopy, events: &BTreeSet<u64>) -> Vec<DisputeEvent> {
    let rows = LogView::of(&copy.loaded, &LogFilter::default()).events;
    let concerned = rows.into_iter().filter(|row| row.event.event == 0 || events.contains(&row.event.event));
    let event = |row: crate::history::log::LogRow| DisputeEvent {
        proof: copy.prove_event(row.event.event).ok().map(|proof| proof.text),
        event: row.event.event,
        by: row.event.by,
        text: row.event.text,
    };
    concerned.map(event).collect()
}

fn findings(copy: &GameCopy, events: &BTreeSet<u64>) -> Vec<FindingView> {
    let all = AuditView::of(&copy.loaded).findings;
    all.into_iter().filter(|finding| events.contains(&finding.at.event)).collect()
}

fn stated(finding: &FindingView) -> DisputeFinding {
    DisputeFinding {
        event: finding.at.event,
        ruling: finding.ruling.clone(),
        clause: finding.clause.clone(),
        says: finding.says.clone(),
    }
}

/// `verify` of a dispute.
pub(crate) fn check(call: &Call, path: &Path, bytes: &[u8]) -> Result<Answer, Failure> {
    let dispute = Dispute::read(path, bytes)?;
    let events: BTreeSet<u64> = dispute.events.iter().copied().collect();
    let mut copies = Vec::new();
    for stated in &dispute.copies {
        copies.push(stated.read(path)?);
    }
    let checked: Vec<CheckedCopyView> = dispute
        .copies
        .iter()
        .zip(&copies)
        .map(|(stated, copy)| checked(&dispute.game, stated, copy, &events))
        .collect();
    let diff = copies.first().zip(copies.get(1)).map(|(a, b)| DiffView::of(&a.loaded, &b.loaded));
    let view = DisputeView {
        shows_nothing: copies.first().and_then(|copy| dispute.shows_nothing(copy, copies.get(1))),
        game: dispute.game,
        events: dispute.events,
        copies: checked,
        contradiction: copies.first().zip(copies.get(1)).and_then(|(a, b)| a.contradiction(b)),
        parts_at: diff.as_ref().and_then(|diff| diff.parts_at),
        gone: copies.first().zip(copies.get(1)).map(|(a, b)| gone(a, b)).unwrap_or_default(),
        signed_both: diff.map(|diff| diff.signed_both).unwrap_or_default(),
    };
    let exit = exit(&view);
    let view = VerifyView::of_dispute(path.display().to_string(), view);
    Ok(Answer::of(exit, &view, dispute_text(&view, call.width)))
}

fn exit(view: &DisputeView) -> Exit {
    let broken = |copy: &CheckedCopyView| copy.findings.iter().any(|finding| finding.ruling == "broken");
    if view.parts_at.is_some()
        || view.contradiction.is_some()
        || super::verify::takes_out(&view.gone)
        || view.shows_nothing.is_some()
        || view.copies.iter().any(|copy| !copy.faults.is_empty())
    {
        Exit::Broken
    } else if view.copies.iter().any(broken) {
        Exit::Findings
    } else {
        Exit::Clean
    }
}

/// What a copy says for itself, beside what the dispute says of it.
fn checked(game: &str, stated: &DisputeCopy, copy: &GameCopy, events: &BTreeSet<u64>) -> CheckedCopyView {
    let signed = copy.loaded.signatures();
    let findings = findings(copy, events);
    let mut faults = Vec::new();
    faults.extend(copy.loaded.integrity.as_ref().and_then(Integrity::says));
    if signed.parties.as_ref().is_none_or(|parties| parties.game != game) {
        faults.push(format!("it is no copy of {game}"));
    }
    if stated.findings != findings.iter().map(self::stated).collect::<Vec<_>>() {
        faults.push("the findings that the dispute states are not those of its own log".to_owned());
    }
    let concerned = concerned(copy, events);
    let is_same =
        |(a, b): (&DisputeEvent, &DisputeEvent)| (a.event, &a.by, &a.text) == (b.event, &b.by, &b.text);
    if stated.events.len() != concerned.len() || !stated.events.iter().zip(&concerned).all(is_same) {
        faults.push("the events that the dispute states are not those of its own log".to_owned());
    }
    let proven: Vec<CheckedEventView> = stated.events.iter().map(|event| proven(copy, event)).collect();
    faults.extend(proven.iter().filter_map(|event| event.fault.clone()));
    faults.extend(proven.iter().filter(|event| !is_genuine(copy, event)).map(forgeable));
    CheckedCopyView {
        name: stated.name.clone(),
        integrity: copy.loaded.integrity.as_ref().map(IntegrityView::of),
        signatures: SignaturesView::of(signed),
        events: proven,
        findings,
        faults,
    }
}

/// Did the player who is said to have recorded it sign it, in this copy? Its proof is by the checkpoint over the most
/// events, which need not be the recorder's.
fn is_genuine(copy: &GameCopy, event: &CheckedEventView) -> bool {
    event.by.parse().is_ok_and(|by| copy.has_signed(&by, event.event))
}

/// Anybody who has a copy can put an event into it that nobody signed.
fn forgeable(event: &CheckedEventView) -> String {
    let CheckedEventView { event, by, .. } = event;
    format!("it is NOT GENUINE: event {event} is said to be recorded by {by}, and is not signed by {by}")
}

/// Who signed an event, by its proof alone.
fn proven(copy: &GameCopy, event: &DisputeEvent) -> CheckedEventView {
    let mut view = CheckedEventView {
        event: event.event,
        by: event.by.clone(),
        text: event.text.clone(),
        signed_by: Vec::new(),
        fault: None,
    };
    let Some(text) = &event.proof else { return view };
    match copy.signers_of_event(event.event, text) {
        Some(names) => view.signed_by = names,
        None => view.fault = Some(format!("the proof of event {} does not hold", event.event)),
    }
    view
}

/// What `bundle` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct BundleView {
    /// `asl-replay/bundle/1`.
    pub schema: &'static str,
    /// The game's id.
    pub game: String,
    /// The events that the dispute is about.
    pub events: Vec<u64>,
    /// The copies in it.
    pub copies: Vec<String>,
    /// The file.
    pub output: String,
    /// Events of it that their authors have not signed: they prove nothing against anybody.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unsigned: Vec<u64>,
    /// That none of it is broken, open or objected to: it shows no dispute.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shows_nothing: Option<String>,
    /// Signatures of one copy that the other lacks, over events that both have.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<GoneView>,
}

/// What a dispute holds, checked against nothing but itself.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct DisputeView {
    /// The game's id.
    pub game: String,
    /// The events that it is about.
    pub events: Vec<u64>,
    /// Its copies of the game.
    pub copies: Vec<CheckedCopyView>,
    /// The first event that differs, when two copies part.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parts_at: Option<u64>,
    /// What a player signed in one copy contradicts what he signed in the other, over the same events.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contradiction: Option<String>,
    /// Signatures of one copy that the other lacks, over events that both have.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<GoneView>,
    /// That it shows no dispute: one copy in which nothing is at issue, or two of one past.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shows_nothing: Option<String>,
    /// Players who signed both: each has signed two games for one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub signed_both: Vec<ForkView>,
}

/// A copy in a dispute.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct CheckedCopyView {
    /// The file that it came from.
    pub name: String,
    /// Its integrity.
    pub integrity: Option<IntegrityView>,
    /// Who signed it, and how far.
    pub signatures: Option<SignaturesView>,
    /// Record 0 and the events concerned.
    pub events: Vec<CheckedEventView>,
    /// The findings on them, made anew.
    pub findings: Vec<FindingView>,
    /// What is wrong with the copy, or with what the dispute says of it.
    pub faults: Vec<String>,
}

/// An event in a dispute.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct CheckedEventView {
    /// Its number.
    pub event: u64,
    /// Who recorded it.
    pub by: String,
    /// The event in the notation.
    pub text: String,
    /// Who signed it, by its proof.
    pub signed_by: Vec<String>,
    /// What is wrong with the proof.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

/// A dispute that was written.
#[must_use]
pub fn bundle(view: &BundleView) -> String {
    let events: Vec<String> = view.events.iter().map(ToString::to_string).collect();
    let copies = view.copies.join(", ");
    let gone: String = view.gone.iter().map(|gone| verify::gone(gone) + "\n").collect();
    let unsigned = view.unsigned.iter().map(|event| {
        let says =
            format!("event {event} is not signed by its author: `verify` will say that it is not genuine");
        styled(BAD, &says) + "\n"
    });
    let nothing =
        view.shows_nothing.as_ref().map(|says| styled(BAD, &format!("{says}: `verify` will say so")) + "\n");
    let told = gone + &unsigned.collect::<String>() + &nothing.unwrap_or_default();
    format!(
        "{}: the dispute about event {} of {} ({})\n{told}`asl-replay verify {}` checks it with nothing else at hand\n",
        styled(STRONG, &view.output),
        events.join(", "),
        one_line(&view.game),
        one_line(&copies),
        one_line(&view.output)
    )
}

/// A dispute that was checked.
#[must_use]
pub fn dispute_text(view: &VerifyView, columns: usize) -> String {
    let Some(dispute) = &view.dispute else { return String::new() };
    let mut out =
        format!("{} ({}) about {}\n", styled(STRONG, &view.file), view.kind, one_line(&dispute.game));
    for copy in &dispute.copies {
        out += &self::copy(copy, columns);
    }
    let gone: String = dispute.gone.iter().map(|gone| verify::gone(gone) + "\n").collect();
    out + if gone.is_empty() { "" } else { "\n" } + &gone + &parting(dispute)
}

fn copy(copy: &CheckedCopyView, columns: usize) -> String {
    let mut out = format!("\n{}\n", styled(STRONG, &copy.name));
    if let Some(integrity) = &copy.integrity {
        let (style, says) = audit::text::integrity(integrity);
        out += &format!("  {}\n", styled(style, &says));
    }
    out += &copy.signatures.as_ref().map(signatures::signatures).unwrap_or_default();
    out += &copy.events.iter().map(event).collect::<String>();
    for found in &copy.findings {
        out += &indented(2, &finding(found, columns.saturating_sub(2)));
    }
    out + &copy.faults.iter().map(|fault| format!("  {}\n", styled(BAD, fault))).collect::<String>()
}

fn event(event: &CheckedEventView) -> String {
    let signed = match event.signed_by.as_slice() {
        [] => styled(BAD, "signed by nobody"),
        names => styled(GOOD, &format!("signed by {}", names.join(", "))),
    };
    let by = one_line(&event.by);
    format!("  event {}, recorded by {by}, {signed}\n{}", event.event, indented(4, &one_line(&event.text)))
}

fn parting(dispute: &DisputeView) -> String {
    if let Some(says) = &dispute.contradiction {
        return format!(
            "\n{}\n",
            styled(BAD, &format!("The signatures of the copies CONTRADICT each other: {says}."))
        );
    }
    let Some(at) = dispute.parts_at else {
        return dispute
            .shows_nothing
            .as_ref()
            .map(|says| format!("\n{}\n", styled(BAD, says)))
            .unwrap_or_default();
    };
    format!("\n{}\n{}", styled(BAD, &format!("The copies part at event {at}.")), forks(&dispute.signed_both))
}

/// What two signatures of one player prove.
#[must_use]
pub(crate) fn forks(forks: &[ForkView]) -> String {
    if forks.is_empty() {
        return "Nobody signed both: the signatures alone do not show who changed the past.\n".to_owned();
    }
    let line = |fork: &ForkView| {
        let (a, b) = (counted(fork.a_events, "event", "events"), counted(fork.b_events, "event", "events"));
        let says = format!(
            "{} signed BOTH: the first over {a}, the second over {b}. This proves a fork.",
            fork.player
        );
        styled(BAD, &says) + "\n"
    };
    forks.iter().map(line).collect()
}
