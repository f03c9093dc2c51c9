//! A review as one page: opens from disk, asks nobody for anything. All HTML and SVG is made here; the script in it
//! only puts the pieces in their places.
//!
//! Players' text can be no markup: the templates escape it, and the page forbids every script but its own.

mod pieces;
mod sheet;

use super::stats::decimal;
use crate::view::{AuditView, FindingView, ReviewView, StandingRow, StatRow, StepRow};
use crate::words::harmless;
use askama::Template;
use base64ct::{Base64, Encoding};
use pieces::Fragments;
use serde::Serialize;
use sha2::{Digest, Sha256};
use sheet::Drawing;
use std::path::Path;

const STYLE: &str = include_str!("../../../templates/page.css");
const SCRIPT: &str = include_str!("../../../templates/page.js");

#[derive(Template)]
#[template(path = "page.html")]
struct Page<'a> {
    title: &'a str,
    file: &'a str,
    tally: String,
    head: Vec<(&'static str, String)>,
    phases: Vec<PhaseLink>,
    map: Drawing,
    rows: Vec<Row<'a>>,
    findings: Vec<String>,
    groups: Vec<(&'static str, Vec<String>)>,
    dice: Vec<Dice<'a>>,
    chart: String,
    dice_evidence: &'a str,
    data: String,
    style: &'static str,
    style_hash: String,
    script: &'static str,
    script_hash: String,
}

struct PhaseLink {
    event: u64,
    name: String,
    findings: usize,
    worst: String,
}

struct Row<'a> {
    event: u64,
    class: String,
    unit: &'a str,
    place: &'a str,
    by: &'a str,
    text: &'a str,
}

struct Dice<'a> {
    player: &'a str,
    kind: &'a str,
    of: &'a str,
    rolls: u64,
    mean: String,
    fair: String,
    says: &'a str,
}

#[derive(Template)]
#[template(path = "finding.html")]
struct Article<'a> {
    f: &'a FindingView,
    standing: Option<&'a StandingRow>,
    mark: &'static str,
}

/// What the script steps through. A step is its changes (a hex, and the number of what stands there now), the number of
/// its trace or -1, its explanation, and the numbers of its findings.
#[derive(Serialize)]
struct Data<'a> {
    frags: Vec<String>,
    traces: Vec<String>,
    hexes: Vec<i32>,
    steps: Vec<(Vec<i64>, i64, String, &'a [usize])>,
}

/// The page of a review.
///
/// # Errors
/// None that a review could cause: what the templates and the writer of JSON would say.
pub fn page(view: &ReviewView) -> Result<String, Box<dyn std::error::Error>> {
    let articles: Vec<String> =
        view.findings.iter().zip(&view.standing).map(article).collect::<Result<_, _>>()?;
    let data = data(view)?;
    let audit = &view.audit;
    let file = Path::new(&audit.file).file_name().and_then(|name| name.to_str()).unwrap_or(&audit.file);
    let page = Page {
        title: if audit.continuity.is_empty() && !audit.game.is_empty() { &audit.game } else { file },
        file,
        tally: super::audit::tally(audit),
        head: head(audit),
        phases: phases(&view.steps),
        map: Drawing::of(&view.map),
        rows: view.steps.iter().map(row).collect(),
        findings: articles,
        groups: view.asides(),
        dice: view.dice.iter().map(dice).collect(),
        chart: super::stats::chart(&view.dice),
        dice_evidence: &audit.dice_evidence,
        data,
        style: STYLE,
        style_hash: hash(STYLE),
        script: SCRIPT,
        script_hash: hash(SCRIPT),
    };
    // What no reader sees is shown by its code; what the script reads has its codes already.
    Ok(harmless(&page.render()?))
}

/// The source expression of a Content Security Policy.
fn hash(text: &str) -> String {
    Base64::encode_string(&Sha256::digest(text.as_bytes()))
}

fn article((finding, standing): (&FindingView, &Option<StandingRow>)) -> Result<String, askama::Error> {
    let mark = match finding.ruling.as_str() {
        "broken" => "✗",
        "waived" => "✓",
        _ => "?",
    };
    Article { f: finding, standing: standing.as_ref(), mark }.render()
}

fn head(audit: &AuditView) -> Vec<(&'static str, String)> {
    let players = audit.players.iter().map(|(name, side)| format!("{name} ({side})"));
    let mut head = vec![
        ("Players", players.collect::<Vec<_>>().join(", ")),
        ("Rules", format!("printing {}, book {}", audit.printing, audit.book)),
        ("Events", audit.events.to_string()),
    ];
    head.extend(audit.integrity.as_ref().map(|found| ("Bytes", super::audit::integrity(found).1)));
    head.extend(
        audit.boards.iter().map(|board| {
            ("Board", format!("{} {}", board.board, board.version.as_deref().unwrap_or_default()))
        }),
    );
    head.retain(|(_, text)| !text.is_empty());
    head
}

fn phases(steps: &[StepRow]) -> Vec<PhaseLink> {
    let mut links: Vec<PhaseLink> = Vec::new();
    for step in steps {
        if step.begins_phase || links.is_empty() {
            let name = step.at.when.clone();
            links.push(PhaseLink { event: step.at.event, name, findings: 0, worst: String::new() });
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

fn row(step: &StepRow) -> Row<'_> {
    let mut class = Vec::new();
    class.extend(step.begins_phase.then_some("p"));
    class.extend(step.is_roll.then_some("r"));
    if let Some(ruling) = &step.ruling {
        class.extend(["x", ruling.as_str()]);
    }
    Row {
        event: step.at.event,
        class: class.join(" "),
        unit: step.unit.as_deref().unwrap_or_default(),
        place: step.at.source.as_deref().unwrap_or_default(),
        // Nobody recorded what was read from a file: how it was read stands in his place.
        by: step.reading.unwrap_or(&step.at.by),
        text: &step.at.text,
    }
}

fn dice(row: &StatRow) -> Dice<'_> {
    let [low, high] = row.fair.map(decimal);
    Dice {
        player: &row.player,
        kind: row.kind,
        of: row.of.as_deref().unwrap_or("all"),
        rolls: row.rolls,
        mean: decimal(row.mean),
        fair: format!("{low} to {high}"),
        says: &row.says,
    }
}

/// As JSON that can end no script and open no tag.
fn data(view: &ReviewView) -> Result<String, Box<dyn std::error::Error>> {
    let mut fragments = Fragments::default();
    let mut steps = Vec::with_capacity(view.steps.len());
    for step in &view.steps {
        let mut changes = Vec::new();
        for stack in &step.stacks {
            changes.extend([i64::from(stack.hex), fragments.stack(stack)?]);
        }
        let trace = fragments.trace(&view.map, &step.traces);
        steps.push((changes, trace, pieces::explained(&step.sheet)?, step.findings.as_slice()));
    }
    let (frags, traces) = fragments.lists();
    let hexes = view.map.hexes.iter().flat_map(|hex| [hex.x, hex.y]).collect();
    let json = serde_json::to_string(&Data { frags, traces, hexes, steps })?;
    Ok(json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026"))
}
