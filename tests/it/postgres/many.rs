//! Eight processes append to one game, 2,000 records in all: one winner for each place, and nothing is lost.

use super::{child, game, open, server, wait_for_all};
use asl_store::archive::{AppendError, Appended};
use asl_store::log::Log;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Tells a child the database, its number, and the file in which it says what was acknowledged.
const WORKER: &str = "ASL_POSTGRES_WORKER";
const PROCESSES: usize = 8;
const EACH: usize = 250;

#[test]
fn two_thousand_appends_of_eight_processes() {
    let url = server::archive();
    let dir = tempfile::tempdir().unwrap();
    let files: Vec<_> = (0..PROCESSES).map(|number| dir.path().join(number.to_string())).collect();
    let start = |(number, file): (usize, &std::path::PathBuf)| {
        let told = format!("{url} {number} {}", file.display());
        child("postgres::many::worker", WORKER, &told).spawn().unwrap()
    };
    wait_for_all(files.iter().enumerate().map(start).collect());
    let won: BTreeMap<u64, String> = files.iter().flat_map(|file| acknowledged(file)).collect();
    assert_eq!(won.len(), PROCESSES * EACH, "no place was won twice");
    let bytes = open(&url).read(&game("a")).unwrap();
    let log = Log::read(&bytes);
    assert!(log.verification().is_intact());
    let held: BTreeMap<u64, String> = log
        .records()
        .map(|record| (record.seq, String::from_utf8_lossy(record.payload).into_owned()))
        .collect();
    assert_eq!(held, won);
}

/// The places that a process won, and what it wrote there.
fn acknowledged(file: &Path) -> Vec<(u64, String)> {
    let text = fs::read_to_string(file).unwrap();
    let won = text.lines().map(|line| line.split_once(' ').unwrap());
    won.map(|(seq, payload)| (seq.parse().unwrap(), payload.to_owned())).collect()
}

/// One of the processes: appends at the end that it knows, and looks again when another was faster.
#[test]
fn worker() {
    let Ok(told) = std::env::var(WORKER) else { return };
    let words: Vec<&str> = told.split(' ').collect();
    let [url, number, file] = words[..] else { panic!("{told}") };
    let (archive, game) = (open(url), game("a"));
    let (mut said, mut tip) = (String::new(), archive.tip(&game).unwrap());
    for n in 0..EACH {
        let payload = format!("{number}-{n}");
        tip = loop {
            match archive.append(&game, tip, &[payload.as_bytes()]) {
                Ok(Appended::New(after)) => break after,
                Err(AppendError::Conflict { actual, .. }) => tip = actual,
                other => panic!("{other:?}"),
            }
        };
        writeln!(said, "{} {payload}", tip.records - 1).unwrap();
    }
    fs::write(file, said).unwrap();
}
