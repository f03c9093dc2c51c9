//! Log files on disk: whole or not at all.

use super::{log, payloads, slices};
use asl_store::file::{AppendError, append, write_atomic};
use asl_store::log::{Log, LogWriter};
use asl_store::tip::Tip;
use std::fs;

fn tip(count: usize) -> Tip {
    Log::read(&log(count)).tip()
}

#[test]
fn a_file_is_written_whole_and_nothing_is_left_beside_it() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.aslog");
    for count in [3, 5] {
        write_atomic(&path, &log(count)).unwrap();
        assert_eq!(fs::read(&path).unwrap(), log(count));
    }
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1);
}

#[test]
fn a_file_that_cannot_be_written_leaves_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let taken = dir.path().join("folder");
    fs::create_dir_all(taken.join("full")).unwrap();
    let error = write_atomic(&taken, b"bytes").unwrap_err();
    assert_eq!(error.step, "rename");
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1);
    assert_eq!(write_atomic(&dir.path().join("no/game.aslog"), b"bytes").unwrap_err().step, "create");
}

#[test]
fn records_are_appended_where_they_are_expected() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.aslog");
    write_atomic(&path, &log(2)).unwrap();
    let new = append(&path, tip(2), &slices(&payloads(5)[2..])).unwrap();
    assert_eq!(new, tip(5));
    assert_eq!(fs::read(&path).unwrap(), log(5));
}

#[test]
fn a_file_that_is_not_as_expected_stays_as_it_is() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.aslog");
    let mut flipped = log(3);
    flipped[100] ^= 1;
    for bytes in [flipped, log(3)[..150].to_vec(), b"something else".to_vec()] {
        fs::write(&path, &bytes).unwrap();
        let error = append(&path, tip(3), &[b"new"]).unwrap_err();
        assert!(matches!(error, AppendError::NotIntact(_)), "{error}");
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
}

#[test]
fn an_append_to_a_file_that_went_on_says_where_it_ends() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.aslog");
    write_atomic(&path, &log(4)).unwrap();
    let error = append(&path, tip(3), &[b"new"]).unwrap_err();
    let AppendError::Moved { actual, .. } = error else { panic!("{error}") };
    assert_eq!(actual, tip(4));
    assert_eq!(fs::read(&path).unwrap(), log(4));
}

#[test]
fn an_append_to_a_locked_file_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.aslog");
    write_atomic(&path, &log(1)).unwrap();
    let other = fs::File::open(&path).unwrap();
    other.lock().unwrap();
    let error = append(&path, tip(1), &[b"new"]).unwrap_err();
    assert!(matches!(error, AppendError::InUse(_)), "{error}");
}

#[test]
fn a_payload_that_is_too_long_leaves_the_file_alone() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.aslog");
    write_atomic(&path, &log(1)).unwrap();
    let error = append(&path, tip(1), &[b"fits", &vec![0; 2 << 20]]).unwrap_err();
    assert!(matches!(error, AppendError::Payload(_)), "{error}");
    assert_eq!(fs::read(&path).unwrap(), log(1));
}

#[test]
fn what_an_append_writes_is_what_a_writer_writes() {
    let mut writer = LogWriter::after(tip(2));
    writer.record(&payloads(3)[2]).unwrap();
    assert_eq!([log(2), writer.into_bytes()].concat(), log(3));
}
