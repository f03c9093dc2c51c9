//! The worked examples of A7: each is told by a game that says so, expects its violations, and has a golden report.

use super::files;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

#[derive(Deserialize)]
struct Vectors {
    vector: Vec<Vector>,
}

#[derive(Deserialize)]
struct Vector {
    id: String,
    #[serde(default)]
    violations: Vec<String>,
    #[serde(default)]
    expect: BTreeMap<String, toml::Value>,
}

/// The games that name an example: `# example ID ID ..`.
fn games() -> Vec<(String, Vec<String>, String)> {
    let read = |path: &std::path::PathBuf| {
        let text = std::fs::read_to_string(path).unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix("# example "))?;
        let ids = line.split_whitespace().map(str::to_owned).collect();
        Some((path.file_stem().unwrap().to_str().unwrap().to_owned(), ids, text))
    };
    files(&["games"]).iter().filter_map(read).collect()
}

#[test]
fn every_worked_example_is_a_game_with_a_golden_report() {
    let vectors: Vectors = toml::from_str(include_str!("../../vectors/vectors_a7.toml")).unwrap();
    let (games, mut lacking) = (games(), Vec::new());
    let examples = vectors.vector.iter().filter(|vector| vector.id.contains("-EX"));
    for Vector { id, violations, expect } in examples {
        let Some((name, _, text)) = games.iter().find(|(_, ids, _)| ids.contains(id)) else {
            lacking.push(format!("{id} is no game"));
            continue;
        };
        let broken = violations.iter().filter(|clause| !text.contains(&format!("!! {clause}")));
        lacking.extend(broken.map(|clause| format!("{name} does not expect {clause} of {id}")));
        let figures = expect.iter().filter_map(|(key, value)| figure(key, value));
        let unsaid = figures.filter(|figure| !text.contains(figure.as_str()));
        lacking.extend(unsaid.map(|figure| format!("{name} does not expect {figure} of {id}")));
        let report = format!("snapshots/audit_{name}.snap");
        lacking.extend((!Path::new(&report).exists()).then(|| format!("{report} is missing")));
    }
    assert!(lacking.is_empty(), "{lacking:#?}");
}

/// A figure of a vector as a line of a game expects it.
fn figure(key: &str, value: &toml::Value) -> Option<String> {
    let said = value.as_str().map(str::to_owned).or_else(|| value.as_integer().map(|n| n.to_string()))?;
    match key {
        "fp" | "fp_squad" | "fp_pax" => Some(match said.strip_suffix("/2") {
            Some(n) => format!("= {}.5 FP", n.parse::<u32>().ok()? / 2),
            None => format!("= {said} FP"),
        }),
        "column" => Some(format!("= column {said}")),
        "final" => Some(format!("= final {said}")),
        "result" => Some(format!("= {said}")),
        _ => None,
    }
}

/// A game of infantry combat as long as two Player Turns are: every kind of fire that A7 knows has its attack.
#[test]
fn the_street_holds_every_kind_of_fire() {
    let text = std::fs::read_to_string("games/street.asl").unwrap();
    let events = super::round_trip::events(Path::new("games/street.asl")).len();
    assert!((150..=230).contains(&events), "{events} events");
    for kind in [
        " prep by",
        " first by",
        " subsequent by",
        " final by",
        " advancing by",
        " opportunity by",
        "PBF",
        "SFF",
        "long-range",
        "spraying",
        "assault",
        "concealed",
        " rof ",
        "directed-by",
        "1KIA",
        "K/2",
        "PTC",
        "random-selection",
        "suffers",
        "is pinned",
        "is broken",
        "A7.9-doubles-shift",
        "A7.5-adjacent-chain",
    ] {
        assert!(text.contains(kind), "no {kind}");
    }
}
