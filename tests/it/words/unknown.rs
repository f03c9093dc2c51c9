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

/// What the last event is undecided for, with a DRM of this name on a To Hit roll of a Gun.
fn asked(drm: &str) -> Vec<String> {
    let text = format!(
        "printing = \"2e\"\n[players]\na = {{ side = \"x\" }}\nb = {{ side = \"y\" }}\n[default-terrain]\nis = [\"open-ground\"]\n\
        [weapons]\ngun = {{ kind = \"ordnance\" }}\n[units]\nc = {{ side = \"x\", type = \"2-2-8\", kind = \"crew\", sw = [\"gun\"] }}\n\
        t = {{ side = \"y\", type = \"4-4-7\", kind = \"squad\" }}\n---\nplace c M2\nplace t M4\nturn 1 x PFPh\n\
        a1 prep by c sw:gun at M4\nroll r1 DR 3,4 to-hit in a1\na1 to-hit c sw:gun r1 drm \"{drm}\" +1\n"
    );
    let parsed = parse(&text);
    assert!(parsed.errors.is_empty(), "{:?}", parsed.errors);
    let scenario = parsed.scenario.expect("a head");
    let game = Game { scenario, events: parsed.lines.into_iter().map(|line| line.event).collect() };
    let findings = Replay::of(&game).audit().findings;
    findings.into_iter().map(|finding| finding.breach.says.to_string()).collect()
}

#[test]
fn an_unknown_drm_is_asked_about_by_the_nearest_word() {
    assert_eq!(asked("hinderance"), ["whether both players accept the DRM hinderance (hindrance?)"]);
    // A single letter is near to anything.
    assert_eq!(asked("Z"), ["whether both players accept the DRM Z"]);
}
