//! Games and cases in the text notation: every line's expectations against what the book says, the reports
//! of the games that ship, and what a mailed copy is held against.

#![allow(clippy::unwrap_used, reason = "helpers of tests: what cannot be unwrapped is a failed test")]

mod both_named;
pub(crate) mod bytes;
pub(crate) mod case;
mod copies;
mod extremes;
mod figure;
mod found;
mod official;
mod reports;
mod round_trip;
mod worked;

use asl_replay::command::Answer;
use asl_replay::program;
use asl_replay::program::cli::Cli;
use clap::Parser;
use std::path::{Path, PathBuf};

/// Every `.asl` file below these folders of the tests, in order of path.
pub(crate) fn files(folders: &[&str]) -> Vec<PathBuf> {
    let found = files_if_any(folders);
    assert!(!found.is_empty(), "no game in {folders:?}");
    found
}

/// The same where there may be none yet.
pub(crate) fn files_if_any(folders: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    folders.iter().for_each(|folder| collect(Path::new(folder), &mut found));
    found.sort();
    found
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "asl") {
            found.push(path);
        }
    }
}

/// What the program answers to a command line; paths are relative to the tests' folder.
fn answer<S: AsRef<std::ffi::OsStr>>(words: &[S]) -> Answer {
    let program = std::ffi::OsStr::new("asl-replay");
    let cli = Cli::try_parse_from(std::iter::once(program).chain(words.iter().map(AsRef::as_ref))).unwrap();
    program::run(&cli).unwrap_or_else(|failure| panic!("{failure}"))
}

/// The text of an answer as it goes into a pipe.
fn plain(answer: &Answer) -> String {
    anstream::adapter::strip_str(&answer.text).to_string()
}
