//! One event, two mistakes that one clause or one group of clauses speaks of: the finding names both.

use asl_core::audit::{Game, Replay};
use asl_core::notation::parse;

const HEAD: &str = r#"name = "both"
printing = "2e"
[players]
gerda = { side = "german" }
rudi = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4 } } }
---
"#;

/// What the findings that cite a clause say.
fn said_of(clause: &str, log: &str) -> Vec<String> {
    let parsed = parse(&format!("{HEAD}{log}"));
    assert!(parsed.errors.is_empty(), "{:?}", parsed.errors);
    let scenario = parsed.scenario.expect("a head");
    let events = parsed.lines.iter().map(|line| line.event.clone()).collect();
    let game = Game { scenario, events };
    let findings = Replay::of(&game).audit().findings;
    findings.iter().filter(|f| f.cites(clause)).map(|f| f.breach.says.clone()).collect()
}

#[test]
fn every_case_got_wrong_and_the_sum_are_named() {
    let log = "place pz X5 vca X6-Y6\npz BU\nattest tem X8 +1\nturn 1 german PFPh\na1 prep by pz MA at X8\n\
               roll r1 DR 3,4 to-hit for pz in a1\na1 to-hit pz MA r1 drm E +2 final 12\n";
    for (clause, part) in [
        ("C5.5-case-e", "Case E"),
        ("C5.9-case-i", "Case I"),
        ("C6.8-case-q", "Case Q"),
        ("D3-scope-ordnance-chapter", "the Final DR does not add up"),
    ] {
        let said = said_of(clause, log);
        assert!(matches!(said.as_slice(), [said] if said.contains(part)), "{clause}: {said:?}");
    }
}

#[test]
fn both_weapons_whose_failure_is_missing_are_named() {
    let log = "place pz X5 vca X6-Y6\nturn 1 german PFPh\na1 prep by pz MA at X8\n\
               roll r1 DR 6,6 to-hit for pz in a1\na1 to-hit pz MA r1\na2 prep by pz CMG at X7\n\
               roll r2 DR 6,6 ift in a2\na2 ift r2\nphase-end\n";
    let said = said_of("D3.7-breakdown-applies", log);
    assert_eq!(said, ["the Original 12 of the CMG of pz (r2); the Original 12 of the MA of pz (r1)"]);
}
