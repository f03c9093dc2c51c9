//! The ledger of A4 and A5 against the book, and its vectors against the cases that retell them.

use super::chapter::{ledger_of, vectors_of};
use super::fire_vectors::lacking_figures;
use std::collections::{BTreeMap, BTreeSet};

/// Clauses of the ledger that the book has by another id, since A7 or an earlier book asked first.
const BY_ANOTHER: &str = include_str!("../../cases/a4/by_another.txt");

/// Clauses of the ledger that are not judged, each with its reason.
const OPEN: &str = include_str!("../../cases/a4/open_ledger.txt");

/// Where the cases of a chapter lie.
const FOLDERS: [(&str, &str); 3] = [("A4.", "a4"), ("A5.", "a5"), ("B", "b")];

/// Figures of vectors that no case states: the vector, the key and the reason.
const OPEN_FIGURES: &str = include_str!("../../cases/a4/open_figures.txt");

/// The first word of each line, and what stands behind it.
fn rows(text: &'static str) -> BTreeMap<&'static str, &'static str> {
    text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' ')).collect()
}

fn rows_of_figures() -> BTreeSet<(&'static str, &'static str)> {
    let rows = OPEN_FIGURES.lines().filter(|line| !line.starts_with('#'));
    rows.filter_map(|line| line.split_once(' '))
        .map(|(id, rest)| (id, rest.split(' ').next().unwrap_or(rest)))
        .collect()
}

fn of_book(id: &str) -> Option<&'static str> {
    asl_core::rules::clauses().map(|clause| clause.id.0).find(|known| *known == id)
}

#[test]
fn every_clause_of_the_ledger_of_a4_and_a5_is_answered() {
    let ledger = ledger_of(include_str!("../../vectors/ledger_a4_a5.toml"));
    let (other, open) = (rows(BY_ANOTHER), rows(OPEN));
    let answers = |id: &str| {
        let by_another = other.get(id).is_some_and(|known| of_book(known).is_some());
        [of_book(id).is_some(), by_another, open.contains_key(id)].into_iter().filter(|is| *is).count()
    };
    let wrong: Vec<&str> =
        ledger.iter().map(|entry| entry.id.as_str()).filter(|id| answers(id) != 1).collect();
    assert!(wrong.is_empty(), "neither judged nor told why not, or both: {wrong:#?}");
    let ids: BTreeSet<&str> = ledger.iter().map(|entry| entry.id.as_str()).collect();
    let stale: Vec<&&str> = other.keys().chain(open.keys()).filter(|id| !ids.contains(**id)).collect();
    assert!(stale.is_empty(), "not in the ledger: {stale:?}");
    println!("{} clauses: {} by another id, {} open", ids.len(), other.len(), open.len());
}

/// A case expects what its vector calls broken, nothing else that is broken, and its figures.
#[test]
fn every_vector_of_a4_and_a5_is_a_case() {
    let mut vectors = vectors_of(include_str!("../../vectors/vectors_a4_a5.toml"));
    let (other, open, mut wrong) = (rows(BY_ANOTHER), rows_of_figures(), Vec::new());
    for vector in &mut vectors {
        let folder = FOLDERS.iter().find(|(chapter, _)| vector.id.starts_with(chapter)).expect("a chapter").1;
        let path = format!("{}/cases/{folder}/{}.asl", env!("CARGO_MANIFEST_DIR"), vector.id);
        let Ok(text) = std::fs::read_to_string(&path) else {
            wrong.push(format!("{} has no case", vector.id));
            continue;
        };
        let known = |id: &String| other.get(id.as_str()).map_or(id.as_str(), |known| known).to_owned();
        let due: Vec<String> = vector.violations.iter().map(known).collect();
        let may: BTreeSet<String> = due.iter().cloned().chain(vector.also.iter().map(known)).collect();
        let told: BTreeSet<&str> =
            text.split("!! ").skip(1).filter_map(|mark| mark.split_whitespace().next()).collect();
        let missing = due.iter().filter(|id| !told.contains(id.as_str()));
        wrong.extend(missing.map(|id| format!("{} does not expect {id}", vector.id)));
        let beside = told.iter().filter(|id| !may.contains(**id) && !due.is_empty() || due.is_empty());
        wrong.extend(beside.map(|id| format!("{} expects {id} besides", vector.id)));
        let id = vector.id.as_str();
        let stated = |key: &str| !open.contains(&(id, key));
        let stale = open.iter().filter(|(of, key)| *of == id && !vector.expect.contains_key(*key));
        wrong.extend(stale.map(|(of, key)| format!("{of} has no {key}")));
        vector.expect.retain(|key, _| stated(key));
        wrong.extend(lacking_figures(vector, &text, &BTreeSet::new()));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    println!("{} vectors", vectors.len());
}
