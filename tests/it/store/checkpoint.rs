//! Checkpoints stand in a log and leave its chain alone.

use super::{log, payloads};
use asl_store::checkpoint::{MAX_CHECKPOINTS, Made, Signed};
use asl_store::compare::{Comparison, compare};
use asl_store::fault::FaultKind;
use asl_store::log::{Log, LogWriter};
use asl_store::note::Standing;
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

/// Checkpoints over one record, two, three and so on, each by one key of two; `None` is nobody's.
fn made(by: &[Option<usize>]) -> Made {
    let standing = |good: bool| if good { Standing::Good } else { Standing::Absent };
    let one = |(n, key): (usize, &Option<usize>)| Signed {
        records: n as u64,
        note: None,
        standings: (0..2).map(|k| standing(*key == Some(k))).collect(),
        fault: None,
    };
    Made::of(&by.iter().enumerate().map(one).collect::<Vec<_>>(), 2)
}

#[test]
fn the_room_is_divided() {
    let most = usize::try_from(MAX_CHECKPOINTS / 3).unwrap();
    for full in [Some(0), Some(1), None] {
        let just = vec![full; most];
        assert_eq!(made(&just).crowded(), None);
        assert_eq!([made(&just).has_room(0), made(&just).has_room(1)], [full != Some(0), full != Some(1)]);
        let over = [&just[..], &[Some(0), full]].concat();
        let crowded = made(&over).crowded().unwrap();
        assert_eq!(crowded.key, full);
        assert!(crowded.made > crowded.most && crowded.most == most as u64);
    }
    // What is signed twice brings nobody further.
    let mut twice = vec![Some(1); most];
    twice.push(Some(1));
    let again =
        Signed { records: 0, note: None, standings: vec![Standing::Good, Standing::Absent], fault: None };
    let all = vec![again; most + 2];
    assert_eq!(Made::of(&all, 2).crowded().unwrap().key, None);
    assert_eq!(made(&twice).crowded().unwrap().key, Some(1));
}
