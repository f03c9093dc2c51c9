//! The reference: every kind of event as it is printed, and the verbs that tell them apart.

use crate::games::bytes::pinned;
use crate::support::examples;
use asl_core::event::What;
use asl_core::notation::{print, verbs};
use std::collections::BTreeSet;

#[test]
fn examples_cover_every_kind() {
    let shown = examples::events().into_iter().chain(pinned());
    let shown: BTreeSet<&str> = shown.map(|event| event.what.kind()).collect();
    let missing: Vec<&str> = What::KINDS.iter().copied().filter(|kind| !shown.contains(kind)).collect();
    assert!(missing.is_empty(), "no example in events.asl, and no case with `= bytes`, of {missing:?}");
}

#[test]
fn examples_print_as_the_reference() {
    let parsed = examples::parsed();
    let events: Vec<_> = parsed.lines.into_iter().map(|line| line.event).collect();
    let printed = print(&parsed.scenario.unwrap(), &events);
    insta::with_settings!({ snapshot_path => "../../snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("notation_reference", printed);
    });
}

#[test]
fn verbs_are_unique_in_their_place() {
    for subject in [false, true] {
        // MF are told in two ways, of which the second goes on where the first ends.
        let all: Vec<&str> = verbs(subject).filter(|verb| *verb != "moves").collect();
        let distinct: BTreeSet<&str> = all.iter().copied().collect();
        assert_eq!(all.len(), distinct.len(), "a verb tells two kinds: {all:?}");
    }
}
