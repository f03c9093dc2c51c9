//! A check must be able to fail: each law against a file that breaks it, and one that does not.

use super::law::{Law, floors, head, kinds, lines, no_path, no_text, no_word};
use super::source::Source;

fn faults(law: &Law, path: &str, text: &str) -> Vec<String> {
    law.broken_by(&Source::of(path, text))
}

const STATE: &str = "core/src/state/apply.rs";

#[test]
fn a_path_is_found_however_it_is_written() {
    let law = no_path(0, &["core/src"], &["asl_core::rules", "std"]);
    for bad in [
        "use crate::rules::Clause;",
        "use crate::{event::Event, rules::{self, Clause}};",
        "use crate::{\n    event::{Event, What},\n    rules,\n};",
        "use super::super::rules as book;",
        "use super::super::{event, rules::*};",
        "pub(crate) use crate::rules::Clause;",
        "fn f() -> usize { crate::rules::clauses().count() }",
        "fn f(clause: &'static crate::rules::Clause) {}",
        "use std::fs;",
        "use ::std::fs;",
        "type A = std::collections::BTreeMap<u8, u8>;",
    ] {
        assert!(!faults(&law, STATE, bad).is_empty(), "{bad}");
    }
}

#[test]
fn what_is_no_such_path_is_none() {
    let law = no_path(0, &["core/src"], &["asl_core::rules", "std"]);
    for good in [
        "// use crate::rules::Clause;",
        "/* use crate::rules::Clause; /* std::fs */ std::io */ use crate::event::Event;",
        "const A: &str = \"crate::rules::Clause \\\" std::fs\";",
        "const A: &str = r#\"std::fs \" crate::rules::Clause\"#;",
        "use crate::rules_of_thumb::Clause;",
        "use crate::event::{self, rules};",
        "use super::rules::Clause;",
        "const QUOTE: char = '\"'; const NEXT: char = '\\''; fn f<'a>(a: &'a str) { my::std::fs(a) }",
    ] {
        assert_eq!(faults(&law, STATE, good), Vec::<String>::new(), "{good}");
    }
}

#[test]
fn the_line_is_told_and_an_exception_holds() {
    let law = no_path(0, &["core/src"], &["std"]).because("no files").but(&["core/src/wire.rs"]);
    let text = "//! Head.\n\n/// \"Quoted.\n/* one\n two */\nuse std::fs;\n";
    assert_eq!(faults(&law, STATE, text), [format!("{STATE}:6: std::fs (no files)")]);
    assert_eq!(faults(&law, "core/src/wire.rs", text), Vec::<String>::new());
    assert_eq!(faults(&law, "core/src_of_all/wire.rs", text), Vec::<String>::new());
    assert_eq!(faults(&law, "store/src/wire.rs", text), Vec::<String>::new());
}

#[test]
fn a_word_is_found_in_the_code_alone() {
    let law = no_word(0, &["core/src"], &["f64", "println!"]);
    assert_eq!(faults(&law, STATE, "fn f(a: f64) {}").len(), 1);
    assert_eq!(faults(&law, STATE, "println!(\"{}\", 1)").len(), 1);
    assert_eq!(
        faults(&law, STATE, "// f64\nconst A: &str = \"f64\"; let af64 = 1; if println != 1 { println(); }"),
        Vec::<String>::new()
    );
}

#[test]
fn a_text_is_found_between_quotes_alone() {
    let law = no_text(0, &["core/src"], || vec!["MPh".to_owned()]);
    assert_eq!(faults(&law, STATE, "if phase == \"MPh\" {}").len(), 1);
    assert_eq!(faults(&law, STATE, "if phase == r\"MPh\" || b\"MPh\" == x {}").len(), 2);
    assert_eq!(
        faults(&law, STATE, "if phase == Phase::MPh {} // \"MPh\"\n\"the MPh\""),
        Vec::<String>::new()
    );
}

#[test]
fn an_arrow_up_is_found() {
    let law = floors(&["core/src"], "event state rules");
    assert_eq!(faults(&law, STATE, "use crate::event::Event;\nuse super::unit::Unit;"), Vec::<String>::new());
    assert_eq!(faults(&law, STATE, "use crate::rules::Clause;").len(), 1);
    assert_eq!(faults(&law, "core/src/event.rs", "use super::state::State;").len(), 1);
    assert_eq!(faults(&law, "core/src/attic.rs", "").len(), 1, "a module that stands on no floor");
    assert_eq!(faults(&law, "core/src/lib.rs", "pub use rules::Clause;"), Vec::<String>::new());
}

#[test]
fn a_long_file_and_a_headless_one_are_found() {
    let long = lines(&["core/src"], 2);
    assert_eq!(faults(&long, STATE, "1\n2\n"), Vec::<String>::new());
    assert_eq!(faults(&long, STATE, "1\n2\n3").len(), 1);
    let head = head(&["core/src"]);
    assert_eq!(faults(&head, STATE, "//! A job.\n"), Vec::<String>::new());
    assert_eq!(faults(&head, STATE, "#![no_std]\n//! A job.\n"), Vec::<String>::new());
    assert_eq!(faults(&head, STATE, "/// A function.\nfn f() {}").len(), 1);
}

#[test]
fn a_list_of_kinds_is_found() {
    let law = kinds(&["core/src"], 3);
    let few = "fn f(what: &What) -> bool { matches!(what, What::Note(_) | What::Passed(_)) || *what == What::Note(text) }";
    assert_eq!(faults(&law, STATE, few), Vec::<String>::new());
    let many = "match what {\n What::Note(_) => 1,\n What::Passed(_) => 2,\n event::What::Conceded => 3 }";
    assert_eq!(faults(&law, STATE, many).len(), 1);
}
