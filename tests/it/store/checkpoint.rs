//! Checkpoints stand in a log and leave its chain alone.

use super::{log, payloads};
use asl_store::compare::{Comparison, compare};
use asl_store::fault::FaultKind;
use asl_store::log::{Log, LogWriter};
use asl_store::verify::verify;

#[test]
fn a_checkpoint_is_read_with_the_place_that_it_speaks_of() {
    let mut writer = LogWriter::new();
    writer.record(b"one").unwrap();
    let tip = writer.record(b"two").unwrap();
    writer.checkpoint(b"signed").unwrap();
    writer.record(b"three").unwrap();
    let log = Log::read(writer.bytes());
    let [checkpoint] = log.checkpoints().collect::<Vec<_>>()[..] else { panic!("there is one checkpoint") };
    assert_eq!((checkpoint.records, checkpoint.head, checkpoint.text), (2, tip.head, &b"signed"[..]));
    assert_eq!((log.tip().records, log.verification().blocks), (3, 4));
}

#[test]
fn two_copies_are_the_same_log_whatever_checkpoints_they_carry() {
    let mut writer = LogWriter::new();
    for payload in payloads(5) {
        writer.checkpoint(b"mine").unwrap();
        writer.record(&payload).unwrap();
    }
    let (plain, signed) = (log(5), writer.into_bytes());
    let (plain, signed) = (Log::read(&plain), Log::read(&signed));
    assert_eq!(plain.tip(), signed.tip());
    assert_eq!(compare(&plain, &signed), Comparison::Identical { records: 5 });
}

#[test]
fn a_checkpoint_moved_behind_another_record_is_out_of_sequence() {
    let mut writer = LogWriter::new();
    writer.record(b"one").unwrap();
    let before = writer.bytes().len();
    writer.checkpoint(b"signed").unwrap();
    let after = writer.bytes().len();
    writer.record(b"two").unwrap();
    let bytes = writer.into_bytes();
    let moved = [&bytes[..before], &bytes[after..], &bytes[before..after]].concat();
    assert_eq!(verify(&moved).fault.map(|f| f.kind), Some(FaultKind::Sequence { stated: 1 }));
}
