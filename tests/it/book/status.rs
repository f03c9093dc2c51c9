//! What `rules --json` says of each clause of the ledger: its status, and for what is not judged how or why.

use super::chapter::CHAPTERS;
use super::ledger::ids;
use asl_core::rules::{Part, clauses};
use asl_replay::book::rules::RulesView;
use std::collections::BTreeMap;

#[test]
fn rules_gives_a_status_for_each_of_the_713_clauses() {
    let view = serde_json::to_value(RulesView::of(None)).expect("a view");
    assert_eq!(view["schema"], "asl-replay/rules/1");
    let rows = view["clauses"].as_array().expect("clauses");
    let mut ids = ids();
    let mut open = 0;
    for chapter in &CHAPTERS {
        let still_open = chapter.open_ledger();
        open += still_open.len();
        ids.extend(chapter.ledger().into_iter().map(|e| e.id).filter(|id| !still_open.contains(id.as_str())));
    }
    assert_eq!(ids.len() + open, 713);
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    for id in &ids {
        let of_id: Vec<_> = rows.iter().filter(|row| row["clause"] == **id).collect();
        let [row] = of_id[..] else { panic!("{id} stands {} times", of_id.len()) };
        let status = row["status"].as_str().expect("a status");
        let told = row["how"].as_str().is_some_and(|how| how.len() > 10);
        assert_eq!(told, matches!(status, "fact" | "undecidable"), "{id} is {status}: {row}");
        assert!(row["says"].as_str().is_some_and(|says| says.len() > 10), "{id}");
        *count.entry(status).or_default() += 1;
    }
    assert_eq!(count.values().sum::<usize>(), ids.len());
    assert!(count.keys().all(|s| ["check", "line", "fact", "guard", "undecidable"].contains(s)), "{count:?}");
}

/// The undecidable clauses of a chapter, each with its reason.
fn undecidable(prefix: &str) -> String {
    let ours = clauses().filter(|clause| clause.id.0.starts_with(prefix));
    let undecidable = ours.filter_map(|clause| match clause.part {
        Part::Undecidable(why) => Some(format!("{}: {why}", clause.id)),
        Part::Check(_) | Part::Checks(_) | Part::Line | Part::Fact(_) | Part::Whole | Part::Guard => None,
    });
    undecidable.collect::<Vec<_>>().join("\n")
}

/// A change of this list is a promise kept or broken: each reason is one that a referee would accept.
#[test]
fn the_undecidable_clauses_of_d2_are_these() {
    insta::assert_snapshot!(undecidable("D2."), @"
    D2.3-wall-hedge: whether a drawing leaves room is measured on the map and attested
    D2.32-cafp-firer: a firer on the vertex itself has no place of its own in the log
    D2.33-ex-bog-1e: the Bog DRM needs ground pressure and the kind of building, which a log does not hold
    D2.37-no-deny-wa: a claim of Wall Advantage does not say which unit would deny it
    ");
}

/// The same promise for D3.
#[test]
fn the_undecidable_clauses_of_d3_are_these() {
    insta::assert_snapshot!(undecidable("D3"), @"D3.12-narrow-street: whether a hex is a Narrow Street is map art, and what it forbids stands in another chapter");
}
