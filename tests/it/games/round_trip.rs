//! Every game and case survives being printed and read, encoded and decoded, recorded and audited.

use super::{answer, files};
use asl_core::event::Event;
use asl_core::notation::{Parsed, parse, print};
use asl_core::wire::{decode, encode};
use std::path::Path;

fn read(path: &Path) -> Parsed {
    let parsed = parse(&std::fs::read_to_string(path).unwrap());
    let errors: Vec<String> = parsed.errors.iter().map(|e| e.render(&path.display().to_string())).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
    parsed
}

pub(super) fn events(path: &Path) -> Vec<Event> {
    read(path).lines.into_iter().map(|line| line.event).collect()
}

#[test]
fn printed_games_read_back_as_they_were() {
    for path in files(&["games", "cases"]) {
        let events = events(&path);
        let printed = print(&read(&path).scenario.unwrap(), &events);
        let again: Vec<Event> = parse(&printed).lines.into_iter().map(|line| line.event).collect();
        let parts = events.iter().zip(&again).find(|(a, b)| a != b);
        assert_eq!(parts, None, "{}", path.display());
        assert_eq!(events.len(), again.len(), "{}", path.display());
    }
}

#[test]
fn encoded_games_decode_as_they_were() {
    for path in files(&["games", "cases"]) {
        for event in events(&path) {
            let bytes = encode(&event).unwrap();
            assert_eq!(decode(&bytes).unwrap(), event, "{}", path.display());
        }
    }
}

/// The findings of an audit as JSON, where they stand in their file apart.
fn findings(path: &Path) -> serde_json::Value {
    let audit = answer(&[Path::new("--json"), Path::new("audit"), path]);
    let mut view: serde_json::Value = serde_json::from_str(&audit.json).unwrap();
    let mut findings = view["findings"].take();
    findings.as_array_mut().unwrap().iter_mut().for_each(strip_line);
    findings
}

fn strip_line(value: &mut serde_json::Value) {
    match value {
        serde_json::Value::Object(fields) => {
            fields.remove("line");
            fields.values_mut().for_each(strip_line);
        }
        serde_json::Value::Array(items) => items.iter_mut().for_each(strip_line),
        serde_json::Value::Null
        | serde_json::Value::Bool(_)
        | serde_json::Value::Number(_)
        | serde_json::Value::String(_) => {}
    }
}

#[test]
fn recorded_games_are_audited_like_their_text() {
    let folder = tempfile::tempdir().unwrap();
    for (n, path) in files(&["games"]).iter().enumerate() {
        let log = folder.path().join(format!("{n}.aslog"));
        answer(&["record".as_ref(), path.as_os_str(), "-o".as_ref(), log.as_os_str()]);
        assert_eq!(findings(path), findings(&log), "{}", path.display());
    }
}
