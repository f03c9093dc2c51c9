//! For every clause that permits there is a log that makes use of it, and nothing is reported.

use super::cases;
use super::chapter::is_open;
use super::ledger::book;
use crate::vectors;
use asl_core::audit::{Game, Replay};
use asl_core::finding::Ruling;
use asl_core::rules::Part;
use std::collections::BTreeMap;

/// Guards and the vector, the case, or the file of a case, that makes use of each.
const USED_BY: &[(&str, &str)] = &[
    ("D2.1-move-optional", "O-idle"),
    ("D2.1-direction-free", "DB-leave-and-reenter"),
    ("D2.1-enemy-hex-permitted", "DZ-bogged-there"),
    ("D2.11-vca-bog-road", "DC-road-no-bog"),
    ("D2.11-free-vca-motion", "DA-refacing-in-motion"),
    ("D2.12-start-df", "O-start-df"),
    ("D2.13-restart-permitted", "EX-D3.3-t34-on-to-J6"),
    ("D2.15-2e-reverse-ok", "O-mm-reverse-2e"),
    ("D2.17-platoon", "DS-delay-platoon"),
    ("D2.17-tca", cases::TURRET_WITH_DELAY),
    ("D2.17-before-start", "DS-delay-before-start"),
    ("D2.18-2e-overspend", "DO-2e-overspend"),
    ("D2.24-2e-reverse-motion", "DV-2e-end-reverse"),
    ("D2.24-2e-reverse-mm", "O-mm-reverse-2e"),
    ("D2.3-who", "O-wagon-vbm"),
    ("D2.3-no-bog", "DB-no-bog-needed"),
    ("D2.31-2e-upper-blaze-ok", "DB-2e-upper-blaze"),
    ("D2.33-base-hex-free", "DB-base-hex-free"),
    ("D2.34-may-end", "O-turn-and-go"),
    ("D2.35-tca-ok", "EX-2.321-case-a-side"),
    ("D2.4-esb-for-stop", "DE-half-mp-for-stop"),
    ("D2.4-esb-optional", "DS-stop-half-mp-motion"),
    ("D2.401-free-ca", "DA-refacing-in-motion"),
    ("D2.401-already-motion", "DA-refacing-in-motion"),
    ("D2.5-spread", "DE-spread"),
    ("D2.51-late-call", "DM-called-late"),
    ("D2.51-df-allowed", "DM-first-start-fails"),
    ("D2.6-th-irrelevant", "DZ-stop-capable"),
    ("D2.6-voluntary", "O-immobile-there"),
    ("A7.1-fire-is-optional", "own_guards"),
    ("A7.211-may-rout", "own_guards"),
    ("A7.212-exc-unarmed-vehicle", "a7-212-unarmed-truck"),
    ("A7.212-observer-free", "own_guards"),
    ("A7.212-upper-unit-does-not-bind-vehicle", "A7.212-EX-5"),
    ("A7.31-repeat-attacks-allowed", "a7x-five-attacks"),
    ("A7.32-no-predesignation", "a7x-wait-and-see"),
    ("A7.36-pinned-and-spraying-ok", "own_guards"),
    ("A7.51-exc-vehicular-mg-ife", "a7x-tank-mg-combo"),
    ("A7.53-mg-rof-redirect", "a7-leader-mg-rof-again"),
    ("A7.55-exc-ordnance-ft-dc", "own_guards"),
    ("A7.55-exc-rof-shots", "a7-mandatory-fg-rof-exempt"),
    ("A7.55-exc-fire-lane", "a7x-fire-lane-separate"),
    ("A7.55-same-unit-test", "a7-mandatory-fg-different-movers"),
    ("A7.8-rout-ok-if-broken", "own_guards"),
    ("A7.81-sff-fpf-ok", "a7x-pinned-sff"),
    ("A7.82-vehicle-never-pinned", "a7x-pin-counter-vehicle-moves"),
    ("A10.51-unseen-free", "A10.51-unseen"),
    ("A10.51-ignore", "A10.51-ignores-not-farther"),
    ("A10.51-none", "A10.51-free"),
    ("A10.532-fired-free", "A10.532-fired"),
    ("A10.62-removed", "A10.62-kept-in-grain"),
    ("A10.71-first", "A10.71-leader-then-squad"),
    ("A12.121-unseen-cover", "A12.121-woods"),
    ("A12.121-far-all", "A12.121-far"),
    ("A12.14-kept", "A12.14-assault"),
    ("A12.14-voluntary", "A12.141-leader-with-it"),
    ("A12.15-fire-there", "A12.15-assault-stays"),
    ("A12.15-one-smc", "own_a12_15_smc"),
    ("A12.151-bypass", "A12.151-bypass"),
    ("A11.141-no-leader-checks", "A11.141-no-llmc"),
    ("A11.22-twelve", "own_a11_22_twelve"),
    ("A11.22-two", "A11.22-two"),
    ("A11.41-withdraw", "own_a11_41_withdraw"),
    ("A8.2-leaving-free", "A8.2-leaving"),
    ("A8.31-target-anyway", "own_fpf"),
    ("A8.312-smc-mg", "own_a8_312_guards"),
    ("A8.312-bypass", "own_a8_312_guards"),
    ("A9.221-alternate", "own_a9_221_alternate"),
    ("A9.73-destroy", "own_a9_73_destroy"),
    ("D3.3-move-and-fire-allowed", "d3x-move-fire-move"),
    ("D3.3-delay-at-outset", "d3-delay-at-outset-no-start"),
    ("D3.3-dff-window-per-mp", "D3.3-EX-2"),
    ("D3.51-exc-bff-turns-free", "own_bounding_turns"),
    ("D3.51-exc-ovr-hex", "d3x-ovr-other-hex"),
    ("D3.51-exc-rof-bff-hex", "d3-rof-next-hex-ma-ok"),
    ("D3.51-aamg-outside", "D3.51-EX-1"),
    ("D3.4-exc-halftrack-fg", "d3x-ht-fg-directed"),
    ("D3.41-use-before-and-after-reveal", "d3x-reveal-roll-counts"),
    ("D3.43-revives-on-remount", "d3x-leader-remount"),
    ("D3.44-aamg-no-bar", "d3x-aamg-and-leader"),
    ("D3.44-bu-not-void", "d3-armor-leader-ma-bu"),
    ("D3.5-exc-ma-rof", "d3x-ma-mg-rof"),
    ("D3.5-exc-cc-reuse", "d3-cmg-again-in-cc"),
    ("D3.5-exc-multiple-ovr", "d3x-two-ovr"),
    ("D3.5-separate-targets", "own_separate_targets"),
    ("D3.5-target-free-of-ma", "own_separate_targets"),
    ("D3.5-order-free", "d3x-mg-before-ma"),
    ("D3.5-harmless-shot-allowed", "own_harmless_shot"),
];

/// Every log by its name, whatever its printing.
fn games() -> BTreeMap<String, Vec<Game>> {
    let mut games: BTreeMap<String, Vec<Game>> = BTreeMap::new();
    for (name, game) in vectors::games() {
        let id = name.split(' ').next().unwrap_or_default().to_owned();
        games.entry(id).or_default().push(game);
    }
    for case in cases::all() {
        games.entry(case.name.to_owned()).or_default().push(case.log.game());
    }
    for path in crate::games::files(&["games", "cases"]) {
        let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        games.entry(name).or_default().push(read(&path));
    }
    games
}

fn read(path: &std::path::Path) -> Game {
    let parsed = asl_core::notation::parse(&std::fs::read_to_string(path).expect("a case can be read"));
    let events = parsed.lines.into_iter().map(|line| line.event).collect();
    Game { scenario: parsed.scenario.expect("a case has a head"), events }
}

#[test]
fn nothing_is_reported_where_a_guard_is_used() {
    let games = games();
    for (guard, id) in USED_BY {
        let logs = games.get(*id).unwrap_or_else(|| panic!("{guard}: no log is called {id}"));
        for log in logs {
            let audit = Replay::of(log).audit();
            assert_eq!(audit.count(Ruling::Broken), 0, "{guard} in {id}: {:#?}", audit.findings);
        }
    }
}

#[test]
fn every_guard_has_its_log() {
    let guards = book().filter(|clause| matches!(clause.part, Part::Guard)).map(|clause| clause.id.0);
    let lacking: Vec<&str> =
        guards.filter(|id| !USED_BY.iter().any(|(guard, _)| guard == id) && !is_open(id, "used")).collect();
    assert!(lacking.is_empty(), "{lacking:#?}");
}
