//! The command line, in process: what each command answers, in text and in JSON, and how the program ends.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail the test")]

mod arbitrary;
mod archive;
mod archive_audit;
mod archive_repair;
mod archive_tables;
mod at_the_prompt;
mod audit;
mod bad_notation;
mod bad_vasl;
pub(crate) mod binary;
mod converse;
mod copies;
mod damage;
mod export;
mod files;
mod help;
mod import;
mod keystrokes;
mod many;
mod names;
mod note;
mod odd_files;
mod open;
mod open_until;
mod prompt_forms;
mod read_only;
mod reading;
mod record;
mod report;
mod samples;
pub(crate) mod schema;
mod setup;
mod stats;
mod table;
mod table_shots;
pub(crate) mod unseen;
mod vasl_numbers;
mod vasl_session;
mod within;

use asl_replay::program;
use asl_replay::program::cli::Cli;
use clap::Parser;
pub(crate) use converse::Script as Typed;
use serde_json::Value;
use std::path::PathBuf;
use tempfile::TempDir;

/// A game without a fault: twenty-one events, record 0 counted.
const GAME: &str = r#"name = "A short game"
printing = "2e"

[players]
ivan = { side = "russian" }
hans = { side = "german" }

[units]
bt7 = { side = "russian", type = "BT-7 M37", class = "tracked", afv = true, mp = 23, red-mp = false }
pz4 = { side = "german", type = "PzKpfw IVF1", class = "tracked", afv = true, mp = 14, red-mp = false }

[default-terrain]
is = ["open-ground"]
---
by ivan
place bt7 FF5 vca FF4-GG5
place pz4 K5 vca K4-L4
turn 1 russian MPh
roll r1 DR 4,3 rally by ivan @noon
bt7 start 1 MP
bt7 enter FF4 1 MP
bt7 enter FF3 1 MP
bt7 stop 1 MP
bt7 ends
by hans
turn 1 german MPh
roll r2 DR 6,5 rally by hans
roll r3 dr 2 rs by hans
pz4 start 1 MP
pz4 enter K4 1 MP
pz4 stop 1 MP
pz4 ends
by ivan
turn 2 russian MPh
bt7 start 1 MP
bt7 stop 1 MP
bt7 ends
"#;

/// Its events.
const EVENTS: usize = 21;

/// One more Player Turn.
const TURN: &str = "by hans\nturn 2 german MPh\npz4 start 1 MP\npz4 stop 1 MP\npz4 ends\n";

/// What a command answered, without styles; paths of the desk begin with `@`.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) exit: u8,
    pub(crate) text: String,
    pub(crate) json: Value,
    pub(crate) aside: String,
}

impl Ran {
    #[track_caller]
    pub(crate) fn exits(self, code: u8) -> Ran {
        assert_eq!(self.exit, code, "{}\n{}", self.text, self.aside);
        self
    }

    /// It was recorded, be it against a rule.
    #[track_caller]
    fn recorded(self) -> Ran {
        assert!(self.exit < 2, "{}\n{}", self.text, self.aside);
        self
    }

    #[track_caller]
    pub(crate) fn says(self, part: &str) -> Ran {
        assert!(self.text.contains(part), "no {part:?} in\n{}", self.text);
        self
    }

    #[track_caller]
    pub(crate) fn hides(self, part: &str) -> Ran {
        assert!(!self.text.contains(part), "{part:?} in\n{}", self.text);
        self
    }

    #[track_caller]
    pub(crate) fn warns(self, part: &str) -> Ran {
        assert!(self.aside.contains(part), "no {part:?} in\n{}", self.aside);
        self
    }
}

/// A folder for one test.
struct Desk {
    dir: TempDir,
}

impl Desk {
    fn new() -> Desk {
        Desk { dir: crate::support::folder::empty() }
    }

    /// With [`GAME`] as `game.asl` and `game.aslog`.
    fn with_game() -> Desk {
        let desk = Desk::new();
        desk.put("game.asl", GAME);
        desk.run("record @game.asl -o @game.aslog").exits(0);
        desk
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    fn put(&self, name: &str, contents: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), contents).unwrap();
    }

    fn get(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap()
    }

    fn text(&self, name: &str) -> String {
        String::from_utf8(self.get(name)).unwrap()
    }

    /// The names of all files in the folder.
    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.dir.path()).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// Runs a line of words; `@name` is a file of the desk. The archive is the desk's own.
    fn run(&self, line: &str) -> Ran {
        let folder = format!("{}/", self.dir.path().display());
        let words = line.split_whitespace().map(|word| word.replacen('@', &folder, 1));
        let home = ["--home".to_owned(), format!("{folder}home")];
        let ran = run(std::iter::once("asl-replay".to_owned()).chain(words).chain(home));
        Ran { text: ran.text.replace(&folder, "@"), aside: ran.aside.replace(&folder, "@"), ..ran }
    }
}

pub(crate) fn run(words: impl Iterator<Item = String>) -> Ran {
    let cli = match Cli::try_parse_from(words) {
        Ok(cli) => cli,
        Err(error) => {
            let (exit, text) = (if error.use_stderr() { 3 } else { 0 }, error.to_string());
            return Ran { exit, text, json: Value::Null, aside: String::new() };
        }
    };
    let answer = program::run(&cli).unwrap_or_else(|failure| failure.answer());
    let plain = |text: &str| anstream::adapter::strip_str(text).to_string();
    Ran {
        exit: answer.exit.code(),
        text: plain(&answer.text),
        json: serde_json::from_str(&answer.json).unwrap(),
        aside: plain(&answer.aside) + &plain(&answer.notes),
    }
}

/// A game with the same head and these lines.
fn game(lines: &str) -> String {
    let (head, _) = GAME.split_once("\n---\n").unwrap();
    format!("{head}\n---\n{lines}")
}

/// [`GAME`] with a text in place of another, which must be there.
fn with(old: &str, new: &str) -> String {
    assert!(GAME.contains(old), "{old}");
    GAME.replacen(old, new, 1)
}
