//! The bytes of one or more fixed examples of every kind, pinned in `tests/golden/wire_v1.txt`, or by a case (`= bytes`). Lines are
//! only ever added. To write the file anew after adding examples to `tests/golden/events.asl`:
//! `ASL_REPLAY_GOLDEN=write cargo test -p asl-tests wire::golden`.

use crate::games::bytes::pinned as by_case;
use crate::support::examples;
use asl_core::event::{Event, What};
use asl_core::notation::print_event;
use asl_core::wire::{decode, encode};
use std::collections::BTreeSet;
use std::path::PathBuf;

fn path() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "golden", "wire_v1.txt"].iter().collect()
}

/// A comment with the event's kind and line, then its payload.
fn pinned(event: &Event, map: &asl_core::map::Map) -> String {
    let payload: String = encode(event).unwrap().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("# {}: {}\n{payload}\n", event.what.kind(), print_event(map, event))
}

/// The examples without record 0, whose bytes change with the head.
fn examples() -> Vec<Event> {
    examples::events().split_off(1)
}

#[test]
fn bytes_of_every_kind_are_as_pinned() {
    let map = examples::parsed().scenario.unwrap().map;
    let bytes: String = examples().iter().map(|event| pinned(event, &map)).collect();
    if std::env::var("ASL_REPLAY_GOLDEN").is_ok_and(|value| value == "write") {
        std::fs::write(path(), &bytes).unwrap();
    }
    let golden = std::fs::read_to_string(path()).unwrap();
    let differ = golden.lines().zip(bytes.lines()).find(|(golden, now)| golden != now);
    assert_eq!(differ, None, "left: pinned, right: now");
    assert_eq!(golden.lines().count(), bytes.lines().count());
    pinned_bytes_decode(&golden);
}

fn pinned_bytes_decode(golden: &str) {
    let payloads = golden.lines().filter(|line| !line.starts_with('#')).map(bytes_of);
    let events: Vec<Event> = payloads.map(|payload| decode(&payload).unwrap()).collect();
    assert_eq!(events, examples());
    let kinds: BTreeSet<&str> = events.into_iter().chain(by_case()).map(|event| event.what.kind()).collect();
    assert_eq!(kinds.len(), What::KINDS.len(), "a kind has no pinned bytes");
}

fn bytes_of(hex: &str) -> Vec<u8> {
    (0..hex.len()).step_by(2).map(|n| u8::from_str_radix(&hex[n..n + 2], 16).unwrap()).collect()
}
