//! Runs every vector of every file and says what came of it.

use super::adapter::{Case, adapt};
use super::facts;
use super::read::{File, SCHEMA, Vector};
use asl_core::audit::{Game, Replay};
use asl_core::finding::{Finding, Ruling};
use asl_core::rules::{Book, same_fact};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Groups of clauses that the same facts break, as the ledger lists them.
#[derive(Deserialize)]
struct Aliases {
    alias: Vec<Alias>,
}

#[derive(Deserialize)]
struct Alias {
    ids: Vec<String>,
}

impl Aliases {
    fn same(&self, a: &str, b: &str) -> bool {
        let listed =
            || self.alias.iter().any(|group| [a, b].iter().all(|id| group.ids.iter().any(|i| i == id)));
        a == b || listed() || ours(a).zip(ours(b)).is_some_and(|(a, b)| same_fact(a, b))
    }
}

fn ours(id: &str) -> Option<asl_core::vocab::ClauseId> {
    Book::clause(id).map(|clause| clause.id)
}

/// What came of one file.
#[derive(Default)]
pub(crate) struct Report {
    /// Vectors that hold under all their printings.
    pub(crate) passed: usize,
    /// Vectors that do not, with their reasons.
    pub(crate) failed: Vec<String>,
    /// Vectors that wait for clauses that are not in the book yet.
    pub(crate) waiting: usize,
    /// Clauses that are not in the book yet, and how many vectors want them.
    pub(crate) not_yet: BTreeMap<String, usize>,
    /// Facts that the runner does not know, and how often they occur.
    pub(crate) unchecked: BTreeMap<String, usize>,
}

/// The vector files of the project, and of the folder that the environment names.
pub(crate) fn files() -> Vec<PathBuf> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("vectors");
    let named = std::env::var_os("ASL_REPLAY_VECTORS").map(PathBuf::from);
    let folders = [Some(own), named].into_iter().flatten();
    let mut files: Vec<PathBuf> = folders.flat_map(|folder| toml_files(&folder)).collect();
    files.sort();
    files
}

fn toml_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    paths.filter(|path| path.extension().is_some_and(|e| e == "toml")).collect()
}

/// Runs a file; `None` when it is no file of this schema.
pub(crate) fn run(path: &Path) -> Option<Report> {
    #[derive(Deserialize)]
    struct Head {
        schema: Option<String>,
    }
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let head: Head = toml::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    if head.schema.as_deref() != Some(SCHEMA) {
        return None;
    }
    let file: File = toml::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    assert_eq!(file.schema, SCHEMA);
    let aliases = aliases();
    let mut report = Report::default();
    file.vector.iter().for_each(|vector| report.vector(vector, &aliases));
    Some(report)
}

/// The game of every vector of the project's own files, under each of its printings.
pub(crate) fn games() -> Vec<(String, Game)> {
    let mut games = Vec::new();
    for path in files() {
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let Some(file) = toml::from_str::<File>(&text).ok().filter(|file| file.schema == SCHEMA) else {
            continue;
        };
        for vector in &file.vector {
            let named = |printing: &String| {
                (format!("{} ({printing})", vector.id), adapt(vector, printing).log.game())
            };
            games.extend(vector.editions.iter().map(named));
        }
    }
    games
}

fn aliases() -> Aliases {
    toml::from_str(include_str!("../../vectors/aliases.toml")).expect("the alias groups")
}

/// What came of one vector under one printing.
#[derive(Default)]
struct Outcome {
    failures: Vec<String>,
    not_yet: BTreeSet<String>,
    unchecked: BTreeSet<String>,
}

impl Report {
    fn vector(&mut self, vector: &Vector, aliases: &Aliases) {
        let mut all = Outcome::default();
        for printing in &vector.editions {
            let one = judged(vector, printing, aliases);
            all.failures.extend(one.failures.into_iter().map(|f| format!("{} ({printing}): {f}", vector.id)));
            all.not_yet.extend(one.not_yet);
            all.unchecked.extend(one.unchecked);
        }
        match (all.failures.is_empty(), all.not_yet.is_empty()) {
            (false, _) => self.failed.push(all.failures.join("\n")),
            (true, true) => self.passed += 1,
            (true, false) => self.waiting += 1,
        }
        all.not_yet.into_iter().for_each(|id| *self.not_yet.entry(id).or_default() += 1);
        all.unchecked.into_iter().for_each(|fact| *self.unchecked.entry(fact).or_default() += 1);
    }
}

/// A vector that cannot be built fails alone.
fn judged(vector: &Vector, printing: &str, aliases: &Aliases) -> Outcome {
    std::panic::catch_unwind(|| judge(vector, printing, aliases)).unwrap_or_else(|_| {
        let failures = vec!["it cannot be built, or its game cannot be replayed; see above".to_owned()];
        Outcome { failures, ..Outcome::default() }
    })
}

fn judge(vector: &Vector, printing: &str, aliases: &Aliases) -> Outcome {
    let case = adapt(vector, printing);
    let game = case.log.game();
    let replay = Replay::of(&game);
    let findings = replay.audit().findings;
    let facts = facts::compare(vector, &case, &replay);
    let mut outcome = Outcome { failures: facts.wrong, ..Outcome::default() };
    outcome.unchecked.extend(facts.unchecked);
    for id in &vector.violations {
        let from = first_at_fault(&case, id);
        let reported = findings.iter().any(|f| f.seq >= from && cites(f, id, aliases));
        match (reported, ours(id).is_some()) {
            (true, _) => {}
            (false, true) => outcome.failures.push(format!("{id} is not reported")),
            (false, false) => {
                outcome.not_yet.insert(id.clone());
            }
        }
    }
    let listed: Vec<&String> = vector.violations.iter().chain(&vector.also).collect();
    // A vector of D2 sets up what D2 asks for: what else its shots break (D3.5) is not its matter, nor that a unit is
    // put back for a second attempt.
    let apart = |id: &str| id.starts_with("D3.") || id == "LOG.placed-again";
    let of_d2 = |finding: &&Finding| !apart(finding.clause.0);
    let broken = findings.iter().filter(|finding| finding.ruling == Ruling::Broken).filter(of_d2);
    for finding in broken.filter(|f| !listed.iter().any(|id| cites(f, id, aliases))) {
        let what = &game.events[usize::try_from(finding.seq).expect("a small log")].what;
        let says = format!("{} {:?}", finding.clause, finding.breach.says);
        outcome.failures.push(format!("unlisted {says} at event {}: {what:?}", finding.seq));
    }
    outcome
}

/// The event from which a clause must be reported: that of the action said to be bad. One that became no event
/// speaks of the opening.
fn first_at_fault(case: &Case, id: &str) -> u64 {
    let step = case.steps.iter().find(|step| step.action.text("bad") == Some(id));
    step.filter(|step| !step.events.is_empty()).map_or(0, |step| step.events.start as u64)
}

/// A finding cites a clause, or another of its group.
fn cites(finding: &Finding, id: &str, aliases: &Aliases) -> bool {
    [finding.clause].iter().chain(&finding.also).any(|clause| aliases.same(clause.0, id))
}
