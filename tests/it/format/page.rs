//! `docs/format.md` holds the declarations of the sources, and says what every scalar is. `FORMAT_PAGE=write` writes the
//! declarations anew.

use super::grammar::{Declared, SCALARS, grammar};
use crate::docs::page;

const BEGIN: &str = "<!-- declarations: written by a test -->\n```text\n";
const END: &str = "```\n<!-- end of the declarations -->";

fn declarations() -> String {
    grammar().iter().map(Declared::to_string).collect()
}

#[test]
fn the_page_has_the_declarations_of_the_sources() {
    let text = page("docs/format.md");
    let (head, rest) = text.split_once(BEGIN).expect("the beginning of the declarations");
    let (stands, tail) = rest.split_once(END).expect("the end of the declarations");
    let due = declarations();
    if std::env::var("FORMAT_PAGE").is_ok_and(|word| word == "write") {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/format.md");
        std::fs::write(path, format!("{head}{BEGIN}{due}{END}{tail}")).expect("the page");
        return;
    }
    let differs = stands.lines().zip(due.lines()).find(|(stands, due)| stands != due);
    assert_eq!(differs, None, "left: docs/format.md, right: the sources; FORMAT_PAGE=write writes it");
    assert_eq!(stands.lines().count(), due.lines().count(), "FORMAT_PAGE=write writes it");
}

#[test]
fn every_scalar_stands_on_the_page() {
    let text = page("docs/format.md");
    let lacking: Vec<&&str> = SCALARS.iter().filter(|name| !text.contains(&format!("`{name}`"))).collect();
    assert!(lacking.is_empty(), "{lacking:?}");
}

/// Nothing that the page speaks of as a number or a text is another one in the program.
#[test]
fn limits_and_contexts_are_those_of_the_program() {
    use asl_store::{block, checkpoint, hash, note, verifier};
    let text = page("docs/format.md");
    let numbers = [
        ("bytes of a payload", block::MAX_PAYLOAD),
        ("bytes of an event", asl_core::wire::MAX_PAYLOAD_BYTES),
        ("checkpoints of a log", checkpoint::MAX_CHECKPOINTS as usize),
        ("bytes of a signed note", note::MAX_NOTE),
        ("signature lines of a note", note::MAX_SIGNATURES),
        ("bytes of a key's name", verifier::MAX_NAME),
        ("bytes of a text", asl_core::event::MAX_TEXT_BYTES),
        ("bytes of a head", asl_core::event::MAX_HEAD_BYTES),
        ("rolls of a commitment", asl_core::shares::MAX_LENGTH as usize),
        ("wrong shares of a player", asl_core::state::MAX_MISFITS as usize),
        ("nodes of a proof", asl_store::merkle::MAX_PATH),
    ];
    for (of, most) in numbers {
        assert!(text.contains(&format!("| {of} | {most} |")), "{of}: {most}");
    }
    for context in [hash::LEAF_CONTEXT, hash::HEAD_CONTEXT] {
        assert!(text.contains(context), "{context}");
    }
    for context in contexts() {
        assert!(text.contains(&context), "{context}");
    }
}

/// Every context string of the core's hashes.
fn contexts() -> Vec<String> {
    let sources = ["shares.rs", "secret.rs", "game_key.rs"].map(|name| page(&format!("core/src/{name}")));
    let found: Vec<String> = sources
        .iter()
        .flat_map(|source| source.split("\"asl-core ").skip(1))
        .filter_map(|rest| rest.split_once('"').map(|(context, _)| format!("asl-core {context}")))
        .collect();
    assert!(found.len() >= 6, "{found:?}");
    found
}

/// What a declaration's hash calls each purpose.
#[test]
fn purposes_are_called_as_the_program_calls_them() {
    use asl_core::event::Purpose::{self, *};
    let text = page("docs/format.md");
    let all: [Purpose; 19] = [
        Other,
        Ift,
        ToHit,
        ToKill,
        Mc,
        Tc,
        Rally,
        Cc,
        Sa,
        Rs,
        Reliability,
        Esb,
        Bog,
        Motion,
        Clearance,
        Wound,
        UnlikelyKill,
        Survival,
        Repair,
    ];
    for purpose in all {
        let row = format!("| `{purpose:?}` | `{}` |", purpose.name());
        assert!(text.contains(&row), "{row}");
    }
}
