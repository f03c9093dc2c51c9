//! A review as one page: opens from disk, asks nobody for anything. All HTML and SVG is made here; the script in it
//! only puts the pieces in their places.
//!
//! Players' text can be no markup: the templates escape it, and the page forbids every script but its own.

mod card;
mod luck;
mod moments;
mod noted;
mod own;
mod pictures;
mod pieces;
mod rows;
mod sentences;
mod sheet;
mod staged;
mod whole;

pub use moments::moments;
pub use own::own;
pub use pictures::{Holdings, Pictures};
pub use staged::staged;
pub use whole::{Serving, Whole, page, pictured, program, whole};

use crate::audit;
use crate::review::view::{LossRow, LyingRow, MapHexRow, ReviewView, StandingRow, StepRow};
use crate::stats::text::{decimal, signed as off_even};
use crate::stats::{self, StatRow};
use crate::view::finding::FindingView;
use crate::view::sentence::on_counter;
use crate::view::signatures::SignaturesView;
use crate::view::vasl::{ChoiceRow, GivenAnswer, OpenQuestion};
use crate::view::witness::CosignedView;
use crate::words::harmless;
use askama::Template;
use noted::Noted;
use pictures::Reel;
use pieces::{Fragments, Lists};
use rows::{Row, rows};
use serde::Serialize;
use sheet::Drawing;
use std::collections::BTreeMap;

/// A review, without the page around it.
#[derive(Template)]
#[template(path = "review.html")]
struct Body<'a> {
    title: String,
    file: String,
    tally: String,
    head: Vec<(&'static str, String)>,
    phases: Vec<PhaseLink>,
    map: Drawing,
    hexes: &'a [MapHexRow],
    pictures: Option<&'a Pictures>,
    rows: Vec<Row<'a>>,
    /// Counters that no step moves: beside the boards, on the map.
    lying: [(&'static str, Vec<pieces::Tile>); 2],
    findings: Vec<String>,
    notes: Vec<Noted<'a>>,
    open: Vec<Ask>,
    given: Vec<Given<'a>>,
    is_live: bool,
    groups: Vec<(&'static str, Vec<String>)>,
    dice: Vec<Dice<'a>>,
    /// How even they are, the last ones, what they did.
    dice_told: Vec<(&'static str, Vec<String>)>,
    chart: String,
    dice_evidence: &'a str,
    card: card::Card,
    losses: &'a [LossRow],
    luck: Vec<luck::Line>,
    luck_chart: String,
}

impl Body<'_> {
    /// The name of a hex of the map.
    fn hex(&self, n: &u32) -> &str {
        usize::try_from(*n).ok().and_then(|n| self.hexes.get(n)).map_or("", |hex| hex.name.as_str())
    }
}

/// An answer that was given.
struct Given<'a> {
    n: usize,
    event: u64,
    /// `his.vlog step 61, fire`.
    to: String,
    /// Its lines.
    lines: &'a [String],
}

/// An open question with answers that would fit.
struct Ask {
    n: usize,
    line: String,
    choices: Vec<Choice>,
}

struct Choice {
    n: usize,
    /// In words, as far as there are any.
    line: String,
    /// In the notation, behind the words.
    notation: String,
    breaks: String,
}

struct PhaseLink {
    event: u64,
    name: String,
    /// The phase alone.
    short: String,
    /// Its Player Turn, where that begins with it.
    turn: String,
    findings: usize,
    worst: String,
}

struct Dice<'a> {
    player: &'a str,
    kind: &'a str,
    of: &'a str,
    rolls: u64,
    mean: String,
    fair: String,
    luck: String,
    says: &'a str,
}

#[derive(Template)]
#[template(path = "finding.html")]
struct Article<'a> {
    f: &'a FindingView,
    standing: Option<&'a StandingRow>,
    mark: &'static str,
    counter: String,
    says: &'a str,
    /// What happened, in English.
    told: String,
    /// The clauses, each with its number first: `A7.22`, `A7.22-long-range-half`.
    cited: Vec<(&'a str, &'a str)>,
}

/// What the script steps through.
#[derive(Serialize)]
struct Data<'a> {
    #[serde(flatten)]
    lists: Lists,
    /// The centres of the hexes, x and y.
    hexes: Vec<i32>,
    /// The types of units, by their names.
    types: BTreeMap<String, String>,
    steps: Vec<Step<'a>>,
    /// The players' own counters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pictures: Option<&'a Reel>,
}

/// What it changes (a hex, and the number of the stack that lies there now), the number of its trace or -1, that of its
/// explanation or -1, the numbers of its findings, the number of what is owed after it or -1, its line in the notation, its dice, and
/// its roll: the number of its chances, of what came, and of the chances as declared or -1.
type Step<'a> = (Vec<i64>, i64, i64, &'a [usize], i64, String, &'a [u8], Vec<i64>);

/// A review as it lies in a page: the HTML of it, and what the script steps through.
#[derive(Debug)]
pub struct Part {
    /// What stands in the body.
    pub body: String,
    /// JSON for the script: it can end no script and open no tag.
    pub data: String,
}

/// Whether answers can be given where it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answering {
    /// A written page.
    Read,
    /// The program in a page, and a page that the program serves: a click answers.
    Live,
}

/// The review alone, over the player's own pictures where there are any.
///
/// # Errors
/// None that a review could cause: what the templates and the writer of JSON would say.
pub fn part(
    view: &ReviewView,
    answering: Answering,
    pictures: Option<&Pictures>,
) -> Result<Part, Box<dyn std::error::Error>> {
    let articles: Vec<String> = view
        .findings
        .iter()
        .zip(&view.standing)
        .map(|found| article(&view.steps, found))
        .collect::<Result<_, _>>()?;
    let audit = &view.audit;
    let body = Body {
        title: view.title(),
        file: view.files().join(" + "),
        tally: audit::text::tally(audit),
        head: head(view),
        phases: phases(&view.steps),
        map: Drawing::of(&view.map).around(pictures),
        hexes: &view.map.hexes,
        pictures,
        rows: rows(&view.steps, &view.notes)?,
        lying: lying(&view.lying)?,
        findings: articles,
        notes: view.notes.iter().map(Noted::of).collect(),
        open: view.open.iter().enumerate().map(ask).collect(),
        given: view.given.iter().enumerate().map(given).collect(),
        is_live: answering == Answering::Live,
        groups: view.asides(),
        dice: view.dice.iter().map(dice).collect(),
        dice_told: stats::text::told(&view.dice, &view.shots),
        chart: stats::text::chart(&view.dice),
        dice_evidence: &audit.dice_evidence,
        card: card::Card::of(&view.card),
        losses: &view.losses,
        luck: view.luck.iter().map(luck::Line::of).collect(),
        luck_chart: luck::chart(&view.luck)?,
    };
    // What no reader sees is shown by its code; what the script reads has its codes already.
    Ok(Part { body: harmless(&body.render()?), data: data(view, pictures)? })
}

fn lying(rows: &[LyingRow]) -> Result<[(&'static str, Vec<pieces::Tile>); 2], askama::Error> {
    let of = |on_map: bool| {
        let rows = rows.iter().filter(|row| row.hex.is_some() == on_map);
        rows.map(|row| pieces::tile(&row.counter)).collect::<Result<Vec<_>, _>>()
    };
    Ok([("beside the boards", of(false)?), ("on the map, where no step moves them", of(true)?)])
}

fn given((n, given): (usize, &GivenAnswer)) -> Given<'_> {
    let GivenAnswer { file, step, event, about, lines, .. } = given;
    Given { n, event: *event, to: format!("{file} step {step}, {about}"), lines }
}

fn ask((n, open): (usize, &OpenQuestion)) -> Ask {
    let choice = |(n, choice): (usize, &ChoiceRow)| {
        let lines = if choice.lines.is_empty() { "nothing".into() } else { choice.lines.join("; ") };
        let (line, notation) =
            if choice.says.is_empty() { (lines, String::new()) } else { (choice.says.clone(), lines) };
        Choice { n, line, notation, breaks: choice.breaks.join("; ") }
    };
    Ask { n, line: open.line(), choices: open.choices.iter().enumerate().map(choice).collect() }
}

fn article(
    steps: &[StepRow],
    (finding, standing): (&FindingView, &Option<StandingRow>),
) -> Result<String, askama::Error> {
    let mark = match finding.ruling.as_str() {
        "broken" => "✗",
        "waived" => "~",
        _ => "?",
    };
    let counter = finding.unit_type.as_deref().map_or_else(String::new, on_counter);
    // The unit stands in front of it by the name of its counter.
    let named =
        finding.unit.as_ref().and_then(|unit| finding.says.strip_prefix(unit.as_str())?.strip_prefix(": "));
    let says = named.unwrap_or(&finding.says);
    let cited = std::iter::once(&finding.clause).chain(&finding.also).map(|clause| {
        let number = clause.split_once('-').map_or(clause.as_str(), |(number, _)| number);
        (number, clause.as_str())
    });
    let step = usize::try_from(finding.at.event).ok().and_then(|n| steps.get(n));
    let told = step.map(|step| sentences::html(&step.sentence)).transpose()?.unwrap_or_default();
    let (standing, cited) = (standing.as_ref(), cited.collect());
    Article { f: finding, standing, mark, counter, says, told, cited }.render()
}

fn head(view: &ReviewView) -> Vec<(&'static str, String)> {
    let audit = &view.audit;
    let players = audit.players.iter().map(|(name, side)| format!("{name} ({side})"));
    let mut head = vec![
        ("Players", players.collect::<Vec<_>>().join(", ")),
        ("Rules", format!("printing {}, book {}", audit.printing, audit.book)),
        ("Events", view.steps.len().to_string()),
    ];
    head.extend(audit.integrity.as_ref().map(|found| ("Bytes", audit::text::integrity(found).1)));
    head.extend(view.signatures.as_ref().map(|found| ("Signed", signed(found, audit.events))));
    head.extend(view.cosigned.iter().map(|seen| ("Witness", witnessed(seen))));
    head.extend(
        audit.boards.iter().map(|board| {
            ("Board", format!("{} {}", board.board, board.version.as_deref().unwrap_or_default()))
        }),
    );
    head.retain(|(_, text)| !text.is_empty());
    head
}

/// How far a witness has seen it.
fn witnessed(seen: &CosignedView) -> String {
    let name = &seen.witness;
    seen.fault.as_ref().map_or_else(|| format!("{name} has cosigned all"), |why| format!("{name}: {why}"))
}

/// Who signed how far.
fn signed(found: &SignaturesView, events: u64) -> String {
    let by = |(name, to): (&String, &u64)| match *to {
        0 => format!("{name} nothing"),
        to if to == events => format!("{name} all"),
        to => format!("{name} to event {}", to - 1),
    };
    found.signed_events.iter().map(by).collect::<Vec<_>>().join(", ")
}

fn phases(steps: &[StepRow]) -> Vec<PhaseLink> {
    let mut links: Vec<PhaseLink> = Vec::new();
    for step in steps {
        if step.begins_phase || links.is_empty() {
            links.push(phase(step, links.last()));
        }
        if let Some(link) = links.last_mut() {
            link.findings += step.findings.len();
            // In the order of the alphabet broken comes before undecided and waived.
            let worst = step.ruling.iter().chain(Some(&link.worst)).filter(|word| !word.is_empty()).min();
            link.worst = worst.cloned().unwrap_or_default();
        }
    }
    links
}

fn phase(step: &StepRow, last: Option<&PhaseLink>) -> PhaseLink {
    let name = step.at.when.clone();
    let (turn, short) = name.rsplit_once(' ').unwrap_or((&name, &name));
    let is_new = step.begins_phase
        && last.is_none_or(|last| last.name.rsplit_once(' ').is_none_or(|(before, _)| before != turn));
    PhaseLink {
        event: step.at.event,
        turn: if is_new { turn.trim_start_matches("turn ").to_owned() } else { String::new() },
        short: if step.begins_phase { short.to_owned() } else { "set-up".to_owned() },
        findings: 0,
        worst: String::new(),
        name,
    }
}

/// The recorder of an event is told where there are several.
fn dice(row: &StatRow) -> Dice<'_> {
    let [low, high] = row.fair.map(decimal);
    Dice {
        player: &row.player,
        kind: row.kind,
        of: row.of.as_deref().unwrap_or("all"),
        rolls: row.rolls,
        mean: decimal(row.mean),
        fair: stats::text::range(&low, &high),
        luck: off_even(row.luck),
        says: &row.says,
    }
}

/// As JSON that can end no script and open no tag.
fn data(view: &ReviewView, pictures: Option<&Pictures>) -> Result<String, Box<dyn std::error::Error>> {
    let mut fragments = Fragments::default();
    let mut steps = Vec::with_capacity(view.steps.len());
    let mut owed = -1;
    for step in &view.steps {
        let mut changes = Vec::new();
        for stack in &step.stacks {
            changes.extend([i64::from(stack.hex), fragments.stack(stack)?]);
        }
        let trace = fragments.trace(&view.map, &step.traces);
        if let Some(lines) = &step.owed {
            owed = fragments.owed(lines)?;
        }
        let place = step.at.source.as_deref().map_or_else(String::new, |place| format!("{place}: "));
        steps.push((
            changes,
            trace,
            fragments.sheet(&step.sheet)?,
            step.findings.as_slice(),
            owed,
            sentences::plain(&format!("{place}{}", step.at.text))?,
            step.dice.as_slice(),
            fragments.odds(step.odds.as_ref()),
        ));
    }
    let hexes = view.map.hexes.iter().flat_map(|hex| [hex.x, hex.y]).collect();
    let typed =
        view.steps.iter().filter_map(|step| Some((step.unit.as_deref()?, step.unit_type.as_deref()?)));
    let types = typed.map(|(unit, kind)| Ok((sentences::plain(unit)?, sentences::plain(kind)?)));
    let types = types.collect::<Result<_, askama::Error>>()?;
    let json = serde_json::to_string(&Data {
        lists: fragments.lists(),
        hexes,
        types,
        steps,
        pictures: pictures.map(|pictures| &pictures.reel),
    })?;
    Ok(json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026"))
}
