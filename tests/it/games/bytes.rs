//! The bytes of an event as a figure of its line (`= bytes ..`): a case pins those of a new kind of event, which the reference
//! of the notation (`tests/golden/events.asl`) does not have. Knows no case's words.

use super::files;
use asl_core::event::{Event, What};
use asl_core::notation::{Expected, parse};
use asl_core::wire::encode;
use std::fmt::Write;

/// What happened as it stands in a payload, in hexadecimal: the number of its kind, and all its fields.
pub(super) fn of(what: &What) -> String {
    let by: asl_core::event::Name = "p".parse().unwrap();
    // The version of the form, the recorder and the absent time stand before it.
    let envelope = 1 + 8 + by.as_str().len() + 1;
    let payload = encode(&Event { by, at: None, what: what.clone() }).unwrap();
    payload[envelope..].iter().fold(String::new(), |mut out, byte| {
        write!(out, "{byte:02x}").unwrap();
        out
    })
}

/// The events of the cases whose bytes their lines pin.
pub(crate) fn pinned() -> Vec<Event> {
    let texts = files(&["cases"]).into_iter().map(|path| std::fs::read_to_string(path).unwrap());
    let lines = texts.filter(|text| text.contains("= bytes ")).flat_map(|text| parse(&text).lines);
    let pins = |what: &Expected| matches!(what, Expected::Figure(figure) if figure.starts_with("bytes "));
    lines.filter(|line| line.expectations.iter().any(|e| pins(&e.what))).map(|line| line.event).collect()
}
