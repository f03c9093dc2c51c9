//! A nation that nobody knows, in a log made elsewhere: the head is read, and what depends on it stays open.

use asl_core::audit::{Game, Replay};
use asl_core::finding::Ruling;
use asl_core::notation::parse;
use asl_core::scenario::Scenario;

/// A German squad rolls doubles, and does not cower.
const GAME: &str = "printing = \"2e\"\n[players]\na = { side = \"x\" }\nb = { side = \"y\" }\n[default-terrain]\nis = [\"open-ground\"]\n\
    [units]\ns = { side = \"x\", type = \"4-6-7\", kind = \"squad\", quality = \"first-line\", nation = \"NATION\" }\n\
    t = { side = \"y\", type = \"4-4-7\", kind = \"squad\" }\n---\n\
    place s M2\nplace t M4\nturn 1 x PFPh\na1 prep by s inherent 4 FP at M4 total 4 FP column 4\n\
    roll r1 DR 3,3 ift in a1\na1 ift r1 column 4 final 6 result NMC\n";

/// How the last event is judged.
fn ruling(nation: &str) -> Vec<(&'static str, Ruling)> {
    let mut parsed = parse(&GAME.replace("NATION", "german"));
    assert!(parsed.errors.is_empty(), "{:?}", parsed.errors);
    let head = GAME.replace("NATION", nation);
    let head = head.split("---").next().expect("a head");
    let scenario = Scenario::read(head).expect("a head that names another nation");
    let events = parsed.lines.drain(..).map(|line| line.event).collect();
    let game = Game { scenario, events };
    let findings = Replay::of(&game).audit().findings;
    findings.into_iter().map(|finding| (finding.clause.0, finding.ruling)).collect()
}

#[test]
fn an_unknown_nation_is_undecided_where_it_matters() {
    assert_eq!(ruling("german"), [("A7.9-doubles-shift", Ruling::Broken)]);
    assert_eq!(ruling("finn"), []);
    assert_eq!(ruling("ruritanian"), [("A7.9-inexperienced-double", Ruling::Undecided)]);
}
