//! The questions of the made logs, answered with what was done: none is left, nothing false is found, and few keys are typed.

use super::found::TRUTH;
use super::made::made;
use super::shared::folder;
use crate::support::draws;
use asl_replay::audit::view::AuditView;
use asl_replay::boards::Shelf;
use asl_replay::import::draft::Answers;
use asl_replay::read::{Loaded, load_bytes};
use asl_replay::view::vasl::{Drafting, OpenQuestion};
use std::collections::BTreeMap;
use std::path::Path;

/// What was done where no roll is asked about: log, step and name of the question, and what is typed.
const DONE: [(&str, u32, &str, &str); 3] = [
    ("c2_p2", 29, "mover", "1"),
    // The stack was dragged in the phase of the other side.
    ("c3_p1", 9, "phase", "1"),
    ("c3_p1", 9, "phase-2", "1"),
];

/// What the book finds in what was done, without boards. The logs were made by a hand that pressed every button: this is true.
const BROKEN: [(&str, &str); 2] = [("c3_p1", "16 A4.1-own-mph"), ("c3_p1", "18 A4.1-own-mph")];

/// The steps of the rolls of a log, in order.
fn rolled(loaded: &Loaded) -> Vec<u32> {
    let drafting = Drafting::of(loaded, None).unwrap();
    let step = |line: &str| line.split(" vasl 1.").nth(1)?.split('.').next()?.parse().ok();
    drafting.text.lines().filter(|line| line.starts_with("roll r")).filter_map(step).collect()
}

/// What a player who knows what was done types.
fn typed(log: &str, question: &OpenQuestion, truth: &BTreeMap<u32, &str>) -> String {
    let told = DONE.iter().find(|row| (row.0, row.1, row.2) == (log, question.step, question.about.as_str()));
    if let Some((.., typed)) = told {
        return (*typed).to_owned();
    }
    let done = truth.get(&question.step).copied().unwrap_or_default();
    let is_done = |lines: &[String]| !done.is_empty() && lines.iter().any(|line| line.contains(done));
    let choice = question.choices.iter().position(|choice| is_done(&choice.lines));
    choice.map_or_else(|| "nothing".to_owned(), |n| (n + 1).to_string())
}

/// The lines that an answer stands for.
fn lines(question: &OpenQuestion, typed: &str) -> Vec<String> {
    let choice = typed.parse::<usize>().ok().and_then(|n| question.choices.get(n - 1));
    choice.map(|choice| choice.lines.clone()).unwrap_or_default()
}

/// Answers all questions: how many there were, and the keys typed.
fn answered(log: &str, loaded: &mut Loaded, rolls: &[&str]) -> [usize; 2] {
    let truth: BTreeMap<u32, &str> = rolled(loaded).into_iter().zip(rolls.iter().copied()).collect();
    assert_eq!(truth.len(), rolls.len(), "{log}");
    let (mut answers, mut asked, mut keys) = (String::new(), 0, 0);
    let mut drafting = Drafting::of(loaded, None).unwrap();
    while let Some(question) = drafting.open.into_iter().next() {
        let typed = typed(log, &question, &truth);
        (asked, keys) = (asked + 1, keys + typed.len() + 1);
        answers += &question.answered(&lines(&question, &typed));
        loaded.answer(Answers::read(&answers).unwrap());
        drafting = Drafting::of(loaded, None).unwrap();
        assert_eq!(drafting.refused, [""; 0], "{log}:{} {typed}", question.step);
        assert!(asked < 40, "{log}:{} {} is asked again", question.step, question.about);
    }
    [asked, keys]
}

/// What is broken in it.
fn broken(loaded: &Loaded) -> Vec<String> {
    let view = AuditView::of(loaded);
    assert!(view.questions.is_empty());
    let rows = view.findings.iter().filter(|row| row.ruling == "broken");
    rows.map(|row| format!("{} {}", row.at.event, row.clause)).collect()
}

/// A log, all of whose questions are answered: how many there were, the keys, and what is broken.
fn of(log: &str, rolls: &[&str], boards: Option<&Path>) -> ([usize; 2], Vec<String>) {
    let mut loaded = load_bytes(Path::new("his.vlog"), &made(&format!("{log}.vlog"))).unwrap();
    if let Some(boards) = boards {
        let laid = Shelf::of(boards).laid_out(&loaded.game.scenario.map);
        loaded.lay(laid);
    }
    let counted = answered(log, &mut loaded, rolls);
    let broken = broken(&loaded);
    println!("{log}: questions and keys {counted:?}, broken {broken:?}");
    (counted, broken)
}

/// Of a stack of two that was dragged in the phase of the other side each is a question.
#[test]
fn answered_with_what_was_done_no_question_is_left_and_nothing_false_is_found() {
    let (mut sum, mut found) = ([0, 0], Vec::new());
    for (log, rolls) in TRUTH {
        let (counted, broken) = of(log, rolls, None);
        sum = [sum[0] + counted[0], sum[1] + counted[1]];
        found.extend(broken.into_iter().map(|broken| (log, broken)));
    }
    println!("all: questions and keys {sum:?}");
    assert_eq!(sum, [16, 56]);
    assert_eq!(found, BROKEN.map(|(log, broken)| (log, broken.to_owned())));
}

#[test]
fn answered_with_what_was_done_no_question_is_left_on_boards() {
    let Some(shared) = folder("the boards of the made logs") else { return };
    for (_, (log, rolls)) in TRUTH.into_iter().enumerate().filter(|(n, _)| draws::one_of(3, *n)) {
        of(log, rolls, Some(&shared.join("boards")));
    }
}

/// A log as it is drafted before anything is answered.
fn opened(log: &str) -> (Loaded, Vec<OpenQuestion>) {
    let loaded = load_bytes(Path::new("his.vlog"), &made(&format!("{log}.vlog"))).unwrap();
    let open = Drafting::of(&loaded, None).unwrap().open;
    (loaded, open)
}

/// More than six answers help nobody; what was done is among those that are offered, and what something speaks against stands behind
/// what nothing does.
#[test]
fn at_most_six_answers_are_offered_the_likeliest_first() {
    let (mut full, mut met) = (0, 0);
    for (log, rolls) in TRUTH {
        let (loaded, open) = opened(log);
        let truth: BTreeMap<u32, &str> = rolled(&loaded).into_iter().zip(rolls.iter().copied()).collect();
        for question in &open {
            let name = format!("{log}:{} {}", question.step, question.about);
            assert!(question.choices.len() <= 6, "{name}: {} answers", question.choices.len());
            full += usize::from(question.choices.len() == 6);
            let doubted = question.choices.iter().map(|choice| choice.says.contains("; but "));
            assert!(doubted.is_sorted(), "{name}: a doubted answer stands before another");
            let done = truth.get(&question.step).copied().unwrap_or_default();
            if !done.is_empty() && question.choices.len() == 6 {
                let is_done = |lines: &[String]| lines.iter().any(|line| line.contains(done));
                assert!(question.choices.iter().any(|choice| is_done(&choice.lines)), "{name}: {done}");
                met += 1;
            }
        }
    }
    assert!(full > 2 && met > 0, "{full} questions with six answers, {met} with what was done among them");
}

/// Who moved out of a phase is found or not by the answer: that is asked before a shot of an earlier step by which nothing is found.
#[test]
fn what_decides_a_finding_is_asked_before_all_else() {
    let (_, open) = opened("c3_p1");
    let asked: Vec<(u32, &str, bool)> =
        open.iter().map(|question| (question.step, question.about.as_str(), question.decides())).collect();
    assert_eq!(asked, [(9, "phase", true), (9, "phase-2", true), (5, "fire", false)]);
}
