//! A game out of the archive: all of it or nothing, whatever fails, never taken for a loss, and free to begin anew.

use super::{game, grow, log, open, open_sound, payloads};
use crate::support::behind::raw;
use asl_store::archive::{AppendError, Archive};
use asl_store::backend::{
    Anchor, Backend, Injected, Medium, MemoryBackend, PutError, Run, SledBackend, noted_games,
};
use asl_store::log::Log;
use asl_store::tip::Tip;
use std::fs::File;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The contract of an engine: conditional, whole, and the name is free then.
fn keeps_the_contract(backend: &impl Backend) {
    let (bytes, other) = (log(300), log(7));
    let anchor = |bytes: &[u8]| {
        let read = Log::read(bytes);
        Anchor { tip: read.tip(), blocks: read.verification().blocks }
    };
    let put = |name: &str, bytes: &[u8]| {
        backend.append(&game(name), &Anchor::EMPTY, &Run { bytes, anchor: anchor(bytes) }).unwrap();
    };
    put("a", &bytes);
    put("ab", &other);
    for wrong in [Anchor::EMPTY, anchor(&other)] {
        let refused = backend.remove(&game("a"), &wrong).unwrap_err();
        assert!(matches!(refused, PutError::Conflict(actual) if actual == anchor(&bytes)), "{refused}");
    }
    assert_eq!(backend.read(&game("a"), 0).unwrap(), bytes);
    backend.remove(&game("a"), &anchor(&bytes)).unwrap();
    backend.sync().unwrap();
    assert_eq!(backend.games().unwrap(), [game("ab")]);
    assert_eq!(backend.anchor(&game("a")).unwrap(), None);
    assert_eq!(backend.read(&game("a"), 0).unwrap(), b"");
    assert_eq!(backend.read(&game("ab"), 0).unwrap(), other);
    // Nothing is removed of nothing; and what begins anew begins at its beginning.
    backend.remove(&game("a"), &Anchor::EMPTY).unwrap();
    put("a", &other);
    backend.sync().unwrap();
    assert_eq!(backend.read(&game("a"), 0).unwrap(), other);
}

#[test]
fn engines_keep_the_contract() {
    keeps_the_contract(&MemoryBackend::new());
    let dir = tempfile::tempdir().unwrap();
    keeps_the_contract(&SledBackend::open(dir.path()).unwrap());
    let archive = open_sound(dir.path());
    assert_eq!(archive.read(&game("a")).unwrap(), log(7));
}

#[test]
fn a_game_is_removed_and_begins_anew() {
    for count in [1, 3, 128, 300] {
        let dir = tempfile::tempdir().unwrap();
        let archive = open_sound(dir.path());
        grow(&archive, "a", Tip::EMPTY, &payloads(count));
        grow(&archive, "b", Tip::EMPTY, &payloads(2));
        archive.remove(&game("a"), &log(count)).unwrap();
        assert_eq!(archive.games().unwrap(), [game("b")]);
        assert_eq!(noted_games(dir.path()).unwrap().into_iter().collect::<Vec<_>>(), [game("b")]);
        drop(archive);
        let archive = open_sound(dir.path());
        assert_eq!(archive.games().unwrap(), [game("b")]);
        grow(&archive, "a", Tip::EMPTY, &payloads(2));
        drop(archive);
        assert_eq!(open_sound(dir.path()).read(&game("a")).unwrap(), log(2));
    }
}

/// What somebody appended meanwhile does not go unseen.
#[test]
fn only_what_was_read_is_removed() {
    let archive = Archive::open(MemoryBackend::new()).unwrap();
    grow(&archive, "a", Tip::EMPTY, &payloads(5));
    for held in [log(4), log(6), Vec::new()] {
        let refused = archive.remove(&game("a"), &held).unwrap_err();
        assert!(matches!(refused, AppendError::Conflict { .. }), "{refused}");
    }
    assert_eq!(archive.read(&game("a")).unwrap(), log(5));
}

/// One call fails, in each way: the game is there whole, or gone, and the same again removes it.
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
    archive.remove(&game("a"), &log(9)).unwrap();
    let to = backend.calls().len();
    assert!(to > from + 2);
    for how in [Injected::Before, Injected::After, Injected::Crash] {
        for call in from..to {
            let (backend, archive) = begun();
            backend.inject(call, how);
            assert!(archive.remove(&game("a"), &log(9)).is_err(), "{how:?} at call {call}");
            drop(archive);
            let archive = Archive::open(Arc::clone(&backend)).unwrap();
            assert!(archive.mismatches().unwrap().is_empty());
            let held = archive.salvage(&game("a")).unwrap();
            assert!(held == log(9) || held.is_empty(), "{how:?} at call {call}");
            archive.remove(&game("a"), &held).unwrap();
            backend.crash();
            assert!(archive.games().unwrap().is_empty(), "{how:?} at call {call}");
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

/// The heads that are noted outside of sled ask for the game no more before it is gone.
#[test]
fn a_removal_that_failed_is_no_loss() {
    let dir = tempfile::tempdir().unwrap();
    let refusing = Refusing::default();
    let archive = Archive::open(SledBackend::open_on(dir.path(), refusing.clone()).unwrap()).unwrap();
    grow(&archive, "a", Tip::EMPTY, &payloads(40));
    refusing.0.store(true, Ordering::SeqCst);
    assert!(archive.remove(&game("a"), &log(40)).is_err());
    assert!(matches!(archive.remove(&game("a"), &log(40)), Err(AppendError::SyncBroken)));
    drop(archive);
    let archive = open_sound(dir.path());
    let held = archive.salvage(&game("a")).unwrap();
    assert!(held == log(40) || held.is_empty());
    archive.remove(&game("a"), &held).unwrap();
    drop(archive);
    assert!(open_sound(dir.path()).games().unwrap().is_empty());
    assert!(noted_games(dir.path()).unwrap().is_empty());
}

/// A game that sled lost, and one whose anchor it lost, are removed like others.
#[test]
fn a_damaged_game_is_removed() {
    for spoil in [b'a', b'r'] {
        let dir = tempfile::tempdir().unwrap();
        let archive = open_sound(dir.path());
        grow(&archive, "a", Tip::EMPTY, &payloads(5));
        grow(&archive, "b", Tip::EMPTY, &payloads(5));
        drop(archive);
        let db = raw(dir.path());
        for entry in db.scan_prefix([&[spoil][..], b"a\0"].concat()) {
            db.remove(entry.unwrap().0).unwrap();
        }
        drop(db);
        let archive = open(dir.path());
        assert_eq!(archive.mismatches().unwrap().keys().collect::<Vec<_>>(), [&game("a")]);
        let held = archive.salvage(&game("a")).unwrap();
        archive.remove(&game("a"), &held).unwrap();
        assert_eq!(archive.games().unwrap(), [game("b")]);
        drop(archive);
        assert_eq!(open_sound(dir.path()).games().unwrap(), [game("b")]);
    }
}
