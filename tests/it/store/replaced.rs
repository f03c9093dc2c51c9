//! A game of the archive in the place of another: at once or not at all, whatever fails, and never taken for a loss.

use super::{game, grow, log, open_sound, payloads};
use asl_store::archive::{AppendError, Appended, Archive, ExtendError};
use asl_store::backend::{Injected, Medium, MemoryBackend, SledBackend};
use asl_store::log::{Log, LogWriter};
use asl_store::tip::Tip;
use std::fs::File;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Another past from the second record on.
fn other(count: usize) -> Vec<u8> {
    let mut writer = LogWriter::new();
    for n in 0..count {
        writer.record(if n == 0 { &[] } else { b"another" }).unwrap();
    }
    writer.into_bytes()
}

#[test]
fn a_game_is_replaced_and_goes_on() {
    // Small runs, joined ones, full ones, and a run of large records.
    for (old, new) in [(10, 3), (3, 10), (300, 5), (5, 300), (300, 290), (129, 128)] {
        let dir = tempfile::tempdir().unwrap();
        let archive = open_sound(dir.path());
        let tip = grow(&archive, "a", Tip::EMPTY, &payloads(old)[..old / 2]);
        grow(&archive, "a", tip, &payloads(old)[old / 2..]);
        grow(&archive, "ab", Tip::EMPTY, &payloads(200));
        let Appended::New(tip) = archive.replace(&game("a"), &log(old), &other(new)).unwrap() else {
            panic!("it is new")
        };
        assert_eq!(archive.read(&game("a")).unwrap(), other(new), "{old} {new}");
        grow(&archive, "a", tip, &payloads(1));
        drop(archive);
        let archive = open_sound(dir.path());
        let held = archive.read(&game("a")).unwrap();
        assert!(held.starts_with(&other(new)) && Log::read(&held).tip().records == new as u64 + 1);
        assert_eq!(archive.read(&game("ab")).unwrap(), log(200));
        assert_eq!(archive.games().unwrap(), [game("a"), game("ab")]);
    }
}

#[test]
fn only_what_was_read_is_replaced() {
    let archive = Archive::open(MemoryBackend::new()).unwrap();
    let refused = |held: &[u8], full: &[u8]| archive.replace(&game("a"), held, full).unwrap_err();
    let conflict = |error: ExtendError| {
        assert!(matches!(error, ExtendError::Append(AppendError::Conflict { .. })), "{error}")
    };
    conflict(refused(&log(3), &other(3)));
    assert!(archive.games().unwrap().is_empty());
    grow(&archive, "a", Tip::EMPTY, &payloads(5));
    conflict(refused(&log(4), &other(3)));
    conflict(refused(&other(5), &other(3)));
    let damaged = |error| assert!(matches!(error, ExtendError::NotIntact(_)), "{error}");
    damaged(refused(&log(5), &[]));
    damaged(refused(&log(5), &log(6)[..200]));
    damaged(refused(&[], &log(5)));
    // As many blocks behind the same head, and another checkpoint among them: the anchor alone would not tell.
    let signed = |text: &[u8]| {
        let mut writer = LogWriter::after(Log::read(&log(5)).tip());
        writer.checkpoint(text).unwrap();
        [&log(5)[..], writer.bytes()].concat()
    };
    let _signed = archive.extend(&game("a"), &log(5), &signed(b"one")).unwrap();
    conflict(refused(&signed(b"two"), &other(3)));
    assert_eq!(archive.read(&game("a")).unwrap(), signed(b"one"));
}

/// One call fails, in each way: the game is the old one or the new one, and matches its anchor.
#[test]
fn any_call_may_fail() {
    let begun = || {
        let backend = Arc::new(MemoryBackend::new());
        let archive = Archive::open(Arc::clone(&backend)).unwrap();
        grow(&archive, "a", Tip::EMPTY, &payloads(9));
        (backend, archive)
    };
    let (backend, archive) = begun();
    let from = backend.calls().len();
    let _replaced = archive.replace(&game("a"), &log(9), &other(4)).unwrap();
    let to = backend.calls().len();
    assert!(to > from + 2);
    for how in [Injected::Before, Injected::After, Injected::Crash] {
        for call in from..to {
            let (backend, archive) = begun();
            backend.inject(call, how);
            let result = archive.replace(&game("a"), &log(9), &other(4));
            assert!(result.is_err(), "{how:?} at call {call}");
            drop(archive);
            let archive = Archive::open(Arc::clone(&backend)).unwrap();
            assert!(archive.mismatches().unwrap().is_empty());
            let held = archive.read(&game("a")).unwrap();
            assert!(held == log(9) || held == other(4), "{how:?} at call {call}");
        }
    }
}

/// Refuses to sync on demand.
#[derive(Clone, Default)]
struct Refusing(Arc<AtomicBool>);

impl Medium for Refusing {
    fn sync(&self, file: &File, _name: &str) -> io::Result<()> {
        if self.0.load(Ordering::SeqCst) { Err(io::Error::other("no medium")) } else { file.sync_data() }
    }
}

/// The heads that are noted outside of sled speak of the longer game until the shorter one is on disk.
#[test]
fn a_shorter_game_is_no_lost_tail() {
    let dir = tempfile::tempdir().unwrap();
    let refusing = Refusing::default();
    let archive = Archive::open(SledBackend::open_on(dir.path(), refusing.clone()).unwrap()).unwrap();
    grow(&archive, "a", Tip::EMPTY, &payloads(40));
    refusing.0.store(true, Ordering::SeqCst);
    assert!(archive.replace(&game("a"), &log(40), &other(4)).is_err());
    drop(archive);
    let held = open_sound(dir.path()).read(&game("a")).unwrap();
    assert!(held == log(40) || held == other(4));
    let archive = open_sound(dir.path());
    if held == log(40) {
        let _replaced = archive.replace(&game("a"), &held, &other(4)).unwrap();
    }
    grow(&archive, "a", Log::read(&other(4)).tip(), &payloads(1));
    drop(archive);
    open_sound(dir.path());
}
