//! asl-store: the hashed log, its files, its engines and the archive.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail the test")]

mod append_file;
mod archive;
mod chain;
mod checkpoint;
mod compare;
mod contract;
mod copied;
mod damage;
mod engine_faults;
mod golden;
mod identity;
mod joined;
mod killed;
mod merkle;
mod note;
mod oracle;
mod removed;
mod replaced;
mod signed;
mod sled_duties;
mod threads;
mod tiles;

pub(crate) use signed::base64;

use asl_store::archive::{Appended, Archive};
use asl_store::backend::{Backend, SledBackend};
use asl_store::game_id::GameId;
use asl_store::log::LogWriter;
use asl_store::tip::Tip;
use std::collections::BTreeMap;
use std::path::Path;

/// Payloads of different lengths, none at first.
fn payloads(count: usize) -> Vec<Vec<u8>> {
    (0..count).map(|i| (0..i * 7 % 50).map(|j| u8::try_from((i + j) % 251).unwrap()).collect()).collect()
}

/// A log of the first `count` of [`payloads`].
fn log(count: usize) -> Vec<u8> {
    let mut writer = LogWriter::new();
    for payload in payloads(count) {
        writer.record(&payload).unwrap();
    }
    writer.into_bytes()
}

/// Where the blocks of a log begin, and its end.
fn borders(bytes: &[u8]) -> Vec<usize> {
    let log = asl_store::log::Log::read(bytes);
    assert!(log.verification().is_intact(), "{:?}", log.verification());
    let mut at = 0;
    let ends = log.blocks().map(|block| {
        at += block.bytes().len();
        at
    });
    std::iter::once(0).chain(ends).collect()
}

fn game(name: &str) -> GameId {
    name.parse().unwrap()
}

fn slices(payloads: &[Vec<u8>]) -> Vec<&[u8]> {
    payloads.iter().map(Vec::as_slice).collect()
}

/// Appends payloads that are new.
fn grow<B: Backend>(archive: &Archive<B>, name: &str, expected: Tip, payloads: &[Vec<u8>]) -> Tip {
    match archive.append(&game(name), expected, &slices(payloads)).unwrap() {
        Appended::New(tip) => tip,
        Appended::AlreadyThere(tip) => panic!("already there: {tip}"),
    }
}

fn open(dir: &Path) -> Archive<SledBackend> {
    Archive::open(SledBackend::open(dir).unwrap()).unwrap()
}

/// Opens an archive in which every game must match its anchor.
fn open_sound(dir: &Path) -> Archive<SledBackend> {
    let archive = open(dir);
    assert_eq!(archive.mismatches().unwrap(), BTreeMap::new());
    archive
}
