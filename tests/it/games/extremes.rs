//! Numbers as far out as a text or a record can hold them: every sum of them is told, and none ends the audit.

use super::files;
use super::round_trip::events;
use crate::boards::meadow::laid;
use crate::support::draws;
use asl_core::audit::{Game, Replay};
use asl_core::event::Event;
use asl_core::notation::parse;
use serde_json::Value;

/// What a number names that is no figure: bent, it would name nothing.
const NAMES: [&str; 12] =
    ["attack", "roll", "rolls", "turn", "column", "row", "board", "hex", "hexes", "at", "index", "seq"];

/// Ends of the numbers that records hold.
const ENDS: [i64; 7] = [i16::MIN as i64, i16::MAX as i64, i32::MIN as i64, i32::MAX as i64, 255, 127, -128];

/// The event with each of its figures put as far out as its field holds it, one by one.
fn bent(event: &Event, end: i64) -> Event {
    let mut whole = serde_json::to_value(event).unwrap();
    for path in figures(&whole, "", false) {
        let was = whole.pointer_mut(&path).map(|figure| std::mem::replace(figure, end.into()));
        if serde_json::from_value::<Event>(whole.clone()).is_err()
            && let Some((figure, was)) = whole.pointer_mut(&path).zip(was)
        {
            *figure = was;
        }
    }
    serde_json::from_value(whole).unwrap()
}

/// Where in a value the numbers stand that are figures.
fn figures(value: &Value, path: &str, names: bool) -> Vec<String> {
    match value {
        Value::Number(_) if !names => vec![path.to_owned()],
        Value::Object(fields) => {
            let each = fields.iter().map(|(key, value)| (key, value, names || NAMES.contains(&key.as_str())));
            each.flat_map(|(key, value, names)| figures(value, &format!("{path}/{key}"), names)).collect()
        }
        Value::Array(all) => {
            let each = all.iter().enumerate();
            each.flat_map(|(n, value)| figures(value, &format!("{path}/{n}"), names)).collect()
        }
        Value::Number(_) | Value::Null | Value::Bool(_) | Value::String(_) => Vec::new(),
    }
}

#[test]
fn no_sum_of_figures_is_too_large() {
    let mut bends = 0;
    for path in
        files(&["games", "cases"]).iter().enumerate().filter(|(n, _)| draws::takes(*n)).map(|(_, path)| path)
    {
        let text = std::fs::read_to_string(path).unwrap();
        let scenario = laid(parse(&text).scenario.unwrap());
        let plain = events(path);
        for end in ENDS {
            let events: Vec<Event> = plain.iter().map(|event| bent(event, end)).collect();
            bends += usize::from(events != plain);
            let game = Game { scenario: scenario.clone(), events };
            let _judged = Replay::of(&game).audit();
        }
    }
    assert!(bends > 100, "{bends} games were bent");
}

#[test]
fn a_number_of_any_size_is_read_or_refused() {
    let path = files(&["cases"]).into_iter().find(|path| path.ends_with("d2_1.asl")).unwrap();
    let text = std::fs::read_to_string(path).unwrap();
    let head = text.split_once("\n---\n").unwrap().0;
    let errors = |line: &str, figure: &str| {
        parse(&format!("{head}\n---\n{}\n", line.replace('F', figure))).errors.len()
    };
    let lines = ["a1 ift r1 drm TEM F", "a1 ift r1 drm leader -1, TEM F final 7"];
    for line in lines {
        assert_eq!((errors(line, "+2"), errors(line, "-100")), (0, 0), "{line}");
        for figure in ["-32768", "+32767", "-32769", "-9223372036854775808", "+", "--1"] {
            assert!(errors(line, figure) > 0, "{line} {figure}");
        }
    }
    assert!(errors("a1 ift r1 final F", "-9223372036854775808") > 0);
}
