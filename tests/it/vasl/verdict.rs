//! The last words of an audit of VASL files: what they come to, what was not judged, what is asked and how to answer.

use super::made::made;
use super::whose::Copy;
use crate::cli::run;

fn verdict(text: &str) -> &str {
    let is_verdict = |line: &&str| line.starts_with("no breach found") || line.starts_with("not legal: ");
    text.lines().rfind(is_verdict).unwrap_or_else(|| panic!("no verdict in\n{text}"))
}

#[test]
fn a_log_with_questions_says_how_many_decide() {
    let copy = Copy::of("c3_p1.vlog", |_| {});
    let ran = copy.run(&["audit", &copy.at("his.vlog")]);
    let decide = |row: &&serde_json::Value| row["decides"] == true;
    let questions = ran.json["questions"].as_array().unwrap();
    let (all, decide) = (questions.len(), questions.iter().filter(decide).count());
    assert!(decide > 0 && decide < all, "{}", ran.text);
    let due = format!(
        "no breach found · not judged: what only boards tell · {all} questions, {decide} of which decide: `asl-replay answer {}`",
        copy.at("his.vlog")
    );
    assert_eq!(verdict(&ran.text), due);
}

#[test]
fn a_log_with_a_breach_is_not_legal() {
    let copy = Copy::of("c1_p1.vlog", |log| {
        for leaf in log.steps.iter_mut().flatten() {
            *leaf = leaf.replace("(IFT DR) 5,2", "(IFT DR) 5,3");
        }
    });
    let ran = copy.run(&["audit", &copy.at("his.vlog")]).exits(1);
    assert!(verdict(&ran.text).starts_with("not legal: 1 breach · "), "{}", ran.text);
}

/// All files of a session are named, as they are to be given.
#[test]
fn several_files_are_answered_together() {
    let dir = tempfile::tempdir().unwrap();
    let at = |name: &str| dir.path().join(name).display().to_string();
    for name in ["c1_p1.vlog", "c2_p2.vlog"] {
        std::fs::write(at(name), made(name)).unwrap();
    }
    let (one, two, home) = (at("c1_p1.vlog"), at("c2_p2.vlog"), at("home"));
    let ran = run(["asl-replay", "--home", &home, "audit", &one, &two].map(str::to_owned).into_iter());
    assert!(verdict(&ran.text).ends_with(&format!("`asl-replay answer {one} {two}`")), "{}", ran.text);
}
