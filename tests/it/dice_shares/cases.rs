//! The tricks as cases in the text notation, `tests/cases/shares/`: for each clause of dice by shares a game that keeps it and breaks
//! it, by the shares themselves. `CASES=write` writes them.

use crate::docs::page;
use asl_core::audit::{Game, Replay};
use asl_core::event::What;
use asl_core::facts::Ctx;
use asl_core::finding::{Finding, Ruling, Verdict};
use asl_core::notation::print_event;
use asl_core::rules::Book;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// What the book says of a clause in a game: the events that keep it, and whether one is against it.
#[derive(Default)]
struct Said {
    kept: Vec<usize>,
    against: bool,
    broken: bool,
}

/// What a game says of each clause of dice by shares.
fn heard(game: &Game) -> BTreeMap<&'static str, Said> {
    let (book, printing) = (Book::of(game.scenario.edition()), game.scenario.printing);
    let mut heard: BTreeMap<&'static str, Said> = BTreeMap::new();
    Replay::of(game).walk(|n, before, event| {
        for opinion in book.opinions(&Ctx::of(&game.scenario, before, printing), event) {
            let said = heard.entry(opinion.clause.0).or_default();
            match opinion.verdict {
                Verdict::Kept => said.kept.push(n),
                Verdict::Broken(_) => (said.against, said.broken) = (true, true),
                Verdict::Undecided(_) => said.against = true,
                Verdict::Silent => {}
            }
        }
    });
    heard.retain(|clause, _| clause.starts_with("DICE."));
    heard
}

/// A clause as a file: the head as it is hashed, the game, and behind each line what is found there, and where the clause is kept first.
fn text(clause: &str, game: &Game, kept: Option<usize>) -> String {
    let What::GameStarted(started) = &game.events[0].what else { panic!("a game begins") };
    let says = Book::clause(clause).map_or("", |clause| clause.says);
    let mut out =
        format!("{}\n---\nbook {} by {}\n# {says}\n", started.head, started.book, game.events[0].by);
    let findings = Replay::of(game).audit().findings;
    let mut by = "";
    for (n, event) in game.events.iter().enumerate().skip(1) {
        if event.by.as_str() != by {
            by = event.by.as_str();
            let _ = writeln!(out, "by {by}");
        }
        out += &print_event(&game.scenario.map, event);
        let here = findings.iter().filter(|finding| finding.seq == n as u64);
        let marks = here.map(mark).chain((kept == Some(n)).then(|| format!("ok {clause}")));
        marks.for_each(|mark| out += &format!("   {mark}"));
        out.push('\n');
    }
    out
}

fn mark(finding: &Finding) -> String {
    let mark = if finding.ruling == Ruling::Undecided { "??" } else { "!!" };
    format!("{mark} {}", finding.clause)
}

/// The shortest game that breaks a clause, one that keeps it too where there is one; and the shortest that keeps it where that
/// one does not.
fn files() -> BTreeMap<String, String> {
    let mut games: Vec<Game> = super::games();
    games.sort_by_key(|game| game.events.len());
    let all: Vec<(Game, BTreeMap<&str, Said>)> = games
        .into_iter()
        .map(|game| {
            let said = heard(&game);
            (game, said)
        })
        .collect();
    let clauses = asl_core::rules::clauses().map(|clause| clause.id.0);
    let mut files = BTreeMap::new();
    for clause in clauses.filter(|clause| clause.starts_with("DICE.")) {
        let with = |broken: bool, both: bool| {
            all.iter().find(|(_, said)| {
                said.get(clause).is_some_and(|said| {
                    said.against && (said.broken || !broken) && (!both || !said.kept.is_empty())
                })
            })
        };
        let (game, said) = with(true, true)
            .or_else(|| with(false, true))
            .or_else(|| with(true, false))
            .or_else(|| with(false, false))
            .unwrap_or_else(|| panic!("nothing breaks {clause}"));
        let kept = said[clause].kept.first().copied();
        let name = clause.trim_start_matches("DICE.").replace('-', "_");
        files.insert(format!("{name}.asl"), text(clause, game, kept));
        let keeps = all.iter().find(|(_, said)| said.get(clause).is_some_and(|said| !said.kept.is_empty()));
        if let (None, Some((game, said))) = (kept, keeps) {
            files.insert(format!("{name}_kept.asl"), text(clause, game, said[clause].kept.first().copied()));
        }
    }
    files
}

#[test]
fn every_clause_has_its_case() {
    let files = files();
    if std::env::var("CASES").is_ok_and(|word| word == "write") {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/cases/shares");
        std::fs::create_dir_all(folder).expect("a folder");
        files
            .iter()
            .for_each(|(name, text)| std::fs::write(format!("{folder}/{name}"), text).expect("a file"));
    }
    for (name, text) in files {
        assert_eq!(page(&format!("tests/cases/shares/{name}")), text, "{name}: `CASES=write` writes it");
    }
}
