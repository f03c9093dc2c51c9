//! The ledger of C7 against the book, and its vectors against the cases that retell them. Lists beside the cases say which clauses
//! the book has by another id, and which are open.

use super::chapter::{ledger_of, vectors_of};
use super::infantry::{of_book, rows};
use std::collections::BTreeSet;

const LEDGER: &str = include_str!("../../vectors/ledger_c7.toml");
const VECTORS: &str = include_str!("../../vectors/vectors_c7.toml");
const BY_ANOTHER: &str = include_str!("../../cases/c7/by_another.txt");
const OPEN: &str = include_str!("../../cases/c7/open_ledger.txt");

/// Vectors that the book breaks by another clause than the one that they name: a dud is one, whatever was hit.
const BY_A_CLEARER_CLAUSE: [(&str, &str); 1] = [("CD-067", "C7.7-to-kill-result")];

/// Figures of vectors that their cases do not state: the M4 has a red CS, by which its DR burns, and of that one source alone speaks.
const OPEN_FIGURES: [(&str, &str); 1] = [("CD-062", "result")];

#[test]
fn every_clause_of_the_ledger_of_to_kill_is_answered() {
    let (ledger, other, open) = (ledger_of(LEDGER), rows(BY_ANOTHER), rows(OPEN));
    let answers = |id: &str| {
        let by_another = other.get(id).is_some_and(|known| of_book(known).is_some());
        [of_book(id).is_some(), by_another, open.contains_key(id)].into_iter().filter(|is| *is).count()
    };
    let ids: BTreeSet<&str> = ledger.iter().map(|entry| entry.id.as_str()).collect();
    let wrong: Vec<&&str> = ids.iter().filter(|id| answers(id) != 1).collect();
    assert!(wrong.is_empty(), "neither judged nor told why not, or both: {wrong:#?}");
    let stale: Vec<&&str> = other.keys().chain(open.keys()).filter(|id| !ids.contains(**id)).collect();
    assert!(stale.is_empty(), "not in the ledger: {stale:?}");
    println!("{} clauses: {} by another id, {} open", ids.len(), other.len(), open.len());
}

/// A case expects what its vector calls broken, nothing else that is broken, and its figures. A clause with one witness asks.
#[test]
fn every_vector_of_to_kill_is_a_case() {
    let (other, ledger) = (rows(BY_ANOTHER), ledger_of(LEDGER));
    let lone = |id: &str| ledger.iter().any(|entry| entry.id == id && entry.agree == "one");
    let mut wrong = Vec::new();
    for vector in vectors_of(VECTORS) {
        let path = format!("{}/cases/c7/{}.asl", env!("CARGO_MANIFEST_DIR"), vector.id);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} has no case", vector.id));
        let clearer = BY_A_CLEARER_CLAUSE.iter().find(|(id, _)| *id == vector.id).map(|(_, known)| *known);
        let named = |id: &String| {
            let known = other.get(id.as_str()).map_or(id.clone(), |known| (*known).to_owned());
            clearer.map_or(known, str::to_owned)
        };
        let due: BTreeSet<String> = vector.violations.iter().map(named).collect();
        let told: BTreeSet<String> = text
            .split("!! ")
            .skip(1)
            .filter_map(|mark| mark.split_whitespace().next())
            .map(str::to_owned)
            .collect();
        let asked = |id: &&String| lone(id) && text.contains(&format!("?? {id}"));
        wrong.extend(
            due.difference(&told).filter(|id| !asked(id)).map(|id| format!("{} lacks {id}", vector.id)),
        );
        wrong.extend(told.difference(&due).map(|id| format!("{} expects {id} besides", vector.id)));
        let stated =
            vector.expect.iter().filter(|(key, _)| !OPEN_FIGURES.contains(&(&vector.id, key.as_str())));
        let figures = stated.filter_map(|(key, value)| figure(key, value));
        let lacks = figures.filter(|figure| !text.contains(figure.as_str()));
        wrong.extend(lacks.map(|figure| format!("{} does not expect {figure}", vector.id)));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The figure that a case states for a key of its vector.
fn figure(key: &str, value: &toml::Value) -> Option<String> {
    match key {
        "basic" => Some(format!("= basic {}", value.as_integer()?)),
        "final_tk" => Some(format!("= To Kill {}", value.as_integer()?)),
        "result" => Some(format!(
            "= does {}",
            value
                .as_str()?
                .replace("dud", "no-effect")
                .replace("no effect", "no-effect")
                .replace("burning wreck", "burning")
        )),
        _ => None,
    }
}
