//! The page on the notation lists every word that is read: the lists stand there as they stand in the program.

use super::lists::lists;
use std::fmt::Write;

/// The lists as a table: the usual spelling, then the others in brackets.
fn table() -> String {
    let mut out = String::from("| words | read, in either case |\n|---|---|\n");
    for list in lists() {
        let words: Vec<String> = list.words.iter().map(|spellings| shown(spellings)).collect();
        let open = if list.closed { "" } else { "; or a player's own" };
        writeln!(out, "| {}{open} | {} |", list.name, words.join(", ")).expect("a string takes all");
    }
    out
}

fn shown(spellings: &[&str]) -> String {
    match spellings {
        [] => String::new(),
        [usual] => format!("`{usual}`"),
        [usual, others @ ..] => {
            let others: Vec<String> = others.iter().map(|word| format!("`{word}`")).collect();
            format!("`{usual}` ({})", others.join(", "))
        }
    }
}

#[test]
fn the_page_lists_the_words_that_are_read() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/notation.md"))
        .expect("the page");
    assert!(page.contains(&table()), "docs/notation.md lacks this table of words:\n{}", table());
}
