//! For every clause that is judged there is a case that keeps it and one that breaks it.

use super::cases;
use super::chapter::is_open;
use super::ledger::book;
use crate::vectors;
use asl_core::audit::{Game, Replay};
use asl_core::facts::Ctx;
use asl_core::finding::Verdict;
use asl_core::rules::{Book, Clause, Part};
use std::collections::BTreeSet;
use std::sync::OnceLock;

/// What the book said of all events of all games.
#[derive(Default)]
struct Heard {
    kept: BTreeSet<&'static str>,
    against: BTreeSet<&'static str>,
}

impl Heard {
    fn hear(&mut self, game: &Game) {
        let (book, printing) = (Book::of(game.scenario.edition()), game.scenario.printing);
        Replay::of(game).walk(|_, before, event| {
            for opinion in book.opinions(&Ctx::of(&game.scenario, before, printing), event) {
                match opinion.verdict {
                    Verdict::Kept => self.kept.insert(opinion.clause.0),
                    Verdict::Broken(_) | Verdict::Undecided(_) => self.against.insert(opinion.clause.0),
                    Verdict::Silent => false,
                };
            }
        });
    }
}

/// Heard once for all that ask.
fn heard() -> &'static Heard {
    static HEARD: OnceLock<Heard> = OnceLock::new();
    HEARD.get_or_init(hear_all)
}

fn hear_all() -> Heard {
    let mut heard = Heard::default();
    vectors::games().iter().for_each(|(_, game)| heard.hear(game));
    cases::all().iter().for_each(|case| heard.hear(&case.log.game()));
    text_games().iter().for_each(|game| heard.hear(game));
    crate::secrets::games().iter().for_each(|game| heard.hear(game));
    crate::dice_shares::games().iter().for_each(|game| heard.hear(game));
    heard
}

/// The games and cases in the text notation.
pub(super) fn text_games() -> Vec<Game> {
    let read = |path: &std::path::PathBuf| {
        let parsed = asl_core::notation::parse(&std::fs::read_to_string(path).expect("a case can be read"));
        let events = parsed.lines.into_iter().map(|line| line.event).collect();
        Game { scenario: crate::boards::meadow::laid(parsed.scenario.expect("a case has a head")), events }
    };
    crate::games::files(&["games", "cases"]).iter().map(read).collect()
}

fn judged(clause: &Clause) -> bool {
    matches!(clause.part, Part::Check(_) | Part::Checks(_))
}

#[test]
fn every_judged_clause_has_a_case_that_breaks_it() {
    let heard = heard();
    let lacking: Vec<&str> = book()
        .filter(|c| judged(c))
        .map(|c| c.id.0)
        .filter(|id| !heard.against.contains(id) && !is_open(id, "broken"))
        .collect();
    assert!(lacking.is_empty(), "no case breaks {lacking:#?}");
}

#[test]
fn every_judged_clause_has_a_case_in_which_it_is_not_broken() {
    let heard = heard();
    let silent_is_kept =
        |id: &&str| !heard.kept.contains(id) && !cases::NEVER_KEPT.contains(id) && !is_open(id, "kept");
    let lacking: Vec<&str> = book().filter(|c| judged(c)).map(|c| c.id.0).filter(silent_is_kept).collect();
    assert!(lacking.is_empty(), "no case keeps {lacking:#?}");
}

#[test]
fn every_line_of_a_tally_has_a_case_that_blames_it() {
    let heard = heard();
    let lines = book().filter(|clause| matches!(clause.part, Part::Line)).map(|clause| clause.id.0);
    let blamed =
        |id: &&str| heard.against.contains(id) || cases::NEVER_BLAMED.contains(id) || is_open(id, "blamed");
    let lacking: Vec<&str> = lines.filter(|id| !blamed(id)).collect();
    assert!(lacking.is_empty(), "no case blames {lacking:#?}");
}

#[test]
fn every_case_says_what_it_says() {
    for case in cases::all() {
        let audit = case.log.audit();
        let cites = |id: &str| audit.findings.iter().any(|finding| finding.cites(id));
        for id in &case.expected {
            assert!(cites(id), "{}: {id} is not reported: {:#?}", case.name, audit.findings);
        }
        for finding in &audit.findings {
            let expected = case.expected.iter().any(|id| finding.cites(id));
            let undecided = finding.ruling != asl_core::finding::Ruling::Broken;
            assert!(expected || undecided, "{}: {finding:#?}", case.name);
        }
    }
}
