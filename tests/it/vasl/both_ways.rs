//! A log and the draft that `import` makes of it are one game: their audits find the same, clause by clause. Where they may
//! differ:
//!
//! - a move whose way is open is a question of the log; the draft has no line of it, and its audit says nothing;
//! - a roll of several readings which all break a rule is a finding of the log; the draft asks, in a comment;
//! - a step that two files tell differently is no line of a draft: contradictions of the files are found in the files.

use super::made::{LOGS, made};
use crate::cli::{Ran, run};
use crate::support::draws;
use serde_json::Value;
use std::path::Path;

/// Clauses with their rulings, and how often each.
type Verdicts = Vec<(String, String)>;

/// The audits of a log and of its draft; boards in a folder.
fn audits(folder: &Path, log: &str, boards: Option<&str>) -> [Ran; 2] {
    let at = |name: &str| folder.join(name).display().to_string();
    let (log, draft, home) = (at(log), at("draft.asl"), at("home"));
    let go = |words: &[&str]| {
        let boards = boards.iter().flat_map(|boards| ["--boards", *boards]);
        let words = ["asl-replay", "--home", &home].into_iter().chain(boards).chain(words.iter().copied());
        run(words.map(str::to_owned))
    };
    go(&["import", &log, "-o", &draft, "--force"]).exits(0);
    [go(&["audit", &log]), go(&["audit", &draft])]
}

fn rows<'r>(ran: &'r Ran, key: &str) -> impl Iterator<Item = &'r Value> {
    ran.json[key].as_array().into_iter().flatten()
}

fn word<'r>(row: &'r Value, key: &str) -> &'r str {
    row[key].as_str().unwrap_or_default()
}

/// What was found, but for the MP of moves: those stand among the moves of a log and are findings of a draft.
fn verdicts(ran: &Ran) -> Verdicts {
    let of_move = |row: &&Value| row["at"]["text"].as_str().is_some_and(|text| text.contains(" cheapest "));
    let any_way = |row: &&Value| {
        let of_roll = row["at"]["text"].as_str().is_some_and(|text| text.starts_with("roll "));
        of_roll && !word(row, "clause").starts_with("VASL.")
    };
    let found = rows(ran, "findings").filter(|row| !of_move(row) && !any_way(row));
    let mut all: Verdicts =
        found.map(|row| (word(row, "clause").to_owned(), word(row, "ruling").to_owned())).collect();
    all.sort();
    all
}

/// Units whose moves break D2.1.
fn overdrawn(log: &Ran, draft: &Ran) -> [usize; 2] {
    let moves = rows(log, "moves").filter(|row| word(row, "ruling") == "broken");
    let findings = rows(draft, "findings").filter(|row| {
        word(row, "ruling") == "broken"
            && row["at"]["text"].as_str().is_some_and(|t| t.contains(" cheapest "))
    });
    [moves.count(), findings.count()]
}

/// Holds the audit of a log beside that of its draft.
pub(super) fn agree(folder: &Path, log: &str, boards: Option<&str>) {
    let [of_log, of_draft] = audits(folder, log, boards);
    let [found, again] = [verdicts(&of_log), verdicts(&of_draft)];
    assert_eq!(found, again, "{log}\n{}\n{}", of_log.text, of_draft.text);
    let [moves, findings] = overdrawn(&of_log, &of_draft);
    assert_eq!(moves, findings, "{log}\n{}\n{}", of_log.text, of_draft.text);
    assert_eq!(of_log.json["kept"], of_draft.json["kept"], "{log}");
    let open = rows(&of_log, "moves").filter(|row| word(row, "ruling") == "undecided").count() as u64;
    let undecided = |ran: &Ran| ran.json["undecided"].as_u64().unwrap();
    assert_eq!(undecided(&of_log), undecided(&of_draft) + open, "{log}");
}

fn agree_on(boards: Option<&str>) {
    for (_, name) in LOGS.iter().enumerate().filter(|(n, _)| boards.is_none() || draws::one_of(3, *n)) {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("log.vlog"), made(&format!("{name}.vlog"))).unwrap();
        agree(folder.path(), "log.vlog", boards);
    }
}

#[test]
fn a_log_and_its_draft_are_judged_alike_without_boards() {
    agree_on(None);
}

#[test]
fn a_log_and_its_draft_are_judged_alike_on_boards() {
    let Some(shared) = std::env::var_os("ASL_REPLAY_SHARED") else {
        return eprintln!("skipped: ASL_REPLAY_SHARED names no folder with boards");
    };
    let boards = Path::new(&shared).join("boards").display().to_string();
    agree_on(Some(&boards));
}
