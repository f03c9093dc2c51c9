//! One count everywhere: what the audit of VASL files finds, and how often, every other face says as well.

use super::made::{LOGS, made};
use super::whose::Copy;
use crate::cli::{Ran, run};
use crate::support::draws;
use serde_json::Value;
use std::path::Path;

/// Findings of a ruling: event, clause and figures, in order.
type Found = Vec<(String, String, String)>;

fn found(view: &Value, ruling: &str) -> Found {
    let rows = view["findings"].as_array().into_iter().flatten().filter(|row| row["ruling"] == ruling);
    let mut all: Found = rows
        .map(|row| (row["at"]["event"].to_string(), row["clause"].to_string(), row["says"].to_string()))
        .collect();
    all.sort();
    all
}

fn counts(view: &Value) -> [u64; 3] {
    ["broken", "undecided", "kept"].map(|key| view[key].as_u64().unwrap())
}

/// The same of one log in four, by its bytes; of every one in a whole run. The logs of the tests differ little, and six faces of one
/// take longer than all that a test asks of it.
pub(super) fn agree_where_drawn(folder: &Path, log: &str, boards: &str) {
    let bytes = std::fs::read(folder.join(log)).expect("the log of a test");
    if draws::one_of(4, bytes.iter().map(|byte| usize::from(*byte)).sum()) {
        agree(folder, log, boards);
    }
}

/// Holds all faces of a log against its audit.
pub(super) fn agree(folder: &Path, log: &str, boards: &str) {
    let at = |name: &str| folder.join(name).display().to_string();
    let go = |words: &[&str]| {
        let home = at("home");
        let own = ["asl-replay", "--home", &home, "--boards", boards];
        run(own.into_iter().chain(words.iter().copied()).map(str::to_owned))
    };
    let (log, page) = (at(log), at("page.html"));
    let audit = go(&["audit", &log]);
    let report = go(&["report", &log, "-o", &page, "--force"]);
    let referee = go(&["report", &log, "--text", "--to", "director"]).text;
    for (face, ran) in [("review", go(&["review", &log, "--json"])), ("report", report)] {
        let view = &ran.json;
        assert_eq!(counts(&view["audit"]), counts(&audit.json), "{face}\n{}", audit.text);
        assert_eq!(view["audit"]["moves"], audit.json["moves"], "{face}");
        for ruling in ["broken", "undecided"] {
            assert_eq!(found(view, ruling), found(&audit.json, ruling), "{face} {ruling}\n{}", audit.text);
        }
    }
    let html = std::fs::read_to_string(&page).unwrap();
    let articles = html.matches("<article class=\"broken\"").count();
    assert_eq!(articles, found(&audit.json, "broken").len(), "page\n{}", audit.text);
    let [broken, undecided, _] = counts(&audit.json);
    assert_eq!(articles as u64, broken, "{}", audit.text);
    let titled = |title: &str, n: u64| {
        n == 0 && !referee.contains(title) || referee.contains(&format!("{title} ({n})"))
    };
    assert!(titled("Broken", broken) && titled("Not decided", undecided), "{}\n{referee}", audit.text);
    dice(&audit, &go(&["stats", &log]));
}

/// The dice of the audit are those of the statistics.
fn dice(audit: &Ran, stats: &Ran) {
    let rolled: u64 =
        audit.json["dice"].as_array().into_iter().flatten().map(|row| row["count"].as_u64().unwrap()).sum();
    let counted = stats.json["rolls"].as_array().map_or(0, Vec::len) as u64;
    assert_eq!(counted, rolled, "{}\n{}", audit.text, stats.text);
}

#[test]
fn all_faces_of_a_made_log_say_the_same() {
    for (n, log) in LOGS.iter().enumerate().filter(|(n, _)| draws::one_of(4, *n)) {
        let copy = Copy::of(&format!("{log}.vlog"), |_| ()).on(&["01", "03", "04", "20"]);
        println!("{n}: {log}");
        copy.agrees();
    }
}

/// Each file names the module and the engine that wrote it, and every face does.
#[test]
fn who_wrote_a_file_is_shown_everywhere() {
    for (log, by) in [
        ("a_vehicle.vlog", "VASL 6.5-beta3 on VASSAL 3.2.17"),
        ("v36_a_vehicle.vlog", "VASL 6.5-beta3 on VASSAL 3.6.19"),
    ] {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name).display().to_string();
        std::fs::write(at("his.vlog"), made(log)).unwrap();
        let go = |words: &[&str]| {
            let home = at("home");
            run(["asl-replay", "--home", &home].into_iter().chain(words.iter().copied()).map(str::to_owned))
        };
        let log = at("his.vlog");
        let audit = go(&["audit", &log]).says(&format!("by {by}"));
        assert_eq!(audit.json["continuity"][0]["written_by"], by);
        for command in ["show", "log"] {
            let ran = go(&[command, &log]).says(&format!("written: his.vlog: {by}"));
            assert_eq!(ran.json["written"][0], format!("his.vlog: {by}"));
        }
        go(&["report", &log, "-o", &at("page.html")]);
        assert!(std::fs::read_to_string(at("page.html")).unwrap().contains(&format!("his.vlog: {by}")));
    }
}
