//! Every difference between the printings that the notes on D2 list: one log, judged by both.

use crate::vectors;
use asl_core::audit::{Game, Replay};
use asl_core::finding::Ruling;
use asl_core::scenario::{Edition, Printing};
use asl_core::vocab::BOOK_VERSION;
use asl_replay::command::exit::Exit;
use asl_replay::program;
use asl_replay::program::cli::Cli;
use clap::Parser;
use std::collections::{BTreeMap, BTreeSet};

/// One difference.
struct Row {
    /// The rule and what changes.
    says: &'static str,
    /// The log.
    game: &'static str,
    /// What the earlier printing alone reports; `?` marks an open question.
    first: &'static [&'static str],
    /// What the later printing alone reports.
    second: &'static [&'static str],
}

const fn row(
    says: &'static str,
    game: &'static str,
    first: &'static [&'static str],
    second: &'static [&'static str],
) -> Row {
    Row { says, game, first, second }
}

/// In the order of the notes. Where both columns are empty the wording alone differs: the same is reported.
const ROWS: &[Row] = &[
    row(
        "2.13 a new hexside makes a moving target: claimed",
        "DB-2e-new-hexside-moving (2e)",
        &["D2.11-vca-not-moving"],
        &[],
    ),
    row(
        "2.13 a new hexside makes a moving target: denied",
        "DB-1e-new-hexside-not-moving (1e)",
        &[],
        &["D2.13-stopped-moving-2e"],
    ),
    row("2.14 a heading only", "DR-road-wreck-bu (2e)", &[], &[]),
    row(
        "2.15 no Reverse Minimum Move",
        "DN-1e-reverse (1e)",
        &["D2.15-1e-no-reverse", "D2.24-1e-no-reverse-mm"],
        &[],
    ),
    row("2.15 stall notes", "DN-stalled (2e)", &["D2.15-stall-1e"], &["D2.15-stall-2e"]),
    row("2.18 a surplus on entry", "DO-2e-overspend (2e)", &["D2.18-1e-exact"], &[]),
    row("2.18 no surplus on a start", "O-start-three-2e (2e)", &["D2.18-1e-exact"], &["D2.18-2e-only-entry"]),
    row("2.18 never too little", "DO-2e-underspend (2e)", &["D2.18-1e-exact"], &["D2.18-2e-min"]),
    row(
        "2.23 an unnamed start is forward",
        "DV-2e-default-forward (2e)",
        &["D2.23-1e-direction-silent?"],
        &["D2.23-2e-forward-default"],
    ),
    row("2.24 Reverse Motion", "DV-2e-end-reverse (2e)", &["D2.24-1e-no-reverse-motion"], &[]),
    row(
        "2.24 with MP left",
        "DV-2e-end-reverse-enough (2e)",
        &["D2.24-1e-no-reverse-motion"],
        &["D2.24-2e-mp-remaining"],
    ),
    row(
        "2.24 the counter shows it",
        "O-counter-kind (2e)",
        &["D2.24-1e-no-reverse-motion"],
        &["D2.24-2e-counter-kind"],
    ),
    row(
        "2.24 [EXC] who may not reverse",
        "DV-2e-towing-reverse-motion (2e)",
        &["D2.24-1e-no-reverse-motion"],
        &["D2.24-2e-exc-prohibited"],
    ),
    row("2.24 EX the stop paid", "EX-2.24-reverse-uphill-stop (1e)", &[], &[]),
    row("2.24 EX no stop paid", "EX-2.24-2e-end-reverse-motion (2e)", &["D2.24-1e-no-reverse-motion"], &[]),
    row(
        "2.31 EX a hexside used from its other side",
        "EX-2.31-2e-same-hexside (2e)",
        &[],
        &["D2.31-2e-both-sides"],
    ),
    row("2.31 a Blaze upstairs", "DB-2e-upper-blaze (2e)", &["D2.31-1e-no-blaze"], &[]),
    row(
        "2.31 a Blaze on the ground",
        "DB-2e-ground-blaze (2e)",
        &["D2.31-1e-no-blaze"],
        &["D2.31-2e-no-ground-blaze"],
    ),
    row(
        "2.32 hit from the bypassed hex",
        "O-tf-same-hex-2e (2e)",
        &["D2.32-1e-same-hex"],
        &["D2.32-2e-same-hex-side"],
    ),
    row("2.321 the Known target of a repeated MG shot", "EX-2.321-case-a-same-side (2e)", &[], &[]),
    row("2.33 EX into a building BU", "EX-2.33-b-building-2e-neg-ce (2e)", &[], &["D2.33-ex-bu-2e"]),
    row("2.33 EX a fourth way on", "EX-2.33-d-reverse-K1 (2e)", &[], &[]),
    row("2.38 [EXC] Residual FP", "DB-2e-residual-tem (2e)", &["D2.38-1e-no-residual-exc"], &[]),
    row("2.401 while the unit moves", "DA-2e-after-unit-done (2e)", &[], &["D2.401-2e-units-mph"]),
    row("2.401 no loss of concealment", "DA-2e-concealment (2e)", &[], &["D2.401-no-penalty-2e"]),
    row("2.401 the word DR", "DM-stall-on-attempt (2e)", &[], &[]),
    row("2.41 +2 of a stopped vehicle", "DF-2e-cc-vs-stopped (2e)", &[], &["D2.41-plus-two-2e"]),
    row("2.42 Case C4 in mid-move", "DF-stopped-claim (2e)", &[], &["D2.42-case-c4-2e"]),
    row("2.42 canister named", "DF-mg-motion-afph (2e)", &[], &[]),
    row("2.5 land MP", "DE-amphibian-2e (2e)", &[], &[]),
    row("2.5 Chinese are Others", "DE-chinese-1e (1e)", &[], &["D2.5-manufacturer"]),
    row("2.5 Chinese at +1", "DE-chinese-2e (2e)", &["D2.5-manufacturer"], &[]),
    row("2.5 the letter of the British", "O-esb-rounded-up (2e)", &[], &[]),
    row("2.5 immobilized on a hexside", "DE-fail-not-moving-target (2e)", &[], &[]),
    row(
        "2.51 a Motion attempt calls for the DR",
        "DM-2e-motion-attempt-no-dr (2e)",
        &["D2.51-motion-attempt-1e?"],
        &["D2.51-motion-attempt-2e"],
    ),
    row(
        "2.51 a new hexside, as 2.13",
        "DB-1e-new-hexside-not-moving (2e)",
        &[],
        &["D2.13-stopped-moving-2e"],
    ),
    row("2.52 Axis vehicles before October 1941: no DR", "DX-1941-05 (2e)", &[], &["D2.52-2e-wheeled?"]),
    row("2.52 the DR made", "DX-1941-09-30 (2e)", &["D2.51-afv-red-only"], &[]),
    row("2.6 an AFV that is not Known", "DZ-concealed-1e (1e)", &["D2.6-known-1e?"], &["D2.6-no-stop"]),
    row(
        "2.7 nothing further after ALL",
        "DL-all-then-esb-2e (2e)",
        &["D2.7-no-further-1e?"],
        &["D2.7-no-further-2e"],
    ),
];

/// Every clause that a printing reports, with a mark on open questions.
fn reported(game: &Game, printing: Printing) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for finding in Replay::by(game, Edition { printing, book: BOOK_VERSION }).audit().findings {
        let mark = if finding.ruling == Ruling::Undecided { "?" } else { "" };
        all.extend([finding.clause].iter().chain(&finding.also).map(|id| format!("{id}{mark}")));
    }
    all
}

#[test]
fn every_difference_of_the_notes_shows() {
    let games: BTreeMap<String, Game> = vectors::games().into_iter().collect();
    for row in ROWS {
        // A vector of one printing is named by that one; its log is judged by both.
        let game = games.get(row.game).or_else(|| games.get(&other(row.game)));
        let game = game.unwrap_or_else(|| panic!("{}: no vector {}", row.says, row.game));
        let (first, second) = (reported(game, Printing::First), reported(game, Printing::Second));
        let alone = |these: &BTreeSet<String>, those: &BTreeSet<String>| {
            these.difference(those).cloned().collect::<Vec<_>>()
        };
        assert_eq!(alone(&first, &second), row.first, "{}: 1e alone", row.says);
        assert_eq!(alone(&second, &first), row.second, "{}: 2e alone", row.says);
    }
}

fn other(name: &str) -> String {
    if name.ends_with("(1e)") { name.replace("(1e)", "(2e)") } else { name.replace("(2e)", "(1e)") }
}

/// A clause of one printing alone stands in a row, or is a fact or a guard of what another shows.
#[test]
fn every_judged_clause_of_one_printing_stands_in_a_row_or_beside_one() {
    use asl_core::rules::{Part, clauses};
    let beside = [
        // Kept in every log that the rows pass.
        "D2.33-ex-bog-1e",
        "D2.401-1e-anytime",
        "D2.41-plus-two-1e",
        "D2.42-case-c4-1e",
        "D2.42-ft-1e",
        "D2.42-ft-canister-2e",
        "D2.5-nat-drm-1e",
        "D2.5-nat-drm-2e",
        "D2.13-stopped-moving-1e",
        "D2.321-exc-mg-1e",
        "D2.321-exc-mg-2e",
    ];
    let named = |id: &str| {
        ROWS.iter().any(|row| row.first.iter().chain(row.second).any(|c| c.trim_end_matches('?') == id))
    };
    let judged = clauses().filter(|c| c.only.is_some() && matches!(c.part, Part::Check(_) | Part::Checks(_)));
    let lacking: Vec<&str> = judged.map(|c| c.id.0).filter(|id| !named(id) && !beside.contains(id)).collect();
    assert!(lacking.is_empty(), "no row shows {lacking:?}");
}

/// A tank of 16 MP enters Open Ground for 3 MP: a surplus that the later printing alone allows.
const SURPLUS: &str = "\
printing = \"2e\"
[units.t]
side = \"russian\"
type = \"T-34/85\"
ce = true
[units.foe]
side = \"german\"
[default-terrain]
is = [\"open-ground\"]
---
turn 1 german CCPh
place t F5 vca F4-G5
turn 2 russian MPh
t start 1 MP
t enter G5 3 MP
t stop 1 MP
t ends
";

fn run(words: &[&str]) -> (Exit, serde_json::Value) {
    let cli = Cli::try_parse_from(words).unwrap_or_else(|e| panic!("{e}"));
    let answer = program::run(&cli).unwrap_or_else(|e| panic!("{e}"));
    (answer.exit, serde_json::from_str(&answer.json).expect("JSON"))
}

fn clauses(findings: &serde_json::Value) -> Vec<String> {
    let findings = findings.as_array().cloned().unwrap_or_default();
    findings.iter().map(|f| f["clause"].as_str().expect("a clause").to_owned()).collect()
}

#[test]
fn audit_by_the_other_printing_shows_what_changes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("surplus.asl");
    std::fs::write(&file, SURPLUS).unwrap();
    let path = file.to_str().unwrap();
    let home = folder.path().to_str().unwrap();
    let (exit, own) = run(&["asl-replay", "--home", home, "--json", "audit", path]);
    assert_eq!((exit, clauses(&own["findings"])), (Exit::Clean, vec![]));
    let (exit, first) = run(&["asl-replay", "--home", home, "--json", "audit", path, "--printing", "1e"]);
    assert_eq!(exit, Exit::Findings);
    assert_eq!((first["printing"].as_str(), first["played_by"].as_str()), (Some("1e"), Some("2e")));
    assert_eq!(clauses(&first["findings"]), ["D2.18-1e-exact"]);
    assert_eq!((clauses(&first["gone"]), &first["new"]), (vec![], &serde_json::json!([0])));
    // And the other way round: what the later printing forgives is gone.
    std::fs::write(&file, SURPLUS.replace("2e", "1e")).unwrap();
    let (exit, second) = run(&["asl-replay", "--home", home, "--json", "audit", path, "--printing", "2e"]);
    assert_eq!((exit, clauses(&second["findings"])), (Exit::Clean, vec![]));
    assert_eq!(clauses(&second["gone"]), ["D2.18-1e-exact"]);
}

/// The position follows the printing that judges: an unnamed start means forward in 2e and nothing in 1e.
#[test]
fn the_fold_goes_by_the_printing_asked_for() {
    let log =
        crate::support::builder::Log::of(&SURPLUS.split("---").next().unwrap().replace("ce = true", ""));
    let mut log = log;
    log.phase(2, "russian", asl_core::vocab::phase::Phase::MPh);
    log.place("t", "F5", "F4-G5");
    let on = asl_core::event::MpUse::Start { direction: None };
    log.spend("t", asl_core::vocab::num::Mp::ONE, on);
    let game = log.game();
    let direction = |printing| {
        let edition = Edition { printing, book: BOOK_VERSION };
        Replay::by(&game, edition).before(usize::MAX).units[&log.unit("t")].mph.direction
    };
    assert_eq!(direction(Printing::First), None);
    assert_eq!(direction(Printing::Second), Some(asl_core::event::Direction::Forward));
}
