//! Versions of the book: a log is judged by the clauses of the one that it was recorded under, or by another that is
//! asked for, and never by one that this program does not know.

use crate::support::builder::Log;
use asl_core::audit::{Game, GameError, Replay};
use asl_core::event::{Event, What};
use asl_core::facts::{Ctx, Told};
use asl_core::finding::Verdict;
use asl_core::matter::Matter;
use asl_core::rules::{Book, Check, Clause};
use asl_core::scenario::{Edition, Printing};
use asl_core::vocab::BOOK_VERSION;
use asl_core::wire;
use asl_replay::home::too_old;
use asl_replay::program;
use asl_replay::program::cli::Cli;
use asl_replay::read::decode_log;
use asl_store::log::LogWriter;
use clap::Parser;
use std::collections::BTreeSet;

/// Says what no rulebook says, of every event.
fn strict(_: &Told<'_, Event>) -> Verdict {
    Verdict::broken("by the old row")
}

fn mended(_: &Told<'_, Event>) -> Verdict {
    Verdict::broken("by the mended row")
}

fn added(_: &Told<'_, Event>) -> Verdict {
    Verdict::broken("by a row that came later")
}

/// A book of three versions: the second mends a clause, the third adds one.
static ROWS: [Clause; 3] = [
    Clause::check("X1.1-mended", &[Matter::Cost], "A clause of version 1.", Check::Any(strict)).until(2),
    Clause::check("X1.1-mended", &[Matter::Cost], "The clause of version 2.", Check::Any(mended)).since(2),
    Clause::check("X1.2-added", &[Matter::Record], "A clause of version 3.", Check::Any(added)).since(3),
];

fn said_by(book: u16) -> Vec<String> {
    let log = Log::of("printing = \"2e\"\n");
    let game = log.game();
    let replay = Replay::of(&game);
    let before = replay.before(0);
    let ctx = Ctx::of(&game.scenario, &before, Printing::Second);
    let book = Book::of_rows(Edition { printing: Printing::Second, book }, ROWS.iter());
    let (findings, _) = book.judge(&ctx, &game.events[0]);
    findings.into_iter().map(|finding| finding.breach.says).collect()
}

#[test]
fn a_version_is_judged_by_its_own_rows() {
    assert_eq!(said_by(1), ["by the old row"]);
    assert_eq!(said_by(2), ["by the mended row"]);
    assert_eq!(said_by(3), ["by the mended row", "by a row that came later"]);
}

#[test]
fn no_version_of_the_book_has_a_clause_twice() {
    for (printing, book) in
        [Printing::First, Printing::Second].iter().flat_map(|p| (1..=BOOK_VERSION).map(move |b| (*p, b)))
    {
        let mut seen = BTreeSet::new();
        for clause in asl_core::rules::clauses().filter(|c| c.is_of(Edition { printing, book })) {
            assert!(seen.insert(clause.id), "{} stands twice in version {book}", clause.id);
        }
    }
}

/// A later program may have mended what this one would judge.
#[test]
fn a_game_of_a_newer_book_is_refused() {
    let mut events = Log::of("printing = \"2e\"\n").game().events;
    for book in [0, BOOK_VERSION + 1, u16::MAX] {
        if let What::GameStarted(started) = &mut events[0].what {
            started.book = book;
        }
        let refused = Game::of(events.clone()).expect_err("no such book");
        assert_eq!(refused, GameError::Book { book, latest: BOOK_VERSION });
        assert!(refused.to_string().contains("newer asl-replay"), "{refused}");
    }
}

/// Its hashes need no rule: `verify` holds them, says that it cannot judge, and still finds a changed byte.
#[test]
fn a_log_of_a_newer_book_can_be_verified() {
    let mut events = Log::of("printing = \"2e\"\n").game().events;
    if let What::GameStarted(started) = &mut events[0].what {
        started.book = BOOK_VERSION + 1;
    }
    let mut writer = LogWriter::new();
    for event in &events {
        writer.record(&wire::encode(event).expect("small")).expect("small");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.aslog");
    let mut bytes = writer.into_bytes();
    std::fs::write(&file, &bytes).expect("a file");
    let (path, home) = (file.to_str().expect("a path"), folder.path().to_str().expect("a path"));
    let call = |what: &str| run(&["asl-replay", "--home", home, "--json", what, path]);
    let verified = call("verify").expect("hashes are hashes");
    assert!(verified.contains("\"intact\": true"), "{verified}");
    assert!(verified.contains("\"unjudged\"") && verified.contains("newer asl-replay"), "{verified}");
    assert!(call("audit").expect_err("no rules for it").contains("newer asl-replay"));
    let last = bytes.len() - 40;
    bytes[last] ^= 1;
    std::fs::write(&file, &bytes).expect("a file");
    let verified = call("verify").expect("an answer");
    assert!(verified.contains("\"intact\": false"), "{verified}");
}

#[test]
fn a_new_game_of_an_old_book_needs_a_word() {
    assert_eq!(too_old(3, 3, None), None);
    assert_eq!(too_old(2, 3, Some(2)), None);
    for allowed in [None, Some(1)] {
        let why = too_old(2, 3, allowed).expect("it is old");
        assert!(why.contains("--new --book 2"), "{why}");
    }
}

fn run(words: &[&str]) -> Result<String, String> {
    let cli = Cli::try_parse_from(words).map_err(|e| e.to_string())?;
    program::run(&cli).map(|answer| answer.json).map_err(|e| e.to_string())
}

#[test]
fn audit_judges_anew_by_the_book_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.asl");
    let game = |book: u16| format!("printing = \"2e\"\n---\nbook {book}\nturn 1 german MPh\n");
    std::fs::write(&file, game(1)).expect("a file");
    let (path, home) = (file.to_str().expect("a path"), folder.path().to_str().expect("a path"));
    let audit =
        |more: &[&str]| run(&[&["asl-replay", "--home", home, "--json", "audit", path], more].concat());
    let own = audit(&[]).expect("an audit");
    assert!(own.contains("\"book\": 1") || own.contains("\"book\":1"), "{own}");
    assert_eq!(audit(&["--book", "latest"]), audit(&["--book", &BOOK_VERSION.to_string()]));
    let none = audit(&["--book", "99"]).expect_err("no such book");
    assert!(none.contains("the latest is 2"), "{none}");
    std::fs::write(&file, game(99)).expect("a file");
    let newer = audit(&[]).expect_err("a newer book");
    assert!(newer.contains("recorded under version 99"), "{newer}");
}

/// What a version said stays said: of each, a log ships with the findings that it gave.
#[test]
fn every_version_of_the_book_has_a_golden_log() {
    for book in 1..=BOOK_VERSION {
        let file = format!("{}/golden/game_v{book}.aslog", env!("CARGO_MANIFEST_DIR"));
        let bytes = std::fs::read(&file).unwrap_or_else(|e| panic!("{file}: {e}"));
        let game = Game::of(decode_log(&bytes).0).expect("a game");
        assert_eq!(game.scenario.book, book, "{file}");
        let findings = Replay::of(&game).audit().findings;
        let said: Vec<String> = findings.iter().map(|f| format!("{} {}", f.seq, f.clause)).collect();
        let golden = format!("{}/golden/game_v{book}.findings", env!("CARGO_MANIFEST_DIR"));
        let expected = std::fs::read_to_string(&golden).unwrap_or_else(|e| panic!("{golden}: {e}"));
        assert_eq!(said, expected.lines().collect::<Vec<_>>(), "{file}");
    }
}
