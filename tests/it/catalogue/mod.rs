//! The catalogue, types of one's own, and how a log pins both; what its two halves ask in the same way.

#![allow(clippy::unwrap_used, reason = "helpers of tests: what cannot be unwrapped is a failed test")]

mod guns;
mod infantry;
mod listings;
mod vehicles;

use asl_core::audit::Game;
use asl_core::counter::UnitDef;
use asl_core::scenario::Scenario;
use asl_replay::command::Answer;
use asl_replay::command::failure::Failure;
use asl_replay::program;
use asl_replay::program::cli::Cli;
use clap::Parser;
use std::path::{Path, PathBuf};

/// A change of a row would judge old logs by other values. Add a row of the same name with a later `since`, raise
/// `BOOK_VERSION`, and keep a file for the new rows beside that of version 1.
fn assert_released(file: &str, released: &str, now: &str, later: usize) {
    if std::env::var("ASL_REPLAY_GOLDEN").is_ok_and(|value| value == "write") {
        std::fs::write(Path::new("golden").join(file), now).unwrap();
    }
    assert_eq!(now, released, "the catalogue of version 1 has changed");
    assert_eq!(later, 0, "rows of a later version need a file of their own");
}

/// A word of a row, `-` for none.
fn or_dash<T: ToString>(value: Option<T>) -> String {
    value.map_or("-".into(), |value| value.to_string())
}

/// A head of these lines; all that is wrong with it.
fn read(lines: &str) -> Result<Scenario, String> {
    let head = format!("printing = \"2e\"\n{lines}");
    Scenario::read(&head).map_err(|faults| {
        let all: Vec<String> = faults.iter().map(ToString::to_string).collect();
        all.join("\n")
    })
}

/// The unit of these lines.
fn unit(lines: &str) -> Result<UnitDef, String> {
    let scenario = read(&format!("[units.u]\nside = \"german\"\n{lines}"))?;
    Ok(scenario.units.into_values().next().expect("a unit").as_ref().clone())
}

/// A head that names a type is not read by the next book, whose types this program does not have.
fn assert_refused_by_the_next_book(head: &str) {
    let faults = Scenario::read_by(head, asl_core::vocab::BOOK_VERSION + 1).unwrap_err();
    assert!(faults[0].message.contains("use a newer asl-replay"), "{}", faults[0]);
}

/// A folder with a game and a file of types, and room for the log that is recorded of them.
struct Desk {
    folder: tempfile::TempDir,
    game: PathBuf,
    mine: PathBuf,
    log: PathBuf,
}

impl Desk {
    fn of(game: &str, types: &str) -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let desk = Desk { game: at("game.asl"), mine: at("mine.toml"), log: at("game.aslog"), folder };
        std::fs::write(&desk.game, game).unwrap();
        std::fs::write(&desk.mine, types).unwrap();
        desk
    }

    /// `audit`, by the catalogue alone.
    fn audit(&self, path: &Path) -> Result<Answer, Failure> {
        run(self.folder.path(), &["audit", path.to_str().unwrap()])
    }

    /// `audit`, by the file of types too.
    fn audit_by_mine(&self, path: &Path) -> Result<Answer, Failure> {
        let [mine, path] = [&self.mine, path].map(|path| path.to_str().unwrap());
        run(self.folder.path(), &["--catalogue", mine, "audit", path])
    }

    /// `record` of the game into the log, by the file of types too.
    fn record(&self) -> Result<Answer, Failure> {
        let [mine, game, log] = [&self.mine, &self.game, &self.log].map(|path| path.to_str().unwrap());
        run(self.folder.path(), &["--catalogue", mine, "record", game, "-o", log])
    }

    /// Puts a file into the data folder's `catalogue/`.
    fn keep(&self, name: &str, text: &str) {
        let catalogue = self.folder.path().join("catalogue");
        std::fs::create_dir_all(&catalogue).unwrap();
        std::fs::write(catalogue.join(name), text).unwrap();
    }

    /// The rows that `types` shows for some words, and its text.
    fn types(&self, words: &[&str]) -> (Vec<serde_json::Value>, String) {
        let all: Vec<&str> = ["types"].iter().chain(words).copied().collect();
        let answer = run(self.folder.path(), &all).unwrap_or_else(|e| panic!("{e}"));
        let view: serde_json::Value = serde_json::from_str(&answer.json).unwrap();
        assert_eq!(view["schema"], "asl-replay/types/1");
        (view["types"].as_array().unwrap().clone(), answer.text)
    }
}

fn run(home: &Path, words: &[&str]) -> Result<Answer, Failure> {
    let first = ["asl-replay", "--json", "--home", home.to_str().expect("a path in UTF-8")];
    program::run(&Cli::try_parse_from(first.iter().chain(words)).unwrap_or_else(|e| panic!("{e}")))
}

fn game_of(path: &Path) -> Game {
    asl_replay::home::load(&[path.to_owned()]).unwrap_or_else(|e| panic!("{e}")).game
}
