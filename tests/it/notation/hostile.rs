//! Nothing panics, whatever the text.

use crate::support::draws;
use crate::support::examples::EXAMPLES;
use crate::support::seed::seeded;
use asl_core::notation::{MAX_ERRORS, MAX_LINE_BYTES, parse};
use proptest::prelude::*;

proptest! {
    #![proptest_config(seeded(256))]

    #[test]
    fn any_text_is_read(text in any::<String>()) {
        render_all(&text);
    }

    #[test]
    fn any_event_lines_are_read(body in "([ -~½é\u{a0}\n]|ok |!! |= |@|\"){0,200}") {
        render_all(&format!("printing = \"2e\"\n---\n{body}"));
    }

    #[test]
    fn mutated_files_are_read(cuts in prop::collection::vec((any::<prop::sample::Index>(), any::<char>()), 1..6)) {
        let mut chars: Vec<char> = EXAMPLES.chars().collect();
        for (at, c) in cuts {
            let at = at.index(chars.len());
            match u32::from(c) % 3 {
                0 => chars[at] = c,
                1 => { chars.remove(at); }
                _ => chars.insert(at, ['"', ',', '-', '#', '@', '=', ' '][c as usize % 7]),
            }
        }
        render_all(&chars.into_iter().collect::<String>());
    }
}

/// Reads a text and renders every error.
fn render_all(text: &str) {
    for error in parse(text).errors {
        assert!(error.line > 0 && error.column > 0, "{error:?}");
        assert!(!error.render("file").is_empty());
    }
}

#[test]
fn words_cut_anywhere_are_read() {
    let (head, body) = EXAMPLES.split_once("---\n").unwrap();
    for line in body.lines() {
        for (cut, _) in line.char_indices().filter(|(cut, _)| draws::one_of(3, *cut)) {
            render_all(&format!("{head}---\n{}", &line[..cut]));
        }
    }
}

#[test]
fn errors_are_listed_up_to_the_limit() {
    let text = format!("printing = \"2e\"\n---\n{}", "nonsense here\n".repeat(3 * MAX_ERRORS));
    let parsed = parse(&text);
    assert_eq!(parsed.errors.len(), MAX_ERRORS + 1);
    assert!(parsed.errors[MAX_ERRORS].to_string().contains("too many errors"));
}

#[test]
fn overlong_line_is_refused_and_the_next_is_read() {
    let text = format!("printing = \"2e\"\n---\nnote \"{}\"\nnote b\n", "x".repeat(MAX_LINE_BYTES));
    let parsed = parse(&text);
    assert_eq!((parsed.errors.len(), parsed.lines.len()), (1, 2));
    assert_eq!(parsed.errors[0].line, 3);
}

#[test]
fn line_of_unknown_units_gives_few_errors() {
    let line = format!("bt7 stop seen-by {}\n", "a,".repeat(100_000));
    let parsed = parse(&format!("printing = \"2e\"\n---\n{line}note a\n"));
    assert!(parsed.errors.len() < 100, "{} errors", parsed.errors.len());
    assert_eq!(parsed.lines.len(), 2);
}
