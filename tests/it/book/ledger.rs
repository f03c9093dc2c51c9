//! The book and the ledger name the same clauses.

use super::chapter::CHAPTERS;
use asl_core::rules::{Clause, Part, clauses};
use asl_core::scenario::Printing;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Ledger {
    clause: Vec<Entry>,
}

/// One clause of the ledger.
#[derive(Deserialize)]
struct Entry {
    id: String,
    editions: Vec<String>,
    #[serde(default)]
    permissive: bool,
}

fn ledger() -> Vec<Entry> {
    let text = include_str!("../../vectors/ledger_d2.toml");
    toml::from_str::<Ledger>(text).expect("the ledger").clause
}

/// The ids of the ledger of D2.
pub(crate) fn ids() -> Vec<String> {
    ledger().into_iter().map(|entry| entry.id).collect()
}

/// The clauses of the book.
pub(crate) fn book() -> impl Iterator<Item = &'static Clause> {
    clauses()
}

fn printings(clause: &Clause) -> Vec<&'static str> {
    match clause.only {
        None => vec!["1e", "2e"],
        Some(Printing::First) => vec!["1e"],
        Some(Printing::Second) => vec!["2e"],
    }
}

#[test]
fn every_ledger_clause_of_d2_is_in_the_book_once() {
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    book().for_each(|clause| *times.entry(clause.id.0).or_default() += 1);
    let wrong: Vec<String> = ledger()
        .iter()
        .map(|entry| (entry, times.get(entry.id.as_str()).copied().unwrap_or(0)))
        .filter(|(_, n)| *n != 1)
        .map(|(entry, n)| format!("{} stands {n} times", entry.id))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_clause_of_the_ledger_of_d2_has_the_printings_of_the_ledger() {
    let ledger = ledger();
    for clause in book().filter(|clause| clause.id.0.starts_with("D2.")) {
        let Some(entry) = ledger.iter().find(|entry| entry.id == clause.id.0) else { continue };
        assert_eq!(entry.editions, printings(clause), "{}", clause.id);
    }
}

#[test]
fn what_the_ledger_permits_is_never_judged() {
    for entry in ledger().iter().filter(|entry| entry.permissive) {
        let clause = book().find(|clause| clause.id.0 == entry.id);
        let clause = clause.unwrap_or_else(|| panic!("{} is not in the book", entry.id));
        assert!(matches!(clause.part, Part::Guard), "{} must be a guard", entry.id);
    }
}

#[test]
fn every_ledger_clause_of_fire_is_in_the_book_once_or_open() {
    for chapter in &CHAPTERS {
        let (ledger, open) = (chapter.ledger(), chapter.open_ledger());
        assert_eq!(ledger.len(), chapter.size, "{}", chapter.prefix);
        for entry in &ledger {
            let here: Vec<&Clause> = book().filter(|clause| clause.id.0 == entry.id).collect();
            let due = usize::from(!open.contains(entry.id.as_str()));
            assert_eq!(here.len(), due, "{}", entry.id);
            let guards = here.iter().all(|clause| matches!(clause.part, Part::Guard) == entry.guard);
            assert!(guards, "{} is a guard here or there", entry.id);
        }
        let unknown: Vec<_> = open.iter().filter(|id| !ledger.iter().any(|entry| entry.id == **id)).collect();
        assert!(unknown.is_empty(), "open, but in no ledger: {unknown:?}");
    }
}
