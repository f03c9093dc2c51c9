//! Official answers retold as small games (`tests/vectors/official/`): each is judged as the answer says. Where a chapter speaks
//! that the book lacks, the last lines of the audit name its rule.

use super::answer;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// Judged otherwise: with +2 a DR of 3 on the column of 2 FP is a NMC by the chart, and by the vector `a7-enc-valid-2fp-2-undirected`,
/// so that each of the two shots might have given it to either unit. Whether `TEM +2 only r` leaves 0 for the other unit, or its claim
/// gives it +2 as well, the same comes out; no reading that agrees with the answer leaves the vector standing.
const NOT_YET: [&str; 1] = ["o75_encirclement_no_unit_under_both.asl"];

/// What an answer says of its game.
#[derive(Deserialize)]
struct Expected {
    expect: Expect,
    rule: String,
    /// How the text of the event begins that the finding stands at, of several ways one.
    at: Option<String>,
    line: Option<u64>,
    #[serde(default)]
    due: Vec<String>,
    /// Another chapter speaks.
    #[serde(default)]
    outside_seeds: bool,
    #[serde(default)]
    partly_outside: bool,
}

/// `"clean"`, or groups of clauses, of each of which one is broken.
#[derive(Deserialize)]
#[serde(untagged)]
enum Expect {
    Clean(String),
    Broken(Vec<String>),
}

/// A clause, or with a star those that begin so.
fn covers(way: &str, clause: &str) -> bool {
    match way.strip_suffix('*') {
        Some(beginning) => clause.starts_with(beginning),
        None => clause.starts_with(&format!("{}-", way.trim_end_matches('-'))),
    }
}

fn says(finding: &Value, group: &str) -> bool {
    let also = finding["also"].as_array().into_iter().flatten();
    let clauses = std::iter::once(&finding["clause"]).chain(also).filter_map(Value::as_str);
    let clauses: Vec<&str> = clauses.collect();
    group.split('|').any(|way| clauses.iter().any(|clause| covers(way, clause)))
}

/// It stands at the event and the line that are expected.
fn is_there(finding: &Value, expected: &Expected) -> bool {
    let at = &finding["at"];
    let text = at["text"].as_str().unwrap_or_default();
    let line = expected.line.is_none_or(|line| at["line"].as_u64().is_none_or(|told| told == line));
    line && expected.at.as_ref().is_none_or(|ways| ways.split('|').any(|way| text.starts_with(way)))
}

/// The last lines of the audit name a paragraph of the answer's rules as not judged.
fn is_put_off(audit: &Value, expected: &Expected) -> bool {
    let rows: Vec<&str> =
        audit["unjudged"].as_array().into_iter().flatten().filter_map(|row| row["rules"].as_str()).collect();
    let mut rules = expected.rule.split(", ").map(|rule| rule.split('.').next().unwrap_or(rule));
    (expected.outside_seeds || expected.partly_outside)
        && rules.any(|rule| rows.iter().any(|row| row.starts_with(rule)))
}

/// What differs from the answer.
fn difference(audit: &Value, expected: &Expected) -> Option<String> {
    let findings = audit["findings"].as_array().expect("an audit has findings");
    let broken: Vec<&Value> = findings.iter().filter(|finding| finding["ruling"] == "broken").collect();
    let clauses = || broken.iter().filter_map(|f| f["clause"].as_str()).collect::<Vec<_>>().join(", ");
    match &expected.expect {
        Expect::Clean(word) => {
            assert_eq!(word, "clean");
            (!broken.is_empty()).then(|| format!("accused: {}", clauses()))
        }
        Expect::Broken(_) if broken.is_empty() && is_put_off(audit, expected) => None,
        Expect::Broken(groups) => {
            let told = |group: &String| broken.iter().any(|f| says(f, group) && is_there(f, expected));
            let due = |due: &String| broken.iter().any(|f| f["due"].as_str() == Some(due));
            match (groups.iter().find(|group| !told(group)), expected.due.iter().find(|figure| !due(figure)))
            {
                (Some(group), _) => Some(format!("no {group}: {}", clauses())),
                (None, Some(figure)) => Some(format!("{figure} is not told")),
                (None, None) => (broken.len() > 1).then(|| format!("several: {}", clauses())),
            }
        }
    }
}

#[test]
fn official_answers_are_kept() {
    let folder = "vectors/official";
    let text = std::fs::read_to_string(format!("{folder}/expected.json")).unwrap();
    let table: BTreeMap<String, Expected> = serde_json::from_str(&text).unwrap();
    assert_eq!(super::files(&[folder]).len(), table.len());
    let mut otherwise = Vec::new();
    for (name, expected) in &table {
        let audit = answer(&["audit", "--json", &format!("{folder}/{name}")]);
        let audit: Value = serde_json::from_str(&audit.json).unwrap();
        if let Some(difference) = difference(&audit, expected) {
            println!("{name}: {difference}");
            otherwise.push(name.as_str());
        }
    }
    println!("{} of {} answers are kept", table.len() - otherwise.len(), table.len());
    let known: Vec<&str> = NOT_YET.to_vec();
    assert_eq!(otherwise, known);
}
