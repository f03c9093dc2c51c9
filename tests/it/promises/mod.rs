//! What the two pages on mail and dice promise, and the test that would fail were it untrue: `promises.toml` has a row for each. Every
//! sentence there that says must, never, refuses, asks or is broken has its row.

use crate::docs::page;
use std::collections::BTreeMap;

/// Of each page, by the words of a promise, its tests, as `file function`; or why none holds it.
type Rows = BTreeMap<String, BTreeMap<String, Held>>;

#[derive(serde::Deserialize)]
#[serde(untagged)]
enum Held {
    Tests(Vec<String>),
    Not(String),
}

fn rows() -> Rows {
    toml::from_str(include_str!("promises.toml")).expect("a table of promises")
}

/// The words of a page on one line: neither its blocks and tables nor its list of tests.
fn prose(whole: &str) -> Vec<String> {
    let mut text = whole.to_owned();
    if let Some((before, listed)) = whole.split_once("\n## Which test holds which promise\n") {
        text = format!("{before}\n{}", listed.split_once("\n## ").map_or("", |(_, rest)| rest));
    }
    let outside: String = text.split("\n```").step_by(2).collect::<Vec<_>>().join("\n\n");
    let mut blocks = vec![String::new()];
    for line in outside.lines() {
        let item = line.trim_start();
        let number = item.split_once(". ").is_some_and(|(n, _)| n.parse::<u8>().is_ok());
        if item.is_empty() || item.starts_with("- ") || item.starts_with('#') || number {
            blocks.push(String::new());
        }
        let open = blocks.last_mut().expect("a block");
        if !item.starts_with('|') && !item.starts_with('#') {
            open.push_str(item);
            open.push(' ');
        }
    }
    blocks.retain(|block| !block.trim().is_empty());
    blocks
}

/// Its sentences, each with the marks that part them left out.
fn sentences(block: &str) -> Vec<&str> {
    let mut ends = Vec::new();
    for (at, sign) in block.match_indices(['.', ':', ';']) {
        let rest = &block[at + sign.len()..];
        let next = rest.trim_start().chars().next();
        let begins = next.is_some_and(|c| c.is_uppercase() || matches!(c, '*' | '`' | '('));
        if rest.starts_with(' ') && (begins || sign == ";") {
            ends.push(at);
        }
    }
    let mut from = 0;
    let parts = ends.into_iter().chain([block.len()]).map(|end| {
        let part = block.get(from..end).unwrap_or_default();
        from = (end + 1).min(block.len());
        part.trim()
    });
    parts.filter(|part| !part.is_empty()).collect()
}

/// Does it promise in so many words?
fn promises(sentence: &str) -> bool {
    let words: Vec<&str> = sentence.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    let said =
        |word: &&str| matches!(*word, "must" | "never" | "refuse" | "refuses" | "refused" | "asks" | "asked");
    words.iter().any(said) || words.windows(2).any(|pair| pair == ["is", "broken"])
}

#[test]
fn every_promise_stands_in_its_page_and_every_test_exists() {
    let mut held = 0;
    for (name, rows) in rows() {
        let blocks = prose(&page(&name));
        for (words, by) in rows {
            assert!(blocks.iter().any(|block| block.contains(&words)), "{name} does not say {words:?}");
            let Held::Tests(tests) = by else { continue };
            assert!(!tests.is_empty(), "{name}: {words:?}");
            for test in tests {
                let (file, test) = test.split_once(' ').expect("a file and its test");
                let defined = page(&format!("tests/it/{file}")).contains(&format!("fn {test}("));
                assert!(defined, "{name}: {words:?} names {test}, which {file} lacks");
                held += 1;
            }
        }
    }
    assert!(held > 60, "{held} tests");
}

#[test]
fn every_sentence_that_promises_is_listed() {
    let mut missing = Vec::new();
    for (name, rows) in rows() {
        for block in prose(&page(&name)) {
            let open = sentences(&block).into_iter().filter(|sentence| promises(sentence));
            let open = open.filter(|sentence| !rows.keys().any(|words| sentence.contains(words.as_str())));
            missing.extend(open.map(|sentence| format!("{name}: {sentence}")));
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// A row that no test holds says why, and is no more than a few.
#[test]
fn few_are_held_by_nothing() {
    let rows = rows();
    let reasons: Vec<&String> = rows
        .values()
        .flat_map(BTreeMap::values)
        .filter_map(|held| if let Held::Not(why) = held { Some(why) } else { None })
        .collect();
    let open: Vec<_> = reasons.iter().filter(|why| why.starts_with("open: ")).collect();
    assert!(
        reasons.iter().all(|why| why.starts_with("open: ") || why.starts_with("no promise: ")),
        "{reasons:?}"
    );
    assert!(open.len() <= 3, "{open:?}");
}

#[test]
fn a_sentence_that_promises_is_seen() {
    let page = "# A\n\nHe never asks; so it is. It `x` must.\n\n```sh\nnever\n```\n\n| must |\n- is broken, e.g. so\n";
    let seen: Vec<String> = prose(page)
        .iter()
        .flat_map(|block| sentences(block))
        .filter(|sentence| promises(sentence))
        .map(str::to_owned)
        .collect();
    assert_eq!(seen, ["He never asks", "It `x` must.", "- is broken, e.g. so"]);
}
