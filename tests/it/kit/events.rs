//! Files whose hashes are right, and whose payloads are no events, or no game.

use super::base::{File, broken, good, log, own_head, payloads, story};
use asl_core::event::{Event, GameStarted, HeadText, What};
use asl_core::wire::encode;

pub(super) fn files() -> Vec<File> {
    [forms(), games()].concat()
}

/// The story with one more record of these bytes.
fn with(payload: &[u8]) -> Vec<u8> {
    log(&[payloads(&story().log.events), vec![payload.to_vec()]].concat())
}

/// The bytes of an event by Ivan without a claimed time, up to the number of its kind.
const IVAN: &[u8] = b"\x01\x04\0\0\0\0\0\0\0ivan\0";

fn event(kind: u32, fields: &[&[u8]]) -> Vec<u8> {
    [IVAN, &kind.to_le_bytes(), &fields.concat()].concat()
}

fn text(text: &[u8]) -> Vec<u8> {
    [&(text.len() as u64).to_le_bytes(), text].concat()
}

const NOTE: u32 = 45;
const BOARDING: u32 = 33;
const FORFEITED: u32 = 53;

fn forms() -> Vec<File> {
    let note = event(NOTE, &[&text(b"a note")]);
    assert_eq!(note, encode(&said("a note")).unwrap());
    let at = 9;
    let payload = |name, says, bytes: Vec<u8>| broken(name, ("payload", at), says, with(&bytes));
    let unit = text(b"s1");
    let roll = [&unit[..], &4_u32.to_le_bytes()].concat();
    // A dr of seven, for nothing named, by honour.
    let seven = event(
        6,
        &[
            &1_u32.to_le_bytes(),
            &1_u32.to_le_bytes(),
            &[7],
            &0_u32.to_le_bytes(),
            &[0, 0],
            &text(b"ivan"),
            &0_u32.to_le_bytes(),
        ],
    );
    // Firepower of a half: 2 halved twice.
    let halves = event(36, &[&unit, &6_u32.to_le_bytes(), &2_u32.to_le_bytes(), &[2], &[0]]);
    vec![
        payload("empty-payload.aslog", "a payload without a byte", Vec::new()),
        payload("short-event.aslog", "an event that ends too early", note[..note.len() - 1].to_vec()),
        payload("leftover-bytes.aslog", "a byte behind an event", [&note[..], b"\0"].concat()),
        payload("unknown-event.aslog", "a kind of event that there is not", event(255, &[])),
        payload(
            "bool-of-two.aslog",
            "a bool that is neither 0 nor 1",
            event(BOARDING, &[&unit, &unit, &[2, 0]]),
        ),
        payload(
            "option-of-two.aslog",
            "an option that is neither 0 nor 1",
            event(BOARDING, &[&unit, &unit, &[1, 2]]),
        ),
        payload(
            "count-beyond-end.aslog",
            "a text longer than its payload",
            event(NOTE, &[&u64::MAX.to_le_bytes(), b"x"]),
        ),
        payload("no-utf8.aslog", "a text that is no UTF-8", event(NOTE, &[&text(b"\xff\xfe")])),
        payload(
            "control-character.aslog",
            "a text with an escape character",
            event(NOTE, &[&text(b"\x1b[2J")]),
        ),
        payload("long-text.aslog", "a text over the limit by a byte", event(NOTE, &[&text(&[b'x'; 16_385])])),
        payload("empty-name.aslog", "a name without a letter", event(32, &[&text(b"")])),
        payload("long-name.aslog", "a name of 33 letters", event(32, &[&text(&[b's'; 33])])),
        payload("name-with-blank.aslog", "a name with a blank", event(32, &[&text(b"s 1")])),
        payload("die-of-seven.aslog", "a die of 7", seven),
        payload("fraction-not-lowest.aslog", "FP that are not in lowest terms", halves),
        payload("short-forfeit.aslog", "fields in another order", event(FORFEITED, &[&roll])),
        File {
            exit: 3,
            ..broken("newer-codec.aslog", ("codec", at), "a payload of codec version 2", with(b"\x02 later"))
        },
    ]
}

fn said(words: &str) -> Event {
    Event { by: "ivan".parse().unwrap(), at: None, what: What::Note(words.parse().unwrap()) }
}

fn started(book: u16, head: &str) -> Vec<u8> {
    let head: HeadText = head.parse().unwrap();
    let what = What::GameStarted(GameStarted { book, head });
    encode(&Event { by: "ivan".parse().unwrap(), at: None, what }).unwrap()
}

fn games() -> Vec<File> {
    let note = encode(&said("a note")).unwrap();
    vec![
        broken("no-beginning.aslog", ("game", 0), "record 0 is a note", log(&[note.clone(), note])),
        broken("head-no-toml.aslog", ("game", 0), "a head that is no TOML", log(&[started(1, "name = ")])),
        good(
            "newer-book.aslog",
            "a game of a later book: verified, not judged",
            log(&[started(999, &own_head())]),
        ),
    ]
}
