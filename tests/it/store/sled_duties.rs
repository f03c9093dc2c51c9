//! What sled leaves to its user, each duty with its test; a killed open has its own file.

use super::{game, grow, log, open, open_sound, payloads, slices};
use crate::support::behind::raw;
use asl_store::archive::{AppendError, Appended, Archive, Mismatch, ReadError};
use asl_store::backend::{Backend, Medium, OpenError, SledBackend};
use asl_store::log::{Log, LogWriter};
use asl_store::tip::Tip;
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// A folder with a game of `count` records, appended in two steps.
fn folder(count: usize) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    let archive = open_sound(dir.path());
    let first = grow(&archive, "a", Tip::EMPTY, &payloads(count)[..count / 2]);
    grow(&archive, "a", first, &payloads(count)[count / 2..]);
    dir
}

fn holds(dir: &Path, count: usize) {
    assert_eq!(open_sound(dir).read(&game("a")).unwrap(), log(count));
}

#[test]
fn the_leftover_of_a_killed_open_is_cleared() {
    let dir = folder(10);
    let snapshot = fs::read_dir(dir.path()).unwrap().map(|entry| entry.unwrap().path());
    let newest = snapshot.filter(|path| path.to_string_lossy().contains("snap.")).max();
    let whole = newest.map(|path| fs::read(path).unwrap()).unwrap_or_default();
    for length in [0, 1, 12, 13, whole.len() / 2, whole.len()] {
        let planted = dir.path().join("snap.7FFFFFFFFFFFFFFF.generating");
        fs::write(&planted, &whole[..length.min(whole.len())]).unwrap();
        holds(dir.path(), 10);
        assert!(!planted.exists());
    }
}

/// The leftover is what it is said to be: sled alone does not open such a folder.
#[test]
fn sled_alone_fails_on_the_leftover() {
    let dir = folder(2);
    drop(raw(dir.path()));
    fs::write(dir.path().join("snap.7FFFFFFFFFFFFFFF.generating"), b"half").unwrap();
    assert!(sled::open(dir.path()).is_err());
    holds(dir.path(), 2);
}

#[test]
fn a_first_open_killed_at_the_configuration_is_cleared() {
    let whole = fs::read(folder(2).path().join("conf")).unwrap();
    for length in 0..=whole.len() {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir(dir.path().join("blobs")).unwrap();
        fs::write(dir.path().join("conf"), &whole[..length]).unwrap();
        if length % 2 == 0 {
            fs::write(dir.path().join("db"), b"").unwrap();
        }
        grow(&open_sound(dir.path()), "a", Tip::EMPTY, &payloads(1));
        holds(dir.path(), 1);
    }
}

/// Notes what is synced, and refuses on demand.
#[derive(Clone, Default)]
struct Watched {
    synced: Arc<Mutex<Vec<String>>>,
    refuses: Arc<AtomicBool>,
}

impl Medium for Watched {
    fn sync(&self, file: &File, name: &str) -> io::Result<()> {
        if self.refuses.load(Ordering::SeqCst) {
            return Err(io::Error::other("no medium"));
        }
        self.synced.lock().unwrap().push(name.to_owned());
        file.sync_data()
    }
}

impl Watched {
    fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.synced.lock().unwrap())
    }
}

#[test]
fn each_acknowledgement_follows_a_sync_of_the_data_file() {
    let dir = tempfile::tempdir().unwrap();
    let watched = Watched::default();
    let archive = Archive::open(SledBackend::open_on(dir.path(), watched.clone()).unwrap()).unwrap();
    let mut tip = Tip::EMPTY;
    for payload in payloads(20) {
        tip = grow(&archive, "a", tip, std::slice::from_ref(&payload));
        assert_eq!(watched.take(), ["db"]);
    }
    let _again = archive.append(&game("a"), Tip::EMPTY, &slices(&payloads(20))).unwrap();
    assert_eq!(watched.take(), ["db"]);
    let _signed = archive.append_checkpoint(&game("a"), tip, b"signed").unwrap();
    assert_eq!(watched.take(), ["db"]);
    let _imported = archive.import(&game("b"), &log(300)).unwrap();
    assert_eq!(watched.take(), ["db"]);
}

#[test]
fn large_values_are_synced_before_the_data_file() {
    let dir = tempfile::tempdir().unwrap();
    let watched = Watched::default();
    let archive = Archive::open(SledBackend::open_on(dir.path(), watched.clone()).unwrap()).unwrap();
    grow(&archive, "a", Tip::EMPTY, &[vec![7; 1 << 20], vec![8; 1 << 20]]);
    let synced = watched.take();
    assert!(synced.len() > 1 && synced[..synced.len() - 1].iter().all(|name| name.starts_with("blobs/")));
    assert_eq!(synced.last().map(String::as_str), Some("db"));
}

#[test]
fn a_folder_without_large_values_is_synced() {
    let dir = tempfile::tempdir().unwrap();
    let archive = open(dir.path());
    let first = grow(&archive, "a", Tip::EMPTY, &payloads(2)[..1]);
    fs::remove_dir(dir.path().join("blobs")).unwrap();
    grow(&archive, "a", first, &payloads(2)[1..]);
    assert_eq!(archive.read(&game("a")).unwrap(), log(2));
}

#[test]
fn without_a_sync_there_is_no_acknowledgement() {
    let dir = tempfile::tempdir().unwrap();
    let watched = Watched::default();
    let archive = Archive::open(SledBackend::open_on(dir.path(), watched.clone()).unwrap()).unwrap();
    watched.refuses.store(true, Ordering::SeqCst);
    let error = archive.append(&game("a"), Tip::EMPTY, &[b"one"]).unwrap_err();
    assert!(matches!(error, AppendError::Backend(_)), "{error}");
    watched.refuses.store(false, Ordering::SeqCst);
    let error = archive.append(&game("a"), Tip::EMPTY, &[b"one"]).unwrap_err();
    assert!(matches!(error, AppendError::SyncBroken), "{error}");
}

#[test]
fn a_run_removed_behind_the_archive_is_a_missing_tail() {
    let dir = folder(300);
    let db = raw(dir.path());
    let (last, _) = db.scan_prefix("r").last().unwrap().unwrap();
    db.remove(last).unwrap();
    drop(db);
    let archive = open(dir.path());
    let mismatch = &archive.mismatches().unwrap()[&game("a")];
    assert!(matches!(mismatch, Mismatch::MissingTail { .. }), "{mismatch}");
    insta::assert_snapshot!(mismatch, @"the tail is missing: 256 of 300 records and 0 of 0 checkpoints are there");
}

#[test]
fn a_run_removed_in_the_middle_is_damage_at_its_first_record() {
    let dir = folder(300);
    let db = raw(dir.path());
    let full = db.open_tree("full").unwrap();
    let (second, _) = full.iter().nth(1).unwrap().unwrap();
    full.remove(second).unwrap();
    drop(full);
    drop(db);
    insta::assert_snapshot!(open(dir.path()).mismatches().unwrap()[&game("a")], @"128 of 300 records are good, then record 128 at byte 14410: this is record 256, out of its place");
}

#[test]
fn an_anchor_removed_or_unreadable_shows() {
    let dir = folder(10);
    let db = raw(dir.path());
    let (key, value) = db.scan_prefix("a").next().unwrap().unwrap();
    db.remove(&key).unwrap();
    drop(db);
    assert!(matches!(open(dir.path()).mismatches().unwrap()[&game("a")], Mismatch::NoAnchor { .. }));
    for length in 0..value.len() {
        let db = raw(dir.path());
        db.insert(&key, &value[..length]).unwrap();
        drop(db);
        assert!(matches!(open(dir.path()).mismatches().unwrap()[&game("a")], Mismatch::NoAnchor { .. }));
    }
}

#[test]
fn an_archive_rebuilt_from_its_files_is_the_same() {
    let (old, new, files) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let original = open_sound(old.path());
    for (name, count) in [("a", 3), ("b", 200), ("c", 1)] {
        let tip = grow(&original, name, Tip::EMPTY, &payloads(count));
        let _signed = original.append_checkpoint(&game(name), tip, name.as_bytes()).unwrap();
        original.export(&game(name), &files.path().join(name)).unwrap();
    }
    let rebuilt = open_sound(new.path());
    for entry in fs::read_dir(files.path()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let _imported = rebuilt.import(&game(name), &fs::read(&path).unwrap()).unwrap();
    }
    assert_eq!(rebuilt.games().unwrap(), original.games().unwrap());
    for game in original.games().unwrap() {
        assert_eq!(rebuilt.read(&game).unwrap(), original.read(&game).unwrap());
        assert_eq!(rebuilt.tip(&game).unwrap(), original.tip(&game).unwrap());
    }
}

#[test]
fn records_appended_one_by_one_come_to_share_values() {
    let dir = tempfile::tempdir().unwrap();
    let archive = open_sound(dir.path());
    let mut tip = Tip::EMPTY;
    for payload in payloads(300) {
        tip = grow(&archive, "a", tip, &[payload]);
    }
    let _imported = archive.import(&game("b"), &log(1000)).unwrap();
    assert_eq!(archive.read(&game("a")).unwrap(), log(300));
    drop(archive);
    let db = raw(dir.path());
    let records =
        |value: sled::IVec| value.windows(8).filter(|window| *window == asl_store::block::MAGIC).count();
    let runs = |tree: &sled::Tree, game| -> Vec<usize> {
        tree.scan_prefix(game).values().map(|value| records(value.unwrap())).collect()
    };
    let full = db.open_tree("full").unwrap();
    assert_eq!(runs(&full, "ra\0"), [128; 2]);
    assert_eq!(runs(&db, "ra\0"), [1; 44]);
    assert_eq!(runs(&full, "rb\0"), [128; 7]);
    assert_eq!(runs(&db, "rb\0"), [104]);
}

#[test]
fn names_that_begin_alike_do_not_mix() {
    let dir = tempfile::tempdir().unwrap();
    let archive = open_sound(dir.path());
    for (name, count) in [("a", 2), ("ab", 3), ("a.b", 4), ("a-b", 140), ("b", 1)] {
        grow(&archive, name, Tip::EMPTY, &payloads(count));
    }
    drop(archive);
    let archive = open_sound(dir.path());
    assert_eq!(archive.games().unwrap(), ["a", "a-b", "a.b", "ab", "b"].map(game));
    assert_eq!(archive.read(&game("a")).unwrap(), log(2));
    assert_eq!(archive.read(&game("a-b")).unwrap(), log(140));
}

#[test]
fn a_second_process_is_told_that_the_archive_is_open() {
    let dir = folder(2);
    let _open = open_sound(dir.path());
    let error = SledBackend::open(dir.path()).err().expect("it is open");
    assert!(matches!(error, OpenError::InUse(_)), "{error}");
}

#[test]
fn a_folder_that_cannot_be_made_is_an_error() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("file"), b"").unwrap();
    let error = SledBackend::open(&dir.path().join("file")).err().expect("it is a file");
    assert!(matches!(error, OpenError::Io { .. }), "{error}");
}

#[test]
fn of_many_threads_with_one_expected_tip_one_wins() {
    let dir = tempfile::tempdir().unwrap();
    let archive = open_sound(dir.path());
    let start = grow(&archive, "a", Tip::EMPTY, &payloads(2));
    let results: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0u8..8)
            .map(|writer| {
                scope.spawn({
                    let archive = &archive;
                    move || archive.append(&game("a"), start, &[&[writer]])
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let winners: Vec<_> = results.iter().filter_map(|result| result.as_ref().ok()).collect();
    let [Appended::New(won)] = winners[..] else { panic!("one wins: {winners:?}") };
    for error in results.iter().filter_map(|result| result.as_ref().err()) {
        let AppendError::Conflict { actual, .. } = error else { panic!("{error}") };
        assert_eq!(actual, won);
    }
}

/// Any byte of sled's files may change: the records come back right, or something is reported.
#[test]
fn a_changed_byte_in_a_file_of_sled_never_passes_for_a_record() {
    let source = folder(40);
    let files = ["db", "conf"].map(|name| (name, fs::read(source.path().join(name)).unwrap()));
    for (name, bytes) in &files {
        let used = bytes.iter().rposition(|byte| *byte != 0).map_or(1, |last| last + 1);
        for at in (0..used).step_by(used / 25 + 1) {
            let dir = copy(source.path());
            let mut bad = bytes.clone();
            bad[at] ^= 0x10;
            fs::write(dir.path().join(name), bad).unwrap();
            let read = read_if_sound(dir.path());
            assert!(read.is_none_or(|read| read == log(40)), "byte {at} of {name}");
        }
    }
}

/// The game as the archive gives it, unless anything at all is reported.
fn read_if_sound(dir: &Path) -> Option<Vec<u8>> {
    let archive = Archive::open(SledBackend::open(dir).ok()?).ok()?;
    let is_reported = archive.mismatches().unwrap().contains_key(&game("a"));
    (!is_reported).then(|| archive.read(&game("a")).unwrap_or_default())
}

/// sled drops what it takes for the torn end of its log, anchors included, and says nothing.
#[test]
fn what_sled_forgets_in_silence_is_a_missing_tail() {
    let dir = tempfile::tempdir().unwrap();
    let tip = grow(&open_sound(dir.path()), "a", Tip::EMPTY, &payloads(20));
    let before = fs::read(dir.path().join("db")).unwrap();
    grow(&open_sound(dir.path()), "a", tip, &payloads(40)[20..]);
    forget(dir.path(), &before);
    let archive = open(dir.path());
    insta::assert_snapshot!(archive.mismatches().unwrap()[&game("a")], @"the tail is missing: 20 of 40 records and 0 of 0 checkpoints are there");
    assert_eq!(archive.salvage(&game("a")).unwrap(), log(20));
    drop(archive);
    assert_eq!(open(dir.path()).mismatches().unwrap().len(), 1, "it is still reported at the next open");
}

#[test]
fn a_game_that_sled_forgets_altogether_is_reported() {
    let dir = folder(10);
    for entry in fs::read_dir(dir.path()).unwrap().map(Result::unwrap) {
        let name = entry.file_name();
        if name == "db" || name.to_string_lossy().starts_with("snap.") {
            fs::remove_file(entry.path()).unwrap();
        }
    }
    assert!(matches!(open(dir.path()).mismatches().unwrap()[&game("a")], Mismatch::MissingTail { .. }));
}

/// A process killed between sled's sync and the line in `heads` leaves sled ahead; that is in order.
#[test]
fn heads_that_lag_behind_or_are_gone_or_cut_are_no_mismatch() {
    let dir = folder(10);
    let path = dir.path().join("heads");
    let whole = fs::read(&path).unwrap();
    let first_line = whole.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    for text in [&whole[..first_line], &whole[..whole.len() - 1], &whole[..40], b"", b"\xff\n \n"] {
        fs::write(&path, text).unwrap();
        holds(dir.path(), 10);
    }
    fs::remove_file(&path).unwrap();
    holds(dir.path(), 10);
}

fn copy(source: &Path) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir(dir.path().join("blobs")).unwrap();
    for entry in fs::read_dir(source).unwrap().map(Result::unwrap) {
        if entry.file_type().unwrap().is_file() {
            fs::copy(entry.path(), dir.path().join(entry.file_name())).unwrap();
        }
    }
    dir
}

#[test]
fn a_long_game_survives_reopening() {
    let dir = tempfile::tempdir().unwrap();
    let mut writer = LogWriter::new();
    for i in 0..5000u32 {
        writer.record(&i.to_le_bytes().repeat(10)).unwrap();
    }
    let _imported = open_sound(dir.path()).import(&game("long"), writer.bytes()).unwrap();
    let read = open_sound(dir.path()).read(&game("long")).unwrap();
    assert_eq!(Log::read(&read).tip(), writer.tip());
}

/// Opening verifies nothing: a game is verified when it is read, and before anything is added to it. No other game
/// suffers.
#[test]
fn a_damaged_game_is_found_where_it_is_used() {
    let dir = folder(300);
    grow(&open(dir.path()), "sound", Tip::EMPTY, &payloads(3));
    let db = raw(dir.path());
    let (last, _) = db.scan_prefix("ra\0").last().unwrap().unwrap();
    db.remove(last).unwrap();
    drop(db);
    let archive = open(dir.path());
    let held = archive.tip(&game("a")).unwrap();
    let refused = archive.append(&game("a"), held, &[b"more"]).unwrap_err();
    assert!(matches!(refused, AppendError::Damaged(_)), "{refused}");
    assert!(matches!(archive.read(&game("a")), Err(ReadError::Damaged(_))));
    grow(&archive, "sound", archive.tip(&game("sound")).unwrap(), &payloads(4)[3..]);
    assert_eq!(archive.read(&game("sound")).unwrap(), log(4));
}

/// What a process had no time to note is noted by the first that sees it.
#[test]
fn what_was_seen_of_a_killed_process_is_missed_when_sled_loses_it() {
    let dir = tempfile::tempdir().unwrap();
    let tip = grow(&open_sound(dir.path()), "a", Tip::EMPTY, &payloads(20));
    let (before, heads) = (fs::read(dir.path().join("db")).unwrap(), dir.path().join("heads"));
    let noted = fs::read(&heads).unwrap();
    grow(&open_sound(dir.path()), "a", tip, &payloads(40)[20..]);
    fs::write(&heads, noted).unwrap();
    assert_eq!(open(dir.path()).tip(&game("a")).unwrap().records, 40);
    forget(dir.path(), &before);
    assert!(matches!(open(dir.path()).check(&game("a")).unwrap(), Some(Mismatch::MissingTail { .. })));
}

/// A line is appended for each append, and the file is written anew when there are many more lines than games.
#[test]
fn the_note_of_the_heads_does_not_grow_for_ever() {
    let dir = tempfile::tempdir().unwrap();
    let mut tip = Tip::EMPTY;
    let archive = open_sound(dir.path());
    for payload in payloads(300) {
        tip = grow(&archive, "a", tip, &[payload]);
    }
    drop(archive);
    let lines = || fs::read_to_string(dir.path().join("heads")).unwrap().lines().count();
    assert_eq!(lines(), 300);
    holds(dir.path(), 300);
    assert_eq!(lines(), 1);
}

/// sled's file as it was before, without the snapshots of a later one.
fn forget(dir: &Path, before: &[u8]) {
    let snapshots = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path());
    snapshots
        .filter(|path| path.to_string_lossy().contains("snap."))
        .for_each(|path| fs::remove_file(path).unwrap());
    fs::write(dir.join("db"), before).unwrap();
}

/// A reader of more than the engine is to hold reads on, from several threads, while it is opened anew; what was appended
/// before and after is there.
#[test]
fn more_is_read_than_the_engine_holds() {
    const GAMES: usize = 4;
    let dir = tempfile::tempdir().unwrap();
    let archive = Archive::open(SledBackend::open(dir.path()).unwrap()).unwrap();
    let names: Vec<_> = (0..GAMES).map(|n| game(&format!("g{n}"))).collect();
    let payload = vec![7; 60_000];
    for name in &names {
        let mut writer = LogWriter::new();
        (0..20).for_each(|_| _ = writer.record(&payload).unwrap());
        let _imported = archive.import(name, &writer.into_bytes()).unwrap();
    }
    let before: Vec<Vec<u8>> = names.iter().map(|name| archive.read(name).unwrap()).collect();
    std::thread::scope(|scope| {
        for (name, before) in names.iter().zip(&before) {
            let backend = archive.backend();
            scope.spawn(move || {
                for _ in 0..40 {
                    assert_eq!(backend.anchor(name).unwrap().unwrap().tip.records, 20);
                    assert!(backend.read(name, 0).unwrap() == *before);
                }
            });
        }
    });
    let tip = archive.tip(&names[0]).unwrap();
    let _appended = archive.append(&names[0], tip, &[b"more"]).unwrap();
    assert!(archive.read(&names[0]).unwrap().len() > before[0].len());
    drop(archive);
    let again = Archive::open(SledBackend::open(dir.path()).unwrap()).unwrap();
    assert_eq!(again.tip(&names[0]).unwrap().records, 21);
}
