//! The archive's promises, over the engine in memory; sled's own duties are in `sled_duties`.

use super::{game, grow, log, payloads, slices};
use asl_store::archive::{AppendError, Appended, Archive, ImportError, Imported, Mismatch, ReadError};
use asl_store::backend::MemoryBackend;
use asl_store::game_id::{GameId, GameIdError};
use asl_store::hash::Hash;
use asl_store::log::{Log, LogWriter};
use asl_store::tip::Tip;
use std::sync::Arc;

fn memory() -> (Arc<MemoryBackend>, Archive<Arc<MemoryBackend>>) {
    let backend = Arc::new(MemoryBackend::new());
    (Arc::clone(&backend), Archive::open(backend).unwrap())
}

#[test]
fn a_game_is_read_as_the_file_that_its_records_make() {
    let (_, archive) = memory();
    let half = grow(&archive, "a", Tip::EMPTY, &payloads(6)[..3]);
    let tip = grow(&archive, "a", half, &payloads(6)[3..]);
    assert_eq!(archive.read(&game("a")).unwrap(), log(6));
    assert_eq!(archive.tip(&game("a")).unwrap(), tip);
    assert_eq!(archive.games().unwrap(), [game("a")]);
}

#[test]
fn a_game_that_is_not_held_is_unknown() {
    let (_, archive) = memory();
    assert!(matches!(archive.read(&game("b")), Err(ReadError::Unknown(_))));
    assert_eq!(archive.tip(&game("b")).unwrap(), Tip::EMPTY);
}

#[test]
fn the_same_append_again_is_already_there() {
    let (_, archive) = memory();
    let all = payloads(8);
    let two = grow(&archive, "a", Tip::EMPTY, &all[..2]);
    let five = grow(&archive, "a", two, &all[2..5]);
    grow(&archive, "a", five, &all[5..]);
    for (from, to, tip) in [(Tip::EMPTY, 2, two), (two, 5, five), (Tip::EMPTY, 5, five)] {
        let from_record = usize::try_from(from.records).unwrap();
        let again = archive.append(&game("a"), from, &slices(&all[from_record..to])).unwrap();
        assert_eq!(again, Appended::AlreadyThere(tip));
    }
    assert_eq!(archive.read(&game("a")).unwrap(), log(8));
}

#[test]
fn of_two_writers_one_wins_and_the_other_is_told_what_he_missed() {
    let (_, archive) = memory();
    let start = grow(&archive, "a", Tip::EMPTY, &payloads(2));
    let actual = grow(&archive, "a", start, &[b"mine".to_vec(), b"too".to_vec()]);
    let error = archive.append(&game("a"), start, &[b"his"]).unwrap_err();
    let AppendError::Conflict { expected, actual: told } = error else { panic!("{error}") };
    assert_eq!((expected, told), (start, actual));
    assert_eq!(archive.tip(&game("a")).unwrap(), actual);
}

#[test]
fn nothing_after_nothing_is_there_in_every_game_and_in_none_after_a_made_up_start() {
    let (_, archive) = memory();
    grow(&archive, "a", Tip::EMPTY, &payloads(2));
    let again = archive.append(&game("a"), Tip::EMPTY, &[]).unwrap();
    assert_eq!(again, Appended::AlreadyThere(Tip::EMPTY));
    let made_up = Tip { records: 0, head: Hash::new([7; 32]) };
    let error = archive.append(&game("a"), made_up, &[]).unwrap_err();
    assert!(matches!(error, AppendError::Conflict { .. }), "{error}");
}

#[test]
fn an_append_behind_the_end_is_a_conflict() {
    let (_, archive) = memory();
    grow(&archive, "a", Tip::EMPTY, &payloads(2));
    let ahead = Log::read(&log(3)).tip();
    let error = archive.append(&game("a"), ahead, &[b"new"]).unwrap_err();
    assert!(matches!(error, AppendError::Conflict { .. }), "{error}");
}

#[test]
fn a_made_up_tip_is_a_conflict() {
    let (_, archive) = memory();
    let tip = grow(&archive, "a", Tip::EMPTY, &payloads(2));
    for records in [0, 1, 2, 3, u64::MAX] {
        let made_up = Tip { records, head: Hash::new([7; 32]) };
        let error = archive.append(&game("a"), made_up, &[b"new"]).unwrap_err();
        assert!(matches!(error, AppendError::Conflict { actual, .. } if actual == tip), "{error}");
    }
}

#[test]
fn an_append_of_nothing_checks_the_tip() {
    let (_, archive) = memory();
    let tip = grow(&archive, "a", Tip::EMPTY, &payloads(2));
    assert_eq!(archive.append(&game("a"), tip, &[]).unwrap(), Appended::AlreadyThere(tip));
    let ahead = Log::read(&log(3)).tip();
    assert!(archive.append(&game("a"), ahead, &[]).is_err());
}

#[test]
fn a_checkpoint_is_kept_once() {
    let (_, archive) = memory();
    let tip = grow(&archive, "a", Tip::EMPTY, &payloads(2));
    for appended in [Appended::New(tip), Appended::AlreadyThere(tip)] {
        assert_eq!(archive.append_checkpoint(&game("a"), tip, b"signed").unwrap(), appended);
    }
    grow(&archive, "a", tip, &payloads(1));
    let bytes = archive.read(&game("a")).unwrap();
    assert_eq!(
        Log::read(&bytes).checkpoints().map(|c| (c.records, c.text)).collect::<Vec<_>>(),
        [(2, &b"signed"[..])]
    );
    let late = archive.append_checkpoint(&game("a"), tip, b"late").unwrap_err();
    assert!(matches!(late, AppendError::Conflict { .. }), "{late}");
}

#[test]
fn a_file_starts_and_continues_a_game_and_an_older_one_adds_nothing() {
    let (_, archive) = memory();
    for (count, records) in [(3, 3), (7, 4), (5, 0), (7, 0)] {
        let imported = archive.import(&game("a"), &log(count)).unwrap();
        assert_eq!(imported, Imported { records, ..Imported::default() });
    }
    assert_eq!(archive.read(&game("a")).unwrap(), log(7));
}

#[test]
fn a_file_brings_its_checkpoints_beside_ours() {
    let (_, archive) = memory();
    let mut his = LogWriter::new();
    his.record(b"one").unwrap();
    his.checkpoint(b"his, early").unwrap();
    his.record(b"two").unwrap();
    his.checkpoint(b"his, now").unwrap();
    his.record(b"three").unwrap();
    let two = grow(&archive, "a", Tip::EMPTY, &[b"one".to_vec(), b"two".to_vec()]);
    let _ = archive.append_checkpoint(&game("a"), two, b"mine").unwrap();
    let imported = archive.import(&game("a"), his.bytes()).unwrap();
    assert_eq!(imported, Imported { records: 1, checkpoints: 1, late_checkpoints: 1 });
    let bytes = archive.read(&game("a")).unwrap();
    let texts: Vec<_> = Log::read(&bytes).checkpoints().map(|c| c.text.to_vec()).collect();
    assert_eq!(texts, [b"mine".to_vec(), b"his, now".to_vec()]);
}

#[test]
fn a_file_with_another_past_is_refused_at_the_record_where_they_part() {
    let (_, archive) = memory();
    grow(&archive, "a", Tip::EMPTY, &payloads(4));
    let mut other = payloads(6);
    other[2] = b"edited".to_vec();
    let mut writer = LogWriter::new();
    other.iter().for_each(|payload| _ = writer.record(payload).unwrap());
    let error = archive.import(&game("a"), writer.bytes()).unwrap_err();
    assert!(matches!(error, ImportError::Parted(2)), "{error}");
    assert_eq!(archive.read(&game("a")).unwrap(), log(4));
}

#[test]
fn a_damaged_torn_or_empty_file_is_refused_whole() {
    let (_, archive) = memory();
    let mut flipped = log(4);
    flipped[200] ^= 1;
    for bytes in [flipped, log(4)[..300].to_vec(), Vec::new(), b"not a log".to_vec()] {
        let error = archive.import(&game("a"), &bytes).unwrap_err();
        assert!(matches!(error, ImportError::NotIntact(_)), "{error}");
    }
    assert_eq!(archive.games().unwrap(), []);
}

#[test]
fn a_game_is_exported_as_it_is_read() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("a.aslog");
    let (_, archive) = memory();
    grow(&archive, "a", Tip::EMPTY, &payloads(4));
    archive.export(&game("a"), &path).unwrap();
    assert_eq!(std::fs::read(&path).unwrap(), log(4));
    assert!(archive.export(&game("b"), &path).is_err());
    assert_eq!(std::fs::read(&path).unwrap(), log(4));
}

/// Changes the bytes of a game of five records behind the archive's back; what the archive then says.
fn after(tamper: impl FnOnce(&MemoryBackend)) -> (Archive<Arc<MemoryBackend>>, Mismatch) {
    let (backend, archive) = memory();
    grow(&archive, "a", Tip::EMPTY, &payloads(5));
    grow(&archive, "sound", Tip::EMPTY, &payloads(5));
    tamper(&backend);
    let archive = Archive::open(backend).unwrap();
    let mismatches = archive.mismatches().unwrap();
    let [(name, mismatch)] = mismatches.iter().collect::<Vec<_>>()[..] else { panic!("one game") };
    assert_eq!((name, archive.check(name).unwrap()), (&game("a"), Some(*mismatch)));
    let mismatch = *mismatch;
    (archive, mismatch)
}

#[test]
fn a_missing_tail_shows_although_the_chain_is_good() {
    let (archive, mismatch) = after(|backend| backend.tamper(&game("a"), |bytes| *bytes = log(3)));
    insta::assert_snapshot!(mismatch, @"the tail is missing: 3 of 5 records and 0 of 0 checkpoints are there");
    assert!(matches!(archive.read(&game("a")), Err(ReadError::Damaged(_))));
    assert_eq!(archive.salvage(&game("a")).unwrap(), log(3));
}

#[test]
fn nothing_is_appended_to_a_game_that_does_not_match() {
    let (archive, mismatch) = after(|backend| backend.tamper(&game("a"), |bytes| *bytes = log(3)));
    let Mismatch::MissingTail { anchored, .. } = mismatch else { panic!("{mismatch}") };
    let error = archive.append(&game("a"), anchored.tip, &[b"new"]).unwrap_err();
    assert!(matches!(error, AppendError::Damaged(_)), "{error}");
    let again = archive.append(&game("a"), Tip::EMPTY, &slices(&payloads(5))).unwrap_err();
    assert!(matches!(again, AppendError::Damaged(_)), "{again}");
    grow(&archive, "sound", Log::read(&log(5)).tip(), &[b"new".to_vec()]);
}

#[test]
fn every_other_disagreement_shows() {
    let (_, flipped) = after(|backend| backend.tamper(&game("a"), |bytes| bytes[200] ^= 1));
    insta::assert_snapshot!(flipped, @"2 of 5 records are good, then record 2 at byte 183: the contents were altered: they do not give the stated head");
    let (_, gone) = after(|backend| backend.tamper(&game("a"), Vec::clear));
    insta::assert_snapshot!(gone, @"the tail is missing: 0 of 5 records and 0 of 0 checkpoints are there");
    let (_, torn) = after(|backend| backend.tamper(&game("a"), |bytes| bytes.truncate(300)));
    insta::assert_snapshot!(torn, @"3 of 5 records are good, then record 3 at byte 285: incomplete, only 15 bytes are there");
    let (_, surplus) = after(|backend| backend.tamper(&game("a"), |bytes| *bytes = log(6)));
    insta::assert_snapshot!(surplus, @"more is there than was anchored: 6 of 5 records and 0 of 0 checkpoints");
    let (_, unanchored) = after(|backend| backend.drop_anchor(&game("a")));
    insta::assert_snapshot!(unanchored, @"5 records without an anchor");
    let other = || {
        let mut writer = LogWriter::new();
        (0..5).for_each(|_| _ = writer.record(b"other").unwrap());
        writer.into_bytes()
    };
    let (_, past) = after(|backend| backend.tamper(&game("a"), |bytes| *bytes = other()));
    assert!(matches!(past, Mismatch::OtherPast { .. }), "{past}");
}

#[test]
fn a_name_is_safe_as_a_file_name() {
    let too_long = "x".repeat(65);
    let cases = [
        ("hill-621.b_2", None),
        ("", Some(GameIdError::Length(0))),
        (&too_long, Some(GameIdError::Length(65))),
        ("..", Some(GameIdError::Character('.', 0))),
        ("a/b", Some(GameIdError::Character('/', 1))),
        ("a\0", Some(GameIdError::Character('\0', 1))),
        ("Straße", Some(GameIdError::Character('ß', 4))),
    ];
    for (text, error) in cases {
        assert_eq!(text.parse::<GameId>().err(), error, "{text:?}");
    }
}
